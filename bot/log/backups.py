"""Consistent copies of servers' files, taken while the bot may be writing to them.

For the command line too: a second process may make them.
"""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from bot.log import lives

BUSY_SECONDS = 2.0


class OntoThemselves(Exception):
    """Copies were to be put in the place of the files themselves, which may be open."""


@dataclass(frozen=True, slots=True)
class Copied:
    """One server file, and what kept it from being copied (empty if nothing did)."""

    file: Path
    problem: str = ""


def back_up(servers: Path, folder: Path) -> Iterator[Copied]:
    """Copy each server file into a folder; one that cannot be copied does not stop the others.

    Each copy is consistent in itself and replaces an older one. Raises OSError if the folder cannot
    be made, OntoThemselves if it is the servers' own.
    """
    folder.mkdir(parents=True, exist_ok=True)
    if servers.exists() and folder.samefile(servers):
        raise OntoThemselves(folder)
    for file in sorted(servers.glob("*.sqlite3")):
        try:
            save_copy(file, folder / file.name)
        except (OSError, sqlite3.Error) as problem:
            yield Copied(file, getattr(problem, "strerror", None) or str(problem))
        else:
            yield Copied(file)


def save_copy(source: Path, target: Path) -> None:
    """Write a consistent, compact copy of a live file; the target appears whole or not at all.

    Deleted text is not in the copy, and it says of itself that it is one. Raises sqlite3.Error,
    OSError.
    """
    unfinished = target.with_name(f"{target.name}.unfinished")
    unfinished.unlink(missing_ok=True)
    try:
        with closing(connect_existing(source)) as connection:
            connection.execute("VACUUM INTO ?", (str(unfinished),))
        with closing(connect_existing(unfinished)) as copy:
            copy.execute(lives.setting(lives.COPY))
        lives.sync(unfinished)
        unfinished.replace(target)
    finally:
        unfinished.unlink(missing_ok=True)


def connect_existing(path: Path) -> sqlite3.Connection:
    """Open a file that must be there already, in autocommit; raises sqlite3.Error."""
    uri = f"{path.absolute().as_uri()}?mode=rw"
    return sqlite3.connect(uri, uri=True, isolation_level=None, timeout=BUSY_SECONDS)
