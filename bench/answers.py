"""How long a slash command takes to be answered, against a bare `pong` on the same connection.

Both clients run in processes of their own on a stand-in for Discord and take turns, so that
whatever else the machine does hits both. Every answer to a move is on disk before it is sent.
"""

import asyncio
import statistics
import tempfile
from collections.abc import Iterator
from pathlib import Path

from bench._clients import running
from bench.loopback import Loopback

ROUNDS, A_ROUND = 25, 40
PAUSE = 0.003  # seconds between two commands: nobody types without any
MOST_MIDDLE, MOST_SLOW = 2.0, 2.5

COMMANDS: dict[str, tuple[str, str, dict[str, str | int]]] = {
    "pong": ("bare", "ping", {}),
    "move": (
        "overlord",
        "threat gain",
        {"reason": "correction", "amount": 1, "note": "a note of ordinary length"},
    ),
    "look": ("overlord", "campaign status", {}),
}


async def set_table(discord: Loopback) -> None:
    """Open a campaign with three heroes, a deck, a quest and the live board."""
    await discord.use("overlord", "campaign create", name="Nerekhall")
    for name in ("Leoric", "Astarra", "Grisban"):
        await discord.use("overlord", "hero add", name=name)
    await discord.use("overlord", "plot choose", deck="Eternal Agony")
    await discord.use("overlord", "quest start", name="First Blood")


async def times(discord: Loopback, name: str) -> list[float]:
    """Use one command over and over."""
    token, path, options = COMMANDS[name]
    found = []
    for _ in range(A_ROUND):
        found.append(await discord.use(token, path, **options))
        await asyncio.sleep(PAUSE)
    return found


async def measure(home: Path) -> dict[str, list[float]]:
    """Let the commands take turns."""
    found: dict[str, list[float]] = {name: [] for name in COMMANDS}
    async with (
        Loopback() as discord,
        running("bare", discord.port, home),
        running("overlord", discord.port, home),
    ):
        await asyncio.gather(discord.connected("bare"), discord.connected("overlord"))
        await set_table(discord)
        for name in COMMANDS:
            await times(discord, name)
        for _ in range(ROUNDS):
            for name in COMMANDS:
                found[name] += await times(discord, name)
    return found


def _at(times: list[float]) -> tuple[float, float]:
    """Give the middle and the slowest hundredth."""
    hundredths = statistics.quantiles(times, n=100)
    return hundredths[49], hundredths[98]


def run() -> Iterator[str]:
    """Give the lines of this measurement."""
    with tempfile.TemporaryDirectory() as home:
        found = asyncio.run(measure(Path(home)))
    middle, slow = _at(found["pong"])
    yield f"pong answered: p50 {middle * 1e3:.2f} ms, p99 {slow * 1e3:.2f} ms"
    for name in ("move", "look"):
        own_middle, own_slow = _at(found[name])
        yield (
            f"{name} answered: p50 {own_middle * 1e3:.2f} ms, {own_middle / middle:.2f} times"
            f" (at most {MOST_MIDDLE}); p99 {own_slow * 1e3:.2f} ms, {own_slow / slow:.2f} times"
            f" (at most {MOST_SLOW})"
        )
