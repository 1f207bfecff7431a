"""How long the bot takes from the start of its process until it is ready, against a bare client.

The clients start by turns on a stand-in for Discord; the median over the turns counts. Every
client of the library waits two seconds for more servers before it calls itself ready; how long
it takes to be connected, without that, stands beside it.
"""

import asyncio
import statistics
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from bench._clients import ready, running
from bench.loopback import Loopback

TURNS = 7
MOST = 1.3
KINDS = ("bare", "overlord")


async def start(discord: Loopback, kind: str, home: Path) -> tuple[float, float]:
    """Start a client and end it; gives the seconds until it was connected, and ready."""
    begun = time.perf_counter()
    async with running(kind, discord.port, home) as process:
        connected = await discord.connected(kind)
        await ready(process)
        return connected - begun, time.perf_counter() - begun


async def measure(home: Path) -> dict[str, list[tuple[float, float]]]:
    """Start both by turns; the first turn, in which commands are registered, does not count."""
    found: dict[str, list[tuple[float, float]]] = {kind: [] for kind in KINDS}
    async with Loopback() as discord:
        for _ in range(TURNS + 1):
            for kind in KINDS:
                found[kind].append(await start(discord, kind, home))
    return {kind: times[1:] for kind, times in found.items()}


def run() -> Iterator[str]:
    """Give the lines of this measurement."""
    with tempfile.TemporaryDirectory() as home:
        found = asyncio.run(measure(Path(home)))
    for place, what in enumerate(("connected", "ready")):
        bare, own = (statistics.median(each[place] for each in found[kind]) for kind in KINDS)
        most = f" (at most {MOST})" if what == "ready" else ""
        times = f"{own / bare:.2f} times{most}"
        yield f"{what}: bare client {bare:.2f} s, overlord {own:.2f} s, {times}"
