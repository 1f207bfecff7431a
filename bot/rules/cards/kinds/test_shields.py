"""Cards that make a test harder once it is rolled: Nefarious Power, Fetid Stench."""

from dataclasses import dataclass
from typing import ClassVar, Literal, final

from bot.rules.basics.dice_result import AttributeTest, add_up
from bot.rules.basics.options import Attribute
from bot.rules.cards import attribute_tests, doubted_tests, spending
from bot.rules.cards.kind import Asks, Kind, effect_of, pick_hero
from bot.rules.cards.terms import trigger_cost
from bot.rules.economy import find
from bot.rules.economy.draft import Draft
from bot.rules.printed.decks import Card
from bot.rules.state import events as e
from bot.rules.state import questions as q
from bot.rules.state.campaign import Campaign
from bot.rules.state.choices import YES

WHOSE = Asks(q.PickHero, "shielded-test", moves_tokens=False)
HARDER = Asks(q.SayYes, "shields-for-test", tells=("shields",), triggers=True)
FAILS = Asks(q.SayYes, "test-to-fail", triggers=True)


def offer(draft: Draft, card: Card, asked: Asks, tests: q.CountTests, test: q.HeroTest) -> bool:
    """Ask whether the overlord triggers a ready card for a passed test; tells whether it does."""
    payable = (trigger_cost(draft, card) or 0) <= draft.campaign.threat
    if not payable or not draft.campaign.cards[card.key].is_ready or card.key in test.heard:
        return False
    step = doubted_tests.doubted(tests, card.key, test.hero)
    id, then = draft.new_question_id(), (step, *draft.take_agenda())
    draft.ask(q.SayYes(id, card.key, asked.purpose, q.Audience.OVERLORD, test.hero, then))
    return True


def trigger_for(draft: Draft, card: Card, question: q.OfCard, value: str) -> None:
    """Trigger the card for the test that was asked about."""
    if isinstance(question, q.SayYes) and value == YES:
        spending.begin_with(draft, card, q.PlayEffect(card.key, question.hero))


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class TestShields(Kind):
    """Adds shields to an attribute test (L3, D2).

    A test that a card calls for is asked about before it counts, where they make it fail, or where
    only the table knows its dice. Of each hero's other tests it is the newest that the bot has
    rolled, for as long as its dice can be rerolled.
    """

    kind: Literal["test-shields"] = "test-shields"
    shields: int
    asks: ClassVar[tuple[Asks, ...]] = (WHOSE, HARDER)

    def may_doubt(
        self, campaign: Campaign, card: Card, tested_by: Card, attribute: Attribute
    ) -> bool:
        """Be named while it lies ready."""
        return campaign.cards[card.key].is_ready

    def doubts(self, draft: Draft, card: Card, tests: q.CountTests, test: q.HeroTest) -> bool:
        """Offer itself where a test is passed that it may make fail."""
        in_vain = test.faces and doubted_tests.is_passed(draft, test, self.shields)
        return bool(test.passed) and not in_vain and offer(draft, card, HARDER, tests, test)

    def play(self, draft: Draft, card: Card) -> None:
        """Add them to the test that lies on the table; of several the overlord chooses one."""
        rolls = draft.campaign.last_rolls
        heroes = tuple(hero for hero, roll in rolls.items() if roll.tested is not None)
        hero = pick_hero(draft, card, WHOSE, heroes, q.Audience.OVERLORD) if heroes else None
        if hero is not None:
            self._add(draft, card, hero)

    def play_on(self, draft: Draft, card: Card, hero: str) -> None:
        """Add them to the test that is about to count."""
        doubted_tests.harden(draft, card, hero, shields=self.shields)

    def answer(self, draft: Draft, card: Card, question: q.OfCard, value: str) -> None:
        """Add them to the test chosen, if it still lies there."""
        if not isinstance(question, q.PickHero):
            trigger_for(draft, card, question, value)
            return
        roll = draft.campaign.last_rolls.get(value)
        if roll is not None and roll.tested is not None:
            self._add(draft, card, value)

    def _add(self, draft: Draft, card: Card, hero: str) -> None:
        roll = draft.campaign.last_rolls[hero]
        shown = add_up(draft.box.dice.faces(roll.dice, roll.faces)).shields + roll.shields
        before, after = (AttributeTest(shown + more, roll.value) for more in (0, self.shields))
        told = e.ShieldsAdded(card.key, hero, roll.number, self.shields, passed=after.passed)
        draft.add(told)
        if before.passed:
            attribute_tests.recall_if_failed(draft, hero)


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class TestFails(Kind):
    """Makes a passed test fail that is against one of these conditions (L3).

    A card's test is asked about before it counts; of others the table makes it so.
    """

    kind: Literal["test-fails"] = "test-fails"
    conditions: tuple[str, ...]
    names_conditions: ClassVar[str] = "conditions"
    asks: ClassVar[tuple[Asks, ...]] = (FAILS,)

    def may_doubt(
        self, campaign: Campaign, card: Card, tested_by: Card, attribute: Attribute
    ) -> bool:
        """Be named while it lies ready, in a test against one of the conditions."""
        return campaign.cards[card.key].is_ready and self._fits(tested_by, attribute)

    def doubts(self, draft: Draft, card: Card, tests: q.CountTests, test: q.HeroTest) -> bool:
        """Offer itself where a test against one of the conditions is passed."""
        if tests.condition:
            fits = tests.condition in self.conditions
        else:
            fits = self._fits(find.card_by_key(draft, tests.card), tests.attribute)
        return bool(test.passed) and fits and offer(draft, card, FAILS, tests, test)

    def play(self, draft: Draft, card: Card) -> None:
        """Leave the test to the table."""

    def play_on(self, draft: Draft, card: Card, hero: str) -> None:
        """Make the test fail that is about to count."""
        doubted_tests.harden(draft, card, hero)

    def answer(self, draft: Draft, card: Card, question: q.OfCard, value: str) -> None:
        """Be triggered for the test."""
        trigger_for(draft, card, question, value)

    def _fits(self, tested_by: Card, attribute: Attribute) -> bool:
        return effect_of(tested_by).condition_of_failing(attribute) in self.conditions
