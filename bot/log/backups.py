"""Consistent copies of a server's file, taken while the bot may be writing to it."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path

BUSY_SECONDS = 2.0


def save_copy(source: Path, target: Path) -> None:
    """Write a consistent, compact copy of a live file; the target appears whole or not at all.

    Deleted text is not in the copy. Raises sqlite3.Error, OSError.
    """
    unfinished = target.with_name(f"{target.name}.unfinished")
    unfinished.unlink(missing_ok=True)
    try:
        with closing(connect_existing(source)) as connection:
            connection.execute("VACUUM INTO ?", (str(unfinished),))
        _flush(unfinished)
        unfinished.replace(target)
    finally:
        unfinished.unlink(missing_ok=True)


def connect_existing(path: Path) -> sqlite3.Connection:
    """Open a file that must be there already, in autocommit; raises sqlite3.Error."""
    uri = f"{path.absolute().as_uri()}?mode=rw"
    return sqlite3.connect(uri, uri=True, isolation_level=None, timeout=BUSY_SECONDS)


def _flush(path: Path) -> None:
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
