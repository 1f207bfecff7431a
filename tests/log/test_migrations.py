"""Old files are brought up in one transaction behind a kept copy; fresh ones are born new."""

import os
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bot.log import LogUnavailable, Reason
from bot.log.migrations import Schema, shipped, statements
from bot.log.sqlite import SqliteLog
from bot.log.upcasts import event_codec
from tests.log.builders import OTHER_SERVER, SERVER, at, created, gained, move
from tests.log.conftest import found, long_ago

NOW = shipped().version
OLD_FILES = sorted((Path(__file__).parent / "old").glob("*.sql"))
TO_2 = """
ALTER TABLE campaigns ADD COLUMN colour TEXT NOT NULL DEFAULT 'red';
CREATE TRIGGER no_blue BEFORE UPDATE ON campaigns WHEN NEW.colour = 'blue'
BEGIN
    SELECT RAISE(ABORT, 'no blue');
END;
UPDATE campaigns SET colour = name; -- a remark at the end
"""
TO_3 = "UPDATE campaigns SET colour = colour || '!';"
BROKEN = f"{TO_2} INSERT INTO nowhere VALUES (1);"


def later(*steps: str) -> Schema:
    """A schema of the future, each step behind the one that is shipped."""
    now = shipped()
    fresh = "\n".join((now.fresh, *steps))
    coming = dict(enumerate(steps, now.version))
    return Schema(now.version + len(steps), fresh, {**now.steps, **coming})


Opener = Callable[[Schema | None], SqliteLog]


@pytest.fixture
async def open_log(tmp_path: Path) -> AsyncIterator[Opener]:
    opened: list[SqliteLog] = []

    def open_(schema: Schema | None) -> SqliteLog:
        opened.append(SqliteLog(tmp_path, event_codec(), schema=schema, clock=long_ago))
        return opened[-1]

    yield open_
    for log in opened:
        await log.close()


@pytest.fixture
async def old(open_log: Opener, tmp_path: Path) -> Path:
    """A file of the shipped version, with one campaign."""
    log = open_log(None)
    await found(log)
    await log.close()
    return tmp_path / f"{SERVER}.sqlite3"


async def test_a_fresh_file_is_born_with_the_newest_schema(
    open_log: Opener, tmp_path: Path
) -> None:
    await found(open_log(later(TO_2, TO_3)))
    assert _ask(tmp_path / f"{SERVER}.sqlite3", "PRAGMA user_version") == NOW + 2
    assert [path.name for path in tmp_path.glob("*.copy")] == []


async def test_an_old_file_goes_through_every_step(open_log: Opener, old: Path) -> None:
    for _ in range(2):  # the second opening finds nothing to do
        log = open_log(later(TO_2, TO_3))
        assert await log.read(at(1)) == move(0, created())
        assert _ask(old, "SELECT colour FROM campaigns") == "Nerekhall!"
        assert _ask(old, "PRAGMA user_version") == NOW + 2
        await log.close()


async def test_a_migrated_file_has_the_schema_of_a_fresh_one(open_log: Opener, old: Path) -> None:
    log = open_log(later(TO_2, TO_3))
    await log.read(at(1))
    await found(log, OTHER_SERVER)
    await log.close()
    fresh = old.with_name(f"{OTHER_SERVER}.sqlite3")
    assert _names(old) == _names(fresh)


async def test_a_copy_of_the_old_file_is_kept(open_log: Opener, old: Path) -> None:
    log = open_log(later(TO_2))
    await log.append(at(1), 1, move(1, gained()), None)
    copy = old.with_name(f"{SERVER}.v{NOW}.copy")
    assert _ask(copy, "PRAGMA user_version") == NOW
    assert _ask(copy, "SELECT count(*) FROM entries") == 1
    assert await log.servers() == [SERVER]


async def test_a_step_that_fails_changes_nothing_and_is_tried_again(
    open_log: Opener, old: Path
) -> None:
    before = _dump(old)
    failing = open_log(later(BROKEN))
    for _ in range(2):
        with pytest.raises(sqlite3.OperationalError):
            await failing.read(at(1))
    assert _dump(old) == before
    assert _ask(old, "PRAGMA user_version") == NOW
    assert await open_log(later(TO_2)).read(at(1)) == move(0, created())


async def test_a_migration_on_a_full_disk_changes_nothing(open_log: Opener, old: Path) -> None:
    before = _dump(old)
    filling = """
    PRAGMA max_page_count = 1;
    CREATE TABLE big (x);
    INSERT INTO big VALUES (zeroblob(99999));
    """
    with pytest.raises(LogUnavailable) as unavailable:
        await open_log(later(filling)).read(at(1))
    assert unavailable.value.reason is Reason.DISK_FULL
    assert _dump(old) == before


async def test_older_programs_refuse_the_migrated_file(open_log: Opener, old: Path) -> None:
    newer = open_log(later(TO_2))
    await newer.read(at(1))
    await newer.close()
    before = old.read_bytes()
    with pytest.raises(LogUnavailable) as unavailable:
        await open_log(None).read(at(1))
    assert unavailable.value.reason is Reason.NEWER_SCHEMA
    assert old.read_bytes() == before


async def test_what_is_erased_does_not_live_on_in_the_kept_copy(
    open_log: Opener, old: Path
) -> None:
    copy = old.with_name(f"{SERVER}.v{NOW}.copy")
    erasing: tuple[Callable[[SqliteLog], Awaitable[None]], ...] = (
        lambda log: log.delete(at(1)),
        lambda log: log.rewrite(at(1), move(0, created("x"))),
        lambda log: log.forget(SERVER),
    )
    whole = old.read_bytes()
    for erase in erasing:
        old.write_bytes(whole)
        log = open_log(later(TO_2))
        await log.read(at(1))
        assert copy.exists()
        await erase(log)
        assert not copy.exists()
        await log.close()


async def test_a_file_that_waits_for_its_migration_is_checked_by_its_pages(
    open_log: Opener, old: Path
) -> None:
    before = old.read_bytes()
    assert await open_log(later(TO_2)).check(SERVER) == []
    assert old.read_bytes() == before


@pytest.mark.parametrize("script", OLD_FILES, ids=lambda path: path.stem)
async def test_every_file_that_was_ever_written_is_still_read(
    open_log: Opener, tmp_path: Path, script: Path
) -> None:
    with closing(sqlite3.connect(tmp_path / f"{SERVER}.sqlite3", isolation_level=None)) as file:
        file.executescript(script.read_text(encoding="utf-8"))
    for _ in range(2):
        log = open_log(None)
        [row] = await log.campaigns(SERVER)
        entries = await log.read(row.at)
        assert len(entries) == row.last > 1
        assert await log.check(SERVER) == []
        await log.append(row.at, row.last, move(row.last, gained()), None)
        await log.close()


def test_there_is_an_old_file_of_every_version() -> None:
    assert {path.stem for path in OLD_FILES} == {f"v{n}" for n in range(1, shipped().version + 1)}


def test_statements_are_split_where_they_end() -> None:
    parts = [part.strip() for part in statements(TO_2)]
    assert [part.split(" ")[0] for part in parts if part] == ["ALTER", "CREATE", "UPDATE"]
    assert parts[1].endswith("END;")
    assert list(statements("SELECT 1")) == ["SELECT 1"]


def _ask(path: Path, question: str) -> Any:  # noqa: ANN401
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute(question).fetchone()[0]


def _names(path: Path) -> set[tuple[str, str]]:
    with closing(sqlite3.connect(path)) as connection:
        return set(connection.execute("SELECT type, name FROM sqlite_master"))


def _dump(path: Path) -> list[str]:
    with closing(sqlite3.connect(path)) as connection:
        return list(connection.iterdump())


async def test_only_the_newest_copies_of_old_files_are_kept(open_log: Opener, old: Path) -> None:
    for version in range(10, 14):
        earlier = old.with_name(f"{SERVER}.v{version}.copy")
        earlier.touch()
        os.utime(earlier, (version, version))
    other = old.with_name(f"{SERVER}.replaced-20260101-000000.copy")
    other.touch()
    await open_log(later(TO_2)).read(at(1))
    kept = {copy.name for copy in old.parent.glob(f"{SERVER}.v*.copy")}
    assert kept == {f"{SERVER}.v{version}.copy" for version in (12, 13, NOW)}
    assert other.exists()
