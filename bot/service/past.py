"""What campaigns' logs have led to: gone on with from a snapshot that counts, else read whole."""

import logging
from collections.abc import Callable, Sequence
from typing import TypeVar

from bot.log.contract import CampaignLog, Snapshot
from bot.log.errors import LostRace
from bot.log.files import let_go, off_loop
from bot.log.snapshots import CountsNot, Fault, opened, written
from bot.rules.basics.keys import CampaignAt
from bot.rules.course.so_far import SoFar, Sums, gone_on
from bot.rules.state.campaign import Campaign
from bot.rules.state.events import Entry
from bot.rules.state.replay import live_behind, named, replay, resumed

SNAPSHOT_EVERY = 1000
"""Entries: so many are read back at most, unless an undo reaches behind the newest snapshot."""

NEAR = 64
"""Entries: so many are read back to undo one of the newest moves after a start."""

T = TypeVar("T")
GoOn = Callable[[SoFar, list[Entry]], T | None]
"""Goes on by all the entries behind; None where only an earlier beginning tells."""

_log = logging.getLogger(__name__)


class Past:
    """Reads logs back, long ones off the loop; whoever asks keeps what is found."""

    def __init__(self, log: CampaignLog) -> None:
        self._log = log

    async def states(self, at: CampaignAt) -> tuple[list[Campaign], int]:
        """Give the state at the end, the last, and before it one to undo the newest moves from.

        With them comes where the snapshot behind them stands, 0 for none.
        """
        return await self._led(at, _states)

    async def then(self, at: CampaignAt, seq: int) -> Campaign:
        """Give the state at an entry."""
        state, _ = await self._led(at, lambda base, later: resumed(base.state, later), seq)
        return state

    async def whole(self, at: CampaignAt) -> Campaign:
        """Give the state at the end by the whole log: it knows all moves that can be taken back."""
        log = await self._log.read(at)
        return await off_loop(len(log), _replayed, log)

    async def corrected(self, at: CampaignAt, last: int, entries: Sequence[Entry]) -> Campaign:
        """Give the state after entries that are to follow the entry `last`.

        Raises LostRace where the log does not end there.
        """

        def go_on(base: SoFar, later: list[Entry]) -> Campaign | None:
            if base.state.seq + len(later) != last:
                raise LostRace(at)
            return resumed(base.state, [*later, *entries])

        state, _ = await self._led(at, go_on)
        return state

    async def sums(self, at: CampaignAt) -> Sums:
        """Give what the whole log comes to."""
        sums, _ = await self._led(at, _sums)
        return sums

    async def snapshot(self, at: CampaignAt) -> Snapshot | None:
        """Write what the log comes to at its end; None where an older snapshot is near enough."""
        found, _ = await self._led(at, _snapshots)
        return found[0] if found else None

    async def _led(self, at: CampaignAt, go_on: GoOn[T], last: int | None = None) -> tuple[T, int]:
        for snapshot in await self._log.snapshots(at):
            if last is None or snapshot.seq <= last:
                log = await self._read(at, snapshot.seq - 1, last)
                found = await off_loop(len(log), _from, at, snapshot, log, go_on)
                if found is not None:
                    return found, snapshot.seq
        log = await self._read(at, 0, last)
        found = await off_loop(len(log), _used_up, log, go_on)
        if found is None:
            raise LookupError(at)
        return found, 0

    async def _read(self, at: CampaignAt, first: int, last: int | None) -> list[Entry]:
        log = await self._log.read(at, first)
        return log if last is None else log[: max(last - first, 0)]


def _replayed(log: list[Entry]) -> Campaign:
    state = replay(log)
    let_go(log)
    return state


def _from(at: CampaignAt, snapshot: Snapshot, log: list[Entry], go_on: GoOn[T]) -> T | None:
    """Go on from a snapshot, if it counts; the log is the one from its entry on."""
    try:
        if not log:
            raise CountsNot(Fault.ENTRY)
        return go_on(opened(snapshot, log[0]), log[1:])
    except CountsNot as wrong:
        facts = {"server": at.server, "campaign": at.id, "entry": snapshot.seq}
        # An update makes every snapshot one of older code.
        level = logging.INFO if wrong.fault is Fault.CODE else logging.WARNING
        _log.log(level, "a snapshot does not count", extra={**facts, "why": wrong.fault.value})
        return None


def _used_up(log: list[Entry], go_on: GoOn[T]) -> T | None:
    """Go on from the beginning; nothing is left of the log."""
    found = go_on(SoFar(Campaign(), Sums()), log)
    let_go(log)
    return found


def _states(base: SoFar, later: list[Entry]) -> list[Campaign] | None:
    cut = _cut(base.state.seq, later)
    near = resumed(base.state, later[:cut])
    if near is None:
        return None
    end = resumed(near, later[cut:]) or resumed(base.state, later)
    return None if end is None else [near, end]


def _cut(seq: int, later: list[Entry]) -> int:
    """Count the entries before those that are near: they begin a move, and undo none before."""
    cut = max(0, len(later) - NEAR)
    while cut:
        oldest = min(map(named, later[cut:])) - seq - 1
        if oldest == cut and later[cut].seq == later[cut].move:
            break
        cut = max(0, min(oldest, cut - 1))
    return cut


def _sums(base: SoFar, later: list[Entry]) -> Sums | None:
    standing = live_behind(base.state, later)
    if standing is not None:
        base.sums.take(later, standing)
    return None if standing is None else base.sums


def _snapshots(base: SoFar, later: list[Entry]) -> list[Snapshot] | None:
    if base.state.seq and len(later) < SNAPSHOT_EVERY:
        return []
    so_far = gone_on(base, later)
    if so_far is None:
        return None
    return [written(so_far, later[-1])] if later else []
