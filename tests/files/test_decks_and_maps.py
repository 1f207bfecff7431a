"""Decks and maps come in as campaigns do: in turn, beside everything else, with bounded work."""

import asyncio
import threading
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.box import decks
from bot.desk.desk import FILES_AT_ONCE
from bot.desk.drawn.turns import Turns
from bot.practice.seen import Seen
from bot.practice.world import World
from bot.rules.basics import names
from bot.rules.well import map_text
from bot.rules.well.map import MOST_PIECES
from bot.rules.well.map_faults import MapFaultKind
from bot.rules.well.map_text import read_map
from bot.rules.well.spaces import ONE
from tests.people.conftest import desk_of
from tests.simcord_support import play
from tests.simcord_support import world as world  # noqa: PLC0414 - the fixture of these tests

ROOT = Path(__file__).parents[2]
FILES = {
    "deck": f"olga: /plot import file:file:{ROOT / 'docs' / 'example-deck.toml'}",
    "map": f"olga: /well board action:load file:file:{ROOT / 'tests/well/maps/small.txt'}",
    "campaign": f"olga: /campaign import file:file:{ROOT / 'tests/log/fixtures/export_v1.json'}",
}
# Characters are few, so that spaces are many: a floor of 60 x 60, and what stands on it.
FLOOR = "\n".join(["." * 60] * 60)
ROWS = [f"{letter}{row}" for row in range(1, 61) for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZ"]


async def quietly() -> None:
    """Nobody is told."""


class Noted(Turns):
    """Turns that note whose they were, and how many were taken at the same time."""

    def __init__(self) -> None:
        super().__init__(FILES_AT_ONCE)
        self.taken: list[int] = []

    @asynccontextmanager
    async def turn(
        self, server: int, waits: Callable[[], Awaitable[None]] = quietly
    ) -> AsyncIterator[None]:
        async with super().turn(server, waits):
            self.taken.append(server)
            yield


@pytest.mark.parametrize("kind", FILES)
async def test_every_file_takes_its_servers_turn(world: World, kind: str) -> None:
    if kind != "campaign":
        await play(world, 'olga: /campaign create name:"Depths" edition:first')
    turns = desk_of(world).files = Noted()
    await play(world, FILES[kind])
    assert not world.last.refused
    assert turns.taken == [world.people.server.id]


class Busy(Turns):
    """Turns that somebody else of the server has until whoever waits was told so."""

    def __init__(self, look: Callable[[], None]) -> None:
        super().__init__(FILES_AT_ONCE)
        self.look = look

    @asynccontextmanager
    async def turn(
        self, server: int, waits: Callable[[], Awaitable[None]] = quietly
    ) -> AsyncIterator[None]:
        taken, told = asyncio.Event(), asyncio.Event()

        async def another() -> None:
            async with Turns.turn(self, server):
                taken.set()
                await told.wait()

        async def tell() -> None:
            await waits()
            self.look()
            told.set()

        async with asyncio.TaskGroup() as group:
            group.create_task(another())
            await taken.wait()
            async with super().turn(server, tell):
                yield


WAITS = "yours comes next"
DONE = {
    "deck": 'expect post contains "The Long Night"',
    "map": 'expect post contains "is laid out"',
    "campaign": 'expect private olga contains "Nothing has been done yet"',
}


@pytest.mark.parametrize("kind", FILES)
async def test_whoever_waits_is_told_and_the_answer_takes_the_notes_place(
    world: World, kind: str
) -> None:
    if kind != "campaign":
        await play(world, 'olga: /campaign create name:"Depths" edition:first')
    meanwhile = list[Seen | None]()
    desk_of(world).files = Busy(lambda: meanwhile.append(world.newest("private", "olga")))
    await play(world, f"{FILES[kind]}\n{DONE[kind]}")
    assert [seen is not None and seen.says(WAITS) for seen in meanwhile] == [True]
    left = world.newest("private", "olga")
    assert left is None or not left.says(WAITS)


@pytest.mark.parametrize(("kind", "reads"), [("deck", "_text"), ("map", "_parts")])
async def test_it_is_read_once_and_beside_the_event_loop(
    world: World, kind: str, reads: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    module = decks if kind == "deck" else map_text
    read, threads = getattr(module, reads), list[threading.Thread]()

    def noted(text: object) -> object:
        threads.append(threading.current_thread())
        return read(text)

    await play(world, 'olga: /campaign create name:"Depths" edition:first')
    read_map.cache_clear()
    monkeypatch.setattr(module, reads, noted)
    await play(world, FILES[kind])
    assert threads
    assert threading.main_thread() not in threads[:1]
    if kind == "map":
        assert len(threads) == 1


@pytest.mark.parametrize(
    "line",
    ["boulder {space} east 1x1", "hero h{number} {space}", "monster h{number} {space} 2x2"],
)
def test_a_map_with_too_many_pieces_is_left_at_the_first_too_many(
    line: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Work is counted, not timed: each piece is compared with those that stand there already."""
    compared = [0]
    key = names.key

    def counted(text: str) -> str:
        compared[0] += 1
        return key(text)

    monkeypatch.setattr(names, "key", counted)
    lines = (line.format(space=space, number=number) for number, space in enumerate(ROWS))
    reading = read_map("\n".join((FLOOR, "", *lines))[:20_000], ONE)
    kinds = [fault.kind for fault in reading.faults]
    assert reading.map is None
    assert kinds.count(MapFaultKind.TOO_MANY) <= 1
    assert compared[0] < 8 * MOST_PIECES * MOST_PIECES
