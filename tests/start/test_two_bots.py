"""Two bots in earnest on one database: the second waits, and follows the first that is killed."""

import signal
from asyncio.subprocess import Process
from functools import partial
from pathlib import Path

import pytest

from bench.loopback import Loopback
from bot.words import ENGLISH
from tests.start.test_discord_at_the_start import TOKEN, process
from tests.start.test_discord_at_the_start import discord as discord  # noqa: PLC0414 - a fixture

pytest.importorskip("asyncpg", reason="PostgreSQL needs the package asyncpg")
RUN = ("run", "--log", "plain")


async def hears(bot: Process, word: bytes) -> bytes:
    """Wait until a bot says something, and give that line."""
    assert bot.stdout
    while line := await bot.stdout.readline():
        if word in line:
            return line
    raise AssertionError(await bot.communicate())


async def test_the_second_follows_the_first_that_is_killed(
    discord: Loopback, tmp_path: Path, database: str
) -> None:
    run = partial(process, discord, OVERLORD_DATABASE=database)
    async with run(tmp_path / "one", *RUN) as one:
        first = await hears(one, b"campaigns in postgresql://owner@127.0.0.1:")
        assert b"Overlord " in first
        await discord.connected(TOKEN)
        await hears(one, b"Ctrl-C")
        async with run(tmp_path / "two", *RUN) as two:
            waiting = await hears(two, b"This one waits")
            assert f"Process {one.pid} (".encode() in waiting
            one.kill()
            await discord.connected(TOKEN)
            await hears(two, b"Ctrl-C")
            two.send_signal(signal.SIGTERM)
            out, err = await two.communicate()
    assert (two.returncode, b"Traceback" in err) == (0, False)
    assert out.decode() == f"{ENGLISH.say('cli-stopped')}\n"
