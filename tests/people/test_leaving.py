"""Who left the server is found out when the bot has to do with them, and said once."""

import pytest

from bot.desk.people.leavers import HOUR
from bot.practice.world import World
from bot.rules.basics.keys import CampaignAt, UserId
from bot.rules.state import events as e
from tests.people.conftest import TABLE, desk_of, service_of
from tests.simcord_support import play

LEFT = "has left the server"


@pytest.fixture
async def server(world: World) -> int:
    await play(world, TABLE)
    return world.people.server.id


async def fortune(world: World, hero: str = "Leoric") -> tuple[str, ...]:
    """A hero gains fortune, so the player is written to; gives the posts."""
    act = await world.slash("sam", "fortune correct", hero=hero, amount=1, note="found")
    return tuple(post.text for post in act.posts)


async def departures(world: World) -> list[e.PlayerLeft]:
    log = await service_of(world).log.read(CampaignAt(world.people.server.id, 1))
    return [entry.event for entry in log if isinstance(entry.event, e.PlayerLeft)]


async def test_a_failed_message_finds_him_out_once(world: World, server: int) -> None:
    await world.leave("bjorn")
    assert sum(LEFT in post for post in await fortune(world)) == 1
    assert not any(LEFT in post for post in await fortune(world))
    bjorn = world.people.user("bjorn").id
    assert await departures(world) == [e.PlayerLeft(UserId(bjorn), ("leoric",))]


async def test_closed_messages_are_no_departure(world: World, server: int) -> None:
    world.people.close_dms("bjorn")
    posts = await fortune(world)
    assert any("takes no direct messages" in post for post in posts)
    assert await departures(world) == []


async def test_nobody_has_left_while_discord_does_not_say_so(world: World, server: int) -> None:
    await world.leave("bjorn")
    world.fail("GET", f"/guilds/{server}/members/*", status=500, times=99)
    posts = await fortune(world)
    assert any("takes no direct messages" in post for post in posts)
    assert await departures(world) == []


async def test_a_stand_in_who_left_stands_in_no_more(world: World, server: int) -> None:
    await play(world, "bjorn: /hero stand-in hero:Leoric user:@nils")
    await world.leave("nils")
    posts = await fortune(world)
    assert any("stands in for nobody any more" in post for post in posts)
    leoric = (await service_of(world).fold(CampaignAt(server, 1))).heroes["leoric"]
    assert (leoric.player, leoric.stand_in) == (world.people.member("bjorn").id, None)


async def test_whom_a_question_waits_for_is_asked_after_once_an_hour(
    world: World, server: int
) -> None:
    await play(world, "carla: /fortune dms value:off")
    looked: list[int] = []
    members = desk_of(world).teller.members
    has_left = members.has_left

    async def watched(server: int, user: int) -> bool:
        looked.append(user)
        return await has_left(server, user)

    members.has_left = watched  # type: ignore[method-assign]
    carla, bjorn = world.people.member("carla").id, world.people.member("bjorn").id
    await play(world, 'olga: /plot trigger card:"Spite"')
    assert sorted(looked) == sorted([carla, bjorn])
    await play(world, 'olga: press "Undo"\nolga: /plot trigger card:"Spite"')
    assert len(looked) == 2
    await world.leave("carla")
    await world.advance(HOUR)
    await play(world, 'olga: press "Undo"\nolga: /plot trigger card:"Spite"')
    assert await departures(world) == [e.PlayerLeft(UserId(carla), ("astarra",))]


async def test_it_is_told_later_where_discord_would_not_take_it(world: World, server: int) -> None:
    await world.leave("bjorn")
    world.fail("POST", f"/channels/{world.people.place.id}/messages", times=50)
    await fortune(world)
    assert await departures(world)
    world.sim.heal(f"/channels/{world.people.place.id}/messages")
    act = await world.advance(HOUR)
    assert sum(post.says(LEFT) for post in act.posts) == 1


@pytest.mark.parametrize(
    ("path", "options", "option"),
    [
        ("hero assign", {"hero": "Leoric"}, "player"),
        ("hero stand-in", {"hero": "Leoric"}, "user"),
        ("hero add", {"name": "Grisban the Thirsty"}, "player"),
        ("campaign overlord", {"action": "add"}, "user"),
    ],
)
async def test_one_who_left_gets_no_seat_and_loses_his_own(
    world: World, server: int, path: str, options: dict[str, str], option: str
) -> None:
    carla = world.people.user("carla")
    await world.leave("carla")
    act = await world.slash("sam", path, **options, **{option: carla})  # type: ignore[arg-type]
    assert act.private("sam")[0].says("is not on this server")
    assert any(post.says("Astarra stays on the roster") for post in act.posts)
    assert await departures(world) == [e.PlayerLeft(UserId(carla.id), ("astarra",))]


async def test_one_who_left_can_be_taken_off_the_overlord_side(world: World, server: int) -> None:
    await play(world, "sam: /campaign overlord action:add user:@eva")
    eva = world.people.user("eva")
    await world.leave("eva")
    act = await world.slash("sam", "campaign overlord", action="remove", user=eva)  # type: ignore[arg-type]
    assert act.posts[0].says("Overlord side")


async def test_nothing_is_told_of_an_ended_campaign(world: World, server: int) -> None:
    await play(world, "sam: /campaign end")
    await world.leave("bjorn")
    leavers = desk_of(world).teller.leavers
    assert await leavers.note(CampaignAt(server, 1), world.people.user("bjorn").id)
    assert await departures(world) == []


async def test_who_asked_to_join_and_left_is_not_let_in(world: World, server: int) -> None:
    await play(world, "sam: /quest end winner:heroes\nnils: /hero add name:Aurim")
    await world.leave("nils")
    act = await world.press("sam", "Yes")
    [private] = act.private("sam")
    assert private.says("is no longer on this server, so Aurim does not join")
    assert not private.controls
    [post] = act.posts
    assert post.says("has left the server: the request to join with Aurim is closed")
    assert not post.controls
    campaign = await service_of(world).fold(CampaignAt(server, 1))
    assert (campaign.questions, set(campaign.heroes)) == ((), {"leoric", "astarra"})


async def test_a_no_to_who_left_counts_as_ever(world: World, server: int) -> None:
    await play(world, "sam: /quest end winner:heroes\nnils: /hero add name:Aurim")
    await world.leave("nils")
    act = await world.press("sam", "No")
    assert not act.refused
    assert (await service_of(world).fold(CampaignAt(server, 1))).questions == ()


async def test_nobody_is_turned_away_while_discord_does_not_say_who_left(
    world: World, server: int
) -> None:
    await play(world, "sam: /quest end winner:heroes\nnils: /hero add name:Aurim")
    world.fail("GET", f"/guilds/{server}/members/*", status=500, times=99)
    await world.press("sam", "Yes")
    assert "aurim" in (await service_of(world).fold(CampaignAt(server, 1))).heroes


async def test_an_onlookers_yes_closes_nothing(world: World, server: int) -> None:
    await play(world, "sam: /quest end winner:heroes\nnils: /hero add name:Aurim")
    await world.leave("nils")
    act = await world.press("carla", "Yes")
    assert act.refused
    assert (await service_of(world).fold(CampaignAt(server, 1))).questions
