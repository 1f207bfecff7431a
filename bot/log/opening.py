"""Opening the file of one server, ready for use, also where it was put back from a copy.

Messages about moves that are lost then still stand in its channels. Their buttons name a campaign
and a move, and the moves to come will have the numbers of the lost ones. So every campaign gets an
id that no campaign ever had, and what old buttons name is there no more.
"""

import sqlite3
from contextlib import closing
from pathlib import Path

from bot.log import backups, file_care, marks
from bot.log import statements as sql
from bot.log.backups import BUSY_SECONDS, connect_to_look
from bot.log.errors import LogUnavailable, Reason, translated
from bot.log.marks import Mark
from bot.log.migrations import Schema, migrate, user_version
from bot.log.notes import BORN, ERASED, NUDGING, RESTORED, ErasedUpTo

# What was answered is on the disk.
DURABLE = "PRAGMA synchronous = FULL"
# For fresh files: half of SQLite's own choice halves what a small server takes on disk and open.
_PAGE_SIZE = "PRAGMA page_size = 2048"
# Ten pages are what a move touches: with them all open files stay within a few MiB. SQLite has room
# for twenty since it read the first one, and gives that back only when it is told to. secure_delete
# leaves no bytes of a dropped note behind. Foreign keys come behind the migrations, which may
# rebuild tables.
PRAGMAS = (
    "PRAGMA journal_mode = WAL",
    "PRAGMA cache_size = -24",
    "PRAGMA secure_delete = ON",
    "PRAGMA foreign_keys = ON",
    "PRAGMA shrink_memory",
)

_TABLES = ("campaigns", "entries", "posts", "notes", "snapshots")
_LAST = "(SELECT ifnull(max(seq), 0) FROM entries WHERE entries.campaign = campaigns.campaign)"
# What had been written by then was told since, but the newest move's message has an old button.
_TOLD = f"UPDATE campaigns SET told = max({_LAST} - NOT ended, 0)"  # noqa: S608 - all our own
_NOTED = f"""
    INSERT INTO notes (campaign, key, value)
    SELECT campaign, '{RESTORED.key}', {_LAST} FROM campaigns WHERE NOT ended AND {_LAST} > 0
    ON CONFLICT DO UPDATE SET value = excluded.value
"""  # noqa: S608
_FOUNDED = f"""
    INSERT INTO notes (campaign, key, value)
    SELECT campaign, '{BORN.key}', campaign FROM campaigns WHERE true
    ON CONFLICT DO NOTHING
"""  # noqa: S608


def open_file(
    path: Path, server: int, schema: Schema, least_id: int, known: ErasedUpTo | None = None
) -> sqlite3.Connection:
    """Open a server's file, made or migrated if need be; raises LogUnavailable.

    A file that was put back from a copy gets ids for its campaigns from `least_id` on. One that is
    made has nothing in it of what was erased until now (`known`).
    """
    with translated(server):
        path.parent.mkdir(parents=True, exist_ok=True)
        if file_care.is_empty(path.parent, server):
            raise LogUnavailable(server, Reason.EMPTY)
        if not path.exists():
            _make(path, server, schema, known)
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


def open_to_look(path: Path, schema: Schema) -> sqlite3.Connection:
    """Open a file of which nothing can be written, for its campaigns to be looked at.

    Raises sqlite3.Error, OSError; OSError too for one of another format.
    """
    connection = connect_to_look(path)
    if user_version(connection) == schema.version:
        return connection
    connection.close()
    raise OSError(path)


def _make(path: Path, server: int, schema: Schema, known: ErasedUpTo | None) -> None:
    """Make a file elsewhere and then name it, so that no crash leaves an empty one."""
    unfinished = path.with_name(f"{path.name}.unfinished")
    for stale in (unfinished, *(path.with_name(f"{path.name}-{end}") for end in ("wal", "shm"))):
        stale.unlink(missing_ok=True)
    try:
        with closing(sqlite3.connect(unfinished, isolation_level=None)) as connection:
            _set(connection, DURABLE, _PAGE_SIZE)
            migrate(connection, server, unfinished, schema)
            if known is not None:
                connection.execute(sql.NOTE_PUT, (None, ERASED, str(known)))
        backups.put_in_place(unfinished, path)
    finally:
        unfinished.unlink(missing_ok=True)


def _set(connection: sqlite3.Connection, *pragmas: str) -> None:
    # As a script, of which the connection keeps no statement: with many files open that counts.
    connection.executescript(";".join(pragmas))


def recognize(connection: sqlite3.Connection, path: Path, least_id: int) -> bool:
    """Give new ids to the campaigns of a file if it was put back, and tell whether it was.

    Foreign keys must be off. Raises sqlite3.Error, OSError.
    """
    if not backups.is_put_back(path, backups.of(connection)):
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
        backups.write_beside(path, life)
    return bool(life)


def _renew(connection: sqlite3.Connection, path: Path, least_id: int) -> int:
    """Give the file's new life; 0 if another process has just done all this."""
    if not backups.is_put_back(path, backups.of(connection)):
        return 0
    # Its notes may want what those of the file before did not.
    marks.put(path, Mark.NUDGING)
    life = backups.fresh()
    backups.write_beside(path, *backups.lives_beside(path), life)
    connection.execute(backups.setting(life))
    connection.execute(_FOUNDED)
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
