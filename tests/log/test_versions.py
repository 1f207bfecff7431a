"""A file of a newer version is left alone, and says which version can read it; others go on."""

import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest

from bot import __version__
from bot.log import LogUnavailable, Reason, UnreadableEvent, migrations
from bot.log.file_care import newer_version, unusable
from bot.log.migrations import is_newer, shipped
from bot.log.sqlite import SqliteLog
from bot.log.upcasts import event_codec
from tests.log.builders import OTHER_SERVER, SERVER, at, gained, move
from tests.log.conftest import found

NEWER = "99.1.0"
DAY = 24 * 60 * 60


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
async def log(tmp_path: Path, clock: Clock) -> AsyncIterator[SqliteLog]:
    opened = SqliteLog(tmp_path, event_codec(), clock=clock)
    yield opened
    await opened.close()


def ask(path: Path, statement: str, *values: object) -> object:
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        row = connection.execute(statement, values).fetchone()
        return row[0] if row else None


def written_by(path: Path) -> object:
    return ask(path, "SELECT value FROM notes WHERE key = 'file:written-by'")


def file(folder: Path, server: int = SERVER) -> Path:
    return folder / f"{server}.sqlite3"


@pytest.mark.parametrize(
    ("version", "newer"), [("0.0.9", False), (__version__, False), ("99", True), ("", False)]
)
def test_versions_are_compared_by_their_numbers(version: str, newer: bool) -> None:
    assert is_newer(version) is newer


def test_ten_comes_after_nine(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(migrations, "__version__", "1.9.0")
    assert is_newer("1.10.0")
    assert not is_newer("1.8.12")


async def test_a_file_says_which_version_wrote_it(log: SqliteLog, tmp_path: Path) -> None:
    await found(log)
    assert written_by(file(tmp_path)) == __version__
    assert newer_version(tmp_path, SERVER) == ""


async def test_an_older_signature_is_renewed_and_a_newer_one_stays(
    log: SqliteLog, clock: Clock, tmp_path: Path
) -> None:
    campaign = await found(log)
    for signature, then in (("0.0.1", __version__), (NEWER, NEWER)):
        ask(file(tmp_path), "UPDATE notes SET value = ? WHERE key = 'file:written-by'", signature)
        clock.now += DAY
        last = len(await log.read(at(campaign)))
        await log.append(at(campaign), last, move(last, gained()), None)
        assert written_by(file(tmp_path)) == then


async def test_a_newer_format_names_the_version_that_can_read_it(
    log: SqliteLog, tmp_path: Path
) -> None:
    await found(log)
    await found(log, OTHER_SERVER)
    await log.close()
    ask(file(tmp_path), "UPDATE notes SET value = ? WHERE key = 'file:written-by'", NEWER)
    ask(file(tmp_path), f"PRAGMA user_version = {shipped().version + 1}")
    before = file(tmp_path).read_bytes()
    older = SqliteLog(tmp_path, event_codec())
    for look in (older.campaigns, older.check):
        with pytest.raises(LogUnavailable) as refused:
            await look(SERVER)
        assert refused.value.reason is Reason.NEWER_SCHEMA
        assert refused.value.version == NEWER
    assert len(await older.campaigns(OTHER_SERVER)) == 1
    await older.close()
    assert file(tmp_path).read_bytes() == before
    [named] = unusable(tmp_path)
    assert (named.server, named.reason, named.version) == (SERVER, Reason.NEWER_SCHEMA, NEWER)


async def test_one_whose_tables_nobody_knows_names_none(log: SqliteLog, tmp_path: Path) -> None:
    ask(file(tmp_path), "CREATE TABLE notes (something)")
    ask(file(tmp_path), "PRAGMA user_version = 99")
    with pytest.raises(LogUnavailable) as refused:
        await log.campaigns(SERVER)
    assert (refused.value.reason, refused.value.version) == (Reason.NEWER_SCHEMA, "")


@pytest.mark.parametrize(("signature", "newer"), [(NEWER, NEWER), (__version__, "")])
async def test_an_entry_of_a_newer_version_names_it_too(
    log: SqliteLog, tmp_path: Path, signature: str, newer: str
) -> None:
    campaign = await found(log)
    await log.append(at(campaign), 1, move(1, gained()), "press")
    ask(file(tmp_path), "UPDATE notes SET value = ? WHERE key = 'file:written-by'", signature)
    ask(file(tmp_path), "UPDATE entries SET kind = 'OfTheFuture' WHERE seq = 2")
    with pytest.raises(UnreadableEvent) as unreadable:
        await log.read(at(campaign))
    assert unreadable.value.newer == newer
    with pytest.raises(UnreadableEvent) as unreadable:
        await log.entries_of_cause(SERVER, "press")
    assert unreadable.value.newer == newer
    assert newer_version(tmp_path, SERVER) == newer


async def test_files_that_cannot_be_used_are_found_by_their_beginnings(
    log: SqliteLog, tmp_path: Path
) -> None:
    await found(log)
    file(tmp_path, 8).touch()
    file(tmp_path, 9).write_bytes(b"no database " * 100)
    assert {(each.server, each.reason) for each in unusable(tmp_path)} == {
        (8, Reason.EMPTY),
        (9, Reason.CORRUPT),
    }
    assert list(unusable(tmp_path / "nowhere")) == []
