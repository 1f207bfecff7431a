"""The live boards: one message a campaign, kept up to date after every move."""

import asyncio
import logging
from contextlib import suppress

import discord
from cachetools import LRUCache
from msgspec import Struct

from bot.desk.drawn.drawing import Drawing
from bot.desk.drawn.signs import nonce
from bot.desk.outbox import answering
from bot.desk.outbox.answering import Sent
from bot.desk.outbox.courier import Courier
from bot.desk.outbox.homes import question_links
from bot.desk.outbox.jobs import Jobs, Pace
from bot.desk.outbox.troubles import lacking
from bot.desk.outbox.undelivered import Trouble, Undelivered
from bot.log.errors import CampaignGone, LogError
from bot.log.notes import BOARD, BOARD_TROUBLE, CANNOT_POST, BoardPlace
from bot.pages.lookups.board import board, gone
from bot.pages.page import Page, Text
from bot.pages.text import clean
from bot.pages.voice import View, Voice
from bot.rules.basics.keys import CampaignAt
from bot.service.rules_service import RulesService

Asker = discord.Interaction | None

KEPT = 256
_log = logging.getLogger(__name__)


class BoardTroubles:
    """Remembers which campaigns know that their board cannot be kept up to date."""

    def __init__(self, service: RulesService, drawing: Drawing, courier: Courier) -> None:
        """Take the campaigns, what finds their words, and who carries messages."""
        self._service = service
        self._drawing = drawing
        self._courier = courier
        self._well: set[CampaignAt] = set()

    async def tell(self, at: CampaignAt, sent: Sent, why: Undelivered, asker: Asker) -> None:
        """Say what is wrong: in the channel if the board was deleted from it, else to the asker."""
        self._well.discard(at)
        trouble = why.trouble
        log = self._service.log
        if await BOARD_TROUBLE.get(log, at) == trouble or await CANNOT_POST.get(log, at):
            return
        names = self._drawing.table_names(await self._service.fold(at), at.server)
        if trouble is Trouble.GONE:
            told = await self._tell_all(at, sent, names, asker)
        else:
            told = await self._tell_asker(sent, why, names, asker)
        if told:
            await BOARD_TROUBLE.put(log, at, trouble.value)

    async def over(self, at: CampaignAt) -> None:
        """Note that all is well, or well again."""
        if at not in self._well:
            self._well.add(at)
            await BOARD_TROUBLE.drop(self._service.log, at)

    async def _tell_all(self, at: CampaignAt, sent: Sent, names: Voice, asker: Asker) -> bool:
        own = nonce("board-gone", *at, sent.message)
        try:
            await self._courier.post(sent.channel, gone(View(names, at)), own)
        except Undelivered:
            lost = names.say("board-gone-unseen", campaign=clean(names.campaign.name))
            return await _privately(asker, lost)
        return True

    async def _tell_asker(self, sent: Sent, why: Undelivered, names: Voice, asker: Asker) -> bool:
        channel = f"<#{sent.channel}>"
        if why.trouble is Trouble.ARCHIVED:
            return await _privately(asker, names.say("board-archived", channel=channel))
        if why.trouble is not Trouble.FORBIDDEN:
            said = names.say("board-hindered-number", channel=channel, code=str(why.code))
            return await _privately(asker, said)
        permissions = lacking(self._courier.client, sent.channel, names)
        said = names.say("board-hindered", channel=channel, permissions=permissions)
        return await _privately(asker, said)


async def _privately(asker: Asker, said: str) -> bool:
    if asker is None:
        return False
    await answering.privately(asker, Page((Text(said),)))
    return True


class Board(Struct):
    """Where a campaign's board is, if it has one, and what it shows, as far as is known."""

    sent: Sent | None
    shown: Page | None = None


class Boards:
    """Knows every campaign's board and edits it, at most once in two seconds."""

    def __init__(
        self, service: RulesService, drawing: Drawing, courier: Courier, jobs: Jobs
    ) -> None:
        """Take the campaigns, what draws, who carries messages, and where jobs run."""
        self._service = service
        self._drawing = drawing
        self._courier = courier
        self._troubles = BoardTroubles(service, drawing, courier)
        self._pace: Pace[CampaignAt] = Pace(jobs, self._renew)
        self._boards: LRUCache[CampaignAt, Board] = LRUCache(KEPT)
        self._askers: dict[CampaignAt, discord.Interaction] = {}

    def hear(self, at: CampaignAt, asker: discord.Interaction | None = None) -> None:
        """Bring a campaign's board up to date, soon; the asker is told where that fails."""
        if asker is not None:
            self._askers[at] = asker
        self._pace.ask(at)

    async def redraw(self, at: CampaignAt, asker: discord.Interaction) -> None:
        """Edit a board even where it seems to be up to date: it may have been deleted."""
        (await self._held(at)).shown = None
        self.hear(at, asker)

    async def find(self, at: CampaignAt) -> Sent | None:
        """Tell where a campaign's board is."""
        return (await self._held(at)).sent

    async def draw(self, at: CampaignAt) -> Page:
        """Draw a board as it should stand now; with a map's picture beside everything else."""
        campaign = await self._service.fold(at)
        links = await question_links(self._service, at, campaign.questions)
        view = View(self._drawing.table_names(campaign, at.server), at)
        if campaign.well.map is None:
            return board(view, links)
        return await asyncio.to_thread(board, view, links)

    async def put_up(self, at: CampaignAt, sent: Sent, page: Page) -> None:
        """Note a message as the campaign's board from now on; the old one is removed."""
        old = (await self._held(at)).sent
        await BOARD.put(self._service.log, at, BoardPlace(sent.channel, sent.message))
        self._boards[at] = Board(sent, page)
        await self._troubles.over(at)
        if old is not None:
            await self.remove(old)
        self.hear(at)

    async def remove(self, sent: Sent) -> None:
        """Remove a message that is no board any more, if Discord lets it."""
        try:
            await self._courier.remove(sent)
        except Undelivered as undelivered:
            _log.info("an old board was not removed", exc_info=undelivered)

    def forget(self, at: CampaignAt) -> None:
        """Drop what is known of a campaign that is gone."""
        self._boards.pop(at, None)

    async def _renew(self, at: CampaignAt) -> bool:
        """Edit a board; False where that may be tried again soon."""
        asker = self._askers.pop(at, None)
        try:
            return await self._edit(at, asker)
        except CampaignGone:
            self.forget(at)
        except LogError as error:
            _log.warning("a board was not brought up to date", exc_info=error)
        return True

    async def _edit(self, at: CampaignAt, asker: discord.Interaction | None) -> bool:
        held = await self._held(at)
        if held.sent is None:
            return True
        page = await self.draw(at)
        if page == held.shown:
            return True
        try:
            await self._courier.edit(held.sent, page)
        except Undelivered as undelivered:
            return await self._undelivered(at, held, held.sent, undelivered, asker)
        held.shown = page
        await self._troubles.over(at)
        return True

    async def _undelivered(
        self,
        at: CampaignAt,
        held: Board,
        sent: Sent,
        undelivered: Undelivered,
        asker: discord.Interaction | None,
    ) -> bool:
        if undelivered.trouble is Trouble.FAILING:
            if asker is not None:
                self._askers.setdefault(at, asker)
            return False
        if self._boards.get(at) is not held:
            return True  # it was moved meanwhile
        if undelivered.trouble is Trouble.GONE:
            self._boards[at] = Board(None)
            await BOARD.drop(self._service.log, at)
        with suppress(discord.HTTPException):
            await self._troubles.tell(at, sent, undelivered, asker)
        return True

    async def _held(self, at: CampaignAt) -> Board:
        held = self._boards.get(at)
        if held is None:
            noted = await BOARD.get(self._service.log, at)
            held = self._boards.get(at) or Board(_sent(noted))
        self._boards[at] = held
        return held


def _sent(noted: BoardPlace | None) -> Sent | None:
    return Sent(noted.channel, noted.message) if noted else None
