"""Tells a move everywhere beyond the answer: at home, in copies, as summary, by direct message."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence

import discord

from bot.desk.delivery.answering import Sent
from bot.desk.delivery.courier import Courier, Trouble, Undelivered
from bot.desk.delivery.lanes import Lane
from bot.desk.delivery.mail import Mail
from bot.desk.delivery.posts import MOVE, SUMMARY, Posts
from bot.desk.delivery.troubles import Troubles
from bot.desk.drawing import Drawing
from bot.pages.phrases.moves import Move
from bot.rules.basics.options import Edition
from bot.rules.state import events as e
from bot.service.rules_service import RulesService

Listener = Callable[[Move], Awaitable[None]]


class Everywhere:
    """Brings all that people see of a move up to date."""

    def __init__(
        self,
        service: RulesService,
        drawing: Drawing,
        courier: Courier,
        listeners: Sequence[Listener] = (),
    ) -> None:
        """Take the campaigns, the drawing, who carries messages, and who wants to know."""
        self._service = service
        self._drawing = drawing
        self.posts = Posts(service.log, courier)
        self.mail = Mail(service.log, courier, self.posts)
        self._troubles = Troubles(service.log, courier)
        self._listeners = listeners

    async def home(self, move: Move) -> int:
        """Name the channel a campaign lives in."""
        rows = await self._service.directory(move.server)
        found = (row.home_channel for row in rows if row.campaign == move.id)
        return next(found, move.after.home)

    async def tell(
        self,
        move: Move,
        lane: Lane,
        sent: Sent | None = None,
        asker: discord.Interaction | None = None,
        *,
        fresh: bool = False,
        again: bool = False,
    ) -> None:
        """Tell a move; `sent` is up to date already, nobody can have told a fresh one before.

        `again` minds what may have been sent before a crash. Raises Undelivered where Discord
        fails for the moment.
        """
        home = await self.home(move)
        if sent is not None:
            await self._remember(move, sent, fresh=fresh)
        if move.is_secret:
            return
        names = self._drawing.names(move)
        posting = self._post(move, lane, home, sent, asker, fresh=fresh)
        mailing = self.mail.deliver(move, names, home, lane, again=again)
        await asyncio.gather(posting, mailing)
        for listener in self._listeners:
            await listener(move)

    async def _remember(self, move: Move, sent: Sent, *, fresh: bool) -> None:
        if fresh:
            await self.posts.first(move, MOVE, sent)
        else:
            await self.posts.remember(move, MOVE, sent)

    async def _post(
        self,
        move: Move,
        lane: Lane,
        home: int,
        sent: Sent | None,
        asker: discord.Interaction | None,
        *,
        fresh: bool,
    ) -> None:
        try:
            if not (fresh and sent is not None and sent.channel == home):
                page, but = await self._drawing.page(move), sent.message if sent else 0
                said = move.is_undone and asker is not None and asker.channel_id == home
                await self.posts.tell(move, page, home, MOVE, lane, but=but, post=not said)
            await self._post_summary(move, home, lane)
        except Undelivered as undelivered:
            if undelivered.trouble is Trouble.FAILING:
                raise
            names = self._drawing.names(move)
            await self._troubles.tell(move, home, undelivered.trouble, names, asker)
        else:
            await self._troubles.over(move)

    async def _post_summary(self, move: Move, home: int, lane: Lane) -> None:
        ended = any(isinstance(event, e.QuestEnded | e.CampaignEnded) for event in move.events)
        # The first edition has no economy to sum up.
        if ended and move.after.edition is Edition.SECOND:
            async with self._drawing.long_work:
                log = await self._service.log.read(move.server, move.id)
                page = await self._drawing.summary(move, log)
            await self.posts.tell(move, page, home, SUMMARY, lane, post=not move.is_undone)
