"""What Windows does otherwise, simulated: these tests have never run on Windows itself."""

import asyncio
import fcntl
import os
import signal
from pathlib import Path

import pytest

from bot.host import heartbeat
from bot.host.signals import told_to_end
from bot.log import lives
from bot.log.backups import back_up
from bot.log.migrations import copy_before
from tests.start.test_file_modes import play

SIGNALS = [signal.SIGINT, signal.SIGTERM]


@pytest.fixture
def as_on_windows(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise NotImplementedError

    monkeypatch.setattr(asyncio.SelectorEventLoop, "add_signal_handler", refuse)


async def ended_by(told: signal.Signals) -> None:
    """Wait for an end that only the signal can bring."""
    ended = asyncio.Event()
    with told_to_end(ended.set):
        signal.raise_signal(told)
        await ended.wait()


@pytest.mark.parametrize("told", SIGNALS)
async def test_a_signal_ends_the_process_politely(told: signal.Signals) -> None:
    await ended_by(told)


@pytest.mark.parametrize("told", SIGNALS)
async def test_so_it_does_where_loops_take_no_signals(
    told: signal.Signals, as_on_windows: None
) -> None:
    before = signal.getsignal(told)
    await ended_by(told)
    assert signal.getsignal(told) == before


def test_what_is_waited_for_on_the_disk_is_open_for_writing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Windows refuses to sync a file that is open for reading only."""
    waited: list[int] = []

    def strict(descriptor: int) -> None:
        mode = fcntl.fcntl(descriptor, fcntl.F_GETFL) & os.O_ACCMODE
        waited.append(mode)

    monkeypatch.setattr(os, "fsync", strict)
    lives.write_beside(tmp_path / "7.sqlite3", 5)
    file, folder = waited
    assert (file, folder) == (os.O_RDWR, os.O_RDONLY)


async def test_no_file_has_a_name_that_windows_refuses(tmp_path: Path) -> None:
    home = tmp_path / "var"
    await play(home)
    heartbeat.beat(home)
    list(back_up(home / "servers", home / "copies"))
    server = home / "servers" / "7.sqlite3"
    server.with_name(copy_before(server, 1).name).touch()
    names = [path.name for path in home.rglob("*")]
    assert len(names) > 4
    for name in names:
        assert not set(name) & set('<>:"/\\|?*'), name
        assert not name.endswith((" ", ".")), name
        assert name.partition(".")[0].upper() not in {"CON", "PRN", "AUX", "NUL"}, name
