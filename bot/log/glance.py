"""Looking at thousands of files, as a start does, without opening each as a database."""

import os
from pathlib import Path

_BINARY = getattr(os, "O_BINARY", 0)
"""Windows would read a file as text without it."""


def names(folder: Path) -> list[str]:
    """Name the files of a folder, in no order; none where there is no folder to be read."""
    try:
        return os.listdir(folder)
    except (FileNotFoundError, NotADirectoryError, PermissionError):
        return []


def beginning(path: str | Path, size: int) -> bytes:
    """Read the first bytes of a file; raises OSError."""
    descriptor = os.open(path, os.O_RDONLY | _BINARY)
    try:
        return os.read(descriptor, size)
    finally:
        os.close(descriptor)
