"""Whose press counts: on the campaign's own server, for who is there, and sees its channel."""

import discord
import pytest
import simcord

from bot.practice.world import World
from bot.rules.basics.keys import CampaignAt
from bot.rules.state.campaign import Campaign
from tests.people.conftest import TABLE, desk_of, service_of
from tests.simcord_support import play

FORGED = ("o1:show:{}:1:status", "o1:export:{}:1", "o1:confirm:{}:1:delete", "o1:undo:{}:1:5")
MALFORMED = (
    "o1:undo:{}:1:abc",
    "o1:undo:{}:1",
    "o1:answer:{}:1",
    "o1:spend:{}:1:nothing:leoric",
    "o1:reroll:{}:1:leoric:red:x:y",
    "o1:show:{}:1",
    "o1:show:{}:1:nonsense",
    "o1:show:{}:1:log:-1",
    "o1:show:{}:1:status:more",
    "o1:show:{}:1:help:nonsense",
    "o1:open:{}:1:group",
    "o1:enhance:{}:1:a:b:c:d",
    "o1:undo:{}:-1:5",
    "o1:undo:{}1234567890123456789:1:5",
    "o1:undo: {}:1:5",
    "o1:forget-me:{}:0:maybe",
)


@pytest.fixture
async def server(world: World) -> int:
    await play(world, TABLE)
    return world.people.server.id


async def state(world: World) -> Campaign:
    return await service_of(world).fold(CampaignAt(world.people.server.id, 1))


class Stranger:
    """Somebody who manages another server, with one of the bot's messages there."""

    def __init__(self, world: World) -> None:
        self.world, env = world, world.sim.env
        guild = env.create_guild("Elsewhere")
        role = guild.create_role("m", permissions=discord.Permissions(manage_guild=True))
        self.place = guild.create_text_channel("there")
        self.member = guild.add_member(env.create_user("mallory"))
        world.sim.make_manager(self.member, role)

    async def press(self, custom_id: str) -> bool:
        """Press a button with this id; tells whether the bot only refused it, privately."""
        env, desk = self.world.sim.env, desk_of(self.world)
        answer = await self.member.slash(self.place, "help")
        await env.settle()
        return await forged(self.world, self.member, answer, custom_id, desk.refusals)


async def forged(
    world: World,
    who: simcord.MemberActor | simcord.UserHandle,
    answer: simcord.InteractionResult,
    custom_id: str,
    refusals: int,
) -> bool:
    shown = answer.response
    assert shown is not None
    message = world.sim.message(shown.channel_id, shown.id)
    assert message is not None
    button = next(each for each in _parts(message.components) if each.get("type") == 2)
    button["custom_id"] = custom_id
    await who.click(world.sim.as_shown(message), custom_id=custom_id)
    await world.sim.env.settle()
    return desk_of(world).refusals == refusals + 1


def _parts(components: list[dict]) -> list[dict]:  # type: ignore[type-arg]
    found = []
    for each in components:
        found += [each, *_parts(each.get("components", []))]
    return found


@pytest.mark.parametrize("custom_id", FORGED)
async def test_a_manager_of_another_server_reaches_nothing(
    world: World, server: int, custom_id: str
) -> None:
    before = await state(world)
    assert await Stranger(world).press(custom_id.format(server))
    assert await state(world) == before
    assert [row.at.id for row in await service_of(world).directory(server)] == [1]


@pytest.mark.parametrize("custom_id", MALFORMED)
async def test_what_the_bot_never_wrote_is_refused_quietly(
    world: World, server: int, custom_id: str
) -> None:
    before = (await state(world)).seq
    refusals = desk_of(world).refusals
    member = world.people.member("bjorn")
    answer = await member.slash(world.people.place, "help")
    errors = world.sim.env.error_cursor
    assert await forged(world, member, answer, custom_id.format(server), refusals)
    assert not world.sim.env.errors_since(errors)
    assert (await state(world)).seq == before


async def test_who_left_does_nothing_from_a_direct_message(world: World, server: int) -> None:
    await play(
        world,
        """
        sam: /fortune correct hero:Leoric amount:3 note:"found"
        bjorn: /turn hero hero:Leoric
        bjorn@dm: press "Recover 1 fatigue"
        expect dm bjorn contains "Leoric 3 → 2"
        @leave bjorn
        bjorn@dm: press "Undo"
        expect refused
        expect private bjorn contains "no longer on the server"
        bjorn@dm: press "Undo"
        expect refused
        olga: /threat gain reason:card note:"found"
        expect post contains "@bjorn has left the server"
        """,
    )
    campaign = await state(world)
    assert campaign.fortune("leoric") == 2
    assert campaign.heroes["leoric"].player is None


async def test_nothing_is_done_while_nobody_can_tell_who_is_there(
    world: World, server: int
) -> None:
    await play(world, 'sam: /fortune correct hero:Leoric amount:3 note:"x"')
    await play(world, "bjorn: /turn hero hero:Leoric")
    world.fail("GET", f"/guilds/{server}/members/*", status=500, times=99)
    act = await world.press("bjorn@dm", "Recover 1 fatigue")
    assert any(seen.says("Please try again") for seen in act.seen)
    assert (await state(world)).fortune("leoric") == 3
    world.sim.heal()
    await world.press("bjorn@dm", "Recover 1 fatigue")
    assert (await state(world)).fortune("leoric") == 2


async def test_who_was_not_there_is_asked_after_once_a_minute(world: World, server: int) -> None:
    members, user = desk_of(world).teller.members, world.people.member("bjorn").id
    await world.leave("bjorn")
    asked = len(world.sim.env.http_requests)
    assert await members.find(server, user) is None
    assert await members.find(server, user) is None
    assert len(world.sim.env.http_requests) == asked + 1
    members.met(server, user)
    await members.find(server, user)
    assert len(world.sim.env.http_requests) == asked + 2
