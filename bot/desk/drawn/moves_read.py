"""Reads moves whole, from an outcome or from the log, whatever has become of them since."""

from collections.abc import Sequence

from bot.log.contract import Entries
from bot.pages.phrases.moves import Move, between, is_whole
from bot.rules.basics.keys import CampaignAt, MoveNumber
from bot.rules.basics.stored import replace
from bot.rules.state import events as e
from bot.rules.state.campaign import Campaign
from bot.rules.state.events import Entry
from bot.rules.state.replay import live, replay
from bot.service.rules_service import Outcome

A_READING = 100


async def find_roll(log: Entries, at: CampaignAt, number: int) -> Entry | None:
    """Find the entry of a roll, from the end of the log: what is asked for is seldom old."""
    before: int | None = None
    while entries := await log.page(at, before, A_READING):
        for entry in entries:
            if isinstance(entry.event, e.DiceRolled) and entry.event.number == number:
                return entry
        before = entries[-1].seq
    return None


def number(entry: Entry) -> int:
    """Give the number of the move that an entry is told with: an undo with what it undoes."""
    match entry.event:
        case e.TakenBack(move) | e.PlayedAgain(move):
            return move
        case _:
            return entry.move


def told_with(log: Sequence[Entry], entry: Entry) -> int:
    """Give the number of the move that an entry is told with, of a whole log up to it."""
    own = number(log[entry.move - 1])
    return _host(log[own - 1]) or own


def parts_of(log: Sequence[Entry], wanted: int) -> tuple[int, ...]:
    """Give the moves that are told as one with that of this number, of a log from it on."""
    return (wanted, *(entry.move for entry in log if _host(entry) == wanted))


def _host(entry: Entry) -> int:
    """Give the move whose message an entry asks to be told in; 0 for one of its own."""
    return entry.event.told_with if isinstance(entry.event, e.SheetOpened) else 0


def of_parts(at: CampaignAt, parts: Sequence[int], since: Sequence[Entry], after: Campaign) -> Move:
    """Give several moves as the one that tells them, of a log from the first of them on."""
    undone_by: dict[int, int] = {}
    for entry in since:
        match entry.event:
            case e.TakenBack(taken):
                undone_by[taken] = entry.by
            case e.PlayedAgain(played):
                undone_by.pop(played, None)
            case _:
                pass
    own = [entry for entry in since if entry.move in parts]
    stands = tuple(entry for entry in own if entry.move not in undone_by)
    gone = tuple(entry for entry in own if entry.move in undone_by)
    others = tuple(
        entry
        for entry in since
        if entry.move not in parts and entry.move not in undone_by and number(entry) == entry.move
    )
    last = next((by for each, by in reversed(undone_by.items()) if each in parts), None)
    move = Move(at, parts[0], stands or gone, after, since[-1].seq, parts=tuple(parts))
    if not stands:
        return replace(move, undone_by=last)
    newest = max((x for x in since if _names_a_part(x, parts)), key=lambda x: x.seq)
    again = newest.by if isinstance(newest.event, e.PlayedAgain) else None
    return replace(move, between=others, struck=gone, struck_by=last, redone_by=again)


def _names_a_part(entry: Entry, parts: Sequence[int]) -> bool:
    """Tell whether an entry is of one of some moves, or takes one back, or plays one again."""
    return entry.move in parts or number(entry) in parts


async def of_outcome(log: Entries, outcome: Outcome) -> Move:
    """Give the move of an outcome; its earlier entries are read where it is not the whole move."""
    first, seq = outcome.entries[0], outcome.entries[-1].seq
    if is_fresh(outcome):
        return Move(outcome.at, first.move, outcome.entries, outcome.after, seq)
    told = outcome_number(outcome)
    if is_joined(outcome):
        return await _joined(log, outcome)
    read = await log.read_move(outcome.at, told)
    if isinstance(read[0].event, e.SheetOpened):
        joined = await _joined(log, outcome)
        if len(joined.parts) > 1:
            return joined
    entries = tuple(entry for entry in read if entry.seq <= seq)
    move = Move(outcome.at, told, entries, outcome.after, seq)
    if not is_whole(entries) and not is_correction(outcome):
        since = await log.read(outcome.at, entries[0].seq - 1)
        standing = live(entry for entry in since if entry.seq <= seq)
        move = replace(move, between=between(entries, standing))
    return _corrected(move, outcome.entries)


async def _joined(log: Entries, outcome: Outcome) -> Move:
    """Read all moves that one message tells, in the form the outcome has left them."""
    told, seq = outcome_number(outcome), outcome.entries[-1].seq
    since = await log.read(outcome.at, told - 1)
    until = [entry for entry in since if entry.seq <= seq]
    return of_parts(outcome.at, parts_of(until, told), until, outcome.after)


def is_fresh(outcome: Outcome) -> bool:
    """Tell whether an outcome is a new move, and not an answer, undo or redo."""
    first = outcome.entries[0]
    return first.seq == first.move == outcome_number(outcome)


def is_correction(outcome: Outcome) -> bool:
    """Tell whether an outcome is an undo or redo."""
    return isinstance(outcome.entries[0].event, e.TakenBack | e.PlayedAgain)


def is_joined(outcome: Outcome) -> bool:
    """Tell whether an outcome is a new move that the message of an earlier one tells."""
    first = outcome.entries[0]
    return first.seq == first.move != outcome_number(outcome) and not is_correction(outcome)


def outcome_number(outcome: Outcome) -> int:
    """Give the number of the move that an outcome is told with."""
    own = MoveNumber(number(outcome.entries[0]))
    return outcome.before.hosts.get(own) or outcome.after.hosts.get(own, own)


def of_log(at: CampaignAt, log: Sequence[Entry], wanted: int) -> Move:
    """Give a move as the log has left it, with the state right after its last change."""
    parts = parts_of(log, wanted)
    if len(parts) > 1:
        changed = [entry.seq for entry in log if told_with(log, entry) == wanted]
        last = max(entry.seq for entry in log if entry.move == log[changed[-1] - 1].move)
        return of_parts(at, parts, log[wanted - 1 : last], replay(log[:last]))
    entries = tuple(entry for entry in log if entry.move == wanted)
    changes = [entry for entry in log if number(entry) == wanted]
    newest = tuple(entry for entry in log if entry.move == changes[-1].move)
    seq = newest[-1].seq
    until = [entry for entry in log if entry.seq <= seq]
    move = Move(at, wanted, entries, replay(until), seq)
    if newest[0].move == wanted:
        move = replace(move, between=between(entries, live(until)))
    return _corrected(move, newest)


def of_tail(log: Sequence[Entry], wanted: int, now: Move) -> Move:
    """Give an earlier move by what was written from it on until `now`, without folding the log.

    What it changed is right; the state behind it is that of `now`.
    """
    entries = tuple(entry for entry in log if entry.move == wanted)
    newest = [entry for entry in log if number(entry) == wanted][-1].move
    others = tuple(entry for entry in live(log) if entry.move != wanted)
    move = Move(now.at, wanted, entries, now.after, now.seq, between=others)
    return _corrected(move, tuple(entry for entry in log if entry.move == newest))


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
