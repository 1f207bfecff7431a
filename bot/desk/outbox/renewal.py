"""Renews the message of an earlier move that a later one has changed."""

from bot.desk.outbox.everywhere import Everywhere
from bot.desk.outbox.telling import Telling
from bot.desk.outbox.undelivered import Undelivered
from bot.desk.signs import MOVE
from bot.pages.page import Page
from bot.pages.phrases.moves import Move


async def renew(
    everywhere: Everywhere, telling: Telling, move: Move, page: Page, *, post: bool = True
) -> None:
    """Bring the messages of an earlier move up to date, and `post` where there is none.

    What is `telling` has changed it. Raises Undelivered where that may pass.
    """
    renewal = Telling(move, telling.order, hindered=telling.hindered)
    if telling.is_doubted:
        telling.order.doubt(move.number)
    try:
        home = await everywhere.home(move)
        await everywhere.posts.tell(renewal, page, home, MOVE, post=post)
        telling.order.settle(move)
    except Undelivered as undelivered:
        # What can never be told is said by the telling itself, and a press of old buttons refused.
        if undelivered.may_pass:
            raise
    finally:
        await everywhere.posts.write(renewal)
