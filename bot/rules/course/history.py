"""Undo and redo of whole moves (U2, U3)."""

from bot.rules.basics.keys import MoveNumber
from bot.rules.economy.draft import Draft
from bot.rules.economy.people import holders, is_steward
from bot.rules.state import commands as c
from bot.rules.state import events as e
from bot.rules.state import refusals as r
from bot.rules.state.refusals import Right


def take_back(draft: Draft, command: c.TakeBack) -> None:
    """Undo the newest move."""
    draft.allow(Right.TABLE)
    newest = draft.campaign.newest
    if newest is None or newest.previous is None:
        raise r.NothingToUndo
    if command.move is not None and command.move != newest.number:
        raise _stale(draft, command.move)
    if newest.steward and not is_steward(draft.campaign, draft.by):
        raise r.NotYourUndo(holders(draft.campaign, Right.STEWARD))
    draft.add(e.TakenBack(newest.number))


def play_again(draft: Draft, command: c.PlayAgain) -> None:
    """Redo the move undone last, exactly; a steward's is redone by a steward only."""
    draft.allow(Right.TABLE)
    undone = draft.campaign.undone
    if not undone:
        raise r.NothingToRedo
    if command.move is not None and command.move != undone[-1]:
        raise r.NothingToRedo
    if draft.campaign.undone_of_steward:
        draft.allow(Right.STEWARD)
    draft.add(e.PlayedAgain(undone[-1]))


def _stale(draft: Draft, move: MoveNumber) -> r.Refusal:
    newest = draft.campaign.newest
    while newest is not None:
        if newest.number == move and draft.campaign.newest is not None:
            return r.NewerMove(draft.campaign.newest.number)
        newest = newest.previous
    return r.MoveGone(move)
