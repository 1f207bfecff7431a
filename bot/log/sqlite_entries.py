"""The entries of all campaigns, in SQLite."""

import sqlite3
from collections.abc import Sequence

from bot.log import statements as sql
from bot.log.contract import Note, Played
from bot.log.errors import AlreadyPlayed, CampaignGone, LogError, LostRace
from bot.log.files import off_loop
from bot.log.sqlite_errors import name_of
from bot.log.sqlite_tables import SqliteTables
from bot.rules.basics.keys import CampaignAt
from bot.rules.state.events import Entry

_END = 2**63 - 1
_RACES = {f"SQLITE_CONSTRAINT_{kind}" for kind in ("PRIMARYKEY", "UNIQUE", "TRIGGER", "FOREIGNKEY")}


class SqliteEntries(SqliteTables):
    """The Entries of the contract."""

    async def append(
        self,
        at: CampaignAt,
        after_seq: int,
        entries: Sequence[Entry],
        cause: str | None,
        note: Note | None = None,
    ) -> None:
        """Write all entries and the note, or nothing, in one statement and one thread hop."""
        noted = (note.key, note.value) if note else (None, None)
        values = self._records.batch(at.id, after_seq, entries, cause, *noted)
        if self._files.absent(at.server):
            raise CampaignGone(at)
        await self._files.begin_life(at.server)
        try:
            await self._files.run(at.server, sql.insert(sql.APPENDED, len(entries)), values)
        except sqlite3.IntegrityError as error:
            raise await self._lost(at, cause, error) from error

    async def read(self, at: CampaignAt, after: int = 0) -> list[Entry]:
        """Give the entries behind a seq, oldest first."""
        return await self._entries(at, sql.READ, at.id, after)

    async def read_move(self, at: CampaignAt, move: int) -> list[Entry]:
        """Give the entries of a move with all its answers."""
        return await self._entries(at, sql.READ_MOVE, at.id, move, move)

    async def page(self, at: CampaignAt, before_seq: int | None, limit: int) -> list[Entry]:
        """Give up to `limit` entries before a seq, newest first."""
        before = _END if before_seq is None else before_seq
        return await self._entries(at, sql.PAGE, at.id, before, limit)

    async def entries_of_cause(self, server: int, cause: str) -> Played | None:
        """Give what the append with this cause wrote."""
        rows = await self._files.look(server, sql.OF_CAUSE, cause)
        if not rows:
            return None
        at = CampaignAt(server, rows[0][0])
        return Played(at, self._records.entries(at, [row[1:] for row in rows]))

    async def rewrite(self, at: CampaignAt, entries: Sequence[Entry]) -> None:
        """Put other text in place of old entries, and scrub the old text from the disk."""
        packed = await off_loop(len(entries), self._records.packed, entries)
        await self._files.shielded(self._rewrite(at, packed, len(entries)))

    async def _entries(self, at: CampaignAt, statement: str, *values: object) -> list[Entry]:
        rows = await self._files.look(at.server, statement, *values)
        return await off_loop(len(rows), self._records.entries, at, rows)

    async def _rewrite(self, at: CampaignAt, packed: str, count: int) -> None:
        changed = await self._files.look(at.server, sql.REWRITE, packed, at.id)
        await self._files.scrub(at.server)
        if len(changed) < count:
            raise CampaignGone(at)

    async def _lost(
        self, at: CampaignAt, cause: str | None, error: sqlite3.IntegrityError
    ) -> LogError:
        if name_of(error) not in _RACES:
            raise error
        if await self._played(at.server, cause):
            return AlreadyPlayed(at.server, cause or "")
        if await self._files.look(at.server, sql.EXISTS, at.id):
            return LostRace(at)
        return CampaignGone(at)
