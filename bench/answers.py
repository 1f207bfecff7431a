"""How long a slash command takes to be answered at a human pace, and how much work it is.

Each contestant is a process of its own on the stand-in for Discord and answers one command alone,
so none is warmed up by another's. They are asked by turns, each every 20 ms: pong; pong after one
bare insert that is on the disk, the fair rival, as a durable bot cannot do less; a move; a look at
the table. The live board is up. The work counts whole, with all that comes after the answer; it is
the same on a busy machine, where times are not.

What the sheets cost is asked behind it, of work alone: a move, a look and a turn without them and
where every sheet is kept; damage that comes and goes, each entry in a message, and two in one,
which is an answer and an edit; an item bought and sold.
"""

import asyncio
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

from bench._clients import cpu, memory
from bench._figures import Figure, middle_and_slow
from bench._tables import (
    HURT,
    HURT_TWICE,
    LOOK,
    MOVE,
    PONG,
    SHOPPING,
    TRADE,
    TURNS,
    Contestant,
    seated,
)
from bench.loopback import Loopback
from bot.words import ENGLISH

CYCLES, WARM = 750, 150
PACE = 0.020
"""Seconds between two commands of one person in a hurry."""
WORSE = 3.2, 1.9
"""The work of a move, and of a look, over a pong's, beyond which the bot has become worse."""
JOINS = ENGLISH.say("entered-with-another")
"""What is answered alone where an entry is told with another; all else would be a refusal."""
SETTLED = 2.5
"""Seconds in which a board comes to rest."""


def contestants() -> list[Contestant]:
    """Give who takes part."""
    return [
        Contestant("pong", "bare", [PONG]),
        Contestant("rival", "rival", [PONG]),
        Contestant("move", "overlord", [MOVE]),
        Contestant("look", "overlord", [LOOK]),
    ]


def of_sheets() -> list[Contestant]:
    """Give who shows what the sheets cost."""
    kept = "everything"
    return [
        Contestant("plain", "overlord", [MOVE]),
        Contestant("look", "overlord", [LOOK]),
        Contestant("turn", "overlord", TURNS),
        Contestant("sheets", "overlord", [MOVE], track=kept),
        Contestant("looks", "overlord", [LOOK], track=kept),
        Contestant("turns", "overlord", TURNS, track=kept),
        Contestant("suffer", "overlord", HURT, track=kept),
        Contestant("joined", "overlord", HURT_TWICE, track=kept),
        Contestant("trade", "overlord", TRADE, track=kept, before=SHOPPING),
    ]


async def cycle(discord: Loopback, asked: Sequence[Contestant], first: int) -> None:
    """Ask all by turns within the pace; who begins changes with the cycle."""
    begun = time.perf_counter()
    for turn in range(len(asked)):
        each = asked[(first + turn) % len(asked)]
        each.answers.append(await each.asked(discord))
        due = begun + (turn + 1) * PACE / len(asked)
        await asyncio.sleep(max(0.0, due - time.perf_counter()))


async def measure(
    home: Path, asked: Sequence[Contestant]
) -> tuple[dict[str, Contestant], dict[str, float]]:
    """Ask all of them over and over; gives also what each holds in memory after it."""
    async with Loopback() as discord, seated(discord, home, asked) as processes:
        for number in range(WARM):
            await cycle(discord, asked, number)
        await asyncio.sleep(SETTLED)
        for each, process in zip(asked, processes, strict=True):
            each.answers.clear()
            each.worked = -cpu(process)
        for number in range(CYCLES):
            await cycle(discord, asked, number)
        await asyncio.sleep(SETTLED)
        for each, process in zip(asked, processes, strict=True):
            each.worked += cpu(process)
        refused = [said for said in discord.private if JOINS not in said]
        if refused:
            raise RuntimeError(f"not done: {refused[0]}")
        held = {each.name: memory(own) for each, own in zip(asked, processes, strict=True)}
    return {each.name: each for each in asked}, held


def run() -> Iterator[str | Figure]:
    """Give the lines and figures of this measurement."""
    with tempfile.TemporaryDirectory() as home:
        found, held = asyncio.run(measure(Path(home), contestants()))
    slots = {name: (*middle_and_slow(each.answers), each.work) for name, each in found.items()}
    yield f"asked by turns, each every {PACE * 1e3:.0f} ms, {CYCLES} times; the board is up"
    yield from _lines(found)
    pong, rival, move, look = (slots[name] for name in ("pong", "rival", "move", "look"))
    yield Figure("move over the fair rival, p50", move[0] / rival[0], most=1.3)
    yield Figure("move over the fair rival, p99", move[1] / rival[1], most=1.6)
    yield Figure("move over pong, p50", move[0] / pong[0])
    yield Figure("look over pong, p50", look[0] / pong[0], most=1.5)
    yield Figure("look over pong, p99", look[1] / pong[1], most=1.7)
    yield Figure("work of a move over a pong's (CPU)", move[2] / pong[2], most=2.0, gate=WORSE[0])
    yield Figure("work of a look over a pong's (CPU)", look[2] / pong[2], gate=WORSE[1])
    grown = held["move"] - held["pong"]
    yield Figure(f"memory over the bare client after {WARM + CYCLES} moves", grown, "MiB")
    yield from _sheets()


def _sheets() -> Iterator[str | Figure]:
    """Measure what the sheets cost."""
    with tempfile.TemporaryDirectory() as home:
        found, _ = asyncio.run(measure(Path(home), of_sheets()))
    yield from _lines(found)
    work = {name: each.work for name, each in found.items()}
    plain = work["plain"]
    # Every second command is a turn, else every third.
    first = 2 * work["suffer"] - work["turns"]
    joined = 3 * work["joined"] - work["turns"] - first
    yield Figure("work of a move with every sheet kept, over a move's", work["sheets"] / plain)
    yield Figure(
        "work of a look with every sheet kept, over a look's", work["looks"] / work["look"]
    )
    yield Figure(
        "work of a turn with every sheet kept, over a turn's", work["turns"] / work["turn"]
    )
    yield Figure("work of `/hero suffer` or `recover`, over a move's", first / plain)
    yield Figure("work of one more in the same message, over a move's", joined / plain)
    yield Figure("work of `/shop buy` or `sell`, over a move's", work["trade"] / plain)


def _lines(found: dict[str, Contestant]) -> Iterator[str]:
    for name, each in found.items():
        middle, slow = middle_and_slow(each.answers)
        yield (
            f"  {name:6} p50 {middle * 1e3:5.2f} ms, p99 {slow * 1e3:5.2f} ms,"
            f" work {each.work * 1e6:5.0f} us"
        )
