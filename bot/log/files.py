"""The files of all servers in one folder: statements run on them, faults get their names."""

import asyncio
import sqlite3
from collections.abc import Callable, Coroutine, Sequence
from pathlib import Path
from typing import Any, TypeVar

from bot.log import backups, file_care
from bot.log.connections import Connections
from bot.log.errors import LogUnavailable, Reason, reason_of, translated
from bot.log.migrations import Schema
from bot.log.opening import open_file

T = TypeVar("T")
Clock = Callable[[], float]
_LONG = 200  # more entries than this are written or read off the event loop
_DAY = 24 * 60 * 60
_BIRTH = 1_735_689_600  # ids of campaigns are counted from here: 2025
# VACUUM rewrites the file without what was deleted, the checkpoint empties the write-ahead file.
# Should a copy be running just now, the latter waits for the file to be closed.
_SCRUB = ("VACUUM", "PRAGMA wal_checkpoint(TRUNCATE)")


class ServerFiles:
    """One SQLite file per server, of which at most `most_open` are open."""

    def __init__(self, folder: Path, schema: Schema, most_open: int, clock: Clock) -> None:
        self.folder = folder
        self.schema = schema
        self._connections = Connections(self._open, most_open)
        self._clock = clock
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
            return list(await self._connections.run(server, statement, values))
        except sqlite3.Error as error:
            reason = reason_of(error)
            if reason is None:
                raise
            if reason is Reason.CORRUPT:
                await self._connections.drop(server)
            raise LogUnavailable(server, reason) from error

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
        return max(0, int(self._clock()) - _BIRTH)

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

    async def close(self) -> None:
        """Finish what was begun and close all files."""
        await self._connections.close()

    def _path(self, server: int) -> Path:
        return file_care.file_of(self.folder, server)

    def _open(self, server: int) -> sqlite3.Connection:
        return open_file(self._path(server), server, self.schema, self.least_id)

    @property
    def _today(self) -> int:
        return int(self._clock() // _DAY)

    async def _begin_life(self, server: int) -> None:
        """Write first what the file may be, then what it is: whenever this ends, both agree."""
        async with self._beginning:
            if self._begun.get(server) == self._today:
                return
            [(old,)], new = await self.run(server, backups.READING), backups.fresh()
            with translated(server):
                await asyncio.to_thread(backups.write_beside, self._path(server), old, new)
                await self.run(server, backups.setting(new))
                await asyncio.to_thread(backups.write_beside, self._path(server), new)
            self._begun[server] = self._today


async def off_loop(count: int, work: Callable[..., T], *arguments: object) -> T:
    """Do work on that many entries, in a thread if long: nobody else's command waits for it."""
    if count > _LONG:
        return await asyncio.to_thread(work, *arguments)
    return work(*arguments)
