"""Laying out the map by hand, and what a group can set (W10)."""

import pytest

from bot.rules.state.commands import (
    ChangeWellSetup,
    LoadMap,
    LoadPreset,
    MovePiece,
    PlaceBoulder,
    PlaceFigure,
    RemovePiece,
    SetDoor,
    UseBreath,
    WellCommand,
)
from bot.rules.state.events import BoardLoaded, DoorSet
from bot.rules.state.refusals import (
    BadPieceName,
    DoorInTheWay,
    InWall,
    MapFaulty,
    NoMap,
    NoSuchPiece,
    NoSuchPreset,
    NotASize,
    NotASpace,
    OffMap,
    PieceNameTaken,
    Refusal,
    SpaceTaken,
    TemplateFaulty,
)
from bot.rules.well.map import Corners, FigureKind
from bot.rules.well.setup import Falls
from bot.rules.well.spaces import Direction, Size
from bot.rules.well.templates import TemplateFault
from tests.well.conftest import Table
from tests.well.drawing import drawn, same_picture

HERO, MONSTER = FigureKind


@pytest.fixture
def hall(table: Table) -> Table:
    return table.with_map(
        drawn(
            """
            ######
            #....#
            #.1..#
            #....#
            ######
            """
        )
    )


def test_place_move_and_remove(hall: Table) -> None:
    hall.does(PlaceFigure("a", MONSTER, "d2", "2x1", flying=True))
    same_picture(hall.map, "######\n#..aa#\n#.1..#\n#....#\n######")
    hall.does(MovePiece("A", "D3"))
    hall.does(RemovePiece("1"))
    same_picture(hall.map, "######\n#....#\n#..aa#\n#....#\n######")
    assert hall.map.figures[0].flying


@pytest.mark.rule("W10")
def test_boulders_get_a_number_and_the_usual_size(hall: Table) -> None:
    hall.does(RemovePiece("1"))
    hall.does(PlaceBoulder("B2", Direction.EAST))
    hall.does(PlaceBoulder("E4", Direction.WEST, "1x1", "Rock"))
    assert [(one.name, str(one.size)) for one in hall.map.boulders] == [
        ("1", "2x2"),
        ("Rock", "1x1"),
    ]
    hall.does(MovePiece("1", "B3"))
    assert str(hall.map.boulders[0].space) == "B3"


def test_a_piece_may_move_onto_its_own_spaces(hall: Table) -> None:
    hall.does(PlaceFigure("Ogre", MONSTER, "D2", "2x2"))
    hall.does(MovePiece("Ogre", "D3"))
    assert str(hall.map.figures[1].space) == "D3"


def test_doors_open_close_and_appear(hall: Table) -> None:
    (event,) = hall.does(SetDoor("C2", Direction.WEST, open=False))
    assert isinstance(event, DoorSet)
    assert event.added
    assert (str(event.door.space), event.door.side) == ("B2", Direction.EAST)
    (event,) = hall.does(SetDoor("B2", Direction.EAST, open=True))
    assert isinstance(event, DoorSet)
    assert not event.added
    assert [door.open for door in hall.map.doors] == [True]


@pytest.mark.parametrize(
    ("command", "refusal"),
    [
        (PlaceFigure("a", MONSTER, "7C"), NotASpace),
        (PlaceFigure("a", MONSTER, "G1"), OffMap),
        (PlaceFigure("a", MONSTER, "A1"), InWall),
        (PlaceFigure("a", MONSTER, "C3"), SpaceTaken),
        (PlaceFigure("a", MONSTER, "B2", "2x2"), SpaceTaken),
        (PlaceFigure("a", MONSTER, "E2", "2x1"), InWall),
        (PlaceFigure("a", MONSTER, "B2", "big"), NotASize),
        (PlaceFigure("?!", MONSTER, "B2"), BadPieceName),
        (PlaceFigure("x" * 61, MONSTER, "B2"), BadPieceName),
        (PlaceFigure("The 1", MONSTER, "B2"), PieceNameTaken),
        (PlaceBoulder("B2", Direction.EAST), SpaceTaken),
        (PlaceBoulder("B4", Direction.EAST), InWall),
        (PlaceBoulder("B2", Direction.EAST, "1x1", "1"), PieceNameTaken),
        (MovePiece("2", "B2"), NoSuchPiece),
        (MovePiece("1", "A1"), InWall),
        (RemovePiece("2"), NoSuchPiece),
        (SetDoor("A1", Direction.EAST, open=True), InWall),
        (SetDoor("B2", Direction.NORTH, open=False), InWall),
        (LoadPreset("moria"), NoSuchPreset),
        (LoadMap("#?#"), MapFaulty),
    ],
)
def test_what_cannot_be(hall: Table, command: WellCommand, refusal: type[Refusal]) -> None:
    before = hall.state
    with pytest.raises(refusal):
        hall.does(command)
    assert hall.state == before


def test_what_stands_in_the_way_is_told_from_a_boulder(hall: Table) -> None:
    """A boulder's name is often a number: "1 stands on B2" would tell nobody what does."""
    hall.does(PlaceFigure("Ogre", MONSTER, "D2"))
    hall.does(PlaceBoulder("B2", Direction.EAST, "1x1"))
    with pytest.raises(SpaceTaken) as of_boulder:
        hall.does(MovePiece("Ogre", "B2"))
    assert (of_boulder.value.by, of_boulder.value.boulder) == ("2", True)
    with pytest.raises(SpaceTaken) as of_figure:
        hall.does(PlaceFigure("Kobold", MONSTER, "D2"))
    assert (of_figure.value.by, of_figure.value.boulder) == ("Ogre", False)


def test_a_closed_door_does_not_go_through_a_figure(hall: Table) -> None:
    hall.does(PlaceFigure("Ogre", MONSTER, "D2", "2x2"))
    with pytest.raises(DoorInTheWay):
        hall.does(SetDoor("D2", Direction.EAST, open=False))
    hall.does(SetDoor("D2", Direction.EAST, open=True))
    hall.does(SetDoor("B2", Direction.EAST, open=False))
    with pytest.raises(DoorInTheWay):
        hall.does(PlaceFigure("Imp", MONSTER, "B2", "2x1"))


@pytest.mark.parametrize("command", [MovePiece("1", "A1"), RemovePiece("1")])
def test_without_a_board_nothing_moves(table: Table, command: WellCommand) -> None:
    with pytest.raises(NoMap):
        table.does(command)


def test_a_map_or_a_preset_replaces_the_board(hall: Table) -> None:
    (event,) = hall.does(LoadMap("....\n\nhero Leoric B1"))
    assert isinstance(event, BoardLoaded)
    assert event.preset == ""
    assert [figure.name for figure in hall.map.figures] == ["Leoric"]
    hall.does(LoadPreset("Rolling Hall"))
    assert len(hall.map.boulders) == 2


@pytest.mark.rule("W10")
def test_a_group_draws_its_own_templates_and_sizes(hall: Table) -> None:
    hall.does(ChangeWellSetup(breath=("x",), boulder="3x3", corners=Corners.CUT))
    setup = hall.state.setup
    assert setup is not None
    assert (setup.boulder, setup.corners, setup.falls) == (Size(3, 3), Corners.CUT, Falls.AT_END)
    assert setup.bolt == hall.box.setup.bolt
    hall.does(PlaceFigure("a", MONSTER, "B3"))
    hall.does(PlaceFigure("b", MONSTER, "D3"))
    hall.does(UseBreath("a", Direction.EAST))
    assert hall.state.attack is not None
    assert hall.state.attack.targets == ("1",)


@pytest.mark.rule("W10")
@pytest.mark.parametrize(
    ("command", "fault"),
    [
        (ChangeWellSetup(breath=()), TemplateFault.EMPTY),
        (ChangeWellSetup(breath=("",)), TemplateFault.EMPTY),
        (ChangeWellSetup(breath=("x", "xx")), TemplateFault.RAGGED),
        (ChangeWellSetup(breath=("xo",)), TemplateFault.SYMBOL),
        (ChangeWellSetup(breath=("xx", "..")), TemplateFault.BASE),
        (ChangeWellSetup(breath=("x.x",)), TemplateFault.BASE),
        (ChangeWellSetup(breath=("x",) * 13), TemplateFault.TOO_LARGE),
        (ChangeWellSetup(bolt=("x", "x")), TemplateFault.BOLT_BASE),
    ],
)
def test_templates_that_cannot_be(
    table: Table, command: ChangeWellSetup, fault: TemplateFault
) -> None:
    with pytest.raises(TemplateFaulty) as refused:
        table.does(command)
    assert fault in refused.value.faults
