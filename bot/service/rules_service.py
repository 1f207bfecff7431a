"""The rules service: one door for commands and buttons alike, durable before it is told."""

import asyncio
import logging
from collections.abc import Callable
from weakref import WeakValueDictionary

from bot.log.contract import CampaignLog, CampaignRow, Note
from bot.log.errors import AlreadyPlayed, ChannelTaken, LogError, LostRace
from bot.log.notes import Answering, answer_note
from bot.log.snapshots import CountsNot
from bot.rules.basics.dice import Dice
from bot.rules.basics.keys import CampaignAt
from bot.rules.basics.names import with_fit_texts
from bot.rules.basics.stored import replace
from bot.rules.course.so_far import Sums
from bot.rules.decide import decide, decide_roll
from bot.rules.economy.draft import Decision
from bot.rules.economy.people import need_steward
from bot.rules.printed.box import Box
from bot.rules.rolling.verification import mended
from bot.rules.state import commands as c
from bot.rules.state import refusals as r
from bot.rules.state.campaign import Campaign, ChainCut
from bot.rules.state.events import Entry
from bot.rules.state.replay import book
from bot.service.kept import Directories, Folded
from bot.service.own_decks import OwnDecks
from bot.service.requests import Entries, Outcome, Request, RollPace

__all__ = ["Outcome", "Request", "RulesService"]

TRIES = 3

_log = logging.getLogger(__name__)


class RulesService:
    """Plays commands against the campaigns of all servers."""

    def __init__(self, log: CampaignLog, box: Box, dice: Dice, clock: Callable[[], float]) -> None:
        """Take what the rules need: the log, the printed facts, dice, and the time in seconds."""
        self.log = log
        self.box = box
        self.dice = dice
        self.clock = clock
        self._roll_pace = RollPace()
        self._directories = Directories(log)
        self._folded = Folded(log)
        self.own_decks = OwnDecks(log, box)
        self._locks: WeakValueDictionary[CampaignAt, asyncio.Lock] = WeakValueDictionary()

    async def play(self, request: Request, command: c.Command) -> Outcome:
        """Carry a command out; raises Refusal or LogUnavailable, and then nothing was written."""
        command = with_fit_texts(command)
        if isinstance(command, c.CreateCampaign):
            return await self._create(request, command)
        at = (await self._directories.at(request)).at
        async with self.lock(at):
            return await self._play(request, at, command)

    async def roll(self, request: Request, command: c.Command) -> Outcome:
        """Roll dice in the campaign at this place, or, where none runs, without a trace.

        The attack of a hero is rolled in a campaign alone.
        """
        self._roll_pace.take(request.person.user, self.clock())
        try:
            _, campaign = await self.look(request)
        except r.NoCampaign:
            if isinstance(command, c.AttackWithHero):
                raise
            campaign = Campaign(ended=True)
        if not campaign.ended or isinstance(command, c.AttackWithHero):
            return await self.play(request, command)
        decision = decide_roll(command, request.person, self.box, self.dice)
        entries = self._entries(request, 0, decision)
        return Outcome(
            CampaignAt(request.server, 0), Campaign(), decision.after or Campaign(), entries
        )

    async def look(self, request: Request) -> tuple[CampaignAt, Campaign]:
        """Give which campaign is at this place, and its state; raises NoCampaign."""
        at = (await self._directories.at(request)).at
        return at, await self.fold(at)

    async def fold(self, at: CampaignAt) -> Campaign:
        """Give the state of one campaign, from memory or by replay."""
        await self.own_decks.box(at.server)
        return await self._folded.of(at)

    async def then(self, at: CampaignAt, seq: int) -> Campaign:
        """Give the state that a campaign's log led to at an entry, from memory or by replay."""
        return await self._folded.then(at, seq)

    async def sums(self, at: CampaignAt) -> Sums:
        """Give what a campaign's whole log comes to."""
        return await self._folded.past.sums(at)

    def wants_snapshot(self, at: CampaignAt) -> bool:
        """Tell, once, whether it is time to call `keep_snapshot`."""
        return self._folded.wants_snapshot(at)

    async def keep_snapshot(self, at: CampaignAt) -> None:
        """Keep on disk what a campaign has come to; moves are played meanwhile.

        Whatever is erased meanwhile may be in what was read, which then is not kept.
        """
        drops = self._folded.drops
        try:
            snapshot = await self._folded.past.snapshot(at)
            async with self.lock(at):
                if snapshot is not None and drops == self._folded.drops:
                    await self.log.snapshot_put(at, snapshot)
        except (LogError, CountsNot) as error:
            _log.warning("no snapshot is kept", exc_info=error)

    async def box_of(self, server: int) -> Box:
        """Give a server's box: what is printed, and its groups' own decks."""
        return await self.own_decks.box(server)

    def box_at_hand(self, server: int) -> Box:
        """Give a server's box as last read; whoever has looked at a campaign there has read it."""
        return self.own_decks.at_hand(server)

    async def need_steward_at(self, request: Request) -> None:
        """Refuse whoever is no steward of the campaign at a place, nor manages the server."""
        try:
            _, campaign = await self.look(request)
        except r.NoCampaign:
            if not request.person.manages:
                raise r.NotYours(r.Right.STEWARD) from None
        else:
            need_steward(campaign, request.person)

    async def directory(self, server: int) -> list[CampaignRow]:
        """Give a server's campaigns, oldest first; `told` and `last` may be behind."""
        return await self._directories.of(server)

    async def delete(self, request: Request) -> CampaignRow:
        """Erase the campaign at this place for good; a steward's right."""
        row = await self._directories.at(request)
        async with self.lock(row.at):
            campaign = await self.fold(row.at)
            need_steward(campaign, request.person)
            await self.log.delete(row.at)
            self.forget(row.at)
        return row

    async def _create(self, request: Request, command: c.CreateCampaign) -> Outcome:
        async with self.lock(CampaignAt(request.server, 0)):
            try:
                await self.need_free(request.server, command.home)
                decision = decide(Campaign(), command, request.person, self.box, self.dice)
                entries = self._entries(request, 0, decision)
                name = decision.after.name if decision.after else command.name
                note = _answer(request, entries, command.home)
                id = await self.log.create(
                    request.server, command.home, name, entries, request.cause, note=note
                )
            except (r.Refusal, AlreadyPlayed) as refused:
                return await self._again(request, refused)
            except ChannelTaken:
                raise r.CampaignRuns(command.name) from None
            finally:
                self._directories.forget(request.server)
            at, after = (
                CampaignAt(request.server, id),
                _booked(decision.after or Campaign(), entries),
            )
            self._folded.keep(at, after)
            return Outcome(at, Campaign(), after, entries)

    async def _play(self, request: Request, at: CampaignAt, command: c.Command) -> Outcome:
        for _ in range(TRIES):
            before = await self.fold(at)
            try:
                return await self._try(request, at, before, command)
            except (r.Refusal, AlreadyPlayed) as refused:
                return await self._again(request, refused)
            except ChainCut:
                await self._folded.whole(at)
            except LostRace:
                self._folded.drop(at)
            except asyncio.CancelledError:
                self._folded.drop(at)
                raise
        raise LostRace(at)

    async def _try(
        self, request: Request, at: CampaignAt, before: Campaign, command: c.Command
    ) -> Outcome:
        box, cause = self.own_decks.at_hand(request.server), request.cause or ""
        now = int(self.clock())
        decision = decide(before, command, request.person, box, self.dice, cause, now)
        if decision.after is None:
            return await self._rewind(request, at, before, decision)
        entries = self._entries(request, before.seq, decision)
        after = _booked(decision.after, entries)
        note = _answer(request, entries, after.home)
        await self.log.append(at, before.seq, entries, request.cause, note)
        self._folded.keep(at, after)
        return await self._marked(Outcome(at, before, after, entries))

    async def _rewind(
        self, request: Request, at: CampaignAt, before: Campaign, decision: Decision
    ) -> Outcome:
        """Undo or redo: going on from a state before the move tells the state after it."""
        entries = self._entries(request, before.seq, decision)
        after = await self._folded.corrected(at, before.seq, entries)
        mending = mended(before, after, self.dice)
        if mending:
            decision = replace(decision, events=(*decision.events, *mending))
            entries = self._entries(request, before.seq, decision)
            after = await self._folded.corrected(at, before.seq, entries)
        self._need_its_deck(request.server, after)
        if before.ended and not after.ended:
            await self._reopen(at)
        # What shows it is the move's own message, wherever it is asked for.
        note = _answer(request, entries, request.channel)
        await self.log.append(at, before.seq, entries, request.cause, note)
        self._folded.keep(at, after)
        return await self._marked(Outcome(at, before, after, entries))

    async def _marked(self, outcome: Outcome) -> Outcome:
        """Mark what a move has ended."""
        if outcome.after.ended and not outcome.before.ended:
            await self._directories.mark_end(outcome.at)
        return outcome

    async def _reopen(self, at: CampaignAt) -> None:
        """Take a channel for a campaign whose end is undone, before the log says so."""
        home = next(row.home_channel for row in await self.directory(at.server) if row.at == at)
        async with self.lock(CampaignAt(at.server, 0)):
            await self.need_free(at.server, home)
            await self._directories.set_ended(at, ended=False)

    async def need_free(self, server: int, channel: int) -> None:
        """Refuse where a campaign runs; one whose log ended while the bot died is marked now."""
        for row in await self.directory(server):
            if row.home_channel == channel and not row.ended:
                if not (await self.fold(row.at)).ended:
                    raise r.CampaignRuns(row.name)
                await self._directories.set_ended(row.at, ended=True)

    def forget(self, at: CampaignAt) -> None:
        """Read a server's directory, and a campaign if one is named, anew next time."""
        self._directories.forget(at.server)
        if at.id:
            self._folded.drop(at)

    def _need_its_deck(self, server: int, after: Campaign) -> None:
        """Refuse to go back to a deck that has since been replaced by other cards."""
        deck = self.box_at_hand(server).deck(after.deck) if after.deck else None
        if after.deck and (deck is None or any(deck.card(key) is None for key in after.cards)):
            raise r.DeckReplaced(after.deck)

    def _entries(self, request: Request, after: int, decision: Decision) -> Entries:
        at, by = int(self.clock()), request.person.user
        return tuple(
            Entry(seq, decision.move, at, by, event)
            for seq, event in enumerate(decision.events, after + 1)
        )

    async def _again(self, request: Request, refused: Exception) -> Outcome:
        """Give what a redelivered cause wrote the first time; else the refusal stands."""
        played = None
        if request.cause:
            played = await self.log.entries_of_cause(request.server, request.cause)
        if played is None:
            raise refused
        after = await self.fold(played.at)
        entries = tuple(played.entries)
        return Outcome(played.at, after, after, entries, again=True)

    def lock(self, at: CampaignAt) -> asyncio.Lock:
        """Give the lock of a campaign: whoever holds it plays alone; 0 is the server's own."""
        lock = self._locks.get(at)
        if lock is None:
            lock = self._locks[at] = asyncio.Lock()
        return lock


def _booked(after: Campaign, entries: Entries) -> Campaign:
    """Write into a fresh state what the entries are that led to it; raises ChainCut."""
    for entry in entries:
        book(after, entry)
    return after


def _answer(request: Request, entries: Entries, home: int) -> Note | None:
    """Tell the next life, should this one end now, how a move was answered, and where."""
    if not request.token:
        return None
    asked = Answering(entries[0].seq, request.application, request.token, request.channel)
    return answer_note(asked, at_home=request.channel == home)
