"""The public messages that tell a move: one at home, copies where it was asked for elsewhere."""

import logging
from collections.abc import Callable, Iterable

from bot.desk.drawn.signs import MOVE, Sought, fingerprint, is_form, nonce, told_in
from bot.desk.outbox.answering import Sent, Shown
from bot.desk.outbox.courier import Courier
from bot.desk.outbox.telling import Telling
from bot.desk.outbox.undelivered import Trouble, Undelivered
from bot.log.contract import CampaignLog, Post
from bot.pages.page import Page
from bot.pages.phrases.moves import Move
from bot.rules.basics.keys import CampaignAt
from bot.rules.basics.stored import replace

Watch = Callable[[CampaignAt, Post, Page], None]
"""Hears of every message that was brought to a new form."""

_log = logging.getLogger(__name__)


class Posts:
    """Remembers where moves were told, and keeps those messages up to date."""

    def __init__(self, log: CampaignLog, courier: Courier) -> None:
        """Take where to remember, and who carries messages."""
        self._log = log
        self._courier = courier
        self.watch: Watch = lambda *_: None

    async def of(self, telling: Telling) -> list[Post]:
        """Give every message that told a move; of a fresh one nothing can be noted yet."""
        move = telling.move
        before = [] if telling.fresh else await self._log.posts_of(move.at, move.number)
        noted = (post for post in telling.noted.posts if post.move == move.number)
        return list(_latest([*before, *noted]))

    async def remember(self, telling: Telling, kind: str, shown: Shown) -> None:
        """Note a message that tells a move; the first one of a kind in a channel has that kind."""
        post = _row(telling.move, kind, shown.sent, await self.of(telling))
        put = replace(post, body_hash=fingerprint(shown.page))
        if put != post:
            telling.noted.posts.append(put)
        self.watch(telling.move.at, put, shown.page)

    async def find(self, telling: Telling, kind: str, channel: int, sought: Sought) -> None:
        """Look in a channel for a message that told a move and was never noted; note it.

        Raises Undelivered where Discord fails for the moment.
        """
        sent = await self._courier.find(channel, sought, *telling.move.times)
        if sent is not None:
            await self.note(telling, kind, sent)

    async def note(self, telling: Telling, kind: str, sent: Sent) -> None:
        """Note a message that tells a move in whatever form."""
        held = await self.of(telling)
        if all(post.message != sent.message for post in held):
            telling.noted.posts.append(_row(telling.move, kind, sent, held))

    async def write(self, telling: Telling, told: int = 0) -> None:
        """Put on disk what is known of a telling so far, and up to where all is told, if it is."""
        noted = telling.noted
        posts, noted.written = noted.posts[noted.written :], len(noted.posts)
        found, noted.found = noted.found, []
        await self._log.deliver(telling.move.at, _latest(posts), told, found)

    async def tell(
        self, telling: Telling, page: Page, home: int, kind: str, *, post: bool = True
    ) -> bool:
        """Bring all messages of a kind up to date, and `post` at home where there is none.

        Tells whether one was posted. Raises Undelivered where that is not possible now.
        """
        if not telling.is_newest:
            return False
        move = telling.move
        held = await self._of_kind(telling, kind)
        if not telling.fresh and all(each.channel != home for each in held):
            await self.find(telling, kind, home, _sought(move, kind, page))
            held = await self._of_kind(telling, kind)
        gone = [each for each in held if not await self._is_kept(telling, each, page, home)]
        if not post or any(each.channel == home for each in held if each not in gone):
            return False
        if telling.hindered is not None:
            raise telling.hindered
        await self._post(telling, page, home, kind, held)
        return True

    async def _of_kind(self, telling: Telling, kind: str) -> list[Post]:
        return [each for each in await self.of(telling) if each.kind.partition("-")[0] == kind]

    async def _post(
        self, telling: Telling, page: Page, home: int, kind: str, held: list[Post]
    ) -> None:
        """Post at home; the new message takes the place of one that is gone."""
        move = telling.move
        before = [each for each in held if each.channel == home]
        which = (each.message for each in before)
        own = nonce(kind, *move.at, move.number, home, *which)
        sent = await self._courier.post(home, page, own, move.called)
        old = before[0] if before else Post(move.number, kind, 0, home, 0)
        self._put(telling, replace(old, message=sent.message), page)

    async def _is_kept(self, telling: Telling, post: Post, page: Page, home: int) -> bool:
        """Bring a message up to date, and tell whether there still is one."""
        if is_form(post.body_hash, page) and not telling.is_doubted:
            return True
        try:
            return await self._renew(telling, post, page)
        except Undelivered as undelivered:
            if undelivered.trouble is Trouble.GONE:
                return False
            if post.channel == home or undelivered.trouble is Trouble.FAILING:
                raise
            # A copy elsewhere holds nobody up; it is tried again with the move's next change.
            _log.info("a copy of a move was not changed", exc_info=undelivered)
            return True

    async def _renew(self, telling: Telling, post: Post, page: Page) -> bool:
        async with telling.order.changing:
            if telling.is_newest:
                await self._courier.edit(Sent(post.channel, post.message), page)
                self._put(telling, post, page)
        return True

    def _put(self, telling: Telling, post: Post, page: Page) -> None:
        """Note the form that a message shows from now on."""
        put = replace(post, body_hash=fingerprint(page))
        telling.noted.posts.append(put)
        self.watch(telling.move.at, put, page)


def _latest(posts: Iterable[Post]) -> tuple[Post, ...]:
    """Give of each message the newest that is known."""
    newest = {(post.move, post.kind, post.user, post.channel): post for post in posts}
    return tuple(newest.values())


def _row(move: Move, kind: str, sent: Sent, held: list[Post]) -> Post:
    """Give what is noted of a message, or is to be; two of a kind have a channel in common."""
    for post in held:
        if post.message == sent.message:
            return post
    taken = any((post.kind, post.channel) == (kind, sent.channel) for post in held)
    own = f"{kind}-{sent.message}" if taken else kind
    return Post(move.number, own, 0, sent.channel, sent.message)


def _sought(move: Move, kind: str, page: Page) -> Sought:
    return told_in(move) if kind == MOVE else Sought(page.sign)
