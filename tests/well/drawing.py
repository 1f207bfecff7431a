"""Maps written as pictures: terrain by its symbol, pieces by letters, doors below.

#######      1 to 9   heroes            B   a boulder, its arrow given beside the picture
#.1.a.#      a to h   monsters
#######      A letter repeated in a rectangle is one large figure. Pieces stand on floor.
"""

from collections.abc import Iterable, Mapping
from textwrap import dedent

from bot.rules.well.map import Boulder, Door, Figure, FigureKind, Map, Terrain, door_edge
from bot.rules.well.spaces import Direction, Size, Space, parse_space

HEROES = "123456789"
MONSTERS = "abcdefgh"
BOULDERS = "BCD"
ARROW = {"N": Direction.NORTH, "E": Direction.EAST, "S": Direction.SOUTH, "W": Direction.WEST}


def drawn(
    picture: str,
    *,
    arrows: str = "",
    doors: Iterable[str] = (),
    over: Mapping[str, Terrain] | None = None,
    flying: str = "",
) -> Map:
    """Read a picture; `arrows` like "BE CN", doors like "C2 E closed", `over` what pieces hide."""
    rows = dedent(picture).strip("\n").splitlines()
    marks: dict[str, list[Space]] = {}
    for row, line in enumerate(rows):
        for column, mark in enumerate(line):
            if mark in HEROES + MONSTERS + BOULDERS:
                marks.setdefault(mark, []).append(Space(column, row))
    under = {mark: (over or {}).get(mark, Terrain.FLOOR).value for mark in marks}
    ground = tuple("".join(under.get(mark, mark) for mark in line) for line in rows)
    map = Map(ground, doors=tuple(_door(door) for door in doors))
    headings = {arrow[0]: ARROW[arrow[1]] for arrow in arrows.split()}
    for mark, spaces in sorted(marks.items()):
        map = _with(map, mark, spaces, headings, flying)
    return map


def _with(
    map: Map, mark: str, spaces: list[Space], headings: Mapping[str, Direction], flying: str
) -> Map:
    last = spaces[-1]
    size = Size(last.column - spaces[0].column + 1, last.row - spaces[0].row + 1)
    assert len(spaces) == size.width * size.height, f"{mark} is no rectangle"
    if mark in BOULDERS:
        return map.with_boulder(Boulder(mark, spaces[0], headings[mark], size))
    kind = FigureKind.HERO if mark in HEROES else FigureKind.MONSTER
    return map.with_figure(Figure(mark, kind, spaces[0], size, mark in flying))


def _door(text: str) -> Door:
    where, side, state = text.split()
    space = parse_space(where)
    assert space is not None
    return Door(*door_edge(space, ARROW[side]), state == "open")


def picture(map: Map) -> str:
    """Draw a map back, one row a line."""
    grid = [list(row) for row in map.rows]
    for piece in map.pieces:
        for space in piece.spaces:
            grid[space.row][space.column] = piece.name
    return "\n".join("".join(row) for row in grid)


def same_picture(map: Map, expected: str) -> None:
    """Compare a map with a picture."""
    assert "\n" + picture(map) == "\n" + dedent(expected).strip("\n")


def covered(spaces: Iterable[Space], map: Map) -> str:
    """Draw spaces as `x` on a map of dots, walls kept."""
    chosen = set(spaces)
    return "\n".join(
        "".join(
            "x" if Space(column, row) in chosen else "#" if mark == "#" else "."
            for column, mark in enumerate(line)
        )
        for row, line in enumerate(map.rows)
    )
