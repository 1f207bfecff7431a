"""What lists offer of gold, items, skills and Overlord cards, with what each costs."""

from collections.abc import AsyncIterator

import pytest

from bot.practice.world import World
from tests.simcord_support import play, table

SET_UP = """
@seed 3
sam: /campaign create name:"Nerekhall" overlord:@olga printed_campaign:"The Shadow Rune" track:sheet
sam: /hero add name:"Syndrael" player:@bjorn
sam: /hero add name:"Leoric" player:@carla
bjorn: /hero class hero:Syndrael class:Knight
sam: /gold gain amount:100 note:"a start"
"""
SHOPPING = """
olga: /quest start name:"First Blood"
olga: /quest end winner:heroes
olga: press "Go to Shopping"
"""
SPEND_XP = """
olga: /quest start name:"First Blood"
olga: /quest end winner:heroes
olga: press "Go to Spend XP"
"""


@pytest.fixture
async def world() -> AsyncIterator[World]:
    async with table(cast=("sam", "olga", "bjorn", "carla", "nils")) as world:
        await play(world, SET_UP)
        yield world


async def test_quests_come_with_their_kind_those_of_the_book_first(world: World) -> None:
    found = await world.offers("olga", "quest start", "name", "")
    assert found[:2] == ["First Blood (introduction)", "A Fat Goblin (normal)"]


@pytest.mark.rule("X2")
async def test_classes_are_of_the_heros_archetype(world: World) -> None:
    found = await world.offers("bjorn", "hero class", "class", "", hero="Syndrael")
    assert "Knight" in found
    assert "Disciple" not in found
    assert await world.offers("nils", "hero class", "hero", "") == []


@pytest.mark.rule("X2")
async def test_skills_come_with_their_price(world: World) -> None:
    await play(world, SPEND_XP)
    found = await world.offers("bjorn", "hero learn", "skill", "", hero="Syndrael")
    assert "Advance (1 XP)" in found
    assert "Stalwart (3 XP)" in found
    assert not any(name.startswith("Oath of Honor") for name in found)


@pytest.mark.rule("O2", "S5")
async def test_overlord_cards_are_offered_to_that_side_alone(world: World) -> None:
    await play(world, SPEND_XP)
    found = await world.offers("olga", "overlord learn", "card", "")
    assert "Schemes (1 XP)" in found
    assert not any(name.startswith("Rise Again") for name in found)
    for other in ("bjorn", "sam", "nils"):
        assert await world.offers(other, "overlord learn", "card", "sche") == []


@pytest.mark.rule("G2", "G3")
async def test_items_come_with_what_they_cost_and_bring(world: World) -> None:
    await play(world, SHOPPING)
    found = await world.offers("bjorn", "shop buy", "item", "iron sh", hero="Syndrael")
    assert found == ["Iron Shield (50 gold)"]
    assert await world.offers("bjorn", "shop buy", "hero", "") == ["Syndrael"]
    sold = await world.offers("bjorn", "shop sell", "item", "", hero="Syndrael")
    assert sold == ["Iron Longsword (25 gold)", "Wooden Shield (25 gold)"]
    assert await world.offers("carla", "shop sell", "item", "") == []


@pytest.mark.rule("G2")
async def test_outside_shopping_nothing_is_bought(world: World) -> None:
    assert await world.offers("bjorn", "shop buy", "hero", "") == []


async def test_a_slip_is_put_right_by_a_press(world: World) -> None:
    await play(world, SHOPPING)
    await play(
        world,
        """
bjorn: /shop buy item:"Iron Sheild" hero:Syndrael
expect refused
bjorn: press "Iron Shield"
expect post contains "Syndrael buys Iron Shield"
expect post contains "Gold 100 → 50"
""",
    )
