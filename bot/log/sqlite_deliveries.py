"""What was told of all campaigns, and the notes about them, in SQLite."""

import asyncio
import sqlite3
from collections.abc import Iterator, Sequence
from itertools import chain

from bot.log import file_care
from bot.log import statements as sql
from bot.log.contract import Post
from bot.log.errors import CampaignGone
from bot.log.sqlite_errors import name_of
from bot.log.sqlite_tables import SqliteTables
from bot.rules.basics.keys import CampaignAt

_GONE = ("SQLITE_CONSTRAINT_FOREIGNKEY", "SQLITE_CONSTRAINT_TRIGGER")
_Row = tuple[int | str | None, ...]


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

    async def posts_forget(self, server: int, user: int) -> None:
        """Forget every message that was for one person alone."""
        await self._files.shielded(self._erase(server, sql.POSTS_FORGET, user))

    def interrupted(self) -> Iterator[int]:
        """Give the servers whose file was not closed, or that somebody asked to be given."""
        return file_care.interrupted(self._files.folder)

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
