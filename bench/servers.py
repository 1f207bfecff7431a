"""Ten thousand servers on disk, a hundred of them playing: memory and open files of the log.

Measured in a process of its own, over what it needed before the log was opened. Linux only.
"""

import asyncio
import gc
import multiprocessing
import os
import shutil
import sqlite3
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

from bench.contestants import CHANNEL, EVENT, OLGA
from bot.log import backups
from bot.log.sqlite import SqliteLog
from bot.log.upcasts import event_codec
from bot.rules.basics.keys import CampaignAt, MoveNumber
from bot.rules.state.events import Entry

SERVERS, ACTIVE, MOVES = 10_000, 100, 20
AT_ONCE = 600
MOST_MEMORY, MOST_FILES = 40.0, 128 * 3 + 40


def long_ago() -> float:
    """Give a time before the bot was thought of: the first campaign is number 1."""
    return 0.0


def memory() -> float:
    """Give this process's share of memory in MiB."""
    gc.collect()
    lines = Path("/proc/self/smaps_rollup").read_text(encoding="ascii").splitlines()
    return next(int(line.split()[1]) / 1024 for line in lines if line.startswith("Pss:"))


def files() -> int:
    """Give how many files are open."""
    return len(os.listdir("/proc/self/fd"))


async def fill(folder: Path) -> None:
    """Found one campaign and copy its file for every server."""
    log = SqliteLog(folder, event_codec(), clock=long_ago)
    await log.create(1, CHANNEL, "Nerekhall", [Entry(1, MoveNumber(1), 0, OLGA, EVENT)], None)
    await log.close()
    _make_older(folder / "1.sqlite3")
    for server in range(2, SERVERS + 1):
        shutil.copyfile(folder / "1.sqlite3", folder / f"{server}.sqlite3")


def _make_older(file: Path) -> None:
    """Make a file one of before files had lives: its copies are taken for what they are not."""
    with closing(sqlite3.connect(file)) as connection:
        connection.execute(backups.setting(0))
    backups.beside(file).unlink()


async def play(log: SqliteLog, server: int, after: int) -> int:
    """Append one entry to a server and give, now and then, how many files are open."""
    entry = Entry(after + 1, MoveNumber(after + 1), 0, OLGA, EVENT)
    await log.append(CampaignAt(server, 1), after, [entry], f"{server}.{after}")
    return files() if server % 10 == 0 else 0


async def live(folder: Path) -> list[str]:
    """Touch every server in bursts, then let some play on."""
    await fill(folder)
    before, most_files = memory(), files()
    log = SqliteLog(folder, event_codec(), clock=long_ago)
    start = time.perf_counter()
    for first in range(1, SERVERS + 1, AT_ONCE):
        burst = range(first, min(first + AT_ONCE, SERVERS + 1))
        most_files = max(
            most_files, *await asyncio.gather(*(play(log, server, 1) for server in burst))
        )
    each = (time.perf_counter() - start) / SERVERS * 1000
    for after in range(2, MOVES + 2):
        active = range(1, ACTIVE + 1)
        await asyncio.gather(*(play(log, server, after) for server in active))
    grown = memory() - before
    await log.close()
    return [
        f"{SERVERS} servers touched, {AT_ONCE} at once: {each:.2f} ms each",
        f"then {ACTIVE} playing: {grown:.0f} MiB more memory"
        f" (with `weight` at most {MOST_MEMORY:.0f})",
        f"open files at most {most_files} (at most {MOST_FILES})",
    ]


def _measure() -> list[str]:
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(live(Path(folder)))


def run() -> Iterator[str]:
    """Give the lines of this measurement."""
    with multiprocessing.get_context("spawn").Pool(1) as fresh:
        yield from fresh.apply(_measure)
