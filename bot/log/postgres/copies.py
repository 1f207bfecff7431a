"""Copies of what a database holds: a file for each server, such as a data folder's copies are."""

import asyncio
from collections.abc import AsyncIterator
from datetime import UTC, datetime
from pathlib import Path

from bot.log.backups import COPY, REGISTER, Copied, made_for_copies, write_whole
from bot.log.file_care import file_of
from bot.log.migrations import copy_replaced, keep_newest
from bot.log.postgres import statements as sql
from bot.log.postgres.database import Database
from bot.log.postgres.whole import read_register, read_server
from bot.log.whole import write_file


async def back_up(database: Database, folder: Path) -> AsyncIterator[Copied]:
    """Copy each server into a file in a folder, each consistent in itself.

    Raises OSError if the folder cannot be made, DatabaseUnavailable, LogUnavailable.
    """
    with made_for_copies(folder):
        servers = [row[0] for row in await database.look(0, sql.SERVERS)]
        for server in servers:
            copy = file_of(folder, server)
            if await copy_of(database, server, copy):
                yield Copied(copy)
        register = await read_register(database)
        if servers and register.text:
            await asyncio.to_thread(write_whole, folder / REGISTER, register.text)


async def copy_of(database: Database, server: int, copy: Path) -> bool:
    """Write all of a server into a file; False where nothing is stored of it."""
    held, register = await read_server(database, server)
    if held is not None:
        await asyncio.to_thread(write_file, copy, server, held, register.end, COPY)
    return held is not None


async def keep(database: Database, server: int, folder: Path) -> Path | None:
    """Keep a copy of what a server has before something else takes its place."""
    file = file_of(folder, server)
    kept = copy_replaced(file, datetime.now(UTC))
    if not await copy_of(database, server, kept):
        return None
    keep_newest(file, "replaced-")
    return kept
