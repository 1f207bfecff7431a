"""The entries of all campaigns, in SQLite."""

import sqlite3
from collections.abc import Sequence

from bot.log import statements as sql
from bot.log.contract import Played
from bot.log.errors import AlreadyPlayed, CampaignGone, LogError, LostRace
from bot.log.faults import name_of
from bot.log.files import off_loop
from bot.log.sqlite_tables import SqliteTables
from bot.rules.state.events import Entry

_END = 2**63 - 1
_RACES = {f"SQLITE_CONSTRAINT_{kind}" for kind in ("PRIMARYKEY", "UNIQUE", "TRIGGER", "FOREIGNKEY")}


class SqliteEntries(SqliteTables):
    """The Entries of the contract."""

    async def append(
        self,
        server: int,
        campaign: int,
        after_seq: int,
        entries: Sequence[Entry],
        cause: str | None,
    ) -> None:
        """Write all entries or none, in one statement and one thread hop."""
        values = self._records.batch(campaign, after_seq, entries, cause)
        if self._files.absent(server):
            raise CampaignGone(server, campaign)
        await self._files.begin_life(server)
        try:
            await self._files.run(server, sql.append(len(entries)), values)
        except sqlite3.IntegrityError as error:
            raise await self._lost(server, campaign, cause, error) from error

    async def read(self, server: int, campaign: int, after: int = 0) -> list[Entry]:
        """Give the entries behind a seq, oldest first."""
        return await self._entries(server, campaign, sql.READ, campaign, after)

    async def read_move(self, server: int, campaign: int, move: int) -> list[Entry]:
        """Give the entries of a move with all its answers."""
        return await self._entries(server, campaign, sql.READ_MOVE, campaign, move, move)

    async def page(
        self, server: int, campaign: int, before_seq: int | None, limit: int
    ) -> list[Entry]:
        """Give up to `limit` entries before a seq, newest first."""
        before = _END if before_seq is None else before_seq
        return await self._entries(server, campaign, sql.PAGE, campaign, before, limit)

    async def entries_of_cause(self, server: int, cause: str) -> Played | None:
        """Give what the append with this cause wrote."""
        rows = await self._files.look(server, sql.OF_CAUSE, cause)
        if not rows:
            return None
        campaign = rows[0][0]
        return Played(campaign, self._records.entries(server, campaign, [row[1:] for row in rows]))

    async def rewrite(self, server: int, campaign: int, entries: Sequence[Entry]) -> None:
        """Put other text in place of old entries, and scrub the old text from the disk."""
        packed = await off_loop(len(entries), self._records.packed, entries)
        await self._files.shielded(self._rewrite(server, campaign, packed, len(entries)))

    async def _entries(
        self, server: int, campaign: int, statement: str, *values: object
    ) -> list[Entry]:
        rows = await self._files.look(server, statement, *values)
        return await off_loop(len(rows), self._records.entries, server, campaign, rows)

    async def _rewrite(self, server: int, campaign: int, packed: str, count: int) -> None:
        changed = await self._files.look(server, sql.REWRITE, packed, campaign)
        await self._files.scrub(server)
        if len(changed) < count:
            raise CampaignGone(server, campaign)

    async def _lost(
        self, server: int, campaign: int, cause: str | None, error: sqlite3.IntegrityError
    ) -> LogError:
        if name_of(error) not in _RACES:
            raise error
        if await self._played(server, cause):
            return AlreadyPlayed(server, cause or "")
        if await self._files.look(server, sql.EXISTS, campaign):
            return LostRace(server, campaign)
        return CampaignGone(server, campaign)
