"""The tables of the SQLite log: entries, what was told, notes; directories are beside."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Sequence
from itertools import chain
from typing import Any

from bot.log import file_care
from bot.log import statements as sql
from bot.log.codec import Records
from bot.log.contract import Note, Played, Post
from bot.log.errors import (
    AlreadyPlayed,
    CampaignGone,
    LogError,
    LostRace,
    UnreadableEvent,
    name_of,
)
from bot.log.files import ServerFiles, let_go, off_loop
from bot.rules.basics.keys import CampaignAt
from bot.rules.state.events import Entry

_END = 2**63 - 1
_RACES = {f"SQLITE_CONSTRAINT_{kind}" for kind in ("PRIMARYKEY", "UNIQUE", "TRIGGER", "FOREIGNKEY")}

_GONE = ("SQLITE_CONSTRAINT_FOREIGNKEY", "SQLITE_CONSTRAINT_TRIGGER")
_Row = tuple[int | str | None, ...]


class SqliteTables:
    """The files and how entries become rows: what every part of the log works on."""

    _files: ServerFiles
    _records: Records

    async def _change(self, at: CampaignAt, statement: str, *values: object) -> Any:  # noqa: ANN401
        try:
            rows = await self._files.look(at.server, statement, *values)
        except sqlite3.IntegrityError as error:
            if name_of(error) != "SQLITE_CONSTRAINT_FOREIGNKEY":
                raise
            raise CampaignGone(at) from error
        if not rows:
            raise CampaignGone(at)
        return rows[0][0]

    async def _played(self, server: int, cause: str | None) -> bool:
        return cause is not None and bool(await self._files.look(server, sql.CAUSE, cause))

    async def _erase(self, server: int, statement: str, value: int) -> None:
        await self._files.look(server, statement, value)
        await self._files.scrub(server)


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
        return Played(at, await self._decoded(at, [row[1:] for row in rows]))

    async def rewrite(self, at: CampaignAt, entries: Sequence[Entry]) -> None:
        """Put other text in place of old entries, and scrub the old text from the disk."""
        packed = await off_loop(len(entries), self._records.packed, entries)
        await self._files.shielded(self._rewrite(at, packed, len(entries)))

    async def _entries(self, at: CampaignAt, statement: str, *values: object) -> list[Entry]:
        return await self._decoded(at, await self._files.look(at.server, statement, *values))

    async def _decoded(self, at: CampaignAt, rows: list[Any]) -> list[Entry]:
        try:
            return await off_loop(len(rows), self._used_up, at, rows)
        except UnreadableEvent as unreadable:
            unreadable.newer = await self._files.newer_writer(at.server)
            raise

    def _used_up(self, at: CampaignAt, rows: list[Any]) -> list[Entry]:
        entries = self._records.entries(at, rows)
        let_go(rows)
        return entries

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


class SqliteDeliveries(SqliteTables):
    """The Deliveries of the contract."""

    async def told(self, at: CampaignAt) -> int:
        """Give the seq up to which everything was posted."""
        return int(await self._change(at, sql.TOLD, at.id))

    async def deliver(
        self, at: CampaignAt, posts: Sequence[Post] = (), told: int = 0, found: Sequence[str] = ()
    ) -> None:
        """Note it all, in one statement and one thread hop."""
        rows = [_posted(at.id, post) for post in posts]
        rows += [_other(at.id, key, None) for key in found]
        rows += [_other(at.id, None, told)] if told else []
        if not rows:
            return
        if self._files.absent(at.server):
            raise CampaignGone(at)
        statement = sql.insert(sql.DELIVERED, len(rows))
        try:
            await self._files.run(at.server, statement, list(chain(*rows)))
        except sqlite3.IntegrityError as error:
            if name_of(error) not in _GONE:
                raise
            raise CampaignGone(at) from error

    async def posts_of(self, at: CampaignAt, move: int) -> list[Post]:
        """Give all messages that told a move."""
        return [Post(*row) for row in await self._files.look(at.server, sql.POSTS_OF, at.id, move)]

    async def posts_to(self, at: CampaignAt, user: int) -> list[Post]:
        """Give all messages of a campaign that were for one person alone."""
        return [Post(*row) for row in await self._files.look(at.server, sql.POSTS_TO, at.id, user)]

    async def posts_marked(self, at: CampaignAt, mark: str, most: int) -> list[Post]:
        """Give the newest messages for everybody whose digest begins with a mark."""
        rows = await self._files.look(at.server, sql.POSTS_MARKED, at.id, mark, most)
        return [Post(*row) for row in rows]

    async def posts_forget(self, server: int, user: int) -> None:
        """Forget every message that was for one person alone."""
        await self._files.shielded(self._erase(server, sql.POSTS_FORGET, user))

    async def interrupted(self) -> AsyncIterator[int]:
        """Give the servers whose file was not closed, or that somebody asked to be given."""
        for server in file_care.interrupted(self._files.folder):
            yield server

    async def put_back(self) -> list[int]:
        """Look at the header of every file."""
        return await asyncio.to_thread(file_care.put_back, self._files.folder)

    def remind(self, server: int) -> None:
        """Leave an empty file beside a server's own."""
        file_care.remind(self._files.folder, server)


def _posted(campaign: int, post: Post) -> _Row:
    told = post.move, post.kind, post.user, post.channel, post.message, post.body_hash
    return (campaign, *told, None, None)


def _other(campaign: int, found: str | None, told: int | None) -> _Row:
    return (campaign, *[None] * 6, found, told)


class SqliteNotes(SqliteTables):
    """The Notes of the contract."""

    async def notes(self, at: CampaignAt) -> dict[str, str]:
        """Give the notes of a campaign, or of the whole server."""
        return dict(await self._files.look(at.server, sql.NOTES, at.id or None))

    async def note_put(self, at: CampaignAt, key: str, value: str) -> None:
        """Write a note, over an older one of that key."""
        if at.id:
            await self._change(at, sql.NOTE_PUT, at.id, key, value)
        else:
            await self._files.run(at.server, sql.NOTE_PUT, (None, key, value))

    async def note_drop(self, at: CampaignAt, key: str) -> None:
        """Erase a note if there is one."""
        await self._files.look(at.server, sql.NOTE_DROP, at.id or None, key)
