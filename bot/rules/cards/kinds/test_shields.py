"""A card that makes a test harder once it is rolled: Nefarious Power."""

from dataclasses import dataclass
from typing import ClassVar, Literal, final

from bot.rules.basics.dice_result import AttributeTest, add_up
from bot.rules.cards import attribute_tests
from bot.rules.cards.kind import Asks, Kind, pick_hero
from bot.rules.economy.draft import Draft
from bot.rules.printed.decks import Card
from bot.rules.state import events as e
from bot.rules.state import questions as q

WHOSE = Asks(q.PickHero, "shielded-test", moves_tokens=False)


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class TestShields(Kind):
    """Adds shields to an attribute test that the bot has rolled; others are the table's (L3, D2).

    Of each hero it is the newest roll, for as long as its dice can be rerolled.
    """

    kind: Literal["test-shields"] = "test-shields"
    shields: int
    asks: ClassVar[tuple[Asks, ...]] = (WHOSE,)

    def play(self, draft: Draft, card: Card) -> None:
        """Add them to the test that lies on the table; of several the overlord chooses one."""
        rolls = draft.campaign.last_rolls
        heroes = tuple(hero for hero, roll in rolls.items() if roll.tested is not None)
        hero = pick_hero(draft, card, WHOSE, heroes, q.Audience.OVERLORD) if heroes else None
        if hero is not None:
            self._add(draft, card, hero)

    def answer(self, draft: Draft, card: Card, question: q.OfCard, value: str) -> None:
        """Add them to the test chosen, if it still lies there."""
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
