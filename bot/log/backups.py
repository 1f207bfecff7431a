"""Consistent copies of servers' files, and how a file is known that was put back in their place.

Copies are taken while the bot may be writing, and by the command line too, in a second process.
Every server's file carries a number in its header, its life, and a small file beside it says the
same. A new life begins before the first move of a process, and of a day. So a file that was put
back says another number than what lies beside it, however it was copied; a copy that the bot made
itself says that it is one.
"""

import os
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from random import SystemRandom

from msgspec import Struct

from bot.log.glance import beginning

COPY = -1
"""The life of every copy that the bot makes."""
_UNBORN = 0
_MOST = 2**31 - 1
_PLACE = slice(68, 72)  # of the application id; https://www.sqlite.org/fileformat.html
READING = "PRAGMA application_id"
_MOST_BESIDE = 100
"""Bytes; two numbers need a quarter of it."""

REGISTER = "erased.txt"
"""Beside the files and their copies: what was erased, for nobody to read (`bot.log.erased`)."""
BUSY_SECONDS = 2.0


def fresh() -> int:
    """Give a life that no file had before."""
    return SystemRandom().randint(1, _MOST)


def of(connection: sqlite3.Connection) -> int:
    """Give the life of an open file."""
    return int(connection.execute(READING).fetchone()[0])


def setting(life: int) -> str:
    """Give the statement that gives an open file this life."""
    return f"{READING} = {int(life)}"


def is_put_back(path: str | Path, life: int | None = None) -> bool:
    """Tell whether a file is not the one that the bot last wrote; without opening it in SQLite.

    Where the file is open, its `life` is known better.
    """
    own, beside = _in_header(path) if life is None else life, lives_beside(path)
    if own == _UNBORN and not beside:  # by a version that knew of no lives, or nobody played yet
        return False
    return own not in beside


def lives_beside(path: str | Path) -> frozenset[int]:
    """Give the lives that a file may have; two while it is getting a new one."""
    try:
        return frozenset(map(int, beginning(_beside(path), _MOST_BESIDE).split()))
    except FileNotFoundError:
        return frozenset()


def write_beside(path: Path, *lives: int) -> None:
    """Write which lives a file may have; it is on the disk, whole, when this returns."""
    write_whole(beside(path), " ".join(map(str, lives)))


def write_whole(path: Path, text: str) -> None:
    """Write a small file whole or not at all; it is on the disk when this returns."""
    unfinished = path.with_name(f"{path.name}.unfinished")
    unfinished.write_text(text, encoding="ascii")
    sync(unfinished)
    put_in_place(unfinished, path)


def put_in_place(finished: Path, path: Path) -> None:
    """Give a file its name, over an older one; that is on the disk when this returns."""
    finished.replace(path)
    if os.name == "posix":  # elsewhere a folder cannot be opened, nor need it
        sync(path.parent)


def beside(path: Path) -> Path:
    """Name the small file beside a server's file."""
    return Path(_beside(path))


def _beside(path: str | Path) -> str:
    return f"{os.path.splitext(path)[0]}.life"


def sync(path: Path) -> None:
    """Wait until a file or folder is on the disk.

    Windows waits only for what is open for writing, and no system opens a folder for that.
    """
    descriptor = os.open(path, os.O_RDONLY if path.is_dir() else os.O_RDWR)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def _in_header(path: str | Path) -> int:
    try:
        return int.from_bytes(beginning(path, _PLACE.stop)[_PLACE], signed=True)
    except FileNotFoundError:
        return _UNBORN


class OntoThemselves(Exception):
    """Copies were to be put in the place of the files themselves, which may be open."""


class Copied(Struct, frozen=True):
    """One server file, and what kept it from being copied (empty if nothing did)."""

    file: Path
    problem: str = ""


def back_up(servers: Path, folder: Path) -> Iterator[Copied]:
    """Copy each server file into a folder; one that cannot be copied does not stop the others.

    Each copy is consistent in itself and replaces an older one; where nothing could be copied no
    new folder is left. Raises OSError if the folder cannot be made, OntoThemselves if it is the
    servers' own.
    """
    with made_for_copies(folder) as is_new:
        if servers.exists() and folder.samefile(servers):
            raise OntoThemselves(folder)
        for file in sorted(servers.glob("*.sqlite3")):
            try:
                save_copy(file, folder / file.name)
            except (OSError, sqlite3.Error) as problem:
                yield Copied(file, getattr(problem, "strerror", None) or str(problem))
            else:
                yield Copied(file)
        if (servers / REGISTER).exists() and (not is_new or any(folder.iterdir())):
            shutil.copyfile(servers / REGISTER, folder / REGISTER)


@contextmanager
def made_for_copies(folder: Path) -> Iterator[bool]:
    """Make a folder, and remove it again if nothing was put into it; tells whether it is new.

    Raises OSError.
    """
    new = [each for each in (folder, *folder.parents) if not each.exists()]
    folder.mkdir(parents=True, exist_ok=True)
    yield bool(new)
    if new and not any(folder.iterdir()):
        for each in new:
            each.rmdir()


def save_copy(source: Path, target: Path) -> None:
    """Write a consistent, compact copy of a live file; the target appears whole or not at all.

    Deleted text is not in the copy, and it says of itself that it is one. Raises sqlite3.Error,
    OSError.
    """
    unfinished = target.with_name(f"{target.name}.unfinished")
    unfinished.unlink(missing_ok=True)
    try:
        with closing(connect_to_read(source)) as connection:
            connection.execute("VACUUM INTO ?", (str(unfinished),))
        with closing(connect_existing(unfinished)) as copy:
            copy.execute(setting(COPY))
        sync(unfinished)
        unfinished.replace(target)
    finally:
        unfinished.unlink(missing_ok=True)


def connect_to_read(path: Path) -> sqlite3.Connection:
    """Open a file that must be there already, also where nothing can be written.

    Raises sqlite3.Error, of a damaged file too.
    """
    connection = connect_existing(path)
    try:
        connection.execute(READING)
    except sqlite3.OperationalError:
        connection.close()
        return connect_to_look(path)
    except sqlite3.DatabaseError:
        connection.close()
        raise
    return connection


def connect_to_look(path: Path) -> sqlite3.Connection:
    """Open a file that nobody can write into; raises sqlite3.Error.

    Where nothing waits beside it, SQLite may believe that it never changes, and needs no files of
    its own.
    """
    wal = path.with_name(f"{path.name}-wal")
    how = "mode=ro" if wal.exists() and wal.stat().st_size else "immutable=1"
    uri = f"{path.absolute().as_uri()}?{how}"
    return sqlite3.connect(uri, uri=True, isolation_level=None, timeout=BUSY_SECONDS)


def connect_existing(path: Path) -> sqlite3.Connection:
    """Open a file that must be there already, in autocommit; raises sqlite3.Error."""
    uri = f"{path.absolute().as_uri()}?mode=rw"
    return sqlite3.connect(uri, uri=True, isolation_level=None, timeout=BUSY_SECONDS)
