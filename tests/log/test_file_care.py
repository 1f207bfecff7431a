"""Copies, checks and erasures of the files, also from a second process."""

import asyncio
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

import pytest

from bot.log import LogFault, LogFaultKind, file_care
from bot.log.backups import back_up
from bot.log.codec import Records
from bot.log.marks import Mark
from bot.log.sqlite import SqliteLog
from bot.log.upcasts import event_codec
from tests.log.builders import (
    CHANNEL,
    OTHER_SERVER,
    SERVER,
    at,
    created,
    defeated,
    gained,
    move,
    rumor,
)
from tests.log.conftest import found

SECRET = "Margath the dragon owes us a sword"


@pytest.fixture
def folder(sqlite: SqliteLog, tmp_path: Path) -> Path:
    return tmp_path / "servers"


def bytes_of(folder: Path) -> bytes:
    return b"".join(path.read_bytes() for path in folder.iterdir())


async def filled(log: SqliteLog) -> tuple[int, int]:
    """Two campaigns whose entries lie between each other, the second full of secrets."""
    kept = await found(log)
    secret = await log.create(SERVER, CHANNEL + 1, SECRET, move(0, created(SECRET)), SECRET)
    for after in range(1, 150):
        await log.append(at(kept), after, move(after, rumor("harmless" * 20)), None)
        long = rumor(f"{SECRET} {after} " * (1 + after % 40))
        await log.append(at(secret), after, move(after, long), f"{SECRET}{after}")
    await log.note_put(at(secret), SECRET, SECRET)
    return kept, secret


async def test_a_deleted_campaign_leaves_no_byte(sqlite: SqliteLog, folder: Path) -> None:
    kept, secret = await filled(sqlite)
    assert SECRET.encode() in bytes_of(folder)
    await sqlite.delete(at(secret))
    assert SECRET.encode() not in bytes_of(folder)
    assert len(await sqlite.read(at(kept))) == 150
    assert await sqlite.check(SERVER) == []


async def test_rewritten_text_leaves_no_byte(sqlite: SqliteLog, folder: Path) -> None:
    campaign = await found(sqlite)
    for after in range(1, 60):
        await sqlite.append(at(campaign), after, move(after, rumor(SECRET * 9)), None)
    await sqlite.rewrite(at(campaign), move(1, *(rumor("gone") for _ in range(1, 60))))
    assert SECRET.encode() not in bytes_of(folder)
    assert await sqlite.check(SERVER) == []


async def test_a_forgotten_server_leaves_no_file(sqlite: SqliteLog, folder: Path) -> None:
    await found(sqlite)
    await found(sqlite, OTHER_SERVER)
    await sqlite.forget(SERVER)
    left = {path.name.split(".")[0] for path in folder.iterdir()}
    assert left == {str(OTHER_SERVER), "erased"}


async def test_only_server_files_count_as_servers(sqlite: SqliteLog, folder: Path) -> None:
    await found(sqlite)
    for name in ("notes.txt", "backup.sqlite3", "12.v1.copy", "x.sqlite3-wal"):
        (folder / name).touch()
    assert await sqlite.servers() == [SERVER]
    assert [each async for each in sqlite.interrupted()] == [SERVER]


async def test_a_closed_log_leaves_nobody_interrupted(sqlite: SqliteLog, folder: Path) -> None:
    await found(sqlite)
    await sqlite.close()
    assert [each async for each in sqlite.interrupted()] == []
    assert {path.name for path in folder.iterdir()} == {f"{SERVER}.sqlite3", f"{SERVER}.life"}


async def test_a_server_to_remember_is_given_once_though_its_log_was_closed(
    sqlite: SqliteLog, folder: Path
) -> None:
    await found(sqlite)
    await sqlite.close()
    sqlite.remind(SERVER)
    assert await sqlite.servers() == [SERVER]
    assert [each async for each in sqlite.interrupted()] == [SERVER]
    assert [each async for each in sqlite.interrupted()] == []


async def test_a_server_to_remember_is_given_again_while_nobody_came_back_for_the_next(
    sqlite: SqliteLog,
) -> None:
    await found(sqlite)
    await sqlite.close()
    sqlite.remind(SERVER)
    assert await anext(sqlite.interrupted()) == SERVER
    assert [each async for each in sqlite.interrupted()] == [SERVER]


async def test_a_forgotten_server_is_not_remembered(sqlite: SqliteLog, folder: Path) -> None:
    await found(sqlite)
    sqlite.remind(SERVER)
    for mark in Mark:
        await sqlite.mark(SERVER, mark)
    await sqlite.forget(SERVER)
    assert [path.name for path in folder.iterdir()] == ["erased.txt"]


@asynccontextmanager
async def closed_after(log: SqliteLog) -> AsyncIterator[SqliteLog]:
    try:
        yield log
    finally:
        await log.close()


async def copied(folder: Path, target: Path) -> list[str]:
    """Back up beside the event loop; gives what went wrong, file by file."""
    return [each.problem for each in await asyncio.to_thread(lambda: [*back_up(folder, target)])]


async def test_a_backup_while_playing_is_whole(
    sqlite: SqliteLog, folder: Path, tmp_path: Path
) -> None:
    campaign = await found(sqlite)
    target = tmp_path / "backup"

    async def play() -> None:
        for after in range(1, 301, 3):
            entries = move(after, defeated(), gained(), rumor("x" * 300))
            await sqlite.append(at(campaign), after, entries, None)

    playing = asyncio.create_task(play())
    for _ in range(5):
        assert await copied(folder, target) == [""]
        async with closed_after(SqliteLog(target, event_codec())) as copy:
            [row] = await copy.campaigns(SERVER)
            entries = await copy.read(row.at)
            assert len(entries) % 3 == 1
            assert await copy.check(SERVER) == []
    await playing
    assert await copied(folder, target) == [""]
    async with closed_after(SqliteLog(target, event_codec())) as copy:
        [row] = await copy.campaigns(SERVER)
        assert await copy.read(row.at) == await sqlite.read(at(campaign))


async def test_a_second_process_can_back_up(
    sqlite: SqliteLog, folder: Path, tmp_path: Path
) -> None:
    campaign = await found(sqlite)
    target = tmp_path / "backup"
    program = (
        "import sys; from pathlib import Path; from bot.log.backups import back_up;"
        "sys.exit(len([*back_up(Path(sys.argv[1]), Path(sys.argv[2]))]) - 1)"
    )
    done = subprocess.run([sys.executable, "-c", program, folder, target], check=False)
    assert done.returncode == 0
    await sqlite.append(at(campaign), 1, move(1, gained()), None)
    assert [path.name for path in target.iterdir()] == [f"{SERVER}.sqlite3"]


async def test_a_backup_names_who_could_not_be_copied(
    sqlite: SqliteLog, folder: Path, tmp_path: Path
) -> None:
    await found(sqlite)
    (folder / f"{OTHER_SERVER}.sqlite3").write_bytes(b"no database" * 999)
    target = tmp_path / "backup"
    assert await copied(folder, target) == ["", "file is not a database"]
    assert [path.name for path in target.iterdir()] == [f"{SERVER}.sqlite3"]


async def test_a_backup_has_nothing_that_was_deleted(
    sqlite: SqliteLog, folder: Path, tmp_path: Path
) -> None:
    await found(sqlite)
    await sqlite.note_put(at(0), "token", SECRET)
    await sqlite.note_drop(at(0), "token")
    assert await copied(folder, tmp_path / "backup") == [""]
    assert SECRET.encode() not in bytes_of(tmp_path / "backup")


@pytest.mark.parametrize(
    ("damage", "fault"),
    [
        ("DELETE FROM entries WHERE seq = 2", LogFault(LogFaultKind.GAP, 1, 3)),
        ("UPDATE campaigns SET told = 9", LogFault(LogFaultKind.TOLD_TOO_FAR, 1, 9)),
        (
            "UPDATE entries SET kind = 'Unheard' WHERE seq = 2",
            LogFault(LogFaultKind.UNREADABLE, 1, 2, "Unheard"),
        ),
        (
            "INSERT INTO notes VALUES (5, 'board', '1')",
            LogFault(LogFaultKind.DAMAGED, detail="notes: campaigns"),
        ),
    ],
)
async def test_a_check_finds_what_is_wrong(
    sqlite: SqliteLog, folder: Path, damage: str, fault: LogFault
) -> None:
    campaign = await found(sqlite)
    await sqlite.append(at(campaign), 1, move(1, defeated(), gained()), None)
    assert await sqlite.check(SERVER) == []
    with closing(sqlite3.connect(folder / f"{SERVER}.sqlite3", isolation_level=None)) as vandal:
        vandal.execute(damage)
    assert await sqlite.check(SERVER) == [fault]


async def test_a_check_needs_no_event_loop(sqlite: SqliteLog, folder: Path) -> None:
    await found(sqlite)
    await sqlite.close()
    records = Records(event_codec())
    assert [file_care.check(folder, server, records) for server in file_care.servers(folder)] == [
        []
    ]
