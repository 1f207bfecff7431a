"""The tables of the PostgreSQL log: entries, what was told, notes, snapshots, marks."""

from collections.abc import AsyncIterator, Sequence
from typing import Any

from bot.log.codec import Records, must_follow
from bot.log.contract import Note, Played, Post, Snapshot
from bot.log.errors import (
    AlreadyPlayed,
    CampaignGone,
    LogError,
    LostRace,
    UnreadableEvent,
)
from bot.log.files import let_go, off_loop
from bot.log.marks import Mark
from bot.log.migrations import is_newer
from bot.log.postgres import statements as sql
from bot.log.postgres.database import Database
from bot.log.postgres.faults import Clash
from bot.rules.basics.keys import CampaignAt
from bot.rules.state.events import Entry

_END = 2**63 - 1
_WRITTEN_BY = "SELECT written_by FROM schema_version"


class PostgresTables:
    """The database and how entries become rows: what every part of the log works on."""

    _database: Database
    _records: Records

    async def _change(self, at: CampaignAt, statement: str, *values: object) -> list[Any]:
        """Change something of a campaign; raises CampaignGone where a key needs one."""
        try:
            return await self._database.change(at.server, statement, *at, *values)
        except Clash as clash:
            raise CampaignGone(at) from clash

    async def _change_one(self, at: CampaignAt, statement: str, *values: object) -> Any:  # noqa: ANN401
        """Change a campaign itself and give what is asked of it; raises Clash, CampaignGone."""
        rows = await self._database.change(at.server, statement, *at, *values)
        if not rows:
            raise CampaignGone(at)
        return rows[0][0]

    async def _look(self, at: CampaignAt, statement: str, *values: object) -> list[Any]:
        return await self._database.look(at.server, statement, *at, *values)

    async def _played(self, server: int, cause: str | None) -> bool:
        return cause is not None and bool(
            await self._database.look(server, sql.CAUSE, server, cause)
        )


class PostgresEntries(PostgresTables):
    """The Entries of the contract."""

    async def append(
        self,
        at: CampaignAt,
        after_seq: int,
        entries: Sequence[Entry],
        cause: str | None,
        note: Note | None = None,
    ) -> None:
        """Write all entries and the note, or nothing, in one statement."""
        must_follow(entries, after_seq)
        columns = await off_loop(len(entries), self._columns, entries)
        noted = (note.key, note.value) if note else (None, None)
        await self._database.finished(self._append(at, after_seq, columns, cause, noted))

    async def _append(
        self,
        at: CampaignAt,
        after: int,
        columns: list[list[Any]],
        cause: str | None,
        noted: tuple[str | None, str | None],
    ) -> None:
        try:
            values = (*at, after, *columns, cause, *noted)
            rows = await self._database.look(at.server, sql.APPEND, *values)
        except Clash as clash:
            if clash.again and await self._is_written(at, after, columns, cause):
                return
            raise await self._lost(at, cause) from clash
        if not rows[0][0]:
            raise await self._lost(at, cause)

    async def read(self, at: CampaignAt, after: int = 0) -> list[Entry]:
        """Give the entries behind a seq, oldest first."""
        return await self._entries(at, sql.READ, after)

    async def read_move(self, at: CampaignAt, move: int) -> list[Entry]:
        """Give the entries of a move with all its answers."""
        return await self._entries(at, sql.READ_MOVE, move)

    async def page(self, at: CampaignAt, before_seq: int | None, limit: int) -> list[Entry]:
        """Give up to `limit` entries before a seq, newest first."""
        before = _END if before_seq is None else before_seq
        return await self._entries(at, sql.PAGE, before, limit)

    async def entries_of_cause(self, server: int, cause: str) -> Played | None:
        """Give what the append with this cause wrote."""
        rows = await self._database.look(server, sql.OF_CAUSE, server, cause)
        if not rows:
            return None
        at = CampaignAt(server, rows[0][0])
        return Played(at, await self._decoded(at, [tuple(row)[1:] for row in rows]))

    async def rewrite(self, at: CampaignAt, entries: Sequence[Entry]) -> None:
        """Put other text in place of old entries."""
        columns = await off_loop(len(entries), self._columns, entries)
        changed = await self._change(at, sql.REWRITE, *columns)
        if len(changed) < len(entries):
            raise CampaignGone(at)

    def _columns(self, entries: Sequence[Entry]) -> list[list[Any]]:
        """Give entries as the columns that a statement takes, however many they are."""
        return [list(column) for column in zip(*self._records.rows(entries), strict=True)] or [
            [] for _ in range(6)
        ]

    async def _entries(self, at: CampaignAt, statement: str, *values: object) -> list[Entry]:
        return await self._decoded(at, await self._look(at, statement, *values))

    async def _decoded(self, at: CampaignAt, rows: list[Any]) -> list[Entry]:
        try:
            return await off_loop(len(rows), self._used_up, at, rows)
        except UnreadableEvent as unreadable:
            unreadable.newer = await self._newer_writer(at.server)
            raise

    def _used_up(self, at: CampaignAt, rows: list[Any]) -> list[Entry]:
        entries = self._records.entries(at, rows)
        let_go(rows)
        return entries

    async def _newer_writer(self, server: int) -> str:
        [(version,)] = await self._database.look(server, _WRITTEN_BY)
        return version if is_newer(version) else ""

    async def _is_written(
        self, at: CampaignAt, after: int, columns: list[list[Any]], cause: str | None
    ) -> bool:
        """Tell whether exactly this stands there: a try whose connection was lost wrote it."""
        count = len(columns[0])
        rows = await self._look(at, sql.READ_SOME, after, count)
        causes = await self._look(at, sql.CAUSE_AT, after + 1)
        same = [tuple(row) for row in rows] == list(zip(*columns, strict=True))
        return same and [each[0] for each in causes] == [cause]

    async def _lost(self, at: CampaignAt, cause: str | None) -> LogError:
        if await self._played(at.server, cause):
            return AlreadyPlayed(at.server, cause or "")
        if await self._look(at, sql.EXISTS):
            return LostRace(at)
        return CampaignGone(at)


class PostgresDeliveries(PostgresTables):
    """The Deliveries of the contract."""

    async def told(self, at: CampaignAt) -> int:
        """Give the seq up to which everything was posted."""
        rows = await self._look(at, sql.TOLD)
        if not rows:
            raise CampaignGone(at)
        return int(rows[0][0])

    async def deliver(
        self, at: CampaignAt, posts: Sequence[Post] = (), told: int = 0, found: Sequence[str] = ()
    ) -> None:
        """Note it all, in one statement."""
        if not (posts or told or found):
            return
        # One statement writes a row once: of messages that take each other's place, the last.
        newest = {(each.move, each.kind, each.user, each.channel): each for each in posts}.values()
        columns = (
            [each.move for each in newest],
            [each.kind for each in newest],
            [each.user for each in newest],
            [each.channel for each in newest],
            [each.message for each in newest],
            [each.body_hash for each in newest],
        )
        await self._change_one(at, sql.DELIVER, told, *columns, list(found))

    async def posts_of(self, at: CampaignAt, move: int) -> list[Post]:
        """Give all messages that told a move."""
        return [Post(*row) for row in await self._look(at, sql.POSTS_OF, move)]

    async def posts_to(self, at: CampaignAt, user: int) -> list[Post]:
        """Give all messages of a campaign that were for one person alone."""
        return [Post(*row) for row in await self._look(at, sql.POSTS_TO, user)]

    async def posts_marked(self, at: CampaignAt, mark: str, most: int) -> list[Post]:
        """Give the newest messages for everybody whose digest begins with a mark."""
        return [Post(*row) for row in await self._look(at, sql.POSTS_MARKED, mark, most)]

    async def posts_forget(self, server: int, user: int) -> None:
        """Forget every message that was for one person alone."""
        await self._database.change(server, sql.POSTS_FORGET, server, user)

    async def interrupted(self) -> AsyncIterator[int]:
        """Give the servers with something untold: the directory knows them, however all ended."""
        for row in await self._database.look(0, sql.INTERRUPTED):
            yield row[0]

    async def put_back(self) -> list[int]:
        """Give none: a copy is made ready before it is put back, not by who looks into it."""
        return []

    def remind(self, server: int) -> None:
        """Do nothing: the directory knows what is untold."""


class PostgresNotes(PostgresTables):
    """The Notes of the contract."""

    async def notes(self, at: CampaignAt) -> dict[str, str]:
        """Give the notes of a campaign, or of the whole server."""
        if at.id:
            return dict(map(tuple, await self._look(at, sql.NOTES)))
        return dict(map(tuple, await self._database.look(at.server, sql.SERVER_NOTES, at.server)))

    async def note_put(self, at: CampaignAt, key: str, value: str) -> None:
        """Write a note, over an older one of that key."""
        if at.id:
            await self._change(at, sql.NOTE_PUT, key, value)
        else:
            await self._database.change(at.server, sql.SERVER_NOTE_PUT, at.server, key, value)

    async def note_drop(self, at: CampaignAt, key: str) -> None:
        """Erase a note if there is one."""
        if at.id:
            await self._change(at, sql.NOTE_DROP, key)
        else:
            await self._database.change(at.server, sql.SERVER_NOTE_DROP, at.server, key)


class PostgresSnapshots(PostgresTables):
    """The Snapshots of the contract."""

    async def snapshots(self, at: CampaignAt) -> list[Snapshot]:
        """Give a campaign's snapshots, the newest first."""
        return [Snapshot(*row) for row in await self._look(at, sql.SNAPSHOTS)]

    async def snapshot_put(self, at: CampaignAt, snapshot: Snapshot) -> None:
        """Keep a snapshot and the one before it."""
        digests = snapshot.code, snapshot.entry, snapshot.sum
        await self._change(at, sql.SNAPSHOT_PUT, snapshot.seq, *digests, snapshot.body)


class PostgresMarks(PostgresTables):
    """The Marks of the contract."""

    async def marked(self, mark: Mark) -> dict[int, str]:
        """Give the marked servers, and what their marks say."""
        return dict(map(tuple, await self._database.look(0, sql.MARKED, mark.value)))

    async def all_marked(self, mark: Mark) -> bool:
        """Tell whether every server that is to be marked is."""
        return bool(await self._database.look(0, sql.ALL_MARKED, mark.value))

    async def set_all_marked(self, mark: Mark) -> None:
        """Say that every server that is to be marked is, from here on."""
        await self._database.change(0, sql.SET_ALL_MARKED, mark.value)

    async def mark(self, server: int, mark: Mark, text: str = "") -> None:
        """Mark a server that is stored, over an older mark of this kind."""
        await self._database.change(server, sql.MARK, server, mark.value, text)

    async def unmark(self, server: int, mark: Mark) -> None:
        """Take a mark off."""
        await self._database.change(server, sql.UNMARK, server, mark.value)
