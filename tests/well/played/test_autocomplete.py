"""What /well offers while somebody types: pieces, free spaces, ways to lay a template."""

import pytest

from bot.practice.world import World
from tests.simcord_support import play

MOVE, PLACE, BREATH = "well move", "well place", "well breath"


async def test_spaces_near_the_piece_come_first_and_only_free_ones(world: World) -> None:
    found = await world.offers("bjorn", MOVE, "space", "", name="Kobold1")
    assert found[0] == "I6"
    assert len(found) == 25
    assert not {"J7", "I7", "I10"} & set(found)


async def test_typed_text_narrows_spaces_down(world: World) -> None:
    found = await world.offers("olga", PLACE, "space", "b", kind="hero")
    assert found == [f"B{row}" for row in range(2, 10)]
    assert await world.offers("olga", PLACE, "space", "b9", kind="hero") == ["B9"]
    assert await world.offers("olga", PLACE, "space", "z") == []


async def test_a_large_piece_needs_all_its_spaces(world: World) -> None:
    found = await world.offers("olga", PLACE, "space", "b", kind="monster", size="4x1")
    assert found == ["B2", "B4", "B5", "B6", "B7", "B8", "B9"]  # D3 is taken
    found = await world.offers("olga", "well boulder", "space", "b")
    assert "B9" not in found


async def test_pieces_heroes_and_presets(world: World) -> None:
    assert await world.offers("bjorn", MOVE, "name", "kob") == [
        "Kobold1",
        "Kobold2",
        "Kobold3",
        "Kobold4",
    ]
    assert await world.offers("bjorn", PLACE, "name", "") == ["Scout"]
    turns = await world.offers("olga", "well turn", "name", "o")
    assert turns[:2] == ["overlord", "Ogre"]
    assert await world.offers("bjorn", "well board", "preset", "hall") == ["rolling-hall"]
    targets = await world.offers("olga", "well attack", "target", "", attacker="Ogre")
    assert "Brute" in targets
    assert "Ogre" not in targets


@pytest.mark.rule("W4", "W5")
async def test_ways_to_lay_a_template_are_told_by_the_spaces_of_its_base(world: World) -> None:
    assert await world.offers("olga", BREATH, "alignment", "", attacker="Ogre", side="west") == [
        "1: from J6–J7",
        "2: from J7–J8",
        "3: from J8–J9",
    ]
    assert await world.offers("olga", BREATH, "alignment", "", attacker="Ogre") == []


@pytest.mark.rule("W1")
async def test_boulders_that_wait_are_offered_to_the_overlord_alone(world: World) -> None:
    await play(
        world,
        """
        olga: /well board action:load preset:rolling-hall
        olga: /well turn name:overlord
        """,
    )
    assert await world.offers("olga", "well boulders", "order", "2, ") == ["2, 1", "2, 2"]
    assert await world.offers("bjorn", "well boulders", "order", "") == []


async def test_doors_come_first(world: World) -> None:
    found = await world.offers("olga", "well door", "space", "", side="south")
    assert found[0] == "I5"
    assert "A1" not in found


async def test_strangers_and_the_other_edition_are_offered_nothing(world: World) -> None:
    assert await world.offers("nils", MOVE, "name", "") == []
    assert await world.offers("nils", PLACE, "space", "") == []
    await play(
        world,
        """
        @channel second
        sam: /campaign create name:"Nerekhall" overlord:@olga
        """,
    )
    assert await world.offers("olga", MOVE, "name", "") == []
    assert await world.offers("olga", "well board", "preset", "") == []
