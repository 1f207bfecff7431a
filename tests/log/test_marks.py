"""Marks say which servers' logs to look into, and are on the disk when they are made."""

from pathlib import Path

import pytest

from bot.log import CampaignLog, LogUnavailable, marks
from bot.log.marks import Mark
from bot.log.sqlite import SqliteLog
from tests.log.builders import OTHER_SERVER, SERVER
from tests.log.conftest import found


async def test_a_marked_server_is_given_with_what_its_mark_says(log: CampaignLog) -> None:
    await found(log)
    await found(log, OTHER_SERVER)
    await log.mark(SERVER, Mark.LEFT, "1900000000")
    assert await log.marked(Mark.LEFT) == {SERVER: "1900000000"}
    assert await log.marked(Mark.NUDGING) == {}


async def test_a_newer_mark_stands_for_an_older_one(log: CampaignLog) -> None:
    await found(log)
    await log.mark(SERVER, Mark.LEFT, "1900000000")
    await log.mark(SERVER, Mark.LEFT, "19")
    assert await log.marked(Mark.LEFT) == {SERVER: "19"}


async def test_a_mark_taken_off_is_gone_and_may_be_taken_off_again(log: CampaignLog) -> None:
    await found(log)
    await log.mark(SERVER, Mark.LEFT)
    await log.unmark(SERVER, Mark.LEFT)
    await log.unmark(SERVER, Mark.LEFT)
    assert await log.marked(Mark.LEFT) == {}


async def test_a_server_of_which_nothing_is_stored_gets_no_mark(log: CampaignLog) -> None:
    await log.mark(SERVER, Mark.NUDGING)
    assert await log.marked(Mark.NUDGING) == {}


async def test_a_forgotten_server_is_not_marked(log: CampaignLog) -> None:
    await found(log)
    for mark in Mark:
        await log.mark(SERVER, mark)
    await log.forget(SERVER)
    assert [await log.marked(mark) for mark in Mark] == [{}, {}]


async def test_that_all_are_marked_is_remembered_for_each_kind(log: CampaignLog) -> None:
    assert not await log.all_marked(Mark.NUDGING)
    await log.set_all_marked(Mark.NUDGING)
    assert await log.all_marked(Mark.NUDGING)
    assert not await log.all_marked(Mark.LEFT)


async def test_a_mark_is_on_the_disk_when_it_is_made(
    sqlite: SqliteLog, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    synced: list[Path] = []
    await found(sqlite)
    monkeypatch.setattr(marks, "sync", synced.append)
    await sqlite.mark(SERVER, Mark.NUDGING)
    folder = tmp_path / "servers"
    assert synced == [folder / f"{SERVER}.sqlite3-nudging", folder]


async def test_a_disk_that_takes_no_mark_says_so(
    sqlite: SqliteLog, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(path: Path) -> None:
        raise OSError(28, "No space left on device", str(path))

    await found(sqlite)
    monkeypatch.setattr(marks, "sync", full)
    with pytest.raises(LogUnavailable):
        await sqlite.mark(SERVER, Mark.NUDGING)


async def test_marks_count_as_no_servers_and_no_interruption(
    sqlite: SqliteLog, tmp_path: Path
) -> None:
    await found(sqlite)
    for mark in Mark:
        await sqlite.mark(SERVER, mark)
    await sqlite.set_all_marked(Mark.NUDGING)
    await sqlite.close()
    assert await sqlite.servers() == [SERVER]
    assert [each async for each in sqlite.interrupted()] == []
