"""Bleed and daze tokens (W6, W7)."""

from collections.abc import Iterator

from bot.rules.well.board import Figure
from bot.rules.well.dice import DiceRoll, add_up
from bot.rules.well.events import (
    BleedRolled,
    BleedSet,
    DazeRolled,
    DazeSet,
    FigureTurnBegan,
    WellEvent,
)
from bot.rules.well.look import check_amount
from bot.rules.well.setup import WellBox

_MOST_TOKENS = 20


def add_bleed(figure: Figure, tokens: int) -> BleedSet:
    """Put bleed tokens on a figure, or take some off; raises BadAmount."""
    _check(figure.bleed, tokens)
    return BleedSet(figure.name, figure.bleed, figure.bleed + tokens)


def add_daze(figure: Figure, tokens: int) -> DazeSet:
    """Put daze tokens on a figure, or take some off; raises BadAmount."""
    _check(figure.daze, tokens)
    return DazeSet(figure.name, figure.daze, figure.daze + tokens)


def begin_turn(figure: Figure, box: WellBox, dice_roll: DiceRoll) -> Iterator[WellEvent]:
    """Begin a figure's turn: it bleeds, then shakes off daze."""
    yield FigureTurnBegan(figure.name)
    if figure.bleed:
        roll = dice_roll([box.printed.bleed_die] * figure.bleed)
        wounds = add_up(box.dice, roll.dice, roll.faces).wounds
        yield BleedRolled(figure.name, roll, wounds)
    if figure.daze:
        roll = dice_roll([box.printed.power_die] * figure.daze)
        removed = add_up(box.dice, roll.dice, roll.faces).surges
        yield DazeRolled(figure.name, roll, removed, figure.daze - removed)


def _check(before: int, tokens: int) -> None:
    least, most = -before, _MOST_TOKENS - before
    check_amount(tokens, least, most)
    if tokens == 0:
        check_amount(tokens, 1, most)
