"""A life on a database, where there may be another at the same time: one plays, the others wait."""

import asyncio
import fcntl
import os
from multiprocessing.connection import Connection
from pathlib import Path

from bot.host.owning import holding
from bot.host.signals import end_at_once
from bot.log.postgres.address import Address
from bot.log.postgres.lease import Lease, Times
from bot.log.postgres.log import open_log
from bot.log.upcasts import event_codec
from tests.durability.life import Channel, Life

SOON = Times(lasts=1.5, trusted=1.0)
"""A test does not wait as long as a host."""


class SharedChannel(Channel):
    """A channel that several may post to: as Discord does, it knows everybody's nonces."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self._path = path

    def _write(self, nonce: str) -> None:
        fcntl.flock(self._file, fcntl.LOCK_EX)
        try:
            if nonce not in self._path.read_text(encoding="utf-8").splitlines():
                os.write(self._file, f"{nonce}\n".encode())
        finally:
            fcntl.flock(self._file, fcntl.LOCK_UN)


class LifeInDatabase(Life):
    """One process that has the part, between the takeover and its end."""

    def __init__(self, home: Path, news: Connection, database: str) -> None:
        self._address = Address(database)
        self._home = home
        self._news = news

    async def begin(self, lease: Lease) -> None:
        """Begin once the part is ours."""
        self._log = await open_log(self._address, event_codec(), holder=lease.holder)
        self._channel = SharedChannel(self._home / "posts")

    async def wait_and_play(self, number: int) -> None:
        """Wait for the part, hear what is delivered again, and play until killed."""
        async with holding(self._address, lambda _: None, end_at_once, SOON) as lease:
            await self.begin(lease)
            self._say("holds", 0)
            again = await asyncio.to_thread(self._news.recv)
            await self.play_on(number, again)

    async def wait_and_end_well(self) -> None:
        """Wait for the part, and do what a restart does."""
        async with holding(self._address, lambda _: None, end_at_once, SOON) as lease:
            await self.begin(lease)
            self._say("holds", 0)
            again = await asyncio.to_thread(self._news.recv)
            await self.end_well(again)


def live(home: Path, news: Connection, database: str, number: int) -> None:
    """Begin a life that only a kill ends, or another that takes its part."""
    asyncio.run(LifeInDatabase(home, news, database).wait_and_play(number))


def last_life(home: Path, news: Connection, database: str, _: int) -> None:
    """Begin a life that ends well."""
    asyncio.run(LifeInDatabase(home, news, database).wait_and_end_well())
