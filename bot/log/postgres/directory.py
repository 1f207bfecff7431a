"""The directories of the PostgreSQL log: founding, ending, erasing and checking campaigns."""

import asyncio
from collections.abc import AsyncIterator, Sequence

from bot.log import erased
from bot.log.codec import must_follow
from bot.log.contract import CampaignRow, LogFault, LogFaultKind, Note
from bot.log.errors import AlreadyPlayed, ChannelTaken, UnreadableEvent
from bot.log.files import Clock, least_id, off_loop
from bot.log.notes import BORN
from bot.log.postgres import statements as sql
from bot.log.postgres.faults import Clash
from bot.log.postgres.tables import PostgresEntries
from bot.rules.basics.keys import CampaignAt
from bot.rules.state.events import Entry

_AT_ONCE = 5000
"""So many entries are looked through at once."""


class PostgresDirectory(PostgresEntries):
    """The Directory of the contract."""

    _clock: Clock

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
        if entries:
            must_follow(entries, 0)
        columns = await off_loop(len(entries), self._columns, entries)
        noted = (note.key, note.value) if note else (None, None)
        values = (0, *columns, cause, *noted, home_channel, name, told)
        return await self._database.finished(self._found(server, values))

    async def _found(self, server: int, values: tuple[object, ...]) -> int:
        """Take an id, and found with it: a second try after a lost one finds what that founded."""
        cause, home, ours = values[7], int(str(values[10])), least_id(self._clock())
        [(campaign,)] = await self._database.look(server, sql.NEXT_ID, server, ours)
        try:
            await self._database.look(server, sql.FOUND, server, campaign, *values)
        except Clash as clash:
            at = CampaignAt(server, campaign)
            if clash.again and await self._look(at, sql.EXISTS):
                return int(campaign)
            if isinstance(cause, str) and await self._played(server, cause):
                raise AlreadyPlayed(server, cause) from clash
            raise ChannelTaken(server, home) from clash
        return int(campaign)

    async def campaigns(self, server: int) -> list[CampaignRow]:
        """Give the server's directory, oldest campaign first."""
        rows = await self._database.look(server, sql.DIRECTORY, server)
        return [
            CampaignRow(CampaignAt(server, campaign), home, name, ended, told, last)
            for campaign, home, name, ended, told, last in rows
        ]

    async def set_ended(self, at: CampaignAt, ended: bool) -> None:
        """Mark a campaign as ended or running."""
        try:
            await self._change_one(at, sql.SET_ENDED, ended)
        except Clash as clash:
            home = await self._change_one(at, sql.HOME)
            raise ChannelTaken(at.server, home) from clash

    async def set_home(self, at: CampaignAt, channel: int) -> None:
        """Move a campaign to another channel."""
        try:
            await self._change_one(at, sql.SET_HOME, channel)
        except Clash as clash:
            raise ChannelTaken(at.server, channel) from clash

    async def delete(self, at: CampaignAt) -> None:
        """Erase a campaign, and write into the register that it was."""
        notes = dict(map(tuple, await self._look(at, sql.NOTES)))
        born = int(notes.get(BORN.key, at.id))
        digest = await self._digest(at.server, erased.campaign(at.server, born))
        await self._database.change(at.server, sql.DELETE, at.server, digest, at.id)

    async def servers(self) -> list[int]:
        """Give the servers of which anything is stored."""
        return [row[0] for row in await self._database.look(0, sql.SERVERS)]

    async def forget(self, server: int) -> None:
        """Erase everything a server has."""
        if await self._database.look(server, sql.IS_STORED, server):
            digest = await self._digest(server, erased.everything(server))
            await self._database.change(server, sql.FORGET, server, digest)

    async def name_goes(self, server: int, user: int) -> None:
        """Write into the register that somebody's name is about to be removed."""
        if await self._database.look(server, sql.IS_STORED, server):
            digest = await self._digest(server, erased.name(server, user))
            await self._database.change(server, sql.NAME_GOES, server, digest)

    async def check(self, server: int) -> list[LogFault]:
        """Read everything of a server and give what is wrong."""
        gaps = await self._database.look(server, sql.GAPS, server)
        told = await self._database.look(server, sql.TOLD_TOO_FAR, server)
        faults = [LogFault(LogFaultKind.GAP, *row) for row in gaps]
        faults += [LogFault(LogFaultKind.TOLD_TOO_FAR, *row) for row in told]
        for row in await self.campaigns(server):
            async for found in self._unreadable(row.at):
                faults += found
        return faults

    async def _unreadable(self, at: CampaignAt) -> AsyncIterator[list[LogFault]]:
        after = 0
        while rows := await self._look(at, sql.READ_SOME, after, _AT_ONCE):
            yield await asyncio.to_thread(self._misread, at, rows)
            after = rows[-1][0]

    def _misread(self, at: CampaignAt, rows: list[tuple[object, ...]]) -> list[LogFault]:
        faults = []
        for row in rows:
            try:
                self._records.entry(at, tuple(row))
            except UnreadableEvent as error:
                faults.append(LogFault(LogFaultKind.UNREADABLE, at.id, error.seq, error.kind))
        return faults

    async def _digest(self, server: int, what: str) -> str:
        [(salt,)] = await self._database.look(server, sql.SALT)
        return await asyncio.to_thread(erased.digest, salt, what)
