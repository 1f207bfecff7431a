"""The data folder and all in it can be read by the bot's user alone."""

import os
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.host.file_modes import keep_private, mend
from bot.log.backups import back_up
from bot.log.sqlite import SqliteLog
from bot.log.upcasts import event_codec
from bot.rules.basics.keys import CampaignAt

pytestmark = pytest.mark.skipif(os.name != "posix", reason="other systems have other rights")


@pytest.fixture(autouse=True)
def umask() -> Iterator[None]:
    before = os.umask(0o022)
    yield
    os.umask(before)


def modes(folder: Path) -> set[int]:
    return {stat.S_IMODE(path.stat().st_mode) & 0o077 for path in (folder, *folder.rglob("*"))}


async def play(home: Path) -> None:
    log = SqliteLog(home / "servers", event_codec())
    await log.note_put(CampaignAt(7, 0), "dms-1", "off")
    log.remind(7)
    assert list((home / "servers").glob("*-wal"))
    await log.close()


async def test_what_the_bot_makes_is_its_own(tmp_path: Path) -> None:
    keep_private()
    home = tmp_path / "var"
    await play(home)
    list(back_up(home / "servers", home / "copies"))
    assert modes(home) == {0}


async def test_what_others_could_read_is_mended_at_the_start(tmp_path: Path) -> None:
    home = tmp_path / "var"
    await play(home)
    (home / "heartbeat").touch()
    assert modes(home) != {0}
    mend(home)
    assert modes(home) == {0}


def test_other_things_beside_it_and_links_are_left_alone(tmp_path: Path) -> None:
    outside = tmp_path / "outside"
    outside.touch(mode=0o644)
    (tmp_path / "var" / "servers").mkdir(parents=True)
    (tmp_path / "var" / "servers" / "7.sqlite3").symlink_to(outside)
    (tmp_path / "var" / "other").touch(mode=0o644)
    mend(tmp_path / "var")
    assert stat.S_IMODE(outside.stat().st_mode) == 0o644
    assert stat.S_IMODE((tmp_path / "var" / "other").stat().st_mode) == 0o644


def test_a_folder_that_is_not_there_is_no_trouble(tmp_path: Path) -> None:
    mend(tmp_path / "none")
