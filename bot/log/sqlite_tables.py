"""What the parts of the SQLite log share."""

import sqlite3
from typing import Any

from bot.log import statements as sql
from bot.log.codec import Records
from bot.log.errors import CampaignGone
from bot.log.files import ServerFiles
from bot.log.sqlite_errors import name_of
from bot.rules.basics.keys import CampaignAt


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
