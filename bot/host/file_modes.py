"""The data folder is for the bot's user alone; what is written into it, is on the disk."""

import logging
import os
import stat
from pathlib import Path

from bot.log.glance import names

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
    servers = home / "servers"
    for path in (home, home / "heartbeat", servers):
        _take(path)
    # Thousands of paths as objects would leave their names in memory for good.
    for name in names(servers):
        _take(f"{servers}/{name}")


def _take(path: str | Path) -> None:
    """Let nobody else read a file, or look into a folder, that the bot made."""
    try:
        mode = os.lstat(path).st_mode
        if not stat.S_ISLNK(mode) and mode & _OTHERS:
            os.chmod(path, FOLDER if stat.S_ISDIR(mode) else FILE)
    except FileNotFoundError:
        return
    except OSError as problem:
        _log.warning("a file of the data folder can be read by others", exc_info=problem)
