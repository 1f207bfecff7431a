"""What a next life hears of the one before it, as a test would have it."""

from collections.abc import AsyncIterator

from bot.log.sqlite import SqliteLog


async def all_of_them(log: SqliteLog) -> AsyncIterator[int]:
    """Every server was interrupted."""
    for server in await log.servers():
        yield server


async def none_at_all(_: SqliteLog) -> AsyncIterator[int]:
    """No server was interrupted."""
    nothing: list[int] = []
    for server in nothing:
        yield server
