"""When boulders roll: first of all in the overlord's turn, in an order of choice (W1)."""

import pytest

from bot.rules.state.commands import (
    AttackFigure,
    BeginFigureTurn,
    BeginOverlordMapTurn,
    LoadPreset,
    MovePiece,
    PlaceBoulder,
    PlaceFigure,
    RemovePiece,
    RollBoulders,
    WellCommand,
)
from bot.rules.state.events import BoulderRolled, BouldersAwaited
from bot.rules.state.refusals import BoulderNotWaiting, BouldersFirst, BouldersNotNow
from bot.rules.well.map import FigureKind
from bot.rules.well.spaces import Direction
from tests.well.conftest import Table
from tests.well.drawing import drawn, same_picture

TWO = drawn(
    """
    BB..........
    BB........1.
    ............
    CC..........
    CC..........
    """,
    arrows="BE CE",
)


def waiting(table: Table) -> tuple[str, ...]:
    return table.state.waiting


@pytest.mark.rule("W1")
def test_one_red_and_one_yellow_die_each_and_their_ranges_count(table: Table) -> None:
    table.with_map(TWO).does(BeginOverlordMapTurn())
    table.dice("2/2/0", "3/0/0", "1/3/1", "1/1/0").does(RollBoulders())
    rolled = [event for event in table.happened if isinstance(event, BoulderRolled)]
    assert [event.roll.dice for event in rolled] == [("first:red", "first:yellow")] * 2
    assert [event.distance for event in rolled] == [5, 2]
    same_picture(
        table.map,
        """
        .....BB.....
        .....BB...1.
        ............
        ..CC........
        ..CC........
        """,
    )


@pytest.mark.rule("W1")
def test_a_miss_on_the_red_die_counts_nothing(table: Table) -> None:
    table.with_map(TWO).does(BeginOverlordMapTurn())
    table.dice("X", "2/0/1").does(RollBoulders(("B",)))
    assert str(table.map.boulders[0].space) == "C1"


@pytest.mark.rule("W1")
def test_the_overlord_chooses_the_order_and_may_look_between(table: Table) -> None:
    table.with_map(TWO)
    assert table.does(BeginOverlordMapTurn()) == (BouldersAwaited(("B", "C")),)
    table.dice("0/4/0", "1/1/0").does(RollBoulders(("c",)))
    assert waiting(table) == ("B",)
    with pytest.raises(BoulderNotWaiting):
        table.does(RollBoulders(("C",)))
    table.dice("0/4/0", "1/1/0").does(RollBoulders())
    assert waiting(table) == ()
    with pytest.raises(BouldersNotNow):
        table.does(RollBoulders())


@pytest.mark.rule("W1")
@pytest.mark.parametrize("order", [("B", "B"), ("B", "D"), ("1",)])
def test_an_order_names_waiting_boulders_once_each(table: Table, order: tuple[str, ...]) -> None:
    table.with_map(TWO).does(BeginOverlordMapTurn())
    with pytest.raises(BoulderNotWaiting):
        table.does(RollBoulders(order))
    assert table.rolls == 0


@pytest.mark.rule("W1")
def test_boulders_roll_at_no_other_time(table: Table) -> None:
    table.with_map(TWO)
    with pytest.raises(BouldersNotNow):
        table.does(RollBoulders())


@pytest.mark.rule("W1")
@pytest.mark.parametrize(
    "command",
    [
        BeginOverlordMapTurn(),
        BeginFigureTurn("1"),
        AttackFigure("1", "1", ("first:red",)),
        MovePiece("1", "A3"),
        PlaceFigure("Ape", FigureKind.MONSTER, "A3"),
        PlaceBoulder("E4", Direction.EAST),
    ],
)
def test_nothing_else_comes_before_them(table: Table, command: WellCommand) -> None:
    table.with_map(TWO).does(BeginOverlordMapTurn())
    with pytest.raises(BouldersFirst):
        table.does(command)


@pytest.mark.rule("W1")
def test_a_boulder_taken_off_by_hand_is_not_waited_for(table: Table) -> None:
    table.with_map(TWO).does(BeginOverlordMapTurn())
    table.does(RemovePiece("B"))
    assert waiting(table) == ("C",)
    table.does(LoadPreset("kobold cellar"))
    assert waiting(table) == ()


def test_without_boulders_the_turn_goes_on_at_once(table: Table) -> None:
    table.with_map(drawn("1.a"))
    assert table.does(BeginOverlordMapTurn()) == (BouldersAwaited(()),)
    table.does(MovePiece("a", "B1"))
    same_picture(table.map, "1a.")


@pytest.mark.rule("W1", "W3")
def test_each_rolls_over_the_board_that_the_one_before_left(table: Table) -> None:
    table.with_map(drawn("BBCC....\nBBCC....", arrows="BE CE"))
    table.does(BeginOverlordMapTurn())
    table.dice("2/2/0", "2/0/1", "2/2/0", "2/0/1").does(RollBoulders(("C", "B")))
    same_picture(table.map, "....BBCC\n....BBCC")
