"""`Prove this roll` in the menu of a message: that roll's promise, and whether it was kept."""

import pytest

from bot.practice.seen import Seen
from bot.practice.world import World
from tests.simcord_support import play

QUEST = """
sam: /campaign create name:"Nerekhall" overlord:@olga
sam: /hero add name:"Leoric" player:@bjorn willpower:4
sam: /hero add name:"Astarra" player:@carla
olga: /quest start name:"First Blood" encounters:1
"""
ROLL = 'bjorn: /roll attack dice:"blue red" hero:Leoric'
PROVE = "Prove this roll"
NOTHING = "That message shows no roll of a campaign"


async def rolled(world: World, line: str = ROLL) -> Seen:
    await play(world, line)
    return world.last.posts[-1]


async def proof(world: World, of: Seen) -> str:
    [shown] = (await world.choose("nils", PROVE, of)).private("nils")
    return shown.text


@pytest.mark.rule("U7")
async def test_after_the_quest_the_secret_gives_the_roll(world: World) -> None:
    await play(world, QUEST)
    roll = await rolled(world)
    await play(world, "olga: /turn overlord")
    await play(world, "olga: /quest end winner:heroes")
    told = await proof(world, roll)
    assert "Roll 1 (blue, red) shows" in told
    assert "just as the secret below gives it with Discord's number" in told
    assert "Secret: " in told
    await play(world, "nils: /dice verify")
    verified = world.last.posts[0].text
    for part in ("SHA-256 posted before its first roll: ", "Secret: ", "Key of the campaign: "):
        assert told.partition(part)[2].split()[0] == verified.partition(part)[2].split()[0]


@pytest.mark.rule("U7")
async def test_while_the_quest_is_played_the_promise_stands(world: World) -> None:
    await play(world, QUEST)
    told = await proof(world, await rolled(world))
    assert "its quest is still played" in told
    assert "SHA-256 posted before its first roll: " in told
    assert "Secret: " not in told


@pytest.mark.rule("F2")
async def test_rerolls_of_the_roll_are_proven_with_it(world: World) -> None:
    await play(world, QUEST)
    await play(world, 'sam: /fortune correct hero:Leoric amount:2 note:"start"')
    roll = await rolled(world)
    await play(world, "bjorn: /fortune reroll die:red hero:Leoric")
    await play(world, "olga: /quest end winner:heroes")
    told = await proof(world, roll)
    assert "Roll 1 (blue, red)" in told
    assert "Roll 2 (red)" in told


async def test_a_roll_outside_a_quest_cannot_be_proven(world: World) -> None:
    await play(world, "\n".join(QUEST.strip().splitlines()[:3]))
    told = await proof(world, await rolled(world))
    assert told.startswith("Roll 1 was made outside a quest")


async def test_forced_dice_prove_nothing(world: World) -> None:
    await play(world, QUEST)
    told = await proof(world, await rolled(world, f"@dice blue=X red=0/1/0\n{ROLL}"))
    assert "it was told what to show, so nothing proves it" in told


async def test_what_is_no_roll_has_nothing_to_prove(world: World) -> None:
    await play(world, QUEST)
    quest = world.newest("post")
    assert quest is not None
    assert NOTHING in await proof(world, quest)
    assert world.last.refused


async def test_a_roll_without_a_campaign_has_nothing_to_prove(world: World) -> None:
    assert NOTHING in await proof(world, await rolled(world, 'nils: /roll dice pool:"red"'))


async def test_the_rolls_of_two_campaigns_are_told_apart(world: World) -> None:
    await play(world, QUEST)
    first = await rolled(world)
    await play(world, "@channel other")
    await play(world, QUEST.replace("First Blood", "Castle Daerion"))
    await rolled(world)
    await play(world, "@channel descent")
    told = await proof(world, first)
    assert "First Blood" in told
    assert "Castle Daerion" not in told
