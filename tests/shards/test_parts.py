"""A process looks after the servers of its own shards, and leaves the others' as they are."""

from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path

import discord
import pytest

from bot.desk.client import OverlordBot
from bot.desk.teller import Teller
from bot.log.marks import Mark
from bot.log.notes import LEFT
from bot.log.shards import WHOLE, Part, shard_of
from bot.log.sqlite import SqliteLog
from bot.practice.harness import Clock
from bot.practice.real import RealHarness
from bot.practice.world import World
from bot.rules.basics.keys import CampaignAt
from tests.simcord_support import play

SHARDS = 11
"""So many that the server of the practice world is not on the first, which has the letters."""
TABLE = """
olga: /campaign create name:"Nerekhall"
olga: /hero add name:"Leoric" player:@bjorn
olga: /hero add name:"Astarra" player:@carla
olga: /campaign settings nudge:24h
olga: /quest start name:"First Blood" encounters:1
olga: /fortune correct hero:Leoric amount:1 note:"a gift"
bjorn: /turn hero hero:Leoric
"""


class Parted(RealHarness):
    """A bot with all shards, and in its next lives with a part of them."""

    part = Part(SHARDS)

    async def start(self, clock: Clock) -> discord.Client:
        return await self.start_as(partial(OverlordBot, part=self.part), clock)

    @property
    def teller(self) -> Teller:
        return self.bot.desk.teller


@pytest.fixture
async def harness(tmp_path: Path) -> AsyncIterator[Parted]:
    harness = Parted(tmp_path / "servers", ids=lambda: 0.0)
    yield harness
    await harness.stop()


@pytest.fixture
async def world(harness: Parted) -> AsyncIterator[World]:
    async with World(harness) as world:
        await play(world, TABLE)
        yield world


@pytest.fixture
def own(world: World) -> int:
    """The shard of the server."""
    return shard_of(world.people.server.id, SHARDS)


async def begin_anew(world: World, harness: Parted, shard: int) -> None:
    """The bot ends, and begins again with one shard alone."""
    harness.part = Part(SHARDS, (shard % SHARDS,))
    await world.restart()


async def test_one_process_on_many_shards_answers_as_on_one(world: World) -> None:
    # given a table, when it is played on
    await play(
        world,
        """
        bjorn@dm: press "Recover 1 fatigue"
        expect dm bjorn contains "Leoric 1 → 0"
        bjorn: /turn end
        expect post contains "turn"
        """,
    )
    # then nothing was missed
    assert world.last.errors == ()


@pytest.mark.parametrize("further", [0, 1], ids=["own", "another's"])
async def test_a_server_that_the_bot_is_not_on_is_noted_by_its_own_process(
    world: World, harness: Parted, own: int, further: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord tells no process of the servers on other shards: none of them was left."""
    await begin_anew(world, harness, own + further)
    monkeypatch.setattr(OverlordBot, "get_guild", lambda *_: None)
    await harness.teller.departures.tick()
    noted = await LEFT.get(harness.bot.desk.service.log, world.people.server.id)
    assert (noted is None) == bool(further)


@pytest.mark.parametrize("further", [0, 1], ids=["own", "another's"])
async def test_what_was_not_told_is_told_by_its_own_process(
    world: World, harness: Parted, own: int, further: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    await begin_anew(world, harness, own + further)
    looked: list[CampaignAt] = []

    async def all_of_them(log: SqliteLog) -> AsyncIterator[int]:
        for server in await log.servers():
            yield server

    monkeypatch.setattr(SqliteLog, "interrupted", all_of_them)
    outbox = harness.teller.outbox

    async def late(server: int) -> list[CampaignAt]:
        looked.append(CampaignAt(server, 1))
        return []

    monkeypatch.setattr(outbox, "_late", late)
    await outbox.catch_up()
    assert bool(looked) == (not further)


@pytest.mark.parametrize("further", [0, 1], ids=["own", "another's"])
async def test_people_are_reminded_by_their_own_process(
    world: World, harness: Parted, own: int, further: int
) -> None:
    await begin_anew(world, harness, own + further)
    harness.bot.desk.service.clock = lambda: world.clock() + 2 * 86400
    before = len(list(world.view.all("post")))
    await harness.teller.nudges.tick()
    assert len(list(world.view.all("post"))) - before == (not further)


async def test_a_part_never_says_that_all_servers_were_looked_into(
    world: World, harness: Parted, own: int
) -> None:
    (harness.servers / "nudging.listed").unlink()
    await begin_anew(world, harness, own)
    log = harness.bot.desk.service.log
    await harness.teller.nudges.tick()
    assert not await log.all_marked(Mark.NUDGING)
    harness.part = WHOLE
    await world.restart()
    log = harness.bot.desk.service.log
    await harness.teller.nudges.tick()
    assert await log.all_marked(Mark.NUDGING)


async def test_a_direct_message_that_reaches_another_process_is_refused_kindly(
    world: World, harness: Parted, own: int
) -> None:
    """Discord brings them to shard 0, whichever server they are about."""
    size = harness.log_size()
    await begin_anew(world, harness, 0)
    act = await world.press("bjorn@dm", "Recover 1 fatigue")
    assert ["do it in the campaign's channel" in seen.text for seen in act.seen] == [True]
    assert harness.log_size() == size
