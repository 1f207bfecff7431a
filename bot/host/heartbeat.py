"""The running bot's sign of life: a file it renews, and a check for whoever hosts it."""

import os
import sys
import time
from pathlib import Path

from bot.host import written
from bot.host.file_modes import write_through

EVERY = 20.0  # seconds between two beats of a running bot
STALE = 90.0  # a heartbeat older than this means the bot hangs or is gone


def beat(home: Path) -> None:
    """Renew the heartbeat file in the data folder; raises OSError if the disk does not take it."""
    home.mkdir(parents=True, exist_ok=True)
    write_through(home / "heartbeat", f"{os.getpid()}\n")


def is_alive(home: Path, now: float) -> bool:
    """Whether the last beat is recent; a file that is missing, or out of reach, is no life."""
    try:
        last = (home / "heartbeat").stat().st_mtime
    except OSError:
        return False
    return now - last <= STALE


if __name__ == "__main__":
    sys.exit(not is_alive(written.folder(os.environ.get("OVERLORD_HOME", "")), time.time()))
