"""In how many ways dice can show each total, counted exactly.

The totals of one die are the exponents of a polynomial, and a sum of dice is a product of such
polynomials. Written side by side in one long integer, the coefficients of a product come out of
one multiplication of integers, which Python does at full speed.
"""

import struct
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import prod
from operator import mul

from bot.rules.dice import Die

Row = tuple[int, ...]

# Room for one coefficient: enough for 24 six-sided dice, as 6**24 < 2**64.
BYTES = 8


@dataclass(frozen=True, slots=True)
class Grid:
    """Room for totals of two kinds at once: `rows` of one, `width` of the other, both from 0."""

    rows: int
    width: int

    def pack(self, totals: Iterable[tuple[int, int]]) -> int:
        """One way for each (row, column) given; the same total may be given several times."""
        return sum(1 << 8 * BYTES * (row * self.width + column) for row, column in totals)

    def unpack(self, ways: int) -> list[Row]:
        """The number of ways of each total, row by row."""
        cells = self.rows * self.width
        flat = struct.unpack(f"<{cells}Q", ways.to_bytes(cells * BYTES, "little"))
        return [flat[start : start + self.width] for start in range(0, cells, self.width)]


def ways_of_sums(dice: Sequence[Sequence[int]]) -> Row:
    """The number of ways of each sum of dice, each given by the figures on its sides."""
    grid = Grid(1, 1 + sum(map(max, dice)))
    return grid.unpack(prod(grid.pack((0, figure) for figure in die) for die in dice))[0]


def shield_ways(defence: Sequence[Die]) -> Row:
    """The number of ways of each sum of shields."""
    return ways_of_sums([[face.shields for face in die.faces] for die in defence])


def added(rows: Sequence[Row], width: int) -> Row:
    """Rows of this width added up, column by column."""
    return tuple(map(sum, zip(*rows, strict=True))) if rows else (0,) * width


def net_ways(damage: Row, shields: Row, net: int) -> int:
    """The number of ways in which the damage is the shields plus `net`."""
    if net < 0:
        return sum(map(mul, damage, shields[-net:]))
    return sum(map(mul, damage[net:], shields))
