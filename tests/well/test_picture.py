"""The picture of the map, and the same as data for its alt text."""

from collections.abc import Iterable
from io import BytesIO
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image, ImageChops

from bot.pages.pictures.palette import legible
from bot.pages.pictures.well_map import draw_map
from bot.pages.pictures.well_view import MapView, Window, describe, labels, view_after, window
from bot.rules.basics.stored import replace
from bot.rules.first.boulders import roll_on
from bot.rules.state.commands import UseBreath
from bot.rules.state.events import WellEvent
from bot.rules.state.map_changes import after
from bot.rules.well.map import Figure, FigureKind, Map, Terrain
from bot.rules.well.setup import Falls
from bot.rules.well.spaces import Direction, Size, Space
from tests.well.conftest import Table
from tests.well.drawing import drawn

ROOM = drawn(
    """
    #######
    #.....#
    #.a.1.#
    #...bb#
    #######
    """,
    doors=["B2 E closed"],
)


def gray(view: MapView) -> Image.Image:
    return Image.open(BytesIO(draw_map(view))).convert("L")


def all_differ(maps: Iterable[Map]) -> bool:
    """Whether maps all look different to an eye that sees no colours."""
    pictures = [gray(MapView(map)) for map in maps]
    return all(apart(one, other) for one, other in combinations(pictures, 2))


def apart(one: Image.Image, other: Image.Image) -> bool:
    return sum(ImageChops.difference(one, other).histogram()[40:]) > 40


def test_the_same_board_gives_the_same_picture() -> None:
    assert draw_map(MapView(ROOM)) == draw_map(MapView(ROOM))


@pytest.mark.parametrize(
    ("width", "height", "least"), [(1, 1, 60), (14, 10, 60), (60, 2, 20), (60, 60, 20)]
)
def test_every_size_of_board_can_be_drawn(width: int, height: int, least: int) -> None:
    image = gray(MapView(Map(("." * width,) * height)))
    assert image.width >= width * least
    assert image.height >= height * least
    assert max(image.size) <= 1600


def test_every_terrain_looks_its_own_without_colour() -> None:
    assert all_differ(Map((terrain.value * 3,)) for terrain in Terrain)


def test_every_mark_on_the_board_is_seen_without_colour() -> None:
    figure = ROOM.figures[0]
    opened = ROOM.with_door(replace(ROOM.doors[0], open=True))
    looks = (
        ROOM,
        opened,
        replace(ROOM, doors=()),
        ROOM.without("a"),
        ROOM.with_figure(replace(figure, kind=FigureKind.MONSTER, name="1", space=Space(4, 2))),
        ROOM.with_figure(replace(figure, flying=True)),
        ROOM.with_figure(replace(figure, bleed=1)),
        ROOM.with_figure(replace(figure, bleed=2)),
        ROOM.with_figure(replace(figure, daze=1)),
    )
    assert all_differ(looks)


def test_every_arrow_points_its_own_way() -> None:
    assert all_differ(drawn("BB\nBB", arrows=f"B{arrow}") for arrow in "NESW")


def test_the_picture_shows_template_reach_and_targets(table: Table) -> None:
    table.with_map(ROOM).does(UseBreath("a", Direction.EAST, 1))
    assert table.state.attack is not None
    area = table.state.attack.area
    assert area is not None
    shown = gray(MapView(ROOM, area))
    for plainer in (
        MapView(ROOM),
        MapView(ROOM, replace(area, targets=())),
        MapView(ROOM, replace(area, reached=())),
    ):
        assert apart(shown, gray(plainer))


def test_the_description_says_all_that_is_shown(table: Table) -> None:
    map = drawn(
        """
        O.1..
        aa%BB
        ~..BB
        """,
        arrows="BW",
        doors=["C1 E open"],
        flying="a",
    )
    map = map.with_figure(replace(map.figures[0], bleed=2))
    table.with_map(map).does(UseBreath("a", Direction.NORTH, 3))
    assert table.state.attack is not None
    said = describe(MapView(map, table.state.attack.area))
    assert said.window == Window(Space(0, 0), Space(4, 2))
    one, two = said.figures
    assert (one.name, one.kind, str(one.first), one.bleed) == ("1", FigureKind.HERO, "C1", 2)
    assert (two.name, two.flying, str(two.first), str(two.last)) == ("a", True, "A2", "B2")
    assert one.target == ("1" in table.state.attack.targets)
    (boulder,) = said.boulders
    assert (boulder.name, str(boulder.last), boulder.direction) == ("B", "E3", Direction.WEST)
    (door,) = said.doors
    assert (str(door.first), str(door.last), door.open) == ("C1", "D1", True)
    assert {terrain: [str(space) for space in spaces] for terrain, spaces in said.terrain} == {
        Terrain.RUBBLE: ["C2"],
        Terrain.PIT: ["A1"],
        Terrain.WATER: ["A3"],
    }


def test_after_a_roll_the_way_and_the_dead_are_shown() -> None:
    map = drawn("BB..1.\nBB....", arrows="BE")
    events: tuple[WellEvent, ...] = roll_on(map, map.boulders[0], 3, Falls.AT_END)
    end = map
    for event in roll_on(map, map.boulders[0], 3, Falls.AT_END):
        end = after(end, event)
    view = view_after(map, events, end)
    (trail,) = view.trails
    assert [str(corner) for corner in trail.corners] == ["A1", "B1", "C1", "D1"]
    assert [str(space) for space in view.crushed] == ["E1"]
    assert view.died == ("1",)
    assert draw_map(view) != draw_map(MapView(end))


def test_of_a_large_board_only_the_part_that_matters_is_shown() -> None:
    map = Map(("." * 60,) * 60)
    assert window(MapView(map)) == Window(Space(0, 0), Space(59, 59))
    corner = window(MapView(map, focus=(Space(59, 0),)))
    assert corner == Window(Space(46, 0), Space(59, 13))
    middle = window(MapView(map, focus=(Space(20, 30), Space(45, 31))))
    assert middle == Window(Space(16, 24), Space(49, 37))
    small = Map(("." * 20,) * 3)
    assert window(MapView(small, focus=(Space(0, 0),))) == Window(Space(0, 0), Space(19, 2))


@pytest.mark.parametrize(
    ("centre", "expected"),
    [
        (Space(30, 20), Window(Space(20, 10), Space(39, 29))),
        (Space(0, 0), Window(Space(0, 0), Space(19, 19))),
        (Space(59, 39), Window(Space(40, 20), Space(59, 39))),
    ],
)
def test_a_space_is_put_in_the_middle_as_far_as_the_map_goes(
    centre: Space, expected: Window
) -> None:
    assert window(MapView(Map(("." * 60,) * 40), centre=centre)) == expected


def test_a_small_map_is_whole_whatever_is_asked_for() -> None:
    shown = window(MapView(Map(("." * 20,) * 12), centre=Space(0, 0)))
    assert shown == Window(Space(0, 0), Space(19, 11))


def test_a_mark_stays_on_the_space_of_its_figure() -> None:
    """Between two figures nobody could tell whose it is."""
    bare = drawn("...\n.1.\n...")
    figure = bare.figures[0]
    marked = replace(bare, figures=(replace(figure, bleed=12, daze=3),))
    first, other = (gray(MapView(map)) for map in (bare, marked))
    left, top, right, bottom = _seen(first, other)
    side = 84
    margin = (first.width - 3 * side) / 2
    assert margin + side <= left < right <= margin + 2 * side + 1
    assert margin + side <= top < bottom <= margin + 2 * side + 1


def _seen(one: Image.Image, other: Image.Image) -> tuple[int, int, int, int]:
    """Give where an eye sees a difference."""
    plain = ImageChops.difference(one, other).point([255 * (grey > 40) for grey in range(256)])
    box = plain.getbbox()
    assert box is not None
    return box


def test_a_cross_says_who_died() -> None:
    views = [MapView(ROOM, crushed=(Space(1, 1),), died=died) for died in ((), ("Kobold 1",))]
    assert apart(*map(gray, views))
    assert labels(ROOM, ("Kobold 1", "Kobold 2"))["Kobold 2"] == "K2"


def test_beyond_the_shown_part_nothing_is_described() -> None:
    map = Map(("." * 60,) * 60)
    for name, space in (("near", Space(5, 5)), ("far", Space(50, 50))):
        map = map.with_figure(Figure(name, FigureKind.HERO, space))
    said = describe(MapView(map, focus=(Space(4, 4),)))
    assert [figure.name for figure in said.figures] == ["near"]


@given(
    st.lists(st.integers(0, 59), min_size=1, max_size=4),
    st.lists(st.integers(0, 59), min_size=1, max_size=4),
)
def test_what_is_pointed_out_is_always_shown(columns: list[int], rows: list[int]) -> None:
    map = Map(("." * 60,) * 60)
    focus = tuple(Space(column, row) for column in columns for row in rows)
    shown = window(MapView(map, focus=focus))
    assert all(space in shown for space in focus)
    assert map.holds(shown.first)
    assert map.holds(shown.last)
    assert min(shown.last.column - shown.first.column, shown.last.row - shown.first.row) >= 13


def board_of(names: list[str]) -> Map:
    figures = (Figure(name, FigureKind.HERO, Space(place, 0)) for place, name in enumerate(names))
    return Map(("." * 60,), figures=tuple(figures))


@pytest.mark.parametrize(
    ("names", "expected"),
    [
        (["Leoric", "Leonora", "Lea"], ["Le", "Lo", "La"]),
        (["Cave Ape", "Kobold1", "Kobold 12"], ["CA", "K1", "K12"]),
        (["A", "Ää", "Łódź"], ["A", "Ää", "Łó"]),
        (["龍", "王"], ["1", "2"]),
    ],
)
def test_labels_are_short_and_remind_of_the_name(names: list[str], expected: list[str]) -> None:
    assert labels(board_of(names)) == dict(zip(names, expected, strict=True))


@given(st.lists(st.text(min_size=1, max_size=8), min_size=1, max_size=40, unique=True))
def test_every_figure_has_a_label_of_its_own(names: list[str]) -> None:
    found = list(labels(board_of(names)).values())
    assert len(set(found)) == len(names)
    assert all(1 <= len(label) <= 4 and legible(label) == label for label in found)


def test_a_large_figure_fills_its_spaces() -> None:
    small = Map(("....", "....")).with_figure(Figure("a", FigureKind.HERO, Space(0, 0)))
    large = Map(("....", "....")).with_figure(Figure("a", FigureKind.HERO, Space(0, 0), Size(2, 2)))
    assert all_differ((small, large))
