"""Swarm: power dice for friends around the target (W9)."""

from bot.rules.well.map import Corners, Figure, Map
from bot.rules.well.reach import Barriers, barriers, may_step
from bot.rules.well.spaces import around


def helpers(map: Map, attacker: Figure, target: Figure) -> tuple[Figure, ...]:
    """Every other friend of the attacker that is adjacent to the target."""
    stops = barriers(map)
    return tuple(
        one
        for one in map.figures
        if one.kind is attacker.kind
        and one.name not in (attacker.name, target.name)
        and adjacent(stops, one, target)
    )


def adjacent(stops: Barriers, one: Figure, other: Figure) -> bool:
    """Tell whether two figures touch, corners included, with no wall or closed door between."""
    theirs = set(other.spaces)
    return any(
        beyond in theirs and may_step(stops, space, beyond, Corners.CUT)
        for space in one.spaces
        for beyond in around(space)
    )


def gained_dice(helping: int, power_dice: int, most: int) -> int:
    """Power dice that helpers add to an attack, never beyond the most in all."""
    return max(0, min(helping, most - power_dice))
