"""A file that cannot be used is refused by name; nothing is half written, other servers go on."""

import errno
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest

from bot.log import LogUnavailable, Reason, UnreadableEvent, opening
from bot.log.errors import reason_of
from bot.log.sqlite import SqliteLog
from bot.log.upcasts import event_codec
from bot.rules.basics.keys import CampaignAt
from tests.log.builders import OTHER_SERVER, SERVER, at, defeated, gained, move, rumor
from tests.log.conftest import found, long_ago


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "servers"


@pytest.fixture
def path(folder: Path) -> Path:
    return folder / f"{SERVER}.sqlite3"


@pytest.fixture
async def healthy(sqlite: SqliteLog) -> AsyncIterator[SqliteLog]:
    """A log whose other server must go on, whatever happens to the first."""
    await found(sqlite, OTHER_SERVER)
    yield sqlite
    await sqlite.append(CampaignAt(OTHER_SERVER, 1), 1, move(1, gained()), None)
    assert await sqlite.check(OTHER_SERVER) == []


@pytest.fixture
async def other(folder: Path) -> AsyncIterator[SqliteLog]:
    """Another log on the same files, without the limits that the first one meets."""
    opened = SqliteLog(folder, event_codec(), clock=long_ago)
    yield opened
    await opened.close()


async def refused(log: SqliteLog, reason: Reason, campaign: int = 1, after: int = 1) -> None:
    with pytest.raises(LogUnavailable) as unavailable:
        await log.append(at(campaign), after, move(after, defeated(), gained()), "press")
    assert (unavailable.value.server, unavailable.value.reason) == (SERVER, reason)


async def test_a_file_that_is_no_database(healthy: SqliteLog, path: Path) -> None:
    path.write_bytes(b"this is a letter, not a database" * 100)
    before = path.read_bytes()
    for _ in range(2):
        await refused(healthy, Reason.CORRUPT)
        assert {fault.kind for fault in await healthy.check(SERVER)} == {"damaged"}
    assert path.read_bytes() == before


async def test_a_database_of_something_else(healthy: SqliteLog, path: Path) -> None:
    with closing(sqlite3.connect(path)) as stranger:
        stranger.execute("CREATE TABLE recipes (name TEXT)")
        stranger.commit()
    before = path.read_bytes()
    await refused(healthy, Reason.CORRUPT)
    assert path.read_bytes() == before


async def test_a_damaged_page_is_found_when_it_is_read_and_mended_by_putting_it_back(
    healthy: SqliteLog, other: SqliteLog, path: Path
) -> None:
    await found(other)
    for after in range(1, 200):
        await other.append(at(1), after, move(after, rumor("x" * 200)), None)
    await other.close()
    whole = path.read_bytes()
    page = 2048
    middle = (len(whole) // page // 2) * page
    path.write_bytes(whole[:middle] + b"\xff" * page + whole[middle + page :])
    with pytest.raises(LogUnavailable) as unavailable:
        await healthy.read(at(1))
    assert unavailable.value.reason is Reason.CORRUPT
    assert {fault.kind for fault in await healthy.check(SERVER)} == {"damaged"}
    path.write_bytes(whole)
    assert len(await healthy.read(at(1))) == 200


async def test_a_file_of_a_newer_program_is_left_alone_until_it_fits(
    healthy: SqliteLog, path: Path
) -> None:
    _set_version(path, 99)
    before = path.read_bytes()
    await refused(healthy, Reason.NEWER_SCHEMA)
    with pytest.raises(LogUnavailable) as unavailable:
        await healthy.check(SERVER)
    assert unavailable.value.reason is Reason.NEWER_SCHEMA
    assert path.read_bytes() == before
    path.unlink()
    assert await found(healthy) == 1  # the refusal is not remembered


async def test_an_empty_file_is_no_fresh_one(healthy: SqliteLog, path: Path) -> None:
    path.touch()
    await refused(healthy, Reason.EMPTY)
    assert path.read_bytes() == b""
    path.unlink()
    campaign = await found(healthy)
    assert len(await healthy.read(at(campaign))) == 1


@contextmanager
def limited(pragma: str) -> Iterator[None]:
    """Files that are opened meanwhile have one more pragma."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(opening, "PRAGMAS", (*opening.PRAGMAS, pragma))
        yield


@pytest.mark.parametrize(
    ("pragma", "reason"),
    [
        ("PRAGMA query_only = 1", Reason.READ_ONLY),
        ("PRAGMA max_page_count = 1", Reason.DISK_FULL),
    ],
)
async def test_a_disk_that_takes_nothing_more(
    healthy: SqliteLog, other: SqliteLog, pragma: str, reason: Reason
) -> None:
    campaign = await found(other)
    long = move(1, *(rumor("y" * 3000) for _ in range(5)))
    with limited(pragma), pytest.raises(LogUnavailable) as unavailable:
        await healthy.append(at(campaign), 1, long, "press")
    assert unavailable.value.reason is reason
    assert len(await healthy.read(at(campaign))) == 1
    assert await healthy.entries_of_cause(SERVER, "press") is None
    await other.append(at(campaign), 1, long, "press")  # once there is room again
    assert len(await healthy.read(at(campaign))) == 6


async def test_a_founding_on_a_full_disk_is_not_there_at_all(
    healthy: SqliteLog, other: SqliteLog
) -> None:
    await other.note_put(at(0), "language", "en")
    entries = move(0, *(rumor("y" * 3000) for _ in range(5)))
    with limited("PRAGMA max_page_count = 1"), pytest.raises(LogUnavailable) as unavailable:
        await healthy.create(SERVER, 1, "Nerekhall", entries, "press")
    assert unavailable.value.reason is Reason.DISK_FULL
    assert await healthy.campaigns(SERVER) == []
    assert await healthy.check(SERVER) == []


async def test_a_folder_that_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "servers").write_text("in the way")
    log = SqliteLog(tmp_path / "servers", event_codec(), clock=long_ago)
    with pytest.raises(LogUnavailable) as unavailable:
        await found(log)
    assert unavailable.value.reason is Reason.CANNOT_OPEN
    await log.close()


async def test_a_folder_in_the_place_of_the_file(healthy: SqliteLog, path: Path) -> None:
    path.mkdir()
    await refused(healthy, Reason.CANNOT_OPEN)


async def test_somebody_else_holds_the_file(
    healthy: SqliteLog, other: SqliteLog, path: Path
) -> None:
    await found(other)
    with closing(sqlite3.connect(path, isolation_level=None)) as stranger:
        stranger.execute("BEGIN IMMEDIATE")
        with limited("PRAGMA busy_timeout = 0"):
            await refused(healthy, Reason.BUSY)
        stranger.execute("ROLLBACK")
    await healthy.append(at(1), 1, move(1, gained()), "press")


@pytest.mark.parametrize(
    ("kind", "body"), [("Unheard", "{}"), ("HeroDefeated", "{"), ("HeroDefeated", "{}")]
)
async def test_an_event_that_cannot_be_read_names_its_place(
    healthy: SqliteLog, path: Path, kind: str, body: str
) -> None:
    campaign = await found(healthy)
    await healthy.append(at(campaign), 1, move(1, defeated(), gained()), "press")
    _do(path, "UPDATE entries SET kind = ?, body = ? WHERE seq = 2", kind, body)
    for look in (
        lambda: healthy.read(at(campaign)),
        lambda: healthy.entries_of_cause(SERVER, "press"),
    ):
        with pytest.raises(UnreadableEvent) as unreadable:
            await look()
        error = unreadable.value
        assert (error.at, error.seq, error.kind) == (at(campaign), 2, kind)
    assert await healthy.read(at(campaign), after=2) == move(2, gained(), of=2)


@pytest.mark.parametrize(
    ("name", "code", "reason"),
    [
        ("SQLITE_IOERR_WRITE", sqlite3.SQLITE_IOERR_WRITE, Reason.DISK_FULL),
        ("SQLITE_IOERR_READ", sqlite3.SQLITE_IOERR_READ, Reason.DISK_FAILS),
        ("SQLITE_READONLY_DBMOVED", sqlite3.SQLITE_READONLY_DBMOVED, Reason.READ_ONLY),
        ("SQLITE_BUSY_SNAPSHOT", sqlite3.SQLITE_BUSY_SNAPSHOT, Reason.BUSY),
        ("SQLITE_ERROR", sqlite3.SQLITE_ERROR, None),
    ],
)
def test_rarer_complaints_have_a_reason_too(name: str, code: int, reason: Reason | None) -> None:
    error = sqlite3.OperationalError("made up")
    error.sqlite_errorname, error.sqlite_errorcode = name, code
    assert reason_of(error) is reason


@pytest.mark.parametrize(
    ("code", "reason"),
    [
        (errno.ENOSPC, Reason.DISK_FULL),
        (errno.EFBIG, Reason.DISK_FULL),
        (errno.EACCES, Reason.CANNOT_OPEN),
    ],
)
def test_what_is_beside_a_file_fails_for_a_reason_too(code: int, reason: Reason) -> None:
    assert reason_of(OSError(code, "made up")) is reason


async def test_a_mistake_of_our_own_stays_what_it_is(sqlite: SqliteLog) -> None:
    await found(sqlite)
    with pytest.raises(sqlite3.OperationalError):
        await sqlite._files.run(SERVER, "SELECT nonsense")


def _do(path: Path, statement: str, *values: Any) -> None:  # noqa: ANN401
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute(statement, values)


def _set_version(path: Path, version: int) -> None:
    _do(path, "CREATE TABLE campaigns (campaign)")
    _do(path, f"PRAGMA user_version = {version}")
