"""The files of all servers in one folder: statements run on them, faults get their names."""

import asyncio
import logging
import sqlite3
from collections.abc import Callable, Coroutine, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, TypeVar

from bot import __version__
from bot.log import backups, file_care
from bot.log import statements as sql
from bot.log.connections import Connections
from bot.log.erased import Register
from bot.log.errors import LogUnavailable, Reason, reason_of, translated, written
from bot.log.migrations import Schema, is_newer
from bot.log.notes import ERASED, WRITTEN_BY, ErasedUpTo
from bot.log.opening import open_file, open_to_look

T = TypeVar("T")
Clock = Callable[[], float]
_LONG = 200  # more entries than this are written or read off the event loop
_DAY = 24 * 60 * 60
_BIRTH = 1_735_689_600  # ids of campaigns are counted from here: 2025
# VACUUM rewrites the file without what was deleted, the checkpoint empties the write-ahead file.
# Should a copy be running just now, the latter waits for the file to be closed.
_SCRUB = ("VACUUM", "PRAGMA wal_checkpoint(TRUNCATE)")

# Why a file cannot be written to, though it may be looked at.
_TAKES_NOTHING = (Reason.READ_ONLY, Reason.DISK_FULL, Reason.DISK_FAILS, Reason.CANNOT_OPEN)

_log = logging.getLogger(__name__)


class ServerFiles:
    """One SQLite file per server, of which at most `most_open` are open."""

    def __init__(self, folder: Path, schema: Schema, most_open: int, clock: Clock) -> None:
        self.folder = folder
        self.schema = schema
        self.erased = Register(folder)
        self._connections = Connections(self._open, most_open)
        self._clock = clock
        self._to_look: dict[int, Reason] = {}
        self._told: dict[int, Reason] = {}
        self._begun: dict[int, int] = {}
        self._beginning = asyncio.Lock()

    def absent(self, server: int) -> bool:
        """Tell whether a server has no file."""
        return server not in self._connections.open and not self._path(server).exists()

    async def run(self, server: int, statement: str, values: Sequence[Any] = ()) -> list[Any]:
        """Run one statement and give its rows; makes the file if there is none.

        Raises LogUnavailable, and sqlite3.IntegrityError where a constraint says no.
        """
        try:
            return await self._run(server, statement, values)
        except LogUnavailable as problem:
            # SQLite opens to look what it cannot write to, and so do we; it may be writable now.
            if problem.reason is not Reason.READ_ONLY and server not in self._to_look:
                raise
            await self._connections.drop(server)
            return await self._run(server, statement, values)

    async def _run(self, server: int, statement: str, values: Sequence[Any]) -> list[Any]:
        try:
            rows = list(await self._connections.run(server, statement, values))
        except sqlite3.Error as error:
            reason = reason_of(error)
            if reason is None:
                raise
            if reason is Reason.CORRUPT:
                await self._connections.drop(server)
            self._tell(server, self._to_look.get(server, reason))
            raise LogUnavailable(server, self._to_look.get(server, reason)) from error
        except LogUnavailable as problem:
            self._tell(server, problem.reason)
            raise
        return rows

    async def look(self, server: int, statement: str, *values: object) -> list[Any]:
        """Run one statement and give its rows; a server without a file has none."""
        return [] if self.absent(server) else await self.run(server, statement, values)

    async def shielded(self, job: Coroutine[Any, Any, T]) -> T:
        """Finish a job even when the caller is cancelled; raises LogClosed."""
        return await self._connections.shielded(job)

    async def begin_life(self, server: int) -> None:
        """Let a server's file begin a new life before the first move of a process, and of a day.

        Raises LogUnavailable.
        """
        if self._begun.get(server) != self._today:
            await self.shielded(self._begin_life(server))

    @property
    def least_id(self) -> int:
        """Give the least id for a new campaign: the time, so that none was ever given before.

        A server may have been erased since, or a file with ids of its own put in place of it.
        """
        return least_id(self._clock())

    async def scrub(self, server: int) -> None:
        """Remove from the disk what was deleted from a server's file; raises LogUnavailable."""
        if not self.absent(server):
            for statement in _SCRUB:
                await self.run(server, statement)
            file_care.erase_copies(self.folder, server)

    async def erase(self, server: int) -> None:
        """Remove a server's file; raises LogUnavailable."""
        async with self._connections.shut(server):
            file_care.erase(self.folder, server)
            self._begun.pop(server, None)

    async def will_erase(self, server: int, what: str) -> ErasedUpTo:
        """Write down what is about to be erased from a server's file; raises LogUnavailable.

        It comes first: should the bot die in between, a copy that is put back does without it.
        """
        line = await self.register(server, what)
        try:
            await self.run(server, sql.NOTE_PUT, (None, ERASED, str(line)))
        except LogUnavailable:
            await self.has_not_erased(server, line)
            raise
        return line

    async def register(self, server: int, what: str) -> ErasedUpTo:
        """Write down that something of a server is erased; raises LogUnavailable."""
        with self._written(server):
            return await asyncio.to_thread(self.erased.add, what)

    async def has_not_erased(self, server: int, line: ErasedUpTo) -> None:
        """Take back what was written down, as it could not be erased; raises LogUnavailable."""
        with translated(server):
            await asyncio.to_thread(self.erased.take_back, line)

    async def note_of_file(self, server: int, key: str) -> str:
        """Give a note of a file itself, empty if there is none; raises LogUnavailable."""
        rows = await self.look(server, sql.NOTE_OF_FILE, key)
        return str(rows[0][0]) if rows else ""

    async def newer_writer(self, server: int) -> str:
        """Give the version of the bot that wrote a file, if it is newer than this one."""
        version = await self.note_of_file(server, WRITTEN_BY)
        return version if is_newer(version) else ""

    async def close(self) -> None:
        """Finish what was begun and close all files."""
        await self._connections.close()

    def _path(self, server: int) -> Path:
        return file_care.file_of(self.folder, server)

    def _tell(self, server: int, reason: Reason) -> None:
        """Tell the host why a file cannot be used, once until it can be, and a day."""
        if self._told.get(server) is not reason and reason is not Reason.BUSY:
            facts = {"file": self._path(server).name, "reason": reason.value}
            _log.error("a server's file cannot be used", extra=facts)
            self._told[server] = reason

    @contextmanager
    def _written(self, server: int) -> Iterator[None]:
        try:
            with written(server):
                yield
        except LogUnavailable as problem:
            self._tell(server, problem.reason)
            raise

    def _open(self, server: int) -> sqlite3.Connection:
        known = None if self._path(server).exists() else self.erased.end()
        path = self._path(server)
        self._to_look.pop(server, None)
        try:
            return open_file(path, server, self.schema, self.least_id, known)
        except LogUnavailable as problem:
            if problem.reason not in _TAKES_NOTHING or not path.exists():
                raise
            with suppress(sqlite3.Error, OSError):
                connection = open_to_look(path, self.schema)
                self._to_look[server] = problem.reason
                self._tell(server, problem.reason)
                return connection
            raise

    @property
    def _today(self) -> int:
        return int(self._clock() // _DAY)

    async def _begin_life(self, server: int) -> None:
        """Write first what the file may be, then what it is: whenever this ends, both agree."""
        async with self._beginning:
            if self._begun.get(server) == self._today:
                return
            [(old,)], new = await self.run(server, backups.READING), backups.fresh()
            with self._written(server):
                await asyncio.to_thread(backups.write_beside, self._path(server), old, new)
                await self.run(server, backups.setting(new))
                await asyncio.to_thread(backups.write_beside, self._path(server), new)
            await self._sign(server)
            self._begun[server] = self._today
            self._told.pop(server, None)

    async def _sign(self, server: int) -> None:
        """Note which version writes here, for older ones that come upon what they do not know."""
        newest = await self.note_of_file(server, WRITTEN_BY)
        if newest != __version__ and not is_newer(newest):
            await self.run(server, sql.NOTE_PUT, (None, WRITTEN_BY, __version__))


def least_id(now: float) -> int:
    """Give the least id for a campaign that is founded now, counted from a day of our own."""
    return max(0, int(now) - _BIRTH)


async def off_loop(count: int, work: Callable[..., T], *arguments: object) -> T:
    """Do work on that many entries, in a thread if long: nobody else's command waits for it."""
    if count > _LONG:
        return await asyncio.to_thread(work, *arguments)
    return work(*arguments)


def let_go(things: list[Any]) -> None:
    """Free what a long list holds, in pieces; all at once it would hold up every thread."""
    while things:
        del things[-_LONG:]
