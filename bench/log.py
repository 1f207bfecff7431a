"""The campaign log and a full move against a bare aiosqlite insert on the same disk.

Every change is one durable statement at `synchronous=FULL`. A full move is found, decided, written
with what Discord can be asked about its answer, and handed over to the teller. Each contestant is a
process of its own. They take turns in short rounds, so that whatever else the machine does hits all
of them; the median over rounds counts.
"""

import asyncio
import gc
import multiprocessing
import statistics
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from multiprocessing.connection import Connection
from pathlib import Path

from bench._figures import Figure
from bench._insert import BareInsert
from bench.contestants import Append, Contestant, FullMove

ROUNDS, WARM = 20, 2
WRITES = 200  # of one contestant in one round
LEAST = 0.80
Kind = Callable[[Path], Contestant]
KINDS: Sequence[Kind] = (BareInsert, Append, FullMove)


async def seconds(contestant: Contestant, servers: Sequence[int], round_: int) -> float:
    """Time one round: every server writes one after the other, all servers at once."""

    async def one(server: int) -> None:
        for number in range(round_ * WRITES, round_ * WRITES + WRITES // len(servers)):
            await contestant.write(server, number)

    start = time.perf_counter()
    await asyncio.gather(*(one(server) for server in servers))
    spent = time.perf_counter() - start
    await contestant.settle()
    return spent


async def compete(kind: Kind, servers: Sequence[int], line: Connection) -> None:
    """Run the rounds that are asked for, in a fresh folder; a round below 0 ends it."""
    with tempfile.TemporaryDirectory() as home:
        contestant = kind(Path(home))
        try:
            await contestant.open()
            for server in servers:
                await contestant.prepare(server)
            await contestant.settle()
            gc.collect()
            gc.freeze()  # as the running bot does once it is ready
            line.send(0.0)
            while (round_ := line.recv()) >= 0:
                line.send(await seconds(contestant, servers, round_))
        finally:
            await contestant.close()


def competing(kind: Kind, servers: Sequence[int], line: Connection) -> None:
    """Be a contestant's process."""
    asyncio.run(compete(kind, servers, line))


def race(servers: Sequence[int], kinds: Sequence[Kind] = KINDS) -> list[list[float]]:
    """Give the seconds of each contestant in every round; who begins changes with the round."""
    times: list[list[float]] = [[] for _ in kinds]
    with ExitStack() as stack:
        lines = [_started(stack, kind, servers) for kind in kinds]
        for round_ in range(WARM + ROUNDS):
            for turn in range(len(kinds)):
                who = (round_ + turn) % len(kinds)
                lines[who].send(round_)
                spent = lines[who].recv()
                times[who] += [spent] if round_ >= WARM else []
    return times


def _started(stack: ExitStack, kind: Kind, servers: Sequence[int]) -> Connection:
    """Start a contestant's process, to be ended with the stack."""
    spawning = multiprocessing.get_context("spawn")
    own, other = spawning.Pipe()
    process = spawning.Process(target=competing, args=(kind, servers, other))
    process.start()
    other.close()  # so that nobody waits for a process that has ended
    stack.callback(process.join)
    stack.callback(own.send, -1)
    own.recv()
    return own


def run() -> Iterator[str | Figure]:
    """Give the lines and figures of this measurement."""
    for count in (1, 100):
        bare, append, full = race(range(1, count + 1))
        yield f"bare insert, {count} at once: {statistics.median(bare) / WRITES * 1e6:.0f} us"
        for name, times, least in (("append", append, None), ("full move", full, LEAST)):
            ratios = [floor / own for floor, own in zip(bare, times, strict=True)]
            low, middle, high = statistics.quantiles(ratios, n=4)
            yield f"  {name}: middle half of the rounds {low:.2f} to {high:.2f}"
            yield Figure(
                f"{name} over a bare insert's throughput, {count} at once", middle, least=least
            )
