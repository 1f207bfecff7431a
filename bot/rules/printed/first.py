"""The first edition as printed: heroes, monsters, overlord cards, quests, and its economy."""

from collections.abc import Collection
from dataclasses import dataclass, field
from functools import cached_property
from typing import Literal

from bot.rules.basics import names
from bot.rules.basics.options import OverlordCardKind
from bot.rules.well.treachery import TreacheryKind

BASE_GAME = "Base Game"
FEWEST_HEROES = 2
FLY = "Fly"
"""The ability, as printed, of what flies."""


@dataclass(frozen=True, slots=True, kw_only=True)
class FirstHero:
    """A printed hero; `armour` is None where the sheet shows no fixed number."""

    name: str
    also: tuple[str, ...] = ()
    expansion: str
    conquest: int
    wounds: int
    fatigue: int
    armour: int | None = None
    armour_note: str = ""
    speed: int
    economy: str = ""
    sources: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Rank:
    """A monster's normal or master row; `wounds` for 2, 3 and 4 heroes."""

    speed: int
    armour: int
    dice: tuple[str, ...]
    abilities: tuple[str, ...]
    wounds: tuple[int, int, int]
    sources: int

    @property
    def flies(self) -> bool:
        """Tell whether it flies."""
        return FLY in self.abilities

    def wounds_with(self, heroes: int) -> int:
        """Give the wounds with this many heroes; fewer than two count as two."""
        return self.wounds[min(max(heroes - FEWEST_HEROES, 0), len(self.wounds) - 1)]


@dataclass(frozen=True, slots=True, kw_only=True)
class FirstMonster:
    """A printed monster; `size` in spaces as `2x1`."""

    name: str
    also: tuple[str, ...] = ()
    expansion: str
    attack: Literal["melee", "ranged", "magic", "any"]
    size: str
    size_sources: int
    normal: Rank
    master: Rank


@dataclass(frozen=True, slots=True, kw_only=True)
class Gem:
    """The treachery that a card costs; cards without belong to the basic deck."""

    kind: TreacheryKind
    cost: int


@dataclass(frozen=True, slots=True, kw_only=True)
class OverlordCard:
    """A printed overlord card; `threat` is None for an X, explained in `threat_x`."""

    name: str
    also: tuple[str, ...] = ()
    expansion: str
    kind: OverlordCardKind
    threat: int | None = None
    threat_x: str = ""
    discard: int
    treachery: Gem | None = None
    copies: int
    economy: str = ""
    sources: int


@dataclass(frozen=True, slots=True, kw_only=True)
class QuestTreachery:
    """The treachery that a quest gives the overlord."""

    event: int
    trap: int
    monster: int


@dataclass(frozen=True, slots=True, kw_only=True)
class FirstQuest:
    """A printed quest; None where no source gives the number."""

    name: str
    also: tuple[str, ...] = ()
    expansion: str
    conquest: int | None = None
    treachery: QuestTreachery | None = None
    economy: str = ""
    sources: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Economy:
    """What a turn, a curse, a glyph and the end of the deck bring and cost."""

    threat_per_hero: int
    curse_per_hero: int
    cards_per_turn: int
    hand_limit: int
    conquest_of_glyph: int
    conquest_of_deck: int


@dataclass(frozen=True, kw_only=True)
class FirstBox:
    """The printed facts of the first edition; every lookup takes any accepted name.

    `master` is the word that the names of masters begin with.
    """

    heroes: tuple[FirstHero, ...]
    monsters: tuple[FirstMonster, ...]
    master: str
    cards: tuple[OverlordCard, ...]
    quests: tuple[FirstQuest, ...]
    economy: Economy
    _heroes: dict[str, FirstHero] = field(init=False, repr=False, compare=False)
    _monsters: dict[str, FirstMonster] = field(init=False, repr=False, compare=False)
    _cards: dict[str, OverlordCard] = field(init=False, repr=False, compare=False)
    _quests: dict[str, FirstQuest] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        for shelf in ("heroes", "monsters", "cards", "quests"):
            object.__setattr__(self, f"_{shelf}", names.index(getattr(self, shelf)))

    def hero(self, name: str) -> FirstHero | None:
        """Find a printed hero."""
        return self._heroes.get(names.key(name))

    def monster(self, name: str) -> FirstMonster | None:
        """Find a printed monster."""
        return self._monsters.get(names.key(name))

    def figure(self, name: str) -> tuple[FirstMonster, Rank] | None:
        """Find what a figure's name tells of it: `Master Kobold 2` is a master Kobold."""
        bare = names.key(name).rstrip("0123456789")
        prefix = names.key(self.master)
        monster = self._monsters.get(bare)
        if monster is not None:
            return monster, monster.normal
        master = self._monsters.get(bare.removeprefix(prefix)) if bare.startswith(prefix) else None
        return (master, master.master) if master else None

    def card(self, name: str) -> OverlordCard | None:
        """Find a printed overlord card; a reprinted one by its last printing."""
        return self._cards.get(names.key(name))

    def quest(self, name: str) -> FirstQuest | None:
        """Find a printed quest."""
        return self._quests.get(names.key(name))

    def deck_size(self, expansions: Collection[str]) -> int:
        """Count the cards of the basic deck, with what each expansion adds to it (E4)."""
        played = {BASE_GAME, *expansions}
        basic = (card for card in self.cards if card.treachery is None)
        return sum(card.copies for card in basic if card.expansion in played)

    @cached_property
    def discard_values(self) -> tuple[int, ...]:
        """Give every discard value that is printed on a card, lowest first."""
        return tuple(sorted({card.discard for card in self.cards}))
