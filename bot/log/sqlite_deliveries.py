"""What was told of all campaigns, and the notes about them, in SQLite."""

import asyncio
from collections.abc import Iterator

from bot.log import file_care
from bot.log import statements as sql
from bot.log.contract import Post
from bot.log.sqlite_tables import SqliteTables


class SqliteDeliveries(SqliteTables):
    """The Deliveries of the contract."""

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
