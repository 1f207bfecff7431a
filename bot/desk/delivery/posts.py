"""The public messages that tell a move: one at home, copies where it was asked for elsewhere."""

from bot.desk.delivery.answering import Sent
from bot.desk.delivery.courier import Courier, Trouble, Undelivered
from bot.desk.delivery.lanes import Lane
from bot.log.contract import Deliveries, Post
from bot.pages.page import Page
from bot.pages.phrases.moves import Move

MOVE, SUMMARY, LETTER = "move", "summary", "dm"


class Posts:
    """Remembers where moves were told, and keeps those messages up to date."""

    def __init__(self, log: Deliveries, courier: Courier) -> None:
        """Take where to remember, and who carries messages."""
        self._log = log
        self._courier = courier

    async def of(self, move: Move) -> list[Post]:
        """Give every message that told a move."""
        return await self._log.posts_of(move.server, move.id, move.number)

    async def remember(self, move: Move, kind: str, sent: Sent) -> None:
        """Note a message that tells a move; the first one of a kind in a channel has that kind."""
        held = await self.of(move)
        if any(post.message == sent.message for post in held):
            return
        taken = any((post.kind, post.channel) == (kind, sent.channel) for post in held)
        own_kind = f"{kind}-{sent.message}" if taken else kind
        post = Post(move.number, own_kind, 0, sent.channel, sent.message)
        await self._log.post_put(move.server, move.id, post)

    async def first(self, move: Move, kind: str, sent: Sent) -> None:
        """Note the first message of a move that nobody can have told before."""
        post = Post(move.number, kind, 0, sent.channel, sent.message)
        await self._log.post_put(move.server, move.id, post)

    async def tell(
        self,
        move: Move,
        page: Page,
        home: int,
        kind: str,
        lane: Lane,
        *,
        but: int = 0,
        post: bool = True,
    ) -> None:
        """Bring all messages of a kind up to date, and `post` at home where there is none.

        `but` is a message that is up to date already. Raises Undelivered.
        """
        async with lane.posting:
            if lane.is_newest(move):
                held = [each for each in await self.of(move) if _kind(each) == kind]
                kept = [each for each in held if await self._is_kept(move, each, page, lane, but)]
                if post and all(each.channel != home for each in kept):
                    nonce = f"{kind[0]}{move.id}-{move.number}-{len(held)}"
                    sent = await self._courier.post(home, page, nonce)
                    await self.remember(move, kind, sent)

    async def _is_kept(self, move: Move, post: Post, page: Page, lane: Lane, but: int) -> bool:
        """Bring a message up to date, and tell whether there still is one."""
        return post.message == but or await self._renew(move, post, page, lane)

    async def _renew(self, move: Move, post: Post, page: Page, lane: Lane) -> bool:
        """Change a message; False if it is gone for good."""
        try:
            async with lane.changing:
                if lane.is_newest(move):
                    await self._courier.edit(Sent(post.channel, post.message), page)
        except Undelivered as undelivered:
            if undelivered.trouble is Trouble.FAILING:
                raise
            return False
        return True


def _kind(post: Post) -> str:
    return post.kind.partition("-")[0]
