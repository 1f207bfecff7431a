"""How long the event loop is held up while summaries of a long campaign are drawn.

A ticker on the loop notes the longest gap between its ticks: with nothing else to do, then during
fifty summaries of a campaign of five thousand moves, one after the other and ten at once. The
loop is set up as the running bot sets it up.
"""

import asyncio
import statistics
import tempfile
import time
from collections.abc import Awaitable, Iterator
from pathlib import Path

from bench._figures import Figure
from bench.contestants import CHANNEL, NOTE, OLGA
from bot.box.box import load_box
from bot.desk.desk import Desk
from bot.desk.drawn import layout
from bot.desk.handlers.lookups import draw
from bot.desk.teller import Teller
from bot.host import running
from bot.log.sqlite import SqliteLog
from bot.log.upcasts import event_codec
from bot.pages.lookups.register import LOOKUPS
from bot.pages.voice import View, Voice
from bot.rules.basics.keys import CampaignAt
from bot.rules.basics.options import GainReason, Winner
from bot.rules.economy.people import Person
from bot.rules.rolling.dice_sources import SystemDice
from bot.rules.state import commands as c
from bot.service.rules_service import Request, RulesService
from bot.words import Words

SUMMARIES, MOVES, AT_ONCE = 50, 5_000, 10
A_QUEST = 100  # moves
TICK = 0.001
MOST_STALL = 0.020
SEAT = Request(1, CHANNEL, Person(OLGA))


async def play(service: RulesService) -> int:
    """Play a campaign of that many moves; gives its id."""
    created = await service.play(SEAT, c.CreateCampaign("nerekhall", "Nerekhall", CHANNEL))
    for name in ("Leoric", "Astarra"):
        await service.play(SEAT, c.AddHero(name, OLGA))
    for number in range(MOVES - 3):
        await service.play(SEAT, move(number))
    return created.at.id


def move(number: int) -> c.Command:
    """Give a move of a campaign whose quests are all alike."""
    within = number % A_QUEST
    if within == 0:
        return c.StartQuest(f"Quest {number // A_QUEST}")
    if within == A_QUEST - 1:
        return c.EndQuest(Winner.OVERLORD)
    if within % 3 == 0:
        return c.RollAttack("blue red yellow", "gray", hero="Leoric")
    if within % 3 == 1:
        return c.CorrectFortune("Leoric", 1 if within % 2 else -1, NOTE)
    return c.GainThreat(GainReason.CORRECTION, note=NOTE)


async def summarise(desk: Desk, id: int) -> None:
    """Do what a summary asks of the bot, up to what is sent to Discord."""
    service = desk.service
    campaign = await service.fold(CampaignAt(SEAT.server, id))
    voice = Voice(campaign, service.box, desk.words, "en", SEAT.person)
    view = View(voice, CampaignAt(SEAT.server, id))
    layout.build(await draw(desk, LOOKUPS["summary"], view))


async def longest_gap(work: Awaitable[object]) -> tuple[float, float]:
    """Give the longest gap between two ticks of the loop during some work, and how long it took."""
    longest, start = 0.0, time.perf_counter()
    doing = asyncio.ensure_future(work)
    last = start
    while not doing.done():
        await asyncio.sleep(TICK)
        now = time.perf_counter()
        longest, last = max(longest, now - last - TICK), now
    await doing
    return longest, time.perf_counter() - start


async def _at_once(desk: Desk, id: int, count: int) -> list[tuple[float, float]]:
    """Summarise in groups of that size; gives the longest gap and the time of each group."""
    found = []
    for _ in range(SUMMARIES // count):
        group = asyncio.gather(*(summarise(desk, id) for _ in range(count)))
        found.append(await longest_gap(group))
    return found


async def measure(folder: Path) -> list[str | Figure]:
    """Play the campaign, then summarise it over and over."""
    log, words = SqliteLog(folder, event_codec()), Words.load()
    service = RulesService(log, load_box(), SystemDice(), time.time)
    desk = Desk(service, words, Teller(service, words))
    id = await play(service)
    running.share_fairly()
    await running.settle()
    idle, _ = await longest_gap(asyncio.sleep(2))
    lines: list[str | Figure] = [
        f"longest event-loop stall with nothing to do: {idle * 1000:.1f} ms"
    ]
    for count in (1, AT_ONCE):
        stalls, times = zip(*await _at_once(desk, id, count), strict=True)
        lines.append(
            f"  {sum(times) / SUMMARIES * 1000:.0f} ms a summary,"
            f" half of the time stalls of {statistics.median(stalls) * 1000:.1f} ms"
        )
        name = f"longest stall in {SUMMARIES} summaries of {MOVES} moves, {count} at once"
        lines.append(Figure(name, max(stalls) * 1e3, "ms", most=MOST_STALL * 1e3))
    await log.close()
    return lines


def run() -> Iterator[str | Figure]:
    """Give the lines and figures of this measurement."""
    with tempfile.TemporaryDirectory() as folder:
        yield from asyncio.run(measure(Path(folder)))
