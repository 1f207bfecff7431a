"""The open files: at most so many, the least recently used makes room.

A statement is handed to its connection in the same breath as the connection is looked up, and a
connection closes behind the statements it was handed. So no file is ever closed in use, nothing
has to be counted, and the usual path costs one look-up.
"""

import asyncio
import logging
import sqlite3
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterable, Sequence
from contextlib import asynccontextmanager
from functools import partial
from typing import Any, TypeVar
from weakref import WeakValueDictionary

from aiosqlite import Connection

from bot.log.errors import LogClosed

T = TypeVar("T")
Rows = Iterable[Any]
_MOVING_AT_ONCE = 8  # more gain nothing, and each needs a fourth descriptor for a moment
_log = logging.getLogger(__name__)
_ROWS_PER_HOP = 64  # aiosqlite asks for it; all rows come in one hop here


class Connections:
    """Runs statements on the files of servers, of which at most `most` are open at once."""

    def __init__(self, opener: Callable[[int], sqlite3.Connection], most: int) -> None:
        self._opener = opener
        self._most = most
        self.open: OrderedDict[int, Connection] = OrderedDict()
        self._closing: dict[int, asyncio.Event] = {}
        self._doors: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        # Whoever opens or closes holds a permit and takes one of the `most` places.
        self._permits = asyncio.Semaphore(min(most, _MOVING_AT_ONCE))
        self._moving = 0
        self._jobs: set[asyncio.Task[Any]] = set()
        self._closed = False

    def run(self, server: int, sql: str, values: Sequence[Any] = ()) -> Awaitable[Rows]:
        """Run one statement in autocommit and give its rows; to be awaited at once.

        Once begun it is finished, also when the caller is cancelled. Raises sqlite3.Error,
        LogUnavailable, LogClosed.
        """
        connection = self.open.get(server)
        if connection is None:
            return self.shielded(self._run_behind_door(server, sql, values))
        self.open.move_to_end(server)
        return connection.execute_fetchall(sql, values)

    async def shielded(self, job: Coroutine[Any, Any, T]) -> T:
        """Finish a job even when the caller is cancelled; raises LogClosed."""
        if self._closed:
            job.close()
            raise LogClosed
        task = asyncio.create_task(job)
        self._jobs.add(task)
        task.add_done_callback(self._jobs.discard)
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            task.add_done_callback(_tell_failure)
            raise

    @asynccontextmanager
    async def shut(self, server: int) -> AsyncIterator[None]:
        """Keep the file of a server closed meanwhile; its statements wait."""
        async with self._door(server):
            await self.drop(server)
            yield

    async def drop(self, server: int) -> None:
        """Close the file of a server, if it is open."""
        async with self._permits:
            self._moving += 1
            try:
                await self._close(server)
            finally:
                self._moving -= 1

    async def close(self) -> None:
        """Finish all jobs, close all files."""
        while self._jobs:
            await asyncio.wait(self._jobs)
        self._closed = True
        while self.open:
            await self.drop(next(iter(self.open)))
        for closing in list(self._closing.values()):
            await closing.wait()

    def _door(self, server: int) -> asyncio.Lock:
        return self._doors.setdefault(server, asyncio.Lock())

    async def _run_behind_door(self, server: int, sql: str, values: Sequence[Any]) -> Rows:
        async with self._door(server):
            connection = self.open.get(server) or await self._opened(server)
            return await connection.execute_fetchall(sql, values)

    async def _opened(self, server: int) -> Connection:
        if server in self._closing:  # SQLite may find a file busy while its last user leaves
            await self._closing[server].wait()
        async with self._permits:
            self._moving += 1
            try:
                if len(self.open) + self._moving > self._most:
                    await self._close(next(iter(self.open)))
                connection = await _connected(partial(self._opener, server))
            finally:
                self._moving -= 1
            self.open[server] = connection
        return connection

    async def _close(self, server: int) -> None:
        connection = self.open.pop(server, None)
        if connection is None:
            return
        gone = self._closing[server] = asyncio.Event()
        try:
            await connection.close()
        finally:
            del self._closing[server]
            gone.set()


def _tell_failure(task: asyncio.Task[Any]) -> None:
    """Tell the host of what failed after nobody waited for it any more."""
    failure = None if task.cancelled() else task.exception()
    if failure is not None:
        _log.warning("a job failed that nobody waits for", extra={"failure": repr(failure)})


async def _connected(opener: Callable[[], sqlite3.Connection]) -> Connection:
    """Open a file on its thread; raises what the opener raises, when the thread has ended.

    aiosqlite leaves the thread of a failed opening to itself, and it may outlive the event loop.
    So here no opening fails: a failed one is closed like any other.
    """
    failures: list[Exception] = []

    def opened() -> sqlite3.Connection:
        try:
            return opener()
        except Exception as failure:
            failures.append(failure)
            return sqlite3.connect(":memory:")

    connection = await Connection(opened, _ROWS_PER_HOP)
    if failures:
        await connection.close()
        raise failures[0]
    return connection
