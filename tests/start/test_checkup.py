"""`overlord check`: what is in order, what is not, and the invitation."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import aiohttp
import discord
import pytest

from bot.__main__ import main
from bot.desk.client import OverlordBot
from bot.host import checkup
from bot.host.checkup import CheckResult, Visitor, visited
from bot.log.sqlite import SqliteLog
from bot.log.upcasts import event_codec
from bot.practice.harness import Clock
from bot.practice.real import RealHarness
from bot.practice.world import World
from bot.rules.basics.keys import MoveNumber, UserId
from bot.rules.basics.options import CampaignAct, Edition
from bot.rules.state.events import CampaignCreated, CampaignEnded, Entry, Event, HeroDefeated

FIRST_VERSION = Path(__file__).parents[1] / "log" / "old" / "v1.sql"


@pytest.fixture(autouse=True)
def home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    monkeypatch.setenv("OVERLORD_HOME", str(tmp_path / "var"))
    return tmp_path / "var"


Out = pytest.CaptureFixture[str]


def test_a_new_place_lacks_only_the_token(capsys: Out) -> None:
    assert main(["check"]) == 1
    folder, logs, token = capsys.readouterr().out.splitlines()
    assert folder.startswith("ok") and "can be written to" in folder
    assert logs.startswith("ok") and "No server has a log yet" in logs
    assert token.startswith("!!") and "DISCORD_TOKEN is not set" in token


def test_a_damaged_log_is_named(capsys: Out, home: Path) -> None:
    (home / "servers").mkdir(parents=True)
    (home / "servers" / "6.sqlite3").write_bytes(b"no database " * 100)
    assert main(["check"]) == 1
    told = capsys.readouterr().out
    assert "!!  The file of server 6 cannot be used: it is damaged. Put a copy back." in told


def test_a_file_of_a_newer_version_is_named(capsys: Out, home: Path) -> None:
    (home / "servers").mkdir(parents=True)
    with closing(sqlite3.connect(home / "servers" / "6.sqlite3")) as file:
        file.execute("PRAGMA user_version = 99")
    assert main(["check"]) == 1
    assert "cannot be used: a newer version of the bot wrote it." in capsys.readouterr().out


def test_an_empty_file_is_named(capsys: Out, home: Path) -> None:
    (home / "servers").mkdir(parents=True)
    (home / "servers" / "6.sqlite3").touch()
    assert main(["check"]) == 1
    assert "The file of server 6 cannot be used: it is empty. Put" in capsys.readouterr().out


def test_a_file_that_lost_everything_is_named(capsys: Out, home: Path) -> None:
    asyncio.run(found(home / "servers"))
    (home / "servers" / "6.sqlite3").write_bytes(b"")
    assert main(["check"]) == 1
    assert "The file of server 6 cannot be used: it is damaged" in capsys.readouterr().out


def test_an_entry_that_nobody_can_read_is_named(capsys: Out, home: Path) -> None:
    asyncio.run(found(home / "servers", ended=True))
    with closing(sqlite3.connect(home / "servers" / "6.sqlite3", isolation_level=None)) as file:
        file.execute("UPDATE entries SET kind = 'FutureEvent' WHERE seq = 2")
    assert main(["check"]) == 1
    told = capsys.readouterr().out
    assert "not in order: “Nerekhall”: Entry 2 cannot be read. (FutureEvent)" in told
    assert "<" not in told and "LogFault" not in told


async def found(servers: Path, *, ended: bool = False) -> None:
    """A campaign that ended, or one whose log does not begin as logs do."""
    log = SqliteLog(servers, event_codec())
    created = CampaignCreated(
        "k", "Nerekhall", "", UserId(1), UserId(1), CampaignAct.I, Edition.SECOND, 5
    )
    events: list[Event] = [created, CampaignEnded()] if ended else [HeroDefeated("leoric")]
    entries = [
        Entry(seq, MoveNumber(1), 0, UserId(1), event) for seq, event in enumerate(events, 1)
    ]
    await log.create(6, 5, "Nerekhall", entries, None)
    await log.close()


def test_a_log_that_cannot_be_right_is_named(capsys: Out, home: Path) -> None:
    asyncio.run(found(home / "servers"))
    assert main(["check"]) == 1
    told = "!!  The log of server 6 is not in order: “Nerekhall”: The log does not begin with"
    assert told in capsys.readouterr().out


def test_a_directory_that_says_otherwise_is_named(capsys: Out, home: Path) -> None:
    asyncio.run(found(home / "servers", ended=True))
    assert main(["check"]) == 1
    assert "not in order: “Nerekhall”: The directory says" in capsys.readouterr().out


def test_a_file_that_waits_for_its_migration_is_left_as_it_is(capsys: Out, home: Path) -> None:
    file = home / "servers" / "6.sqlite3"
    file.parent.mkdir(parents=True)
    with closing(sqlite3.connect(file, isolation_level=None)) as old:
        old.executescript(FIRST_VERSION.read_text(encoding="utf-8"))
    before = file.read_bytes()
    assert main(["check"]) == 1
    assert "not in order" not in capsys.readouterr().out
    assert file.read_bytes() == before


def test_a_folder_that_is_none_is_said(capsys: Out, home: Path) -> None:
    home.write_text("a file")
    assert main(["check"]) == 1
    assert "cannot be written to" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("problem", "told", "code"),
    [
        (discord.LoginFailure("no"), "does not accept", 3),
        (aiohttp.ClientConnectionError("no route"), "no route", 1),
    ],
)
def test_what_discord_says_to_the_token(
    capsys: Out, monkeypatch: pytest.MonkeyPatch, problem: Exception, told: str, code: int
) -> None:
    async def login(_: Visitor, token: str) -> None:
        raise problem

    monkeypatch.setenv("DISCORD_TOKEN", "made-up")
    monkeypatch.setattr(Visitor, "login", login)
    assert main(["check"]) == code
    assert told in capsys.readouterr().out


class Visiting(RealHarness):
    """Starts the client that only looks, then the bot, then the client that looks again."""

    visits = 0

    async def start(self, clock: Clock) -> discord.Client:
        self.visits += 1
        return await self.start_as(Visitor if self.visits != 2 else OverlordBot, clock)


async def test_commands_are_looked_for_and_not_registered(tmp_path: Path) -> None:
    def keys(found: list[CheckResult]) -> list[str]:
        return [finding.key for finding in found]

    harness = Visiting(tmp_path)
    async with World(harness, known_commands=False) as world:
        first = visited(harness.bot)
        await world.restart()
        world.sim.env.backend.commands[None]["launch", 4] = {"name": "launch", "type": 4}
        await world.restart()
        second = visited(harness.bot)
    await harness.stop()
    assert keys(first) == [
        "cli-check-token",
        "cli-check-shards",
        "cli-check-no-commands",
        "cli-check-invitation",
    ]
    token, shards, commands, added, invitation = second
    assert (shards.key, shards.facts) == ("cli-check-shards", {"count": 1})
    assert (token.key, commands.key) == ("cli-check-token", "cli-check-commands")
    assert (added.key, added.facts) == ("cli-check-added", {"command": "launch"})
    query = parse_qs(urlsplit(str(invitation.facts["url"])).query)
    asked = discord.Permissions(int(query["permissions"][0]))
    assert asked.send_messages_in_threads and asked.pin_messages
    assert not asked.administrator and not asked.manage_messages and not asked.manage_guild
    assert query["scope"] == ["bot applications.commands"]


def test_what_a_translation_lacks_is_named_and_no_fault(
    capsys: Out, monkeypatch: pytest.MonkeyPatch
) -> None:
    keys = tuple(f"event-{number:02}" for number in range(23))
    monkeypatch.setattr(checkup, "word_gaps", lambda: {"sv-SE": keys, "nl": ("button-undo",)})
    assert main(["check"]) == 1
    *_, many, one, token = capsys.readouterr().out.splitlines()
    assert many.startswith(
        "ok  The translation sv-SE lacks 23 sentences, said in English: event-00,"
    )
    assert many.endswith("event-19 and 3 more.")
    assert one == "ok  The translation nl lacks 1 sentence, said in English: button-undo."
    assert "DISCORD_TOKEN" in token
