"""Find what a command names, or refuse."""

from bot.rules.basics import names
from bot.rules.well.attack_refusals import NoAttack
from bot.rules.well.board import Board, Boulder, Figure
from bot.rules.well.refusals import BadAmount, NoBoard, NoSuchPiece, NotASize, NotASpace, OffBoard
from bot.rules.well.setup import WellBox, WellSetup
from bot.rules.well.spaces import Size, Space, parse_size, parse_space
from bot.rules.well.state import AttackUnderWay, WellState


def the_board(state: WellState) -> Board:
    """Give the board; raises NoBoard."""
    if state.board is None:
        raise NoBoard
    return state.board


def the_setup(state: WellState, box: WellBox) -> WellSetup:
    """Give what the group plays with."""
    return state.setup or box.setup


def the_attack(state: WellState) -> AttackUnderWay:
    """Give the attack under way; raises NoAttack."""
    if state.attack is None:
        raise NoAttack
    return state.attack


def the_space(board: Board, text: str) -> Space:
    """Read a space of the board; raises NotASpace or OffBoard."""
    space = parse_space(text)
    if space is None:
        raise NotASpace(text.strip())
    if not board.holds(space):
        raise OffBoard(space, board.last)
    return space


def the_size(text: str, usual: Size) -> Size:
    """Read a size; an empty text means the usual one; raises NotASize."""
    if not text.strip():
        return usual
    size = parse_size(text)
    if size is None:
        raise NotASize(text.strip())
    return size


def the_figure(board: Board, name: str) -> Figure:
    """Find a figure; raises NoSuchPiece."""
    figure = board.figure(name)
    if figure is None:
        raise NoSuchPiece(name, tuple(one.name for one in board.figures))
    return figure


def the_piece(board: Board, name: str) -> Figure | Boulder:
    """Find a figure or boulder; raises NoSuchPiece."""
    piece = board.figure(name) or board.boulder(name)
    if piece is None:
        raise NoSuchPiece(name, tuple(one.name for one in board.pieces))
    return piece


def the_target(attack: AttackUnderWay, name: str) -> str:
    """Spell a name as the attack's targets do, if it is one of them."""
    return next((target for target in attack.targets if names.same(target, name)), name)


def check_amount(amount: int, least: int, most: int) -> None:
    """Refuse an amount beyond its bounds; raises BadAmount."""
    if not least <= amount <= most:
        raise BadAmount(amount, least, most)
