"""The rules service: one door for commands and buttons alike, durable before it is told."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any
from weakref import WeakValueDictionary

from bot.box import Box
from bot.campaign_log.contract import CampaignLog, CampaignRow
from bot.campaign_log.errors import AlreadyPlayed, LostRace
from bot.rules import commands as c
from bot.rules import refusals as r
from bot.rules.campaign import Campaign
from bot.rules.decide import decide, decide_roll
from bot.rules.dice import Dice
from bot.rules.dice_secrets import mended
from bot.rules.draft import Decision
from bot.rules.events import Entry
from bot.rules.people import Person, has, holders
from bot.rules.replay import book, replay

KEPT_CAMPAIGNS = 256
TRIES = 3


@dataclass(frozen=True, slots=True)
class Seat:
    """Where and by whom something is asked.

    `parent` is the channel of a thread, else 0; `cause` is the interaction's id, which makes a
    redelivered one play once; `campaign` is set where a button names its campaign.
    """

    server: int
    channel: int
    person: Person
    parent: int = 0
    cause: str | None = None
    campaign: int | None = None


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a command led to: the states around it and the entries now on disk.

    `again` is set for a redelivered cause, whose entries were written before.
    """

    server: int
    id: int
    before: Campaign
    after: Campaign
    entries: tuple[Entry, ...]
    again: bool = False

    @property
    def move(self) -> int:
        """Give the number of the move it belongs to."""
        return self.entries[0].move


class RulesService:
    """Plays commands against the campaigns of all servers."""

    def __init__(self, log: CampaignLog, box: Box, dice: Dice, clock: Callable[[], float]) -> None:
        """Take what the rules need: the log, the printed facts, dice, and the time in seconds."""
        self.log = log
        self.box = box
        self.dice = dice
        self.clock = clock
        self._directories: OrderedDict[int, list[CampaignRow]] = OrderedDict()
        self._folded: OrderedDict[tuple[int, int], Campaign] = OrderedDict()
        self._locks: WeakValueDictionary[tuple[int, int], asyncio.Lock] = WeakValueDictionary()

    async def play(self, seat: Seat, command: c.Command) -> Outcome:
        """Carry a command out; raises Refusal or LogUnavailable, and then nothing was written."""
        if isinstance(command, c.CreateCampaign):
            return await self._create(seat, command)
        id = (await self._row(seat)).campaign
        async with self._lock(seat.server, id):
            return await self._play(seat, id, command)

    async def roll(self, seat: Seat, command: c.Command) -> Outcome:
        """Roll dice in the campaign at this place, or, where none runs, without a trace."""
        try:
            _, campaign = await self.look(seat)
        except r.NoCampaign:
            campaign = Campaign(ended=True)
        if not campaign.ended:
            return await self.play(seat, command)
        decision = decide_roll(command, seat.person, self.box, self.dice)
        entries = self._entries(seat, 0, decision)
        return Outcome(seat.server, 0, Campaign(), decision.after or Campaign(), entries)

    async def look(self, seat: Seat) -> tuple[int, Campaign]:
        """Give the campaign at this place and its id; raises NoCampaign."""
        row = await self._row(seat)
        return row.campaign, await self.fold(seat.server, row.campaign)

    async def fold(self, server: int, id: int) -> Campaign:
        """Give the state of one campaign, from memory or by replay."""
        held = self._folded.get((server, id))
        if held is not None:
            self._folded.move_to_end((server, id))
            return held
        return self._keep(server, id, replay(await self.log.read(server, id)))

    async def directory(self, server: int) -> list[CampaignRow]:
        """Give a server's campaigns, oldest first; `told` and `last` may be behind."""
        held = self._directories.get(server)
        if held is None:
            held = self._directories[server] = await self.log.campaigns(server)
            _shorten(self._directories)
        return held

    async def delete(self, seat: Seat) -> CampaignRow:
        """Erase the campaign at this place for good; a steward's right."""
        row = await self._row(seat)
        async with self._lock(seat.server, row.campaign):
            campaign = await self.fold(seat.server, row.campaign)
            need_steward(campaign, seat.person)
            self._directories.pop(seat.server, None)
            await self.log.delete(seat.server, row.campaign)
            self._folded.pop((seat.server, row.campaign), None)
        return row

    async def _create(self, seat: Seat, command: c.CreateCampaign) -> Outcome:
        async with self._lock(seat.server, 0):
            running = await self._running(seat.server, command.home)
            if running is not None:
                raise r.CampaignRuns(running.name)
            decision = decide(Campaign(), command, seat.person, self.box, self.dice)
            entries = self._entries(seat, 0, decision)
            self._directories.pop(seat.server, None)
            try:
                id = await self.log.create(
                    seat.server, command.home, command.name, entries, seat.cause
                )
            except AlreadyPlayed:
                return await self._played_before(seat)
            return self._outcome(seat.server, id, Campaign(), decision, entries)

    async def _play(self, seat: Seat, id: int, command: c.Command) -> Outcome:
        for _ in range(TRIES):
            before = await self.fold(seat.server, id)
            try:
                return await self._try(seat, id, before, command)
            except AlreadyPlayed:
                return await self._played_before(seat)
            except LostRace:
                self._folded.pop((seat.server, id), None)
            except asyncio.CancelledError:
                self._folded.pop((seat.server, id), None)
                raise
        raise LostRace(seat.server, id)

    async def _try(self, seat: Seat, id: int, before: Campaign, command: c.Command) -> Outcome:
        try:
            decision = decide(before, command, seat.person, self.box, self.dice)
        except r.Refusal:
            if seat.cause and await self.log.entries_of_cause(seat.server, seat.cause):
                return await self._played_before(seat)
            raise
        if decision.after is None:
            return await self._rewind(seat, id, before, decision)
        entries = self._entries(seat, before.seq, decision)
        await self.log.append(seat.server, id, before.seq, entries, seat.cause)
        outcome = self._outcome(seat.server, id, before, decision, entries)
        await self._mark_end(outcome)
        return outcome

    async def _rewind(self, seat: Seat, id: int, before: Campaign, decision: Decision) -> Outcome:
        """Undo or redo: only a replay tells the state after it."""
        log = await self.log.read(seat.server, id)
        entries = self._entries(seat, before.seq, decision)
        after = replay([*log, *entries])
        mending = mended(before, after, self.dice)
        if mending:
            decision = Decision((*decision.events, *mending), decision.move, None)
            entries = self._entries(seat, before.seq, decision)
            after = replay([*log, *entries])
        if before.ended and not after.ended:
            await self._need_free_channel(seat.server, id)
        await self.log.append(seat.server, id, before.seq, entries, seat.cause)
        self._keep(seat.server, id, after)
        outcome = Outcome(seat.server, id, before, after, entries)
        await self._mark_end(outcome)
        return outcome

    async def _mark_end(self, outcome: Outcome) -> None:
        if outcome.before.ended != outcome.after.ended:
            self._directories.pop(outcome.server, None)
            await self.log.set_ended(outcome.server, outcome.id, outcome.after.ended)

    async def _need_free_channel(self, server: int, id: int) -> None:
        rows = {row.campaign: row for row in await self.directory(server)}
        running = await self._running(server, rows[id].home_channel)
        if running is not None:
            raise r.CampaignRuns(running.name)

    def _entries(self, seat: Seat, after: int, decision: Decision) -> tuple[Entry, ...]:
        at, by = int(self.clock()), seat.person.user
        return tuple(
            Entry(seq, decision.move, at, by, event)
            for seq, event in enumerate(decision.events, after + 1)
        )

    def _outcome(
        self,
        server: int,
        id: int,
        before: Campaign,
        decision: Decision,
        entries: tuple[Entry, ...],
    ) -> Outcome:
        after = decision.after or before
        for entry in entries:
            book(after, entry)
        self._keep(server, id, after)
        return Outcome(server, id, before, after, entries)

    async def _played_before(self, seat: Seat) -> Outcome:
        played = await self.log.entries_of_cause(seat.server, seat.cause or "")
        if played is None:
            raise r.NoCampaign
        after = await self.fold(seat.server, played.campaign)
        return Outcome(
            seat.server, played.campaign, after, after, tuple(played.entries), again=True
        )

    async def _row(self, seat: Seat) -> CampaignRow:
        rows = await self.directory(seat.server)
        if seat.campaign is not None:
            wanted = [row for row in rows if row.campaign == seat.campaign]
        else:
            wanted = _at(rows, seat.channel) or _at(rows, seat.parent)
        if not wanted:
            raise r.NoCampaign
        return wanted[-1]

    async def _running(self, server: int, channel: int) -> CampaignRow | None:
        rows = await self.directory(server)
        return next((row for row in rows if row.home_channel == channel and not row.ended), None)

    def _keep(self, server: int, id: int, campaign: Campaign) -> Campaign:
        self._folded[(server, id)] = campaign
        self._folded.move_to_end((server, id))
        _shorten(self._folded)
        return campaign

    def _lock(self, server: int, id: int) -> asyncio.Lock:
        lock = self._locks.get((server, id))
        if lock is None:
            lock = self._locks[(server, id)] = asyncio.Lock()
        return lock


def need_steward(campaign: Campaign, person: Person) -> None:
    """Refuse whoever is no steward of the campaign."""
    if not has(campaign, person, r.Right.STEWARD):
        raise r.NotYours(r.Right.STEWARD, holders(campaign, r.Right.STEWARD))


def _shorten(kept: OrderedDict[Any, Any]) -> None:
    while len(kept) > KEPT_CAMPAIGNS:
        kept.popitem(last=False)


def _at(rows: list[CampaignRow], channel: int) -> list[CampaignRow]:
    """Give a channel's campaigns, the running one last."""
    here = [row for row in rows if row.home_channel == channel]
    return sorted(here, key=lambda row: (not row.ended, row.campaign))
