"""How much memory the connected bot takes over a bare client, before any server has a campaign.

With what ten thousand servers add (`servers`), it is the bot's weight over the bare client.
"""

import asyncio
import tempfile
from collections.abc import Iterator
from pathlib import Path

from bench._clients import ready, running
from bench.loopback import Loopback

MOST = 40.0


def memory(process: int) -> float:
    """Give a process's share of memory in MiB; Linux only."""
    lines = Path(f"/proc/{process}/smaps_rollup").read_text(encoding="ascii").splitlines()
    return next(int(line.split()[1]) / 1024 for line in lines if line.startswith("Pss:"))


async def weigh(discord: Loopback, kind: str, home: Path) -> float:
    """Start a client, let it become ready, and weigh it."""
    async with running(kind, discord.port, home) as process:
        await discord.connected(kind)
        await ready(process)
        return memory(process.pid)


async def measure(home: Path) -> tuple[float, float]:
    """Weigh both clients."""
    async with Loopback() as discord:
        return await weigh(discord, "bare", home), await weigh(discord, "overlord", home)


def run() -> Iterator[str]:
    """Give the line of this measurement."""
    with tempfile.TemporaryDirectory() as home:
        bare, own = asyncio.run(measure(Path(home)))
    yield (
        f"connected: bare client {bare:.0f} MiB, overlord {own:.0f} MiB, {own - bare:.0f} MiB more;"
        f" with what `servers` adds at most {MOST:.0f}"
    )
