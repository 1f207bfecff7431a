"""What the lists of options offer a first-edition campaign: its own heroes, quests and cards."""

from collections.abc import AsyncIterator

import pytest

from bot.practice.world import World
from bot.rules.printed.box import Box
from tests.simcord_support import play, table

SET_UP = """
sam: /campaign create name:"The Dark" overlord:@olga edition:first
sam: /hero add name:"Mordrog" player:@bjorn
sam: /hero add name:"Kirga" player:@bjorn
"""


@pytest.fixture
async def world() -> AsyncIterator[World]:
    """A first-edition campaign before its first quest."""
    async with table(cast=("sam", "olga", "bjorn", "nils")) as world:
        await play(world, SET_UP)
        yield world


@pytest.mark.rule("E1")
async def test_the_heroes_of_the_edition_may_join(world: World, box: Box) -> None:
    found = await world.offers("nils", "hero add", "name", "")
    assert set(found) <= {hero.name for hero in box.first.heroes}
    assert await world.offers("nils", "hero add", "name", "leoric of") == []
    assert "Runewitch Astarra" in await world.offers("nils", "hero add", "name", "runewitch")
    assert await world.offers("nils", "hero add", "name", "mordrog") == []


@pytest.mark.rule("E1")
async def test_printed_quests_are_offered_to_whoever_may_start_one(world: World) -> None:
    assert await world.offers("bjorn", "quest start", "name", "into") == ["Into the Dark"]
    assert await world.offers("nils", "quest start", "name", "into") == []
    await play(world, 'bjorn: /quest start name:"Into the Dark"')
    assert await world.offers("bjorn", "quest start", "name", "into") == []


@pytest.mark.rule("E1")
async def test_conquest_is_suggested_where_a_source_gives_it(world: World) -> None:
    offers = world.offers
    assert await offers("bjorn", "quest start", "conquest", "", name="into the dark") == ["5"]
    assert await offers("bjorn", "quest start", "conquest", "", name="Last Wishes") == []


@pytest.mark.rule("E4")
async def test_printed_cards_are_offered_to_the_overlord_alone(world: World, box: Box) -> None:
    traps = await world.offers("olga", "card play", "card", "", kind="trap")
    assert traps
    assert {box.first.card(str(name)).kind for name in traps} == {"trap"}  # type: ignore[union-attr]
    assert "Dodge" in await world.offers("olga", "card discard", "card", "dodge")
    for who in ("bjorn", "sam", "nils"):
        assert await world.offers(who, "card play", "card", "", kind="trap") == []


async def test_expansions_of_the_edition_are_completed(world: World) -> None:
    found = await world.offers("sam", "campaign settings", "expansions", "The Tomb of Ice, well")
    assert found == ["The Tomb of Ice, The Well of Darkness"]
    await play(world, 'sam: /campaign settings expansions:"The Well of Darkness"')
    await play(world, 'olga: /quest start name:"Into the Dark"')
    # beside it, the older post that offered to start a quest has gone grey
    assert any(post.says("Hand 3, deck 36") for post in world.last.posts)


async def test_the_second_edition_offers_none_of_them() -> None:
    async with table(cast=("sam",)) as world:
        await play(world, 'sam: /campaign create name:"Nerekhall"\nsam: /hero add name:"Leoric"')
        assert await world.offers("sam", "quest start", "name", "") == []
        assert await world.offers("sam", "card play", "card", "") == []
