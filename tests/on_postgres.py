"""The whole bot on a database, in the simulated Discord."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from bot.log.contract import CampaignLog
from bot.log.postgres.address import Address
from bot.log.postgres.database import Database
from bot.log.postgres.log import PostgresLog
from bot.log.postgres.migrations import migrate
from bot.log.upcasts import event_codec
from bot.practice.real import Counted, RealHarness
from bot.practice.world import World
from bot.rules.basics.keys import CampaignAt
from bot.rules.state.events import Entry


class CountedPostgres(PostgresLog):
    """The log in a database, which also counts what it has written."""

    written = 0

    async def append(
        self,
        at: CampaignAt,
        after_seq: int,
        entries: Sequence[Entry],
        *further: Any,  # noqa: ANN401
        **named: Any,  # noqa: ANN401
    ) -> None:
        """Write, then count."""
        await super().append(at, after_seq, entries, *further, **named)
        self.written += len(entries)

    async def create(
        self,
        server: int,
        home_channel: int,
        name: str,
        entries: Sequence[Entry],
        *further: Any,  # noqa: ANN401
        **named: Any,  # noqa: ANN401
    ) -> int:
        """Write, then count."""
        campaign = await super().create(server, home_channel, name, entries, *further, **named)
        self.written += max(1, len(entries))
        return campaign


class OnPostgres(RealHarness):
    """Clients that run on one database, one after the other."""

    def __init__(self, database: str, folder: Path) -> None:
        super().__init__(folder / "servers", ids=lambda: 0.0)
        self.address = Address(database)

    async def opened(self) -> Counted:
        """Open the log of the next client."""
        await migrate(self.address)
        database = Database(self.address)
        await database.open()
        return CountedPostgres(database, event_codec(), lambda: 0.0)

    @property
    def log(self) -> CampaignLog:
        """The log of the client that runs."""
        return self.bot.desk.service.log


@asynccontextmanager
async def table_in(database: str, folder: Path) -> AsyncIterator[tuple[World, OnPostgres]]:
    """A simulated Discord with the bot on a database."""
    harness = OnPostgres(database, folder)
    try:
        async with World(harness, folder=folder, strict=False) as world:
            yield world, harness
    finally:
        await harness.stop()
