"""What the command line does with a database: copies out of it and back, by way of files.

Imported only where the settings name one.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from functools import partial
from pathlib import Path

from bot.host.data_folder import this_process
from bot.host.owning import renewed
from bot.host.restoring import Line, Restoring, restore
from bot.host.settings import HostSettings
from bot.log import putting_back
from bot.log.backups import REGISTER, Copied
from bot.log.postgres import copies
from bot.log.postgres.address import Address
from bot.log.postgres.database import Database, Limits
from bot.log.postgres.lease import Lease, Times
from bot.log.postgres.migrations import migrate
from bot.log.postgres.whole import read_register, read_server, take_register, write_server

WORK = "database"
"""The folder in the data folder for what is on its way, and for what was replaced."""
_PATIENT = Limits(connections=2, statement=600.0)
"""A host waits longer for thousands of servers than a player for a move."""


_UNHURRIED = Times(lasts=120.0, trusted=100.0)


@asynccontextmanager
async def opened(address: Address, holder: str = "") -> AsyncIterator[Database]:
    """Have a database of today's schema; raises DatabaseUnavailable."""
    await migrate(address, _PATIENT)
    database = Database(address, _PATIENT, holder)
    await database.open()
    try:
        yield database
    finally:
        await database.close()


@asynccontextmanager
async def alone_in(address: Address) -> AsyncIterator[Database]:
    """Have a database while no bot may write to it; raises PartHeld, DatabaseUnavailable."""
    await migrate(address, _PATIENT)
    lease = Lease(address, this_process(), times=_UNHURRIED)
    await lease.open()
    try:
        await lease.take()
        renewing = asyncio.ensure_future(renewed(lease))
        try:
            async with opened(address, lease.holder) as database:
                yield database
        finally:
            renewing.cancel()
            with suppress(asyncio.CancelledError):
                await renewing
    finally:
        await lease.close()


async def back_up(address: Address, folder: Path) -> list[Copied]:
    """Copy every server out of a database; raises OSError, LogUnavailable."""
    async with opened(address) as database:
        return [each async for each in copies.back_up(database, folder)]


async def restore_into(settings: HostSettings, address: Address, place: Path) -> list[Line]:
    """Put a copy, or all in a folder, in the place of what a database has of their servers."""
    work = settings.home / WORK
    work.mkdir(parents=True, exist_ok=True)
    register = work / REGISTER
    async with alone_in(address) as database:
        try:
            text = (await read_register(database)).text
            await asyncio.to_thread(register.write_text, text, encoding="ascii")
            return await restore(place, work, partial(_IntoDatabase, database))
        finally:
            register.unlink(missing_ok=True)


class _IntoDatabase(Restoring):
    """One copy on its way: aside, where it is made ready, then into a database."""

    def __init__(self, database: Database, copy: Path, server: int, work: Path) -> None:
        super().__init__(copy, server, work)
        self._database = database

    async def _begin(self, ready: Path) -> None:
        """Take over what was erased where a copy comes from, and let its ids go on behind ours."""
        await take_register(self._database, await asyncio.to_thread(self._register))
        held, _ = await read_server(self._database, self.server)
        if held is not None:
            putting_back.begin_ids_behind(ready, self.server, held.last_id)

    def _register(self) -> str:
        try:
            return (self.copy.parent / REGISTER).read_text(encoding="ascii")
        except FileNotFoundError:
            return ""

    async def _keep(self) -> Path | None:
        return await copies.keep(self._database, self.server, self.servers)

    async def _put(self, ready: Path) -> None:
        held = putting_back.held_whole(ready, self.server)
        await write_server(self._database, self.server, held)
