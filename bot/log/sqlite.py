"""The campaign log in SQLite: one file per server, one statement per change.

Tasks share a connection, so a transaction over several awaits would mix them up. Every change here
is a single statement in autocommit; constraints, triggers and cascades do the rest.
"""

import asyncio
import sqlite3
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from bot.log import file_care
from bot.log import statements as sql
from bot.log.codec import Codec
from bot.log.contract import CampaignRow, Fault, Played, Post
from bot.log.errors import (
    AlreadyPlayed,
    CampaignGone,
    ChannelTaken,
    LogError,
    LogUnavailable,
    LostRace,
)
from bot.log.faults import name_of
from bot.log.files import ServerFiles, off_loop
from bot.log.migrations import Schema, shipped
from bot.log.records import Records
from bot.rules.state.events import Entry, Event

MOST_OPEN = 128  # an open file costs 3 descriptors, a thread and some 170 KiB
_END = 2**63 - 1
_RACES = {f"SQLITE_CONSTRAINT_{kind}" for kind in ("PRIMARYKEY", "UNIQUE", "TRIGGER", "FOREIGNKEY")}


class SqliteLog:
    """The logs of all servers in one folder; CampaignLog says what each method promises."""

    def __init__(
        self,
        folder: Path,
        codec: Codec[Event],
        most_open: int = MOST_OPEN,
        schema: Schema | None = None,
    ) -> None:
        self._records = Records(codec)
        self._files = ServerFiles(folder, schema or shipped(), most_open)

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

    async def create(
        self,
        server: int,
        home_channel: int,
        name: str,
        entries: Sequence[Entry],
        cause: str | None,
        told: int = 0,
    ) -> int:
        """Found a campaign with its first entries and give its id."""
        packed = await off_loop(len(entries), self._records.packed, entries, 0)
        founding = home_channel, name, cause, packed, told
        return await self._files.shielded(self._found(server, founding))

    async def campaigns(self, server: int) -> list[CampaignRow]:
        """Give the server's directory, oldest campaign first."""
        rows = await self._files.look(server, sql.DIRECTORY)
        return [
            CampaignRow(campaign, home, name, bool(ended), told, last)
            for campaign, home, name, ended, told, last in rows
        ]

    async def set_ended(self, server: int, campaign: int, ended: bool) -> None:
        """Mark a campaign as ended or running."""
        try:
            await self._change(server, campaign, sql.SET_ENDED, ended, campaign)
        except sqlite3.IntegrityError as error:
            home = await self._change(server, campaign, sql.HOME, campaign)
            raise ChannelTaken(server, home) from error

    async def set_home(self, server: int, campaign: int, channel: int) -> None:
        """Move a campaign to another channel."""
        try:
            await self._change(server, campaign, sql.SET_HOME, channel, campaign)
        except sqlite3.IntegrityError as error:
            raise ChannelTaken(server, channel) from error

    async def delete(self, server: int, campaign: int) -> None:
        """Erase a campaign, and its text from the disk."""
        await self._files.shielded(self._erase(server, sql.DELETE, campaign))

    async def told(self, server: int, campaign: int) -> int:
        """Give the seq up to which everything was posted."""
        return int(await self._change(server, campaign, sql.TOLD, campaign))

    async def set_told(self, server: int, campaign: int, seq: int) -> None:
        """Note that everything up to `seq` was posted; never goes back."""
        await self._change(server, campaign, sql.SET_TOLD, seq, campaign)

    async def post_put(self, server: int, campaign: int, post: Post) -> None:
        """Remember where a move was told."""
        values = post.move, post.kind, post.user, post.channel, post.message, post.body_hash
        await self._change(server, campaign, sql.POST_PUT, campaign, *values)

    async def posts_of(self, server: int, campaign: int, move: int) -> list[Post]:
        """Give all messages that told a move."""
        return [Post(*row) for row in await self._files.look(server, sql.POSTS_OF, campaign, move)]

    async def posts_forget(self, server: int, user: int) -> None:
        """Forget every message that was for one person alone."""
        await self._files.shielded(self._erase(server, sql.POSTS_FORGET, user))

    async def notes(self, server: int, campaign: int | None) -> dict[str, str]:
        """Give the notes of a campaign, or of the whole server."""
        return dict(await self._files.look(server, sql.NOTES, campaign))

    async def note_put(self, server: int, campaign: int | None, key: str, value: str) -> None:
        """Write a note, over an older one of that key."""
        if campaign is None:
            await self._files.run(server, sql.NOTE_PUT, (None, key, value))
        else:
            await self._change(server, campaign, sql.NOTE_PUT, campaign, key, value)

    async def note_drop(self, server: int, campaign: int | None, key: str) -> None:
        """Erase a note if there is one."""
        await self._files.look(server, sql.NOTE_DROP, campaign, key)

    def servers(self) -> Iterator[int]:
        """Give the servers that have a file."""
        return file_care.servers(self._files.folder)

    def interrupted(self) -> Iterator[int]:
        """Give the servers whose file was not closed, or that somebody asked to be given."""
        return file_care.interrupted(self._files.folder)

    def remind(self, server: int) -> None:
        """Leave an empty file beside a server's own."""
        file_care.remind(self._files.folder, server)

    async def forget(self, server: int) -> None:
        """Erase everything a server has."""
        await self._files.shielded(self._files.erase(server))

    async def check(self, server: int) -> list[Fault]:
        """Read the whole file of a server and give what is wrong."""
        wanted = self._files.folder, server, self._records, self._files.schema
        return await asyncio.to_thread(file_care.check, *wanted)

    async def back_up(self, target: Path) -> list[LogUnavailable]:
        """Copy every server's file into a folder while playing; give those that failed."""
        return await asyncio.to_thread(file_care.back_up, self._files.folder, target)

    async def close(self) -> None:
        """Finish what was begun and close all files."""
        await self._files.close()

    async def _entries(
        self, server: int, campaign: int, statement: str, *values: object
    ) -> list[Entry]:
        rows = await self._files.look(server, statement, *values)
        return await off_loop(len(rows), self._records.entries, server, campaign, rows)

    async def _found(self, server: int, founding: tuple[int, str, str | None, str, int]) -> int:
        home_channel, _, cause, _, _ = founding
        [(campaign,)] = await self._files.run(server, sql.NEXT_ID)
        try:
            await self._files.run(server, sql.FOUND, (campaign, *founding))
        except sqlite3.IntegrityError as error:
            if await self._played(server, cause):
                raise AlreadyPlayed(server, cause or "") from error
            raise ChannelTaken(server, home_channel) from error
        return int(campaign)

    async def _rewrite(self, server: int, campaign: int, packed: str, count: int) -> None:
        changed = await self._files.look(server, sql.REWRITE, packed, campaign)
        await self._files.scrub(server)
        if len(changed) < count:
            raise CampaignGone(server, campaign)

    async def _erase(self, server: int, statement: str, value: int) -> None:
        await self._files.look(server, statement, value)
        await self._files.scrub(server)

    async def _change(self, server: int, campaign: int, statement: str, *values: object) -> Any:  # noqa: ANN401
        try:
            rows = await self._files.look(server, statement, *values)
        except sqlite3.IntegrityError as error:
            if name_of(error) != "SQLITE_CONSTRAINT_FOREIGNKEY":
                raise
            raise CampaignGone(server, campaign) from error
        if not rows:
            raise CampaignGone(server, campaign)
        return rows[0][0]

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

    async def _played(self, server: int, cause: str | None) -> bool:
        return cause is not None and bool(await self._files.look(server, sql.CAUSE, cause))
