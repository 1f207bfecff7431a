"""Bringing a server's file to the newest schema, or refusing it."""

import re
import sqlite3
from collections.abc import Iterator, Mapping
from datetime import datetime
from importlib.resources import files
from pathlib import Path

from msgspec import Struct

from bot import __version__
from bot.log import statements as sql
from bot.log.backups import save_copy
from bot.log.errors import LogUnavailable, Reason
from bot.log.notes import WRITTEN_BY

VERSION = 4
COPIES_KEPT = 3
"""So many copies of a kind are kept beside a server's file, the newest ones."""


class Schema(Struct, frozen=True):
    """The newest version, the SQL that makes a fresh file, and per older version the next step."""

    version: int
    fresh: str
    steps: Mapping[int, str]


def shipped() -> Schema:
    """Read the schema that this program writes."""
    first, *later = (_text(f"v{version}.sql") for version in range(1, VERSION + 1))
    return Schema(VERSION, "\n".join((first, *later)), dict(enumerate(later, 1)))


def migrate(connection: sqlite3.Connection, server: int, path: Path, schema: Schema) -> None:
    """Bring an open file to the schema; a copy is kept before an old one is touched.

    Raises LogUnavailable for a file of a newer program, or one that is no log at all.
    """
    version = user_version(connection)
    if version == schema.version:
        return
    if version > schema.version:
        raise LogUnavailable(server, Reason.NEWER_SCHEMA, written_by(connection))
    if version:
        save_copy(path, copy_before(path, version))
        keep_newest(path, "v")
    elif _has_tables(connection):
        raise LogUnavailable(server, Reason.CORRUPT)
    _in_one_transaction(connection, version, schema)


def user_version(connection: sqlite3.Connection) -> int:
    """Give the schema version that a file says it has; 0 for a fresh one."""
    return int(connection.execute("PRAGMA user_version").fetchone()[0])


def copy_before(path: Path, version: int) -> Path:
    """Name the copy that is kept of a file of this version."""
    return path.with_name(f"{path.stem}.v{version}.copy")


def copy_replaced(path: Path, when: datetime) -> Path:
    """Name the copy that is kept of a file in whose place another is put."""
    return path.with_name(f"{path.stem}.replaced-{when:%Y%m%d-%H%M%S}.copy")


def copies_kept(path: Path, kind: str = "") -> Iterator[Path]:
    """Find the copies that were kept of a file: before migrations (v), or replaced by another."""
    return path.parent.glob(f"{path.stem}.{kind}*.copy*")


def keep_newest(path: Path, kind: str) -> None:
    """Remove all but the newest copies of a kind that were kept of a file."""
    newest_last = sorted(copies_kept(path, kind), key=lambda copy: copy.stat().st_mtime)
    for copy in newest_last[:-COPIES_KEPT]:
        copy.unlink()


def written_by(connection: sqlite3.Connection) -> str:
    """Give the version of the bot that wrote a file last; empty where nobody can tell."""
    try:
        row = connection.execute(sql.NOTE_OF_FILE, (WRITTEN_BY,)).fetchone()
    except sqlite3.Error:  # its tables may be others
        return ""
    return str(row[0]) if row else ""


def newer_writer(connection: sqlite3.Connection) -> str:
    """Give the version that wrote a file, if it is a newer one than this."""
    version = written_by(connection)
    return version if is_newer(version) else ""


def is_newer(version: str) -> bool:
    """Tell whether a version of the bot is newer than this one."""
    return _numbers(version) > _numbers(__version__)


def _numbers(version: str) -> tuple[int, ...]:
    return tuple(map(int, re.findall(r"\d+", version)))


def _text(name: str) -> str:
    return files("bot.log").joinpath("schema", name).read_text(encoding="utf-8")


def _has_tables(connection: sqlite3.Connection) -> bool:
    return connection.execute("SELECT 1 FROM sqlite_master LIMIT 1").fetchone() is not None


def _in_one_transaction(connection: sqlite3.Connection, version: int, schema: Schema) -> None:
    scripts = [schema.steps[old] for old in range(version, schema.version)] if version else []
    connection.execute("BEGIN IMMEDIATE")
    try:
        for script in scripts or [schema.fresh]:
            for statement in statements(script):
                connection.execute(statement)
        connection.execute(sql.NOTE_PUT, (None, WRITTEN_BY, __version__))
        connection.execute(f"PRAGMA user_version = {schema.version}")
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:  # a full disk has rolled back by itself
            connection.execute("ROLLBACK")
        raise


def statements(script: str) -> Iterator[str]:
    """Split a script into its statements; sqlite3's own executescript would commit in between."""
    statement = ""
    for line in script.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""
    yield statement
