"""One process has a data folder, and what cannot be written to is refused at the start."""

import errno
import os
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.host import checkup, running
from bot.host.checkup import CheckResult
from bot.host.data_folder import HOLDER, LOCK, FolderInUse, FolderUnusable, empty, taken, try_out
from bot.host.heartbeat import is_alive
from bot.host.storage import MOVED

ROOT = Path(__file__).parents[2]
HOLDING = """
import sys
from pathlib import Path
from bot.host.data_folder import taken
with taken(Path(sys.argv[1])):
    print("taken", flush=True)
    sys.stdin.read()
"""
Err = pytest.CaptureFixture[str]
PLAIN = ["run", "--log", "plain"]


@contextmanager
def held_by_another(home: Path) -> Iterator[subprocess.Popen[str]]:
    """Another process has the folder."""
    command = [sys.executable, "-c", HOLDING, str(home)]
    with subprocess.Popen(
        command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as other:
        assert other.stdout
        assert other.stdout.readline() == "taken\n"
        try:
            yield other
        finally:
            other.kill()


@pytest.fixture(autouse=True)
def home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DISCORD_TOKEN", "made-up")
    monkeypatch.setenv("OVERLORD_HOME", str(tmp_path / "var"))
    return tmp_path / "var"


def test_a_folder_in_use_is_refused_and_the_other_named(home: Path) -> None:
    with held_by_another(home) as other, pytest.raises(FolderInUse) as refused, taken(home):
        pass
    assert refused.value.holder.startswith(f"{other.pid} (")


def test_who_holds_it_may_be_unknown_yet(home: Path) -> None:
    with held_by_another(home):
        (home / HOLDER).unlink()
        with pytest.raises(FolderInUse) as refused, taken(home):
            pass
        assert refused.value.holder == ""


def test_a_process_that_died_holds_nothing(home: Path) -> None:
    with held_by_another(home):
        pass
    assert (home / HOLDER).exists()
    with taken(home):
        assert (home / HOLDER).read_text().startswith(f"{os.getpid()} (")
    assert not (home / HOLDER).exists()


def test_a_second_bot_says_one_sentence_and_ends(home: Path, capsys: Err) -> None:
    with held_by_another(home) as other:
        assert main(PLAIN) == 1
        [told] = capsys.readouterr().err.splitlines()
        assert f"{home} is in use by process {other.pid} (" in told
        (home / HOLDER).unlink()
        assert main(PLAIN) == 1
        assert f"{home} is in use: two bots" in capsys.readouterr().err


@pytest.mark.parametrize("command", [["play"], ["play", "--fresh"]])
def test_playing_never_touches_a_table_that_is_open(
    command: list[str], home: Path, capsys: Err
) -> None:
    kept = home / "practice" / "servers" / "7.sqlite3"
    kept.parent.mkdir(parents=True)
    kept.touch()
    with held_by_another(home / "practice"):
        assert main(command) == 1
    assert "is in use by process" in capsys.readouterr().err
    assert kept.exists()


def test_a_folder_is_emptied_by_whoever_has_it(home: Path, tmp_path: Path) -> None:
    (tmp_path / "outside").mkdir()
    (tmp_path / "outside" / "file").touch()
    with taken(home):
        (home / "servers").mkdir()
        (home / "servers" / "7.sqlite3").touch()
        (home / "heartbeat").touch()
        (home / "link").symlink_to(tmp_path / "outside")
        empty(home)
        assert {path.name for path in home.iterdir()} <= {"lock", HOLDER}
        with pytest.raises(FolderInUse), taken(home):
            pass
    assert (tmp_path / "outside" / "file").exists()


def test_what_is_no_folder_is_one_sentence(home: Path, capsys: Err) -> None:
    home.write_text("a file")
    assert main(PLAIN) == 1
    [told] = capsys.readouterr().err.splitlines()
    assert told.startswith(f"The data folder {home} cannot be written to: ")


def full(_: int) -> None:
    """What a disk says that has taken a file's name, and has no room for what stands in it."""
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def test_a_full_disk_is_one_sentence(
    home: Path, capsys: Err, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "fsync", full)
    assert main(PLAIN) == 1
    assert "cannot be written to: No space left on device." in capsys.readouterr().err


def test_the_folder_of_the_servers_is_tried_too(
    home: Path, capsys: Err, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def serve(*_: object) -> None:
        raise AssertionError("never comes so far")

    monkeypatch.setattr(running, "serve", serve)
    home.mkdir()
    (home / "servers").write_text("a file")
    assert main(PLAIN) == 1
    assert f"The data folder {home / 'servers'} cannot" in capsys.readouterr().err


def test_trying_out_leaves_nothing_behind(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    try_out(home)
    assert list(home.iterdir()) == []
    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(FolderUnusable):
        try_out(home)
    assert list(home.iterdir()) == []


@pytest.mark.parametrize("command", [PLAIN, ["check"]], ids=["run", "check"])
@pytest.mark.parametrize("odd", ["no file", "a name too long"])
def test_where_nobody_can_tell_whether_the_campaigns_moved_is_said_in_a_sentence(
    command: list[str], odd: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: Err
) -> None:
    # given a data folder whose word of where its campaigns are cannot be read
    home = tmp_path / ("x" * 300 if odd == "a name too long" else "var")
    if odd == "no file":
        (home / MOVED).mkdir(parents=True)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("OVERLORD_HOME", str(home))
    monkeypatch.setenv("DISCORD_TOKEN", "made-up")
    monkeypatch.setattr(checkup, "_discord", _unasked)
    # when the bot is started or looked over
    code = main(command)
    # then a sentence names the folder, and nothing ends by an error
    said = "".join(capsys.readouterr())
    assert code
    assert f"The data folder {home} cannot be written to: " in said
    assert ("Is a directory (moved.txt)." in said) is (odd == "no file")
    assert "ended by an error" not in said


@pytest.mark.parametrize("name", [LOCK, HOLDER])
def test_a_folder_in_the_place_of_a_file_is_one_sentence(
    home: Path, capsys: Err, name: str
) -> None:
    """Given a folder where the process puts a file of its own, a sentence names it."""
    (home / name).mkdir(parents=True)
    assert main(PLAIN) == 1
    [told] = capsys.readouterr().err.splitlines()
    assert told == f"The data folder {home} cannot be written to: Is a directory ({name})."


@pytest.mark.parametrize("odd", ["a file", "without permission"])
@pytest.mark.parametrize("command", ["check", "backup", "move-to"])
def test_servers_that_cannot_be_listed_are_not_taken_for_none(
    home: Path, capsys: Err, monkeypatch: pytest.MonkeyPatch, command: str, odd: str
) -> None:
    # given a folder of the servers' files in which nobody can look for them
    servers = home / "servers"
    home.mkdir()
    if odd == "a file":
        servers.write_text("a file")
    else:
        servers.mkdir()
        monkeypatch.setattr(os, "scandir", _forbidden)
    monkeypatch.setattr(checkup, "_discord", _unasked)
    # when it is looked over, copied, or moved away
    to = {"backup": [str(home.parent / "copies")], "move-to": ["postgresql://nobody@localhost/x"]}
    code = main([command, *to.get(command, [])])
    # then that is said, instead of that there are none
    said = "".join(capsys.readouterr())
    assert code
    assert f"The data folder {servers} cannot be read: " in said
    assert "No server" not in said
    assert not (home.parent / "copies").exists()
    assert not (home / MOVED).exists()


def _forbidden(path: object) -> object:
    raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), path)


def test_no_life_shows_where_the_heartbeat_is_out_of_reach(home: Path) -> None:
    home.write_text("a file")
    assert not is_alive(home, 0.0)


async def _unasked(settings: object, box: object) -> AsyncIterator[CheckResult]:
    """Ask Discord nothing."""
    nothing: tuple[CheckResult, ...] = ()
    for finding in nothing:
        yield finding
