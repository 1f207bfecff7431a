"""Tells a move everywhere beyond the answer: at home, in copies, as summary, by direct message."""

import logging
from collections.abc import Awaitable, Callable, Sequence

from bot.desk.drawn.drawing import Drawing
from bot.desk.drawn.languages import Languages
from bot.desk.drawn.signs import MOVE, SUMMARY
from bot.desk.outbox.courier import Courier
from bot.desk.outbox.homes import home_of
from bot.desk.outbox.mail import Mail
from bot.desk.outbox.posts import Posts
from bot.desk.outbox.restored import Restored
from bot.desk.outbox.seeking import Seeking, found
from bot.desk.outbox.telling import Telling
from bot.desk.outbox.troubles import Troubles
from bot.desk.outbox.undelivered import NothingPosted, Trouble, Undelivered
from bot.pages.page import Page
from bot.pages.phrases.moves import Move
from bot.rules.basics.keys import CampaignAt
from bot.service.rules_service import RulesService

_log = logging.getLogger(__name__)

Listener = Callable[[Telling], Awaitable[None]]
HasBoard = Callable[[CampaignAt], Awaitable[bool]]


async def _without(_: CampaignAt) -> bool:
    return False


class Everywhere:
    """Brings all that people see of a move up to date."""

    def __init__(
        self,
        service: RulesService,
        drawing: Drawing,
        courier: Courier,
        languages: Languages,
        listeners: Sequence[Listener] = (),
        has_board: HasBoard = _without,
    ) -> None:
        """Take the campaigns, the drawing, who carries messages, who reads what, who wants to know.

        And what knows whether a campaign has a board.
        """
        self._service = service
        self._drawing = drawing
        self.courier = courier
        self.posts = Posts(service.log, courier)
        self.mail = Mail(service.log, courier, self.posts, languages)
        self.troubles = Troubles(service.log, courier)
        self.restored = Restored(service, drawing.names, courier)
        self._seeking = Seeking(service, courier, self.posts)
        self._listeners = listeners
        self._has_board = has_board

    async def home(self, move: Move) -> int:
        """Name the channel a campaign lives in."""
        return await home_of(self._service, move.at) or move.after.home

    async def tell(self, telling: Telling) -> None:
        """Tell a move; raises Undelivered where some of it may get through another time.

        Letters do not wait for a channel, nor the channel for letters.
        """
        move, home = telling.move, await self.home(telling.move)
        await self._remember(telling, home)
        if move.is_secret or (move.is_footwork and await self._has_board(move.at)):
            return
        late = [await _hindrance(self._post(telling, home))]
        names = self._drawing.names(move)
        late.append(await _hindrance(self.mail.deliver(telling, names, home)))
        late += [await _hindrance(listener(telling)) for listener in self._listeners]
        for undelivered in filter(None, late):
            raise undelivered

    async def renew(self, telling: Telling, move: Move, page: Page, *, post: bool = True) -> None:
        """Bring the messages of an earlier move up to date, and `post` where there is none.

        What is `telling` has changed it. Raises Undelivered where that may pass.
        """
        renewal = Telling(move, telling.order, hindered=telling.hindered)
        if telling.is_doubted:
            telling.order.doubt(move.number)
        try:
            await self.posts.tell(renewal, page, await self.home(move), MOVE, post=post)
            telling.order.settle(move)
        except Undelivered as undelivered:
            # What can never be told is said by the telling itself; old buttons refuse a press.
            if undelivered.may_pass:
                raise
        finally:
            await self.posts.write(renewal)

    async def _remember(self, telling: Telling, home: int) -> None:
        shown, asker = telling.shown, telling.asker
        if telling.late:
            await self._seeking.seek(telling)
        if shown is not None:
            await self.posts.remember(telling, MOVE, shown)
        if asker is not None and asker.channel_id != home and not telling.late:
            found(telling, telling.first)

    async def _post(self, telling: Telling, home: int) -> None:
        """Post and change; a channel that is gone for good is told of, and then left."""
        move = telling.move
        try:
            posted = await self._post_move(telling, home)
            await self._strike_summary(telling, home)
        except Undelivered as undelivered:
            if undelivered.trouble is not Trouble.FAILING:
                names = self._drawing.names(move)
                await self.troubles.tell(move, home, undelivered, names, telling.asker)
            if undelivered.may_pass:
                raise NothingPosted(undelivered.trouble, undelivered.code) from undelivered
            _log.warning("a move cannot be posted", exc_info=undelivered)
        else:
            if posted:
                await self.troubles.over(move)

    async def _post_move(self, telling: Telling, home: int) -> bool:
        move, shown, asker = telling.move, telling.shown, telling.asker
        if telling.fresh and shown is not None and shown.sent.channel == home:
            return False
        said = move.is_undone and asker is not None and asker.channel_id == home
        page = await self._drawing.page(move)
        return await self.posts.tell(telling, page, home, MOVE, post=not said)

    async def _strike_summary(self, telling: Telling, home: int) -> None:
        """Strike the summary of an end that is taken back, where an earlier version posted one."""
        move = telling.move
        if not move.is_undone or not move.sums_up:
            return
        if any(post.kind == SUMMARY for post in await self.posts.of(telling)):
            page = await self._drawing.summary(move)
            await self.posts.tell(telling, page, home, SUMMARY, post=False)


async def _hindrance(telling: Awaitable[None]) -> Undelivered | None:
    """Give what hinders some telling for now."""
    try:
        await telling
    except Undelivered as undelivered:
        return undelivered
    return None
