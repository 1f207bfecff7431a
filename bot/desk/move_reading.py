"""Reads a move with all that belongs to it from an outcome or from the log."""

from collections.abc import Sequence
from dataclasses import replace

from bot.log.contract import Entries
from bot.pages.phrases.moves import Move, between, is_whole
from bot.rules.basics.keys import CampaignAt
from bot.rules.state import events as e
from bot.rules.state.events import Entry
from bot.rules.state.replay import live, replay
from bot.service.rules_service import Outcome


def number(entry: Entry) -> int:
    """Give the number of the move that an entry is told with: an undo with what it undoes."""
    match entry.event:
        case e.TakenBack(move) | e.PlayedAgain(move):
            return move
        case _:
            return entry.move


async def of_outcome(log: Entries, outcome: Outcome) -> Move:
    """Give the move of an outcome; its earlier entries are read where it is not the whole move."""
    first, seq = outcome.entries[0], outcome.entries[-1].seq
    if is_fresh(outcome):
        return Move(outcome.at, first.move, outcome.entries, outcome.after, seq)
    told = outcome_number(outcome)
    read = await log.read_move(outcome.at, told)
    entries = tuple(entry for entry in read if entry.seq <= seq)
    move = Move(outcome.at, told, entries, outcome.after, seq)
    if not is_whole(entries) and not is_correction(outcome):
        since = await log.read(outcome.at, entries[0].seq - 1)
        standing = live(entry for entry in since if entry.seq <= seq)
        move = replace(move, between=between(entries, standing))
    return _corrected(move, outcome.entries)


def is_fresh(outcome: Outcome) -> bool:
    """Tell whether an outcome is a new move, and not an answer, undo or redo."""
    first = outcome.entries[0]
    return first.seq == first.move == number(first)


def is_correction(outcome: Outcome) -> bool:
    """Tell whether an outcome is an undo or redo."""
    return isinstance(outcome.entries[0].event, e.TakenBack | e.PlayedAgain)


def outcome_number(outcome: Outcome) -> int:
    """Give the number of the move that an outcome is told with."""
    return number(outcome.entries[0])


def of_log(at: CampaignAt, log: Sequence[Entry], wanted: int) -> Move:
    """Give a move as the log has left it, with the state right after its last change."""
    entries = tuple(entry for entry in log if entry.move == wanted)
    changes = [entry for entry in log if number(entry) == wanted]
    newest = tuple(entry for entry in log if entry.move == changes[-1].move)
    seq = newest[-1].seq
    until = [entry for entry in log if entry.seq <= seq]
    move = Move(at, wanted, entries, replay(until), seq)
    if newest[0].move == wanted:
        move = replace(move, between=between(entries, live(until)))
    return _corrected(move, newest)


def _corrected(move: Move, entries: tuple[Entry, ...]) -> Move:
    """Add what an undo or redo says about a move."""
    first = entries[0]
    besides = tuple(entry.event for entry in entries[1:])
    match first.event:
        case e.TakenBack():
            return replace(move, undone_by=first.by, besides=besides)
        case e.PlayedAgain():
            return replace(move, redone_by=first.by, besides=besides)
        case _:
            return move
