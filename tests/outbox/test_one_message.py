"""One move has one message, whatever Discord says of what it did."""

from collections.abc import Callable
from typing import Any

import aiohttp
import discord
import pytest

from bot.desk.client import OverlordBot
from bot.desk.drawn.layout import build
from bot.desk.drawn.signs import SUMMARY
from bot.log.contract import Post
from bot.pages.page import Page, Text
from bot.practice.world import World
from bot.rules.basics.keys import CampaignAt
from bot.rules.state.events import QuestEnded
from tests.outbox.conftest import letters, live, public
from tests.simcord_support import play

GIFT: dict[str, Any] = {"hero": "Leoric", "amount": 2, "note": "a gift"}
Respond = Callable[..., Any]


class Refusal:
    """What Discord answers: a status, as the library reads it."""

    def __init__(self, status: int) -> None:
        self.status, self.reason = status, "no"


def says(status: int, code: int) -> discord.HTTPException:
    """Give what the library raises for a refusal."""
    refusal: Any = Refusal(status)
    return discord.HTTPException(refusal, {"code": code, "message": "no"})


def carries_out_but(monkeypatch: pytest.MonkeyPatch, way: str, error: Exception) -> None:
    """Discord does what it is asked, and says that it did not, or nothing at all."""
    respond: Respond = getattr(discord.InteractionResponse, way)

    async def done(self: discord.InteractionResponse[Any], *args: Any, **kwargs: Any) -> None:  # noqa: ANN401
        await respond(self, *args, **kwargs)
        self._response_type = None
        raise error

    monkeypatch.setattr(discord.InteractionResponse, way, done)


ERRORS = [says(400, 40060), says(500, 0), aiohttp.ServerDisconnectedError()]


@pytest.mark.parametrize("error", ERRORS, ids=["acknowledged", "failed", "cut off"])
async def test_an_answer_that_was_carried_out_is_not_given_twice(
    lenient: World, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    with monkeypatch.context() as patch:
        carries_out_but(patch, "send_message", error)
        await lenient.slash("bjorn", "turn hero", hero="Leoric")
    assert len(public(lenient, "Leoric's turn begins")) == 1
    act = await lenient.slash("bjorn", "campaign undo")
    assert sum(post.edited for post in act.posts) == 1


@pytest.mark.parametrize("error", ERRORS, ids=["acknowledged", "failed", "cut off"])
async def test_a_change_that_was_carried_out_is_not_posted(
    lenient: World, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    with monkeypatch.context() as patch:
        carries_out_but(patch, "edit_message", error)
        await lenient.press("olga", "Undo")
    [told] = public(lenient, "to begin with")
    assert told.says("Taken back by @olga")


async def test_a_late_answer_whose_announcement_seemed_to_fail_is_given(
    lenient: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A press in a direct message: what Discord acknowledged was only that an answer will come."""
    await lenient.slash("olga", "fortune correct", **GIFT)
    with monkeypatch.context() as patch:
        respond = discord.InteractionResponse.send_message

        async def acknowledged(self: discord.InteractionResponse[Any], **kwargs: Any) -> object:  # noqa: ANN401
            await self.defer()
            self._response_type = None
            return await respond(self, **kwargs)

        patch.setattr(discord.InteractionResponse, "send_message", acknowledged)
        await lenient.press("bjorn@dm", "Recover 1 fatigue")
    assert len(letters(lenient, "bjorn", "Fortune: Leoric 2 → 1")) == 1
    assert len(letters(lenient, "bjorn", "Leoric gains 2 fortune")) == 1
    assert len(public(lenient, "Fortune: Leoric 2 → 1")) == 1


@pytest.mark.rule("U1")
async def test_an_answer_given_on_a_look_for_all_changes_the_moves_one_message(
    set_table: World,
) -> None:
    """The look stands in the same channel: nobody needs the move told there once more."""
    [asked] = (await set_table.slash("bjorn", "hero defeated", hero="Leoric")).posts
    await set_table.slash("carla", "campaign status")
    act = await set_table.press("olga", "1 threat")
    [told] = act.posts
    assert (told.id, told.edited) == (asked.id, True)
    assert told.says("Threat 5 → 6")
    assert len(public(set_table, "Leoric is defeated")) == 1


@pytest.mark.rule("U1")
async def test_answers_given_on_a_look_elsewhere_share_one_copy(set_table: World) -> None:
    """In a thread the move is told too, once, however many answers are given there."""
    await set_table.slash("olga", "fortune correct", **GIFT)
    await set_table.slash("olga", "quest end", winner="heroes")
    await set_table.press("olga", "Go to Shopping")
    await set_table.slash("bjorn", "fortune shop")
    await play(set_table, "@thread aside")
    await set_table.slash("carla", "campaign status")
    look = set_table.newest("post")
    assert look is not None
    [again] = [each for each in look.controls if each.label == "Put in 1"]
    for _ in range(2):
        shown = set_table.sim.message(set_table.people.place.id, look.id)
        assert shown is not None
        await set_table.people.member("bjorn").click(
            set_table.sim.as_shown(shown), custom_id=again.custom_id
        )
        await set_table.advance(1)
    told = public(set_table, "Fortune spent: Leoric 2")
    assert sorted(seen.place for seen in told) == ["aside", "descent"]


async def test_redo_on_the_short_answer_leaves_one_live_message(set_table: World) -> None:
    await set_table.slash("olga", "campaign undo")
    await set_table.press("olga", "Redo")
    [told] = live(set_table, "to begin with")
    assert not told.says("Taken back")
    act = await set_table.press("olga", "Undo")
    [struck] = act.posts
    assert struck.id == told.id


async def test_redo_on_the_short_answer_of_a_message_that_is_gone_tells_it_anew(
    set_table: World,
) -> None:
    [post] = public(set_table, "to begin with")
    set_table.sim.env.backend.delete_message(set_table.people.place.id, post.id)
    await set_table.slash("olga", "campaign undo")
    await set_table.press("olga", "Redo")
    [told] = live(set_table, "to begin with")
    assert told.says("Threat 0 → 5")


async def test_what_is_posted_late_is_not_posted_twice(lenient: World) -> None:
    """Discord posts it and says that it failed, for longer than it remembers a nonce."""
    await play(lenient, "@thread aside")
    home = lenient.people.channel("descent").id
    lenient.fail("POST", f"/channels/{home}/messages", status=500, times=4)
    await lenient.slash("bjorn", "turn hero", hero="Leoric")
    assert [post.place for post in lenient.last.posts] == ["aside"]
    await lenient.advance(10)
    places = [seen.place for seen in public(lenient, "Leoric's turn begins")]
    assert sorted(places) == ["aside", "descent"]


@pytest.mark.rule("U3")
async def test_a_summary_that_an_earlier_version_posted_is_struck_with_its_end(
    set_table: World,
) -> None:
    """Today a quest's end and its summary are one message; theirs were two."""
    await set_table.slash("olga", "quest end", winner="heroes")
    bot = set_table.sim.env.bot
    assert isinstance(bot, OverlordBot)
    log, at = bot.desk.service.log, CampaignAt(set_table.sim.env.guild.id, 1)
    entries = await log.read(at)
    ended = next(each for each in entries if isinstance(each.event, QuestEnded))
    channel = set_table.people.place.id
    own = await bot.get_partial_messageable(channel).send(
        view=build(Page((Text("## The quest in numbers"),))).view
    )
    await log.deliver(at, [Post(ended.move, SUMMARY, 0, channel, own.id, "as it was")])
    await set_table.press("olga", "Undo")
    told = {seen.id: seen.text for seen in public(set_table, "The quest in numbers")}
    assert told.pop(own.id) == "~~The quest in numbers~~"
    assert all("~~The quest in numbers~~" in text for text in told.values())


@pytest.mark.rule("D8", "U3")
async def test_a_quests_end_played_again_says_once_that_the_secret_is_open(
    set_table: World,
) -> None:
    await play(
        set_table,
        """
        olga: /quest start name:"First Blood"
        olga: /quest end winner:heroes
        olga: /campaign undo
        olga: press "Redo"
        """,
    )
    told = [post for post in set_table.last.posts if post.says("Played again")]
    assert len(told) == 2
    assert [post.text.count("The dice secret of this quest is open now") for post in told] == [1, 1]
