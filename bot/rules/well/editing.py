"""Laying out and changing the board by hand."""

from bot.rules.basics import names
from bot.rules.basics.stored import replace
from bot.rules.well.board import Board, Boulder, Door, Figure, door_edge
from bot.rules.well.board_map import read_map
from bot.rules.well.commands import (
    ChangeWellSetup,
    MovePiece,
    PlaceBoulder,
    PlaceFigure,
    RemovePiece,
    SetDoor,
)
from bot.rules.well.events import (
    BoardLoaded,
    BoulderPlaced,
    DoorSet,
    FigurePlaced,
    PieceMoved,
    PieceRemoved,
    WellSetupChanged,
)
from bot.rules.well.look import the_piece, the_size, the_space
from bot.rules.well.placing import free_number, name_refusal, obstruction
from bot.rules.well.refusals import (
    BoardFaulty,
    DoorInTheWay,
    InWall,
    NoSuchPreset,
    TemplateFaulty,
    WellRefusal,
)
from bot.rules.well.setup import WellBox, WellSetup
from bot.rules.well.spaces import ONE
from bot.rules.well.templates import Template, template_faults


def load_map(text: str, setup: WellSetup) -> BoardLoaded:
    """Read a group's own map; raises BoardFaulty."""
    reading = read_map(text, setup.boulder)
    if reading.board is None:
        raise BoardFaulty(reading.faults)
    return BoardLoaded(reading.board, "")


def load_preset(name: str, box: WellBox) -> BoardLoaded:
    """Find a board that comes along; raises NoSuchPreset."""
    for preset, board in box.presets.items():
        if names.same(preset, name):
            return BoardLoaded(board, preset)
    raise NoSuchPreset(name, tuple(box.presets))


def place_figure(board: Board, command: PlaceFigure) -> FigurePlaced:
    """Put a figure on the board."""
    space, size = the_space(board, command.space), the_size(command.size, ONE)
    name = command.name.strip()
    _pass(name_refusal(board, name))
    _pass(obstruction(board, space, size))
    return FigurePlaced(Figure(name, command.kind, space, size, command.flying))


def place_boulder(board: Board, command: PlaceBoulder, setup: WellSetup) -> BoulderPlaced:
    """Put a boulder on the board."""
    space, size = the_space(board, command.space), the_size(command.size, setup.boulder)
    name = command.name.strip() or free_number(board)
    _pass(name_refusal(board, name))
    _pass(obstruction(board, space, size))
    return BoulderPlaced(Boulder(name, space, command.direction, size))


def move_piece(board: Board, command: MovePiece) -> PieceMoved:
    """Move a piece by hand; the way there does not matter."""
    piece, space = the_piece(board, command.name), the_space(board, command.space)
    _pass(obstruction(board, space, piece.size, but=piece.name))
    return PieceMoved(piece.name, piece.space, space)


def remove_piece(board: Board, command: RemovePiece) -> PieceRemoved:
    """Take a piece off the board."""
    piece = the_piece(board, command.name)
    return PieceRemoved(piece.name, piece.space)


def set_door(board: Board, command: SetDoor) -> DoorSet:
    """Open or close a door, or put one there; raises InWall or DoorInTheWay."""
    space, side = door_edge(the_space(board, command.space), command.side)
    beyond = space.towards(side)
    for end in (space, beyond):
        if board.wall(end):
            raise InWall(end)
    for piece in board.pieces:
        if not command.open and {space, beyond} <= set(piece.spaces):
            raise DoorInTheWay(space, side)
    return DoorSet(Door(space, side, command.open), added=board.door(space, side) is None)


def change_setup(setup: WellSetup, command: ChangeWellSetup) -> WellSetupChanged:
    """Change what the group plays with (W10); raises TemplateFaulty or NotASize."""
    breath = setup.breath if command.breath is None else Template(command.breath)
    bolt = setup.bolt if command.bolt is None else Template(command.bolt)
    faults = (*template_faults(breath, bolt=False), *template_faults(bolt, bolt=True))
    if faults:
        raise TemplateFaulty(faults)
    return WellSetupChanged(
        replace(
            setup,
            breath=breath,
            bolt=bolt,
            boulder=the_size(command.boulder, setup.boulder),
            corners=command.corners or setup.corners,
            falls=command.falls or setup.falls,
        )
    )


def _pass(refusal: WellRefusal | None) -> None:
    if refusal is not None:
        raise refusal
