"""Three shards on a stand-in for Discord's gateway, in one process and in two."""

import asyncio
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

import pytest

from bench.loopback import Loopback, Place
from bot.desk.client import OverlordBot
from bot.host import life, running
from bot.host.assembly import assembled
from bot.host.life import Line
from bot.host.settings import HostSettings
from bot.log.shards import Part
from bot.log.sqlite import SqliteLog
from bot.log.upcasts import event_codec
from bot.practice.real import printed
from bot.rules.basics.stored import replace
from bot.rules.rolling.dice_sources import SystemDice
from bot.words import ENGLISH
from tests.start.hosted import lead_to
from tests.start.test_discord_at_the_start import TOKEN, process, quick, settings

__all__ = ["quick", "settings"]

SHARDS = 3
SERVERS = [shard << 22 | 22 for shard in range(SHARDS)]
PLACES = [Place(server, channel) for server, channel in zip(SERVERS, (41, 42, 43), strict=True)]

Paced = list[tuple[int | None, bool]]


@pytest.fixture
async def discord(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Loopback]:
    """Discord wants three shards of whoever asks; each of them has one server."""
    monkeypatch.setattr("discord.http.Route.BASE", "")
    monkeypatch.setattr("discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY", None)
    async with Loopback(SERVERS, SHARDS) as standing_in:
        lead_to(standing_in.port)
        yield standing_in


@pytest.fixture(autouse=True)
def paced(monkeypatch: pytest.MonkeyPatch) -> Paced:
    """Which shards the library let wait for their turn before they were to identify themselves."""
    found: Paced = []

    async def noted(_: OverlordBot, shard: int | None, *, initial: bool = False) -> None:
        found.append((shard, initial))

    monkeypatch.setattr(OverlordBot, "before_identify_hook", noted)
    return found


@asynccontextmanager
async def serving(discord: Loopback, settings: HostSettings) -> AsyncIterator[list[str]]:
    """The bot, once all its shards are ready; gives what it tells whoever started it."""
    told: list[str] = []
    ready = asyncio.Event()

    def tell(line: str) -> None:
        told.append(line)
        if line == ENGLISH.say("cli-stop"):
            ready.set()

    bot = asyncio.create_task(running.serve(settings, tell))
    try:
        for shard in settings.part.ids or range(SHARDS):
            await discord.connected(TOKEN, shard)
        await ready.wait()
        yield told
    finally:
        bot.cancel()
        await asyncio.wait([bot])


async def found_campaigns(discord: Loopback, places: list[Place]) -> None:
    """Found a campaign on each of some servers."""
    for place in places:
        await discord.use(TOKEN, "campaign create", place, name=f"Campaign {place.server}")
        assert f"Campaign {place.server}" in discord.said[-1]


def stored(home: Path) -> list[int]:
    """The servers of which a data folder has anything."""
    return sorted(int(each.stem) for each in (home / "servers").glob("*.sqlite3"))


async def test_discord_says_how_many_and_one_process_serves_them_all(
    discord: Loopback, settings: HostSettings, paced: Paced
) -> None:
    # given nothing is set, when the bot starts
    async with serving(discord, settings) as told:
        # then each shard has waited for its turn, and every server is served
        assert paced == [(0, True), (1, False), (2, False)]
        assert any("3 servers" in line for line in told)
        await found_campaigns(discord, PLACES)
    assert stored(settings.home) == SERVERS


async def test_a_number_that_is_set_is_not_asked_for(
    discord: Loopback, settings: HostSettings, paced: Paced
) -> None:
    discord.troubles["GET", "/gateway/bot"] = [500]
    async with serving(discord, replace(settings, shards="3")):
        await found_campaigns(discord, PLACES)
    assert len(paced) == SHARDS
    assert discord.troubles["GET", "/gateway/bot"] == [500]


@asynccontextmanager
async def connected(discord: Loopback, servers: Path) -> AsyncIterator[tuple[OverlordBot, Line]]:
    """The client itself with its three shards, and its line to Discord."""
    box, words, _ = printed()
    log = SqliteLog(servers, event_codec())
    async with (
        assembled(log, box, words, SystemDice(), lambda: 0.0, client=OverlordBot) as bot,
        bot,
    ):
        line = Line(bot)
        await bot.login(TOKEN)
        serving = asyncio.create_task(bot.connect())
        for shard in range(SHARDS):
            assert not line.is_alive()
            await discord.connected(TOKEN, shard)
        await bot.wait_until_ready()
        yield bot, line
        await bot.close()
        await serving


class NotOurs(Exception):
    """Another process may have the servers by now."""


async def test_nothing_is_sent_by_whoever_may_have_lost_its_servers(
    discord: Loopback, tmp_path: Path
) -> None:
    def first() -> None:
        raise NotOurs

    box, words, _ = printed()
    log, client = SqliteLog(tmp_path, event_codec()), partial(OverlordBot, first=first)
    discord.troubles["GET", "/users/@me"] = [500]
    async with assembled(log, box, words, SystemDice(), lambda: 0.0, client=client) as bot, bot:
        with pytest.raises(NotOurs):
            await bot.login(TOKEN)
    # it would have been told of trouble, had it asked
    assert discord.troubles["GET", "/users/@me"] == [500]


async def test_one_shard_that_discord_does_not_acknowledge_is_no_life(
    discord: Loopback, tmp_path: Path
) -> None:
    async with connected(discord, tmp_path) as (bot, line):
        assert line.is_alive()
        keeper = bot.shards[2]._parent.ws._keep_alive
        assert keeper is not None
        keeper._last_ack -= life.QUIET
        assert not line.is_alive()


async def test_one_shard_that_is_gone_is_no_life_until_it_is_back(
    discord: Loopback, tmp_path: Path
) -> None:
    async with connected(discord, tmp_path) as (_, line):
        await discord.hang_up(TOKEN, 4000, shard=1)
        while line.is_alive():
            await asyncio.sleep(0)
        await discord.connected(TOKEN, 1)
        while not line.is_alive():
            await asyncio.sleep(0)


async def test_two_processes_serve_their_own_servers_and_neither_needs_the_other(
    discord: Loopback, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = tmp_path / "first", tmp_path / "second"
    # given one process with shards 0 and 1 of three, and one with shard 2
    monkeypatch.setenv("OVERLORD_SHARDS", "2/3")
    async with process(discord, second, "run", "--log", "plain"):
        await discord.connected(TOKEN, 2)
        monkeypatch.setenv("OVERLORD_SHARDS", "0-1/3")
        async with process(discord, first, "run", "--log", "plain"):
            await discord.connected(TOKEN, 0)
            await discord.connected(TOKEN, 1)
            # when all servers play, then each is served by the process that has its shard
            await found_campaigns(discord, PLACES)
            assert (stored(first), stored(second)) == (SERVERS[:2], SERVERS[2:])
        # when one is killed, then the other one's servers are served on
        await discord.use(TOKEN, "campaign status", PLACES[2])
        assert f"Campaign {SERVERS[2]}" in discord.said[-1]
        # and those of the first are, as soon as it is started again
        async with process(discord, first, "run", "--log", "plain"):
            await discord.connected(TOKEN, 0)
            await discord.connected(TOKEN, 1)
            for place in PLACES:
                await discord.use(TOKEN, "campaign status", place)
                assert f"Campaign {place.server}" in discord.said[-1]


async def test_two_processes_share_a_database_and_one_takes_all_of_it_over(
    discord: Loopback, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, database: str
) -> None:
    pytest.importorskip("asyncpg", reason="PostgreSQL needs the package asyncpg")
    monkeypatch.setenv("OVERLORD_DATABASE", database)
    monkeypatch.setenv("OVERLORD_SHARDS", "2/3")
    # given two processes with a part each, and a campaign on each server
    async with process(discord, tmp_path / "second", "run", "--log", "plain") as second:
        await discord.connected(TOKEN, 2)
        monkeypatch.setenv("OVERLORD_SHARDS", "0-1/3")
        async with process(discord, tmp_path / "first", "run", "--log", "plain") as first:
            await discord.connected(TOKEN, 0)
            await discord.connected(TOKEN, 1)
            await found_campaigns(discord, PLACES)
            # when both end, and one starts that has all of it
            for each in (first, second):
                each.send_signal(signal.SIGTERM)
                await each.wait()
    monkeypatch.setenv("OVERLORD_SHARDS", "auto")
    async with process(discord, tmp_path / "first", "run", "--log", "plain"):
        # then each campaign is there
        for shard, place in enumerate(PLACES):
            await discord.connected(TOKEN, shard)
            await discord.use(TOKEN, "campaign status", place)
            assert f"Campaign {place.server}" in discord.said[-1]


async def test_shards_of_a_part_know_nothing_of_the_others(
    discord: Loopback, settings: HostSettings
) -> None:
    part = replace(settings, shards="1-2/3")
    assert part.part == Part(3, (1, 2))
    async with serving(discord, part) as told:
        assert any("2 servers" in line for line in told)
