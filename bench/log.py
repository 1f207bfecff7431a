"""The campaign log and a full move against a bare aiosqlite insert on the same disk.

Every change is one durable statement at `synchronous=FULL`. The contestants take turns in short
rounds, so that whatever else the machine does hits all of them; the median over rounds counts.
"""

import asyncio
import statistics
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

from bench.contestants import Append, BareInsert, Contestant, FullMove

ROUNDS = 12
WRITES = 200  # of one contestant in one round


async def seconds(contestant: Contestant, servers: Sequence[int], round_: int) -> float:
    """Time one round: every server writes one after the other, all servers at once."""

    async def one(server: int) -> None:
        for number in range(round_ * WRITES, round_ * WRITES + WRITES // len(servers)):
            await contestant.write(server, number)

    start = time.perf_counter()
    await asyncio.gather(*(one(server) for server in servers))
    return time.perf_counter() - start


async def race(contestants: Sequence[Contestant], servers: Sequence[int]) -> list[list[float]]:
    """Give the seconds of each contestant in every round; who begins changes with the round."""
    times: list[list[float]] = [[] for _ in contestants]
    for round_ in range(ROUNDS):
        for turn in range(len(contestants)):
            who = (round_ + turn) % len(contestants)
            times[who].append(await seconds(contestants[who], servers, round_))
    return times


async def measure(servers: Sequence[int]) -> list[list[float]]:
    """Run the race in a fresh folder."""
    with tempfile.TemporaryDirectory() as home:
        kinds = BareInsert, Append, FullMove
        contestants = [kind(Path(home) / kind.__name__) for kind in kinds]
        try:
            for server in servers:
                for contestant in contestants:
                    await contestant.prepare(server)
            return await race(contestants, servers)
        finally:
            for contestant in contestants:
                await contestant.close()


def run() -> Iterator[str]:
    """Give the lines of this measurement."""
    for count in (1, 100):
        bare, append, full = asyncio.run(measure(range(1, count + 1)))
        yield f"bare insert, {count:3} at once: {statistics.median(bare) / WRITES * 1e6:4.0f} us"
        for name, times in (("append", append), ("full move", full)):
            ratios = [floor / own for floor, own in zip(bare, times, strict=True)]
            low, middle, high = statistics.quantiles(ratios, n=4)
            yield (
                f"{name}, {count:3} at once: {middle:.2f} of the bare insert's throughput"
                f" (middle half of the rounds {low:.2f} to {high:.2f})"
            )
