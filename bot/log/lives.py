"""Tells the file that the bot goes on with from an older one that was put in its place.

Every server's file carries a number in its header, its life, and a small file beside it says the
same. A new life begins before the first move of a process, and of a day. So a file that was put
back says another number than what lies beside it, however it was copied; a copy that the bot made
itself says that it is one.
"""

import os
import sqlite3
from pathlib import Path
from random import SystemRandom

COPY = -1
"""The life of every copy that the bot makes."""
_UNBORN = 0
_MOST = 2**31 - 1
_PLACE = slice(68, 72)  # of the application id; https://www.sqlite.org/fileformat.html
READING = "PRAGMA application_id"


def fresh() -> int:
    """Give a life that no file had before."""
    return SystemRandom().randint(1, _MOST)


def of(connection: sqlite3.Connection) -> int:
    """Give the life of an open file."""
    return int(connection.execute(READING).fetchone()[0])


def setting(life: int) -> str:
    """Give the statement that gives an open file this life."""
    return f"{READING} = {int(life)}"


def is_put_back(path: Path, life: int | None = None) -> bool:
    """Tell whether a file is not the one that the bot last wrote; without opening it in SQLite.

    Where the file is open, its `life` is known better.
    """
    own, beside = _in_header(path) if life is None else life, lives_beside(path)
    if own == _UNBORN and not beside:  # by a version that knew of no lives, or nobody played yet
        return False
    return own not in beside


def lives_beside(path: Path) -> frozenset[int]:
    """Give the lives that a file may have; two while it is getting a new one."""
    try:
        return frozenset(map(int, beside(path).read_text(encoding="ascii").split()))
    except FileNotFoundError:
        return frozenset()


def write_beside(path: Path, *lives: int) -> None:
    """Write which lives a file may have; it is on the disk, whole, when this returns."""
    unfinished = path.with_name(f"{path.stem}.life.unfinished")
    unfinished.write_text(" ".join(map(str, lives)), encoding="ascii")
    sync(unfinished)
    unfinished.replace(beside(path))
    if os.name == "posix":  # elsewhere a folder cannot be opened, nor need it
        sync(path.parent)


def beside(path: Path) -> Path:
    """Name the small file beside a server's file."""
    return path.with_name(f"{path.stem}.life")


def sync(path: Path) -> None:
    """Wait until a file or folder is on the disk.

    Windows waits only for what is open for writing, and no system opens a folder for that.
    """
    descriptor = os.open(path, os.O_RDONLY if path.is_dir() else os.O_RDWR)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def _in_header(path: Path) -> int:
    try:
        with path.open("rb") as file:
            return int.from_bytes(file.read(_PLACE.stop)[_PLACE], signed=True)
    except FileNotFoundError:
        return _UNBORN
