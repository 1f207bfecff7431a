"""Where breath and lightning get to: the moves of a small flying figure (W4, W5)."""

from enum import StrEnum
from itertools import pairwise

from msgspec import Struct

from bot.rules.basics.keys import OwnName
from bot.rules.basics.stored import Stored
from bot.rules.well.map import Corners, Figure, Map, Stairs, Terrain, door_edge
from bot.rules.well.spaces import Direction, Space, around, edge
from bot.rules.well.templates import Placement


class AttackKind(StrEnum):
    """How an attack finds its targets: one figure, or a template laid down."""

    PLAIN = "plain"
    BREATH = "breath"
    BOLT = "bolt"


class Area(Stored, frozen=True):
    """A template on the map: its spaces there, those reached, and who stands on these."""

    side: Direction
    alignment: int
    spaces: tuple[Space, ...]
    reached: tuple[Space, ...]
    targets: tuple[OwnName, ...]


class Barriers(Struct, frozen=True):
    """What nothing flies through: walls, closed doors, and boulders, walls to attacks (outside)."""

    map: Map
    boulders: frozenset[Space]
    doors: frozenset[tuple[Space, Direction]]

    def solid(self, space: Space) -> bool:
        """Tell whether a space stops everything."""
        return space in self.boulders or self.map.wall(space)

    def shut(self, start: Space, end: Space) -> bool:
        """Tell whether a closed door stands between two spaces side by side."""
        side = next(side for side in Direction if start.towards(side) == end)
        return door_edge(start, side) in self.doors

    def straight(self, *way: Space) -> bool:
        """Tell whether a way of straight steps is free, its first space aside."""
        return not any(self.solid(end) or self.shut(start, end) for start, end in pairwise(way))


def barriers(map: Map) -> Barriers:
    """Gather what stops flight on a map."""
    return Barriers(
        map,
        frozenset(space for boulder in map.boulders for space in boulder.spaces),
        frozenset((door.space, door.side) for door in map.doors if not door.open),
    )


def affected(
    map: Map,
    attacker: Figure,
    placement: Placement,
    kind: AttackKind,
    corners: Corners,
    stairs: Stairs = Stairs.WALL,
) -> Area:
    """Find what a template attack affects, friend and foe alike (W4, W5)."""
    stops = barriers(map)
    covered = {space for space in placement.spaces if map.holds(space)}
    stopped = kind is AttackKind.BOLT and stairs is Stairs.WALL
    reached = _spread(stops, _starts(stops, attacker, placement), covered, stopped, corners)
    targets = (one.name for one in map.figures_on(reached))
    return Area(
        placement.side,
        placement.alignment,
        tuple(sorted(covered)),
        tuple(sorted(reached)),
        tuple(targets),
    )


def may_step(stops: Barriers, start: Space, end: Space, corners: Corners) -> bool:
    """Tell whether a small flying figure may step between touching spaces.

    It flies over rubble, pits, water, obstacles and figures. A diagonal step passes a corner of
    each of two spaces: both ways round must be free, or one, as the group plays it.
    """
    if start.column == end.column or start.row == end.row:
        return stops.straight(start, end)
    ways = (
        stops.straight(start, Space(end.column, start.row), end),
        stops.straight(start, Space(start.column, end.row), end),
    )
    return all(ways) if corners is Corners.SQUARE else any(ways)


def _starts(stops: Barriers, attacker: Figure, placement: Placement) -> set[Space]:
    """The squares of the base that touch the attacker with nothing between."""
    steps = (
        (space, space.towards(placement.side))
        for space in edge(attacker.space, attacker.size, placement.side)
    )
    return {end for start, end in steps if end in placement.base and stops.straight(start, end)}


def _spread(
    stops: Barriers, starts: set[Space], covered: set[Space], stopped: bool, corners: Corners
) -> set[Space]:
    """Every covered space that a way inside the template leads to; `stopped` by stairs or not."""
    reached = set(starts)
    frontier = list(starts)
    while frontier:
        space = frontier.pop()
        if stopped and stops.map.terrain(space) is Terrain.STAIRS:
            continue  # it strikes who stands on stairs, and goes no further through them
        for beyond in around(space):
            new = beyond in covered and beyond not in reached
            if new and may_step(stops, space, beyond, corners):
                reached.add(beyond)
                frontier.append(beyond)
    return reached
