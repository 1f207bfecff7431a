"""The bot on a database: an evening, restarts, backup, restore, check and erasure, as on files."""

import asyncio
import os
import re
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.host.settings import BadSetting, load
from bot.log.postgres.address import Address, is_address
from bot.log.shards import WHOLE, Part
from bot.practice.rehearse import rehearse
from bot.practice.world import World
from tests.breaking.conftest import TABLE
from tests.log.builders import SERVER, at, gained, move
from tests.log.conftest import found, open_postgres
from tests.postgres import PASSWORD, QUOTED, Postgres
from tests.simcord_support import play
from tests.telling.test_catching_up import ANY_CHANNEL, CALLBACK

pytest.importorskip("asyncpg", reason="PostgreSQL needs the package asyncpg")

from bot.log.postgres.lease import Lease
from tests.on_postgres import OnPostgres, table_in

QUEST = """
olga: /quest start name:"First Blood" kind:introduction encounters:1
bjorn: /turn hero hero:Leoric
olga: /threat gain reason:hero-defeated hero:Leoric
expect post contains "Threat 0 → 1"
olga: /plot trigger card:"Spite"
olga: press "1"
bjorn: press "Leoric"
expect dm bjorn contains "fortune"
"""
FILES = sorted((Path(__file__).parents[1] / "rehearsals").glob("*.play"))
SOME = ("export_import", "first-quest", "leaving")
EVENINGS = [each for each in FILES if os.environ.get("OVERLORD_SOAK") or each.stem in SOME]
Said = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, database: str) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    monkeypatch.setenv("OVERLORD_HOME", str(tmp_path / "var"))
    monkeypatch.setenv("OVERLORD_DATABASE", database)
    return tmp_path / "var"


@pytest.fixture
async def table(database: str, tmp_path: Path) -> AsyncIterator[tuple[World, OnPostgres]]:
    async with table_in(database, tmp_path) as opened:
        await play(opened[0], TABLE)
        yield opened


async def ask(*words: str) -> int:
    """A command of the host, while the bot runs."""
    return await asyncio.to_thread(main, list(words))


async def test_an_evening_is_played_and_goes_on_after_a_restart(
    table: tuple[World, OnPostgres],
) -> None:
    world, harness = table
    await play(world, QUEST)
    await play(world, '@restart\nolga: /threat show\nexpect post contains "Threat 0"')
    await play(world, 'olga: /campaign undo\nexpect post contains "Threat"')
    [row] = await harness.log.campaigns(world.people.server.id)
    assert row.told == row.last
    assert await harness.log.check(world.people.server.id) == []


@pytest.mark.parametrize("evening", EVENINGS, ids=lambda file: file.stem)
async def test_an_evening_goes_as_on_files(database: str, tmp_path: Path, evening: Path) -> None:
    @asynccontextmanager
    async def harness() -> AsyncIterator[OnPostgres]:
        opened = OnPostgres(database, tmp_path)
        try:
            yield opened
        finally:
            await opened.stop()

    await rehearse(evening, harness, lambda _: None)


async def test_what_was_not_told_is_told_by_the_next_life(table: tuple[World, OnPostgres]) -> None:
    world, harness = table
    world.fail("POST", CALLBACK, status=500, times=1)
    world.fail("POST", ANY_CHANNEL, status=500, times=100)
    await world.slash("olga", "threat gain", reason="correction", amount=2, note="late")
    assert [each async for each in harness.log.interrupted()] == [world.people.server.id]
    world.sim.heal()
    await world.restart()
    told = [seen for seen in world.view.all("post") if "late" in seen.text]
    assert len(told) == 1
    assert [each async for each in harness.log.interrupted()] == []


async def test_a_copy_is_put_back_as_it_is_into_files(
    table: tuple[World, OnPostgres], tmp_path: Path, capsys: Said
) -> None:
    world, harness = table
    server = world.people.server.id
    await play(world, 'olga: /threat gain reason:correction amount:2 note:"kept"')
    assert await ask("backup", str(tmp_path / "copies")) == 0
    assert "One server file was copied" in capsys.readouterr().out
    await play(world, 'olga: /threat gain reason:correction amount:3 note:"lost"')
    await world.slash("carla", "hero list")
    [before] = await harness.log.campaigns(server)
    await harness.stop()
    assert await ask("restore", str(tmp_path / "copies")) == 0
    first, second, *_ = capsys.readouterr().out.splitlines()
    assert first.startswith(f"Server {server} was put back from ")
    assert "What it had before is kept in " in first
    assert second.startswith("“Nerekhall”: one entry of its log is lost, from entry")
    await world.restart()
    [after] = await harness.log.campaigns(server)
    assert after.at.id > before.at.id  # old buttons lead nowhere
    assert await harness.log.check(server) == []
    [notice] = [
        seen.text for seen in world.view.all("post") if "put back from a backup" in seen.text
    ]
    assert "kept" in notice
    await play(world, 'olga: /threat show\nexpect post contains "Threat 2"')
    [kept] = (tmp_path / "var" / "database").glob("*.replaced-*.copy")
    with closing(sqlite3.connect(kept)) as file:
        assert file.execute("SELECT max(seq) FROM entries").fetchone() == (before.last,)


async def test_what_was_erased_since_stays_erased(
    table: tuple[World, OnPostgres], tmp_path: Path, capsys: Said
) -> None:
    world, harness = table
    server = world.people.server.id
    bjorn = world.people.user("bjorn").id
    await play(
        world,
        'olga: /campaign create name:"x"',
    )
    assert await ask("backup", str(tmp_path / "copies")) == 0
    await harness.log.name_goes(server, bjorn)
    await harness.stop()
    capsys.readouterr()
    assert await ask("restore", str(tmp_path / "copies")) == 0
    assert "One name that was removed after the copy was made" in capsys.readouterr().out
    await world.restart()
    [row] = await harness.log.campaigns(server)
    assert not any(bjorn == entry.by for entry in await harness.log.read(row.at))
    await harness.log.forget(server)
    await harness.stop()
    assert await ask("restore", str(tmp_path / "copies")) == 1
    assert "all of that server's data was erased" in capsys.readouterr().err


async def test_a_copy_of_files_is_put_into_a_database_and_the_other_way_round(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Said
) -> None:
    log = await open_postgres(database)
    await found(log)
    await log.append(at(1), 1, move(1, gained()), "press")
    await log.close()
    assert await ask("backup", str(tmp_path / "one")) == 0
    monkeypatch.delenv("OVERLORD_DATABASE")
    assert await ask("restore", str(tmp_path / "one")) == 0
    assert await ask("backup", str(tmp_path / "two")) == 0
    monkeypatch.setenv("OVERLORD_DATABASE", database)
    assert await ask("restore", str(tmp_path / "two")) == 0
    assert "Nothing is lost" in capsys.readouterr().out
    again = await open_postgres(database)
    [row] = await again.campaigns(SERVER)
    assert (await again.read(row.at))[1:] == move(1, gained())
    await again.close()


async def test_a_check_reads_every_log_and_names_what_is_wrong(
    database: str, postgres_server: Postgres, capsys: Said
) -> None:
    log = await open_postgres(database)
    await found(log)
    await log.close()
    assert await ask("check") == 1  # for want of a token
    assert re.search(r"ok  The database postgresql://owner@\S+ answers", capsys.readouterr().out)
    postgres_server.execute("UPDATE overlord.entries SET kind = 'Unheard'")
    assert await ask("check") == 1
    assert f"!!  The log of server {SERVER} is not in order" in capsys.readouterr().out


async def test_a_check_changes_nothing(
    postgres_server: Postgres, monkeypatch: pytest.MonkeyPatch, capsys: Said
) -> None:
    bare = postgres_server.another()
    monkeypatch.setenv("OVERLORD_DATABASE", bare)
    for _ in range(2):
        await ask("check")
        assert "its tables are made or brought up to date" in capsys.readouterr().out
    await (await open_postgres(bare)).close()
    postgres_server.execute("UPDATE overlord.schema_version SET version = 99", at=bare)
    await ask("check")
    assert "wrote it. Update this one." in capsys.readouterr().out


@pytest.mark.parametrize("command", [["check"], ["backup", "copies"], ["restore", "copies"]])
async def test_the_password_stands_in_no_line(
    database: str, monkeypatch: pytest.MonkeyPatch, capsys: Said, command: list[str]
) -> None:
    wrong = [database.replace("/postgres", "/nowhere"), re.sub(r":\d+/", ":1/", database)]
    for address in wrong:
        monkeypatch.setenv("OVERLORD_DATABASE", address)
        assert await ask(*command) == 1
        said = "".join(capsys.readouterr())
        assert "The database postgresql://owner@127.0.0.1:" in said
        assert PASSWORD not in said
        assert QUOTED not in said


@pytest.mark.parametrize(
    "written", ["mysql://a:secret@b/c", "secret", "postgresql://u:secret@h:99999/d"]
)
def test_what_is_no_address_is_not_repeated(
    monkeypatch: pytest.MonkeyPatch, capsys: Said, written: str
) -> None:
    monkeypatch.setenv("OVERLORD_DATABASE", written)
    with pytest.raises(BadSetting):
        load()
    assert main(["check"]) == 1
    said = capsys.readouterr().err
    assert "OVERLORD_DATABASE is not the address of a PostgreSQL database" in said
    assert "secret" not in said


def test_an_address_is_shown_without_its_password() -> None:
    address = Address("postgres://o:p%40ss@a:1,b:2/d?password=other&sslmode=require")
    assert address.shown == "postgresql://o@a:1,b:2/d"
    assert address.secrets == ("p%40ss", "p@ss", "other")
    assert address.has_hosts
    assert "p%40ss" not in repr(address)
    assert is_address("postgresql:///overlord?host=/run/postgresql")
    assert is_address("postgresql://[::1]:5432/overlord")


def test_the_settings_say_where_the_campaigns_are(database: str, home: Path) -> None:
    settings = load()
    assert settings.place == database.replace(f":{QUOTED}@", "@")
    assert QUOTED not in f"{settings!r} {settings.database}"
    assert settings.home == home


async def test_a_check_says_who_looks_after_which_shards(database: str, capsys: Said) -> None:
    await (await open_postgres(database)).close()

    async def checked() -> str:
        await ask("check")
        return capsys.readouterr().out

    assert "looks after" not in await checked()
    async with held(database, "one", Part(8, (0, 1, 5))):
        said = await checked()
        assert "ok  Process one looks after the shards 0-1, 5 of 8." in said
        assert "!!  Nobody looks after the shards 2-4, 6-7 of 8:" in said
        async with held(database, "two", Part(8, (2, 3, 4, 6, 7))):
            assert "Nobody" not in await checked()
    async with held(database, "all", WHOLE):
        assert "ok  Process all looks after all servers in the database." in await checked()


@asynccontextmanager
async def held(database: str, who: str, part: Part) -> AsyncIterator[None]:
    """A process that has a part."""
    lease = Lease(Address(database), who, part)
    await lease.open()
    await lease.take()
    yield
    await lease.close()
