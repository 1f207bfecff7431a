"""Whether a piece can stand somewhere."""

from bot.rules.basics import names
from bot.rules.well.board import Board
from bot.rules.well.refusals import (
    BadName,
    DoorInTheWay,
    InWall,
    OffBoard,
    PieceNameTaken,
    SpaceTaken,
    TooManyPieces,
    WellRefusal,
)
from bot.rules.well.spaces import Size, Space, rectangle

_LONGEST_NAME = 60
_MOST_PIECES = 200


def obstruction(board: Board, corner: Space, size: Size, but: str = "") -> WellRefusal | None:
    """Say what keeps a piece from standing there; the piece named `but` does not count."""
    spaces = rectangle(corner, size)
    for space in spaces:
        if not board.holds(space):
            return OffBoard(space, board.last)
        if board.wall(space):
            return InWall(space)
    return _taken(board, spaces, but) or _door_inside(board, spaces)


def name_refusal(board: Board, name: str) -> WellRefusal | None:
    """Say why a new piece cannot have this name."""
    if not names.key(name) or len(name) > _LONGEST_NAME:
        return BadName(name[:_LONGEST_NAME])
    if board.figure(name) or board.boulder(name):
        return PieceNameTaken(name)
    if len(board.pieces) >= _MOST_PIECES:
        return TooManyPieces(_MOST_PIECES)
    return None


def free_number(board: Board) -> str:
    """Name an unnamed boulder by the smallest number that no piece has."""
    return next(
        str(number)
        for number in range(1, _MOST_PIECES + 2)
        if not board.figure(str(number)) and not board.boulder(str(number))
    )


def _taken(board: Board, spaces: tuple[Space, ...], but: str) -> WellRefusal | None:
    for piece in board.pieces:
        if piece.name != but:
            for space in piece.spaces:
                if space in spaces:
                    return SpaceTaken(space, piece.name)
    return None


def _door_inside(board: Board, spaces: tuple[Space, ...]) -> WellRefusal | None:
    door = board.shut_within(spaces)
    return DoorInTheWay(door.space, door.side) if door else None
