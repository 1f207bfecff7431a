"""SQLite's complaints, as the reasons people are told."""

import errno
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from bot.log.errors import LogUnavailable, Reason

# Primary result codes; https://www.sqlite.org/rescode.html
_REASONS = {
    sqlite3.SQLITE_CORRUPT: Reason.CORRUPT,
    sqlite3.SQLITE_NOTADB: Reason.CORRUPT,
    sqlite3.SQLITE_READONLY: Reason.READ_ONLY,
    sqlite3.SQLITE_PERM: Reason.READ_ONLY,
    sqlite3.SQLITE_FULL: Reason.DISK_FULL,
    sqlite3.SQLITE_IOERR: Reason.DISK_FAILS,
    sqlite3.SQLITE_CANTOPEN: Reason.CANNOT_OPEN,
    sqlite3.SQLITE_BUSY: Reason.BUSY,
    sqlite3.SQLITE_LOCKED: Reason.BUSY,
}
_FULL = (errno.ENOSPC, errno.EFBIG)


def reason_of(error: Exception) -> Reason | None:
    """Give the reason a file cannot be used; None for a mistake of our own."""
    if isinstance(error, OSError):
        return Reason.DISK_FULL if error.errno in _FULL else Reason.CANNOT_OPEN
    # A file-size limit or quota shows as a failed write; it is a full disk to people.
    if name_of(error) == "SQLITE_IOERR_WRITE":
        return Reason.DISK_FULL
    return _REASONS.get(getattr(error, "sqlite_errorcode", 0) & 0xFF)


def name_of(error: Exception) -> str:
    """Give SQLite's name of an error, like SQLITE_CONSTRAINT_PRIMARYKEY; empty if it has none."""
    return str(getattr(error, "sqlite_errorname", ""))


@contextmanager
def translated(server: int) -> Iterator[None]:
    """Raise LogUnavailable for whatever keeps a server's file from being used."""
    try:
        yield
    except (sqlite3.Error, OSError) as error:
        reason = reason_of(error)
        if reason is None:
            raise
        raise LogUnavailable(server, reason) from error
