"""A card that tests all heroes: Mages' Guild."""

from dataclasses import dataclass
from typing import ClassVar, Literal, final

from bot.rules.basics.options import Attribute
from bot.rules.cards import attribute_tests
from bot.rules.cards.kind import Asks, Kind, pick_hero
from bot.rules.economy.draft import Draft
from bot.rules.printed.decks import Card
from bot.rules.state import events as e
from bot.rules.state import questions as q

# Its word is older than decks of a group's own, which name other conditions.
AFFLICTED = Asks(q.PickHero, "stunned-hero", tells=("condition",))


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class EveryHeroTested(Kind):
    """Every hero tests an attribute; tiers by the number of failures add up (R9).

    A tier at 0 failures does not exist.
    """

    kind: Literal["test-every-hero"] = "test-every-hero"
    attribute: Attribute
    fail_fatigue: int
    overlord_card_at: int
    condition_at: int
    condition: str
    threat_at: int
    asks: ClassVar[tuple[Asks, ...]] = (AFFLICTED,)
    names_conditions: ClassVar[str] = "condition"

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
