"""The campaign log in PostgreSQL: every change is one statement, and so one transaction."""

import time

from bot.log.codec import Codec, Records
from bot.log.files import Clock
from bot.log.postgres.address import Address
from bot.log.postgres.database import Database, Limits
from bot.log.postgres.directory import PostgresDirectory
from bot.log.postgres.lease import holders
from bot.log.postgres.migrations import is_current, migrate
from bot.log.postgres.tables import (
    PostgresDeliveries,
    PostgresMarks,
    PostgresNotes,
    PostgresSnapshots,
)
from bot.log.postgres.whole import moved_to
from bot.log.shards import Part
from bot.rules.state.events import Event


class PostgresLog(
    PostgresDirectory, PostgresDeliveries, PostgresNotes, PostgresSnapshots, PostgresMarks
):
    """The logs of all servers in one database; CampaignLog says what each method promises."""

    def __init__(self, database: Database, codec: Codec[Event], clock: Clock = time.time) -> None:
        """Take an open database, what reads events, and the time in seconds, for new ids."""
        self._database = database
        self._records = Records(codec)
        self._clock = clock

    async def moved_to(self) -> str:
        """Give where everything was moved; empty where the campaigns are here."""
        return await moved_to(self._database)

    async def holders(self) -> list[tuple[str, Part]]:
        """Give which processes look after which parts just now."""
        return await holders(self._database)

    async def close(self) -> None:
        """Finish what was begun and hang up."""
        await self._database.close()


async def open_log(
    address: Address,
    codec: Codec[Event],
    clock: Clock = time.time,
    limits: Limits | None = None,
    holder: str = "",
) -> PostgresLog:
    """Bring a database up to date and open the log in it; raises DatabaseUnavailable.

    With the `holder` of a lease it writes what that lease is for, and nothing once it has ended.
    """
    await migrate(address, limits)
    return await _opened(address, codec, clock, limits, holder)


async def look_into(address: Address, codec: Codec[Event]) -> PostgresLog | None:
    """Open the log as it is; None where its tables wait to be made. Raises DatabaseUnavailable."""
    return await _opened(address, codec) if await is_current(address) else None


async def _opened(
    address: Address,
    codec: Codec[Event],
    clock: Clock = time.time,
    limits: Limits | None = None,
    holder: str = "",
) -> PostgresLog:
    database = Database(address, limits, holder)
    await database.open()
    return PostgresLog(database, codec, clock)
