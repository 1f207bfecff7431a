"""One of two processes is killed under load: the other takes its shards over, and loses nothing.

Both are real, on a stand-in for Discord's gateway and a real database; leases are short.
"""

import asyncio
import signal
from asyncio.subprocess import Process
from collections import Counter
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bench.loopback import Loopback, Place
from bot.log import CampaignLog
from bot.log.shards import Part, read_part
from bot.rules.state.events import TokensMoved
from tests.log.conftest import open_postgres
from tests.shards.test_gateway import quick
from tests.start.hosted import lead_to
from tests.start.test_discord_at_the_start import TOKEN, process
from tests.start.test_two_bots import hears

pytest.importorskip("asyncpg", reason="PostgreSQL needs the package asyncpg")

__all__ = ["quick"]

FIRST, SECOND = "0-1/4", "2-3/4"
PLACES = [Place(shard << 22 | 22, 40 + shard) for shard in range(4)]
BEFORE, AFTER = 12, 5
"""Answers that somebody has had when the process is killed, and gets from its heir."""


@pytest.fixture
async def discord(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Loopback]:
    """Discord, with a server on each of four shards."""
    monkeypatch.setattr("discord.http.Route.BASE", "")
    monkeypatch.setattr("discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY", None)
    async with Loopback([place.server for place in PLACES], len(PLACES)) as standing_in:
        lead_to(standing_in.port)
        yield standing_in


class Players:
    """Somebody on each server, who uses a command as soon as the one before is answered."""

    def __init__(self, discord: Loopback) -> None:
        self._discord = discord
        self.asked: Counter[int] = Counter()
        self.answered: list[int] = []
        self.notes: list[str] = []
        self.warm = asyncio.Semaphore(0)

    async def play(self, place: Place, times: int) -> None:
        """Ask so often for something, each time with other words."""
        for _ in range(times):
            note = f"{place.server}.{self.asked[place.server]}"
            self.asked[place.server] += 1
            options: dict[str, str | int] = {"reason": "correction", "amount": 1, "note": note}
            await self._discord.use(TOKEN, "threat gain", place, **options)
            self.answered.append(place.server)
            self.notes.append(note)

    async def play_on(self, place: Place) -> None:
        """Ask for ever."""
        while True:
            await self.play(place, 1)
            await asyncio.sleep(0.05)  # a person's pace: whoever starves would lose its lease
            if self.answered.count(place.server) == BEFORE:
                self.warm.release()

    async def until_warm(self, playing: Sequence[asyncio.Task[None]]) -> None:
        """Wait until everybody has had some answers; raises what keeps anybody from it."""
        warm = asyncio.create_task(self._all_warm(len(playing)))
        await asyncio.wait({warm, *playing}, return_when=asyncio.FIRST_COMPLETED)
        warm.cancel()
        for each in playing:
            if each.done():
                each.result()

    async def _all_warm(self, count: int) -> None:
        for _ in range(count):
            await self.warm.acquire()


@asynccontextmanager
async def serving(discord: Loopback, home: Path, shards: str) -> AsyncIterator[Process]:
    """A process with a part, once all of its shards are connected."""
    async with (
        process(discord, home, "run", "--log", "plain", OVERLORD_SHARDS=shards) as bot,
        heard(bot),
    ):
        await connected(discord, bot, read_part(shards).ids)
        yield bot


async def connected(discord: Loopback, bot: Process, shards: Iterable[int]) -> None:
    """Wait until a process has connected some shards; one that has ended never will."""
    ended = asyncio.create_task(bot.wait())
    for shard in shards:
        one = asyncio.create_task(discord.connected(TOKEN, shard))
        await asyncio.wait({one, ended}, return_when=asyncio.FIRST_COMPLETED)
        assert one.done(), f"ended with {bot.returncode}"
    ended.cancel()


@asynccontextmanager
async def heard(bot: Process) -> AsyncIterator[None]:
    """Read a process' log meanwhile: one that nobody reads would wait for ever in the end."""
    assert bot.stderr is not None
    reading = asyncio.create_task(bot.stderr.read())
    try:
        yield
    finally:
        reading.cancel()
        await asyncio.wait([reading])


async def end(bot: Process) -> None:
    bot.send_signal(signal.SIGTERM)
    await bot.wait()


async def notes(log: CampaignLog, place: Place) -> list[str]:
    """Give what was asked for at a server, as its log has it; it is all told and in order."""
    assert await log.check(place.server) == []
    [row] = await log.campaigns(place.server)
    assert row.told == row.last
    events = [entry.event for entry in await log.read(row.at)]
    return [each.note for each in events if isinstance(each, TokensMoved) and each.note]


async def test_a_killed_process_is_followed_by_the_other_and_nothing_is_lost_doubled_or_untold(
    discord: Loopback, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, database: str
) -> None:
    monkeypatch.setenv("OVERLORD_DATABASE", database)
    players = Players(discord)
    async with (
        serving(discord, tmp_path / "second", SECOND) as second,
        serving(discord, tmp_path / "first", FIRST) as first,
    ):
        # given people who play on all servers
        for place in PLACES:
            await discord.use(TOKEN, "campaign create", place, name="Nerekhall")
        playing = [asyncio.create_task(players.play_on(place)) for place in PLACES]
        await players.until_warm(playing)
        # when one of two processes is killed
        second.kill()
        for each in playing[2:]:
            each.cancel()
        # then the other says so, and looks after its servers
        assert b"more shards now, 4 of 4" in await hears(first, b"more shards")
        await connected(discord, first, Part(4, (2, 3)).ids)
        for place in PLACES[2:]:
            await players.play(place, AFTER)
        # while its own have noticed nothing
        assert not any(each.done() for each in playing[:2])
        for each in playing:
            each.cancel()
        await asyncio.wait(playing)
        await end(first)
    log = await open_postgres(database)
    found = Counter([note for place in PLACES for note in await notes(log, place)])
    await log.close()
    assert set(players.notes) <= set(found)
    assert found.most_common(1)[0][1] == 1


async def test_whoever_comes_back_late_stands_by_and_has_its_part_again_when_the_other_ends(
    discord: Loopback, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, database: str
) -> None:
    monkeypatch.setenv("OVERLORD_DATABASE", database)
    async with serving(discord, tmp_path / "first", FIRST) as first:
        async with serving(discord, tmp_path / "second", SECOND):
            await discord.use(TOKEN, "campaign create", PLACES[3], name="Nerekhall")
        await hears(first, b"more shards")
        await connected(discord, first, Part(4, (2, 3)).ids)
        arguments = discord, tmp_path / "second", "run", "--log", "plain"
        async with process(*arguments, OVERLORD_SHARDS=SECOND) as second:
            # given one that has come back: it says that it stands by
            assert b"stands by" in await hears(second, b"Process")
            # when the other ends on purpose, then it has its own part again
            await end(first)
            await connected(discord, second, Part(4, (2, 3)).ids)
            await discord.use(TOKEN, "campaign status", PLACES[3])
            assert "Nerekhall" in discord.said[-1]
