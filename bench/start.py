"""How long the bot takes from the start of its process until Discord knows it, against a bare one.

The clients start by turns on a stand-in for Discord; the median over the turns counts. What
Discord lets every client wait for after that is left out.
"""

import asyncio
import statistics
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from bench._clients import running
from bench.loopback import Loopback

TURNS = 15
MOST = 1.3


async def start(discord: Loopback, kind: str, home: Path) -> float:
    """Start a client and end it; gives the seconds until it was connected."""
    begun = time.perf_counter()
    async with running(kind, discord.port, home):
        return await discord.connected(kind) - begun


async def measure(home: Path) -> tuple[list[float], list[float]]:
    """Start both by turns; the first turn, in which commands are registered, does not count."""
    async with Loopback() as discord:
        turns = [[await start(discord, kind, home) for kind in KINDS] for _ in range(TURNS + 1)]
    bare, own = zip(*turns[1:], strict=True)
    return list(bare), list(own)


KINDS = ("bare", "overlord")


def run() -> Iterator[str]:
    """Give the lines of this measurement."""
    with tempfile.TemporaryDirectory() as home:
        bare, own = asyncio.run(measure(Path(home)))
    yield f"bare client connected after {statistics.median(bare):.2f} s"
    ratio = statistics.median(own) / statistics.median(bare)
    yield (
        f"overlord connected after {statistics.median(own):.2f} s,"
        f" {ratio:.2f} times (at most {MOST})"
    )
