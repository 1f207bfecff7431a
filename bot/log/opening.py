"""Opening the file of one server, ready for use."""

import sqlite3
from pathlib import Path

from bot.log import file_care
from bot.log.backups import BUSY_SECONDS
from bot.log.faults import translated
from bot.log.migrations import Schema, migrate
from bot.log.restoring import recognize

# What was answered is on the disk.
DURABLE = "PRAGMA synchronous = FULL"
# For fresh files: half of SQLite's own choice halves what a small server takes on disk and open.
_PAGE_SIZE = "PRAGMA page_size = 2048"
# The small cache keeps 128 open files within a few MiB; secure_delete leaves no bytes of a dropped
# note behind. Foreign keys come behind the migrations, which may rebuild tables.
PRAGMAS = (
    "PRAGMA journal_mode = WAL",
    "PRAGMA cache_size = -128",
    "PRAGMA secure_delete = ON",
    "PRAGMA foreign_keys = ON",
)


def open_file(path: Path, server: int, schema: Schema, least_id: int) -> sqlite3.Connection:
    """Open a server's file, made or migrated if need be; raises LogUnavailable.

    A file that was put back from a copy gets ids for its campaigns from `least_id` on.
    """
    with translated(server):
        path.parent.mkdir(parents=True, exist_ok=True)
        connection = sqlite3.connect(path, isolation_level=None, timeout=BUSY_SECONDS)
        try:
            _set(connection, DURABLE, _PAGE_SIZE)
            migrate(connection, server, path, schema)
            if recognize(connection, path, least_id):
                file_care.remind(path.parent, server)
            _set(connection, *PRAGMAS)
        except BaseException:
            connection.close()
            raise
        return connection


def _set(connection: sqlite3.Connection, *pragmas: str) -> None:
    for pragma in pragmas:
        connection.execute(pragma)
