"""Bringing a server's file to the newest schema, or refusing it."""

import sqlite3
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path

from bot.log.backups import save_copy
from bot.log.errors import LogUnavailable, Reason

VERSION = 3


@dataclass(frozen=True, slots=True)
class Schema:
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
        raise LogUnavailable(server, Reason.NEWER_SCHEMA)
    if version:
        save_copy(path, copy_before(path, version))
    elif _has_tables(connection):
        raise LogUnavailable(server, Reason.CORRUPT)
    _in_one_transaction(connection, version, schema)


def user_version(connection: sqlite3.Connection) -> int:
    """Give the schema version that a file says it has; 0 for a fresh one."""
    return int(connection.execute("PRAGMA user_version").fetchone()[0])


def copy_before(path: Path, version: int) -> Path:
    """Name the copy that is kept of a file of this version."""
    return path.with_name(f"{path.stem}.v{version}.copy")


def copies_before(path: Path) -> Iterator[Path]:
    """Find the copies that were kept of a file before its migrations."""
    return path.parent.glob(f"{path.stem}.v*.copy")


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
