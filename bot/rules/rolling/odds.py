"""Exact odds of attacks and attribute tests, counted over the real faces (D2, D3)."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import accumulate, product

from bot.rules.basics.dice import SIDES, Die
from bot.rules.rolling.ways import Row, Sides, added, net_ways, ways_of_sums


@dataclass(frozen=True, slots=True)
class AttackOdds:
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


@dataclass(frozen=True, slots=True)
class AttributeOdds:
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
