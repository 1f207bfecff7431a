"""The directories of the SQLite log: founding, ending and erasing campaigns."""

import asyncio
import sqlite3
from collections.abc import Sequence

from bot.log import erased, file_care
from bot.log import statements as sql
from bot.log.contract import CampaignRow, LogFault, Note
from bot.log.errors import AlreadyPlayed, ChannelTaken, LogUnavailable
from bot.log.files import off_loop
from bot.log.notes import BORN
from bot.log.sqlite_tables import SqliteTables
from bot.rules.basics.keys import CampaignAt
from bot.rules.state.events import Entry

_Founding = tuple[int, str, str | None, str, int, str | None, str | None]


class SqliteDirectory(SqliteTables):
    """The Directory of the contract."""

    async def create(
        self,
        server: int,
        home_channel: int,
        name: str,
        entries: Sequence[Entry],
        cause: str | None,
        told: int = 0,
        note: Note | None = None,
    ) -> int:
        """Found a campaign with its first entries and give its id."""
        packed = await off_loop(len(entries), self._records.packed, entries, 0)
        noted = (note.key, note.value) if note else (None, None)
        founding = home_channel, name, cause, packed, told, *noted
        return await self._files.shielded(self._found(server, founding))

    async def campaigns(self, server: int) -> list[CampaignRow]:
        """Give the server's directory, oldest campaign first."""
        rows = await self._files.look(server, sql.DIRECTORY)
        return [
            CampaignRow(CampaignAt(server, campaign), home, name, bool(ended), told, last)
            for campaign, home, name, ended, told, last in rows
        ]

    async def set_ended(self, at: CampaignAt, ended: bool) -> None:
        """Mark a campaign as ended or running."""
        try:
            await self._change(at, sql.SET_ENDED, ended, at.id)
        except sqlite3.IntegrityError as error:
            home = await self._change(at, sql.HOME, at.id)
            raise ChannelTaken(at.server, home) from error

    async def set_home(self, at: CampaignAt, channel: int) -> None:
        """Move a campaign to another channel."""
        try:
            await self._change(at, sql.SET_HOME, channel, at.id)
        except sqlite3.IntegrityError as error:
            raise ChannelTaken(at.server, channel) from error

    async def delete(self, at: CampaignAt) -> None:
        """Erase a campaign, and its text from the disk."""
        await self._files.shielded(self._delete(at))

    async def servers(self) -> list[int]:
        """Give the servers that have a file; there may be thousands."""
        return await asyncio.to_thread(lambda: list(file_care.servers(self._files.folder)))

    async def forget(self, server: int) -> None:
        """Erase everything a server has."""
        await self._files.shielded(self._forget(server))

    async def name_goes(self, server: int, user: int) -> None:
        """Write into the register that somebody's name is about to be removed."""
        if not self._files.absent(server):
            what = erased.name(server, user)
            await self._files.shielded(self._files.will_erase(server, what))

    async def check(self, server: int) -> list[LogFault]:
        """Read the whole file of a server and give what is wrong."""
        wanted = self._files.folder, server, self._records, self._files.schema
        return await asyncio.to_thread(file_care.check, *wanted)

    async def _delete(self, at: CampaignAt) -> None:
        if not await self._files.look(at.server, sql.EXISTS, at.id):
            return
        notes = dict(await self._files.look(at.server, sql.NOTES, at.id))
        born = int(notes.get(BORN.key, at.id))
        line = await self._files.will_erase(at.server, erased.campaign(at.server, born))
        try:
            await self._erase(at.server, sql.DELETE, at.id)
        except LogUnavailable:
            if await self._files.look(at.server, sql.EXISTS, at.id):
                await self._files.has_not_erased(at.server, line)
            raise

    async def _forget(self, server: int) -> None:
        """Erase a server; its file may be damaged, so nothing is noted in it."""
        files, what = self._files, erased.everything(server)
        line = None if files.absent(server) else await files.register(server, what)
        try:
            await files.erase(server)
        except LogUnavailable:
            if line is not None:
                await files.has_not_erased(server, line)
            raise

    async def _found(self, server: int, founding: _Founding) -> int:
        home_channel, _, cause, *_ = founding
        await self._files.begin_life(server)
        [(campaign,)] = await self._files.run(server, sql.NEXT_ID, (self._files.least_id,))
        try:
            await self._files.run(server, sql.FOUND, (campaign, *founding))
        except sqlite3.IntegrityError as error:
            if await self._played(server, cause):
                raise AlreadyPlayed(server, cause or "") from error
            raise ChannelTaken(server, home_channel) from error
        return int(campaign)
