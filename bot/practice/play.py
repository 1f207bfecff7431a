"""The try-out page: the real bot at a sample table, in the browser, without Discord."""

import asyncio
import sys
import time
import webbrowser
from collections.abc import Callable, Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

import simcord

from bot import DATA
from bot.host.data_folder import empty, taken
from bot.host.signals import told_to_end
from bot.practice.faults import ScriptFault, say
from bot.practice.harness import Harness
from bot.practice.pages import FrontPage, Pages, Place, PortTaken, Way, serving_front_page
from bot.practice.people import CHANNEL
from bot.practice.rehearse import Rehearsal, Tell, explain
from bot.practice.script import parse
from bot.practice.simulation import Simulation
from bot.practice.world import World

TICK_SECONDS = 0.5
SCRIPTS = DATA / "practice"


@dataclass(frozen=True, slots=True)
class PlayedTable:
    """What is played: who sits there, the script that sets the table, and the one that resumes.

    The cast must not change order: ids follow it, and kept data knows people by id.
    """

    cast: Sequence[str]
    first: Path
    again: Path


SAMPLE = PlayedTable(
    cast=("olga", "bjorn", "carla", "dmitri", "mira"),
    first=SCRIPTS / "sample.play",
    again=SCRIPTS / "again.play",
)

Opens = Callable[[Path], AbstractAsyncContextManager[Harness]]


@dataclass(slots=True)
class Room:
    """One place people look at in the browser.

    Also the newest message they were shown there, and the last change that is drawn.
    """

    place: simcord.ChannelHandle
    preview: simcord.Preview
    shown: int = 0
    drawn: int = 0


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
    async with serving_front_page(port) as door:
        tell(say("open", url=door.url))
        if show is not None:
            await asyncio.to_thread(show, door.url)
        tell(say("setting"))
        async with (
            opens(home) as harness,
            World(harness, cast=table.cast, now=datetime.now(UTC), strict=False) as world,
        ):
            await _set(world, table)
            pages, places = Pages(world.sim), _places(world, table.cast)
            async with pages.open(places) as previews:
                rooms = [
                    Room(place, each) for (place, _), each in zip(places, previews, strict=True)
                ]
                _lead_in(door, rooms, table.cast)
                tell(say("set", folder=str(home.absolute())))
                await Clockwork(world.sim, pages, rooms).run()


async def _set(world: World, table: PlayedTable) -> None:
    """Play the script that fits: messages are not kept, so a kept table is shown again."""
    script = table.again if world.harness.log_size() else table.first
    text = await asyncio.to_thread(script.read_text, encoding="utf-8")
    await Rehearsal(world, lambda _: None).play(parse(text, str(script)))


def _places(world: World, cast: Sequence[str]) -> list[Place]:
    """The channel with everybody in it, then each person's direct messages."""
    users = [world.people.user(name) for name in cast]
    channel = world.people.channel(CHANNEL)
    everybody = [world.people.member(name) for name in cast]
    return [(channel, everybody), *((user.dm_channel, [user]) for user in users)]


def _lead_in(door: FrontPage, rooms: Sequence[Room], cast: Sequence[str]) -> None:
    ways = [
        Way(name, room.preview.url)
        for name, room in zip((f"#{CHANNEL}", *cast), rooms, strict=True)
    ]
    door.messages = ways[1:]
    door.channel = ways[0]


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
        """Publish a place anew, if anything changed there and its page is still up."""
        changed = self._sim.changed.get(room.place.id, 0)
        if changed > room.drawn and self._pages.running(room.preview):
            await room.preview.refresh()
            await self._lead(room)
            room.drawn = changed

    async def _lead(self, room: Room) -> None:
        """A new tab opens where the preview was last told to look: at the newest message."""
        newest = next((m for m in self._sim.written_in(room.place.id) if not m.is_ephemeral), None)
        if newest and newest.id != room.shown:
            await room.preview.show(self._sim.as_shown(newest))
            room.shown = newest.id
