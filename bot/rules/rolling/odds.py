"""Exact odds of attacks and attribute tests, counted over the real faces (D2, D3).

The totals of one die are the exponents of a polynomial, and a sum of dice is a product of such
polynomials. Written side by side in one long integer, the coefficients of a product come out of
one multiplication of integers, which Python does at full speed.
"""

import struct
from collections.abc import Iterable, Sequence
from functools import cache
from itertools import accumulate, product
from math import prod
from operator import mul

from msgspec import Struct

from bot.rules.basics.dice import SIDES, Die

Row = tuple[int, ...]
# The totals that the sides of a die count for, as (row, column).
Sides = tuple[tuple[int, int], ...]

# Room for one coefficient: enough for 24 six-sided dice, as 6**24 < 2**64.
BYTES = 8


class Grid(Struct, frozen=True):
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


class AttackOdds(Struct, frozen=True):
    """What an attack may bring.

    `damage[n]` is the chance of exactly n damage after defence, a miss being 0 damage; `surges[k]`
    is the chance of at least k surges on the dice, whether the attack hits or not.
    """

    hit: float
    damage: tuple[float, ...]
    surges: tuple[float, ...]

    @property
    def mean(self) -> float:
        """The damage after defence to expect."""
        return sum(damage * chance for damage, chance in enumerate(self.damage))


class AttributeOdds(Struct, frozen=True):
    """The chances of an attribute test: `passes` of `rolls` equally likely rolls pass (D2).

    `with_reroll` is the chance if one die may be rolled again after a failure, the die that then
    helps most (F2).
    """

    passes: int
    rolls: int
    with_reroll: float

    @property
    def chance(self) -> float:
        """The chance to pass."""
        return self.passes / self.rolls


def attack_odds(
    attack: Sequence[Die], defence: Sequence[Die] = (), distance: int | None = None
) -> AttackOdds:
    """The odds of 1 to 24 attack dice against 0 to 24 defence dice; melee has no distance."""
    hitting, shields = hit_ways(attack, distance), shield_ways(defence)
    dealt = [net_ways(hitting, shields, damage) for damage in range(1, len(hitting))]
    rolls = SIDES ** (len(attack) + len(defence))
    (surges,) = ways_of_sums([_surges(die) for die in attack])
    at_least = tuple(accumulate(reversed(surges)))[::-1]
    return AttackOdds(
        hit=sum(hitting) / SIDES ** len(attack),
        damage=tuple(ways / rolls for ways in (rolls - sum(dealt), *dealt)),
        surges=tuple(ways / at_least[0] for ways in at_least),
    )


def hit_ways(attack: Sequence[Die], distance: int | None) -> Row:
    """The number of rolls that hit, by their damage."""
    rows = ways_of_sums([hits(die, distance is not None) for die in attack])
    return added(rows[distance or 0 :], len(rows[0]))


def shield_ways(defence: Sequence[Die]) -> Row:
    """The number of rolls by their shields."""
    return ways_of_sums([_shields(die) for die in defence])[0]


@cache
def hits(die: Die, ranged: bool) -> Sides:
    """Range and damage of each side that is no miss; every range counts as 0 unless it matters."""
    return tuple((face.range * ranged, face.damage) for face in die.faces if not face.miss)


@cache
def _shields(die: Die) -> Sides:
    return tuple((0, face.shields) for face in die.faces)


@cache
def _surges(die: Die) -> Sides:
    return tuple((0, face.surge) for face in die.faces)


def attribute_odds(dice: Sequence[Die], attribute: int) -> AttributeOdds:
    """The odds of a test with these dice, by going through every roll."""
    figures = [[face.shields for face in die.faces] for die in dice]
    rolls = list(product(*figures))
    chances = [_best_chance(roll, figures, attribute) for roll in rolls]
    passes = sum(sum(roll) <= attribute for roll in rolls)
    return AttributeOdds(passes, len(rolls), sum(chances) / SIDES / len(rolls))


def _best_chance(roll: Sequence[int], figures: Sequence[Sequence[int]], attribute: int) -> int:
    """In sixths, the chance to pass with the best reroll of one die, or without if that passes."""
    spare = attribute - sum(roll)
    if spare >= 0:
        return SIDES
    return max(
        sum(new - old <= spare for new in die) for old, die in zip(roll, figures, strict=True)
    )
