"""Breath: given a map, whom does the template affect (W4)?"""

from textwrap import dedent

import pytest

from bot.rules.well.map import Corners, Map
from bot.rules.well.reach import Area, AttackKind, affected
from bot.rules.well.setup import WellBox
from bot.rules.well.spaces import Direction
from bot.rules.well.templates import Template, alignments, lay
from tests.well.conftest import Table
from tests.well.drawing import covered, drawn

WIDE = Template(("xxxx", "xxxx", ".xx.", ".xx."))


def breathed(
    map: Map,
    side: Direction = Direction.EAST,
    alignment: int = 1,
    template: Template = WIDE,
    corners: Corners = Corners.SQUARE,
) -> Area:
    attacker = map.figure("a")
    assert attacker is not None
    placement = lay(attacker, side, alignment, template)
    return affected(map, attacker, placement, AttackKind.BREATH, corners)


def reaches(map: Map, area: Area, expected: str) -> None:
    assert "\n" + covered(area.reached, map) == "\n" + dedent(expected).strip("\n")


@pytest.mark.rule("W4")
def test_in_the_open_it_fills_the_template_and_hits_friend_and_foe() -> None:
    map = drawn(
        """
        .......
        ..1..b.
        .a...2.
        ......3
        """
    )
    area = breathed(map, alignment=1)
    reaches(
        map,
        area,
        """
        ....xx.
        ..xxxx.
        ..xxxx.
        ....xx.
        """,
    )
    assert set(area.targets) == {"1", "2", "b"}


@pytest.mark.rule("W4")
def test_a_wall_stops_it_but_it_spreads_round_the_corner() -> None:
    map = drawn(
        """
        ..#.1..
        .a.....
        ..#.2..
        ..#.3..
        """
    )
    area = breathed(map, alignment=2)
    reaches(
        map,
        area,
        """
        ..#.xx.
        ..xxxx.
        ..#xxx.
        ..#.xx.
        """,
    )
    assert set(area.targets) == {"1", "2", "3"}


@pytest.mark.rule("W4")
def test_behind_a_wall_nobody_is_affected_though_the_template_lies_over_him() -> None:
    map = drawn(
        """
        ....1..
        ...####
        .a.....
        ....2..
        """
    )
    area = breathed(map, alignment=1)
    assert area.targets == ("2",)


@pytest.mark.rule("W4")
def test_a_way_round_that_leaves_the_template_does_not_count() -> None:
    map = drawn(
        """
        .......
        ...#1..
        .a.#2..
        .......
        """
    )
    narrow, fan = Template(("xx", "xx", "xx")), Template(("xxxx", "xxxx", "xxxx", ".xx."))
    assert breathed(map, template=narrow).targets == ()
    assert breathed(map, template=fan).targets == ()
    further = drawn(
        """
        .......
        ....#1.
        .a..#2.
        .......
        """
    )
    assert breathed(further, template=narrow).targets == ()
    assert set(breathed(further, template=fan).targets) == {"1", "2"}


@pytest.mark.rule("W4")
@pytest.mark.parametrize("between", ["%", "X", "O", "~", "S", "b", "^"])
def test_it_crosses_all_that_a_flying_figure_crosses(between: str) -> None:
    map = drawn(f"######\n.a{between}1..\n######")
    assert "1" in breathed(map, alignment=1).targets


@pytest.mark.rule("W4")
def test_a_closed_door_stops_it_and_an_open_one_does_not() -> None:
    row = "#######\n.a..1..\n#######"
    assert breathed(drawn(row, doors=["D2 W closed"])).targets == ()
    assert breathed(drawn(row, doors=["D2 W open"])).targets == ("1",)


@pytest.mark.rule("W4")
def test_a_closed_door_at_the_attacker_keeps_it_in() -> None:
    map = drawn(".......\n.a..1..", doors=["B2 E closed"])
    assert breathed(map, alignment=1).reached == ()


@pytest.mark.rule("W4")
def test_a_wall_at_the_attacker_keeps_it_in() -> None:
    assert breathed(drawn(".......\n.a#.1.."), alignment=1).reached == ()


@pytest.mark.rule("W4")
def test_a_boulder_stops_it_like_a_wall() -> None:
    map = drawn("#######\n.aB.1..\n#######", arrows="BN")
    assert breathed(map).targets == ()


@pytest.mark.rule("W4", "W10")
def test_past_the_corner_of_a_wall_it_goes_diagonally_only_where_the_group_plays_so() -> None:
    slant = Template(("x.", ".x"))
    between_walls = drawn(
        """
        ###1#
        .a.##
        #####
        """
    )
    for corners in Corners:
        assert breathed(between_walls, template=slant, corners=corners).targets == ()
    past_one_wall = drawn(
        """
        ##.1#
        .a.##
        #####
        """
    )
    assert breathed(past_one_wall, template=slant, corners=Corners.SQUARE).targets == ()
    assert breathed(past_one_wall, template=slant, corners=Corners.CUT).targets == ("1",)


@pytest.mark.rule("W4")
def test_a_large_figure_is_affected_by_any_of_its_spaces() -> None:
    map = drawn(
        """
        ......bb
        .a....bb
        """
    )
    assert breathed(map, alignment=1).targets == ()
    nearer = drawn(
        """
        .....bb.
        .a...bb.
        """
    )
    assert breathed(nearer, alignment=1).targets == ("b",)


@pytest.mark.rule("W4")
def test_the_template_may_lie_partly_off_the_board() -> None:
    area = breathed(drawn(".a.1"), alignment=1)
    assert area.targets == ("1",)
    assert [str(space) for space in area.spaces] == ["C1", "D1"]


@pytest.mark.rule("W4")
def test_alignments_run_from_west_to_east_and_from_north_to_south(box: WellBox) -> None:
    figure = drawn(".....\n..aa.\n.....").figures[0]
    template = box.setup.breath
    assert alignments(figure, Direction.NORTH, template) == 3
    assert alignments(figure, Direction.EAST, template) == 2
    for side, bases in {
        Direction.NORTH: ["B1 C1", "C1 D1", "D1 E1"],
        Direction.SOUTH: ["B3 C3", "C3 D3", "D3 E3"],
        Direction.EAST: ["E1 E2", "E2 E3"],
        Direction.WEST: ["B1 B2", "B2 B3"],
    }.items():
        for alignment, base in enumerate(bases, start=1):
            laid = lay(figure, side, alignment, template)
            assert " ".join(map(str, laid.base)) == base


@pytest.mark.rule("W4", "W10")
def test_the_default_squares_come_from_the_data(box: WellBox, table: Table) -> None:
    assert sum(1 for _ in box.setup.breath.squares()) == 12
    assert table.box.setup.breath == WIDE
