"""Boards left to chance, and their mirror images."""

import os

from hypothesis import strategies as st

from bot.rules.basics.stored import replace
from bot.rules.well.board import Board, Boulder, Door, Figure, FigureKind, door_edge
from bot.rules.well.placing import obstruction
from bot.rules.well.spaces import Direction, Size, Space

# The long proof draws ten thousand boards.
EXAMPLES = 10_000 if os.environ.get("OVERLORD_SOAK") else 60

GROUND = "......##%OOS~X^>v<"
MIRRORED_GROUND = str.maketrans("<>", "><")
MIRRORED_SIDE = {Direction.EAST: Direction.WEST, Direction.WEST: Direction.EAST}


@st.composite
def boards(draw: st.DrawFn, most: int = 7) -> Board:
    """A board with a figure `a` at least, on ground made free for it."""
    width, height = draw(st.integers(2, most)), draw(st.integers(2, most))
    ground = draw(
        st.lists(st.sampled_from(GROUND), min_size=width * height, max_size=width * height)
    )
    rows = tuple("".join(ground[row * width : (row + 1) * width]) for row in range(height))
    space = draw(_spaces(width, height))
    row = rows[space.row]
    cleared = row[: space.column] + "." + row[space.column + 1 :]
    board = Board((*rows[: space.row], cleared, *rows[space.row + 1 :]))
    board = board.with_figure(Figure("a", FigureKind.MONSTER, space))
    board = replace(board, doors=draw(_doors(board)))
    for name in draw(st.sets(st.sampled_from("bcde12345"), max_size=7)):
        board = draw(_with_figure(board, name))
    for name in draw(st.sets(st.sampled_from("BCD"), max_size=2)):
        board = draw(_with_boulder(board, name))
    return board


def _spaces(width: int, height: int) -> st.SearchStrategy[Space]:
    return st.builds(Space, st.integers(0, width - 1), st.integers(0, height - 1))


@st.composite
def _doors(draw: st.DrawFn, board: Board) -> tuple[Door, ...]:
    doors = {}
    for _ in range(draw(st.integers(0, 6))):
        space = draw(_spaces(board.width, board.height))
        space, side = door_edge(space, draw(st.sampled_from(Direction)))
        if not board.wall(space) and not board.wall(space.towards(side)):
            doors[space, side] = Door(space, side, draw(st.booleans()))
    return tuple(doors.values())


@st.composite
def _with_figure(draw: st.DrawFn, board: Board, name: str) -> Board:
    space = draw(_spaces(board.width, board.height))
    size = Size(draw(st.integers(1, 2)), draw(st.integers(1, 3)))
    if obstruction(board, space, size):
        return board
    kind = FigureKind.HERO if name.isdigit() else FigureKind.MONSTER
    return board.with_figure(Figure(name, kind, space, size, draw(st.booleans())))


@st.composite
def _with_boulder(draw: st.DrawFn, board: Board, name: str) -> Board:
    space = draw(_spaces(board.width, board.height))
    size = Size(draw(st.integers(1, 3)), draw(st.integers(1, 2)))
    if obstruction(board, space, size):
        return board
    return board.with_boulder(Boulder(name, space, draw(st.sampled_from(Direction)), size))


def mirrored(board: Board) -> Board:
    """The board as a mirror shows it, east and west changed over."""
    return Board(
        tuple(row[::-1].translate(MIRRORED_GROUND) for row in board.rows),
        tuple(
            Door(*door_edge(mirror(board, door.space), mirror_side(door.side)), door.open)
            for door in board.doors
        ),
        tuple(replace(one, space=_corner(board, one)) for one in board.figures),
        tuple(
            replace(one, space=_corner(board, one), direction=mirror_side(one.direction))
            for one in board.boulders
        ),
    )


def mirror(board: Board, space: Space) -> Space:
    return Space(board.width - 1 - space.column, space.row)


def mirror_side(side: Direction) -> Direction:
    return MIRRORED_SIDE.get(side, side)


def _corner(board: Board, piece: Figure | Boulder) -> Space:
    return Space(board.width - piece.space.column - piece.size.width, piece.space.row)
