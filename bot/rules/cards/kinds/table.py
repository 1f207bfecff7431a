"""Abilities that the table carries out: the bot takes the payment and keeps the card's state."""

from dataclasses import dataclass
from typing import Literal, final

from bot.rules.cards.kind import Kind
from bot.rules.economy.draft import Draft
from bot.rules.printed.decks import Card


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
    """Deals more damage and fatigue to a hero (Z5)."""

    kind: Literal["extra-damage"] = "extra-damage"
    damage: int
    fatigue: int


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class AnotherAttack(AtTable):
    """A monster suffers damage, another of its group attacks (Z7)."""

    kind: Literal["another-attack"] = "another-attack"
    damage: int
