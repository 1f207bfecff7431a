"""A bot in the middle of a large file on a very slow machine, for a test that tells it to stop.

It serves as it does in earnest, but for Discord; each entry's words take it a while, so that by
itself it would be busy for many minutes.
"""

import asyncio
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast
from unittest.mock import patch

import discord

from bot.desk.client import OverlordBot
from bot.desk.desk import FILES_AT_ONCE
from bot.desk.files import looking_through
from bot.desk.files.looking_through import LookingThrough
from bot.host import running
from bot.host.settings import HostSettings, Secret
from bot.rules.basics.keys import MoveNumber, UserId
from bot.rules.basics.places import POOL, SUPPLY
from bot.rules.economy.people import Person
from bot.rules.state import events as e
from bot.service.requests import Request
from tests.files.exports import file_of, played

ENTRIES = 4_000
"""So few that nothing is reported of them: a report would find the loop closed, and end it too."""


def long_campaign() -> bytes:
    """Give the file of a campaign with a great many corrections."""
    log = [*played(0).log[:1]]
    gained = e.TokensMoved(SUPPLY, POOL, 1, e.Why.CORRECTION, note="once more")
    for seq in range(len(log) + 1, ENTRIES + 1):
        log.append(e.Entry(seq, MoveNumber(seq), log[0].at, UserId(1), gained))
    return file_of(log)


async def serve(bot: OverlordBot, token: str, settings: HostSettings) -> None:
    """Look a file through instead of serving Discord."""
    interaction = cast(discord.Interaction, SimpleNamespace(guild_id=None))
    request = Request(1, 2, Person(UserId(3)))
    threads = ThreadPoolExecutor(FILES_AT_ONCE)
    looking = LookingThrough(bot.desk, interaction).examined(request, long_campaign(), threads)
    importing = asyncio.create_task(looking)
    importing.add_done_callback(lambda task: print("given up" if task.cancelled() else task))
    await asyncio.Event().wait()


def slow(*_: Any) -> None:  # noqa: ANN401 - whatever is to be said
    """Take as long as a very slow machine for the words of a move; say aloud that it is at it."""
    print("at work", flush=True)
    sum(range(5_000_000))


if __name__ == "__main__":
    slowly = patch.object(looking_through, "sayable", lambda _: slow)
    with slowly, patch.object(running, "_serve", serve):
        asyncio.run(running.serve(HostSettings(home=Path(sys.argv[1]), discord_token=Secret("x"))))
