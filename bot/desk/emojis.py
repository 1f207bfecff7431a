"""The bot's own emojis on Discord: which there are, put up once, and taken away again."""

import logging
from collections.abc import Callable, Iterator
from functools import partial

import discord

from bot.desk.written import NO_ANSWER
from bot.pages.phrases.emojis import TOKENS, of_face
from bot.pages.pictures.drawn import face_picture, token_picture
from bot.rules.basics.dice import DiceBox

_log = logging.getLogger(__name__)


class EmojisRefused(Exception):
    """Discord did not take, give out or delete an emoji."""


async def found(client: discord.Client) -> dict[str, str]:
    """Give the emojis that were put up, as they are written; none where Discord fails."""
    try:
        return {emoji.name: str(emoji) for emoji in await client.fetch_application_emojis()}
    except NO_ANSWER as error:
        _log.warning("no emojis could be looked up: words take their place", exc_info=error)
        return {}


async def put_up(client: discord.Client, dice: DiceBox) -> int:
    """Put up the emojis that lack, and count them; raises discord.HTTPException."""
    there = {emoji.name for emoji in await client.fetch_application_emojis()}
    lacking = {name: draw for name, draw in drawn(dice) if name not in there}
    for name, draw in lacking.items():
        await client.create_application_emoji(name=name, image=draw())
    return len(lacking)


async def take_away(client: discord.Client, dice: DiceBox) -> int:
    """Take the emojis away, and count them; others of the application stay."""
    own = {name for name, _ in drawn(dice)}
    gone = [emoji for emoji in await client.fetch_application_emojis() if emoji.name in own]
    for emoji in gone:
        await emoji.delete()
    return len(gone)


def drawn(dice: DiceBox) -> Iterator[tuple[str, Callable[[], bytes]]]:
    """Name every emoji, with what draws it; sides that look the same have one in common."""
    for die in dice:
        for face in range(len(die.faces)):
            yield of_face(die, face), partial(face_picture, die, face)
    for token in TOKENS:
        yield token, partial(token_picture, token)
