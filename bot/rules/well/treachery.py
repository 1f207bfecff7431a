"""The overlord's treachery before a quest: swaps, and extra starting cards (W8)."""

from dataclasses import dataclass, replace
from enum import StrEnum

from bot.rules.basics.keys import OwnName
from bot.rules.basics.stored import Stored


class TreacheryKind(StrEnum):
    """The three kinds, each spent on cards of its own kind."""

    EVENT = "event"
    TRAP = "trap"
    MONSTER = "monster"


class Swap(Stored, frozen=True):
    """A treachery card that took a basic card's place."""

    card: OwnName
    kind: TreacheryKind
    cost: int


UNTOLD = Swap("", TreacheryKind.EVENT, 0)
"""A swap in a copy of a log that leaves the bot: neither the card is told nor what it cost."""


@dataclass(frozen=True, slots=True)
class Treachery:
    """What a quest gives, what was swapped in, and the starting cards without treachery."""

    event: int
    trap: int
    monster: int
    usual: int
    swaps: tuple[Swap, ...] = ()
    done: bool = False

    def given(self, kind: TreacheryKind) -> int:
        """Points of a kind that the quest gives."""
        return {
            TreacheryKind.EVENT: self.event,
            TreacheryKind.TRAP: self.trap,
            TreacheryKind.MONSTER: self.monster,
        }[kind]

    def left(self, kind: TreacheryKind) -> int:
        """Points of a kind that are not spent."""
        return self.given(kind) - sum(swap.cost for swap in self.swaps if swap.kind is kind)

    @property
    def left_over(self) -> int:
        """Points of every kind together that are not spent."""
        return sum(self.left(kind) for kind in TreacheryKind)

    def start_cards(self, points_per_card: int, most: int) -> int:
        """Starting cards with the extra ones that points left over give, never above the most."""
        return min(most, self.usual + self.left_over // points_per_card)


def swap_in(treachery: Treachery, swap: Swap) -> Treachery:
    """Add a swap."""
    return replace(treachery, swaps=(*treachery.swaps, swap))


def swap_back(treachery: Treachery, swap: Swap) -> Treachery:
    """Take the newest such swap back."""
    swaps = list(treachery.swaps)
    newest = len(swaps) - 1 - swaps[::-1].index(swap)
    return replace(treachery, swaps=tuple(swaps[:newest] + swaps[newest + 1 :]))
