"""What every kind of effect can be asked; each says in a file of its own what is its own."""

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import ClassVar, Literal

from msgspec import Struct

from bot.rules.basics.options import Attribute, Sheet, Winner
from bot.rules.basics.places import Place
from bot.rules.basics.stage import Step
from bot.rules.economy.draft import Draft
from bot.rules.printed.decks import Card
from bot.rules.state import commands as c
from bot.rules.state import events as e
from bot.rules.state import questions as q
from bot.rules.state import refusals as r
from bot.rules.state.campaign import Campaign, Hero, PlotCard
from bot.rules.state.touches import TEST, Touches

# What counters on a card are, for the words that name them.
What = Literal["token", "fatigue", "monster"]


class Asks(Struct, frozen=True):
    """A question that a card may ask, by its word, and what it holds up until answered (U4).

    The word is stored with the question, and its sentence is found by it. Its answer waits for
    open payments if it moves tokens. `tells` are the effect's fields that the sentence names; one
    that `triggers` the card names what that costs.
    """

    question: type[q.OfCard]
    purpose: str
    holds: Touches = TEST
    moves_tokens: bool = True
    tells: tuple[str, ...] = ()
    triggers: bool = False

    def fits(self, question: q.OfCard) -> bool:
        """Tell whether this is what is asked."""
        return isinstance(question, self.question) and question.purpose == self.purpose


class Loose(Struct, frozen=True):
    """Where tokens of a card lie that the table may take away, and as what they are moved."""

    place: Place
    why: e.Why


@dataclass(frozen=True, slots=True, kw_only=True)
class Kind(ABC):
    """What a Plot card does; its fields are what the card prints.

    All but `play` stands here as it is for most kinds: nothing to do, nothing changed.
    """

    asks: ClassVar[tuple[Asks, ...]] = ()
    # The field in which it names conditions, if there is one.
    names_conditions: ClassVar[str] = ""
    # Whether its own text may turn the exhausted card ready again.
    refreshes_itself: ClassVar[bool] = False
    # What each surge of the hero's attack that it was triggered for costs in fatigue.
    fatigue_each_surge: ClassVar[int] = 0
    # Whether a hero's defeat is what it is triggered for.
    suits_a_defeat: ClassVar[bool] = False

    @property
    def conditions(self) -> tuple[str, ...]:
        """Give the conditions it names."""
        named = getattr(self, self.names_conditions) if self.names_conditions else ()
        return tuple(filter(None, (named,))) if isinstance(named, str) else named

    # --- a trigger

    def check(self, draft: Draft, card: Card) -> None:
        """Refuse a trigger that its own text makes impossible, before anything is paid."""

    def asks_first(self, draft: Draft, card: Card) -> bool:
        """Ask what has to be known before anything is paid; tells whether it asks."""
        return False

    @property
    def discards(self) -> int:
        """Count the threat that the text discards besides the trigger cost."""
        return 0

    def ability(self, draft: Draft, card: Card) -> q.Step:
        """Give the step that follows the payment, as it stands while the card is triggered."""
        return q.PlayEffect(card.key)

    @abstractmethod
    def play(self, draft: Draft, card: Card) -> None:
        """Carry the ability out after it was paid for."""

    def play_on(self, draft: Draft, card: Card, hero: str) -> None:
        """Carry it out on a hero who is known already."""
        self.play(draft, card)

    # --- what it asks, and what follows

    def answer(self, draft: Draft, card: Card, question: q.OfCard, value: str) -> None:
        """Go on with the ability once one of its questions is answered."""
        raise r.NoSuchChoice(question, value)

    def describe_group(self, draft: Draft, card: Card, command: c.AnswerGroup) -> None:
        """Go on with the ability once its group is described."""
        raise r.QuestionClosed

    def begin_tests(self, draft: Draft, card: Card, heroes: tuple[str, ...]) -> None:
        """Let heroes test what the text names."""

    def next_test(self, draft: Draft, card: Card, step: q.NextTest) -> None:
        """Go on with those of the heroes who have not tested yet."""

    def tests_counted(self, draft: Draft, card: Card, failed: tuple[q.HeroTest, ...]) -> None:
        """Do what follows the tests, now that all of them count."""

    def ask_defeated(self, draft: Draft, card: Card, heroes: tuple[str, ...]) -> None:
        """Ask about the next hero whom its damage may have defeated."""

    # --- while it lies there

    def discount(self, campaign: Campaign, held: PlotCard) -> int:
        """Count by how much it makes the trigger of another card cheaper."""
        return 0

    def hides_items(self, held: PlotCard) -> int:
        """Count the Shop Item cards that Shopping shows less because of it."""
        return 0

    def weakened(self, sheet: Sheet, campaign: Campaign, card: Card, hero: Hero) -> Sheet:
        """Give a hero's figures as it leaves them."""
        return sheet

    def follows_failed_test(self, attribute: Attribute) -> bool:
        """Tell whether a failed test of this attribute is its moment."""
        return False

    def lowers(
        self, campaign: Campaign, card: Card, hero: str, attribute: Attribute, value: int
    ) -> int | None:
        """Give what it makes of an attribute in a test where it holds, which the table knows."""
        return None

    def doubts(self, draft: Draft, card: Card, tests: q.CountTests, test: q.HeroTest) -> bool:
        """Have its say on a test before it counts; tells whether it asks."""
        return False

    def may_doubt(
        self, campaign: Campaign, card: Card, tested_by: Card, attribute: Attribute
    ) -> bool:
        """Tell whether the overlord may still use it on such a test once it is passed."""
        return False

    def condition_of_failing(self, attribute: Attribute) -> str:
        """Name the condition that a failed test of this attribute gives."""
        return ""

    def test_failed(self, draft: Draft, card: Card, held: PlotCard) -> None:
        """Follow a failed attribute test."""

    def hero_rests(self, draft: Draft, card: Card, hero: Hero) -> bool:
        """Offer what it allows a hero who has rested; tells whether it asks."""
        return False

    def agent_attacked(self, draft: Draft, card: Card, held: PlotCard) -> None:
        """Note an attack on the agent."""

    def agent_falls(self, draft: Draft, card: Card, held: PlotCard, step: q.LetAgentGo) -> bool:
        """Offer itself before a defeated agent leaves; tells whether it asks."""
        return False

    def loose(self, card: Card) -> Loose | None:
        """Tell which of its tokens the table may take away before their end."""
        return None

    # --- what has happened

    def step_came(self, draft: Draft, card: Card, held: PlotCard, step: Step) -> None:
        """Follow a step of the campaign phase that has begun, or was passed over."""

    def quest_began(self, draft: Draft, card: Card, held: PlotCard) -> None:
        """Follow the start of a quest."""

    def encounter_began(self, draft: Draft, card: Card, held: PlotCard) -> None:
        """Follow the start of an encounter's set-up."""

    def hero_defeated(self, draft: Draft, card: Card, held: PlotCard, hero: str) -> None:
        """Follow a hero's defeat, whose reward may still be asked about."""

    def other_triggered(self, draft: Draft, card: Card, held: PlotCard) -> None:
        """Follow the trigger of another card."""

    def threat_gained(self, draft: Draft, card: Card, held: PlotCard, amount: int) -> None:
        """Follow a gain of threat."""

    def quest_decided(self, draft: Draft, card: Card, held: PlotCard, winner: Winner) -> None:
        """Follow the end of a quest, now that it is known who has won."""

    # --- what ends

    def agent_left(self, draft: Draft, card: Card, held: PlotCard) -> None:
        """Let go of what was there for the agent's sake."""

    def overlord_turn_began(self, draft: Draft, card: Card, held: PlotCard) -> None:
        """Let go of what lasts until the overlord's turn."""

    def hero_turn_began(self, draft: Draft, card: Card, held: PlotCard, hero: str) -> None:
        """Follow the start of a hero's turn."""

    def encounter_ended(self, draft: Draft, card: Card, held: PlotCard) -> None:
        """Let go of what lasts for an encounter."""

    def quest_ended(self, draft: Draft, card: Card, held: PlotCard) -> None:
        """Let go of what lasts for a quest."""

    def laid_open(self, draft: Draft, card: Card, held: PlotCard) -> None:
        """Show what is hidden beneath it, as it counts no more."""

    def refreshed(self, draft: Draft, card: Card, held: PlotCard) -> None:
        """Let go of what lasts while it is exhausted."""


def effect_of(card: Card) -> Kind:
    """Give a card's effect with all that it can be asked."""
    if not isinstance(card.effect, Kind):
        raise TypeError(card.effect)
    return card.effect


def pick_hero(
    draft: Draft, card: Card, asked: Asks, heroes: tuple[str, ...], side: q.Audience
) -> str | None:
    """Let a side choose one of these heroes; a single one needs no choosing and is given."""
    if len(heroes) == 1:
        return heroes[0]
    id, then = draft.new_question_id(), draft.take_agenda()
    draft.ask(q.PickHero(id, card.key, asked.purpose, heroes, side, then))
    return None
