"""Text maps: what they may say, and every fault with its place."""

from textwrap import dedent

import pytest

from bot.rules.well.map import Boulder, Door, Figure, FigureKind, Map, Terrain
from bot.rules.well.map_faults import MapFault, MapFaultKind
from bot.rules.well.map_text import read_map
from bot.rules.well.spaces import Direction, Size, Space, column_name, parse_size, parse_space

TWO = Size(2, 2)


def read(text: str) -> Map:
    reading = read_map(dedent(text).strip("\n"), TWO)
    assert reading.faults == ()
    assert reading.map is not None
    return reading.map


def faults(text: str) -> tuple[MapFault, ...]:
    reading = read_map(dedent(text).strip("\n"), TWO)
    assert reading.map is None
    return reading.faults


def test_a_picture_alone_is_a_map() -> None:
    map = read(
        """
        #########
        #.%OS~X.#
        #^>v<...#
        #########
        """
    )
    assert (map.width, map.height) == (9, 4)
    found = [map.terrain(Space(column, 1)) for column in range(1, 7)]
    assert found == [
        Terrain.FLOOR,
        Terrain.RUBBLE,
        Terrain.PIT,
        Terrain.STAIRS,
        Terrain.WATER,
        Terrain.OBSTACLE,
    ]
    assert map.terrain(Space(-1, 0)) is Terrain.WALL


def test_doors_and_pieces_stand_below_the_picture() -> None:
    map = read(
        """
        .......
        .......
        .......

        door C2 west closed
        door A1 SOUTH open
        hero "Sir Valadir" A1
        monster Dragon d1 2x3 flying
        monster Imp B1 flying

        boulder F1 east
        boulder F3 west 1x1
        """
    )
    assert map.doors == (
        Door(Space(1, 1), Direction.EAST, False),
        Door(Space(0, 0), Direction.SOUTH, True),
    )
    assert map.figures == (
        Figure("Sir Valadir", FigureKind.HERO, Space(0, 0)),
        Figure("Dragon", FigureKind.MONSTER, Space(3, 0), Size(2, 3), flying=True),
        Figure("Imp", FigureKind.MONSTER, Space(1, 0), flying=True),
    )
    assert map.boulders == (
        Boulder("1", Space(5, 0), Direction.EAST, TWO),
        Boulder("2", Space(5, 2), Direction.WEST, Size(1, 1)),
    )


def test_a_legend_renames_symbols() -> None:
    map = read(
        """
        legend: wall=W floor=_
        Legend: ramp-north=. pit==
        WWWW
        W_.W
        W=%W
        """
    )
    assert map.rows == ("####", "#.^#", "#O%#")


def test_every_fault_is_told_at_once_with_line_and_column() -> None:
    assert faults(
        """
        #####
        #.?.#
        #...
        #..!#

        door C2 up closed
        hero Leoric Z9
        """
    ) == (
        MapFault(MapFaultKind.SYMBOL, 2, 3, "?", "C2"),
        MapFault(MapFaultKind.RAGGED, 3, 5, "5"),
        MapFault(MapFaultKind.SYMBOL, 4, 4, "!", "D4"),
        MapFault(MapFaultKind.SIDE, 6, 9, "up"),
        MapFault(MapFaultKind.OFF_MAP, 7, 13, "Z9", "Z9"),
    )


@pytest.mark.parametrize(
    ("line", "kind", "column"),
    [
        ("portal B2", MapFaultKind.LINE, 1),
        ("door B2 east", MapFaultKind.LINE, 9),
        ("door B2 east shut", MapFaultKind.DOOR_STATE, 14),
        ("door B2 east open wide", MapFaultKind.WORD, 19),
        ("door B2 north open", MapFaultKind.DOOR_IN_WALL, 6),
        ("door A1 west open", MapFaultKind.DOOR_IN_WALL, 6),
        ("door B-2 east open", MapFaultKind.SPACE, 6),
        ("door C3 east closed", MapFaultKind.DOOR_TWICE, 6),
        ("door D2 east closed", MapFaultKind.DOOR_IN_PIECE, 6),
        ("hero Leoric", MapFaultKind.LINE, 6),
        ("hero Leoric B2 2by2", MapFaultKind.SIZE, 16),
        ("hero Leoric B2 2x2 high", MapFaultKind.WORD, 20),
        ('hero "!?" B2', MapFaultKind.NAME, 6),
        ('hero "Leoric B2', MapFaultKind.QUOTE, 6),
        ("hero ogre B2", MapFaultKind.NAME_TAKEN, 6),
        ("monster Imp D2", MapFaultKind.SPACE_TAKEN, 13),
        ("monster Imp A2", MapFaultKind.IN_WALL, 13),
        ("monster Imp H2 2x1", MapFaultKind.OFF_MAP, 13),
        ("monster Imp C3 2x1", MapFaultKind.DOOR_IN_PIECE, 13),
        ("boulder B2 up", MapFaultKind.SIDE, 12),
        ("boulder B2 east 10x1", MapFaultKind.SIZE, 17),
    ],
)
def test_faults_of_a_line(line: str, kind: MapFaultKind, column: int) -> None:
    rows = "########\n#.......\n#.......\n#......."
    said = "door C3 east closed\nmonster Ogre D2 2x1"
    (fault,) = faults(f"{rows}\n\n{said}\n{line}")
    assert (fault.kind, fault.line, fault.column) == (kind, 8, column)


def test_faults_of_a_legend() -> None:
    found = faults("legend: lava=L wall=WW floor=%\n....")
    assert [(fault.kind, fault.column) for fault in found[:2]] == [
        (MapFaultKind.LEGEND_NAME, 9),
        (MapFaultKind.LEGEND_SYMBOL, 16),
    ]
    assert MapFaultKind.LEGEND_TWICE in [fault.kind for fault in found]


@pytest.mark.parametrize(
    ("text", "kind", "place"),
    [
        ("", MapFaultKind.EMPTY, (1, 1)),
        ("\n \n", MapFaultKind.EMPTY, (1, 1)),
        ("legend: wall=W", MapFaultKind.EMPTY, (1, 1)),
        ("." * 61, MapFaultKind.TOO_WIDE, (1, 61)),
        ("\n".join(["."] * 61), MapFaultKind.TOO_TALL, (61, 1)),
        ("." * 20_001, MapFaultKind.TOO_LONG, (1, 1)),
    ],
)
def test_faults_of_size(text: str, kind: MapFaultKind, place: tuple[int, int]) -> None:
    (fault,) = read_map(text, TWO).faults
    assert (fault.kind, fault.line, fault.column) == (kind, *place)


def test_sixty_by_sixty_is_not_too_large() -> None:
    assert read("\n".join(["." * 60] * 60)).height == 60


def test_a_board_holds_at_most_two_hundred_pieces() -> None:
    rows = "\n".join(["." * 60] * 4)
    lines = "\n".join(f"hero H{n} {Space(n % 60, n // 60)}" for n in range(201))
    (fault,) = faults(f"{rows}\n\n{lines}")
    assert fault.kind is MapFaultKind.TOO_MANY


def test_windows_line_ends_and_a_byte_order_mark_do_no_harm() -> None:
    reading = read_map("\ufeff###\r\n#.#\r\n\r\nhero A B2\r\n", TWO)
    assert reading.map is not None
    assert reading.map.rows == ("###", "#.#")


@pytest.mark.parametrize(
    ("text", "space"),
    [
        ("A1", Space(0, 0)),
        ("c7", Space(2, 6)),
        (" Z60 ", Space(25, 59)),
        ("AA1", Space(26, 0)),
        ("BH60", Space(59, 59)),
    ],
)
def test_spaces_have_names(text: str, space: Space) -> None:
    assert parse_space(text) == space
    assert str(space) == text.strip().upper()


@pytest.mark.parametrize(
    "text", ["", "7C", "C", "7", "C0", "C07", "C-7", "C7 ", "ABC1", "Ä1", "C٧"]
)
def test_what_is_no_space(text: str) -> None:
    assert (parse_space(text) is None) == (text != "C7 ")


def test_every_column_has_its_own_name() -> None:
    assert len({column_name(column) for column in range(702)}) == 702


@pytest.mark.parametrize(
    ("text", "size"),
    [
        ("2x3", Size(2, 3)),
        ("1 X 1", Size(1, 1)),
        ("2×2", Size(2, 2)),
        ("0x2", None),
        ("2", None),
        ("10x2", None),
        ("axb", None),
    ],
)
def test_sizes_are_width_by_height(text: str, size: Size | None) -> None:
    assert parse_size(text) == size
