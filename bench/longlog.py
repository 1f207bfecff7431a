"""A campaign of fifty thousand moves: its first touch after a restart, an undo, its summary.

Each is done over and over by a bot that has just started, so nothing of the campaign is in memory.
The snapshot it goes on from is as old as one ever gets. A ticker on the loop notes how long
anybody else would have waited meanwhile; the loop is set up as the running bot sets it up. For
comparison the same is done with no snapshot there, as for an undo deeper than any.
"""

import asyncio
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

from bench._figures import Figure
from bench.contestants import CHANNEL, OLGA
from bench.stalls import A_QUEST, SEAT, longest_gap, move, summarise
from bot.box.box import load_box
from bot.desk.desk import Desk
from bot.desk.teller import Teller
from bot.host import running
from bot.log.sqlite import SqliteLog
from bot.log.upcasts import event_codec
from bot.rules.basics.keys import CampaignAt
from bot.rules.basics.options import Track
from bot.rules.decide import decide
from bot.rules.economy.people import Person
from bot.rules.rolling.dice_sources import SystemDice
from bot.rules.state import commands as c
from bot.rules.state.campaign import Campaign
from bot.rules.state.events import Entry
from bot.rules.state.replay import book
from bot.service.past import SNAPSHOT_EVERY
from bot.service.rules_service import RulesService
from bot.words import Words

MOVES, TIMES, TIMES_WHOLE = 50_000, 15, 2
GOALS = {"first touch": 15, "undo": 15, "first undo": 30, "summary": 60}
MOST_STALL = 20
"""Milliseconds."""
BOX = load_box()
Work = Callable[[Desk, int], Awaitable[object]]


def played(track: Track) -> list[Entry]:
    """Play a campaign of that many moves."""
    heroes = (c.AddHero(name, OLGA) for name in ("Leoric", "Astarra"))
    made = move if track is Track.ECONOMY else on_sheets
    moves = (made(number) for number in range(MOVES - 3))
    log: list[Entry] = []
    state, dice = Campaign(), SystemDice()
    create = c.CreateCampaign("nerekhall", "Nerekhall", CHANNEL, track=track)
    for command in (create, *heroes, *moves):
        decision = decide(state, command, Person(OLGA), BOX, dice)
        state = decision.after or state
        for event in decision.events:
            log.append(Entry(len(log) + 1, decision.move, int(time.time()), OLGA, event))
            book(state, log[-1])
    return log


def on_sheets(number: int) -> c.Command:
    """Give a move of a campaign like that, every third of which is damage that comes and goes."""
    within = number % A_QUEST
    if within in (0, A_QUEST - 1) or within % 3:
        return move(number)
    if within % 2:
        return c.SufferHero("Leoric", damage=1)
    return c.RecoverHero("Leoric", damage=1)


async def found(folder: Path, log: list[Entry]) -> int:
    """Put the campaign on disk, the last entries behind the newest snapshot; gives its id."""
    disk = SqliteLog(folder, event_codec())
    service = RulesService(disk, BOX, SystemDice(), time.time)
    end = max(each.move for each in log[: 1 - SNAPSHOT_EVERY])
    older, newer = log[: end - 1], log[end - 1 :]
    id = await disk.create(SEAT.server, CHANNEL, "Nerekhall", older, None, len(log))
    at = CampaignAt(SEAT.server, id)
    await service.fold(at)
    await service.keep_snapshot(at)
    for first in range(0, len(newer), 100):
        await disk.append(at, end - 1 + first, newer[first : first + 100], None)
    await disk.close()
    return id


async def forget_snapshots(folder: Path, id: int) -> None:
    """Erase the snapshots, as whatever is rewritten does."""
    disk, at = SqliteLog(folder, event_codec()), CampaignAt(SEAT.server, id)
    await disk.rewrite(at, (await disk.read(at))[:1])
    await disk.close()


async def touch(desk: Desk, id: int) -> None:
    """Look at the campaign."""
    await desk.service.fold(CampaignAt(SEAT.server, id))


async def undo(desk: Desk, id: int) -> None:
    """Take a move back."""
    await desk.service.play(SEAT, c.TakeBack())


async def play_on(desk: Desk, id: int) -> None:
    """Play it again, and another one."""
    await desk.service.play(SEAT, c.PlayAgain())
    await desk.service.play(SEAT, move(1))


class Timed:
    """Times some work in bots that have just started, and whoever waits meanwhile."""

    def __init__(self, folder: Path, id: int, times: int) -> None:
        self._folder = folder
        self._id = id
        self._times = times
        self._words = Words.load()

    async def work(
        self, timed: Work, *after: Work, first: Work | None = None
    ) -> tuple[float, float]:
        """Give the time that some work takes at the median, and the longest stall in it."""
        stalls, times = [], []
        for _ in range(self._times):
            log = SqliteLog(self._folder, event_codec())
            service = RulesService(log, BOX, SystemDice(), time.time)
            desk = Desk(service, self._words, Teller(service, self._words))
            await service.directory(SEAT.server)
            if first is not None:
                await first(desk, self._id)
            stall, seconds = await longest_gap(timed(desk, self._id))
            stalls.append(stall)
            times.append(seconds)
            for each in after:
                await each(desk, self._id)
            await log.close()
        return statistics.median(times), max(stalls)

    async def figures(self, how: str, *, goals: bool) -> list[Figure]:
        """Give what everything takes."""
        measured = {
            "first touch": await self.work(touch),
            "first undo": await self.work(undo, play_on),
            "undo": await self.work(undo, play_on, first=touch),
            "summary": await self.work(summarise),
        }
        return [
            figure
            for what, (seconds, stall) in measured.items()
            for figure in (
                _figure(f"{what} at {MOVES} moves, {how}", seconds, GOALS[what] if goals else None),
                _figure(f"{what}, {how}: longest stall", stall, MOST_STALL if goals else None),
            )
        ]


def _figure(name: str, seconds: float, most: int | None) -> Figure:
    return Figure(name, seconds * 1000, "ms", most=most)


async def measure(folder: Path) -> list[Figure]:
    """Play the campaign without sheets and with them, then start over and over."""
    plain, sheets = folder / "plain", folder / "sheets"
    id = await found(plain, played(Track.ECONOMY))
    kept = await found(sheets, played(Track.EVERYTHING))
    running.share_fairly()
    await running.settle()
    figures = await Timed(plain, id, TIMES).figures("from a snapshot", goals=True)
    how = "from a snapshot, every sheet kept"
    figures += await Timed(sheets, kept, TIMES).figures(how, goals=True)
    await forget_snapshots(plain, id)
    whole = Timed(plain, id, TIMES_WHOLE)
    return figures + await whole.figures("by the whole log", goals=False)


def run() -> Iterator[Figure]:
    """Give the figures of this measurement."""
    with tempfile.TemporaryDirectory() as folder:
        yield from asyncio.run(measure(Path(folder)))
