"""Told to stop, the bot stops, whatever it is busy with: in a process of its own."""

import asyncio
import itertools
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bench import _clients
from bench._tables import MOVE, Contestant, set_table
from bench.loopback import SERVER, Loopback, Place
from bot.log.sqlite import SqliteLog
from bot.log.upcasts import event_codec
from bot.rules.state.events import TokensMoved

TABLES = tuple(Place(server) for server in range(SERVER, SERVER + 4))
PEOPLE, MOVES = 16, 60
ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("end", [signal.SIGINT, signal.SIGTERM])
def test_a_large_file_holds_up_no_stop(tmp_path: Path, end: int) -> None:
    """Given an import that would take many minutes yet, it is given up at its next entry."""
    command = [sys.executable, "-m", "tests.start.told_to_stop", str(tmp_path)]
    with subprocess.Popen(
        command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as bot:
        try:
            assert bot.stdout
            assert bot.stderr
            assert bot.stdout.readline().strip() == "at work"
            bot.send_signal(end)
            assert bot.wait(60) == 0
            assert bot.stdout.read().splitlines()[-1] == "given up"
            assert bot.stderr.read() == ""
        finally:
            bot.kill()


async def test_a_stop_under_full_load_is_quiet_and_loses_nothing(tmp_path: Path) -> None:
    """Given people who never wait, what is in flight is done, or was never begun; no error ends it.

    Every move that was answered is on the disk, and told.
    """
    answered = itertools.count()
    servers = tuple(place.server for place in TABLES)
    async with Loopback(servers) as discord, at_work(discord, tmp_path) as bot:
        asked = Contestant("moves", "overlord", [MOVE], TABLES)
        enough = asyncio.Event()

        async def ask(place: Place) -> None:
            while True:
                await asked.asked(discord, place)
                if next(answered) == MOVES:
                    enough.set()

        people = [
            asyncio.create_task(ask(place))
            for place, _ in zip(itertools.cycle(TABLES), range(PEOPLE), strict=False)
        ]
        await enough.wait()
        bot.terminate()
        assert await asyncio.wait_for(bot.wait(), 60) == 0
        for each in people:
            each.cancel()
    assert (tmp_path / "errors").read_text(encoding="utf-8") == ""
    log = SqliteLog(tmp_path / "home" / "servers", event_codec())
    try:
        assert await moves_told(log) >= next(answered)
    finally:
        await log.close()


async def moves_told(log: SqliteLog) -> int:
    """Count the moves that are on the disk; all of them must be told."""
    count = 0
    for place in TABLES:
        (row,) = await log.campaigns(place.server)
        entries = await log.read(row.at)
        assert await log.told(row.at) == entries[-1].seq
        count += sum(isinstance(entry.event, TokensMoved) for entry in entries)
    return count


@asynccontextmanager
async def at_work(discord: Loopback, folder: Path) -> AsyncIterator[asyncio.subprocess.Process]:
    """A bot of its own process at tables that are set; its errors are written into a file."""
    with (folder / "errors").open("w") as errors:
        bot = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", _clients.__name__, "overlord", str(discord.port)),
            cwd=ROOT,
            env={**os.environ, "DISCORD_TOKEN": "moves", "OVERLORD_HOME": str(folder / "home")},
            stdout=asyncio.subprocess.DEVNULL,
            stderr=errors,
        )
        try:
            await discord.connected("moves")
            for place in TABLES:
                await set_table(discord, "moves", place)
            yield bot
        finally:
            if bot.returncode is None:
                bot.kill()
            await bot.wait()
