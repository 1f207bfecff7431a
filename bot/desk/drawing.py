"""Reads moves whole, from an outcome or the log, and draws them for the table in its language."""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager, nullcontext

from bot.desk.signs import BRIEF, MOVE, SUMMARY, sign
from bot.desk.turns import Turns
from bot.log.contract import Entries
from bot.pages.lookups import dungeon_summary
from bot.pages.lookups.behind_the_board import told_who_won
from bot.pages.lookups.recap import with_recap
from bot.pages.lookups.summary import quest_summary, summary
from bot.pages.messages import rolls, say
from bot.pages.messages.enhancing import RollView
from bot.pages.page import Page
from bot.pages.phrases.moves import Move, between, is_whole
from bot.pages.voice import View, Voice
from bot.pages.well.calculator import calculator
from bot.rules.basics.keys import CampaignAt, MoveNumber
from bot.rules.basics.options import Edition
from bot.rules.basics.stored import replace
from bot.rules.course.so_far import summed
from bot.rules.rolling.table_rolls import read_roll
from bot.rules.state import events as e
from bot.rules.state.campaign import Campaign
from bot.rules.state.events import Entry
from bot.rules.state.replay import live, replay
from bot.rules.well.state import WellState
from bot.service.rules_service import Outcome, RulesService
from bot.words import Words

LONG_LOG = 1000
"""Entries; longer logs are drawn off the loop, so that nobody else waits for it."""
A_READING = 100
A_DAY = 24 * 60 * 60
AT_ONCE = 4
"""Long logs that are read and drawn at once, each of another server: memory holds them whole."""


class Drawing:
    """Turns moves into pages."""

    def __init__(
        self, service: RulesService, words: Words, server_language: Callable[[int], str]
    ) -> None:
        """Take the words, and how to find out what language a server prefers."""
        self._service = service
        self._words = words
        self._server_language = server_language
        self._long_work = Turns(AT_ONCE)
        self.emojis: Mapping[str, str] = {}
        """The bot's own emojis by their names, as they are written on Discord."""

    def long_work(self, server: int, entries: int) -> AbstractAsyncContextManager[None]:
        """Wait while another long log of the server is read and drawn; short ones pass."""
        return nullcontext() if entries <= LONG_LOG else self._long_work.turn(server)

    def language(self, campaign: Campaign, server: int) -> str:
        """Name the language of a campaign's posts: its setting, else its server's."""
        return campaign.settings.language or self._server_language(server)

    def names(self, move: Move) -> Voice:
        """Give the names of things at the table of a move."""
        return self.table_names(move.after, move.at.server)

    def table_names(self, campaign: Campaign, server: int) -> Voice:
        """Give the names of things at a table, in its language."""
        language = self.language(campaign, server)
        box, emojis = self._service.box_at_hand(server), self.emojis
        return Voice(campaign, box, self._words, language, emojis=emojis)

    async def page(self, move: Move) -> Page:
        """Draw a move as it stands: a roll with the rerolls that stand, an end with its summary."""
        return replace(await self._page(move), sign=sign(MOVE, move))

    async def _page(self, move: Move) -> Page:
        names = self.names(move)
        if move.on_map or not isinstance(move.events[0], e.RollCalled):
            told = await self._told(move, names)
            if move.sums_up:
                # One message: a second one would push the news out of sight.
                summed = await self.summary(move)
                return replace(told, blocks=(*told.blocks, *summed.blocks))
            return with_recap(told, View(names, move.at)) if await self._resumes(move) else told
        entries = move.entries
        if move.at.id:
            entries = tuple(await self._service.log.read(move.at, move.number - 1))
        view = RollView(read_roll(entries), names, move.at, move.number)
        return await asyncio.to_thread(rolls.page, view)

    async def _rerolled(self, move: Move, names: Voice) -> str:
        """Say what a roll at the table has come to by a move that rerolled a die of it (D4)."""
        rerolls = (x.rerolled for x in move.events if isinstance(x, e.DiceRolled) and x.rerolled)
        number = next(rerolls, 0)
        log = self._service.log
        first = await find_roll(log, move.at, number) if number and not move.is_undone else None
        if first is None:
            return ""
        since = await log.read(move.at, first.move - 1)
        entries = [entry for entry in since if entry.seq <= move.seq]
        if not isinstance(entries[0].event, e.RollCalled):
            return ""
        return next(rolls.results(RollView(read_roll(entries), names, move.at, first.move)))

    async def _told(self, move: Move, names: Voice) -> Page:
        if move.on_map:
            return await self._on_map(move, names)
        return say.page(move, names, await self._rerolled(move, names))

    async def _resumes(self, move: Move) -> bool:
        """Tell whether a quest starts so long after the last move that people have forgotten it."""
        starts = any(isinstance(event, e.QuestStarted) for event in move.events)
        if move.is_undone or not starts or not move.after.quests_ended:
            return False
        before, *_ = await self._service.log.read(move.at, move.number - 2)
        return move.entries[0].at - before.at > A_DAY

    async def brief(self, move: Move) -> Page:
        """Draw an undo or redo asked for by command."""
        return replace(await self._brief(move), sign=sign(BRIEF, move))

    async def _brief(self, move: Move) -> Page:
        names = self.names(move)
        if not move.on_map:
            return say.briefly(move, names)
        return await asyncio.to_thread(say.map_briefly, move, await self._before(move), names)

    def secret(self, move: Move, language: str) -> Page:
        """Draw what only whoever spends treachery may see of it, in that person's language (W8)."""
        box = self._service.box_at_hand(move.at.server)
        names = Voice(move.after, box, self._words, language)
        return calculator(names, move.at)

    def ended(self, move: Move, language: str) -> Page:
        """Draw what stands where somebody was asked alone who won, in that person's language."""
        box = self._service.box_at_hand(move.at.server)
        return told_who_won(move.events, Voice(move.after, box, self._words, language))

    async def _on_map(self, move: Move, names: Voice) -> Page:
        return await asyncio.to_thread(say.map_page, move, await self._before(move), names)

    async def _before(self, move: Move) -> WellState:
        """Give the map as it was before a move; where no picture needs it, as it is now."""
        if not say.needs_before(move):
            return move.after.well
        return (await self._service.then(move.at, move.number - 1)).well

    async def summary(self, move: Move) -> Page:
        """Draw the summary of the quest or campaign a move ended; struck where it was undone.

        Earlier versions posted it as a message of its own.
        """
        async with self.long_work(move.at.server, move.seq):
            log = await self._service.log.read(move.at)
            until = [entry for entry in log if entry.seq <= move.entries[-1].seq]
            view = View(self.names(move), move.at, until)
            whole = any(isinstance(event, e.CampaignEnded) for event in move.events)
            drawn = await asyncio.to_thread(_summary(move.after.edition, whole=whole), view)
        told = say.struck_page(drawn) if move.is_undone else drawn
        return replace(told, sign=sign(SUMMARY, move))


def _summary(edition: Edition, *, whole: bool) -> Callable[[View], Page]:
    """Choose what sums up a campaign or its newest quest."""
    if edition is Edition.FIRST:
        return dungeon_summary.summary if whole else dungeon_summary.quest_summary
    return _whole_summary if whole else quest_summary


def _whole_summary(view: View) -> Page:
    return summary(view.counted(summed(view.entries)))


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
    read = await log.read_move(outcome.at, told)
    if isinstance(read[0].event, e.SheetOpened):
        since = await log.read(outcome.at, told - 1)
        until = [entry for entry in since if entry.seq <= seq]
        if len(parts := parts_of(until, told)) > 1:
            return of_parts(outcome.at, parts, until, outcome.after)
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
