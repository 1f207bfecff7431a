"""How many moves a second the bot makes when 32 people never wait, against pongs.

Each contestant is a process of its own and is asked by turns, whole rounds at a time; a round ends
with its last answer. Moves are made at 32 tables of as many servers at once, and, since the moves
of one table wait for each other, at one table too.
"""

import asyncio
import statistics
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from bench._clients import cpu
from bench._figures import Figure
from bench._tables import MOVE, PONG, Contestant, seated
from bench.loopback import HERE, SERVER, Loopback, Place

AT_ONCE, EACH = 32, 8
ROUNDS, WARM = 7, 2
PAUSE = 0.3
"""Seconds after a round, in which what was left untold is told."""

SERVERS = tuple(range(SERVER, SERVER + AT_ONCE))


def contestants() -> list[Contestant]:
    """Give who takes part."""
    return [
        Contestant("pongs", "bare", [PONG]),
        Contestant("inserts", "rival", [PONG]),
        Contestant("moves", "overlord", [MOVE], tuple(map(Place, SERVERS))),
        Contestant("one", "overlord", [MOVE], (HERE,)),
    ]


async def round_(discord: Loopback, asked: Contestant) -> float:
    """Let all ask at once, each again as soon as it was answered; gives the seconds it took."""

    async def one(place: Place) -> None:
        for _ in range(EACH):
            asked.answers.append(await asked.asked(discord, place))

    begun = time.perf_counter()
    places = [asked.tables[number % len(asked.tables)] for number in range(AT_ONCE)]
    await asyncio.gather(*map(one, places))
    return time.perf_counter() - begun


async def measure(home: Path) -> tuple[dict[str, list[float]], dict[str, float]]:
    """Give how long the rounds of each took, and the work of one answer."""
    asked = contestants()
    times: dict[str, list[float]] = {each.name: [] for each in asked}
    async with Loopback(SERVERS) as discord, seated(discord, home, asked) as processes:
        for number in range(WARM + ROUNDS):
            for each, process in zip(asked, processes, strict=True):
                if number == WARM:
                    times[each.name].clear()
                    each.answers.clear()
                    each.worked = 0.0
                before = cpu(process)
                times[each.name].append(await round_(discord, each))
                await asyncio.sleep(PAUSE)
                each.worked += cpu(process) - before
    return times, {each.name: each.work for each in asked}


def run() -> Iterator[str | Figure]:
    """Give the lines and figures of this measurement."""
    with tempfile.TemporaryDirectory() as home:
        times, work = asyncio.run(measure(Path(home)))
    rates = {name: AT_ONCE * EACH / statistics.median(each) for name, each in times.items()}
    yield f"saturation: {AT_ONCE} at once, each asks again as soon as it is answered"
    for name, rate in rates.items():
        yield f"  {name:7} {rate:5.0f} a second, work {work[name] * 1e6:5.0f} us each"
    yield Figure(
        f"moves a second over pongs, {AT_ONCE} at once at {AT_ONCE} tables",
        rates["moves"] / rates["pongs"],
        least=0.6,
    )
    yield Figure(
        f"moves a second over pongs, {AT_ONCE} at once at one table", rates["one"] / rates["pongs"]
    )
    yield Figure("moves a second over the fair rival's", rates["moves"] / rates["inserts"])
    yield Figure("work of a move over a pong's at saturation", work["moves"] / work["pongs"])
