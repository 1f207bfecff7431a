"""Read a log back into the state, undone moves left out (U2, U3, U7)."""

from collections.abc import Callable, Iterable, Sequence, Set
from copy import copy
from dataclasses import replace
from itertools import takewhile

from bot.rules.basics.keys import MoveNumber
from bot.rules.state import events as e
from bot.rules.state.campaign import Campaign, ChainCut, MoveRef, chain
from bot.rules.state.evolve import evolve
from bot.rules.state.questions import JoinRequest
from bot.rules.state.sheet import Spell


def apply(campaign: Campaign, entry: e.Entry) -> Campaign:
    """Fold one entry of a move that is neither an undo nor a redo."""
    return book(evolve(campaign, entry.event), entry)


# They happen besides the moves that can be taken back (U2).
NO_MOVES = (e.RollCalled, e.PlayerLeft, e.JoinLapsed)
_IDLE = (e.Asked, e.Answered, e.Withdrawn, e.StewardActed, e.ActedFor, e.HouseRuled, e.HeroDefeated)


def is_besides(event: e.Event) -> bool:
    """Tell whether what begins so happens besides the moves that can be taken back (U2).

    A request to join becomes such a move with the answer that lets the hero join.
    """
    if isinstance(event, e.Asked):
        return isinstance(event.question, JoinRequest)
    return isinstance(event, NO_MOVES)


def is_move(events: Sequence[e.Event]) -> bool:
    """Tell whether entries written as one count as a move for undo, or came to (U2)."""
    joined = any(isinstance(event, e.HeroAdded) for event in events)
    return joined or not is_besides(events[0])


def book(after: Campaign, entry: e.Entry) -> Campaign:
    """Write into a fresh state which entry it has come to, and the move it can take back."""
    after.seq = entry.seq
    if is_besides(entry.event):
        return after
    if isinstance(entry.event, e.SheetOpened):
        _note_spell(after, entry, entry.event)
    if entry.move == entry.seq:
        steward = isinstance(entry.event, e.StewardActed)
        idle = isinstance(entry.event, _IDLE)
        after.newest = MoveRef(entry.move, entry.by, steward, idle, after.newest)
        after.undone, after.undone_of_steward = (), False
    elif isinstance(entry.event, e.Answered):
        after.undone, after.undone_of_steward = (), False
        after.newest = _answered(after.newest, entry.move)
    elif isinstance(entry.event, e.HeroAdded):
        after.newest = _joined(after.newest, entry)
    newest = after.newest
    if newest and newest.idle and newest.number == entry.move:
        after.newest = replace(newest, idle=isinstance(entry.event, _IDLE))
    return after


def _note_spell(after: Campaign, entry: e.Entry, opened: e.SheetOpened) -> None:
    """Write down which message tells an entry on a sheet, and when it was made."""
    host = opened.told_with or entry.move
    after.spells = {**after.spells, (entry.by, opened.hero): Spell(host, entry.at)}
    if opened.told_with:
        after.hosts = {**after.hosts, entry.move: host}


def _answered(newest: MoveRef | None, move: MoveNumber) -> MoveRef | None:
    """Put a move that has only asked so far on top again: what it does, it does from now on.

    Else undoing a newer move could take away what the answer rests on.
    """
    above = list(takewhile(lambda ref: ref.number != move, chain(newest, move)))
    found = above[-1].previous if above else newest
    if found is None or found.number != move or not found.idle:
        return newest
    below = found.previous
    for ref in reversed(above):
        below = replace(ref, previous=below)
    return replace(found, previous=below)


def _joined(newest: MoveRef | None, entry: e.Entry) -> MoveRef | None:
    """Let a request to join be a move from here on, of whoever said Yes to it."""
    if newest is not None and newest.number == entry.move:
        return newest
    return MoveRef(entry.move, entry.by, steward=False, previous=newest)


def replay(entries: Iterable[e.Entry], watch: Callable[[e.Entry], None] | None = None) -> Campaign:
    """Fold a whole log, with its undone moves left out and its redone moves in their place.

    `watch` is told each entry before it is folded.
    """
    return _folded(Campaign(), list(entries), frozenset(), watch)


def resumed(base: Campaign, later: Sequence[e.Entry]) -> Campaign | None:
    """Go on from the state that a log led to at `base.seq`, by all the entries behind it.

    None where only the whole log tells: an undo or redo names a move from before, or an entry
    belongs to one of which the state does not say that it stands.
    """
    older = _older(base, later)
    return None if older is None else _folded(base, later, older)


def live_behind(base: Campaign, later: Sequence[e.Entry]) -> list[e.Entry] | None:
    """Give those entries behind a state whose moves stand; None where only the whole log tells."""
    older = _older(base, later)
    if older is None:
        return None
    standing, _, _ = _resolve(later, older, base.undone)
    return [entry for entry in later if entry.move in standing]


def _older(base: Campaign, later: Sequence[e.Entry]) -> set[MoveNumber] | None:
    """Give the moves from before a state that have entries behind it; None where one may not stand.

    None, too, where one of them all is taken back or played again behind it. Before the beginning
    there are none.
    """
    if not base.seq:
        return set()
    if min(map(named, later), default=base.seq + 1) <= base.seq:
        return None
    older = {entry.move for entry in later if entry.move <= base.seq}
    try:
        return older if older <= _standing(base, older) else None
    except ChainCut:
        return None


def named(entry: e.Entry) -> int:
    """Give the oldest move whose place in the log an entry may change: most often its own seq."""
    match entry.event:
        case e.TakenBack(move) | e.PlayedAgain(move):
            return move
        case _:
            return entry.seq


def _standing(base: Campaign, wanted: Set[MoveNumber]) -> set[MoveNumber]:
    """Give those of some moves that a state can take back; raises ChainCut."""
    found: set[MoveNumber] = set()
    if wanted:
        for ref in chain(base.newest, min(wanted)):
            if ref.number in wanted:
                found.add(ref.number)
            if len(found) == len(wanted):
                break
    return found


def _folded(
    base: Campaign,
    log: Sequence[e.Entry],
    older: Set[int],
    watch: Callable[[e.Entry], None] | None = None,
) -> Campaign:
    """Fold entries into a state, with the undone ones left out; `older` moves stand before them."""
    live, corrections, undone = _resolve(log, older, base.undone)
    campaign = copy(base)
    for entry in log:
        if watch is not None:
            watch(entry)
        if entry.move in live:
            campaign = apply(campaign, entry)
        elif entry.move in corrections:
            campaign = evolve(campaign, entry.event)
    campaign.seq = log[-1].seq if log else base.seq
    campaign.undone = tuple(undone)
    campaign.undone_of_steward = bool(undone) and _is_stewards(base, log, undone[-1])
    _keep_dice(campaign, base, log)
    return campaign


def _keep_dice(campaign: Campaign, base: Campaign, log: Sequence[e.Entry]) -> None:
    """Roll numbers never go back, and a secret once shown stays shown (U7, U8, L5)."""
    events = [entry.event for entry in log]
    rolls = (event.number for event in events if isinstance(event, e.DiceRolled))
    campaign.rolls = max(rolls, default=base.rolls)
    shown = (event.secret for event in events if isinstance(event, e.SecretRevealed))
    campaign.shown_secrets = (*base.shown_secrets, *shown)
    opened = (event.secret for event in events if isinstance(event, e.SealOpened))
    campaign.shown_seals = (*base.shown_seals, *opened)


def live(entries: Iterable[e.Entry]) -> list[e.Entry]:
    """Give the entries of the moves that stand, in order; undos and redos themselves left out."""
    log = list(entries)
    standing, _, _ = _resolve(log)
    return [entry for entry in log if entry.move in standing]


def _resolve(
    log: Sequence[e.Entry], older: Set[int] = frozenset(), taken_back: Sequence[MoveNumber] = ()
) -> tuple[set[int], set[int], list[MoveNumber]]:
    live = set(older)
    corrections: set[int] = set()
    undone = list(taken_back)
    for entry in log:
        match entry.event:
            case e.TakenBack(move):
                live.discard(move)
                undone.append(move)
                corrections.add(entry.move)
            case e.PlayedAgain(move):
                live.add(move)
                undone.remove(move)
                corrections.add(entry.move)
            case event if is_besides(event):
                live.add(entry.move)
            case e.Answered():
                undone.clear()
            case _ if entry.move == entry.seq:
                live.add(entry.move)
                undone.clear()
    return live, corrections, undone


def _is_stewards(base: Campaign, log: Sequence[e.Entry], move: int) -> bool:
    if move <= base.seq:
        return base.undone_of_steward
    return isinstance(log[move - 1 - base.seq].event, e.StewardActed)
