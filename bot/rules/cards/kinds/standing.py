"""Abilities that the table carries out, and of which the bot knows when they matter."""

from dataclasses import dataclass
from typing import ClassVar, Literal, final

from bot.rules.basics.options import Attribute
from bot.rules.cards.kinds.table import AtTable
from bot.rules.state.campaign import PlotCard


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class AfterFailedTest(AtTable):
    """After a failed test of this attribute the hero moves and attacks for the overlord (R7)."""

    kind: Literal["after-failed-test"] = "after-failed-test"
    attribute: Attribute

    def follows_failed_test(self, attribute: Attribute) -> bool:
        """Be recalled where a test of its attribute fails."""
        return attribute is self.attribute


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class SurgeFatigue(AtTable):
    """Fatigue for each surge of a hero's attack; a surge left unspent refreshes the card (Z1)."""

    kind: Literal["surge-fatigue"] = "surge-fatigue"
    refreshes_itself: ClassVar[bool] = True


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class Discount(AtTable):
    """While exhausted, every trigger costs less; no card makes itself cheaper (Z9, P8)."""

    kind: Literal["discount"] = "discount"
    amount: int

    def discount(self, held: PlotCard) -> int:
        """Make the others cheaper while it lies there exhausted."""
        return self.amount if held.exhausted and held.faceup else 0
