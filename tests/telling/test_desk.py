"""The desk: whatever goes wrong, somebody is told, in time and kindly."""

import asyncio
import logging
from typing import Any

import discord
import pytest

from bot.desk.outbox import answering
from bot.log.errors import LogUnavailable, LostRace, Reason
from bot.log.sqlite import SqliteLog
from bot.practice.world import World
from bot.rules.basics.keys import CampaignAt
from bot.rules.state.commands import Command
from bot.service.rules_service import Outcome, Request, RulesService
from tests.simcord_support import play

TURN: dict[str, Any] = {"hero": "Leoric"}


@pytest.mark.parametrize("reason", Reason)
async def test_a_log_that_cannot_be_used_is_said_privately(
    set_table: World, monkeypatch: pytest.MonkeyPatch, reason: Reason
) -> None:
    async def fails(self: SqliteLog, server: int, *_: object) -> None:
        raise LogUnavailable(server, reason)

    with monkeypatch.context() as patch:
        patch.setattr(SqliteLog, "append", fails)
        act = await set_table.slash("bjorn", "turn hero", **TURN)
    unsure = reason is Reason.UNREACHABLE  # the database may have taken it all the same
    said = "nobody knows whether this was done" if unsure else "nothing was changed"
    assert said in act.private("bjorn")[0].text
    assert act.posts == ()
    act = await set_table.slash("bjorn", "turn hero", **TURN)
    assert len(act.posts) == 1


async def test_a_race_lost_too_often_asks_to_try_again(
    set_table: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fails(self: SqliteLog, at: CampaignAt, *_: object) -> None:
        raise LostRace(at)

    monkeypatch.setattr(SqliteLog, "append", fails)
    act = await set_table.slash("bjorn", "turn hero", **TURN)
    assert "Please try again" in act.private("bjorn")[0].text


async def test_the_unexpected_is_apologized_for_and_logged_with_its_reference(
    lenient: World, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fails(self: SqliteLog, *_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(SqliteLog, "append", fails)
    with caplog.at_level(logging.ERROR):
        act = await lenient.slash("bjorn", "turn hero", **TURN)
    (said,) = act.private("bjorn")
    (record,) = [record for record in caplog.records if record.message == "unexpected error"]
    assert vars(record)["reference"] in said.text
    assert record.exc_info is not None
    assert record.exc_info[0] is ZeroDivisionError


def slow(monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    """The database takes its time from now on."""
    play_now = RulesService.play

    async def play_later(self: RulesService, seat: Request, command: Command) -> Outcome:
        await asyncio.sleep(seconds)
        return await play_now(self, seat, command)

    monkeypatch.setattr(RulesService, "play", play_later)


async def test_a_slow_move_is_announced_and_answered_later(
    set_table: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow(monkeypatch, 10)
    act = await set_table.slash("bjorn", "turn hero", **TURN)
    assert act.unanswered == 0
    act = await set_table.advance(10)
    (post,) = act.posts
    assert "Leoric's turn begins" in post.text
    monkeypatch.undo()
    act = await set_table.press("bjorn", "Undo")
    assert act.posts[0].id == post.id


async def test_a_slow_press_changes_its_message_later(
    set_table: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await set_table.slash("bjorn", "turn hero", **TURN)
    slow(monkeypatch, 10)
    act = await set_table.press("bjorn", "Undo")
    assert act.unanswered == 0
    act = await set_table.advance(10)
    (post,) = act.posts
    assert "Taken back by @bjorn" in post.text


async def test_a_slow_refusal_stays_private_and_leaves_no_post(
    set_table: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow(monkeypatch, 10)
    await set_table.slash("bjorn", "turn end")
    act = await set_table.advance(10)
    assert "No turn is under way" in act.private("bjorn")[0].text
    assert act.posts == ()


async def test_a_button_of_a_campaign_that_is_gone_says_so(set_table: World) -> None:
    await set_table.slash("olga", "campaign delete")
    await play(set_table, 'olga: press "Yes"')
    act = await set_table.press("olga", "Undo")
    assert "This button does nothing any more" in act.private("olga")[0].text


async def test_only_an_answer_given_before_is_passed_over() -> None:
    class Refuses(discord.HTTPException):
        def __init__(self, code: int) -> None:
            self.code = code

    async def send(code: int) -> None:
        raise Refuses(code)

    assert await answering._first(lambda: send(40060)) is None
    with pytest.raises(Refuses):
        await answering._first(lambda: send(10062))
