"""Who writes in the race of `log.py`: a bare insert, the campaign log, the whole rules service."""

import time
from pathlib import Path
from typing import Protocol

import aiosqlite

from bot.box.box import load_box
from bot.log.sqlite import SqliteLog
from bot.log.upcasts import event_codec
from bot.rules.basics.keys import CampaignAt, MoveNumber, UserId
from bot.rules.basics.options import GainReason
from bot.rules.basics.places import POOL, SUPPLY
from bot.rules.economy.people import Person
from bot.rules.rolling.dice_sources import SystemDice
from bot.rules.state.commands import CreateCampaign, GainThreat, LoseThreat
from bot.rules.state.events import Entry, TokensMoved, Why
from bot.service.rules_service import Request, RulesService

NOTE = "a note of ordinary length"
EVENT = TokensMoved(SUPPLY, POOL, 1, Why.CORRECTION, note=NOTE)
OLGA, CHANNEL = UserId(444), 333


class Contestant(Protocol):
    """Somebody who makes one durable change per `write`, in one file per server."""

    async def prepare(self, server: int) -> None:
        """Make the server ready to be written to."""

    async def write(self, server: int, number: int) -> None:
        """Make one change that is on the disk afterwards."""

    async def close(self) -> None:
        """Close every file."""


class BareInsert:
    """What a program without any rules would do: the text is ready, the table has no guards."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._open: dict[int, aiosqlite.Connection] = {}
        self._last: dict[int, int] = {}
        self._kind, self._body = event_codec().encode(EVENT)

    async def prepare(self, server: int) -> None:
        """Make a table with the columns of the log."""
        self._folder.mkdir(exist_ok=True)
        path = self._folder / f"{server}.sqlite3"
        connection = self._open[server] = await aiosqlite.connect(path, isolation_level=None)
        for statement in (
            "PRAGMA journal_mode = WAL",
            "PRAGMA synchronous = FULL",
            "CREATE TABLE entries (campaign, seq, batch, move, at, by, kind, body, cause,"
            " PRIMARY KEY (campaign, seq))",
        ):
            await connection.execute(statement)
        self._last[server] = 1

    async def write(self, server: int, number: int) -> None:
        """Insert one row, in autocommit."""
        seq = self._last[server] = self._last[server] + 1
        row = (1, seq, seq, seq, int(time.time()), OLGA, self._kind, self._body, str(number))
        sql = "INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"
        await self._open[server].execute(sql, row)

    async def close(self) -> None:
        """Close every file."""
        for connection in self._open.values():
            await connection.close()


class Append:
    """The campaign log alone: an event, encoded and appended with its guards and its cause."""

    def __init__(self, folder: Path) -> None:
        self._log = SqliteLog(folder, event_codec())
        self._at: dict[int, CampaignAt] = {}
        self._last: dict[int, int] = {}

    async def prepare(self, server: int) -> None:
        """Found a campaign."""
        first = [Entry(1, MoveNumber(1), 0, OLGA, EVENT)]
        id = await self._log.create(server, CHANNEL, "Nerekhall", first, None)
        self._at[server], self._last[server] = CampaignAt(server, id), 1

    async def write(self, server: int, number: int) -> None:
        """Append one entry."""
        after = self._last[server]
        seq = self._last[server] = after + 1
        entry = Entry(seq, MoveNumber(seq), int(time.time()), OLGA, EVENT)
        await self._log.append(self._at[server], after, [entry], str(number))

    async def close(self) -> None:
        """Close every file."""
        await self._log.close()


class FullMove:
    """A whole move: found in the directory, locked, decided, appended, folded."""

    def __init__(self, folder: Path) -> None:
        self._log = SqliteLog(folder, event_codec())
        self._service = RulesService(self._log, load_box(), SystemDice(), time.time)

    async def prepare(self, server: int) -> None:
        """Open a campaign."""
        create = CreateCampaign("nerekhall", "Nerekhall", CHANNEL)
        await self._service.play(Request(server, CHANNEL, Person(OLGA)), create)

    async def write(self, server: int, number: int) -> None:
        """Correct the threat pool, up and down by turns."""
        seat = Request(server, CHANNEL, Person(OLGA), cause=str(number))
        if number % 2:
            await self._service.play(seat, LoseThreat(1, NOTE))
        else:
            await self._service.play(seat, GainThreat(GainReason.CORRECTION, note=NOTE))

    async def close(self) -> None:
        """Close every file."""
        await self._log.close()
