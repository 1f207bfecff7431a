"""Presses that are no moves: looks, confirmations, the live board."""

from functools import partial

from bot.client import OverlordBot
from bot.telling.board import putting_up
from bot.telling.pages import erasing, looks
from bot.telling.presses import Act
from bot.telling.privacy import forgetting


async def setup(bot: OverlordBot) -> None:
    """Let the desk hand these presses over."""
    bot.desk.on(Act.SHOW, partial(looks.press, bot.desk))
    bot.desk.on(Act.CONFIRM, partial(erasing.press, bot.desk))
    bot.desk.on(Act.FORGET_ME, partial(forgetting.press, bot.desk))
    bot.desk.on(Act.BOARD, partial(putting_up.refresh, bot.desk))
    bot.desk.on(Act.PUT_BOARD, partial(putting_up.put, bot.desk))
