"""Sends the direct messages about fortune; who takes none is named once in the channel."""

from collections.abc import Awaitable, Callable
from hashlib import sha256

from bot.desk.delivery.answering import Sent
from bot.desk.delivery.courier import Courier, Trouble, Undelivered
from bot.desk.delivery.lanes import Lane
from bot.desk.delivery.posts import LETTER, Posts
from bot.log.contract import CampaignLog, Post
from bot.log.notes import DMS, Dms
from bot.pages.messages.letters import gainers, letters
from bot.pages.page import Accent, Page, Text
from bot.pages.phrases.moves import Move
from bot.pages.text import mention
from bot.pages.voice import Voice

Left = Callable[[int, int, int], Awaitable[bool]]
"""Tells, for a server, a campaign and a user, whether he left the server, and notes it if so."""


class Mail:
    """Keeps players informed of their fortune, one message a move and player."""

    def __init__(self, log: CampaignLog, courier: Courier, posts: Posts) -> None:
        """Take where to remember, and who carries messages."""
        self._log = log
        self._courier = courier
        self._posts = posts
        self.left: Left = _nobody_leaves

    async def set(self, server: int, user: int, on: bool) -> None:
        """Turn somebody's messages on or off."""
        if on:
            await DMS.drop(self._log, server, user)
        else:
            await DMS.put(self._log, server, user, Dms.OFF)

    async def deliver(
        self, move: Move, names: Voice, home: int, lane: Lane, *, again: bool
    ) -> None:
        """Send or change each letter of a move; `again` looks first for one already sent.

        Raises Undelivered where Discord fails for the moment.
        """
        written = letters(move, names)
        if not written:
            return
        async with lane.mailing:
            if lane.is_newest(move):
                await self._deliver(move, written, names, home, again=again)

    async def _deliver(
        self, move: Move, written: dict[int, Page], names: Voice, home: int, *, again: bool
    ) -> None:
        held = {post.user: post for post in await self._posts.of(move) if post.kind == LETTER}
        without = await DMS.all(self._log, move.server)
        for user, page in written.items():
            if user in held:
                await self._change(move, held[user], page)
            elif user not in without and not move.is_undone:
                await self._send(move, user, page, names, home, again=again)

    async def _change(self, move: Move, post: Post, page: Page) -> None:
        """Bring a letter up to date, unless it is."""
        if post.body_hash == _hash(page):
            return
        try:
            await self._courier.edit(Sent(post.channel, post.message), page)
        except Undelivered as undelivered:
            if undelivered.trouble is Trouble.FAILING:
                raise
        await self._remember(move, post.user, Sent(post.channel, post.message), page)

    async def _send(
        self, move: Move, user: int, page: Page, names: Voice, home: int, *, again: bool
    ) -> None:
        try:
            sent = None
            if again:
                since = move.entries[0].at
                sent = await self._courier.find_dm(user, page.custom_ids, since)
            if sent is None:
                sent = await self._courier.dm(user, page, f"d{move.id}-{move.number}")
        except Undelivered as undelivered:
            if undelivered.trouble is Trouble.FAILING:
                raise
            await self._refused(move, user, names, home)
        else:
            await self._remember(move, user, sent, page)

    async def _remember(self, move: Move, user: int, sent: Sent, page: Page) -> None:
        post = Post(move.number, LETTER, user, sent.channel, sent.message, _hash(page))
        await self._log.post_put(move.server, move.id, post)

    async def _refused(self, move: Move, user: int, names: Voice, home: int) -> None:
        """Tell the channel once, and do not try again until the player wants it.

        Where he has left the server, that is told instead.
        """
        if await self.left(move.server, move.id, user):
            return
        heroes = names.heroes(gainers(move, user))
        said = names.say("dms-refused", player=mention(user), heroes=heroes)
        page = Page((Text(said),), Accent.FORTUNE)
        try:
            await self._courier.post(home, page, f"r{move.id}-{move.number}-{user % 10**6}")
        except Undelivered as undelivered:
            if undelivered.trouble is Trouble.FAILING:
                raise
        await DMS.put(self._log, move.server, user, Dms.REFUSED)


async def _nobody_leaves(server: int, campaign: int, user: int) -> bool:
    return False


def _hash(page: Page) -> str:
    return sha256(repr(page).encode()).hexdigest()[:16]
