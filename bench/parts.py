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
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

from bench._clients import cpu, memory, ready, running
from bench._figures import Figure
from bench._tables import MOVE, set_table
from bench.loopback import Loopback, Place

SHARDS, AT_ONCE, EACH = 2, 32, 8
ROUNDS, WARM, PAUSE = 7, 2, 0.3
KIND, ONE, TWO = "overlord", "one", "two"
PARTS = {ONE: ["1"], TWO: [f"{shard}/{SHARDS}" for shard in range(SHARDS)]}
MOVES = AT_ONCE * EACH
NONE: Mapping[str, str] = {}
TABLES = [Place(number << 22 | number + 1) for number in range(AT_ONCE)]


@dataclass(slots=True)
class Found:
    """What was found of one contestant."""

    times: list[float] = field(default_factory=list)
    worked: float = 0.0
    beside: float = 0.0
    """What somebody else has worked for it meanwhile: the server of its database."""
    memory: float = 0.0

    @property
    def rate(self) -> float:
        """Give its moves a second."""
        return MOVES / statistics.median(self.times)

    @property
    def work(self) -> float:
        """Give the seconds its processes worked for a move."""
        return self.worked / ROUNDS / MOVES

    def told(self, processes: str) -> str:
        """Say all of it in a line."""
        spent = self.work * 1e3
        beside = (
            f" and {self.beside / ROUNDS / MOVES * 1e3:.2f} ms the database's"
            if self.beside
            else ""
        )
        return (
            f"{processes}: {self.rate:.0f} moves a second, {spent:.2f} ms of work a move{beside}"
            f" (a core would do {1e3 / spent:.0f} a second), {self.memory:.0f} MiB"
        )


@asynccontextmanager
async def started(
    discord: Loopback, home: Path, token: str, database: str = ""
) -> AsyncIterator[list[Process]]:
    """One contestant's processes, connected, with its tables set."""
    async with AsyncExitStack() as stack:
        found = []
        for shard, part in enumerate(PARTS[token]):
            folder = home / token / str(shard)
            process = running(KIND, discord.port, folder, token, shards=part, database=database)
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


async def measure(
    home: Path, databases: Mapping[str, str] = NONE, beside: Callable[[], float] = lambda: 0.0
) -> dict[str, Found]:
    """Find out about each contestant, on files or in a database of its own."""
    found = {token: Found() for token in PARTS}
    async with (
        Loopback([table.server for table in TABLES]) as discord,
        started(discord, home, ONE, databases.get(ONE, "")) as one,
        started(discord, home, TWO, databases.get(TWO, "")) as two,
    ):
        for number in range(WARM + ROUNDS):
            for token, processes in ((ONE, one), (TWO, two)):
                worked, other = sum(map(cpu, processes)), beside()
                took = await round_(discord, token)
                await asyncio.sleep(PAUSE)
                if number >= WARM:
                    found[token].times.append(took)
                    found[token].worked += sum(map(cpu, processes)) - worked
                    found[token].beside += beside() - other
        for token, processes in ((ONE, one), (TWO, two)):
            found[token].memory = sum(map(memory, processes))
    return found


def figures(found: Mapping[str, Found], where: str) -> Iterator[str | Figure]:
    """Say what was found."""
    yield f"{os.cpu_count() or 1} cores, of which the stand-in for Discord needs some"
    one, two = found[ONE], found[TWO]
    yield one.told("one process")
    yield two.told("two processes")
    yield Figure(f"moves a second of two processes{where} over one", two.rate / one.rate)
    yield Figure(f"work of a move of two processes{where} over one's (CPU)", two.work / one.work)


def run() -> Iterator[str | Figure]:
    """Give the lines and figures of this measurement."""
    with tempfile.TemporaryDirectory() as home:
        yield from figures(asyncio.run(measure(Path(home))), "")
