"""What cannot be posted for a reason that may pass waits for it, and says so."""

from typing import Any

import discord
import pytest
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.practice.world import World
from bot.rules.basics.keys import CampaignAt
from tests.outbox.conftest import letters, public
from tests.simcord_support import play

GIFT: dict[str, Any] = {"hero": "Leoric", "amount": 2, "note": "a gift"}


def allow(world: World, channel: str = "descent", *, forbidden: tuple[str, ...] = ()) -> None:
    """Let the bot do all in a channel but this."""
    backend = world.sim.env.backend
    denied = discord.Permissions(**dict.fromkeys(forbidden, True)).value
    bot = Overwrite(target_id=backend.bot_user.id, type=OverwriteType.MEMBER, deny=denied)
    backend.set_overwrite(world.people.channel(channel).id, bot)


async def told(world: World) -> int:
    """How far the campaign's log is told."""
    log = world.harness.bot.desk.service.log  # type: ignore[attr-defined]
    return int(await log.told(CampaignAt(world.sim.env.guild.id, 1)))


async def length(world: World) -> int:
    log = world.harness.bot.desk.service.log  # type: ignore[attr-defined]
    return len(await log.read(CampaignAt(world.sim.env.guild.id, 1)))


async def test_a_quest_end_is_one_message_with_its_summary(set_table: World) -> None:
    """Nothing is posted behind it, which would push the news out of sight; so nothing waits."""
    allow(set_table, forbidden=("send_messages",))
    act = await set_table.slash("olga", "quest end", winner="heroes")
    [ended] = [post for post in act.posts if not post.edited]
    assert ended.text.index("the heroes win") < ended.text.index("Threat 5")
    assert ended.text.index("[Next step]") < ended.text.index("The quest in numbers")
    assert ended.says("First Blood (normal): the heroes won")
    assert ended.files
    assert await told(set_table) == await length(set_table)


async def test_a_move_made_elsewhere_waits_for_the_permission_at_home(set_table: World) -> None:
    await play(set_table, "@thread aside")
    allow(set_table, forbidden=("send_messages",))
    act = await set_table.slash("olga", "quest end", winner="heroes")
    assert act.private("olga")[0].says("Send Messages")
    assert await told(set_table) < await length(set_table)
    act = await set_table.slash("nils", "campaign status")
    assert act.posts[0].says("1 move waits to be told")
    act = await set_table.slash("olga", "campaign doctor")
    assert act.private("olga")[0].says("1 move waits to be told: the bot may not post in #descent")
    allow(set_table)
    act = await set_table.advance(1)
    assert {post.place for post in public(set_table, "The quest in numbers")} == {
        "aside",
        "descent",
    }
    assert await told(set_table) == await length(set_table)
    act = await set_table.slash("nils", "campaign status")
    assert not act.posts[0].says("waits to be told")


async def test_what_waits_holds_up_neither_answers_nor_letters(set_table: World) -> None:
    allow(set_table, forbidden=("send_messages",))
    await set_table.slash("olga", "quest end", winner="heroes")
    act = await set_table.slash("olga", "fortune correct", **GIFT)
    assert act.posts[0].says("a gift")
    assert len(act.dms("bjorn")) == 1
    allow(set_table)
    await set_table.advance(3600)
    assert len(letters(set_table, "bjorn", "Leoric gains 2 fortune")) == 1
    assert len(public(set_table, "a gift")) == 1
    assert await told(set_table) == await length(set_table)


async def test_it_waits_through_a_restart(set_table: World) -> None:
    await play(set_table, "@thread aside")
    allow(set_table, forbidden=("send_messages", "view_channel"))
    await set_table.slash("bjorn", "turn hero", hero="Leoric")
    await set_table.restart()
    assert {seen.place for seen in public(set_table, "Leoric's turn begins")} == {"aside"}
    allow(set_table)
    await set_table.advance(1)
    places = sorted(seen.place for seen in public(set_table, "Leoric's turn begins"))
    assert places == ["aside", "descent"]


async def test_it_is_tried_again_by_itself_and_at_the_next_touch(set_table: World) -> None:
    await play(set_table, "@thread aside")
    home = set_table.people.channel("descent").id
    set_table.fail("POST", f"/channels/{home}/messages", status=400, code=50083, times=99)
    await set_table.slash("bjorn", "turn hero", hero="Leoric")
    assert set_table.last.private("bjorn")[0].says("is archived")
    act = await set_table.slash("nils", "campaign status")
    assert act.posts[0].says("the thread #descent is archived")
    set_table.sim.heal()
    await set_table.slash("carla", "turn hero", hero="Astarra")
    assert [post.place for post in set_table.last.posts].count("descent") == 2
    set_table.fail("POST", f"/channels/{home}/messages", status=400, code=50083, times=99)
    await set_table.slash("bjorn", "turn hero", hero="Leoric")
    set_table.sim.heal()
    act = await set_table.advance(3600)
    assert [post.place for post in act.posts if not post.edited] == ["descent"]


@pytest.mark.parametrize("status", [400, 403])
async def test_another_refusal_is_named_by_its_number(set_table: World, status: int) -> None:
    """What Discord cannot read will never do; what it does not want now may do later."""
    await play(set_table, "@thread aside")
    home = set_table.people.channel("descent").id
    set_table.fail("POST", f"/channels/{home}/messages", status=status, code=12345, times=99)
    await set_table.slash("bjorn", "turn hero", hero="Leoric")
    assert set_table.last.private("bjorn")[0].says("error 12345")
    act = await set_table.slash("nils", "campaign status")
    assert act.posts[0].says("waits to be told: Discord refuses it, error 12345") is (status == 403)
    assert (await told(set_table) == await length(set_table)) is (status == 400)


async def test_too_many_messages_at_once_is_nobodys_wish(lenient: World) -> None:
    lenient.fail("POST", "/users/@me/channels", status=400, code=40003, times=1)
    await lenient.slash("olga", "fortune correct", **GIFT)
    path = lenient.people._dm_path("bjorn")
    assert not lenient.last.dms("bjorn")
    lenient.fail("POST", path, status=403, code=40003, times=1)
    await lenient.advance(60)
    assert len(letters(lenient, "bjorn", "Leoric gains 2 fortune")) == 1
    assert not public(lenient, "takes no direct messages")


async def test_only_closed_messages_are_a_wish(set_table: World) -> None:
    path = set_table.people._dm_path("bjorn")
    set_table.fail("POST", path, status=403, code=12345, times=99)
    await set_table.slash("olga", "fortune correct", **GIFT)
    assert not public(set_table, "takes no direct messages")
    set_table.sim.heal(path)
    await set_table.advance(7200)
    assert len(letters(set_table, "bjorn", "Leoric gains 2 fortune")) == 1
    set_table.fail("POST", path, status=403, code=50278, times=99)
    await set_table.slash("olga", "fortune correct", **GIFT)
    assert public(set_table, "takes no direct messages")


async def test_a_pin_that_is_refused_otherwise_blames_no_permission(set_table: World) -> None:
    set_table.fail("PUT", "/channels/*/messages/pins/*", status=400, code=50021, times=1)
    act = await set_table.slash("olga", "campaign board")
    [said] = act.private("olga")
    assert said.says("error 50021")
    assert not said.says("lacks the permission")
