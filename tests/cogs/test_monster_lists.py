"""Who may come to the map, as the list offers it: heroes, and the printed monsters (E7)."""

from collections.abc import AsyncIterator

import pytest

from bot.box.box import load_box
from bot.practice.world import World
from tests.simcord_support import play, table

SET = """
@channel well
olga: /campaign create name:"The Well" edition:first track:everything
olga: /hero add name:"Mordrog" player:@bjorn
olga: /hero add name:"Kirga" player:@carla
olga: /campaign settings expansions:"The Tomb of Ice"
"""


@pytest.fixture
async def world() -> AsyncIterator[World]:
    async with table() as world:
        await play(world, SET)
        yield world


@pytest.mark.rule("E7")
async def test_monsters_of_what_is_played_stand_first(world: World) -> None:
    await play(world, "olga: /well board action:load preset:kobold-cellar")
    offered = await world.offers("olga", "well monster", "name", "")
    printed = load_box().first
    played = {each.name for each in printed.monsters if each.expansion in PLAYED}
    assert {*offered[: len(played)]} == played
    assert {*offered} <= {each.name for each in printed.monsters}
    assert await world.offers("olga", "well monster", "name", "ska") == []
    assert await world.offers("olga", "well monster", "name", "skel") == ["Skeleton"]


@pytest.mark.rule("E7")
async def test_the_kind_says_who_is_offered(world: World) -> None:
    await play(world, "olga: /well board action:load preset:kobold-cellar")
    assert await world.offers("bjorn", "well place", "name", "") == ["Mordrog", "Kirga"]
    found = await world.offers("bjorn", "well place", "name", "drag", kind="monster")
    assert found == ["Dragon"]


@pytest.mark.rule("E7")
async def test_without_a_map_or_a_part_in_the_game_nobody_is(world: World) -> None:
    assert await world.offers("olga", "well monster", "name", "") == []
    await play(world, "olga: /well board action:load preset:kobold-cellar")
    assert await world.offers("nils", "well monster", "name", "") == []


@pytest.mark.rule("E7")
async def test_a_late_press_sets_nothing_right(world: World) -> None:
    script = """
olga: /quest start name:"The Kobold Cellar"
olga: /well place name:Mordrog kind:hero space:G3
expect refused
bjorn: /well move name:Mordrog space:J7
@dice red=0/4/0 green=0/2/1
bjorn: /well attack attacker:Mordrog target:Ogre dice:"red green"
expect post contains "Ogre: wounds 5 → 3"
"""
    await play(world, script)
    (attack,) = world.last.posts
    pressed = await world.press("olga", "1 more")
    assert pressed.posts[0].says("Ogre: wounds 3 → 2")
    await play(world, 'olga: press "1 more"\nexpect post contains "Ogre: wounds 2 → 1"')
    await play(world, "@resend\nexpect no post")
    await play(world, 'olga: /campaign undo\nexpect post contains "Ogre: wounds 1 → 2"')
    assert attack.says("[1 less]")


PLAYED = ("Base Game", "The Tomb of Ice")
