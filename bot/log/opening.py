"""Opening the file of one server, ready for use, also where it was put back from a copy.

Messages about moves that are lost then still stand in its channels. Their buttons name a campaign
and a move, and the moves to come will have the numbers of the lost ones. So every campaign gets an
id that no campaign ever had, and what old buttons name is there no more.
"""

import logging
import sqlite3
from pathlib import Path

from bot.log import file_care, lives
from bot.log import statements as sql
from bot.log.backups import BUSY_SECONDS
from bot.log.migrations import Schema, migrate
from bot.log.notes import NUDGING, RESTORED
from bot.log.sqlite_errors import translated

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

_TABLES = ("campaigns", "entries", "posts", "notes")
_LAST = "(SELECT ifnull(max(seq), 0) FROM entries WHERE entries.campaign = campaigns.campaign)"
# What had been written by then was told since, but the newest move's message has an old button.
_TOLD = f"UPDATE campaigns SET told = max({_LAST} - NOT ended, 0)"  # noqa: S608 - all our own
_NOTED = f"""
    INSERT INTO notes (campaign, key, value)
    SELECT campaign, '{RESTORED.key}', {_LAST} FROM campaigns WHERE NOT ended AND {_LAST} > 0
    ON CONFLICT DO UPDATE SET value = excluded.value
"""  # noqa: S608

_log = logging.getLogger(__name__)


def open_file(path: Path, server: int, schema: Schema, least_id: int) -> sqlite3.Connection:
    """Open a server's file, made or migrated if need be; raises LogUnavailable.

    A file that was put back from a copy gets ids for its campaigns from `least_id` on.
    """
    with translated(server):
        path.parent.mkdir(parents=True, exist_ok=True)
        if file_care.is_empty(path.parent, server):
            _log.warning(
                "an empty server file is used as that of a new server", extra={"file": path.name}
            )
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


def recognize(connection: sqlite3.Connection, path: Path, least_id: int) -> bool:
    """Give new ids to the campaigns of a file if it was put back, and tell whether it was.

    Foreign keys must be off. Raises sqlite3.Error, OSError.
    """
    if not lives.is_put_back(path, lives.of(connection)):
        return False
    connection.execute("BEGIN IMMEDIATE")
    try:
        life = _renew(connection, path, least_id)
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:  # a full disk has rolled back by itself
            connection.execute("ROLLBACK")
        raise
    if life:
        lives.write_beside(path, life)
    return bool(life)


def _renew(connection: sqlite3.Connection, path: Path, least_id: int) -> int:
    """Give the file's new life; 0 if another process has just done all this."""
    if not lives.is_put_back(path, lives.of(connection)):
        return 0
    life = lives.fresh()
    lives.write_beside(path, *lives.lives_beside(path), life)
    connection.execute(lives.setting(life))
    _renumber(connection, least_id)
    connection.execute(_TOLD)
    connection.execute(_NOTED)
    return life


def _renumber(connection: sqlite3.Connection, least_id: int) -> None:
    for (old,) in connection.execute("SELECT campaign FROM campaigns ORDER BY campaign").fetchall():
        [(new,)] = connection.execute(sql.NEXT_ID, (least_id,)).fetchall()
        for table in _TABLES:
            change = f"UPDATE {table} SET campaign = ? WHERE campaign = ?"  # noqa: S608
            connection.execute(change, (new, old))
        listed = NUDGING.key(new), NUDGING.key(old)
        connection.execute("UPDATE notes SET key = ? WHERE campaign IS NULL AND key = ?", listed)
