"""What one fortune token is worth in an attack, exactly (F2).

After the whole roll, defence included, the hero rolls that one of the attack dice again which then
promises the most damage after defence, or keeps the roll if no die promises more than it has.
Surges do not count. With two misses on the table no single die helps.

For each total of range and damage over shields, the sides that are worth a reroll form a ranking,
and the hero takes the first of them that lies on the table. So what counts is how many rolls of
this total show at least one of the ranking's first k sides: all rolls less those without them.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import pairwise
from math import prod
from typing import NamedTuple

from bot.rules.basics.dice import SIDES, Die
from bot.rules.rolling.odds import Grid, Row, Sides, added, hits, net_ways, shield_ways

# Range and damage of a side that is no miss.
Side = tuple[int, int]
# For each colour of the pool, the sides its dice may show.
Allowed = tuple[frozenset[Side], ...]


class _Colour(NamedTuple):
    """The attack dice of one colour: how many, and the sides of each that are no miss."""

    number: int
    sides: Sides


class _Option(NamedTuple):
    """What rerolling a die of a colour that shows this side promises, in sixths of a damage."""

    gain: int
    colour: int
    side: Side


def reroll_gain(
    attack: Sequence[Die], defence: Sequence[Die] = (), distance: int | None = None
) -> float:
    """The damage after defence that one reroll of the best attack die adds on average."""
    count = _Count(attack, defence, distance)
    sixths = sum(count.without_miss()) + sum(count.with_one_miss())
    rolls: int = SIDES ** (len(attack) + len(defence))
    return sixths / SIDES / rolls


class _Count:
    """All rolls of one attack; sums of gains over rolls are in sixths of a damage."""

    def __init__(self, attack: Sequence[Die], defence: Sequence[Die], distance: int | None) -> None:
        ranged = distance is not None
        self._pool = [_Colour(n, hits(die, ranged)) for die, n in Counter(attack).items()]
        self._any = tuple(frozenset(colour.sides) for colour in self._pool)
        self._shields = shield_ways(defence)
        self._grid = Grid.over(hits(die, ranged) for die in attack)
        # Beyond the longest range every distance is alike: out of reach.
        self._distance = min(distance or 0, self._grid.rows)
        # From this range on no single die can spoil the range: counted together.
        self._far = self._distance + max(reach for sides in self._any for reach, _ in sides)
        self._most = max(damage for sides in self._any for _, damage in sides)
        self._packed = cache(self._pack)
        self._rows = cache(self._count_rows)
        self._promise = cache(self._promise_of)

    def without_miss(self) -> Iterator[int]:
        """The gains of the rolls in which every die shows some damage or range."""
        for reach, net in self._totals():
            ranking = self._ranking(reach, net)
            if ranking:
                yield self._gain(ranking, reach, net)

    def with_one_miss(self) -> Iterator[int]:
        """The gains of the rolls with one miss: the only die worth a reroll."""
        for index, (number, sides) in enumerate(self._pool):
            ways = number * (SIDES - len(sides))
            if ways:
                others = self._folded(self._product(self._any, without=index))
                yield from (
                    ways * self._promise(index, reach, net) * self._net(others, reach, net)
                    for reach, net in self._totals()
                )

    def _totals(self) -> Iterator[tuple[int, int]]:
        """Every range and damage over shields from which one more die could do damage."""
        nets = range(1 - self._most, self._grid.width)
        return ((reach, net) for reach in range(self._far + 1) for net in nets)

    def _ranking(self, reach: int, net: int) -> list[_Option]:
        """The sides worth a reroll at this total, the best first."""
        now = SIDES * max(0, net) if reach >= self._distance else 0
        options = (
            _Option(self._promise(colour, reach - side[0], net - side[1]) - now, colour, side)
            for colour, sides in enumerate(self._any)
            for side in sides
        )
        return sorted((option for option in options if option.gain > 0), reverse=True)

    def _gain(self, ranking: list[_Option], reach: int, net: int) -> int:
        rolls = self._net(self._rows(self._any), reach, net)
        if not rolls:
            return 0
        gained, allowed = 0, list(self._any)
        for option, following in pairwise([*ranking, _Option(0, 0, (0, 0))]):
            allowed[option.colour] -= {option.side}
            if option.gain > following.gain:
                others = self._net(self._rows(tuple(allowed)), reach, net)
                gained += (option.gain - following.gain) * (rolls - others)
        return gained

    def _promise_of(self, colour: int, reach: int, net: int) -> int:
        """Six times the damage to expect from one more die of this colour at this total."""
        return sum(
            max(0, net + damage)
            for more, damage in self._pool[colour].sides
            if reach + more >= self._distance
        )

    def _net(self, rows: list[Row], reach: int, net: int) -> int:
        return net_ways(rows[reach], self._shields, net)

    def _count_rows(self, allowed: Allowed) -> list[Row]:
        return self._folded(self._product(allowed))

    def _folded(self, ways: int) -> list[Row]:
        """Ways by damage for each range from 0 to far, the last standing for far and more."""
        width = self._grid.width
        rows = self._grid.unpack(ways) + [(0,) * width] * self._far
        return [*rows[: self._far], added(rows[self._far :], width)]

    def _product(self, allowed: Allowed, without: int | None = None) -> int:
        """All dice together, or all but one die of a colour, on allowed sides alone."""
        return prod(
            self._packed(colour, sides, self._pool[colour].number - (colour == without))
            for colour, sides in enumerate(allowed)
        )

    def _pack(self, colour: int, allowed: frozenset[Side], number: int) -> int:
        sides = tuple(side for side in self._pool[colour].sides if side in allowed)
        ways: int = self._grid.pack(sides) ** number
        return ways
