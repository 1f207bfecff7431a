"""Opening the file of one server, ready for use."""

import sqlite3
from pathlib import Path

from bot.campaign_log.copies import BUSY_SECONDS
from bot.campaign_log.faults import translated
from bot.campaign_log.migrations import Schema, migrate

# FULL: what was answered is on the disk. The small cache keeps 128 open files within a few MiB.
# secure_delete: a dropped note leaves no bytes behind. Foreign keys last: migrations may rebuild.
PRAGMAS = (
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    "PRAGMA cache_size = -512",
    "PRAGMA secure_delete = ON",
    "PRAGMA foreign_keys = ON",
)


def open_file(path: Path, server: int, schema: Schema) -> sqlite3.Connection:
    """Open a server's file, made or migrated if need be; raises LogUnavailable."""
    with translated(server):
        path.parent.mkdir(parents=True, exist_ok=True)
        connection = sqlite3.connect(path, isolation_level=None, timeout=BUSY_SECONDS)
        try:
            migrate(connection, server, path, schema)
            for pragma in PRAGMAS:
                connection.execute(pragma)
        except BaseException:
            connection.close()
            raise
        return connection
