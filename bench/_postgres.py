"""Who writes in the race on PostgreSQL, and the server that it is run on."""

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import asyncpg

from bench._insert import BODY, KIND, USER
from bench.contestants import Append, FullMove
from bot.log.contract import CampaignLog
from bot.log.postgres.address import Address
from bot.log.postgres.database import Limits
from bot.log.postgres.lease import Lease
from bot.log.postgres.log import open_log
from bot.log.postgres.migrations import migrate
from bot.log.upcasts import event_codec
from tests.postgres import Postgres, running

AS_A_HOST_HAS_IT = {"max_connections": "100", "log_min_messages": "panic"}
"""Nothing else is set: what is answered is on the disk, as PostgreSQL does it by default."""

_TABLE = """
    CREATE TABLE bare (
        server bigint, campaign bigint, seq bigint, batch bigint, move bigint, at bigint,
        by bigint, kind text, body text, cause text, PRIMARY KEY (server, campaign, seq)
    )
"""
_LIVING: list[asyncio.Task[None]] = []
_INSERT = "INSERT INTO bare VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)"


class BarePostgres:
    """What a program without any rules would do: one row, no guard, no trigger, no second index.

    It has as many connections as the log. Where it is `untidy`, it leaves out what the library's
    pool does with each that comes back, as the log does: another round trip.
    """

    def __init__(self, _: Path, address: str, *, untidy: bool = False) -> None:
        self._address, self._untidy = address, untidy
        self._last: dict[int, int] = {}

    async def open(self) -> None:
        """Connect, and make the table."""

        async def nothing(_: Any) -> None:  # noqa: ANN401 - as the library calls it
            """Leave it as it is."""

        reset = nothing if self._untidy else None
        most = Limits().connections
        self._pool = await asyncpg.create_pool(
            self._address, max_size=most, min_size=1, reset=reset
        )
        await self._pool.execute(_TABLE)

    async def prepare(self, server: int) -> None:
        """Begin at the beginning."""
        self._last[server] = 1

    async def write(self, server: int, number: int) -> None:
        """Insert one row, in autocommit."""
        seq = self._last[server] = self._last[server] + 1
        row = (server, 1, seq, seq, seq, int(time.time()), USER, KIND, BODY, str(number))
        async with self._pool.acquire() as connection:
            await connection.fetch(_INSERT, *row)

    async def settle(self) -> None:
        """Nothing is left."""

    async def close(self) -> None:
        """Hang up."""
        await self._pool.close()


async def in_database(address: str, _: Path) -> CampaignLog:
    """Open the log as a running bot does: with a lease on all servers."""
    where = Address(address)
    await migrate(where)
    lease = Lease(where, "bench")
    await lease.open()
    await lease.take()
    _LIVING.append(asyncio.get_running_loop().create_task(_renewed(lease)))
    return await open_log(where, event_codec(), holder=lease.holder)


async def _renewed(lease: Lease) -> None:
    while True:
        await asyncio.sleep(lease.every)
        await lease.renew()


def appends(folder: Path, address: str) -> Append:
    """Append in a database."""
    return Append(folder, partial(in_database, address))


def moves(folder: Path, address: str) -> FullMove:
    """Move in a database."""
    return FullMove(folder, partial(in_database, address))


@contextmanager
def served() -> Iterator[Postgres]:
    """A server that keeps what it is given; raises NoPostgres."""
    with running(AS_A_HOST_HAS_IT) as server:
        yield server


def worked(server: Postgres) -> float:
    """Give the seconds that a server has worked for all who are connected; Linux only."""
    children = Path(f"/proc/{server.pid}/task/{server.pid}/children").read_text(encoding="ascii")
    return sum(map(_cpu, map(int, children.split())))


def _cpu(pid: int) -> float:
    try:
        return time.clock_gettime(~pid << 3 | 2)  # as in `_clients.cpu`
    except OSError:
        return 0.0  # it has just ended
