"""What is counted in a first-edition quest: conquest, the overlord's threat and cards (E1-E6)."""

from dataclasses import dataclass, replace

from bot.rules.basics.keys import HeroKey
from bot.rules.basics.options import OverlordCardKind


@dataclass(frozen=True, slots=True)
class Town:
    """Who was killed, and is back in the town: `resting` until the hero's next turn begins.

    `off_map` are those whom a death took off the map, until somebody puts them back onto it.
    """

    resting: tuple[HeroKey, ...] = ()
    off_map: tuple[HeroKey, ...] = ()

    @property
    def heroes(self) -> tuple[HeroKey, ...]:
        """Give everybody in the town."""
        return tuple(dict.fromkeys((*self.resting, *self.off_map)))


NOBODY_IN_TOWN = Town()


@dataclass(frozen=True, slots=True)
class Dungeon:
    """A first-edition quest's counts; the four piles of cards together are the whole deck (E4).

    `paid` is set once this overlord turn gave its threat (E2), `spawned` and `powers` count what
    was played in it. `dealt` is the starting hand, as far as it was dealt (W8).
    """

    conquest: int
    hand: int
    deck: int
    discards: int = 0
    in_play: int = 0
    threat: int = 0
    paid: bool = False
    spawned: int = 0
    powers: int = 0
    dealt: int = 0
    town: Town = NOBODY_IN_TOWN

    @property
    def cards(self) -> int:
        """Count the cards of all piles."""
        return self.hand + self.deck + self.discards + self.in_play

    @property
    def is_sound(self) -> bool:
        """Tell whether no count is below zero."""
        piles = self.hand, self.deck, self.discards, self.in_play
        return min(self.conquest, self.threat, *piles) >= 0


def drawn(held: Dungeon, cards: int) -> Dungeon:
    """Draw from the deck into the hand."""
    return replace(held, hand=held.hand + cards, deck=held.deck - cards)


def discarded(held: Dungeon, cards: int) -> Dungeon:
    """Discard from the hand."""
    return replace(held, hand=held.hand - cards, discards=held.discards + cards)


def played(held: Dungeon, kind: OverlordCardKind) -> Dungeon:
    """Play a card from the hand: a power stays in play, the others are discarded."""
    if kind is OverlordCardKind.POWER:
        after = replace(held, hand=held.hand - 1, in_play=held.in_play + 1)
        return replace(after, powers=held.powers + 1)
    spawned = held.spawned + (kind is OverlordCardKind.SPAWN)
    return replace(discarded(held, 1), spawned=spawned)


def turned(held: Dungeon) -> Dungeon:
    """Make the discard pile the deck (E4)."""
    return replace(held, deck=held.deck + held.discards, discards=0)


def new_turn(held: Dungeon) -> Dungeon:
    """Begin a turn: nothing was gained or played in it yet."""
    return replace(held, paid=False, spawned=0, powers=0)
