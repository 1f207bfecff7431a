"""What can go wrong with the log, as typed data, and which of it SQLite's complaints are."""

import errno
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from enum import StrEnum

from bot.rules.basics.keys import CampaignAt


class Reason(StrEnum):
    """Why a server's log cannot be used now."""

    CORRUPT = "corrupt"
    EMPTY = "empty"
    NEWER_SCHEMA = "newer-schema"
    READ_ONLY = "read-only"
    DISK_FULL = "disk-full"
    DISK_FAILS = "disk-fails"
    CANNOT_OPEN = "cannot-open"
    BUSY = "busy"
    UNREACHABLE = "unreachable"
    TAKEN = "taken"


class LogError(Exception):
    """The root of everything the campaign log raises on purpose."""


@dataclass(eq=False)
class LogUnavailable(LogError):
    """The log of one server cannot be used; nothing was written, other servers go on.

    `version` is the one of the bot that can read it, if a newer one wrote it and said so.
    """

    server: int
    reason: Reason
    version: str = ""


@dataclass(eq=False)
class DatabaseUnavailable(LogUnavailable):
    """The database of all servers cannot be used; `database` is its address without a password."""

    database: str = ""


class PartHeld(LogError):
    """Another process answers for some of these servers of a database; `who` says which.

    One that `has_more` answers for others of the same number of shards as well: most likely, it has
    taken these over.
    """

    def __init__(self, database: str, who: str, *, has_more: bool = False) -> None:
        super().__init__(database, who)
        self.database = database
        self.who = who
        self.has_more = has_more


class LogClosed(LogError):
    """The log was used after it had been closed."""


@dataclass(eq=False)
class LostRace(LogError):
    """Somebody else appended first: read the campaign again and decide anew."""

    at: CampaignAt


@dataclass(eq=False)
class AlreadyPlayed(LogError):
    """What was asked with this cause is in the log already; nothing was written."""

    server: int
    cause: str


@dataclass(eq=False)
class CampaignGone(LogError):
    """No such campaign: it was deleted, or never was."""

    at: CampaignAt


@dataclass(eq=False)
class ChannelTaken(LogError):
    """Another campaign runs in this channel."""

    server: int
    channel: int


@dataclass(eq=False)
class UnreadableBody(LogError):
    """A stored event is of a kind nobody knows, or its body does not fit its kind.

    `field` is the first one that does not fit, inner fields after a dot, where one is to blame.
    """

    kind: str
    field: str = ""


@dataclass(eq=False)
class UnreadableEvent(LogError):
    """One line of the log cannot be read; `newer` is the version of the bot that wrote the file.

    It is empty if that is no newer one than this.
    """

    at: CampaignAt
    seq: int
    kind: str
    newer: str = ""


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
# A file-size limit, a quota, and no room for what lies beside a file; a full disk to people.
_FULL_TOO = ("SQLITE_IOERR_WRITE", "SQLITE_IOERR_SHMSIZE")
_FULL = (errno.ENOSPC, errno.EFBIG)


def reason_of(error: Exception) -> Reason | None:
    """Give the reason a file cannot be used; None for a mistake of our own."""
    if isinstance(error, OSError):
        if error.errno == errno.EROFS:
            return Reason.READ_ONLY
        return Reason.DISK_FULL if error.errno in _FULL else Reason.CANNOT_OPEN
    if name_of(error) in _FULL_TOO:
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


@contextmanager
def written(server: int) -> Iterator[None]:
    """Raise LogUnavailable for whatever keeps something from being written beside a file."""
    try:
        with translated(server):
            yield
    except LogUnavailable as problem:
        if isinstance(problem.__cause__, PermissionError):
            raise LogUnavailable(server, Reason.READ_ONLY) from problem
        raise
