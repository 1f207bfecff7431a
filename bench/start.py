"""How long the bot takes from the start of its process until it is connected, and until ready.

The clients start by turns on a stand-in for Discord, with compiled files in place; the median over
the turns counts. Every client of the library waits two seconds for more servers before it calls
itself ready. The bot's first roll and its first summary after a start, each with a picture, show
what is loaded only then; by turns one of them comes first.
"""

import asyncio
import statistics
import tempfile
import time
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

from bench._clients import cpu, end, memory, ready, running
from bench._figures import Figure
from bench._tables import ROLL, SUMMARY, set_table
from bench.loopback import Loopback

TURNS = 5
SETTLED = 2.5
"""Seconds in which all that follows a command is done."""
BARE, OWN = "bare", "overlord"

Found = dict[str, list[float]]


async def start(discord: Loopback, kind: str, home: Path, turn: int) -> dict[str, float]:
    """Start a client, let the bot answer for the first time, and end it."""
    begun = time.perf_counter()
    async with running(kind, discord.port, home) as process:
        found = {"connected": await discord.connected(kind) - begun, "worked": cpu(process)}
        await ready(process)
        found |= {"ready": time.perf_counter() - begun, "memory": memory(process)}
        if kind == OWN and turn == 0:
            await set_table(discord, kind)
            await asyncio.sleep(SETTLED)
        if kind == OWN and turn > 0:
            first = [("roll", ROLL), ("summary", SUMMARY)]
            for place, (name, (path, options)) in enumerate(first[:: 1 if turn % 2 else -1]):
                took = await discord.use(kind, path, **options)
                found[f"{'first' if place == 0 else 'next'} {name}"] = took
                found[f"again {name}"] = await discord.use(kind, path, **options)
        await end(process)
    return found


async def measure(home: Path) -> dict[str, Found]:
    """Start both by turns; the first turn, in which commands are registered, does not count."""
    found: dict[str, Found] = {kind: defaultdict(list) for kind in (BARE, OWN)}
    async with Loopback() as discord:
        for turn in range(TURNS + 1):
            for kind, noted in found.items():
                for name, value in (await start(discord, kind, home, turn)).items():
                    if turn:
                        noted[name].append(value)
    return found


def run() -> Iterator[str | Figure]:
    """Give the lines and figures of this measurement."""
    with tempfile.TemporaryDirectory() as home:
        found = asyncio.run(measure(Path(home)))
    bare, own = (
        {name: statistics.median(values) for name, values in found[kind].items()}
        for kind in (BARE, OWN)
    )
    yield f"bare client connected after {bare['connected']:.2f} s, ready after {bare['ready']:.2f}"
    yield f"overlord connected after {own['connected']:.2f} s, ready after {own['ready']:.2f}"
    connected = own["connected"] / bare["connected"]
    yield Figure("start until connected over the bare client", connected, most=2.3)
    yield Figure("start until ready over the bare client", own["ready"] / bare["ready"])
    worked = own["worked"] / bare["worked"]
    yield Figure("work until connected over the bare client (CPU)", worked)
    yield Figure(
        "memory over the bare client after a start", own["memory"] - bare["memory"], "MiB", most=31
    )
    for name in ("roll", "summary"):
        yield Figure(f"first /{name} after a start", own[f"first {name}"] * 1e3, "ms")
        yield f"  the next one: {own[f'again {name}'] * 1e3:.1f} ms"
