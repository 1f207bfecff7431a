"""A disk that takes nothing more: people may look, moves are refused with one sentence.

The bot runs in earnest, in a process of its own, on a stand-in for Discord. Its disk
is full by a limit on the size of what it writes; its folder is read-only by its permissions, which
even the superuser keeps to without one privilege.
"""

import asyncio
import ctypes
import json
import os
import resource
import signal
import sqlite3
import subprocess
import sys
from asyncio.subprocess import Process
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from pathlib import Path

import pytest

from bench.loopback import SERVER, Loopback
from tests.start.test_discord_at_the_start import ROOT, TOKEN, process
from tests.start.test_discord_at_the_start import discord as discord  # noqa: PLC0414 - a fixture

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="limits of another process")
GAIN: dict[str, str | int] = {"reason": "correction", "amount": 2, "note": "found"}
_DROP_BOUND, _OVERRIDE = 24, 1  # PR_CAPBSET_DROP, CAP_DAC_OVERRIDE of Linux


def without_privilege() -> None:
    """Let a process that is about to begin keep to permissions, whoever it is."""
    ctypes.CDLL(None).prctl(_DROP_BOUND, _OVERRIDE, 0, 0, 0)


@pytest.fixture
def home(tmp_path: Path) -> Path:
    return tmp_path / "var"


@pytest.fixture
def file(home: Path) -> Path:
    return home / "servers" / f"{SERVER}.sqlite3"


@asynccontextmanager
async def running(discord: Loopback, home: Path) -> AsyncIterator[Process]:
    """The bot, ready, until it is told to end."""
    async with process(discord, home, "run", "--log", "plain", first=without_privilege) as bot:
        assert bot.stdout
        await discord.connected(TOKEN)
        while b"Ctrl-C" not in await bot.stdout.readline():
            pass
        yield bot
        bot.send_signal(signal.SIGTERM)
        await bot.communicate()


async def answered(discord: Loopback, path: str, **options: str | int) -> str:
    """Use a command, and give all that was said to it until it was answered in words."""
    before = len(discord.said)
    await discord.use(TOKEN, path, **options)
    while not any("content" in each for each in discord.said[before:]):
        await asyncio.sleep(0)
    return "\n".join(discord.said[before:]).encode().decode("unicode_escape")


@contextmanager
def full_for(bot: Process) -> Iterator[None]:
    """No file of the bot grows meanwhile."""
    soft, hard = resource.prlimit(bot.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(bot.pid, resource.RLIMIT_FSIZE, (0, hard))
    yield
    resource.prlimit(bot.pid, resource.RLIMIT_FSIZE, (soft, hard))


@contextmanager
def read_only(folder: Path) -> Iterator[None]:
    """Nothing can be written in a folder meanwhile."""
    files = [path for path in folder.iterdir() if path.is_file()]
    for path in files:
        path.chmod(0o400)
    folder.chmod(0o500)
    yield
    folder.chmod(0o700)
    for path in files:
        path.chmod(0o600)


async def founded(discord: Loopback, home: Path) -> None:
    """An earlier life in which a campaign began."""
    async with running(discord, home):
        assert "Nerekhall" in await answered(discord, "campaign create", name="Nerekhall")


async def test_a_disk_that_fills_up_lets_people_look_and_refuses_moves_until_there_is_room(
    discord: Loopback, home: Path
) -> None:
    async with running(discord, home) as bot:
        await answered(discord, "campaign create", name="Nerekhall")
        with full_for(bot):
            assert "Threat 0" in await answered(discord, "threat show")
            refused = await answered(discord, "threat gain", **GAIN)
            assert "The bot's disk is full, so nothing was changed." in refused
            assert "Nerekhall" in await answered(discord, "campaign status")
        assert "Threat 0 → 2" in await answered(discord, "threat gain", **GAIN)
    assert bot.returncode == 0


async def test_a_file_that_was_not_open_is_opened_to_look_on_a_full_disk(
    discord: Loopback, home: Path
) -> None:
    await founded(discord, home)
    async with running(discord, home) as bot:
        with full_for(bot):
            assert "Threat 0" in await answered(discord, "threat show")
            assert "disk is full" in await answered(discord, "threat gain", **GAIN)
        assert "Threat 0 → 2" in await answered(discord, "threat gain", **GAIN)


async def test_a_folder_that_becomes_read_only_lets_people_look(
    discord: Loopback, home: Path, file: Path
) -> None:
    await founded(discord, home)
    async with running(discord, home) as bot:
        with read_only(file.parent):
            assert "Threat 0" in await answered(discord, "threat show")
            refused = await answered(discord, "threat gain", **GAIN)
            assert "file cannot be written to, so nothing was changed." in refused
            assert "Nerekhall" in await answered(discord, "campaign status")
        assert "Threat 0 → 2" in await answered(discord, "threat gain", **GAIN)
    assert bot.returncode == 0


def overlord(home: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """The command line, without the privilege to write where permissions say no."""
    return subprocess.run(
        [sys.executable, "-m", "bot", *words],
        cwd=ROOT,
        env={**os.environ, "DISCORD_TOKEN": TOKEN, "OVERLORD_HOME": str(home)},
        capture_output=True,
        encoding="utf-8",
        check=False,
        preexec_fn=without_privilege,
    )


def test_a_start_in_a_read_only_folder_is_refused_with_one_sentence(home: Path) -> None:
    (home / "servers").mkdir(parents=True)
    with read_only(home):
        done = overlord(home, "run")
    assert done.returncode == 1
    *_, last = done.stderr.splitlines()
    told = json.loads(last)["message"]
    assert told.startswith(f"The data folder {home} cannot be written to: Permission denied.")


async def test_what_cannot_be_written_can_be_copied_and_checked(
    discord: Loopback, home: Path, file: Path, tmp_path: Path
) -> None:
    await founded(discord, home)
    with read_only(file.parent):
        done = overlord(home, "backup", str(tmp_path / "copies"))
    assert (done.returncode, done.stderr) == (0, "")
    with closing(sqlite3.connect(tmp_path / "copies" / file.name)) as copy:
        assert copy.execute("SELECT name FROM campaigns").fetchall() == [("Nerekhall",)]
