"""Catching up: several campaigns at once, progress after each move, no edit for nothing."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from typing import Any

import pytest

from bot.box.box import load_box
from bot.desk.outbox.jobs import Jobs
from bot.desk.outbox.outbox import AT_ONCE, Outbox
from bot.desk.outbox.posts import Posts
from bot.desk.outbox.telling import Telling
from bot.log.contract import CampaignLog, Post
from bot.log.shards import Own
from bot.log.sqlite import SqliteLog
from bot.log.upcasts import event_codec
from bot.practice.world import World
from bot.rules.basics.keys import CampaignAt, UserId
from bot.rules.economy.people import Person
from bot.rules.rolling.dice_sources import SeededDice
from bot.rules.state.commands import CreateCampaign
from bot.service.rules_service import Request, RulesService
from tests.interruptions import all_of_them
from tests.log.memory import MemoryLog
from tests.outbox.conftest import Killed, public, requests
from tests.simcord_support import play

SERVERS = 44


class Restored:
    """Knows of no log that was put back."""

    async def is_untold(self, at: CampaignAt) -> bool:
        return False

    async def tell(self, at: CampaignAt) -> None:
        """Nothing is to be told."""


class Table:
    """Whoever tells moves here notes how many are being told at once, and waits for the word."""

    def __init__(self, log: CampaignLog) -> None:
        nobody: Any = None
        self.posts = Posts(log, nobody)
        self.at_once = self.most = 0
        self.told: list[int] = []
        self.word = asyncio.Event()
        self.restored = Restored()

    async def tell(self, telling: Telling) -> None:
        self.at_once += 1
        self.most = max(self.most, self.at_once)
        await self.word.wait()
        self.told.append(telling.move.at.server)
        self.at_once -= 1


class Interrupted(MemoryLog):
    """A log that was open when the bot died."""

    async def interrupted(self) -> AsyncIterator[int]:
        for server in await self.servers():
            yield server


async def test_many_servers_are_caught_up_with_at_once_and_not_all_at_once() -> None:
    log, jobs = Interrupted(event_codec()), Jobs()
    table = Table(log)
    service = RulesService(log, load_box(), SeededDice(5), lambda: 0.0)
    for server in range(1, SERVERS + 1):
        await service.play(
            Request(server, 5, Person(UserId(7))), CreateCampaign("nerekhall", "Nerekhall", 5)
        )
    outbox = Outbox(service, table, jobs, lambda *_: None, Own())  # type: ignore[arg-type]
    jobs.start(outbox.catch_up())
    for _ in range(50):
        await asyncio.sleep(0)
    assert table.most == AT_ONCE
    table.word.set()
    await jobs.idle()
    assert sorted(table.told) == list(range(1, SERVERS + 1))
    assert table.most == AT_ONCE
    assert [row.told for s in table.told for row in await log.campaigns(s)] == [1] * SERVERS
    assert not outbox.waiting


async def test_what_is_told_already_is_not_edited(
    set_table: World, killed: Killed, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The bot died with its messages noted, and not how far it had told."""

    deliver = SqliteLog.deliver

    async def forgets(
        self: SqliteLog, at: CampaignAt, posts: Sequence[Post], told: int, *_: object
    ) -> None:
        """As earlier versions wrote it: the messages first."""
        await deliver(self, at, posts)

    with monkeypatch.context() as patch:
        patch.setattr(SqliteLog, "deliver", forgets)
        await set_table.slash("olga", "fortune correct", hero="Leoric", amount=1, note="a gift")
        await set_table.slash("bjorn", "turn hero", hero="Leoric")
        await killed.revive(set_table)
    before = requests(set_table, "PATCH"), requests(set_table, "POST")
    monkeypatch.setattr(SqliteLog, "interrupted", all_of_them)
    await set_table.restart()
    assert (requests(set_table, "PATCH"), requests(set_table, "POST")) == before
    log = set_table.harness.bot.desk.service.log  # type: ignore[attr-defined]
    [row] = await log.campaigns(set_table.sim.env.guild.id)
    assert row.told == row.last


async def test_progress_is_noted_after_each_move(
    set_table: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await play(set_table, "@thread aside")
    home = set_table.people.channel("descent").id
    path = f"/channels/{home}/messages"
    set_table.fail("POST", path, status=403, code=50013, times=99)
    for hero, who in (("Leoric", "bjorn"), ("Astarra", "carla"), ("Leoric", "bjorn")):
        await set_table.slash(who, "turn hero", hero=hero)
    noted: list[int] = []
    deliver = SqliteLog.deliver

    async def watched(
        self: SqliteLog, at: CampaignAt, posts: Sequence[Post], told: int, found: Sequence[str]
    ) -> None:
        noted.extend([told] if told else [])
        await deliver(self, at, posts, told, found)

    monkeypatch.setattr(SqliteLog, "deliver", watched)
    set_table.sim.heal()
    await set_table.advance(3600)
    assert len(noted) == 3
    assert noted == sorted(noted)
    homes = [seen for seen in public(set_table, "turn begins") if seen.place == "descent"]
    assert ["Leoric" in seen.text.split("turn")[0] for seen in homes] == [True, False, True]
