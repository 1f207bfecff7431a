"""Bringing a database to the newest schema, one process at a time, or refusing it."""

import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.resources import files
from typing import Any

import asyncpg

from bot import __version__
from bot.log.errors import DatabaseUnavailable, Reason
from bot.log.migrations import is_newer
from bot.log.postgres.address import Address
from bot.log.postgres.database import MISTAKES, SCHEMA, Limits, how, unavailable
from bot.log.postgres.faults import FAULTS

VERSION = 3
_LOCK = 0x0E7E_710D
"""The advisory lock of whoever migrates; a number of our own."""
_SALT_BYTES = 16
_HAS_TABLE = "SELECT to_regclass('overlord.schema_version') IS NOT NULL"
_READ = "SELECT version, written_by FROM overlord.schema_version"
_MADE = """
    CREATE TABLE schema_version (
        one        boolean PRIMARY KEY DEFAULT true CHECK (one),
        version    bigint  NOT NULL,
        written_by text    NOT NULL,
        -- Where all of it was moved; empty where the campaigns are here.
        moved_to   text    NOT NULL DEFAULT ''
    );
    INSERT INTO schema_version (version, written_by) VALUES (0, '');
"""


async def migrate(address: Address, limits: Limits | None = None, newest: int = VERSION) -> None:
    """Bring a database to the newest schema, if it is older; raises DatabaseUnavailable.

    All steps are one transaction, behind a lock that whoever starts at the same time waits for. A
    role that may not make tables will do where nothing has to be done.
    """
    async with _connected(address, limits) as connection:
        found, writer = await _found(connection)
        if found < newest:
            await _step_by_step(connection, newest)
        elif found > newest:
            raise DatabaseUnavailable(0, Reason.NEWER_SCHEMA, writer, address.shown)
        if __version__ != writer and not is_newer(writer):
            await connection.execute("UPDATE schema_version SET written_by = $1", __version__)


async def is_current(address: Address, limits: Limits | None = None) -> bool:
    """Tell whether a database has the newest schema, and change nothing.

    Raises DatabaseUnavailable, also for a database of a newer program.
    """
    async with _connected(address, limits) as connection:
        found, writer = await _found(connection)
    if found > VERSION:
        raise DatabaseUnavailable(0, Reason.NEWER_SCHEMA, writer, address.shown)
    return found == VERSION


@asynccontextmanager
async def _connected(address: Address, limits: Limits | None) -> AsyncIterator[Any]:
    """Have one connection of one's own; raises DatabaseUnavailable."""
    own = limits or Limits()
    try:
        connection = await asyncpg.connect(address.whole, **how(address, own))
    except FAULTS + MISTAKES as error:
        raise unavailable(address, error) from error
    try:
        yield connection
    except FAULTS as error:
        raise unavailable(address, error) from error
    finally:
        await connection.close(timeout=own.connecting)


def step(version: int) -> str:
    """Read the step that leads to a version."""
    folder = files("bot.log.postgres").joinpath("schema")
    return folder.joinpath(f"v{version}.sql").read_text(encoding="utf-8")


async def _found(connection: Any) -> tuple[int, str]:  # noqa: ANN401 - the library has no types
    """Give the version of a database's schema, 0 for none, and the bot's that wrote it last."""
    if not await connection.fetchval(_HAS_TABLE):
        return 0, ""
    version, writer = await connection.fetchrow(_READ)
    return int(version), str(writer)


async def _step_by_step(connection: Any, newest: int) -> None:  # noqa: ANN401
    await connection.execute("SET statement_timeout = 0; SET lock_timeout = 0")
    # Until the connection ends. Had it been locked within the transaction that looks, it might not
    # see what was made meanwhile.
    await connection.execute("SELECT pg_advisory_lock($1)", _LOCK)
    async with connection.transaction():
        version, _ = await _found(connection)
        if not version:
            await connection.execute(f"CREATE SCHEMA IF NOT EXISTS {SCHEMA}")
            await connection.execute(_MADE)
        for each in range(version + 1, newest + 1):
            await connection.execute(step(each))
        if not version:
            salt = secrets.token_hex(_SALT_BYTES)
            await connection.execute("INSERT INTO register (salt) VALUES ($1)", salt)
        await connection.execute("UPDATE schema_version SET version = $1", max(version, newest))
