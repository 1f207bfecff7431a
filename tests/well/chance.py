"""Maps left to chance, and their mirror images."""

import os

from hypothesis import strategies as st

from bot.rules.basics.stored import replace
from bot.rules.well.map import Boulder, Door, Figure, FigureKind, Map, door_edge
from bot.rules.well.placing import obstruction
from bot.rules.well.spaces import Direction, Size, Space

# The long proof draws ten thousand maps.
EXAMPLES = 10_000 if os.environ.get("OVERLORD_SOAK") else 60

GROUND = "......##%OOS~X^>v<"
MIRRORED_GROUND = str.maketrans("<>", "><")
MIRRORED_SIDE = {Direction.EAST: Direction.WEST, Direction.WEST: Direction.EAST}


@st.composite
def maps(draw: st.DrawFn, most: int = 7) -> Map:
    """A map with a figure `a` at least, on ground made free for it."""
    width, height = draw(st.integers(2, most)), draw(st.integers(2, most))
    ground = draw(
        st.lists(st.sampled_from(GROUND), min_size=width * height, max_size=width * height)
    )
    rows = tuple("".join(ground[row * width : (row + 1) * width]) for row in range(height))
    space = draw(_spaces(width, height))
    row = rows[space.row]
    cleared = row[: space.column] + "." + row[space.column + 1 :]
    map = Map((*rows[: space.row], cleared, *rows[space.row + 1 :]))
    map = map.with_figure(Figure("a", FigureKind.MONSTER, space))
    map = replace(map, doors=draw(_doors(map)))
    for name in draw(st.sets(st.sampled_from("bcde12345"), max_size=7)):
        map = draw(_with_figure(map, name))
    for name in draw(st.sets(st.sampled_from("BCD"), max_size=2)):
        map = draw(_with_boulder(map, name))
    return map


def _spaces(width: int, height: int) -> st.SearchStrategy[Space]:
    return st.builds(Space, st.integers(0, width - 1), st.integers(0, height - 1))


@st.composite
def _doors(draw: st.DrawFn, map: Map) -> tuple[Door, ...]:
    doors = {}
    for _ in range(draw(st.integers(0, 6))):
        space = draw(_spaces(map.width, map.height))
        space, side = door_edge(space, draw(st.sampled_from(Direction)))
        if not map.wall(space) and not map.wall(space.towards(side)):
            doors[space, side] = Door(space, side, draw(st.booleans()))
    return tuple(doors.values())


@st.composite
def _with_figure(draw: st.DrawFn, map: Map, name: str) -> Map:
    space = draw(_spaces(map.width, map.height))
    size = Size(draw(st.integers(1, 2)), draw(st.integers(1, 3)))
    if obstruction(map, space, size):
        return map
    kind = FigureKind.HERO if name.isdigit() else FigureKind.MONSTER
    return map.with_figure(Figure(name, kind, space, size, draw(st.booleans())))


@st.composite
def _with_boulder(draw: st.DrawFn, map: Map, name: str) -> Map:
    space = draw(_spaces(map.width, map.height))
    size = Size(draw(st.integers(1, 3)), draw(st.integers(1, 2)))
    if obstruction(map, space, size):
        return map
    return map.with_boulder(Boulder(name, space, draw(st.sampled_from(Direction)), size))


def mirrored(map: Map) -> Map:
    """The map as a mirror shows it, east and west changed over."""
    return Map(
        tuple(row[::-1].translate(MIRRORED_GROUND) for row in map.rows),
        tuple(
            Door(*door_edge(mirror(map, door.space), mirror_side(door.side)), door.open)
            for door in map.doors
        ),
        tuple(replace(one, space=_corner(map, one)) for one in map.figures),
        tuple(
            replace(one, space=_corner(map, one), direction=mirror_side(one.direction))
            for one in map.boulders
        ),
    )


def mirror(map: Map, space: Space) -> Space:
    return Space(map.width - 1 - space.column, space.row)


def mirror_side(side: Direction) -> Direction:
    return MIRRORED_SIDE.get(side, side)


def _corner(map: Map, piece: Figure | Boulder) -> Space:
    return Space(map.width - piece.space.column - piece.size.width, piece.space.row)
