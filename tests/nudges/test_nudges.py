"""Reminders on Discord: who is called, and once, through failures and restarts."""

import re
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from bot.log import marks
from bot.log.errors import LogUnavailable, Reason
from bot.log.marks import Mark
from bot.log.sqlite import SqliteLog
from bot.practice.real import RealHarness
from bot.practice.seen import Seen
from bot.practice.world import World
from bot.rules.basics.keys import CampaignAt
from bot.rules.state.events import Entry
from bot.words import WORDS
from tests.breaking.test_put_back import put_back, save
from tests.simcord_support import play, table

ROOT = Path(__file__).parents[2]
DAY, LOOK = 86400, 660
SET = """
olga: /campaign create name:"Nerekhall"
olga: /hero add name:"Leoric" player:@bjorn
olga: /hero add name:"Astarra" player:@carla
olga: /quest start name:"First Blood" encounters:1
bjorn: /turn hero hero:Leoric
"""
ON = "olga: /campaign settings nudge:24h"


@pytest.fixture
async def world() -> AsyncIterator[World]:
    """Leoric's turn in a campaign that wants no nudges."""
    async with table() as world:
        await play(world, SET)
        yield world


@pytest.fixture
async def nudged(world: World) -> World:
    """The same with nudges on."""
    await play(world, ON)
    return world


@pytest.fixture
def reads(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[int]]:
    """Every reading of a whole log."""
    found: list[int] = []
    read = SqliteLog.read

    async def counted(self: SqliteLog, at: CampaignAt, after: int = 0) -> list[Entry]:
        found.append(at.id)
        return await read(self, at, after)

    monkeypatch.setattr(SqliteLog, "read", counted)
    yield found


@pytest.fixture
def notes_read(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[int]]:
    """The server of every reading of a server's own notes."""
    found: list[int] = []
    notes = SqliteLog.notes

    async def counted(self: SqliteLog, at: CampaignAt) -> dict[str, str]:
        found.extend([at.server] * (not at.id))
        return await notes(self, at)

    monkeypatch.setattr(SqliteLog, "notes", counted)
    yield found


def servers_of(world: World) -> Path:
    assert isinstance(world.harness, RealHarness)
    return world.harness.servers


def by_an_earlier_version(world: World) -> None:
    """The data folder is as a version left it that marked no servers."""
    (servers_of(world) / "nudging.listed").unlink()
    for mark in servers_of(world).glob("*-nudging"):
        mark.unlink()


def calls(world: World) -> list[Seen]:
    return [post for post in world.view.all("post") if post.pinged]


async def test_only_who_is_waited_for_is_called(nudged: World) -> None:
    await play(nudged, "bjorn: /hero defeated hero:Astarra")
    await nudged.advance(DAY + LOOK)
    (post,) = nudged.last.posts
    assert set(post.pinged) == {"olga", "bjorn"}
    assert post.says("What does the overlord take for Astarra")
    assert post.says("it is Leoric's turn")
    assert post.place == "descent"


async def test_a_question_leads_to_its_message(nudged: World) -> None:
    await play(nudged, "bjorn: /hero defeated hero:Astarra")
    asked = nudged.last.posts[-1].id
    await nudged.advance(DAY + LOOK)
    assert f"/{asked}" in str(nudged.last.posts[-1].components)


async def test_other_posts_call_nobody(nudged: World) -> None:
    await play(nudged, 'bjorn: /hero defeated hero:Astarra\nolga: press "1 threat"')
    assert calls(nudged) == []


@pytest.mark.rule("C2")
@pytest.mark.parametrize("thread", [False, True], ids=["at home", "in a thread"])
async def test_whoever_would_end_spend_xp_calls_the_overlord_at_once(
    world: World, thread: bool
) -> None:
    """Given the overlord holds 1 XP, the question calls the overlord side once, answers nobody."""
    await play(world, "olga: /quest end winner:heroes\nolga: /phase next\nolga: /phase next")
    await play(world, "olga: /phase next" + ("\n@thread aside" if thread else ""))
    await play(world, "bjorn: /phase next")
    called = [(post.place, post.pinged) for post in world.last.posts if post.pinged]
    assert called == [("descent", ("olga",))]
    for line in ('bjorn: press "Wait"', "olga: /phase next"):
        await play(world, line)
        assert not any(post.pinged for post in world.last.posts)


async def test_without_the_setting_nothing_is_read(world: World, reads: list[int]) -> None:
    await world.restart()
    reads.clear()
    await world.advance(3 * DAY)
    assert world.last.posts == ()
    assert reads == []


async def test_a_campaign_is_read_only_when_it_is_due(nudged: World, reads: list[int]) -> None:
    await nudged.advance(LOOK)
    reads.clear()
    await nudged.advance(DAY - 2 * LOOK)
    assert reads == []
    await nudged.advance(2 * LOOK)
    assert len(reads) == 1
    await nudged.advance(5 * DAY)
    assert len(reads) == 1


async def test_a_wait_from_before_a_restart_is_minded_after_it(nudged: World) -> None:
    await nudged.restart()
    await nudged.advance(DAY + LOOK)
    assert [post.pinged for post in nudged.last.posts] == [("bjorn",)]
    await nudged.restart()
    await nudged.advance(5 * DAY)
    assert nudged.last.posts == ()


async def test_where_nobody_wants_nudges_a_start_opens_no_file(
    world: World, notes_read: list[int]
) -> None:
    await world.restart()
    assert notes_read == []


async def test_turned_off_again_the_next_start_opens_no_file(
    nudged: World, notes_read: list[int]
) -> None:
    await nudged.advance(LOOK)
    await play(nudged, "olga: /campaign settings nudge:off")
    notes_read.clear()
    await nudged.restart()
    assert notes_read == []


async def test_what_an_earlier_version_listed_is_found_once_and_marked(
    nudged: World, notes_read: list[int]
) -> None:
    by_an_earlier_version(nudged)
    await nudged.restart()
    marks = [path.name for path in servers_of(nudged).glob("*nudging*")]
    assert sorted(marks) == [f"{nudged.people.server.id}.sqlite3-nudging", "nudging.listed"]
    await nudged.restart()
    await nudged.advance(DAY + LOOK)
    assert [post.pinged for post in nudged.last.posts] == [("bjorn",)]


async def test_a_mark_that_stands_for_nothing_goes(world: World, notes_read: list[int]) -> None:
    """Given the bot died between a mark and its note."""
    server = world.people.server.id
    marks.put(servers_of(world) / f"{server}.sqlite3", Mark.NUDGING)
    await world.restart()
    assert notes_read == [server]
    notes_read.clear()
    await world.restart()
    assert notes_read == []


async def test_a_list_that_cannot_be_found_now_is_found_later(
    nudged: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(folder: Path, mark: Mark) -> dict[int, str]:
        raise PermissionError(folder)

    with monkeypatch.context() as patch:
        patch.setattr(marks, "marked", fails)
        await nudged.restart()
    await nudged.advance(DAY + LOOK)
    assert [post.pinged for post in nudged.last.posts] == [("bjorn",)]


async def test_a_copy_that_is_put_back_wants_what_it_wanted(
    nudged: World, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given nudges were turned off after the copy was made."""
    save(nudged, tmp_path)
    await play(nudged, "olga: /campaign settings nudge:off")
    await put_back(nudged, tmp_path, monkeypatch)
    await nudged.advance(DAY + 2 * LOOK)
    assert [post.pinged for post in nudged.last.posts if post.pinged] == [("bjorn",)]


async def test_turned_off_while_away_it_stays_off(nudged: World) -> None:
    await nudged.restart()
    await play(nudged, "olga: /campaign settings nudge:off")
    await nudged.advance(5 * DAY)
    assert nudged.last.posts == ()


@pytest.mark.parametrize("status", [429, 500])
async def test_a_call_that_fails_is_made_once_in_the_end(nudged: World, status: int) -> None:
    path = "/channels/*/messages"
    nudged.fail("POST", path, status=status, times=1000)
    await nudged.advance(DAY + LOOK)
    assert calls(nudged) == []
    nudged.sim.heal(path)
    await nudged.advance(LOOK)
    assert [post.pinged for post in nudged.last.posts] == [("bjorn",)]
    await nudged.advance(5 * DAY)
    assert len(calls(nudged)) == 1


async def test_a_call_that_is_not_allowed_is_not_tried_for_ever(nudged: World) -> None:
    path = "/channels/*/messages"
    nudged.fail("POST", path, status=403, code=50013, times=1)
    await nudged.advance(5 * DAY)
    assert calls(nudged) == []


async def test_an_ended_campaign_calls_nobody(nudged: World) -> None:
    await play(nudged, "olga: /campaign end")
    await nudged.advance(5 * DAY)
    assert nudged.last.posts == ()


async def test_a_deleted_campaign_calls_nobody(nudged: World) -> None:
    await play(nudged, 'olga: /campaign delete\nolga: press "Yes"')
    await nudged.advance(5 * DAY)
    assert nudged.last.posts == ()


async def test_somebody_who_left_is_no_hindrance(nudged: World) -> None:
    await nudged.leave("bjorn")
    await nudged.advance(DAY + LOOK)
    assert len(nudged.last.posts) == 1


async def test_a_log_that_cannot_be_read_is_tried_again_later(
    nudged: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fails(self: SqliteLog, server: int, *_: object) -> list[Entry]:
        raise LogUnavailable(server, Reason.BUSY)

    with monkeypatch.context() as patch:
        patch.setattr(SqliteLog, "read", fails)
        await nudged.advance(DAY + LOOK)
        assert calls(nudged) == []
    await nudged.advance(DAY + LOOK)
    assert [post.pinged for post in nudged.last.posts] == [("bjorn",)]


async def test_a_server_whose_notes_cannot_be_read_spares_the_others(
    nudged: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    notes = SqliteLog.notes

    async def fails(self: SqliteLog, at: CampaignAt) -> dict[str, str]:
        if at.server == 1:
            raise LogUnavailable(at.server, Reason.CORRUPT)
        return await notes(self, at)

    servers = SqliteLog.servers

    async def one_more(self: SqliteLog) -> list[int]:
        return [1, *await servers(self)]

    monkeypatch.setattr(SqliteLog, "servers", one_more)
    monkeypatch.setattr(SqliteLog, "notes", fails)
    by_an_earlier_version(nudged)
    await nudged.restart()
    await nudged.advance(DAY + LOOK)
    assert [post.pinged for post in nudged.last.posts] == [("bjorn",)]


async def test_an_unexpected_error_stops_neither_the_loop_nor_the_bot(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with table(strict=False) as world:
        await play(world, SET + ON)
        with monkeypatch.context() as patch:
            patch.setattr("bot.desk.nudges.waits", lambda *_: 1 / 0)
            await world.advance(DAY + LOOK)
            assert any(isinstance(error, ZeroDivisionError) for error in world.last.errors)
        await world.advance(DAY + LOOK)
        assert [post.pinged for post in world.last.posts] == [("bjorn",)]


def test_the_words_of_reminders_are_all_used() -> None:
    parsed = FluentParser().parse((WORDS / "en" / "nudge.ftl").read_text(encoding="utf-8"))
    held = {entry.id.name for entry in parsed.body if isinstance(entry, Message)}
    code = (ROOT / "bot" / "pages" / "messages" / "notices.py").read_text(encoding="utf-8")
    assert held == set(re.findall(r'"(nudge-[a-z-]+)"', code))
