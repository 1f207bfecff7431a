"""Two whole bots with shards of one database, and people who play on servers of both."""

import asyncio
import itertools
import os
import random
import signal
import sys
from asyncio.subprocess import DEVNULL, PIPE, STDOUT, Process
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import cast

from bot.log.contract import CampaignLog
from bot.log.shards import read_part
from tests.durability.discord_served import ServedDiscord
from tests.durability.evening import Deed, People
from tests.start.hosted import UNWATCHED
from tests.start.test_discord_at_the_start import ROOT, TOKEN

PARTS = ("0-1/4", "2-3/4")
SERVERS = tuple(shard << 22 | 22 for shard in range(4))
KILL, STOP, CONTINUE, TERMINATE = (
    getattr(signal, f"SIG{name}", signal.SIGTERM) for name in ("KILL", "STOP", "CONT", "TERM")
)
STANDS_BY = "stands by"
MOST_NEWS = 120
_PATIENCE = 60.0
_PACE = 0.1
"""Seconds that somebody thinks: a process without a rest could not renew its lease."""


class Bot:
    """A process of the bot, and what it says."""

    def __init__(self, part: str, port: int, process: Process) -> None:
        self.part, self.port = part, port
        self._process = process
        self.said: list[str] = []
        self._news = asyncio.Condition()
        self._ear = asyncio.create_task(self._listen())

    def signal(self, number: int) -> None:
        """Send it a signal, as an operating system does."""
        self._process.send_signal(number)

    async def says(self, words: str) -> None:
        """Wait until it says something, or has; raises AssertionError where it ends without."""
        async with self._news:
            await self._news.wait_for(lambda: self._has_said(words) or self._ear.done())
        assert self._has_said(words), self.report

    def _has_said(self, words: str) -> bool:
        return any(words in line for line in self.said)

    async def ends(self) -> int:
        """Wait until it has ended, and give its exit code."""
        await asyncio.shield(self._ear)
        return await self._process.wait()

    async def kill(self) -> None:
        """End it, if it has not ended."""
        if self._process.returncode is None:
            self._process.kill()
        await self.ends()

    @property
    def report(self) -> str:
        """Give all it has said."""
        return "".join(self.said)

    async def _listen(self) -> None:
        assert self._process.stdout
        async for line in self._process.stdout:
            await self._hear(line.decode())
        await self._hear("")

    async def _hear(self, line: str) -> None:
        async with self._news:
            self.said.append(line)
            self._news.notify_all()


class Host:
    """Keeps bots with two parts going on one database, and is hard on them."""

    def __init__(
        self, home: Path, discord: ServedDiscord, database: str, chance: random.Random
    ) -> None:
        self._home, self._discord, self._database = home, discord, database
        self._chance = chance
        self._people = People(discord.file, chance)
        self._numbers = itertools.count(10**17)
        self._playing: list[asyncio.Task[None]] = []
        self._started: list[Bot] = []
        self._are_parted = True
        self.one = self.other = cast(Bot, None)
        """Whoever has everything, once they are not parted, and whoever stands by."""

    @asynccontextmanager
    async def open(self) -> AsyncIterator["Host"]:
        """Have both bots run, and people play, as long as the context lasts."""
        try:
            self.one, self.other = await asyncio.gather(*map(self._parted, PARTS))
            for server, what in itertools.product(SERVERS, ("create", "hero")):
                await self._do({"server": server, "what": what})
            self._discord.fails = True
            self._playing = [asyncio.create_task(self._play(server)) for server in SERVERS]
            yield self
        finally:
            for task in self._playing:
                task.cancel()
            for bot in self._started:
                await bot.kill()

    async def take_over(self, signal: int) -> None:
        """End or hold up a bot at any instant; the other takes over all that it had."""
        if self._are_parted and self._chance.random() < 0.5:
            self.one, self.other = self.other, self.one
        victim, self.one = self.one, self.other
        self._discord.after(self._chance.randrange(1, MOST_NEWS), lambda: victim.signal(signal))
        await self._has(self.one, range(len(SERVERS)))
        if signal == STOP:
            self._discord.silenced.add(victim.port)
            victim.signal(CONTINUE)
        _, lives = await asyncio.wait([asyncio.create_task(victim.ends())], timeout=_PATIENCE)
        assert not lives, self._discord.late
        assert await victim.ends() == (1 if signal == STOP else -signal), victim.report
        self._are_parted = False
        self.other = victim

    async def stand_by(self) -> None:
        """Start what has ended again: it waits for the other."""
        self.other = await self._start(self.other.part)
        await self.other.says(STANDS_BY)

    async def part(self) -> None:
        """End the one that has everything, on purpose, and start it again."""
        await self._end(self.one)
        await self._has(self.other, read_part(self.other.part).ids)
        self.one = await self._parted(self.one.part)
        self._are_parted = True

    async def end_well(self, log: CampaignLog) -> None:
        """Let everybody get their answers and everything be told, and end whoever tells it."""
        playing, self._playing = self._playing, []
        self._discord.fails = False
        _, waiting = await asyncio.wait(playing, timeout=_PATIENCE)
        assert not waiting, (self._discord.open, self.one.report)
        for task in playing:
            task.result()
        while await _untold(log):
            await asyncio.sleep(_PACE)
        await self._end(self.one)

    async def _end(self, bot: Bot) -> None:
        bot.signal(TERMINATE)
        assert await bot.ends() == 0, bot.report

    async def _parted(self, part: str) -> Bot:
        """Start a bot that has its shards at once."""
        bot = await self._start(part)
        await self._has(bot, read_part(part).ids)
        return bot

    async def _has(self, bot: Bot, shards: Iterable[int]) -> None:
        """Wait until a bot has connected some shards; one that has ended never will."""
        ended = asyncio.create_task(bot.ends())
        connected = asyncio.create_task(self._discord.has(bot.port, shards))
        await asyncio.wait({ended, connected}, return_when=asyncio.FIRST_COMPLETED)
        ended.cancel()
        assert connected.done(), bot.report

    async def _start(self, part: str) -> Bot:
        port = await self._discord.another_port()
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "tests.start.hosted", str(port), "run", "--log", "plain"),
            cwd=ROOT,
            env={
                **os.environ,
                "DISCORD_TOKEN": TOKEN,
                "OVERLORD_HOME": str(self._home / part.replace("/", " of ")),
                "OVERLORD_DATABASE": self._database,
                "OVERLORD_SHARDS": part,
                # Whoever wakes up may send something before it is found that it is too late.
                UNWATCHED: "1",
            },
            stdin=DEVNULL,
            stdout=PIPE,
            stderr=STDOUT,
        )
        bot = Bot(part, port, process)
        self._started.append(bot)
        return bot

    async def _play(self, server: int) -> None:
        """Ask for one thing after the other on a server, until it is enough."""
        while self._playing:
            await self._do(self._people.next(server))
            await asyncio.sleep(_PACE)

    async def _do(self, deed: Deed) -> None:
        await self._discord.ask({**deed, "cause": str(next(self._numbers))})


async def _untold(log: CampaignLog) -> bool:
    rows = [row for server in SERVERS for row in await log.campaigns(server)]
    return any(row.told < row.last for row in rows)
