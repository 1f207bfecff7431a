"""Somebody's name is removed: nothing stored names them any more, and everything else stays."""

from dataclasses import replace
from pathlib import Path

import pytest

from bot.log import UnreadableEvent
from bot.log.notes import DMS, Dms
from bot.practice.real import RealHarness
from bot.practice.world import World
from bot.rules.basics.keys import CampaignAt
from bot.rules.course.moving import users_in
from bot.service.erasure import erase, traces
from tests.people.conftest import TABLE, service_of
from tests.simcord_support import play


async def forget_me(world: World, who: str) -> None:
    await world.slash(who, "about")
    await world.press(who, "Remove my name")
    await world.press(who, "Yes")


def on_disk(world: World) -> bytes:
    """Everything in the server's files."""
    assert isinstance(world.harness, RealHarness)
    folder: Path = world.harness.servers
    return b"".join(file.read_bytes() for file in sorted(folder.iterdir()))


async def test_nothing_on_the_disk_names_him_any_more(world: World) -> None:
    await play(world, TABLE)
    await play(world, 'sam: /fortune correct hero:Leoric amount:1 note:"found"')
    world.people.close_dms("bjorn")
    await play(world, 'sam: /fortune correct hero:Leoric amount:1 note:"more"')
    bjorn = str(world.people.member("bjorn").id).encode()
    await forget_me(world, "bjorn")
    await world.restart()
    assert bjorn not in on_disk(world)
    service, server = service_of(world), world.people.server.id
    assert int(bjorn) not in users_in(await service.log.read(CampaignAt(server, 1)))
    assert Dms.REFUSED not in (await DMS.all(service.log, server)).values()


async def test_the_disk_is_scrubbed_before_it_is_said(world: World) -> None:
    """With direct messages off too: that note is the last to name somebody."""
    await play(world, TABLE)
    await play(world, "bjorn: /fortune dms value:off")
    bjorn = str(world.people.member("bjorn").id).encode()
    assert bjorn in on_disk(world)
    await forget_me(world, "bjorn")
    assert bjorn not in on_disk(world)


async def test_who_is_only_noted_to_want_no_messages_can_go_too(world: World) -> None:
    await play(world, TABLE)
    await play(world, "nils: /fortune dms value:off")
    nils = str(world.people.member("nils").id).encode()
    assert nils in on_disk(world)
    await forget_me(world, "nils")
    assert nils not in on_disk(world)


async def test_everybody_elses_things_stay(world: World) -> None:
    await play(world, TABLE)
    service, server = service_of(world), world.people.server.id
    before = await service.log.read(CampaignAt(server, 1))
    state = await service.fold(CampaignAt(server, 1))
    await forget_me(world, "bjorn")
    after = await service.log.read(CampaignAt(server, 1))
    kept = [(entry.seq, entry.move, entry.at) for entry in before]
    assert [(entry.seq, entry.move, entry.at) for entry in after] == kept
    assert users_in(before) - users_in(after) == {world.people.member("bjorn").id}
    now = await service.fold(CampaignAt(server, 1))
    leoric = replace(state.heroes["leoric"], player=None)
    assert now == replace(state, heroes={**state.heroes, "leoric": leoric})


async def test_all_campaigns_of_the_server_are_gone_through(world: World) -> None:
    await play(world, TABLE)
    await play(world, "sam: /campaign end")
    await play(world, TABLE.replace("Nerekhall", "Again"))
    service, server = service_of(world), world.people.server.id
    carla = world.people.member("carla").id
    assert [trace.heroes for trace in await traces(service, server, carla)] == [
        ("astarra",),
        ("astarra",),
    ]
    assert len(await erase(service, server, carla)) == 2
    assert await traces(service, server, carla) == []


async def test_an_overlord_who_goes_leaves_his_side_to_a_steward(world: World) -> None:
    await play(world, TABLE)
    await forget_me(world, "olga")
    assert (await world.slash("olga", "threat gain", reason="card", note="x")).refused
    act = await world.slash("nils", "campaign status")
    assert act.posts[0].says("Overlord side: –")
    await world.slash("sam", "campaign overlord", action="hand-over", user="@dora")
    act = await world.slash("dora", "threat gain", reason="card", note="x")
    assert act.posts[0].says("Threat 5 → 6")


async def test_a_creator_who_goes_leaves_the_campaign_to_the_managers(world: World) -> None:
    await play(world, TABLE)
    await forget_me(world, "sam")
    assert (await world.slash("sam", "campaign act", value="II")).refused
    world.people.manage("mara")
    assert not (await world.slash("mara", "campaign settings", rules="advisory")).refused


async def test_what_a_former_player_took_back_stays_taken_back(world: World) -> None:
    await play(world, TABLE)
    await play(world, 'olga: /threat gain reason:correction amount:2 note:"wrong"')
    await play(world, "bjorn: /campaign undo")
    await forget_me(world, "bjorn")
    act = await world.slash("carla", "campaign log")
    assert act.private("carla")[0].says("a former player took back")
    act = await world.slash("olga", "campaign redo")
    assert act.posts[-1].says("Threat 5 → 7")


async def test_a_request_of_somebody_forgotten_gives_a_hero_without_player(world: World) -> None:
    await play(world, TABLE.rpartition("olga:")[0])
    await world.slash("nils", "hero add", name="Tomble Burrowell")
    await forget_me(world, "nils")
    await world.press("sam", "Yes")
    act = await world.slash("carla", "hero list")
    assert act.posts[0].says("Tomble Burrowell: no player")


async def test_one_unreadable_campaign_does_not_keep_the_others(world: World) -> None:
    await play(world, TABLE)
    await play(world, "@channel other")
    await play(world, TABLE)
    service, server = service_of(world), world.people.server.id
    spoil = "UPDATE entries SET kind = 'Dragon' WHERE campaign = 1 AND seq = 4"
    await service.log._files.run(server, spoil)  # type: ignore[attr-defined]
    bjorn = world.people.member("bjorn").id
    with pytest.raises(UnreadableEvent):
        await erase(service, server, bjorn)
    assert bjorn not in users_in(await service.log.read(CampaignAt(server, 2)))


async def test_erasing_a_campaign_leaves_no_byte_of_it(world: World) -> None:
    await play(world, TABLE)
    await play(world, 'sam: /fortune correct hero:Leoric amount:1 note:"treasure"')
    await world.slash("sam", "campaign board")
    await world.slash("sam", "campaign delete")
    await world.press("sam", "Yes")
    await world.restart()
    for word in (b"Nerekhall", b"leoric", b"treasure", b"board"):
        assert word not in on_disk(world), word
