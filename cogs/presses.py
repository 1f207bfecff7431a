"""Presses that look or confirm; commands of their own they have none."""

from functools import partial

from bot.client import OverlordBot
from bot.telling.pages import erasing, looks
from bot.telling.presses import Act


async def setup(bot: OverlordBot) -> None:
    """Let the desk hand these presses over."""
    bot.desk.on(Act.SHOW, partial(looks.press, bot.desk))
    bot.desk.on(Act.CONFIRM, partial(erasing.press, bot.desk))
