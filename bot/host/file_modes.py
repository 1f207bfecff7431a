"""The data folder is for the bot's user alone; what is written into it, is on the disk."""

import logging
import os
from collections.abc import Iterator
from pathlib import Path

FOLDER, FILE = 0o700, 0o600
_OTHERS = 0o077

_log = logging.getLogger(__name__)


def keep_private() -> None:
    """From now on, make files and folders for this user alone."""
    os.umask(_OTHERS)


def write_through(path: Path, text: str) -> None:
    """Write a file, and wait until it is on the disk; raises OSError."""
    with path.open("w", encoding="utf-8") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())


def mend(home: Path) -> None:
    """Take from others what earlier versions, or a copy put back, let them read."""
    if os.name != "posix":
        return
    for path in _own(home):
        try:
            if not path.is_symlink() and path.stat().st_mode & _OTHERS:
                path.chmod(FOLDER if path.is_dir() else FILE)
        except OSError as problem:
            _log.warning("a file of the data folder can be read by others", exc_info=problem)


def _own(home: Path) -> Iterator[Path]:
    """Give what the bot made: the folder may hold other things, which are nobody's to change."""
    servers = home / "servers"
    for path in (home, home / "heartbeat", servers):
        if path.exists():
            yield path
    if servers.is_dir():
        yield from servers.iterdir()
