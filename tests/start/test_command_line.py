"""The command line: one sentence where something is missing, exit codes, copies of the data."""

import json
import os
import sqlite3
import subprocess
import sys
from pathlib import Path

import aiohttp
import discord
import pytest

from bot.__main__ import main
from bot.box.faults import BoxError
from bot.host import running
from bot.host.settings import HostSettings
from bot.log.sqlite import SqliteLog
from bot.log.upcasts import event_codec
from bot.rules.basics.keys import MoveNumber, UserId
from bot.rules.state.events import CampaignEnded, Entry
from bot.words import ENGLISH

ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    monkeypatch.setenv("OVERLORD_HOME", str(tmp_path / "var"))
    return tmp_path / "var"


Err = pytest.CaptureFixture[str]
PLAIN = ["run", "--log", "plain"]
WRITTEN = "what somebody wrote"


def test_help_names_every_command(capsys: Err) -> None:
    with pytest.raises(SystemExit) as done:
        main(["--help"])
    assert done.value.code == 0
    told = capsys.readouterr().out
    assert all(command in told for command in ("run", "play", "rehearse", "backup"))


def test_no_command_is_a_wrong_use(capsys: Err) -> None:
    with pytest.raises(SystemExit) as done:
        main([])
    assert done.value.code == 2
    assert "usage" in capsys.readouterr().err


def test_a_missing_token_is_one_sentence(capsys: Err) -> None:
    assert main(PLAIN) == 1
    told = capsys.readouterr().err
    assert told.startswith("DISCORD_TOKEN is not set")
    assert len(told.splitlines()) == 1


def test_a_wrong_setting_is_one_sentence(capsys: Err, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OVERLORD_LOG_LEVEL", "LOUD")
    assert main(PLAIN) == 1
    assert capsys.readouterr().err == (
        "OVERLORD_LOG_LEVEL cannot be “LOUD”: it is DEBUG, INFO, WARNING or ERROR, and INFO where"
        " nothing is set.\n"
    )


def test_every_setting_that_can_be_wrong_has_a_sentence_of_its_own() -> None:
    """Given a setting that is none of these, the last words would say too little of it."""
    sentence = ENGLISH.say("bad-setting", name="OVERLORD_HOME", value="x", most="A", last="B")
    other = ENGLISH.say("bad-setting", name="DISCORD_TOKEN", value="", most="A", last="B")
    database = ENGLISH.say("bad-setting", name="OVERLORD_DATABASE", value="", most="A", last="B")
    assert len({sentence, other, database}) == 3
    own = {"home", "log_level", "shards", "metrics"}
    assert set(HostSettings.__struct_fields__) == {"discord_token", "database", *own}
    for setting in own:
        name = f"OVERLORD_{setting.upper()}"
        said = ENGLISH.say("bad-setting", name=name, value="x", most="A", last="B")
        assert said.startswith(f"{name} cannot be “x”: it is ")


@pytest.mark.parametrize(
    ("problem", "told", "code"),
    [
        (discord.LoginFailure("no"), "does not accept DISCORD_TOKEN", 3),
        (discord.PrivilegedIntentsRequired(None), "no privileged intents", 3),
        (aiohttp.ClientConnectionError("no route"), "cannot be reached from here: no route", 1),
        (BoxError("dice.toml", "first.red", "has 5 faces"), "dice.toml", 1),
    ],
)
def test_a_start_that_fails_is_one_sentence(
    capsys: Err, monkeypatch: pytest.MonkeyPatch, problem: Exception, told: str, code: int
) -> None:
    async def fail(*_: object) -> None:
        raise problem

    monkeypatch.setattr(running, "serve", fail)
    monkeypatch.setenv("DISCORD_TOKEN", "made-up")
    assert main(PLAIN) == code
    said = capsys.readouterr().err
    assert told in said
    assert len(said.splitlines()) == 1


def ending(capsys: Err) -> dict[str, object]:
    """The one line of JSON that a start ends with."""
    [line] = capsys.readouterr().err.splitlines()
    told: dict[str, object] = json.loads(line)
    return told


def test_without_a_terminal_what_ends_a_start_is_a_line_of_json(
    capsys: Err, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert main(["run"]) == 1
    told = ending(capsys)
    assert (told["level"], told["logger"]) == ("CRITICAL", "bot")
    assert str(told["message"]).startswith("DISCORD_TOKEN is not set")
    monkeypatch.setenv("OVERLORD_LOG_LEVEL", "LOUD")
    assert main(["run", "--log", "json"]) == 1
    assert str(ending(capsys)["message"]).startswith("OVERLORD_LOG_LEVEL cannot be")


def test_so_is_what_nobody_thought_of_without_the_words_of_it(
    capsys: Err, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: object) -> None:
        raise ValueError(WRITTEN)

    monkeypatch.setattr(running, "serve", fail)
    monkeypatch.setenv("DISCORD_TOKEN", "made-up")
    assert main(["run", "--log", "json"]) == 1
    told = ending(capsys)
    assert told["message"] == "ended by an error"
    assert "builtins.ValueError" in str(told["traceback"])
    assert "in fail" in str(told["traceback"])
    assert WRITTEN not in str(told)


WITHOUT_SIMCORD = """
import sys
sys.modules["simcord"] = None
from bot.__main__ import main
sys.exit(main(sys.argv[1:]))
"""


@pytest.mark.parametrize("command", [["play"], ["rehearse", "none.play"]])
def test_practice_where_only_the_bot_is_installed_is_one_sentence(command: list[str]) -> None:
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT_SIMCORD, *command],
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    [told] = done.stderr.splitlines()
    assert "only what the bot needs to run" in told


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("none.play", "The file cannot be read: No such file or directory"),
        (".", "The file cannot be read: Is a directory"),
        ("bytes.play", "The file is not text in UTF-8"),
    ],
)
def test_a_script_that_cannot_be_read_is_one_sentence(
    capsys: Err, tmp_path: Path, name: str, told: str
) -> None:
    (tmp_path / "bytes.play").write_bytes(b"olga: /help \xff")
    assert main(["rehearse", name]) == 1
    assert f"{name}: {told}" in capsys.readouterr().out


def test_a_command_that_is_interrupted_ends_quietly(
    capsys: Err, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("bot.log.backups.back_up", interrupt)
    assert main(["backup", "copies"]) == 1
    assert capsys.readouterr() == ("", "")


def test_whoever_reads_along_may_stop_reading(tmp_path: Path) -> None:
    script = tmp_path / "long.play"
    script.write_text("olga: /help\n" * 200, encoding="utf-8")
    with subprocess.Popen(
        [sys.executable, "-m", "bot", "rehearse", str(script)],
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as reading:
        assert reading.stdout
        assert reading.stderr
        reading.stdout.readline()
        reading.stdout.close()
        assert reading.stderr.read() == ""
    assert reading.returncode == 1


def test_a_terminal_that_knows_no_arrow_ends_no_command(tmp_path: Path) -> None:
    script = tmp_path / "evening.play"
    script.write_text("# Threat 0 → 1\nolga: /help\nexpect post contains →", encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "bot", "rehearse", str(script)],
        env={**os.environ, "PYTHONPATH": str(ROOT), "PYTHONIOENCODING": "cp1252"},
        capture_output=True,
        encoding="cp1252",
        check=False,
    )
    assert done.stderr == ""
    assert "evening.play:3: Not said" in done.stdout
    assert "expect post contains ?" in done.stdout


def test_nothing_to_copy_is_said(capsys: Err, tmp_path: Path) -> None:
    assert main(["backup", str(tmp_path / "copies")]) == 1
    told = capsys.readouterr().out
    assert f"no server file to copy yet in {tmp_path / 'var' / 'servers'}." in told
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("files", [{}, {"6.sqlite3": b"no database" * 100}])
def test_where_nothing_is_copied_no_new_folder_is_left(
    home: Path, tmp_path: Path, files: dict[str, bytes]
) -> None:
    (home / "servers").mkdir(parents=True)
    for name, content in {"erased.txt": b"", **files}.items():
        (home / "servers" / name).write_bytes(content)
    assert main(["backup", str(tmp_path / "new" / "copies")]) == 1
    assert [path.name for path in tmp_path.iterdir()] == ["var"]
    (tmp_path / "old").mkdir()
    assert main(["backup", str(tmp_path / "old")]) == 1
    assert [path.name for path in (tmp_path / "old").iterdir()] == ["erased.txt"]


def test_a_folder_that_cannot_be_is_one_sentence(capsys: Err, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    folder = tmp_path / "file" / "copies"
    assert main(["backup", str(folder)]) == 1
    assert capsys.readouterr().err == f"No copy can be written to {folder}: Not a directory.\n"


def test_files_are_not_copied_onto_themselves(capsys: Err, home: Path) -> None:
    (home / "servers").mkdir(parents=True)
    file = home / "servers" / "6.sqlite3"
    file.write_bytes(b"no database")
    assert main(["backup", str(home / "." / "servers")]) == 1
    assert "copies need a folder of their own" in capsys.readouterr().err
    assert file.read_bytes() == b"no database"


async def test_every_server_is_copied_and_one_bad_file_stops_nothing(
    capsys: Err, home: Path, tmp_path: Path
) -> None:
    log = SqliteLog(home / "servers", event_codec())
    await log.create(
        7, 1, "Nerekhall", [Entry(1, MoveNumber(1), 0, UserId(7), CampaignEnded())], None
    )
    (home / "servers" / "6.sqlite3").write_bytes(b"no database " * 100)
    code = main(["backup", str(tmp_path / "copies")])
    await log.close()
    said = capsys.readouterr()
    assert code == 1
    assert "6.sqlite3 could not be copied: file is not a database" in said.err
    assert "One server file was copied" in said.out
    with sqlite3.connect(tmp_path / "copies" / "7.sqlite3") as copy:
        assert copy.execute("SELECT name FROM campaigns").fetchall() == [("Nerekhall",)]
    copy.close()
