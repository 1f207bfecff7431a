"""A file that lost everything is never taken for a new server's: nobody would notice the loss."""

import logging
from pathlib import Path

import pytest

from bot.log.errors import LogUnavailable, Reason
from bot.log.sqlite import SqliteLog
from bot.log.upcasts import event_codec
from bot.rules.basics.keys import CampaignAt, MoveNumber, UserId
from bot.rules.state.events import CampaignEnded, Entry

ENTRIES = [Entry(1, MoveNumber(1), 0, UserId(7), CampaignEnded())]


async def played(folder: Path) -> Path:
    log = SqliteLog(folder, event_codec())
    await log.create(7, 1, "Nerekhall", ENTRIES, None)
    await log.close()
    return folder / "7.sqlite3"


async def test_a_file_that_was_emptied_is_refused_and_left_as_it_is(tmp_path: Path) -> None:
    file = await played(tmp_path)
    file.write_bytes(b"")
    log = SqliteLog(tmp_path, event_codec())
    for _ in range(2):
        with pytest.raises(LogUnavailable) as refused:
            await log.create(7, 1, "Nerekhall", ENTRIES, None)
        assert refused.value.reason is Reason.CORRUPT
    await log.close()
    assert file.read_bytes() == b""


async def test_so_is_one_beside_which_moves_wait_that_it_has_lost(tmp_path: Path) -> None:
    """A version that knew of no lives left nothing else beside a file."""
    (tmp_path / "7.sqlite3").touch()
    (tmp_path / "7.sqlite3-wal").write_bytes(b"moves")
    log = SqliteLog(tmp_path, event_codec())
    with pytest.raises(LogUnavailable):
        await log.notes(CampaignAt(7, 0))
    await log.close()
    assert (tmp_path / "7.sqlite3-wal").read_bytes() == b"moves"


async def test_so_is_one_of_which_nobody_knows_what_it_held_and_the_host_hears_it_once(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "7.sqlite3").touch()
    log = SqliteLog(tmp_path, event_codec())
    with caplog.at_level(logging.ERROR):
        for _ in range(2):
            with pytest.raises(LogUnavailable) as refused:
                await log.create(7, 1, "Nerekhall", ENTRIES, None)
            assert refused.value.reason is Reason.EMPTY
    await log.close()
    [told] = [record for record in caplog.records if record.name == "bot.log.files"]
    assert told.getMessage() == "a server's file cannot be used"
    assert (vars(told)["file"], vars(told)["reason"]) == ("7.sqlite3", "empty")
    assert (tmp_path / "7.sqlite3").read_bytes() == b""


async def test_a_file_that_could_not_be_made_leaves_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A first start on a full disk must not leave what is taken for a loss later."""
    with monkeypatch.context() as full:
        full.setattr("bot.log.opening._PAGE_SIZE", "PRAGMA max_page_count = 1")
        log = SqliteLog(tmp_path, event_codec())
        with pytest.raises(LogUnavailable) as refused:
            await log.create(7, 1, "Nerekhall", ENTRIES, None)
        assert refused.value.reason is Reason.DISK_FULL
        assert list(tmp_path.iterdir()) == []
        await log.close()
    await played(tmp_path)
