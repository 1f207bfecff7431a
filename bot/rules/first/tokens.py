"""Bleed and daze tokens (W6, W7)."""

from bot.rules.economy.draft import Draft
from bot.rules.first import wounds
from bot.rules.first.look import check_amount, the_figure, the_map
from bot.rules.first.order import begin
from bot.rules.state import commands as c
from bot.rules.state import events as e
from bot.rules.well.dice import add_up
from bot.rules.well.map import Figure

_MOST_TOKENS = 20


def add_bleed(draft: Draft, command: c.AddBleed) -> None:
    """Put bleed tokens on a figure, or take some off; raises BadAmount."""
    begin(draft, command)
    figure = the_figure(the_map(draft), command.name)
    _check(figure.bleed, command.tokens)
    draft.add(e.BleedSet(figure.name, figure.bleed, figure.bleed + command.tokens))


def add_daze(draft: Draft, command: c.AddDaze) -> None:
    """Put daze tokens on a figure, or take some off; raises BadAmount."""
    begin(draft, command)
    figure = the_figure(the_map(draft), command.name)
    _check(figure.daze, command.tokens)
    draft.add(e.DazeSet(figure.name, figure.daze, figure.daze + command.tokens))


def begin_turn(draft: Draft, command: c.BeginFigureTurn) -> None:
    """Begin a figure's turn: it bleeds, then shakes off daze."""
    begin(draft, command)
    turn_of(draft, the_figure(the_map(draft), command.name))


def turn_of(draft: Draft, figure: Figure) -> None:
    """Let a figure bleed and shake off daze as its turn begins (W6, W7)."""
    box = draft.box.well
    wounds.equip(draft)
    draft.add(e.FigureTurnBegan(figure.name))
    if figure.bleed:
        roll = draft.roll([box.printed.bleed_die] * figure.bleed, e.RollFor.POOL)
        suffered = add_up(box.dice, roll.dice, roll.faces).wounds
        draft.add(e.BleedRolled(figure.name, roll, suffered))
        wounds.bleed(draft, figure.name, suffered)
    if figure.daze and the_map(draft).figure(figure.name) is not None:
        roll = draft.roll([box.printed.power_die] * figure.daze, e.RollFor.POOL)
        removed = add_up(box.dice, roll.dice, roll.faces).surges
        draft.add(e.DazeRolled(figure.name, roll, removed, figure.daze - removed))


def _check(before: int, tokens: int) -> None:
    least, most = -before, _MOST_TOKENS - before
    check_amount(tokens, least, most)
    if tokens == 0:
        check_amount(tokens, 1, most)
