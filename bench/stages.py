"""Where the time of one move goes: microseconds by stage, from its frame until all is told.

The bot runs in a process of its own on the stand-in for Discord, notes when a move comes to each
stage, and is asked at a human pace with the live board up. The median of each stage is given; that
of the whole is not their sum. Noting costs a few microseconds a stage itself.
"""

import asyncio
import json
import statistics
import tempfile
from asyncio.subprocess import Process
from collections.abc import Iterator, Mapping
from itertools import pairwise
from pathlib import Path

from bench._clients import end, ready, running
from bench._tables import MOVE, set_table
from bench.loopback import Loopback

MOVES, WARM = 300, 100
PACE = 0.020

# What happens between a mark and the next one; marks that do not follow each other are passed over.
STAGES: Mapping[tuple[str, str], str] = {
    ("frame", "interaction"): "frame unpacked, JSON read",
    ("interaction", "cog"): "library: interaction, command tree, options",
    ("cog", "service"): "cog to service",
    ("service", "decide"): "campaign found, locked, folded",
    ("decide", "decided"): "decide",
    ("decided", "append"): "entries made",
    ("append", "encode"): "to the encoding",
    ("encode", "encoded"): "events encoded",
    ("encoded", "hop"): "to the file",
    ("hop", "hopped"): "append: to the thread, on the disk (FULL), back",
    ("hopped", "appended"): "append noted",
    ("appended", "teller"): "state booked, outcome made",
    ("teller", "page"): "teller: handed to the outbox",
    ("page", "drawn"): "page drawn",
    ("drawn", "build"): "to the layout",
    ("build", "built"): "discord.ui built",
    ("built", "send"): "library: answer packed",
    ("send", "sent"): "on the wire and back",
    ("sent", "telling"): "after it: worker woken",
    ("telling", "deliver"): "after it: what is left to tell",
    ("delivered", "told"): "after it: settled",
}
Marks = list[tuple[str, float]]


async def asked(discord: Loopback) -> None:
    """Make moves."""
    await set_table(discord, "overlord")
    path, options = MOVE
    for _ in range(WARM + MOVES):
        await discord.use("overlord", path, **options)
        await asyncio.sleep(PACE)


async def noted(process: Process) -> list[Marks]:
    """Give the marks of all moves, until the process ends."""
    found: list[Marks] = []
    while process.stdout is not None and (line := await process.stdout.readline()):
        if line.startswith(b"["):
            found.append(json.loads(line))
    return found


def is_whole(marks: Marks) -> bool:
    """Tell whether a move came to its end before the next began."""
    return marks[0][0] == "frame" and {"send", "sent", "deliver", "told"} <= dict(marks).keys()


def stages(marks: Marks) -> dict[str, float]:
    """Give how long each stage of a move took."""
    spent = {
        STAGES[one, other]: then - now
        for (one, now), (other, then) in pairwise(marks)
        if (one, other) in STAGES
    }
    at = dict(reversed(marks))
    spent["until the answer leaves"] = at["send"] - at["frame"]
    spent["after the answer"] = at["told"] - at["sent"]
    spent["after it: written, with its hop"] = at["delivered"] - at["deliver"]
    return spent


async def measure(home: Path) -> list[dict[str, float]]:
    """Run the bot with its marks; gives how long the stages of each move took."""
    async with (
        Loopback() as discord,
        running("overlord", discord.port, home, module="bench._marks") as process,
    ):
        await discord.connected("overlord")
        await ready(process)
        reading = asyncio.create_task(noted(process))
        await asked(discord)
        await end(process)
        return [stages(marks) for marks in (await reading)[WARM:] if is_whole(marks)]


def run() -> Iterator[str]:
    """Give the lines of this measurement."""
    with tempfile.TemporaryDirectory() as home:
        found = asyncio.run(measure(Path(home)))
    names = dict.fromkeys(name for each in found for name in each)
    for name in names:
        middle = statistics.median(each.get(name, 0.0) for each in found)
        yield f"  {middle:6.0f} us  {name}"
