"""Fold an event of the board into its state; no rules, no refusals."""

from dataclasses import replace
from typing import assert_never

from bot.rules.basics import stored
from bot.rules.well import attacks, boulders
from bot.rules.well.attack_events import (
    DazeDiceLost,
    WellAttackDeclared,
    WellAttackDodged,
    WellAttackRolled,
    WellAttackSettled,
)
from bot.rules.well.board import Board, Figure
from bot.rules.well.boulder_events import (
    BoulderAdvanced,
    BoulderFell,
    BoulderRolled,
    BouldersAwaited,
    BoulderShattered,
    BoulderTurned,
    FigureCrushed,
    FigureSpared,
    RubbleCleared,
)
from bot.rules.well.daze import without
from bot.rules.well.events import (
    BleedRolled,
    BleedSet,
    BoardLoaded,
    BoulderPlaced,
    DazeRolled,
    DazeSet,
    DoorSet,
    FigurePlaced,
    FigureTurnBegan,
    PieceMoved,
    PieceRemoved,
    TreacheryOpened,
    TreacherySettled,
    TreacherySwapped,
    TreacherySwapUndone,
    WellEvent,
    WellSetupChanged,
)
from bot.rules.well.spaces import Space
from bot.rules.well.state import AttackStage, AttackUnderWay, WellState
from bot.rules.well.treachery import Treachery, swap_back, swap_in


def well_evolve(state: WellState, event: WellEvent) -> WellState:  # noqa: C901, PLR0912, PLR0915 - one flat match, proved whole
    """Give the state after an event."""
    match event:
        case BoardLoaded(board):
            return replace(state, board=board, waiting=(), attack=None)
        case FigurePlaced(figure):
            return _on_board(state, _board(state).with_figure(figure))
        case BoulderPlaced(boulder):
            return _on_board(state, _board(state).with_boulder(boulder))
        case PieceMoved(name, _, end):
            return _on_board(state, _moved(_board(state), name, end))
        case PieceRemoved(name):
            waiting = tuple(one for one in state.waiting if one != name)
            return replace(state, board=_board(state).without(name), waiting=waiting)
        case DoorSet(door):
            return _on_board(state, _board(state).with_door(door))
        case WellSetupChanged(setup):
            return replace(state, setup=setup)
        case BouldersAwaited(waiting):
            return replace(state, waiting=waiting, attack=None)
        case BoulderRolled(name):
            return replace(state, waiting=tuple(one for one in state.waiting if one != name))
        case (
            BoulderAdvanced()
            | RubbleCleared()
            | FigureCrushed()
            | FigureSpared()
            | BoulderTurned()
            | BoulderShattered()
            | BoulderFell()
        ):
            return _on_board(state, boulders.after(_board(state), event))
        case WellAttackDeclared():
            return replace(state, attack=attacks.begin(event))
        case DazeDiceLost(_, lost):
            dice = without(_attack(state).dice, lost)
            return _attacking(state, replace(_attack(state), dice=dice, stage=AttackStage.ROLLING))
        case WellAttackRolled(roll, total):
            stage = attacks.stage_after(_attack(state).kind, total)
            return _attacking(state, replace(_attack(state), faces=roll.faces, stage=stage))
        case WellAttackDodged(name, _, _, _, faces, total):
            stage = attacks.stage_after(_attack(state).kind, total)
            dodged = replace(_attack(state), faces=faces, stage=stage, dodged_by=name)
            return _attacking(state, dodged)
        case WellAttackSettled(missed):
            stage = AttackStage.MISSED if missed else AttackStage.SETTLED
            return _attacking(state, replace(_attack(state), stage=stage))
        case BleedSet(name, _, tokens):
            return _on_board(state, _bleeding(_board(state), name, tokens))
        case DazeSet(name, _, tokens) | DazeRolled(name, _, _, tokens):
            return _on_board(state, _dazed(_board(state), name, tokens))
        case FigureTurnBegan():
            return replace(state, attack=None)
        case BleedRolled(name):
            return _on_board(state, _bleeding(_board(state), name, 0))
        case TreacheryOpened(event_points, trap, monster, usual):
            return replace(state, treachery=Treachery(event_points, trap, monster, usual))
        case TreacherySwapped(swap):
            return replace(state, treachery=swap_in(_treachery(state), swap))
        case TreacherySwapUndone(swap):
            return replace(state, treachery=swap_back(_treachery(state), swap))
        case TreacherySettled():
            return replace(state, treachery=replace(_treachery(state), done=True))
        case _:
            assert_never(event)


def _on_board(state: WellState, board: Board) -> WellState:
    return replace(state, board=board)


def _attacking(state: WellState, attack: AttackUnderWay) -> WellState:
    return replace(state, attack=attack)


def _board(state: WellState) -> Board:
    if state.board is None:
        raise LookupError("an event of the board without a board")
    return state.board


def _attack(state: WellState) -> AttackUnderWay:
    if state.attack is None:
        raise LookupError("an event of an attack without an attack")
    return state.attack


def _treachery(state: WellState) -> Treachery:
    if state.treachery is None:
        raise LookupError("an event of treachery that nobody opened")
    return state.treachery


def _moved(board: Board, name: str, end: Space) -> Board:
    figure = next((one for one in board.figures if one.name == name), None)
    if figure is not None:
        return board.with_figure(stored.replace(figure, space=end))
    boulder = next(one for one in board.boulders if one.name == name)
    return board.with_boulder(stored.replace(boulder, space=end))


def _bleeding(board: Board, name: str, tokens: int) -> Board:
    return board.with_figure(stored.replace(_figure(board, name), bleed=tokens))


def _dazed(board: Board, name: str, tokens: int) -> Board:
    return board.with_figure(stored.replace(_figure(board, name), daze=tokens))


def _figure(board: Board, name: str) -> Figure:
    return next(one for one in board.figures if one.name == name)
