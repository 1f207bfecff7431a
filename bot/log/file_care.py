"""Care for the files of all servers: finding, checking and erasing them.

Plain functions without an event loop, for the command line too: they may run in a second process
while the bot is playing.
"""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

from bot.log import backups
from bot.log.backups import connect_to_read
from bot.log.codec import Records
from bot.log.contract import LogFault, LogFaultKind
from bot.log.errors import LogUnavailable, Reason, UnreadableEvent, reason_of, translated
from bot.log.glance import beginning, names
from bot.log.marks import Mark
from bot.log.migrations import (
    VERSION,
    Schema,
    copies_kept,
    newer_writer,
    shipped,
    user_version,
    written_by,
)
from bot.rules.basics.keys import CampaignAt

_SUFFIX = ".sqlite3"
_UNTOLD = "-untold"
# Of every SQLite file; https://www.sqlite.org/fileformat.html
_HEADER = 100
_MAGIC = b"SQLite format 3\0"
_VERSION = slice(60, 64)
_GAPS = """
    SELECT campaign, min(seq) FROM (
        SELECT campaign, seq, row_number() OVER (PARTITION BY campaign ORDER BY seq) AS due
        FROM entries
    ) WHERE seq <> due GROUP BY campaign
"""
_TOLD = """
    SELECT campaign, told FROM campaigns AS c
    WHERE told > (SELECT ifnull(max(seq), 0) FROM entries WHERE campaign = c.campaign)
"""
_EVENTS = "SELECT campaign, seq, move, at, by, kind, body FROM entries ORDER BY campaign, seq"


def file_of(folder: Path, server: int) -> Path:
    """Name the file of a server."""
    return folder / f"{server}{_SUFFIX}"


def servers(folder: Path) -> Iterator[int]:
    """Give the servers that have a file."""
    for name in names(folder):
        server = name.removesuffix(_SUFFIX)
        if server != name and server.isdecimal():
            yield int(server)


def remind(folder: Path, server: int) -> None:
    """Have `interrupted` name a server once more, though its file will be closed."""
    (folder / f"{server}{_SUFFIX}{_UNTOLD}").touch()


def interrupted(folder: Path) -> Iterator[int]:
    """Give the servers whose file was not closed: SQLite removes this companion when it is.

    Those that `remind` was called for are given too, once: whoever comes back for the next one has
    opened the file of the last.
    """
    for name in names(folder):
        file, _, companion = name.rpartition("-")
        server = file.removesuffix(_SUFFIX)
        if server == file:
            continue
        if server.isdecimal() and companion in ("wal", "untold"):
            yield int(server)
        if companion == "untold":
            (folder / name).unlink(missing_ok=True)


def put_back(folder: Path) -> list[int]:
    """Give the servers whose file was put back from a copy and not opened since.

    One that was not closed may be among them though it was not.
    """
    # The names of thousands of paths as objects would stay in memory for good.
    return [each for each in servers(folder) if backups.is_put_back(f"{folder}/{each}{_SUFFIX}")]


def digest_beside(path: Path) -> Path:
    """Name the small file that says what a server's file held when it was moved."""
    return path.with_suffix(".moved")


def erase_copies(folder: Path, server: int) -> None:
    """Remove the copies kept beside a file: what is erased must not live on in them."""
    for path in copies_kept(file_of(folder, server)):
        path.unlink()


def erase(folder: Path, server: int) -> None:
    """Remove all files of a server, which must be closed; raises LogUnavailable."""
    with translated(server):
        erase_copies(folder, server)
        path = file_of(folder, server)
        for companion in ("", "-wal", "-shm", _UNTOLD, *(f"-{mark}" for mark in Mark)):
            path.with_name(f"{path.name}{companion}").unlink(missing_ok=True)
        backups.beside(path).unlink(missing_ok=True)
        digest_beside(path).unlink(missing_ok=True)


def check(
    folder: Path, server: int, records: Records, schema: Schema | None = None
) -> list[LogFault]:
    """Read the whole file of a server and give what is wrong; raises LogUnavailable.

    Looks at the pages, the gapless sequence, told against the last entry, and every event; at the
    pages alone in a file that still waits for its migration.
    """
    path = file_of(folder, server)
    if not path.exists():
        return []
    with translated(server):
        try:
            with closing(connect_to_read(path)) as connection:
                return list(_faults(connection, server, records, schema or shipped()))
        except sqlite3.DatabaseError as error:
            if reason_of(error) is not Reason.CORRUPT:
                raise
            return [LogFault(LogFaultKind.DAMAGED, detail=str(error))]


def is_current(folder: Path, server: int) -> bool:
    """Tell whether a server's file can be opened as it is.

    One with an older schema would be migrated, one that was put back get new ids. Raises
    LogUnavailable.
    """
    path = file_of(folder, server)
    with translated(server), closing(connect_to_read(path)) as connection:
        put_back = backups.is_put_back(path, backups.of(connection))
        return user_version(connection) == shipped().version and not put_back


def unusable(folder: Path) -> Iterator[LogUnavailable]:
    """Give the servers whose files show at their beginning that they cannot be used.

    Opens none that looks well, so it is quick with thousands.
    """
    for server in servers(folder):
        try:
            _need_usable(folder, server)
        except LogUnavailable as problem:
            yield problem


def _need_usable(folder: Path, server: int) -> None:
    with translated(server):
        # Thousands of paths as objects would leave their names in memory for good.
        header = beginning(f"{folder}{os.sep}{server}{_SUFFIX}", _HEADER)
    if not header and is_empty(folder, server):
        raise LogUnavailable(server, Reason.EMPTY)
    if not header.startswith(_MAGIC):
        raise LogUnavailable(server, Reason.CORRUPT)
    if int.from_bytes(header[_VERSION]) > VERSION:
        raise LogUnavailable(server, Reason.NEWER_SCHEMA, newer_version(folder, server))


def newer_version(folder: Path, server: int) -> str:
    """Give the version of the bot that wrote a file, if it is newer than this; LogUnavailable."""
    with translated(server), closing(connect_to_read(file_of(folder, server))) as connection:
        return newer_writer(connection)


def is_empty(folder: Path, server: int) -> bool:
    """Tell whether a server's file has nothing in it: the bot itself never leaves one like that.

    Raises LogUnavailable where campaigns were played with it before: it has lost them.
    """
    path = file_of(folder, server)
    if not path.exists() or path.stat().st_size:
        return False
    wal = path.with_name(f"{path.name}-wal")
    if backups.lives_beside(path) or (wal.exists() and wal.stat().st_size):
        raise LogUnavailable(server, Reason.CORRUPT)
    return True


def _faults(
    connection: sqlite3.Connection, server: int, records: Records, schema: Schema
) -> Iterator[LogFault]:
    version = user_version(connection)
    if version > schema.version:
        raise LogUnavailable(server, Reason.NEWER_SCHEMA, written_by(connection))
    yield from _damage(connection)
    if version == schema.version:
        yield from (LogFault(LogFaultKind.GAP, *row) for row in connection.execute(_GAPS))
        yield from (LogFault(LogFaultKind.TOLD_TOO_FAR, *row) for row in connection.execute(_TOLD))
        yield from _unreadable(connection, server, records)


def _damage(connection: sqlite3.Connection) -> Iterator[LogFault]:
    for (finding,) in connection.execute("PRAGMA integrity_check(20)"):
        if finding != "ok":
            yield LogFault(LogFaultKind.DAMAGED, detail=finding)
    for table, _, parent, _ in connection.execute("PRAGMA foreign_key_check"):
        yield LogFault(LogFaultKind.DAMAGED, detail=f"{table}: {parent}")


def _unreadable(
    connection: sqlite3.Connection, server: int, records: Records
) -> Iterator[LogFault]:
    for campaign, *row in connection.execute(_EVENTS):
        try:
            records.entry(CampaignAt(server, campaign), tuple(row))
        except UnreadableEvent as error:
            yield LogFault(LogFaultKind.UNREADABLE, campaign, error.seq, error.kind)
