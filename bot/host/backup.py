"""Copies of every server's file, taken while the bot may be running."""

import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from bot.log.backups import save_copy


@dataclass(frozen=True, slots=True)
class Copied:
    """One server file, and what kept it from being copied (empty if nothing did)."""

    file: Path
    problem: str = ""


def back_up(servers: Path, folder: Path) -> Iterator[Copied]:
    """Copy each server file into a folder; one that cannot be copied does not stop the others.

    Raises OSError if the folder cannot be made.
    """
    folder.mkdir(parents=True, exist_ok=True)
    for file in sorted(servers.glob("*.sqlite3")):
        try:
            save_copy(file, folder / file.name)
        except (OSError, sqlite3.Error) as problem:
            yield Copied(file, str(problem))
        else:
            yield Copied(file)
