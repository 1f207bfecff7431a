"""Small files beside the servers' own: which of thousands to look into, without opening any.

The notes in a server's file are the truth, and a mark without its note may be left over. Where
nobody looks into a file without a mark, the mark is on the disk before the note.
"""

import os
from enum import StrEnum
from pathlib import Path

from bot.log.backups import sync
from bot.log.glance import names

_SUFFIX = ".sqlite3"
_LISTED = ".listed"


class Mark(StrEnum):
    """Why a server's file is looked into; the value is the end of the mark's name."""

    NUDGING = "nudging"
    LEFT = "left"


def beside(path: Path, mark: Mark) -> Path:
    """Name the mark of a server's file."""
    return path.with_name(f"{path.name}-{mark}")


def put(path: Path, mark: Mark, text: str = "") -> None:
    """Mark a server's file; the mark is on the disk when this returns. Raises OSError."""
    _write(beside(path, mark), text)


def drop(path: Path, mark: Mark) -> None:
    """Take the mark off a server's file; raises OSError."""
    beside(path, mark).unlink(missing_ok=True)


def marked(folder: Path, mark: Mark) -> dict[int, str]:
    """Give the marked servers, and what their marks say; raises OSError."""
    end = f"{_SUFFIX}-{mark}"
    found = {name.removesuffix(end): folder / name for name in names(folder) if name.endswith(end)}
    return {int(name): _text(path) for name, path in found.items() if name.isdecimal()}


def are_all(folder: Path, mark: Mark) -> bool:
    """Tell whether every server that is to be marked is: no earlier version marked any."""
    return _stamp(folder, mark).exists()


def set_all(folder: Path, mark: Mark) -> None:
    """Write down that every server that is to be marked is, from here on; raises OSError."""
    folder.mkdir(parents=True, exist_ok=True)
    _write(_stamp(folder, mark), "")


def _stamp(folder: Path, mark: Mark) -> Path:
    return folder / f"{mark}{_LISTED}"


def _text(path: Path) -> str:
    return path.read_text(encoding="ascii", errors="replace")


def _write(path: Path, text: str) -> None:
    path.write_text(text, encoding="ascii")
    sync(path)
    if os.name == "posix":  # elsewhere a folder cannot be opened, nor need it
        sync(path.parent)
