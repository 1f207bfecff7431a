"""The try-out page: the real bot at a sample table, in the browser, without Discord."""

import asyncio
import sys
import time
import webbrowser
from collections.abc import Callable, Sequence
from contextlib import AbstractAsyncContextManager
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

from bot.host.data_folder import empty, taken
from bot.host.signals import told_to_end
from bot.practice.faults import ScriptFault, say
from bot.practice.front_page import PortTaken, serving_front_page
from bot.practice.harness import Harness
from bot.practice.pages import Pages, Room
from bot.practice.rehearse import Tell, explain
from bot.practice.simulation import Simulation
from bot.practice.table import SAMPLE, PlayedTable, lay, lobby, seats
from bot.practice.world import World

TICK_SECONDS = 0.5


Opens = Callable[[Path], AbstractAsyncContextManager[Harness]]


def run(
    home: Path,
    opens: Opens,
    *,
    fresh: bool,
    port: int | None = None,
    browser: bool = False,
    table: PlayedTable = SAMPLE,
) -> int:
    """Keep the table open until interrupted; its data lives in `home`, `fresh` empties it first.

    Raises FolderInUse, FolderUnusable.
    """
    try:
        with taken(home):
            if fresh:
                empty(home)
            asyncio.run(_until_stopped(home, opens, port, table, browser=browser))
    except (KeyboardInterrupt, asyncio.CancelledError):
        return 0
    except ScriptFault as fault:
        print(explain(fault), flush=True)
        return 1
    except PortTaken as taken_by_others:
        facts = {"port": str(taken_by_others.port), "problem": taken_by_others.problem}
        print(say("port-taken", **facts), file=sys.stderr)
        return 1
    return 0


async def _until_stopped(
    home: Path, opens: Opens, port: int | None, table: PlayedTable, *, browser: bool
) -> None:
    """A polite end by the system closes the table as Ctrl-C does."""
    show = webbrowser.open if browser else None
    telling = keep_open(home, opens, port, table, partial(print, flush=True), show)
    playing = asyncio.ensure_future(telling)
    with told_to_end(playing.cancel):
        await playing


async def keep_open(
    home: Path,
    opens: Opens,
    port: int | None,
    table: PlayedTable,
    tell: Tell,
    show: Callable[[str], object] | None = None,
) -> None:
    """Open the door, set the table, and keep time there until cancelled; raises PortTaken."""
    async with serving_front_page(port) as front:
        tell(say("open", url=front.url))
        if show is not None:
            await asyncio.to_thread(show, front.url)
        tell(say("setting"))
        places = [scene.channel for scene in table.scenes]
        now = datetime.now(UTC)
        async with (
            opens(home) as harness,
            World(harness, cast=table.cast, places=places, now=now, strict=False) as world,
        ):
            await lay(world, table)
            pages = Pages(world.sim, front.url)
            async with pages.open(seats(world, table)) as rooms:
                front.look = partial(lobby, world, table, pages, rooms)
                tell(say("set", folder=str(home.absolute())))
                await Clockwork(world.sim, pages, rooms).run()


class Clockwork:
    """Lets real time pass in the simulation, and brings every page up to date after a change.

    `kept` is the monotonic time it has caught up with; a tick that people delay is made up for.
    """

    def __init__(self, sim: Simulation, pages: Pages, rooms: Sequence[Room]) -> None:
        self._sim = sim
        self._pages = pages
        self._rooms = rooms
        self.kept = time.monotonic()

    async def run(self) -> None:
        """Tick until cancelled."""
        while True:
            await asyncio.sleep(TICK_SECONDS)
            await self.tick(time.monotonic())

    async def tick(self, now: float) -> None:
        """Catch up with `now`, a monotonic time."""
        passed, self.kept = now - self.kept, now
        async with self._pages.turn:
            await self._sim.env.advance_time(passed)
        for room in self._rooms:
            async with self._pages.turn:
                await self._draw(room)

    async def _draw(self, room: Room) -> None:
        """Publish a page anew, if anything changed there and somebody has it open."""
        changed = self._sim.changed.get(room.seat.channel.id, 0)
        if changed > room.drawn and room.watched:
            await room.preview.refresh()
            room.drawn = changed
