"""How long a campaign's file holds the event loop up, and how much memory it takes.

Each file is examined in a process of its own, set up as the running bot is: hostile ones of 10 MB,
plain and packed (then as large as a packed one may be), and an honest one of 50,000 entries. A
ticker on the loop notes the longest gap between its ticks.
"""

import asyncio
import gzip
import multiprocessing
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from bench._figures import Figure
from bench.stalls import MOST_STALL, longest_gap
from bot.box.box import load_box
from bot.host import running
from bot.log.export import MOST_BYTES, Export, written
from bot.log.pieces import MOST_TEXT
from bot.log.upcasts import event_codec
from bot.pages.messages.preview import sayable
from bot.rules.basics.keys import MoveNumber, UserId
from bot.rules.basics.options import CampaignAct, Edition
from bot.rules.basics.places import POOL, SUPPLY
from bot.rules.course.soundness import BadExport
from bot.rules.state import events as e
from bot.rules.state.events import Entry
from bot.service.imports import examine
from bot.words import Words

ENTRIES = 50_000
MOST_GROWTH = 64  # MiB
NOTE = "the table has counted again, and this is what it has found; nobody knows who forgot it"
HEAD = b'{"format":"overlord-campaign","version":1,"entries":['

# What a file begins with, what it is full of, and how it ends.
KINDS: dict[str, tuple[bytes, bytes, bytes]] = {
    "lists": (b'{"a":[', b"[[]],", b"[]]}"),
    "deep": (b"", b"[", b""),
    "deep entry": (HEAD + b'{"a":', b"[", b"]}"),
    "commas": (b'{"a":[', b"1,", b"1]}"),
    "objects": (b'{"a":[', b"{},", b"{}]}"),
    "text": (b'{"a":"', b"x", b'"}'),
    "escapes": (b'{"a":"', b"\\\\", b'"}'),
    "keys": (b"{", b'"a":1,', b'"a":1}'),
    "spaces": (b'{"a":', b" ", b"1}"),
    "entries of nothing": (HEAD, b"{},", b"{}]}"),
    "entry of lists": (HEAD + b'{"a":[', b"[],", b"[]]}]}"),
    "entry of text": (HEAD + b'{"a":"', b"y", b'"}]}'),
    "numbers": (HEAD, b"1,", b"1]}"),
    "digits": (HEAD + b'{"seq":', b"9", b"}]}"),
    "no JSON": (b"", b'"', b""),
}


def hostile(kind: str, size: int) -> bytes:
    """Give a file of a kind, of that many bytes."""
    start, fill, end = KINDS[kind]
    return start + fill * ((size - len(start) - len(end)) // len(fill)) + end


def honest() -> bytes:
    """Give the file of a campaign with corrections alone, of that many entries."""
    return written(Export(tuple(_entries())), 1_900_000_000, event_codec())


def _entries() -> Iterator[Entry]:
    me = UserId(4001)
    begun = e.CampaignCreated("1", "Nerekhall", "", me, me, CampaignAct.I, Edition.SECOND, 5)
    yield Entry(1, MoveNumber(1), 1_899_990_000, me, begun)
    for seq in range(2, ENTRIES + 1):
        places = (SUPPLY, POOL) if seq % 2 == 0 else (POOL, SUPPLY)
        moved = e.TokensMoved(*places, 1, e.Why.CORRECTION, note=NOTE)
        yield Entry(seq, MoveNumber(seq), 1_899_990_000 + seq, me, moved)


@dataclass(frozen=True, slots=True)
class Examined:
    """What came of a file, how long the loop was held up (ms), what it took (s, MiB)."""

    came: str
    gap: float
    took: float
    grown: float


def _measured(data: bytes) -> Examined:
    """Examine one file."""
    return asyncio.run(_examined(data))


async def _examined(data: bytes) -> Examined:
    box, check, codec = load_box(), sayable(Words.load()), event_codec()
    running.share_fairly()
    await running.settle()
    came: list[str] = []

    def work() -> None:
        try:
            plan = examine(data, box, codec, check)
            came.append(f"{len(plan.entries)} entries")
        except BadExport as bad:
            came.append(str(bad.fault))

    before = _most_held()
    gap, took = await longest_gap(asyncio.to_thread(work))
    return Examined(came[0], gap * 1e3, took, (_most_held() - before) / 1024)


def _most_held() -> int:
    """Give the most memory this process has held so far, in KiB."""
    status = Path("/proc/self/status").read_text(encoding="ascii")
    [line] = (line for line in status.splitlines() if line.startswith("VmHWM"))
    return int(line.split()[1])


def _alone(data: bytes) -> Examined:
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        return pool.apply(_measured, (data,))


def _files() -> Iterator[tuple[str, Callable[[], bytes]]]:
    for kind in KINDS:
        yield kind, lambda kind=kind: hostile(kind, MOST_BYTES)  # type: ignore[misc]  # bound now
        yield (
            f"{kind}, packed",
            lambda kind=kind: gzip.compress(hostile(kind, MOST_TEXT), 1),  # type: ignore[misc]
        )
    yield "honest, packed", lambda: gzip.compress(honest(), 6)


def run() -> Iterator[str | Figure]:
    """Examine file after file."""
    worst = most = 0.0
    for name, make in _files():
        data = make()
        found = _alone(data)
        worst, most = max(worst, found.gap), max(most, found.grown)
        yield (
            f"  {name:28} {len(data) / 1e6:5.1f} MB: longest gap {found.gap:5.1f} ms,"
            f" {found.took:5.2f} s, +{found.grown:5.1f} MiB, {found.came}"
        )
    yield Figure("longest stall while a file is imported", worst, "ms", most=MOST_STALL * 1e3)
    yield Figure("memory to import a file", most, "MiB", most=MOST_GROWTH)
