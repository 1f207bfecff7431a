"""Draws moves for the table, in its language."""

import asyncio
from collections.abc import Callable, Mapping
from contextlib import AbstractAsyncContextManager, nullcontext

from bot.desk.drawn.moves_read import find_roll
from bot.desk.drawn.signs import BRIEF, MOVE, SUMMARY, sign
from bot.desk.drawn.turns import Turns
from bot.pages.lookups import dungeon_summary
from bot.pages.lookups.behind_the_board import told_who_won
from bot.pages.lookups.recap import with_recap
from bot.pages.lookups.summary import quest_summary, summary
from bot.pages.messages import rolls, say
from bot.pages.messages.enhancing import RollView
from bot.pages.page import Page
from bot.pages.phrases.moves import Move
from bot.pages.voice import View, Voice
from bot.pages.well.calculator import calculator
from bot.rules.basics.options import Edition
from bot.rules.basics.stored import replace
from bot.rules.course.so_far import summed
from bot.rules.rolling.table_rolls import read_roll
from bot.rules.state import events as e
from bot.rules.state.campaign import Campaign
from bot.rules.well.state import WellState
from bot.service.rules_service import RulesService
from bot.words import Words

LONG_LOG = 1000
"""Entries; longer logs are drawn off the loop, so that nobody else waits for it."""
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
