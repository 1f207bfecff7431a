"""Cards that test one hero (Traitor, False Informant), or all of them (Mages' Guild)."""

from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar, Literal, final

from bot.rules.basics.options import Attribute
from bot.rules.basics.places import POOL, SUPPLY
from bot.rules.cards import agents, attribute_tests
from bot.rules.cards.agents import Awaited
from bot.rules.cards.kind import Asks, Kind, pick_hero
from bot.rules.economy.draft import Draft
from bot.rules.printed.decks import Card
from bot.rules.state import events as e
from bot.rules.state import questions as q

TESTED = Asks(q.PickHero, "tested-hero")

# Its word is older than decks of a group's own, which name other conditions.
AFFLICTED = Asks(q.PickHero, "stunned-hero", tells=("condition",))


class WhoIsTested(StrEnum):
    """Which hero a card tests."""

    TURN_HERO = "turn-hero"
    HEROES_CHOOSE = "heroes-choose"


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class OneHeroTested(Kind):
    """One hero tests an attribute (R5, R6).

    `fail_fatigue` is a number or the tested attribute's value; with `fail_guide` the summary says
    what a failure does at the table.
    """

    kind: Literal["test-hero"] = "test-hero"
    attribute: Attribute
    who: WhoIsTested
    fail_fatigue: int | Literal["attribute"] = 0
    fail_guide: bool = False
    pass_threat: int = 0
    fatigue: int = 0
    asks: ClassVar[tuple[Asks, ...]] = (TESTED,)

    def ability(self, draft: Draft, card: Card) -> q.Step:
        """Test the hero whose turn it is now, whoever's it is once the card is paid for."""
        turn = draft.campaign.turn
        if self.who is WhoIsTested.TURN_HERO and turn is not None and turn.hero:
            return q.AttributeTests(card.key, (turn.hero,))
        return q.PlayEffect(card.key)

    def play(self, draft: Draft, card: Card) -> None:
        """Let the heroes choose who tests, or the overlord where nobody said whose turn it is."""
        heroes_choose = self.who is WhoIsTested.HEROES_CHOOSE
        side = q.Audience.HEROES if heroes_choose else q.Audience.OVERLORD
        hero = pick_hero(draft, card, TESTED, tuple(draft.campaign.heroes), side)
        if hero is not None:
            draft.do((q.AttributeTests(card.key, (hero,)),))

    def answer(self, draft: Draft, card: Card, question: q.OfCard, value: str) -> None:
        """Test the hero who was chosen."""
        draft.do((q.AttributeTests(card.key, (value,)),))

    def begin_tests(self, draft: Draft, card: Card, heroes: tuple[str, ...]) -> None:
        """Begin the test; it may cost fatigue before."""
        for hero in heroes if self.fatigue else ():
            draft.add(e.FatigueSuffered(hero, self.fatigue, card.key))
        attribute_tests.begin(draft, card, self.attribute, heroes)

    def tests_counted(self, draft: Draft, card: Card, failed: tuple[q.HeroTest, ...]) -> None:
        """Give threat for a pass, fatigue for a failure."""
        if not failed:
            draft.transfer(SUPPLY, POOL, self.pass_threat, e.Why.CARD, card.key)
        for test in failed:
            amount = test.value if self.fail_fatigue == "attribute" else self.fail_fatigue
            if amount != 0:
                draft.add(e.FatigueSuffered(test.hero, amount, card.key))
            if self.fail_guide:
                draft.add(e.CardGuides(card.key))


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class EveryHeroTested(Kind):
    """Every hero tests an attribute; tiers by the number of failures add up (R9).

    A tier at 0 failures does not exist.
    """

    kind: Literal["test-every-hero"] = "test-every-hero"
    attribute: Attribute
    fail_fatigue: int = 0
    overlord_card_at: int = 0
    condition_at: int = 0
    condition: str = ""
    threat_at: int = 0
    threat_each: int = 0
    after: Awaited = ""
    asks: ClassVar[tuple[Asks, ...]] = (AFFLICTED,)
    names_conditions: ClassVar[str] = "condition"

    def check(self, draft: Draft, card: Card) -> None:
        """Refuse it where its moment is the agent's, and is not there."""
        agents.need_awaited(draft, card, self.after)

    def play(self, draft: Draft, card: Card) -> None:
        """Let every hero test."""
        self.begin_tests(draft, card, tuple(draft.campaign.heroes))

    def begin_tests(self, draft: Draft, card: Card, heroes: tuple[str, ...]) -> None:
        """Begin the tests."""
        attribute_tests.begin(draft, card, self.attribute, heroes)

    def tests_counted(self, draft: Draft, card: Card, failed: tuple[q.HeroTest, ...]) -> None:
        """Add up the tiers."""
        for test in failed:
            if self.fail_fatigue:
                draft.add(e.FatigueSuffered(test.hero, self.fail_fatigue, card.key))
        if self.threat_each and failed:
            draft.do((q.GainByCard(card.key, self.threat_each * len(failed)),))
        if 0 < self.overlord_card_at <= len(failed):
            draft.add(e.OverlordCardDrawn(1, e.Why.CARD, card.key))
        if 0 < self.threat_at <= len(failed):
            draft.do((q.GainByCard(card.key, 1),))
        if 0 < self.condition_at <= len(failed):
            heroes = tuple(test.hero for test in failed)
            hero = pick_hero(draft, card, AFFLICTED, heroes, q.Audience.OVERLORD)
            if hero is not None:
                self._afflict(draft, card, hero)

    def answer(self, draft: Draft, card: Card, question: q.OfCard, value: str) -> None:
        """Give the condition to the hero who was chosen."""
        self._afflict(draft, card, value)

    def _afflict(self, draft: Draft, card: Card, hero: str) -> None:
        draft.add(e.ConditionGiven(self.condition, card.key, hero))
