"""The emojis on the simulated Discord: put up once, used from the next start on, taken away."""

import discord
import pytest

from bot.__main__ import main
from bot.desk.emojis import EmojisRefused
from bot.host.complaints import complaint
from bot.host.emojis import changed
from bot.practice.world import World
from bot.words import ENGLISH
from tests.simcord_support import play

TABLE = """
sam: /campaign create name:"Nerekhall" overlord:@olga
sam: /hero add name:"Leoric" player:@bjorn willpower:4
sam: /hero add name:"Astarra" player:@carla
olga: /quest start name:"First Blood" encounters:1
"""
ROLL = '@dice blue=6/1/1 red=0/2/0\nbjorn: /roll attack dice:"blue red" hero:Leoric'
GAIN = 'olga: /threat gain reason:correction amount:2 note:"to begin with"'
EMOJIS = "/applications/*/emojis"


def client(world: World) -> discord.Client:
    return world.sim.env.bot


async def put_up(world: World) -> int:
    count = await changed(client(world), remove=False)
    await world.restart()
    return count


async def told(world: World, line: str) -> str:
    await play(world, line)
    return world.last.posts[-1].text


async def test_rolls_and_pools_show_them_where_they_are(world: World) -> None:
    await put_up(world)
    await play(world, TABLE)
    assert ":blue_6_1_damage_surge: :red_2_damage:" in await told(world, ROLL)
    pools = await told(world, GAIN)
    assert "Threat :threat: 0 → 2 | Fortune: :fortune: Leoric 0, Astarra 0" in pools


async def test_without_them_there_are_plain_words(world: World) -> None:
    await play(world, TABLE)
    assert "blue 6/1/1, red 0/2/0" in await told(world, ROLL)
    assert "Threat 0 → 2 | Fortune: Leoric 0, Astarra 0" in await told(world, GAIN)


async def test_a_second_time_puts_up_only_what_lacks(world: World) -> None:
    count = await put_up(world)
    assert count == len(world.sim.env.backend.application_emojis) > 50
    assert await changed(client(world), remove=False) == 0
    [lost, *_] = world.sim.env.backend.application_emojis
    del world.sim.env.backend.application_emojis[lost]
    assert await changed(client(world), remove=False) == 1


async def test_they_are_taken_away_and_others_stay(world: World) -> None:
    world.sim.env.backend.create_application_emoji("somebody_elses")
    count = await put_up(world)
    assert await changed(client(world), remove=True) == count
    await world.restart()
    left = [each.name for each in world.sim.env.backend.application_emojis.values()]
    assert left == ["somebody_elses"]
    await play(world, TABLE)
    assert "blue 6/1/1, red 0/2/0" in await told(world, ROLL)


async def test_where_discord_does_not_give_them_out_the_bot_starts_all_the_same(
    world: World,
) -> None:
    await put_up(world)
    world.fail("GET", EMOJIS, status=500, times=5)
    await world.restart()
    await play(world, TABLE)
    assert "blue 6/1/1, red 0/2/0" in await told(world, ROLL)


async def test_a_rerolled_face_is_struck_through(world: World) -> None:
    await put_up(world)
    await play(world, TABLE)
    await play(world, 'sam: /fortune correct hero:Leoric amount:2 note:"start"')
    await play(world, ROLL)
    await play(world, "@dice red=0/3/0\nbjorn: /fortune reroll die:red hero:Leoric")
    shown = [post.text for post in world.last.posts]
    assert any("~~:red_2_damage:~~ :red_3_damage:" in text for text in shown)


async def test_many_dice_are_written_in_words(world: World) -> None:
    await put_up(world)
    act = await world.slash("nils", "roll dice", pool="13 red")
    assert ":red_" not in act.posts[-1].text
    act = await world.slash("nils", "roll dice", pool="12 red")
    assert act.posts[-1].text.count(":red_") == 12


async def test_nothing_but_discord_is_shown_them(world: World) -> None:
    """A page for a browser could not show them."""
    await put_up(world)
    await play(world, f"{TABLE}\n{GAIN}\n{ROLL}")
    await world.slash("olga", "campaign export", **{"as": "page"})
    page = world.sim.newest_page()
    assert page is not None
    assert ":threat:" not in page
    assert "blue_6" not in page


async def test_a_refusal_is_one_sentence(world: World) -> None:
    world.fail("POST", EMOJIS, status=403, code=50013)
    with pytest.raises(EmojisRefused) as refused:
        await changed(client(world), remove=False)
    known = complaint(refused.value)
    assert known is not None
    assert ENGLISH.say(known.key, **known.facts).startswith("Discord did not do that: ")


def test_without_a_token_nothing_is_tried(
    monkeypatch: pytest.MonkeyPatch, tmp_path: object, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(str(tmp_path))
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    assert main(["emojis"]) == 1
    assert capsys.readouterr().err.startswith("DISCORD_TOKEN is not set")
