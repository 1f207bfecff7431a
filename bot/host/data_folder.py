"""The data folder while a process has it: nobody else does, and it can be written to."""

import os
import shutil
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path

from filelock import FileLock, Timeout

from bot.host.file_modes import write_through

LOCK = "lock"
HOLDER = "running.txt"
"""Says who holds the lock: what is locked cannot be read on every system."""


class FolderInUse(Exception):
    """Another process has the data folder; `holder` says which, as far as it is known."""

    def __init__(self, folder: Path, holder: str) -> None:
        super().__init__(folder, holder)
        self.folder = folder.absolute()
        self.holder = holder


class FolderUnusable(Exception):
    """The data folder cannot be written to, or the disk is full."""

    def __init__(self, folder: Path, problem: OSError) -> None:
        super().__init__(folder, problem)
        self.folder = folder.absolute()
        self.problem = _told(problem, self.folder)


class FolderUnreadable(FolderUnusable):
    """What lies in the data folder cannot be listed."""


def _told(problem: OSError, folder: Path) -> str:
    """Say what is wrong, and with what in the folder, where something of that name is there."""
    said = problem.strerror or str(problem)
    culprit = Path(os.fsdecode(problem.filename2 or problem.filename or folder)).absolute()
    if folder not in culprit.parents or not os.path.lexists(culprit):
        return said
    return f"{said} ({culprit.relative_to(folder)})"


@contextmanager
def taken(home: Path) -> Iterator[None]:
    """Have the folder for this process alone; raises FolderInUse, FolderUnusable."""
    lock = FileLock(home / LOCK, timeout=0)
    with _usable(home):
        home.mkdir(parents=True, exist_ok=True)
        _acquire(lock, home)
    try:
        with _usable(home):
            write_through(home / HOLDER, this_process())
        yield
    finally:
        try:
            with _usable(home):
                (home / HOLDER).unlink(missing_ok=True)
        finally:
            lock.release()


def empty(home: Path) -> None:
    """Remove all that lies in a folder that is taken; raises FolderUnusable."""
    with _usable(home):
        for path in home.iterdir():
            if path.name in (LOCK, HOLDER):
                continue
            if path.is_dir() and not path.is_symlink():
                shutil.rmtree(path)
            else:
                path.unlink()


def try_out(folder: Path) -> None:
    """Write a little into a folder, made if need be; raises FolderUnusable.

    An empty file would prove nothing: it can be made on a full disk.
    """
    probe = folder / f"probe-{os.getpid()}"
    with _usable(folder):
        folder.mkdir(parents=True, exist_ok=True)
        try:
            write_through(probe, "?")
        finally:
            probe.unlink(missing_ok=True)


def need_readable(folder: Path) -> None:
    """Raise FolderUnreadable for a folder that is there, and whose files nobody can list.

    Who looks for the files of servers would find none in it, as in one that is still empty.
    """
    try:
        with os.scandir(folder):
            return
    except FileNotFoundError:
        return
    except OSError as problem:
        raise FolderUnreadable(folder, problem) from problem


@contextmanager
def _usable(folder: Path) -> Iterator[None]:
    try:
        yield
    except OSError as problem:
        raise FolderUnusable(folder, problem) from problem


def _acquire(lock: FileLock, home: Path) -> None:
    try:
        lock.acquire()
    except Timeout:  # an OSError too
        raise FolderInUse(home, _holder(home)) from None


def _holder(home: Path) -> str:
    try:
        return (home / HOLDER).read_text(encoding="utf-8", errors="replace").strip()
    except OSError:
        return ""  # it has only just begun, or does not let others know


def this_process() -> str:
    """Say which process this is, on which machine, and since when."""
    since = datetime.now(UTC).astimezone().isoformat(sep=" ", timespec="minutes")
    return f"{os.getpid()} ({socket.gethostname()}, {since})"
