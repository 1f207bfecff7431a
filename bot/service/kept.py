"""What is kept in memory of the logs: directories and folded campaigns, the latest asked for."""

import logging
from collections import deque
from collections.abc import Sequence

from cachetools import LRUCache

from bot.log.contract import CampaignLog, CampaignRow, Directory
from bot.log.errors import LogError, LostRace
from bot.rules.basics.keys import CampaignAt
from bot.rules.state.campaign import Campaign
from bot.rules.state.events import Entry
from bot.rules.state.refusals import NoCampaign
from bot.rules.state.replay import named, resumed
from bot.service.past import SNAPSHOT_EVERY, Past
from bot.service.requests import Request

KEPT_SERVERS = 256
KEPT_CAMPAIGNS = 256
RECENT_CAMPAIGNS = 32
"""Campaigns at play, whose latest moves are undone with no look at the whole log."""
RECENT_STATES = 64
"""They share most of their parts: all of a campaign come to some 140 KiB."""

_log = logging.getLogger(__name__)


class Directories:
    """The campaigns of many servers; `forget` after every change to a server's directory."""

    def __init__(self, directory: Directory) -> None:
        self._directory = directory
        self._kept: LRUCache[int, list[CampaignRow]] = LRUCache(KEPT_SERVERS)
        self._changes = 0

    async def of(self, server: int) -> list[CampaignRow]:
        """Give a server's campaigns, oldest first; `told` and `last` may be behind."""
        held = self._kept.get(server)
        if held is not None:
            return held
        changes = self._changes
        rows = await self._directory.campaigns(server)
        # What was read before a change is not kept after it.
        if changes == self._changes:
            self._kept[server] = rows
        return rows

    async def at(self, request: Request) -> CampaignRow:
        """Give the campaign that a button names, or else the last one of a place.

        Raises NoCampaign, always in a place that is on no server of the bot's.
        """
        if not request.server:
            raise NoCampaign
        rows = await self.of(request.server)
        if request.campaign is not None:
            wanted = [row for row in rows if row.at.id == request.campaign]
        else:
            wanted = here(rows, request.channel) or here(rows, request.parent)
        if not wanted:
            raise NoCampaign
        return wanted[-1]

    async def set_ended(self, at: CampaignAt, *, ended: bool) -> None:
        """Mark a campaign as ended or running; raises LogError."""
        try:
            await self._directory.set_ended(at, ended)
        finally:
            self.forget(at.server)

    async def mark_end(self, at: CampaignAt) -> None:
        """Mark an end that the log tells already: whoever needs the channel marks it likewise."""
        try:
            await self.set_ended(at, ended=True)
        except LogError as error:
            _log.warning("an ended campaign is not marked as such yet", exc_info=error)

    def forget(self, server: int) -> None:
        """Read the directory anew next time."""
        self._changes += 1
        self._kept.pop(server, None)


class Folded:
    """The states of many campaigns, read back from the log where memory has none."""

    def __init__(self, log: CampaignLog) -> None:
        self._log = log
        self.past = Past(log)
        self._kept: LRUCache[CampaignAt, Campaign] = LRUCache(KEPT_CAMPAIGNS)
        self._recent: LRUCache[CampaignAt, deque[Campaign]] = LRUCache(RECENT_CAMPAIGNS)
        self._snapshots: LRUCache[CampaignAt, int] = LRUCache(KEPT_CAMPAIGNS)
        self.drops = 0

    async def of(self, at: CampaignAt) -> Campaign:
        """Give the state of one campaign."""
        held = self._kept.get(at)
        if held is not None:
            return held
        drops = self.drops
        states, snapshot = await self.past.states(at)
        campaign = states[-1]
        if drops != self.drops:  # something may have been erased from it meanwhile
            return campaign
        # A move may have been played while this was read.
        newer = self._kept.get(at)
        if newer is not None and newer.seq >= campaign.seq:
            return newer
        self._snapshots[at] = snapshot
        for state in states:
            self.keep(at, state)
        return campaign

    async def whole(self, at: CampaignAt) -> Campaign:
        """Give the state of one campaign with every move that can be taken back."""
        campaign = await self.past.whole(at)
        self.keep(at, campaign)
        return campaign

    async def then(self, at: CampaignAt, seq: int) -> Campaign:
        """Give the state that a campaign's log led to at an entry."""
        for state in self._recent.get(at, ()):
            if state.seq == seq:
                return state
        return await self.past.then(at, seq)

    async def corrected(self, at: CampaignAt, last: int, entries: Sequence[Entry]) -> Campaign:
        """Give the state after an undo or redo that is to follow the entry `last`.

        A recent state from before the move in question goes on from there; else the log is read
        back. Raises LostRace where it does not end there.
        """
        oldest = min(map(named, entries))
        for base in reversed(self._recent.get(at, ())):
            if base.seq < oldest:
                later = await self._behind(at, base.seq, last)
                state = resumed(base, [*later, *entries])
                if state is not None:
                    return state
                oldest = min(map(named, later), default=oldest)
        return await self.past.corrected(at, last, entries)

    def wants_snapshot(self, at: CampaignAt) -> bool:
        """Tell whether a campaign has come far since its newest snapshot; asked once, it is taken.

        What is on disk is looked at only then: one that is not known of may be near enough.
        """
        held = self._kept.get(at)
        if held is None or held.seq - self._snapshots.get(at, 0) < SNAPSHOT_EVERY:
            return False
        self._snapshots[at] = held.seq
        return True

    async def _behind(self, at: CampaignAt, first: int, last: int) -> list[Entry]:
        later = await self._log.read(at, first)
        if first + len(later) != last:
            raise LostRace(at)
        return later

    def keep(self, at: CampaignAt, campaign: Campaign) -> None:
        """Keep a state that is on disk."""
        self._kept[at] = campaign
        recent = self._recent.setdefault(at, deque(maxlen=RECENT_STATES))
        if not recent or recent[-1].seq < campaign.seq:
            recent.append(campaign)

    def drop(self, at: CampaignAt) -> None:
        """Read the state anew next time."""
        self.drops += 1
        self._kept.pop(at, None)
        self._recent.pop(at, None)
        self._snapshots.pop(at, None)


def here(rows: list[CampaignRow], channel: int) -> list[CampaignRow]:
    """Give a channel's campaigns, the running one last."""
    found = [row for row in rows if row.home_channel == channel]
    return sorted(found, key=lambda row: (not row.ended, row.at))
