"""Every move is told, and told once: after failures, after crashes, whatever got through before."""

from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from bot.log.contract import Post
from bot.log.errors import LogUnavailable, Reason
from bot.log.sqlite import SqliteLog
from bot.practice.world import World
from bot.rules.basics.keys import CampaignAt
from tests.interruptions import all_of_them
from tests.simcord_support import play

CALLBACK = "/interactions/*/*/callback"
ANY_CHANNEL = "/channels/*/messages"


def posts(world: World, text: str) -> list[str]:
    """Every public message with this text, newest first."""
    return [seen.text for seen in world.view.all("post") if text in seen.text]


@pytest.fixture
def forgetful(monkeypatch: pytest.MonkeyPatch) -> Iterator[pytest.MonkeyPatch]:
    """The bot dies after its answer: nothing that it told gets noted."""

    async def dies(self: SqliteLog, server: int, *_: object) -> None:
        raise LogUnavailable(server, Reason.BUSY)

    with monkeypatch.context() as patch:
        patch.setattr(SqliteLog, "deliver", dies)
        yield patch


async def start_turn(world: World, hero: str = "Leoric", who: str = "bjorn") -> None:
    await world.slash(who, "turn hero", hero=hero)


async def test_an_answer_that_fails_becomes_a_post(lenient: World) -> None:
    lenient.fail("POST", CALLBACK, status=500, times=1)
    await start_turn(lenient)
    assert len(posts(lenient, "turn begins")) == 1
    assert lenient.last.unanswered == 1


async def test_what_nobody_could_be_told_is_told_at_the_next_touch(lenient: World) -> None:
    lenient.fail("POST", CALLBACK, status=500, times=1)
    lenient.fail("POST", ANY_CHANNEL, status=500, times=100)
    await start_turn(lenient)
    assert posts(lenient, "turn begins") == []
    lenient.sim.heal()
    await start_turn(lenient, "Astarra", "carla")
    assert len(posts(lenient, "Leoric's turn begins")) == 1
    assert len(posts(lenient, "Astarra's turn begins")) == 1


async def test_a_crash_between_writing_and_answering_is_told_once(lenient: World) -> None:
    lenient.fail("POST", CALLBACK, status=500, times=1)
    lenient.fail("POST", ANY_CHANNEL, status=500, times=100)
    await start_turn(lenient)
    await lenient.restart()
    lenient.sim.heal()
    for _ in range(2):
        await start_turn(lenient, "Astarra", "carla")
        assert len(posts(lenient, "Leoric's turn begins")) == 1
    await lenient.restart()
    await start_turn(lenient, "Astarra", "carla")
    assert len(posts(lenient, "Leoric's turn begins")) == 1


async def test_at_the_start_the_bot_tells_what_an_interrupted_one_left(
    lenient: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    lenient.fail("POST", CALLBACK, status=500, times=1)
    lenient.fail("POST", ANY_CHANNEL, status=500, times=100)
    await start_turn(lenient)
    lenient.sim.heal()
    monkeypatch.setattr(SqliteLog, "interrupted", all_of_them)
    await lenient.restart()
    assert len(posts(lenient, "Leoric's turn begins")) == 1


async def test_an_answer_sent_before_the_crash_is_found_in_the_channel(
    lenient: World, forgetful: pytest.MonkeyPatch
) -> None:
    await start_turn(lenient)
    forgetful.undo()
    lenient.fail("GET", "/webhooks/*/*/messages/@original", status=404, times=100)
    await lenient.restart()
    await start_turn(lenient, "Astarra", "carla")
    assert len(posts(lenient, "Leoric's turn begins")) == 1
    act = await lenient.press("carla", "Undo")
    act = await lenient.press("bjorn", "Undo")
    assert "Leoric's turn begins" in act.posts[0].text


async def test_an_answer_is_found_by_its_token_where_the_channel_cannot_be_read(
    lenient: World, forgetful: pytest.MonkeyPatch
) -> None:
    await start_turn(lenient)
    forgetful.undo()
    lenient.fail("GET", ANY_CHANNEL, status=403, code=50001, times=100)
    await lenient.restart()
    await start_turn(lenient, "Astarra", "carla")
    assert len(posts(lenient, "Leoric's turn begins")) == 1


async def test_an_undo_before_the_crash_is_shown_after_it(
    lenient: World, forgetful: pytest.MonkeyPatch
) -> None:
    await start_turn(lenient)
    lenient.fail("POST", CALLBACK, status=500, times=1)
    lenient.fail("POST", ANY_CHANNEL, status=500, times=100)
    await lenient.slash("bjorn", "campaign undo")
    forgetful.undo()
    lenient.sim.heal()
    await lenient.restart()
    await start_turn(lenient, "Astarra", "carla")
    (told,) = posts(lenient, "Leoric's turn begins")
    assert "~~" in told
    assert "Taken back by @bjorn" in told


async def test_letters_sent_before_the_crash_are_not_sent_again(
    lenient: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    deliver = SqliteLog.deliver

    async def dies(self: SqliteLog, at: CampaignAt, posts: Sequence[Post], *_: object) -> None:
        if any(post.user for post in posts):
            raise LogUnavailable(at.server, Reason.BUSY)
        await deliver(self, at, posts)

    gift: dict[str, Any] = {"hero": "Leoric", "amount": 1, "note": "a gift"}
    with monkeypatch.context() as patch:
        patch.setattr(SqliteLog, "deliver", dies)
        await lenient.slash("olga", "fortune correct", **gift)
    assert len(list(lenient.view.all("dm", "bjorn"))) == 1
    await lenient.restart()
    await start_turn(lenient, "Astarra", "carla")
    assert len(list(lenient.view.all("dm", "bjorn"))) == 1
    assert len(posts(lenient, "a gift")) == 1


async def test_a_move_that_is_written_is_never_called_undone(
    set_table: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The log fails between writing an answer and reading its move back."""
    await set_table.slash("olga", "plot trigger", card="Spite")

    async def dies(self: SqliteLog, server: int, *_: object) -> None:
        raise LogUnavailable(server, Reason.BUSY)

    with monkeypatch.context() as patch:
        patch.setattr(SqliteLog, "read_move", dies)
        act = await set_table.press("bjorn", "Leoric")
    assert "That is done" in act.private("bjorn")[0].text
    (post,) = act.posts
    assert "Leoric 0 → 1" in post.text


@pytest.mark.parametrize("status", [429, 500])
async def test_a_post_that_fails_for_a_moment_is_tried_again(set_table: World, status: int) -> None:
    await play(set_table, "@thread aside")
    home = set_table.people.channel("descent").id
    set_table.fail("POST", f"/channels/{home}/messages", status=status, times=2)
    await start_turn(set_table)
    assert {post.place for post in set_table.last.posts} == {"aside", "descent"}


async def test_a_missing_permission_is_named_once_with_its_cure(set_table: World) -> None:
    await play(set_table, "@thread aside")
    home = set_table.people.channel("descent").id
    path = f"/channels/{home}/messages"
    set_table.fail("POST", path, status=403, code=50013, times=3)
    await start_turn(set_table)
    (said,) = set_table.last.private("bjorn")
    assert "could not be posted in #descent" in said.text
    assert "Send Messages" in said.text
    await start_turn(set_table, "Astarra", "carla")
    assert set_table.last.private("carla") == ()
    set_table.sim.heal(path)
    await start_turn(set_table)
    assert {post.place for post in set_table.last.posts} == {"aside", "descent"}
    set_table.fail("POST", path, status=403, code=50013, times=1)
    await start_turn(set_table, "Astarra", "carla")
    assert len(set_table.last.private("carla")) == 1


async def test_a_channel_that_is_gone_is_said_once(set_table: World) -> None:
    await play(set_table, "@thread aside")
    home = set_table.people.channel("descent").id
    set_table.fail("POST", f"/channels/{home}/messages", status=404, code=10003, times=9)
    await start_turn(set_table)
    (said,) = set_table.last.private("bjorn")
    assert "the campaign's channel is gone" in said.text
    await start_turn(set_table, "Astarra", "carla")
    assert set_table.last.private("carla") == ()


async def test_a_deleted_message_does_not_hold_a_move_up(set_table: World) -> None:
    await start_turn(set_table)
    (post,) = set_table.last.posts
    set_table.sim.env.backend.delete_message(set_table.people.place.id, post.id)
    act = await set_table.slash("bjorn", "campaign undo")
    (short,) = act.posts
    assert short.text.startswith("Taken back by @bjorn")
    act = await set_table.press("bjorn", "Redo")
    assert "Leoric's turn begins" in act.posts[0].text
