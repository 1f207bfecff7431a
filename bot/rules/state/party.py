"""What the heroes have together and each by themselves, and the overlord's cards (G, X, O)."""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace

BASIC = "Basic"
"""The basic deck of whoever has not chosen another (O1)."""


@dataclass(frozen=True, slots=True)
class Item:
    """An item on a hero's sheet; `cost` is what the group paid for one that the box does not know.

    A starting item came with the class.
    """

    name: str
    cost: int = 0
    starting: bool = False


@dataclass(frozen=True, slots=True)
class Kit:
    """What a hero has learnt and carries; a hybrid class takes a standard one `along` (X2).

    `starting` skills came with the classes, `skills` were bought or entered.
    """

    xp: int = 0
    taken: str = ""
    along: str = ""
    starting: tuple[str, ...] = ()
    skills: tuple[str, ...] = ()
    items: tuple[Item, ...] = ()

    def has(self, item: str) -> Item | None:
        """Find an item; one that did not come with the class first."""
        found = [each for each in self.items if each.name == item]
        return min(found, key=lambda each: each.starting) if found else None

    def without(self, item: Item) -> "Kit":
        """Give the same without one such item."""
        place = self.items.index(item)
        return replace(self, items=self.items[:place] + self.items[place + 1 :])

    def carrying(self, item: Item) -> "Kit":
        """Give the same with an item more."""
        return replace(self, items=(*self.items, item))


NO_KIT = Kit()


@dataclass(frozen=True, slots=True)
class ForSale:
    """A Shop Item card that is revealed, for its price and what a card makes it dearer (R3)."""

    item: str
    cost: int
    more: int = 0

    @property
    def price(self) -> int:
        """Give what the heroes pay."""
        return self.cost + self.more


@dataclass(frozen=True, slots=True)
class Learnt:
    """An Overlord card that was learnt; its name is empty where another host alone knows it."""

    level: int
    card: str = field(default="", repr=False)


@dataclass(frozen=True, slots=True)
class Party:
    """The common purse, the kits, the shop as it is revealed; the overlord's hand and deck.

    Of the basic cards and those `learnt` the deck is without those `left_out`.

    `searched` is set once the gold of this phase's Search cards is in the purse, `rewarded` once
    what the quest brings is entered.
    """

    gold: int = 0
    searched: bool = False
    rewarded: bool = False
    kits: dict[str, Kit] = field(default_factory=dict)
    shop: tuple[ForSale, ...] = ()
    hand: int = 0
    basic: str = BASIC
    learnt: tuple[Learnt, ...] = ()
    left_out: tuple[Learnt, ...] = ()

    def kit(self, hero: str) -> Kit:
        """Give what a hero has."""
        return self.kits.get(hero, NO_KIT)

    def carried(self) -> Iterator[str]:
        """Name every item on the heroes' sheets."""
        return (item.name for kit in self.kits.values() for item in kit.items)

    def for_sale(self, item: str) -> ForSale | None:
        """Find a revealed card."""
        return next((each for each in self.shop if each.item == item), None)

    @property
    def is_sound(self) -> bool:
        """Tell whether no count is below zero."""
        return min(self.gold, self.hand, *(kit.xp for kit in self.kits.values())) >= 0


EMPTY = Party()
