"""What was told of all campaigns, and the notes about them, in SQLite."""

import asyncio
from collections.abc import Iterator

from bot.log import file_care
from bot.log import statements as sql
from bot.log.contract import Post
from bot.log.sqlite_tables import SqliteTables
from bot.rules.basics.keys import CampaignAt


class SqliteDeliveries(SqliteTables):
    """The Deliveries of the contract."""

    async def told(self, at: CampaignAt) -> int:
        """Give the seq up to which everything was posted."""
        return int(await self._change(at, sql.TOLD, at.id))

    async def set_told(self, at: CampaignAt, seq: int) -> None:
        """Note that everything up to `seq` was posted; never goes back."""
        await self._change(at, sql.SET_TOLD, seq, at.id)

    async def post_put(self, at: CampaignAt, post: Post) -> None:
        """Remember where a move was told."""
        values = post.move, post.kind, post.user, post.channel, post.message, post.body_hash
        await self._change(at, sql.POST_PUT, at.id, *values)

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
