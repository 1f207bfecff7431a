"""Whether a piece can stand somewhere, and what it may be called."""

from msgspec import Struct

from bot.rules.basics import names
from bot.rules.well.map import MOST_PIECES, Door, Map, Terrain
from bot.rules.well.map_faults import MapFaultKind
from bot.rules.well.spaces import Size, Space, rectangle

LONGEST_NAME = 60
CLUTTER = frozenset((Terrain.RUBBLE, Terrain.PIT, Terrain.WATER, Terrain.OBSTACLE))
"""Terrain that nobody is put onto unless somebody names that very space."""


class Obstruction(Struct, frozen=True):
    """What keeps a piece from standing on a space: the edge, a wall, a piece, a closed door."""

    kind: MapFaultKind
    space: Space
    by: str = ""
    door: Door | None = None


def obstruction(map: Map, corner: Space, size: Size, but: str = "") -> Obstruction | None:
    """Say what keeps a piece from standing there; the piece named `but` does not count."""
    spaces = rectangle(corner, size)
    for space in spaces:
        if not map.holds(space):
            return Obstruction(MapFaultKind.OFF_MAP, space)
        if map.wall(space):
            return Obstruction(MapFaultKind.IN_WALL, space)
    return _taken(map, spaces, but) or _door_inside(map, spaces)


def cluttered(map: Map, corner: Space, size: Size) -> bool:
    """Tell whether a piece would stand on rubble, water, an obstacle or a pit.

    It may, where a group says so: the rules at hand bar it from none of them.
    """
    return any(map.terrain(space) in CLUTTER for space in rectangle(corner, size))


def name_fault(map: Map, name: str) -> MapFaultKind | None:
    """Say why a new piece cannot have this name."""
    if not names.key(name) or len(name) > LONGEST_NAME:
        return MapFaultKind.NAME
    if map.figure(name) or map.boulder(name):
        return MapFaultKind.NAME_TAKEN
    return MapFaultKind.TOO_MANY if len(map.pieces) >= MOST_PIECES else None


def free_number(map: Map) -> str:
    """Name an unnamed boulder by the smallest number that no piece has."""
    taken = {names.key(piece.name) for piece in map.pieces}
    free = (number for number in range(1, MOST_PIECES + 2) if str(number) not in taken)
    return str(next(free))


def _taken(map: Map, spaces: tuple[Space, ...], but: str) -> Obstruction | None:
    wanted = frozenset(spaces)
    for piece in map.pieces:
        if piece.name != but:
            for space in piece.spaces:
                if space in wanted:
                    return Obstruction(MapFaultKind.SPACE_TAKEN, space, by=piece.name)
    return None


def _door_inside(map: Map, spaces: tuple[Space, ...]) -> Obstruction | None:
    door = map.shut_within(frozenset(spaces))
    return Obstruction(MapFaultKind.DOOR_IN_PIECE, door.space, door=door) if door else None
