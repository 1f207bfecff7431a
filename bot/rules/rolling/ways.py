"""In how many ways dice can show each total, counted exactly.

The totals of one die are the exponents of a polynomial, and a sum of dice is a product of such
polynomials. Written side by side in one long integer, the coefficients of a product come out of
one multiplication of integers, which Python does at full speed.
"""

import struct
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from math import prod
from operator import mul

Row = tuple[int, ...]
# The totals that the sides of a die count for, as (row, column).
Sides = tuple[tuple[int, int], ...]

# Room for one coefficient: enough for 24 six-sided dice, as 6**24 < 2**64.
BYTES = 8


@dataclass(frozen=True, slots=True)
class Grid:
    """Room for totals of two kinds at once: `rows` of one, `width` of the other, both from 0."""

    rows: int
    width: int

    @classmethod
    def over(cls, dice: Iterable[Sides]) -> "Grid":
        """Just enough room for the sums of these dice."""
        rows, columns = zip((1, 1), *map(_most, dice), strict=True)
        return cls(sum(rows), sum(columns))

    def pack(self, sides: Sides) -> int:
        """The ways of one die, one for each of these sides."""
        return _packed(sides, self.width)

    def unpack(self, ways: int) -> list[Row]:
        """The number of ways of each total, row by row."""
        cells = self.rows * self.width
        flat = struct.unpack(f"<{cells}Q", ways.to_bytes(cells * BYTES, "little"))
        return [flat[start : start + self.width] for start in range(0, cells, self.width)]


@cache
def _packed(sides: Sides, width: int) -> int:
    return sum(1 << 8 * BYTES * (row * width + column) for row, column in sides)


@cache
def _most(sides: Sides) -> tuple[int, int]:
    return max(row for row, _ in sides), max(column for _, column in sides)


def ways_of_sums(dice: Sequence[Sides]) -> list[Row]:
    """The number of ways of each sum of dice, row by row."""
    grid = Grid.over(dice)
    return grid.unpack(prod([grid.pack(sides) for sides in dice]))


def added(rows: Sequence[Row], width: int) -> Row:
    """Rows of this width added up, column by column."""
    return tuple(map(sum, zip(*rows, strict=True))) if rows else (0,) * width


def net_ways(damage: Row, shields: Row, net: int) -> int:
    """The number of ways in which the damage is the shields plus `net`."""
    if net < 0:
        return sum(map(mul, damage, shields[-net:]))
    return sum(map(mul, damage[net:], shields))
