"""What has time comes to the disk with the next append; whoever reads finds it at once."""

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from bot.log import AlreadyPlayed, CampaignLog, LogUnavailable, LostRace, Reason, leisure
from bot.log.contract import Post
from bot.log.sqlite import SqliteLog
from bot.log.upcasts import event_codec
from tests.log.builders import CHANNEL, SERVER, at, gained, move
from tests.log.conftest import found, long_ago

POST = Post(1, "move", 0, CHANNEL, 10, "a")


def on_disk(folder: Path) -> tuple[list[int], int]:
    """What somebody else reads who opens the file: the messages, and how far all is told."""
    path = folder / "servers" / f"{SERVER}.sqlite3"
    with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as file:
        posts = [row[0] for row in file.execute("SELECT message FROM posts ORDER BY message")]
        [(told,)] = file.execute("SELECT told FROM campaigns")
    return posts, told


async def noted(log: CampaignLog, post: Post = POST) -> int:
    """Found a campaign and note at leisure where its first move was told."""
    campaign = await found(log)
    await log.note_put(at(campaign), "answered-1", "x")
    await log.deliver(at(campaign), [post], 1, ["answered-1"], at_leisure=True)
    return campaign


READS: list[Callable[[CampaignLog, int], object]] = [
    lambda log, campaign: log.posts_of(at(campaign), 1),
    lambda log, campaign: log.posts_to(at(campaign), 0),
    lambda log, campaign: log.posts_marked(at(campaign), "a", 9),
]


@pytest.mark.parametrize("read", range(len(READS)))
async def test_whoever_reads_finds_the_posts_at_once(log: CampaignLog, read: int) -> None:
    campaign = await noted(log)
    assert await READS[read](log, campaign) == [POST]  # type: ignore[misc]


async def test_whoever_reads_finds_how_far_all_is_told_and_what_was_found(
    log: CampaignLog,
) -> None:
    campaign = await noted(log)
    assert await log.told(at(campaign)) == 1
    assert await log.notes(at(campaign)) == {}


async def test_the_directory_and_the_check_know_of_it(log: CampaignLog) -> None:
    await noted(log)
    assert [row.told for row in await log.campaigns(SERVER)] == [1]
    assert await log.check(SERVER) == []


async def test_what_was_for_one_person_alone_is_forgotten_with_the_rest(log: CampaignLog) -> None:
    campaign = await noted(log, Post(1, "dm", 7, 70, 11))
    await log.posts_forget(SERVER, 7)
    assert await log.posts_of(at(campaign), 1) == []


async def test_what_waits_goes_with_its_campaign(log: CampaignLog) -> None:
    await log.delete(at(await noted(log)))
    assert await log.campaigns(SERVER) == []


async def test_what_waits_goes_with_its_server(log: CampaignLog) -> None:
    await noted(log)
    await log.forget(SERVER)
    assert await log.campaigns(SERVER) == []


async def test_it_comes_with_the_next_append(sqlite: SqliteLog, tmp_path: Path) -> None:
    # given posts that have time
    campaign = await noted(sqlite)
    assert on_disk(tmp_path) == ([], 0)
    # when the next move is written
    await sqlite.append(at(campaign), 1, move(1, gained()), None)
    # then they are written too
    assert on_disk(tmp_path) == ([10], 1)


@pytest.mark.parametrize("cause", ["press", "another"])
async def test_an_append_in_vain_loses_nothing(
    sqlite: SqliteLog, tmp_path: Path, cause: str
) -> None:
    # given posts that have time, and a move behind them
    campaign = await found(sqlite)
    await sqlite.append(at(campaign), 1, move(1, gained()), "press")
    await sqlite.deliver(at(campaign), [POST], 1, at_leisure=True)
    # when an append comes too late or a second time
    with pytest.raises((LostRace, AlreadyPlayed)):
        await sqlite.append(at(campaign), 1, move(1, gained()), cause)
    # then they are not written yet, and come with the next
    assert on_disk(tmp_path) == ([], 0)
    await sqlite.append(at(campaign), 2, move(2, gained()), None)
    assert on_disk(tmp_path) == ([10], 1)
    assert len(await sqlite.read(at(campaign))) == 3


async def test_what_is_delivered_later_stands_over_what_waits(sqlite: SqliteLog) -> None:
    campaign = await noted(sqlite)
    newer = Post(1, "move", 0, CHANNEL, 12, "b")
    await sqlite.deliver(at(campaign), [newer], 1)
    assert await sqlite.posts_of(at(campaign), 1) == [newer]


async def test_it_comes_by_itself_after_a_while(
    sqlite: SqliteLog, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # given posts that have time, but no more than a moment
    monkeypatch.setattr(leisure, "A_MINUTE", 0.0)
    campaign = await noted(sqlite)
    # when nothing else is written
    while sqlite._leisure.all or on_disk(tmp_path) == ([], 0):
        await asyncio.sleep(0)
    # then they are
    assert on_disk(tmp_path) == ([10], 1)
    assert await sqlite.told(at(campaign)) == 1


async def test_it_comes_when_the_bot_ends(tmp_path: Path) -> None:
    log = SqliteLog(tmp_path / "servers", event_codec(), clock=long_ago)
    await noted(log)
    await log.close()
    assert on_disk(tmp_path) == ([10], 1)


async def test_what_cannot_be_written_waits(
    sqlite: SqliteLog, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # given posts that have time, and a disk that takes nothing for a moment
    campaign = await noted(sqlite)
    with monkeypatch.context() as full:
        full.setattr(type(sqlite._files), "run", _takes_nothing)
        with pytest.raises(LogUnavailable):
            await sqlite.told(at(campaign))
        await sqlite._leisure._write(at(campaign))
    # when it takes something again
    # then nothing is lost
    assert await sqlite.told(at(campaign)) == 1
    assert on_disk(tmp_path) == ([10], 1)


async def test_what_cannot_be_written_in_the_end_is_looked_for_by_the_next_life(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # given posts that have time
    log = SqliteLog(tmp_path / "servers", event_codec(), clock=long_ago)
    await noted(log)
    # when the bot ends while the disk takes nothing
    with monkeypatch.context() as full:
        full.setattr(type(log._files), "run", _takes_nothing)
        await log.close()
    # then the next life looks into that server's log
    after = SqliteLog(tmp_path / "servers", event_codec(), clock=long_ago)
    assert [server async for server in after.interrupted()] == [SERVER]
    await after.close()


async def _takes_nothing(self: object, server: int, *_: object) -> object:
    raise LogUnavailable(server, Reason.DISK_FULL)
