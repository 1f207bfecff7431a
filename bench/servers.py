"""Ten thousand servers with a campaign each, a hundred of them playing with their boards up.

What starting costs more with ten thousand files than with ten, until all of them are looked after;
then how much more memory the bot takes than a bare client on as many servers, and how many files it
has open. Linux only.
"""

import asyncio
import shutil
import sqlite3
import statistics
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path

from bench._clients import CAUGHT_UP, cpu, end, files, memory, ready, running, told
from bench._figures import Figure
from bench._tables import LOOK, MOVE, set_table
from bench.loopback import SERVER, Loopback, Place

SERVERS, FEW, ACTIVE, LOOKED_AT = 10_000, 10, 100, 200
TURNS, MOVES = 2, 3
MOST_FILES = 104 * 3 + 40
SETTLED = 2.5
BARE, OWN = "bare", "overlord"

ALL = range(SERVER, SERVER + SERVERS)


async def found(discord: Loopback, home: Path, database: str = "") -> None:
    """Let the bot found one campaign, with its board."""
    async with running(OWN, discord.port, home, database=database) as process:
        await discord.connected(OWN)
        await ready(process)
        await set_table(discord, OWN)
        await asyncio.sleep(SETTLED)
        await end(process)


def copied(home: Path, source: Path, servers: Sequence[int]) -> Path:
    """Give each server a file like that one, as if all had been played on."""
    folder, origin = home / "servers", source / "servers" / f"{SERVER}.sqlite3"
    shutil.copytree(source, home, ignore=shutil.ignore_patterns("*.sqlite3*", "*.life"))
    with closing(sqlite3.connect(origin)) as connection:
        connection.execute("VACUUM INTO ?", (str(folder / origin.name),))
    for server in servers:
        if server != SERVER:
            shutil.copyfile(folder / origin.name, folder / f"{server}.sqlite3")
        shutil.copyfile(origin.with_suffix(".life"), folder / f"{server}.life")
    return home


async def start(discord: Loopback, home: Path, database: str = "") -> tuple[float, float, float]:
    """Start the bot and end it; gives the seconds until connected and until all is looked after.

    The third are the seconds it worked for that.
    """
    begun = time.perf_counter()
    async with running(OWN, discord.port, home, database=database) as process:
        connected = await discord.connected(OWN) - begun
        await told(process, CAUGHT_UP)
        spent = time.perf_counter() - begun, cpu(process)
        await end(process)
    return connected, *spent


async def played(discord: Loopback, kind: str, home: Path, database: str = "") -> tuple[float, int]:
    """Let a hundred servers play, and others look; gives the memory and the open files."""
    async with running(kind, discord.port, home, database=database) as process:
        await discord.connected(kind)
        await ready(process)
        if kind == OWN:
            await told(process, CAUGHT_UP)
        for command, servers in ((LOOK, LOOKED_AT), *[(MOVE, ACTIVE)] * MOVES):
            path, options = command if kind == OWN else ("ping", {})
            for server in ALL[:servers]:
                await discord.use(kind, path, Place(server), **options)
        await asyncio.sleep(SETTLED)
        held = memory(process), files(process)
        await end(process)
    return held


async def measure(home: Path) -> tuple[list[float], list[float], float, int]:
    """Give what the two starts took by turns, then what the bot holds over the bare client."""
    async with Loopback(ALL) as discord:
        await found(discord, home / "one")
        many = await asyncio.to_thread(copied, home / "many", home / "one", ALL)
        few = await asyncio.to_thread(copied, home / "few", home / "one", ALL[:FEW])
        more = []
        for _ in range(TURNS):
            one, other = await start(discord, few), await start(discord, many)
            more.append([late - soon for soon, late in zip(one, other, strict=True)])
        bare, _ = await played(discord, BARE, home)
        own, opened = await played(discord, OWN, many)
    connected, looked_after, worked = (statistics.median(each) for each in zip(*more, strict=True))
    return [connected, looked_after], [worked], own - bare, opened


def run() -> Iterator[str | Figure]:
    """Give the lines and figures of this measurement."""
    with tempfile.TemporaryDirectory() as home:
        (connected, looked_after), [worked], grown, opened = asyncio.run(measure(Path(home)))
    than = f"with {SERVERS} files more than with {FEW}"
    yield Figure(f"start {than}: until connected", connected, "s")
    yield Figure(f"start {than}: until all is looked after", looked_after, "s", most=0.5)
    yield Figure(f"start {than}: work (CPU)", worked, "s")
    yield Figure(
        f"memory over the bare client on {SERVERS} servers, {ACTIVE} playing, boards up",
        grown,
        "MiB",
        most=50,
    )
    yield Figure("open files then", opened, most=MOST_FILES)
