"""Presses that are no moves: looks, confirmations, the live board."""

from functools import partial

from bot.desk.client import OverlordBot
from bot.desk.handlers import erasing, lookups, putting_up
from bot.pages.presses import Act


async def setup(bot: OverlordBot) -> None:
    """Let the desk hand these presses over."""
    bot.desk.on(Act.SHOW, partial(lookups.press, bot.desk))
    bot.desk.on(Act.CONFIRM, partial(erasing.erase_campaign, bot.desk))
    bot.desk.on(Act.FORGET_ME, partial(erasing.erase_name, bot.desk))
    bot.desk.on(Act.BOARD, partial(putting_up.refresh, bot.desk))
    bot.desk.on(Act.PUT_BOARD, partial(putting_up.put, bot.desk))
