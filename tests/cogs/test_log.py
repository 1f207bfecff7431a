"""The log as people read it: newest first, when, who, why, changes, balances, filters, pages."""

from collections.abc import AsyncIterator

import pytest

from bot.practice.world import World
from tests.simcord_support import play, table

SET = """
olga: /campaign create name:"Nerekhall"
olga: /hero add name:"Leoric" player:@bjorn
olga: /hero add name:"Astarra" player:@carla
olga: /plot choose deck:"Eternal Agony"
olga: /quest start name:"First Blood" encounters:1
olga: /plot cost card:"Spite" trigger:1
olga: /threat gain reason:correction amount:5 note:"to begin with"
bjorn: /turn hero hero:Leoric
olga: /plot trigger card:"Spite"
bjorn: press "Leoric"
olga: /threat lose amount:2 note:"too many"
carla: /campaign undo
olga: /hero stand-in hero:Leoric user:@dora
dora: /fortune spend use:recover-fatigue hero:Leoric
"""


@pytest.fixture
async def world() -> AsyncIterator[World]:
    async with table() as world:
        await play(world, SET)
        yield world


async def log(world: World, **wanted: str | int) -> str:
    await world.slash("nils", "campaign log", **wanted)
    (shown,) = world.last.private("nils")
    assert world.last.posts == ()
    return "\n".join(shown.lines)


async def test_each_line_says_when_who_why_and_how_much(world: World) -> None:
    told = await log(world)
    assert (
        "@olga: Correction: the overlord gains 5 threat (“to begin with”).\n"
        "Threat 0 → 5 | Fortune: Leoric 0, Astarra 0" in told
    )
    assert (
        "@olga: Spite is triggered for 1 threat and is exhausted.\n"
        "@bjorn: The heroes give the next fortune token to Leoric.\n"
        "Threat 5 → 4 | Fortune: Leoric 0 → 1, Astarra 0" in told
    )
    assert told.count("<t:") == 8


async def test_a_stand_in_is_named_with_the_player(world: World) -> None:
    assert "@dora (for @bjorn): Leoric spends 1 fortune" in await log(world)


async def test_the_newest_stands_first(world: World) -> None:
    told = await log(world)
    assert told.index("recovers 1 fatigue") < told.index("is triggered")


async def test_an_undone_move_is_struck_and_the_undo_shows_the_balance(world: World) -> None:
    told = await log(world)
    assert "~~@olga: Correction: the overlord loses 2 threat (“too many”).~~" in told
    undo = told.split("@carla took back move")[1].split("\n")
    assert undo[1] == "Threat 4 | Fortune: Leoric 1, Astarra 0"


@pytest.mark.parametrize(
    ("wanted", "has", "lacks"),
    [
        ({"hero": "Leoric"}, "The heroes give", "to begin with"),
        ({"card": "Spite"}, "is triggered", "to begin with"),
        ({"user": "@dora"}, "recovers 1 fatigue", "is triggered"),
        ({"user": "@bjorn"}, "Leoric's turn begins", "to begin with"),
        ({"hero": "Leoric", "user": "@dora"}, "recovers 1 fatigue", "turn begins"),
        ({"card": "Spite", "user": "@dora"}, "No moves match.", "turn begins"),
        # what the log cannot have is refused, and says so
        ({"hero": "Nobody"}, "No hero here is called Nobody.", "turn begins"),
        ({"card": "Sadist"}, "The log has no card called Sadist.", "turn begins"),
    ],
)
async def test_it_can_be_narrowed_down(
    world: World, wanted: dict[str, str], has: str, lacks: str
) -> None:
    told = await log(world, **wanted)
    assert has in told
    assert lacks not in told


async def test_pages_are_turned_by_buttons_and_keep_the_filter(world: World) -> None:
    for number in range(10):
        await world.slash("olga", "fortune correct", hero="Leoric", amount=1, note=f"gift {number}")
    first = await log(world, hero="Leoric")
    assert "gift 9" in first
    assert "gift 0" not in first
    await world.press("nils", "Older")
    (second,) = world.last.private("nils")
    assert second.edited
    assert second.says("page 2 of 2 (Leoric)")
    assert second.says("gift 0")
    assert not second.says("to begin with")
    await world.press("nils", "Newer")
    assert world.last.private("nils")[0].says("gift 9")


async def test_a_page_beyond_the_end_is_the_last(world: World) -> None:
    assert "page 2 of 2" in await log(world, page=99)
