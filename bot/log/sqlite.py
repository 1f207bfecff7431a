"""The campaign log in SQLite: one file per server, one statement per change.

Tasks share a connection, so a transaction over several awaits would mix them up. Every change here
is a single statement in autocommit; constraints, triggers and cascades do the rest.
"""

import time
from pathlib import Path

from bot.log.codec import Codec, Records
from bot.log.files import Clock, ServerFiles
from bot.log.migrations import Schema, shipped
from bot.log.sqlite_directory import SqliteDirectory
from bot.log.sqlite_marks import SqliteMarks
from bot.log.sqlite_snapshots import SqliteSnapshots
from bot.log.sqlite_tables import SqliteDeliveries, SqliteEntries, SqliteNotes
from bot.rules.state.events import Event

# A hundred tables at once, and one beside; an open file costs 3 descriptors, a thread, 160 KiB.
MOST_OPEN = 101


class SqliteLog(
    SqliteEntries, SqliteDirectory, SqliteDeliveries, SqliteNotes, SqliteSnapshots, SqliteMarks
):
    """The logs of all servers in one folder; CampaignLog says what each method promises."""

    def __init__(
        self,
        folder: Path,
        codec: Codec[Event],
        most_open: int = MOST_OPEN,
        schema: Schema | None = None,
        clock: Clock = time.time,
    ) -> None:
        """Take where the files are, what reads events, and the time in seconds, for new ids."""
        self._records = Records(codec)
        self._files = ServerFiles(folder, schema or shipped(), most_open, clock)

    async def close(self) -> None:
        """Finish what was begun and close all files."""
        await self._files.close()
