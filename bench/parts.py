"""What two processes that share the servers by shards do over one: moves a second, and their work.

Both have a folder of their own and 32 people who never wait, at as many tables. One and two are
asked by turns, whole rounds at a time. The work of a move says what more cores would give: on as
few as these, the stand-in for Discord and whatever else runs here take their share of them.
"""

import asyncio
import os
import statistics
import tempfile
import time
from asyncio.subprocess import Process
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

from bench._clients import cpu, memory, ready, running
from bench._figures import Figure
from bench._tables import MOVE, set_table
from bench.loopback import Loopback, Place

SHARDS, AT_ONCE, EACH = 2, 32, 8
ROUNDS, WARM, PAUSE = 7, 2, 0.3
KIND, ONE, TWO = "overlord", "one", "two"
PARTS = {ONE: ["1"], TWO: [f"{shard}/{SHARDS}" for shard in range(SHARDS)]}
TABLES = [Place(number << 22 | number + 1) for number in range(AT_ONCE)]


@asynccontextmanager
async def started(discord: Loopback, home: Path, token: str) -> AsyncIterator[list[Process]]:
    """One contestant's processes, connected, with its tables set."""
    async with AsyncExitStack() as stack:
        found = []
        for shard, part in enumerate(PARTS[token]):
            folder = home / token / str(shard)
            process = running(KIND, discord.port, folder, token, shards=part)
            found.append(await stack.enter_async_context(process))
            await discord.connected(token, shard)
            await ready(found[-1])
        for table in TABLES:
            await set_table(discord, token, table)
        yield found


async def round_(discord: Loopback, token: str) -> float:
    """Let all ask at once, each again as soon as it was answered; gives the seconds it took."""
    path, options = MOVE

    async def one(table: Place) -> None:
        for _ in range(EACH):
            await discord.use(token, path, table, **options)

    begun = time.perf_counter()
    await asyncio.gather(*map(one, TABLES))
    return time.perf_counter() - begun


async def measure(home: Path) -> tuple[dict[str, float], dict[str, float], dict[str, float]]:
    """Give each contestant's moves a second, seconds of work a move, and memory in MiB."""
    times: dict[str, list[float]] = {ONE: [], TWO: []}
    work = dict.fromkeys(times, 0.0)
    servers = [table.server for table in TABLES]
    async with (
        Loopback(servers) as discord,
        started(discord, home, ONE) as one,
        started(discord, home, TWO) as two,
    ):
        for number in range(WARM + ROUNDS):
            for token, processes in ((ONE, one), (TWO, two)):
                before = sum(map(cpu, processes))
                took = await round_(discord, token)
                await asyncio.sleep(PAUSE)
                if number >= WARM:
                    times[token].append(took)
                    work[token] += sum(map(cpu, processes)) - before
        kept = {ONE: sum(map(memory, one)), TWO: sum(map(memory, two))}
    moves = AT_ONCE * EACH
    rates = {token: moves / statistics.median(found) for token, found in times.items()}
    return rates, {token: spent / ROUNDS / moves for token, spent in work.items()}, kept


def run() -> Iterator[str | Figure]:
    """Give the lines and figures of this measurement."""
    with tempfile.TemporaryDirectory() as home:
        rates, work, kept = asyncio.run(measure(Path(home)))
    cores = os.cpu_count() or 1
    yield f"{cores} cores, of which the stand-in for Discord needs some"
    for token, processes in ((ONE, "one process"), (TWO, "two processes")):
        spent = work[token] * 1e3
        yield (
            f"{processes}: {rates[token]:.0f} moves a second, {spent:.2f} ms of work a move"
            f" (a core would do {1e3 / spent:.0f} a second), {kept[token]:.0f} MiB"
        )
    yield Figure("moves a second of two processes over one", rates[TWO] / rates[ONE])
    yield Figure("work of a move of two processes over one's (CPU)", work[TWO] / work[ONE])
