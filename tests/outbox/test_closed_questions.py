"""Whatever closes a question, its message waits for nobody any more and has no button left (U4)."""

import pytest

from bot.practice.seen import Seen
from bot.practice.world import World
from tests.outbox.conftest import public
from tests.simcord_support import play

FIRST = """
olga: /campaign create name:"The Dark" edition:first track:everything
olga: /hero add name:"Mordrog" player:@bjorn
olga: /hero add name:"Ulma" player:@carla
"""
FULL_HAND = f"""{FIRST}
olga: /quest start name:"Nerves" conquest:20
olga: /card draw cards:7
olga: /turn overlord
expect post contains "Hand 10 → 12"
expect post contains "[1]"
"""
SHOPPING = """
olga: /campaign create name:"Nerekhall"
olga: /hero add name:"Leoric" player:@bjorn
olga: /hero add name:"Astarra" player:@carla
olga: /quest start name:"First Blood" encounters:1
olga: /quest end winner:heroes
"""
# What is asked, how the post that asks is known, what closes it, and who takes that back.
KINDS = {
    "the hand is made small by command": (
        FULL_HAND,
        "The overlord's turn",
        "olga: /card discard cards:4",
    ),
    "the quest ends": (FULL_HAND, "The overlord's turn", "olga: /quest end winner:overlord"),
    "a card is played": (
        f"{FULL_HAND}\nolga: /card discard cards:3",
        "The overlord discards",
        "olga: /card play kind:event threat:0",
    ),
    "a pledge lapses with its step": (
        f'{SHOPPING}\nbjorn: press "Go to Shopping"\nbjorn: press "Go on"\n@manager mara'
        '\nmara: /fortune correct hero:Leoric amount:2 note:"a"'
        '\nbjorn: /fortune shop\nexpect post contains "[Put in 1]"',
        "Put in 1",
        "olga: /phase next",
    ),
    "the step is left otherwise": (
        f'{SHOPPING}\nbjorn: press "Go to Shopping"\nexpect post contains "[Go on]"',
        "Go on",
        "olga: /quest start name:Next encounters:1",
    ),
    "the campaign ends": (
        'olga: /campaign create name:"Nerekhall"\nolga: /hero add name:"Leoric" player:@bjorn'
        '\nnils: /hero add name:"Stranger"\nexpect post contains "[Yes]"',
        "Stranger",
        "olga: /campaign end",
    ),
    "a dodge asks anew": (
        f"{FIRST}\n@manager mara\nmara: /well board action:load preset:rolling-hall"
        "\nbjorn: /well place name:Mordrog kind:hero space:I4"
        "\nolga: /well place name:Brute kind:monster space:J4\n@dice red=1/3/1 black=enhancement"
        '\nbjorn: /well attack attacker:Mordrog target:Brute dice:"red black"'
        '\nexpect post contains "[+1 wound]"',
        "Mordrog attacks",
        'olga: press "Dodge"\nolga: fill "Dice to roll again" = "black"',
    ),
    "another class is taken": (
        'olga: /campaign create name:"Nerekhall" track:sheet'
        "\nolga: /hero add name:Syndrael player:@bjorn"
        '\nbjorn: /hero class hero:Syndrael class:Avenger\nexpect post contains "[Disciple]"',
        "Avenger",
        "bjorn: /hero class hero:Syndrael class:Knight",
    ),
}


@pytest.fixture(params=KINDS)
async def kind(request: pytest.FixtureRequest, world: World) -> tuple[str, str]:
    asking, title, closing = KINDS[request.param]
    await play(world, asking)
    return title, closing


def the_post(world: World, id: int) -> Seen:
    return next(seen for seen in world.view.all("post") if seen.id == id)


def waits(seen: Seen) -> bool:
    return seen.says("Waiting for")


@pytest.mark.rule("E1", "U4")
async def test_behind_the_end_of_a_quest_no_turn_can_be_called(world: World) -> None:
    await play(world, FULL_HAND)
    asking = next(seen for seen in public(world, "The overlord's turn") if waits(seen))
    await play(world, "olga: /quest end winner:overlord")
    assert [each.label for each in the_post(world, asking.id).controls] == ["Undo"]


@pytest.mark.rule("U4", "E2", "F4", "X2")
async def test_what_closes_a_question_takes_its_buttons_away(
    world: World, kind: tuple[str, str]
) -> None:
    title, closing = kind
    asking = next(seen for seen in public(world, title) if waits(seen))
    labels = {each.label for each in asking.controls}
    answers = {each.label for each in asking.controls if "answer" in each.custom_id}
    await play(world, closing)
    closed = the_post(world, asking.id)
    assert not waits(closed)
    assert answers
    assert answers.isdisjoint(each.label for each in closed.controls)
    await world.slash("olga", "campaign undo")
    again = the_post(world, asking.id)
    assert waits(again)
    assert {each.label for each in again.controls} == labels
    await world.slash("olga", "campaign redo")
    assert not waits(the_post(world, asking.id))
