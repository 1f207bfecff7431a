"""The live boards: one message a campaign, kept up to date after every move."""

import logging
from contextlib import suppress
from dataclasses import dataclass

import discord
from cachetools import LRUCache

from bot.desk.boards.board_troubles import BoardTroubles
from bot.desk.drawing import Drawing
from bot.desk.outbox.answering import Sent
from bot.desk.outbox.courier import Courier
from bot.desk.outbox.homes import question_links
from bot.desk.outbox.jobs import Jobs
from bot.desk.outbox.pacing import Pace
from bot.desk.outbox.undelivered import Trouble, Undelivered
from bot.log.errors import CampaignGone, LogError
from bot.log.notes import BOARD, Place
from bot.pages.looks.board import board
from bot.pages.page import Page
from bot.pages.view import View
from bot.rules.basics.keys import CampaignAt
from bot.service.rules_service import RulesService

KEPT = 256

_log = logging.getLogger(__name__)


@dataclass(slots=True)
class Board:
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

    async def find(self, at: CampaignAt) -> Sent | None:
        """Tell where a campaign's board is."""
        return (await self._held(at)).sent

    async def draw(self, at: CampaignAt) -> Page:
        """Draw a board as it should stand now."""
        campaign = await self._service.fold(at)
        links = await question_links(self._service, at, campaign.questions)
        return board(View(self._drawing.table_names(campaign, at.server), at), links)

    async def put_up(self, at: CampaignAt, sent: Sent, page: Page) -> None:
        """Note a message as the campaign's board from now on; the old one is removed."""
        old = (await self._held(at)).sent
        await BOARD.put(self._service.log, at, Place(sent.channel, sent.message))
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


def _sent(noted: Place | None) -> Sent | None:
    return Sent(noted.channel, noted.message) if noted else None
