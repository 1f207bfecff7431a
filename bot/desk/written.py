"""What happens between the write and its answer: whatever goes wrong there, it is done."""

import logging
from collections.abc import Awaitable

import aiohttp
import discord

from bot.desk.outbox import answering
from bot.desk.outbox.jobs import unexpected
from bot.log.errors import LogError
from bot.pages.page import Page, Text
from bot.words import Words

NO_ANSWER = (discord.HTTPException, aiohttp.ClientError, OSError)
"""What sending an answer may raise."""

_log = logging.getLogger(__name__)


async def tell(interaction: discord.Interaction, telling: Awaitable[None], words: Words) -> None:
    """Tell what is written already; where that fails, say that it is done all the same."""
    try:
        await telling
    except Exception as error:
        note(error)
        if may_be_answered(error):
            await say(interaction, words, "written")


async def say(interaction: discord.Interaction, words: Words, key: str, **args: int) -> None:
    """Say to whoever asked that it is done, though it cannot be shown."""
    page = Page((Text(words.say(interaction.locale.value, key, **args)),))
    try:
        await answering.privately(interaction, page)
    except NO_ANSWER as error:
        _log.warning("nobody was told that something is written", exc_info=error)


def note(error: Exception, **facts: int) -> None:
    """Log why something written could not be shown."""
    if isinstance(error, NO_ANSWER):
        _log.warning("a move could not be answered", exc_info=error)
    elif isinstance(error, LogError):
        _log.warning("a move could not be read", exc_info=error)
    else:
        unexpected(_log, error, **facts)


def may_be_answered(error: Exception) -> bool:
    """Tell whether another answer is wanted: not where the first may have got through, or late."""
    if isinstance(error, discord.HTTPException):
        return error.status < 500 and error.code != answering.TOO_LATE
    return not isinstance(error, NO_ANSWER)
