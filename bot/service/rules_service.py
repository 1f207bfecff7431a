"""The rules service: one door for commands and buttons alike, durable before it is told."""

import asyncio
from collections.abc import Callable
from dataclasses import replace
from weakref import WeakValueDictionary

from bot.box.box import Box
from bot.log.contract import CampaignLog, CampaignRow
from bot.log.errors import AlreadyPlayed, ChannelTaken, LostRace
from bot.log.kept import Directories, Folded, here, replayed
from bot.rules.basics.dice import Dice
from bot.rules.decide import decide, decide_roll
from bot.rules.economy.draft import Decision
from bot.rules.economy.people import Person, has, holders
from bot.rules.rolling.quest_dice import mended
from bot.rules.state import commands as c
from bot.rules.state import refusals as r
from bot.rules.state.campaign import Campaign
from bot.rules.state.events import Entry
from bot.rules.state.replay import book
from bot.service.own_decks import OwnDecks
from bot.service.requests import Entries, Outcome, Seat

__all__ = ["Outcome", "RulesService", "Seat", "need_steward"]

TRIES = 3


class RulesService:
    """Plays commands against the campaigns of all servers."""

    def __init__(self, log: CampaignLog, box: Box, dice: Dice, clock: Callable[[], float]) -> None:
        """Take what the rules need: the log, the printed facts, dice, and the time in seconds."""
        self.log = log
        self.box = box
        self.dice = dice
        self.clock = clock
        self._directories = Directories(log)
        self._folded = Folded(log)
        self.own_decks = OwnDecks(log, box)
        self._locks: WeakValueDictionary[tuple[int, int], asyncio.Lock] = WeakValueDictionary()

    async def play(self, seat: Seat, command: c.Command) -> Outcome:
        """Carry a command out; raises Refusal or LogUnavailable, and then nothing was written."""
        if isinstance(command, c.CreateCampaign):
            return await self._create(seat, command)
        id = (await self._row(seat)).campaign
        async with self.lock(seat.server, id):
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
        await self.box_of(server)
        return await self._folded.of(server, id)

    async def box_of(self, server: int) -> Box:
        """Give a server's box: what is printed, and its groups' own decks."""
        return await self.own_decks.box(server)

    def box_at_hand(self, server: int) -> Box:
        """Give a server's box as last read; whoever has looked at a campaign there has read it."""
        return self.own_decks.at_hand(server)

    async def need_steward_at(self, seat: Seat) -> None:
        """Refuse whoever is no steward of the campaign at a place, nor manages the server."""
        try:
            _, campaign = await self.look(seat)
        except r.NoCampaign:
            if not seat.person.manages:
                raise r.NotYours(r.Right.STEWARD) from None
        else:
            need_steward(campaign, seat.person)

    async def directory(self, server: int) -> list[CampaignRow]:
        """Give a server's campaigns, oldest first; `told` and `last` may be behind."""
        return await self._directories.of(server)

    async def delete(self, seat: Seat) -> CampaignRow:
        """Erase the campaign at this place for good; a steward's right."""
        row = await self._row(seat)
        async with self.lock(seat.server, row.campaign):
            campaign = await self.fold(seat.server, row.campaign)
            need_steward(campaign, seat.person)
            await self.log.delete(seat.server, row.campaign)
            self.forget(seat.server, row.campaign)
        return row

    async def _create(self, seat: Seat, command: c.CreateCampaign) -> Outcome:
        async with self.lock(seat.server, 0):
            try:
                await self.need_free(seat.server, command.home)
                decision = decide(Campaign(), command, seat.person, self.box, self.dice)
                entries = self._entries(seat, 0, decision)
                name = decision.after.name if decision.after else command.name
                id = await self.log.create(seat.server, command.home, name, entries, seat.cause)
            except (r.Refusal, AlreadyPlayed) as refused:
                return await self._again(seat, refused)
            except ChannelTaken:
                raise r.CampaignRuns(command.name) from None
            finally:
                self._directories.forget(seat.server)
            return self._outcome(seat.server, id, Campaign(), decision, entries)

    async def _play(self, seat: Seat, id: int, command: c.Command) -> Outcome:
        for _ in range(TRIES):
            before = await self.fold(seat.server, id)
            try:
                return await self._try(seat, id, before, command)
            except (r.Refusal, AlreadyPlayed) as refused:
                return await self._again(seat, refused)
            except LostRace:
                self._folded.drop(seat.server, id)
            except asyncio.CancelledError:
                self._folded.drop(seat.server, id)
                raise
        raise LostRace(seat.server, id)

    async def _try(self, seat: Seat, id: int, before: Campaign, command: c.Command) -> Outcome:
        decision = decide(before, command, seat.person, self.box_at_hand(seat.server), self.dice)
        if decision.after is None:
            return await self._rewind(seat, id, before, decision)
        entries = self._entries(seat, before.seq, decision)
        await self.log.append(seat.server, id, before.seq, entries, seat.cause)
        return await self._marked(self._outcome(seat.server, id, before, decision, entries))

    async def _rewind(self, seat: Seat, id: int, before: Campaign, decision: Decision) -> Outcome:
        """Undo or redo: only a replay tells the state after it."""
        log = await self.log.read(seat.server, id)
        if len(log) != before.seq:
            raise LostRace(seat.server, id)
        entries = self._entries(seat, before.seq, decision)
        after = await replayed([*log, *entries])
        mending = mended(before, after, self.dice)
        if mending:
            decision = replace(decision, events=(*decision.events, *mending))
            entries = self._entries(seat, before.seq, decision)
            after = await replayed([*log, *entries])
        self._need_its_deck(seat.server, after)
        if before.ended and not after.ended:
            await self._reopen(seat.server, id)
        await self.log.append(seat.server, id, before.seq, entries, seat.cause)
        self._folded.keep(seat.server, id, after)
        return await self._marked(Outcome(seat.server, id, before, after, entries))

    async def _marked(self, outcome: Outcome) -> Outcome:
        if outcome.after.ended and not outcome.before.ended:
            await self._set_ended(outcome.server, outcome.id, ended=True)
        return outcome

    async def _reopen(self, server: int, id: int) -> None:
        """Take a channel for a campaign whose end is undone, before the log says so."""
        home = next(row.home_channel for row in await self.directory(server) if row.campaign == id)
        async with self.lock(server, 0):
            await self.need_free(server, home)
            await self._set_ended(server, id, ended=False)

    async def need_free(self, server: int, channel: int) -> None:
        """Refuse where a campaign runs; one whose log ended while the bot died is marked now."""
        for row in await self.directory(server):
            if row.home_channel == channel and not row.ended:
                if not (await self.fold(server, row.campaign)).ended:
                    raise r.CampaignRuns(row.name)
                await self._set_ended(server, row.campaign, ended=True)

    def forget(self, server: int, id: int = 0) -> None:
        """Read a server's directory, and a campaign if one is named, anew next time."""
        self._directories.forget(server)
        if id:
            self._folded.drop(server, id)

    def _need_its_deck(self, server: int, after: Campaign) -> None:
        """Refuse to go back to a deck that has since been replaced by other cards."""
        deck = self.box_at_hand(server).deck(after.deck) if after.deck else None
        if after.deck and (deck is None or any(deck.card(key) is None for key in after.cards)):
            raise r.DeckReplaced(after.deck)

    async def _set_ended(self, server: int, id: int, ended: bool) -> None:
        try:
            await self.log.set_ended(server, id, ended)
        finally:
            self._directories.forget(server)

    def _entries(self, seat: Seat, after: int, decision: Decision) -> Entries:
        at, by = int(self.clock()), seat.person.user
        return tuple(
            Entry(seq, decision.move, at, by, event)
            for seq, event in enumerate(decision.events, after + 1)
        )

    def _outcome(
        self, server: int, id: int, before: Campaign, decision: Decision, entries: Entries
    ) -> Outcome:
        after = decision.after or before
        for entry in entries:
            book(after, entry)
        self._folded.keep(server, id, after)
        return Outcome(server, id, before, after, entries)

    async def _again(self, seat: Seat, refused: Exception) -> Outcome:
        """Give what a redelivered cause wrote the first time; else the refusal stands."""
        played = await self.log.entries_of_cause(seat.server, seat.cause) if seat.cause else None
        if played is None:
            raise refused
        after = await self.fold(seat.server, played.campaign)
        entries = tuple(played.entries)
        return Outcome(seat.server, played.campaign, after, after, entries, again=True)

    async def _row(self, seat: Seat) -> CampaignRow:
        rows = await self.directory(seat.server)
        if seat.campaign is not None:
            wanted = [row for row in rows if row.campaign == seat.campaign]
        else:
            wanted = here(rows, seat.channel) or here(rows, seat.parent)
        if not wanted:
            raise r.NoCampaign
        return wanted[-1]

    def lock(self, server: int, id: int) -> asyncio.Lock:
        """Give the lock of a campaign: whoever holds it plays alone; 0 is the server's own."""
        lock = self._locks.get((server, id))
        if lock is None:
            lock = self._locks[(server, id)] = asyncio.Lock()
        return lock


def need_steward(campaign: Campaign, person: Person) -> None:
    """Refuse whoever is no steward of the campaign."""
    if not has(campaign, person, r.Right.STEWARD):
        raise r.NotYours(r.Right.STEWARD, holders(campaign, r.Right.STEWARD))
