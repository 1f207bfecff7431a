"""One life of a bot that is going to be killed: it plays, tells, and says so over a pipe.

A life begins with what a restarted bot does: it plays again what Discord delivers again, and tells
what was played but not told. Then it goes on playing for every server at once, until it dies.
"""

import asyncio
import os
from collections.abc import Iterable
from multiprocessing.connection import Connection
from pathlib import Path

from bot.log import AlreadyPlayed, CampaignLog
from bot.log.sqlite import SqliteLog
from bot.log.upcasts import event_codec
from bot.rules.basics.keys import MoveNumber, UserId
from bot.rules.basics.places import POOL, SUPPLY
from bot.rules.state.events import Entry, Event, HeroDefeated, RumorPlayed, TokensMoved, Why

SERVERS = (11, 22, 33, 44)
CHANNEL, OLGA = 333, UserId(444)
PARTS = 3  # entries of a move
Press = tuple[int, str]  # a server and the id of an interaction


class Channel:
    """A durable stand-in for Discord: a message with a nonce that it knows is not posted again."""

    def __init__(self, path: Path) -> None:
        self._file = os.open(path, os.O_RDWR | os.O_CREAT | os.O_APPEND)
        self._nonces = set(path.read_text(encoding="utf-8").splitlines())

    def post(self, nonce: str) -> None:
        """Post one message; it is there even if the poster dies in the next moment."""
        if nonce not in self._nonces:
            self._nonces.add(nonce)
            self._write(nonce)

    def _write(self, nonce: str) -> None:
        os.write(self._file, f"{nonce}\n".encode())


class Life:
    """One process between its start and its end."""

    def __init__(self, home: Path, news: Connection, log: CampaignLog | None = None) -> None:
        self._log = log or SqliteLog(home / "servers", event_codec())
        self._channel = Channel(home / "posts")
        self._news = news

    async def play_on(self, number: int, again: Iterable[Press]) -> None:
        """Live until killed."""
        try:
            await self.recover(again)
            await asyncio.gather(*(self._play_for_ever(server, number) for server in SERVERS))
        finally:
            await self._log.close()

    async def end_well(self, again: Iterable[Press]) -> None:
        """Only do what a restart does."""
        try:
            await self.recover(again)
        finally:
            await self._log.close()

    async def recover(self, again: Iterable[Press]) -> None:
        """Play what is delivered again, tell what was left untold."""
        for server in SERVERS:
            await self._found(server)
        for server, cause in again:
            await self._play(server, cause)
        for server in SERVERS:
            await self._tell(server)

    async def _play_for_ever(self, server: int, number: int) -> None:
        move = 0
        while True:
            move += 1
            await self._play(server, f"{number}.{server}.{move}")
            await self._tell(server)

    async def _found(self, server: int) -> None:
        try:
            entries = [Entry(1, MoveNumber(1), 0, OLGA, RumorPlayed("founded", quest=False))]
            await self._log.create(server, CHANNEL, "Nerekhall", entries, f"found {server}")
        except AlreadyPlayed:
            self._say("found again", server)

    async def _play(self, server: int, cause: str) -> None:
        self._say("asked", server, cause)
        [row] = await self._log.campaigns(server)
        try:
            await self._log.append(row.at, row.last, _move(row.last, cause), cause)
        except AlreadyPlayed:
            self._say("played before", server, cause)
        self._say("answered", server, cause)

    async def _tell(self, server: int) -> None:
        [row] = await self._log.campaigns(server)
        untold = await self._log.read(row.at, after=row.told)
        for entry in untold:
            if entry.seq == entry.move:
                self._channel.post(f"{server}.{entry.move}")
                self._say("posted", server)
        if untold:
            await self._log.deliver(row.at, told=untold[-1].seq)
            self._say("told", server)

    def _say(self, what: str, server: int, cause: str = "") -> None:
        self._news.send((what, server, cause))


def _move(after: int, cause: str) -> list[Entry]:
    events: tuple[Event, ...] = (
        RumorPlayed(cause, quest=False),
        HeroDefeated(cause),
        TokensMoved(SUPPLY, POOL, 1, Why.HERO_DEFEATED, note=cause),
    )
    return [
        Entry(seq, MoveNumber(after + 1), seq, OLGA, event)
        for seq, event in enumerate(events, after + 1)
    ]


def live(home: Path, news: Connection, number: int, again: tuple[Press, ...]) -> None:
    """Begin a life that only a kill ends."""
    asyncio.run(Life(home, news).play_on(number, again))


def last_life(home: Path, news: Connection, again: tuple[Press, ...]) -> None:
    """Begin a life that ends well."""
    asyncio.run(Life(home, news).end_well(again))
