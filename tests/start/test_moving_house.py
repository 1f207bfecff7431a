"""`overlord move-to`: everything goes into a database and back, proved, and can be broken off."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.log import CampaignLog, LogFault, Note, Post, Snapshot
from bot.log.notes import DMS, LEFT, Dms
from bot.log.sqlite import SqliteLog
from bot.log.upcasts import event_codec
from bot.rules.basics.keys import CampaignAt
from tests.log.builders import (
    CHANNEL,
    OLGA,
    OTHER_SERVER,
    SERVER,
    at,
    created,
    defeated,
    gained,
    move,
    rumor,
)
from tests.log.conftest import found, open_postgres
from tests.postgres import QUOTED, Postgres

pytest.importorskip("asyncpg", reason="PostgreSQL needs the package asyncpg")

Said = pytest.CaptureFixture[str]
THERE = CampaignAt(OTHER_SERVER, 1)


@pytest.fixture(autouse=True)
def home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DISCORD_TOKEN", "made-up")
    monkeypatch.setenv("OVERLORD_HOME", str(tmp_path / "var"))
    monkeypatch.delenv("OVERLORD_DATABASE", raising=False)
    return tmp_path / "var"


@asynccontextmanager
async def files(home: Path) -> AsyncIterator[CampaignLog]:
    log = SqliteLog(home / "servers", event_codec(), clock=lambda: 0.0)
    try:
        yield log
    finally:
        await log.close()


@asynccontextmanager
async def rows(database: str) -> AsyncIterator[CampaignLog]:
    log = await open_postgres(database)
    try:
        yield log
    finally:
        await log.close()


@pytest.fixture
async def played(home: Path) -> Path:
    """Two servers with all that a log can hold; something of the first waits to be told."""
    async with files(home) as log:
        entries = move(0, created("Nerekhall — “x”"), gained())
        await log.create(SERVER, CHANNEL, "Nerekhall — “x”", entries, "press")
        await log.append(
            at(1), 2, move(2, defeated(), rumor("ü\x00y")), "p", Note("answering-3", "n")
        )
        await log.deliver(at(1), [Post(1, "move", 0, 5, 6, "h"), Post(1, "dm", OLGA, 7, 8)], 2)
        await log.snapshot_put(at(1), Snapshot(3, "code", "entry", "sum", b"\x00\xff"))
        await DMS.put(log, SERVER, OLGA, Dms.OFF)
        await found(log, channel=9)
        await log.set_ended(at(2), ended=True)
        await found(log, OTHER_SERVER)
        await LEFT.put(log, OTHER_SERVER, 1_900_000_000)
    return home


async def ask(*words: str) -> int:
    return await asyncio.to_thread(main, list(words))


async def everything(log: CampaignLog) -> list[object]:
    """All that a log says of all servers."""
    said: list[object] = []
    for server in sorted(await log.servers()):
        said += [await log.campaigns(server), await log.notes(CampaignAt(server, 0))]
        for row in await log.campaigns(server):
            said += [await log.read(row.at), await log.notes(row.at), await log.told(row.at)]
            said += [await log.posts_of(row.at, 1), await log.snapshots(row.at)]
            for cause in ("press", "p"):
                said.append(await log.entries_of_cause(server, cause))
    return said


async def no_faults(log: CampaignLog) -> list[LogFault]:
    return [fault for server in await log.servers() for fault in await log.check(server)]


async def test_everything_is_moved_and_comes_back_as_it_was(
    played: Path, database: str, monkeypatch: pytest.MonkeyPatch, capsys: Said
) -> None:
    async with files(played) as log:
        before = await everything(log)
    assert await ask("move-to", database) == 0
    told = capsys.readouterr().out
    assert told.startswith("2 servers were moved to postgresql://owner@127.0.0.1:")
    assert "3 campaigns, 6 entries" in told
    assert QUOTED not in told
    async with rows(database) as log:
        assert await everything(log) == before
        assert [each async for each in log.interrupted()] == [SERVER, OTHER_SERVER]
        assert await no_faults(log) == []
        await log.append(at(1), 4, move(4, gained(2)), "there")
    monkeypatch.setenv("OVERLORD_DATABASE", database)
    assert await ask("move-to", "var") == 0
    assert "3 campaigns, 7 entries" in capsys.readouterr().out
    async with files(played) as log:
        assert (await log.read(at(1)))[4:] == move(4, gained(2))
        assert await no_faults(log) == []
        assert {each async for each in log.interrupted()} == {SERVER, OTHER_SERVER}
        assert await log.put_back() == []  # its ids are the ones that old buttons name
        assert await found(log, channel=77) == 3
    [kept] = (played / "servers").glob(f"{SERVER}.replaced-*.copy")
    with closing(sqlite3.connect(kept)) as file:
        assert file.execute("SELECT max(seq) FROM entries").fetchone() == (4,)


async def test_nobody_goes_on_in_the_place_that_was_left(
    played: Path, database: str, monkeypatch: pytest.MonkeyPatch, capsys: Said
) -> None:
    assert await ask("move-to", database) == 0
    capsys.readouterr()
    for command in (["run", "--log", "plain"], ["check"]):
        assert await ask(*command) == 1
        assert f"The campaigns of {played} were moved to postgresql://" in "".join(
            capsys.readouterr()
        )
    monkeypatch.setenv("OVERLORD_DATABASE", database)
    assert await ask("move-to", str(played)) == 0
    capsys.readouterr()
    for command in (["run", "--log", "plain"], ["check"]):
        assert await ask(*command) == 1
        assert f"were moved to {played}" in "".join(capsys.readouterr())
    monkeypatch.delenv("OVERLORD_DATABASE")
    await ask("check")
    assert "The logs of 2 servers were looked through" in capsys.readouterr().out
    assert await ask("move-to", database) == 0  # unchanged since, it may go there once more


async def test_a_move_that_is_broken_off_goes_on_where_it_was(
    played: Path, database: str, postgres_server: Postgres, capsys: Said
) -> None:
    """Given a database whose disk is full when the second server comes."""
    async with rows(database):
        pass
    postgres_server.execute(
        f"""CREATE FUNCTION is_full() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        IF NEW.server = {OTHER_SERVER} THEN RAISE EXCEPTION 'x' USING ERRCODE = '53100'; END IF;
        RETURN NEW; END $$""",
        """CREATE TRIGGER is_full BEFORE INSERT ON overlord.entries
        FOR EACH ROW EXECUTE FUNCTION is_full()""",
    )
    try:
        assert await ask("move-to", database) == 1
    finally:
        postgres_server.execute("DROP FUNCTION is_full CASCADE")
    told = capsys.readouterr().err
    assert f"Server {OTHER_SERVER} was not moved: the disk is full." in told
    assert "the campaigns still count where they were" in told
    async with rows(database) as log:
        assert await log.servers() == [SERVER]
    async with files(played) as log:  # meanwhile the bot went on with the files
        await log.append(at(1), 4, move(4, gained(3)), "meanwhile")
    assert await ask("move-to", database) == 0
    async with rows(database) as log:
        assert await log.servers() == [SERVER, OTHER_SERVER]
        assert (await log.read(at(1)))[4:] == move(4, gained(3))
    assert await ask("move-to", database) == 0  # all of it is there, and stays as it is
    assert "2 servers were moved" in capsys.readouterr().out


async def test_what_was_played_there_is_not_written_over(
    played: Path, database: str, capsys: Said
) -> None:
    async with rows(database) as log:
        await found(log, channel=5)
    assert await ask("move-to", database) == 1
    assert f"Server {SERVER} was not moved: other campaigns of it are there" in (
        capsys.readouterr().err
    )
    async with rows(database) as log:
        assert [row.home_channel for row in await log.campaigns(SERVER)] == [5]
        assert len(await log.campaigns(OTHER_SERVER)) == 1


async def test_a_file_that_cannot_be_read_keeps_everything_where_it_is(
    played: Path, database: str, capsys: Said
) -> None:
    (played / "servers" / f"{SERVER}.sqlite3").write_bytes(b"no database " * 100)
    assert await ask("move-to", database) == 1
    assert f"Server {SERVER} was not moved: its data is damaged" in capsys.readouterr().err
    assert not (played / "moved.txt").exists()
    async with rows(database) as log:
        assert await log.servers() == [OTHER_SERVER]


async def test_what_is_not_the_same_there_is_no_proof(
    played: Path, database: str, postgres_server: Postgres, capsys: Said
) -> None:
    """Given a database that keeps something else than it is told."""
    async with rows(database):
        pass
    postgres_server.execute(
        """CREATE FUNCTION distorts() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        NEW.at := NEW.at + 1; RETURN NEW; END $$""",
        """CREATE TRIGGER distorts BEFORE INSERT ON overlord.entries
        FOR EACH ROW EXECUTE FUNCTION distorts()""",
    )
    try:
        assert await ask("move-to", database) == 1
    finally:
        postgres_server.execute("DROP FUNCTION distorts CASCADE")
    assert f"Server {SERVER} is not in the new place as it is" in capsys.readouterr().err
    assert not (played / "moved.txt").exists()


async def test_what_was_erased_before_stays_erased_there(
    played: Path, database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Said
) -> None:
    assert await ask("backup", str(tmp_path / "copies")) == 0
    (tmp_path / "copies" / "erased.txt").unlink(missing_ok=True)
    async with files(played) as log:
        await log.delete(at(1))
    assert await ask("move-to", database) == 0
    monkeypatch.setenv("OVERLORD_DATABASE", database)
    capsys.readouterr()
    assert await ask("restore", str(tmp_path / "copies" / f"{SERVER}.sqlite3")) == 0
    assert "deleted from it too" in capsys.readouterr().out
    async with rows(database) as log:
        assert [row.home_channel for row in await log.campaigns(SERVER)] == [9]
        await log.delete((await log.campaigns(SERVER))[0].at)
    assert await ask("move-to", str(played)) == 0
    async with files(played) as log:
        assert await log.campaigns(SERVER) == []
    lines = (played / "servers" / "erased.txt").read_text().split()
    assert len(lines) == 3


async def test_a_move_from_one_place_to_its_like_is_no_move(
    database: str, monkeypatch: pytest.MonkeyPatch, capsys: Said
) -> None:
    assert await ask("move-to", "elsewhere") == 1
    assert "elsewhere is no way from where they are" in capsys.readouterr().err
    monkeypatch.setenv("OVERLORD_DATABASE", database)
    assert await ask("move-to", database) == 1
    said = capsys.readouterr().err
    assert "is no way from where they are" in said
    assert QUOTED not in said
