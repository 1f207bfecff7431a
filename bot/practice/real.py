"""The real bot for the practice world: on its own folder, its own dice and the world's clock."""

import os
import tempfile
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from functools import cache
from pathlib import Path
from typing import Protocol

import discord

from bot.box.box import load_box
from bot.desk.client import OverlordBot
from bot.host.assembly import MakeClient, assembled
from bot.log.codec import Codec
from bot.log.contract import CampaignLog, Note
from bot.log.sqlite import SqliteLog
from bot.log.upcasts import event_codec
from bot.practice.harness import Clock, PracticeDice
from bot.rules.basics.dice import Dice
from bot.rules.basics.keys import CampaignAt
from bot.rules.printed.box import Box
from bot.rules.rolling.dice_sources import SystemDice
from bot.rules.state.events import Entry, Event
from bot.words import Words


class CountedLog(SqliteLog):
    """The log that is used for real, which also counts what it has written."""

    written = 0

    async def append(
        self,
        at: CampaignAt,
        after_seq: int,
        entries: Sequence[Entry],
        cause: str | None,
        note: Note | None = None,
    ) -> None:
        """Write, then count."""
        await super().append(at, after_seq, entries, cause, note)
        self.written += len(entries)

    async def create(
        self,
        server: int,
        home_channel: int,
        name: str,
        entries: Sequence[Entry],
        cause: str | None,
        told: int = 0,
        note: Note | None = None,
    ) -> int:
        """Write, then count; a campaign without entries counts as one."""
        campaign = await super().create(server, home_channel, name, entries, cause, told, note)
        self.written += max(1, len(entries))
        return campaign


class Counted(CampaignLog, Protocol):
    """A log that counts what it has written."""

    written: int


class RealHarness:
    """One folder of server files and the clients that run on it, one after the other."""

    def __init__(self, servers: Path, dice: Dice | None = None, ids: Clock = time.time) -> None:
        """Take the folder, the dice, and the time that ids of campaigns are taken from."""
        self.servers = servers
        self._ids = ids
        self._box, self._words, self._codec = printed()
        self.dice = PracticeDice(self._box.dice, dice)
        self._running = AsyncExitStack()
        self._written = len(list(servers.glob("*.sqlite3")))
        self._refused = 0

    async def start(self, clock: Clock) -> discord.Client:
        """A fresh client; the log of the one before it is closed first, as its process ends."""
        return await self.start_as(OverlordBot, clock)

    async def start_as(self, client: MakeClient[OverlordBot], clock: Clock) -> OverlordBot:
        """A fresh client made by somebody else, on the same data."""
        await self.stop()
        self._log = await self.opened()
        parts = assembled(self._log, self._box, self._words, self.dice, clock, client=client)
        self.bot = await self._running.enter_async_context(parts)
        self.bot.shard_count = self.bot.shard_count or 1  # SimCord does not say how many it wants
        self._running.callback(self._count)
        return self.bot

    async def opened(self) -> Counted:
        """Open the log of the next client."""
        return CountedLog(self.servers, self._codec, clock=self._ids)

    async def stop(self) -> None:
        """Close the log of the present client."""
        await self._running.aclose()

    def _count(self) -> None:
        """Remember what a client did beyond its end."""
        self._written += self._log.written
        self._refused += self.bot.desk.refusals
        self._log.written = self.bot.desk.refusals = 0

    def log_size(self) -> int:
        """How many entries were written so far; each server file found at the start counts one."""
        return self._written + self._log.written

    async def begun(self, server: int, channel: int) -> bool:
        """Whether a campaign was ever made in this channel and not deleted since."""
        return any(row.home_channel == channel for row in await self._log.campaigns(server))

    def refusals(self) -> int:
        """How many refusals the clients have answered with so far."""
        return self._refused + self.bot.desk.refusals


@cache
def printed() -> tuple[Box, Words, Codec[Event]]:
    """What is printed, said and stored, read once for all scripts."""
    return load_box(), Words.load(), event_codec()


@asynccontextmanager
async def fresh() -> AsyncIterator[RealHarness]:
    """The bot on empty data with dice that repeat themselves; nothing is left behind."""
    with tempfile.TemporaryDirectory(prefix="overlord-", dir=_quick_folder()) as folder:
        async with _stopping(RealHarness(Path(folder) / "servers", ids=lambda: 0.0)) as harness:
            yield harness


def _quick_folder() -> str | None:
    """A disk in memory, where there is one: a rehearsal's data need not outlive it."""
    memory = "/dev/shm"  # noqa: S108  # a fresh private folder is made in it
    return memory if os.access(memory, os.W_OK) else None


@asynccontextmanager
async def kept(home: Path) -> AsyncIterator[RealHarness]:
    """The bot on data that stays, with fair dice."""
    async with _stopping(RealHarness(home / "servers", SystemDice())) as harness:
        yield harness


@asynccontextmanager
async def _stopping(harness: RealHarness) -> AsyncIterator[RealHarness]:
    try:
        yield harness
    finally:
        await harness.stop()
