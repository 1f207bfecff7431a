"""Rolls one boulder over a board."""

from bot.rules.well.board import Board
from bot.rules.well.boulder_events import BoulderEvent
from bot.rules.well.boulders import after, roll_on
from bot.rules.well.setup import Falls


def rolled(
    board: Board, distance: int, name: str = "B", falls: Falls = Falls.AT_END
) -> tuple[Board, tuple[BoulderEvent, ...]]:
    boulder = board.boulder(name)
    assert boulder is not None
    events = roll_on(board, boulder, distance, falls)
    for event in events:
        board = after(board, event)
    return board, events


def kinds(events: tuple[BoulderEvent, ...]) -> list[type]:
    return [type(event) for event in events]
