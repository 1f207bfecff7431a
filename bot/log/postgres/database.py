"""The connections to one database: few, made anew when they are lost; faults get their names."""

import asyncio
import logging
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from typing import Any, TypeVar

import asyncpg
from msgspec import Struct

from bot.log.errors import DatabaseUnavailable, LogClosed, LogUnavailable, Reason
from bot.log.postgres.address import Address
from bot.log.postgres.connections import Connections, NoneFree
from bot.log.postgres.faults import FAULTS, Clash, ends_connection, may_pass, reason_of

T = TypeVar("T")
SCHEMA = "overlord"
"""All tables are in it, so that the database may be somebody else's too."""

_PAUSE = 0.05
_LONGEST_PAUSE = 0.5
_log = logging.getLogger(__name__)


class Limits(Struct, frozen=True):
    """How many connections there are, and how long what is waited for, in seconds."""

    connections: int = 8
    connecting: float = 5.0
    patience: float = 5.0
    """So long a lost connection is tried again: a restart or a fail-over may take it."""
    statement: float = 15.0
    """Then the server gives a statement up; a moment later we do, if it does not even say so."""
    lock: float = 5.0


class Database:
    """Runs statements, each a transaction of its own, on a few connections."""

    def __init__(self, address: Address, limits: Limits | None = None, holder: str = "") -> None:
        """Take where the database is, and of whose lease it writes; `open` comes first."""
        self.address = address
        self.limits = limits or Limits()
        self._holder = holder
        own, most = self.limits, self.limits.connections
        self._connections = Connections(self._connect, most, own.connecting)
        self._jobs: set[asyncio.Task[Any]] = set()
        self._told: Reason | None = None
        self._closed = False

    async def open(self) -> None:
        """Connect; raises LogUnavailable."""
        try:
            self._connections.give(await self._connections.take())
        except FAULTS + MISTAKES as error:
            raise unavailable(self.address, error) from error

    async def look(self, server: int, statement: str, *values: object) -> list[Any]:
        """Run one statement and give its rows.

        Raises LogUnavailable, LogClosed, and Clash where a constraint says no.
        """
        if self._closed:
            raise LogClosed
        clock = asyncio.get_running_loop().time
        until, pause, again = clock() + self.limits.patience, _PAUSE, False
        while True:
            try:
                rows = await self._run(server, statement, values)
            except asyncpg.IntegrityConstraintViolationError as error:
                raise Clash(str(error.constraint_name), again=again) from error
            except FAULTS as error:
                # What became of a statement whose connection is lost shows the next try alone.
                if not may_pass(error) or (again and clock() > until):
                    raise self._unavailable(server, error) from error
                again = True
                self._connections.expire()
            else:
                self._told = None
                return rows
            await asyncio.sleep(pause)
            pause = min(2 * pause, _LONGEST_PAUSE)

    async def change(self, server: int, statement: str, *values: object) -> list[Any]:
        """Run one statement that writes, to its end even when the caller is cancelled."""
        return await self.finished(self.look(server, statement, *values))

    async def finished(self, job: Coroutine[Any, Any, T]) -> T:
        """Finish a job even when the caller is cancelled, who is so only after it.

        Else what comes next might not find on another connection what was written here.
        """
        if self._closed:
            job.close()
            raise LogClosed
        task = asyncio.create_task(job)
        self._jobs.add(task)
        task.add_done_callback(self._jobs.discard)
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            await asyncio.wait([task])
            if not task.cancelled() and task.exception() is not None:
                facts = {"failure": repr(task.exception())}
                _log.warning("a job failed that nobody waits for", extra=facts)
            raise

    @asynccontextmanager
    async def transaction(self, **kind: Any) -> AsyncIterator[Any]:  # noqa: ANN401
        """Have a connection for several statements that belong together.

        For commands of the host alone: a move is one statement. Raises DatabaseUnavailable.
        """
        try:
            async with self._connection() as connection, connection.transaction(**kind):
                yield connection
        except FAULTS as error:
            raise self._unavailable(0, error) from error
        except NoneFree as error:
            raise DatabaseUnavailable(0, Reason.BUSY, "", self.address.shown) from error

    async def close(self) -> None:
        """Finish what was begun, and hang up."""
        if self._closed:
            return
        while self._jobs:
            await asyncio.wait(self._jobs)
        self._closed = True
        await self._connections.close(self.limits.connecting)

    async def _run(self, server: int, statement: str, values: tuple[object, ...]) -> list[Any]:
        try:
            async with self._connection() as connection:
                rows: list[Any] = await connection.fetch(statement, *values)
        except NoneFree as error:
            raise DatabaseUnavailable(server, Reason.BUSY, "", self.address.shown) from error
        return rows

    @asynccontextmanager
    async def _connection(self) -> AsyncIterator[Any]:
        """Have a connection; one that may be in the middle of something is used by nobody else."""
        connection = await self._connections.take()
        try:
            yield connection
        except BaseException as error:
            if ends_connection(error):
                self._connections.drop(connection)
            raise
        finally:
            self._connections.give(connection)

    async def _connect(self) -> Any:  # noqa: ANN401 - the library has no types
        limits = self.limits
        return await asyncpg.connect(
            self.address.whole,
            max_cached_statement_lifetime=0,
            command_timeout=limits.statement + 1,
            **how(self.address, limits, self._holder),
        )

    def _unavailable(self, server: int, error: Exception) -> Exception:
        found = unavailable(self.address, error, server)
        if isinstance(found, LogUnavailable) and self._told is not found.reason:
            facts = {"database": self.address.shown, "reason": found.reason.value}
            _log.error("the database cannot be used", extra=facts)
            self._told = found.reason
        return found


def how(address: Address, limits: Limits, holder: str = "") -> dict[str, Any]:
    """Give how every connection is made, the one that migrates too."""
    settings = {
        "application_name": "overlord",
        "search_path": SCHEMA,
        "jit": "off",
        # What was answered is on the disk.
        "synchronous_commit": "on",
        "statement_timeout": f"{limits.statement * 1000:.0f}",
        "lock_timeout": f"{limits.lock * 1000:.0f}",
    }
    if holder:
        settings["overlord.holder"] = holder
    primary = {"target_session_attrs": "read-write"} if address.has_hosts else {}
    return {"timeout": limits.connecting, "server_settings": settings, **primary}


MISTAKES = (ValueError, OverflowError)
"""By which the library says that it makes nothing of an address."""


def unavailable(address: Address, error: Exception, server: int = 0) -> Exception:
    """Give what is raised for a fault: DatabaseUnavailable, or itself for a mistake of our own."""
    if isinstance(error, LogUnavailable):
        return error
    reason = Reason.CANNOT_OPEN if type(error) in MISTAKES else reason_of(error)
    return error if reason is None else DatabaseUnavailable(server, reason, "", address.shown)
