"""What is chosen in the menu of a member: a defeat, and the sheets."""

import pytest

from bot.practice.world import World
from tests.simcord_support import play

TABLE = """
sam: /campaign create name:"Nerekhall" overlord:@olga
sam: /hero add name:"Leoric" player:@bjorn willpower:4
sam: /hero add name:"Astarra" player:@carla willpower:3
sam: /hero add name:"Grisban" player:@carla might:5
"""
QUEST = 'olga: /quest start name:"First Blood" encounters:1'
DEFEATED, SHEET = "Hero defeated", "Show sheet"


@pytest.mark.rule("T2")
async def test_the_defeat_of_an_only_hero_is_noted_as_by_the_command(world: World) -> None:
    await play(world, f"{TABLE}\n{QUEST}")
    act = await world.choose("carla", DEFEATED, "bjorn")
    [post] = act.posts
    assert post.says("Leoric")
    assert post.says("[1 threat] [1 Overlord card]")


async def test_of_two_heroes_one_is_named_by_a_press(world: World) -> None:
    await play(world, f"{TABLE}\n{QUEST}")
    asked = await world.choose("olga", DEFEATED, "carla")
    [private] = asked.private("olga")
    assert asked.refused
    assert private.says("plays Astarra and Grisban: which of them was defeated? [Astarra]")
    done = await world.press("olga", "Grisban")
    assert done.posts[0].says("Grisban")
    assert done.posts[0].says("[1 threat]")


async def test_outside_an_encounter_the_refusal_is_that_of_the_command(world: World) -> None:
    await play(world, TABLE)
    typed = await world.slash("olga", "hero defeated", hero="Astarra")
    chosen = await world.choose("olga", DEFEATED, "carla")
    assert chosen.refused
    assert chosen.private("olga")[0].text == typed.private("olga")[0].text


async def test_an_onlooker_may_note_no_defeat(world: World) -> None:
    await play(world, f"{TABLE}\n{QUEST}")
    act = await world.choose("nils", DEFEATED, "bjorn")
    assert act.refused
    assert not act.posts


@pytest.mark.parametrize("entry", [DEFEATED, SHEET])
async def test_who_plays_no_hero_is_named(world: World, entry: str) -> None:
    await play(world, f"{TABLE}\n{QUEST}")
    act = await world.choose("carla", entry, "nils")
    assert act.refused
    assert act.private("carla")[0].text == "@nils plays no hero in this campaign."


@pytest.mark.parametrize("entry", [DEFEATED, SHEET])
async def test_where_no_campaign_runs_the_menu_says_so(world: World, entry: str) -> None:
    typed = await world.slash("carla", "hero list")
    act = await world.choose("carla", entry, "nils")
    assert act.refused
    assert act.private("carla")[0].text == typed.private("carla")[0].text


async def test_all_sheets_of_a_member_are_shown_to_the_asker_alone(world: World) -> None:
    await play(world, TABLE)
    act = await world.choose("nils", SHEET, "carla")
    [shown] = act.private("nils")
    assert not act.posts
    assert shown.says("Astarra")
    assert shown.says("Willpower 3")
    assert shown.says("Might 5")
    assert not shown.says("Leoric")


async def test_a_stand_in_shows_the_hero_too(world: World) -> None:
    await play(world, f"{TABLE}\nbjorn: /hero stand-in hero:Leoric user:@nils")
    act = await world.choose("olga", SHEET, "nils")
    assert act.private("olga")[0].says("Leoric")


async def test_sheets_may_be_posted_for_all(world: World) -> None:
    await play(world, TABLE)
    await world.choose("nils", SHEET, "bjorn")
    act = await world.press("nils", "Post for all")
    assert act.posts[0].says("Willpower 4")
