"""Putting a copy in the place of a server's file: aside first, in place last, the old one kept.

For the command line, while no bot runs. The order of the last steps is one in which a crash leaves
the old file or the new one, never a mixture.
"""

import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, suppress
from datetime import UTC, datetime
from pathlib import Path

from msgspec import Struct

from bot.log import backups, file_care, marks
from bot.log import statements as sql
from bot.log.backups import connect_existing
from bot.log.errors import LogUnavailable, Reason, translated
from bot.log.marks import Mark
from bot.log.migrations import copy_replaced, keep_newest, user_version
from bot.log.notes import BORN, ERASED, ErasedUpTo
from bot.log.whole import Whole, read_file

ASIDE = "restoring"
"""The folder in which a copy is made ready; on the disk of the files, so that it can be moved."""
_COMPANIONS = ("-wal", "-shm")
_CAMPAIGNS = f"""
    SELECT c.campaign, ifnull(n.value, c.campaign), c.name FROM campaigns AS c
    LEFT JOIN notes AS n ON n.campaign = c.campaign AND n.key = '{BORN.key}'
    ORDER BY c.campaign
"""  # noqa: S608 - a name of our own
_ENTRIES = "SELECT seq, at, kind FROM entries WHERE campaign = ? ORDER BY seq"

Line = tuple[int, int, str]
"""An entry, as far as it is compared: its seq, its time, its kind. Names may have gone from it."""


class Held(Struct, frozen=True):
    """What a file has of a campaign; `born` is the id that it was founded with."""

    id: int
    born: int
    name: str
    lines: tuple[Line, ...]


class Loss(Struct, frozen=True):
    """What is lost of a campaign: entries from a seq and a time on; all of it from seq 1 on."""

    name: str
    entries: int
    seq: int
    at: int


def copies_in(place: Path) -> list[Path]:
    """List the copies that are meant: a file, or all servers' in a folder."""
    return sorted(place.glob("*.sqlite3")) if place.is_dir() else [place]


def server_of(copy: Path) -> int | None:
    """Give the server whose file a copy is of, by its name."""
    stem = copy.name.partition(".")[0]
    return int(stem) if stem.isdecimal() else None


def lay_aside(copy: Path, server: int, servers: Path) -> Path:
    """Copy a copy to where it is made ready, and mark it as one; gives the folder.

    Raises LogUnavailable for what is no log of this version or an older one.
    """
    folder = servers / ASIDE
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    file = file_care.file_of(folder, server)
    for companion in ("", "-wal"):
        with suppress(*_ABSENT if companion else ()):
            shutil.copyfile(f"{copy}{companion}", f"{file}{companion}")
    if file_care.is_empty(folder, server):
        raise LogUnavailable(server, Reason.EMPTY)
    with translated(server), closing(connect_existing(file)) as connection:
        if not user_version(connection):
            raise LogUnavailable(server, Reason.CORRUPT)
        connection.execute(backups.setting(backups.COPY))
    return folder


def begin_ids_behind(file: Path, server: int, last: int) -> None:
    """Let a file give no id that was given elsewhere, up to the last one; raises LogUnavailable."""
    with translated(server), closing(connect_existing(file)) as connection:
        connection.execute("UPDATE ids SET last = max(last, ?)", (last,))


def held_whole(file: Path, server: int) -> Whole:
    """Read all of a file that is ready; raises LogUnavailable."""
    with translated(server), closing(connect_existing(file)) as connection:
        return read_file(connection)


def keep(file: Path) -> Path | None:
    """Keep a copy of the file that is about to be replaced, damaged or not; raises OSError."""
    if not file.exists():
        return None
    kept = copy_replaced(file, datetime.now(UTC))
    for companion in ("", "-wal"):
        with suppress(*_ABSENT if companion else ()):
            shutil.copyfile(f"{file}{companion}", f"{kept}{companion}")
            backups.sync(Path(f"{kept}{companion}"))
    keep_newest(file, "replaced-")
    return kept


def known(file: Path, server: int) -> ErasedUpTo | None:
    """Give how much of a register a file knows; raises LogUnavailable."""
    with translated(server), closing(connect_existing(file)) as connection:
        row = connection.execute(sql.NOTE_OF_FILE, (ERASED,)).fetchone()
    return ErasedUpTo.read(row[0]) if row else None


def note_known(file: Path, server: int, end: ErasedUpTo | None) -> None:
    """Note that a file knows a register up to a line; raises LogUnavailable."""
    with translated(server), closing(connect_existing(file)) as connection:
        if end is None:
            connection.execute(sql.NOTE_DROP, (None, ERASED))
        else:
            connection.execute(sql.NOTE_PUT, (None, ERASED, str(end)))


def held(file: Path) -> list[Held]:
    """List what a file has; raises sqlite3.Error."""
    with closing(connect_existing(file)) as connection:
        return [
            Held(id, int(born), name, tuple(connection.execute(_ENTRIES, (id,))))
            for id, born, name in connection.execute(_CAMPAIGNS).fetchall()
        ]


def lost(before: list[Held], after: list[Held]) -> Iterator[Loss]:
    """Say what was there and is not in what takes its place."""
    kept = {each.born: each.lines for each in after}
    for each in before:
        lines = kept.get(each.born, ())
        same = sum(1 for _ in _common(each.lines, lines))
        gone = each.lines[same:]
        if gone:
            yield Loss(each.name, len(gone), gone[0][0], gone[0][1])


def put_in_place(ready: Path, file: Path) -> None:
    """Let a file that is ready take a name, with the small one beside it; raises OSError."""
    with suppress(sqlite3.Error, *_ABSENT), closing(connect_existing(file)) as old:
        old.execute("PRAGMA wal_checkpoint(TRUNCATE)")  # it is whole without what goes now
    for companion in _COMPANIONS:
        file.with_name(f"{file.name}{companion}").unlink(missing_ok=True)
    marks.put(file, Mark.NUDGING)
    backups.sync(ready)
    backups.put_in_place(ready, file)
    backups.put_in_place(backups.beside(ready), backups.beside(file))


def _common(one: tuple[Line, ...], other: tuple[Line, ...]) -> Iterator[Line]:
    for mine, theirs in zip(one, other, strict=False):
        if mine != theirs:
            return
        yield mine


_ABSENT = (FileNotFoundError,)
