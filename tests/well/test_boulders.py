"""Boulders: given a map, when one rolls, then the map (W1, W2, W3)."""

import pytest

from bot.rules.state.events import (
    BoulderAdvanced,
    BoulderShattered,
    BoulderTurned,
    FigureCrushed,
    RubbleCleared,
    Shattering,
)
from bot.rules.well.spaces import Direction
from tests.well.drawing import drawn, same_picture
from tests.well.rolling import kinds, rolled


@pytest.mark.rule("W1")
@pytest.mark.parametrize(
    ("arrow", "end"),
    [("N", "D1"), ("E", "F3"), ("S", "D5"), ("W", "B3")],
)
def test_a_boulder_goes_forward_along_its_arrow(arrow: str, end: str) -> None:
    map = drawn(
        """
        ........
        ........
        ...BB...
        ...BB...
        ........
        ........
        """,
        arrows=f"B{arrow}",
    )
    map, events = rolled(map, 2)
    assert kinds(events) == [BoulderAdvanced, BoulderAdvanced]
    assert str(map.boulders[0].space) == end


@pytest.mark.rule("W2")
def test_it_kills_everyone_on_its_way_whoever_they_are() -> None:
    map = drawn(
        """
        ########
        #BB.1..#
        #BB..aa#
        ####.###
        """,
        arrows="BE",
    )
    map, events = rolled(map, 3)
    same_picture(
        map,
        """
        ########
        #...BB.#
        #...BB.#
        ####.###
        """,
    )
    assert [event.name for event in events if isinstance(event, FigureCrushed)] == ["1", "a"]


@pytest.mark.rule("W2")
def test_it_spares_those_beside_its_way() -> None:
    map = drawn(
        """
        ..1...
        BB....
        BB....
        ..a.2.
        """,
        arrows="BE",
    )
    map, events = rolled(map, 4)
    same_picture(
        map,
        """
        ..1...
        ....BB
        ....BB
        ..a.2.
        """,
    )
    assert set(kinds(events)) == {BoulderAdvanced}


@pytest.mark.rule("W3")
def test_it_removes_rubble_and_leaves_other_obstacles() -> None:
    map = drawn("BB%X~.\nBB.%S.", arrows="BE")
    map, events = rolled(map, 4)
    same_picture(map, "...XBB\n....BB")
    assert map.rows == ("...X~.", "....S.")
    assert [str(event.space) for event in events if isinstance(event, RubbleCleared)] == [
        "C1",
        "D2",
    ]


@pytest.mark.rule("W3")
def test_a_wall_before_half_of_it_destroys_it_before_it_enters() -> None:
    map = drawn("BB..#.\nBB..1.", arrows="BE")
    map, events = rolled(map, 5)
    same_picture(map, "....#.\n....1.")
    assert kinds(events) == [BoulderAdvanced, BoulderAdvanced, BoulderShattered]
    last = events[-1]
    assert isinstance(last, BoulderShattered)
    assert (last.cause, str(last.space)) == (Shattering.WALL, "E1")


@pytest.mark.rule("W3")
def test_the_edge_of_the_board_is_wall() -> None:
    map, events = rolled(drawn("BB.\nBB.", arrows="BE"), 2)
    assert map.boulders == ()
    assert isinstance(events[-1], BoulderShattered)


@pytest.mark.rule("W3")
def test_a_closed_door_destroys_it_and_an_open_one_does_not() -> None:
    shut = drawn("BB...\nBB...", arrows="BE", doors=["C2 E closed"])
    map, events = rolled(shut, 3)
    assert map.boulders == ()
    last = events[-1]
    assert isinstance(last, BoulderShattered)
    assert last.cause is Shattering.DOOR
    map, _ = rolled(drawn("BB...\nBB...", arrows="BE", doors=["C2 E open"]), 3)
    same_picture(map, "...BB\n...BB")


@pytest.mark.rule("W3")
def test_a_closed_door_along_the_middle_of_its_way_destroys_it() -> None:
    map, events = rolled(drawn("BB..\nBB..", arrows="BE", doors=["C1 S closed"]), 2)
    assert kinds(events) == [BoulderShattered]
    assert map.boulders == ()


@pytest.mark.rule("W3")
def test_running_into_another_boulder_destroys_the_one_that_moves() -> None:
    map = drawn("BB..CC\nBB..CC", arrows="BE CN")
    map, events = rolled(map, 5)
    same_picture(map, "....CC\n....CC")
    last = events[-1]
    assert isinstance(last, BoulderShattered)
    assert (last.cause, last.other) == (Shattering.BOULDER, "C")


@pytest.mark.rule("W3")
def test_a_ramp_turns_it_and_it_rolls_on_the_new_way() -> None:
    map = drawn(
        """
        BB.v.
        BB...
        ..1..
        .....
        """,
        arrows="BE",
    )
    map, events = rolled(map, 4)
    same_picture(
        map,
        """
        ...v.
        .....
        ..BB.
        ..BB.
        """,
    )
    assert [event for event in events if isinstance(event, BoulderTurned)]
    assert map.boulders[0].direction is Direction.SOUTH
    assert map.figure("1") is None


@pytest.mark.rule("W3")
def test_a_ramp_along_its_arrow_or_ramps_that_disagree_leave_it() -> None:
    map, events = rolled(drawn("BB>..\nBB...", arrows="BE"), 3)
    assert set(kinds(events)) == {BoulderAdvanced}
    map, events = rolled(drawn("BB^..\nBBv..", arrows="BE"), 3)
    assert set(kinds(events)) == {BoulderAdvanced}
    same_picture(map, "..^BB\n..vBB")


@pytest.mark.rule("W3", "W10")
def test_boulders_of_other_sizes_roll_alike() -> None:
    map, _ = rolled(drawn("B.1..", arrows="BE"), 3)
    same_picture(map, "...B.")
    map, _ = rolled(drawn("BBB..\nBBB.a", arrows="BE"), 2)
    same_picture(map, "..BBB\n..BBB")
