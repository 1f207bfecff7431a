"""A file that was put back gives its campaigns ids that no message carries yet."""

import shutil
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

import pytest

from bot.log import CampaignGone, Post, backups
from bot.log.backups import back_up
from bot.log.file_care import is_current
from bot.log.marks import Mark
from bot.log.notes import BOARD, NUDGING, RESTORED, BoardPlace
from bot.log.sqlite import SqliteLog
from bot.log.upcasts import event_codec
from bot.rules.basics.keys import CampaignAt
from tests.log.builders import CHANNEL, SERVER, at, gained, move
from tests.log.conftest import found

DAY = 24 * 60 * 60
POST = Post(2, "move", 0, CHANNEL, 777)


class Installation:
    """A folder of server files and the lives of a bot on it."""

    def __init__(self, folder: Path) -> None:
        self.servers = folder / "servers"
        self.backup = folder / "backup"
        self.now = 1_900_000_000.0

    @property
    def file(self) -> Path:
        return self.servers / f"{SERVER}.sqlite3"

    @property
    def kept(self) -> Path:
        return self.backup / self.file.name

    @asynccontextmanager
    async def life(self) -> AsyncIterator[SqliteLog]:
        self.now += 60
        log = SqliteLog(self.servers, event_codec(), clock=lambda: self.now)
        try:
            yield log
        finally:
            await log.close()

    async def play(self, campaign: int, *, moves: int = 1) -> None:
        """A life in which so much happens, and all of it is told."""
        async with self.life() as log:
            await on(log, campaign, moves)

    async def opened(self) -> int:
        """Another life, which looks only; gives the id of the one campaign."""
        async with self.life() as log:
            [row] = await log.campaigns(SERVER)
            return row.at.id

    def back_up(self) -> None:
        assert [copy.problem for copy in back_up(self.servers, self.backup)] == [""]

    def copy(self) -> None:
        """Copy the file of a bot that does not run, as any file is copied."""
        self.backup.mkdir(exist_ok=True)
        shutil.copy(self.file, self.kept)

    def put_back(self) -> None:
        shutil.copy(self.kept, self.file)


async def on(log: SqliteLog, campaign: int, moves: int = 1) -> None:
    for _ in range(moves):
        last = len(await log.read(at(campaign)))
        await log.append(at(campaign), last, move(last, gained()), None)
        await log.deliver(at(campaign), told=last + 1)


@pytest.fixture
def bot(tmp_path: Path) -> Installation:
    return Installation(tmp_path)


@pytest.fixture
async def campaign(bot: Installation) -> int:
    async with bot.life() as log:
        id = await found(log)
        await on(log, id)
        return id


async def test_a_file_that_is_put_back_is_marked_as_it_is_opened(
    bot: Installation, campaign: int
) -> None:
    """Its campaigns may want reminders that those of the file before did not."""
    bot.back_up()
    await bot.play(campaign)
    bot.put_back()
    async with bot.life() as log:
        assert await log.marked(Mark.NUDGING) == {}
        await log.campaigns(SERVER)
        assert await log.marked(Mark.NUDGING) == {SERVER: ""}


async def test_nothing_changes_where_nothing_was_put_back(bot: Installation, campaign: int) -> None:
    for _ in range(3):
        await bot.play(campaign)
        bot.back_up()
        bot.now += DAY
    async with bot.life() as log:
        assert ([each async for each in log.interrupted()], await log.put_back()) == ([], [])
        assert await RESTORED.get(log, at(campaign)) is None


async def test_a_backup_that_is_put_back_is_recognized(bot: Installation, campaign: int) -> None:
    bot.back_up()
    await bot.play(campaign, moves=3)
    bot.put_back()
    async with bot.life() as log:
        assert await log.put_back() == [SERVER]
        [row] = await log.campaigns(SERVER)
        assert row.at.id > campaign
        assert (row.last, row.told) == (2, 1)
        assert await RESTORED.get(log, row.at) == 2
        assert await log.read(at(campaign)) == []
        with pytest.raises(CampaignGone):
            await log.append(at(campaign), 2, move(2, gained()), None)
        await on(log, row.at.id)
        assert await log.check(SERVER) == []


async def test_a_backup_of_the_same_life_is_recognized(bot: Installation, campaign: int) -> None:
    async with bot.life() as log:
        await on(log, campaign)
        bot.back_up()
        await on(log, campaign)
    bot.put_back()
    assert await bot.opened() != campaign


async def test_a_file_copied_by_hand_is_recognized(bot: Installation, campaign: int) -> None:
    bot.copy()
    await bot.play(campaign)
    bot.put_back()
    assert await bot.opened() != campaign


async def test_a_file_copied_by_hand_while_playing_is_recognized_a_day_later(
    bot: Installation, campaign: int
) -> None:
    async with bot.life() as log:
        await on(log, campaign)
        with closing(sqlite3.connect(bot.file)) as live, closing(_made(bot.kept)) as copy:
            live.backup(copy)
        bot.now += DAY
        await on(log, campaign)
    bot.put_back()
    assert await bot.opened() != campaign


async def test_a_backup_on_another_machine_is_recognized(
    bot: Installation, campaign: int, tmp_path: Path
) -> None:
    bot.back_up()
    other = Installation(tmp_path / "other")
    other.servers.mkdir(parents=True)
    shutil.copy(bot.kept, other.file)
    assert await other.opened() != campaign


async def test_a_whole_folder_may_move(bot: Installation, campaign: int, tmp_path: Path) -> None:
    other = Installation(tmp_path / "other")
    shutil.copytree(bot.servers, other.servers)
    assert await other.opened() == campaign


async def test_a_file_from_before_lives_goes_on_as_it_was(bot: Installation, campaign: int) -> None:
    make_older(bot)
    assert await bot.opened() == campaign
    await bot.play(campaign)
    assert await bot.opened() == campaign


async def test_a_backup_from_before_lives_is_recognized(bot: Installation, campaign: int) -> None:
    make_older(bot)
    bot.copy()
    await bot.play(campaign)
    bot.put_back()
    assert await bot.opened() != campaign


def make_older(bot: Installation) -> None:
    """As an earlier version left it."""
    with closing(sqlite3.connect(bot.file)) as file:
        file.execute(backups.setting(0))
    backups.beside(bot.file).unlink()


async def test_it_is_recognized_once(bot: Installation, campaign: int) -> None:
    bot.back_up()
    await bot.play(campaign)
    bot.put_back()
    id = await bot.opened()
    assert await bot.opened() == id
    await bot.play(id)
    assert await bot.opened() == id


async def test_it_may_be_put_back_again_and_again(bot: Installation, campaign: int) -> None:
    bot.back_up()
    ids = {campaign}
    for times in range(2, 6):
        bot.put_back()
        ids.add(await bot.opened())
        assert len(ids) == times


async def test_what_belongs_to_a_campaign_comes_along(bot: Installation, campaign: int) -> None:
    async with bot.life() as log:
        await log.deliver(at(campaign), [POST])
        await BOARD.put(log, at(campaign), BoardPlace(CHANNEL, 888))
        await NUDGING.put(log, SERVER, campaign, "on")
        played = await log.read(at(campaign))
    bot.back_up()
    await bot.play(campaign)
    bot.put_back()
    id = await bot.opened()
    async with bot.life() as log:
        assert await log.read(at(id)) == played
        assert await log.posts_of(at(id), POST.move) == [POST]
        assert await BOARD.get(log, at(id)) == BoardPlace(CHANNEL, 888)
        assert await NUDGING.all(log, SERVER) == {id: "on"}
        assert await log.check(SERVER) == []


async def test_a_campaign_that_is_over_is_not_told_of(bot: Installation, campaign: int) -> None:
    async with bot.life() as log:
        await log.set_ended(at(campaign), ended=True)
    bot.back_up()
    await bot.play(campaign)
    bot.put_back()
    async with bot.life() as log:
        [row] = await log.campaigns(SERVER)
        assert (row.told, row.ended) == (row.last, True)
        assert await RESTORED.get(log, row.at) is None


async def test_whoever_looked_first_leaves_word_for_catching_up(
    bot: Installation, campaign: int
) -> None:
    bot.back_up()
    await bot.play(campaign)
    bot.put_back()
    await bot.opened()
    async with bot.life() as log:
        assert ([each async for each in log.interrupted()], await log.put_back()) == ([SERVER], [])


async def test_a_check_leaves_it_as_it_is(bot: Installation, campaign: int) -> None:
    bot.back_up()
    await bot.play(campaign)
    assert is_current(bot.servers, SERVER)
    bot.put_back()
    before = bot.file.read_bytes()
    assert not is_current(bot.servers, SERVER)
    assert bot.file.read_bytes() == before


@pytest.mark.parametrize("writes", range(4))
async def test_a_crash_while_a_life_begins_is_no_restore(
    bot: Installation, campaign: int, writes: int
) -> None:
    """Killed after so many of the steps: what is beside the file, the file, beside it again."""
    crash(bot, "begin", campaign, writes)
    assert await bot.opened() == campaign
    await bot.play(campaign)
    assert await bot.opened() == campaign


@pytest.mark.parametrize("writes", range(3))
async def test_a_crash_while_a_file_is_renewed_is_made_good(
    bot: Installation, campaign: int, writes: int
) -> None:
    bot.back_up()
    await bot.play(campaign)
    bot.put_back()
    crash(bot, "look", campaign, writes)
    id = await bot.opened()
    assert id != campaign
    assert await bot.opened() == id


CRASH = """
import asyncio, os, sys
from pathlib import Path
from bot.log import backups
from bot.log.sqlite import SqliteLog
from bot.log.upcasts import event_codec
from tests.log.builders import at, SERVER, gained, move

folder, what, campaign, writes = Path(sys.argv[1]), sys.argv[2], int(sys.argv[3]), int(sys.argv[4])
left = [writes]

def counted(work):
    def counting(*given):
        if not left[0]:
            os._exit(9)
        left[0] -= 1
        return work(*given)
    return counting

backups.write_beside = counted(backups.write_beside)
backups.setting = counted(backups.setting)

async def main():
    log = SqliteLog(folder, event_codec())
    if what == "begin":
        await log.append(at(campaign), 2, move(2, gained()), None)
    else:
        await log.campaigns(SERVER)
    os._exit(9)

asyncio.run(main())
"""


def crash(bot: Installation, what: str, campaign: int, writes: int) -> None:
    asked = [sys.executable, "-c", CRASH, str(bot.servers), what, str(campaign), str(writes)]
    assert subprocess.run(asked, check=False).returncode == 9


async def test_an_erased_server_that_comes_back_gives_no_id_again(
    bot: Installation, campaign: int
) -> None:
    async with bot.life() as log:
        others = {await found(log, channel=CHANNEL + more) for more in range(1, 9)}
        await log.forget(SERVER)
        bot.now += 30 * DAY
        assert await found(log) not in others | {campaign}
    assert await bot.opened() not in others | {campaign}


async def test_ids_never_repeat_where_the_clock_goes_back(bot: Installation, campaign: int) -> None:
    bot.now = 0
    async with bot.life() as log:
        assert await found(log, channel=CHANNEL + 1) == campaign + 1
        await log.delete(CampaignAt(SERVER, campaign + 1))
        assert await found(log, channel=CHANNEL + 1) == campaign + 2


def _made(path: Path) -> sqlite3.Connection:
    path.parent.mkdir(exist_ok=True)
    return sqlite3.connect(path)
