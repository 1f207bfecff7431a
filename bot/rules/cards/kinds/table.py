"""Abilities that the table carries out; of some of them the bot knows when they matter."""

from dataclasses import dataclass
from typing import ClassVar, Literal, final

from bot.rules.basics.options import Attribute, Track
from bot.rules.cards import sheets
from bot.rules.cards.kind import Asks, Kind, pick_hero
from bot.rules.economy.draft import Draft
from bot.rules.printed.decks import Card
from bot.rules.state import events as e
from bot.rules.state import questions as q
from bot.rules.state.campaign import Campaign, PlotCard

JUST_HURT = 1
"""The damage that more is dealt to (Z5)."""

FAILED = Asks(q.PickHero, "failed-hero")


@dataclass(frozen=True, slots=True, kw_only=True)
class AtTable(Kind):
    """Everything happens at the table; the card's summary says what (R2)."""

    def play(self, draft: Draft, card: Card) -> None:
        """Leave it to the table."""


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class SeeCard(AtTable):
    """The text is not in the data: the table reads its own card."""

    kind: Literal["see-card"] = "see-card"


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class Guide(AtTable):
    """Everything happens at the table, and nothing of it is a figure (R2)."""

    kind: Literal["guide"] = "guide"


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class MonsterDies(AtTable):
    """Defeats the monster that rolled an X; while exhausted an X may be changed (Z4)."""

    kind: Literal["monster-dies"] = "monster-dies"


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class ExtraDamage(AtTable):
    """Deals more damage and fatigue to a hero who has just suffered 1 damage (Z5)."""

    kind: Literal["extra-damage"] = "extra-damage"
    damage: int
    fatigue: int

    def play(self, draft: Draft, card: Card) -> None:
        """Leave it to the table; where sheets are kept, deal it to whom they show just hurt."""
        hero, amount = draft.campaign.hurt
        if amount == JUST_HURT and draft.campaign.keeps(Track.EVERYTHING):
            draft.add(e.DamageSuffered(hero, self.damage, self.damage, card.key))
            draft.add(e.FatigueSuffered(hero, self.fatigue, card.key))


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class AnotherAttack(AtTable):
    """A monster suffers damage, another of its group attacks (Z7)."""

    kind: Literal["another-attack"] = "another-attack"
    damage: int


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class AfterFailedTest(AtTable):
    """After a failed test of this attribute the hero moves and attacks for the overlord (R7)."""

    kind: Literal["after-failed-test"] = "after-failed-test"
    attribute: Attribute
    asks: ClassVar[tuple[Asks, ...]] = (FAILED,)

    def play(self, draft: Draft, card: Card) -> None:
        """Give the hero who failed to the overlord; of several the overlord chooses."""
        heroes = draft.campaign.recalled.get(card.key, ())
        failed = tuple(hero for hero in heroes if hero in draft.campaign.heroes)
        hero = pick_hero(draft, card, FAILED, failed, q.Audience.OVERLORD) if failed else None
        if hero is not None:
            self._control(draft, card, hero)

    def answer(self, draft: Draft, card: Card, question: q.OfCard, value: str) -> None:
        """Give the hero who was chosen to the overlord."""
        self._control(draft, card, value)

    def _control(self, draft: Draft, card: Card, hero: str) -> None:
        held = draft.campaign.heroes[hero]
        speed = sheets.now(draft.campaign, draft.box, held).speed
        draft.add(e.HeroControlled(hero, card.key, speed))

    def follows_failed_test(self, attribute: Attribute) -> bool:
        """Be recalled where a test of its attribute fails."""
        return attribute is self.attribute


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class SurgeFatigue(AtTable):
    """Fatigue for each surge of a hero's attack; a surge left unspent refreshes the card (Z1)."""

    kind: Literal["surge-fatigue"] = "surge-fatigue"
    refreshes_itself: ClassVar[bool] = True
    fatigue_each_surge: ClassVar[int] = 1


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class Discount(AtTable):
    """While exhausted, every trigger costs less; no card makes itself cheaper (Z9, P8)."""

    kind: Literal["discount"] = "discount"
    amount: int

    def discount(self, campaign: Campaign, held: PlotCard) -> int:
        """Make the others cheaper while it lies there exhausted."""
        return self.amount if held.exhausted and held.faceup else 0
