"""A button ends what it was made for: pressed late, or by two at once, it ends nothing else."""

from collections.abc import AsyncIterator

import pytest

from bot.practice.deeds import Push
from bot.practice.seen import Seen
from bot.practice.world import World
from tests.simcord_support import play, table

LATE = "The table has moved on since this button was made"


@pytest.fixture
async def world(seated: World) -> World:
    """A quest of three encounters, with the board up."""
    await play(
        seated,
        """
        olga: /campaign board
        olga: /quest start name:"First Blood" encounters:3
        """,
    )
    return seated


async def test_an_encounter_ended_by_two_at_once_ends_once(world: World) -> None:
    await world.burst([Push("olga", "End encounter"), Push("bjorn", "End encounter")])
    assert [post.says("Encounter 1 is over") for post in world.last.posts] == [True]
    assert [seen.says(LATE) for seen in world.last.private("bjorn")] == [True]


async def test_who_won_is_told_of_the_quest_that_was_asked_about(world: World) -> None:
    await play(
        world,
        """
        bjorn: press "End quest"
        olga: /quest end winner:overlord
        olga: /quest start name:"Fat Goblin"
        bjorn: press "Heroes won"
        expect refused
        expect no post
        """,
    )
    assert world.last.private("bjorn")[0].says(LATE)


async def test_who_won_holds_in_a_later_encounter_and_after_an_undo(world: World) -> None:
    await play(
        world,
        """
        bjorn: press "End quest"
        carla: press "End quest"
        olga: /quest encounter
        bjorn: press "Heroes won"
        expect post contains "the heroes win"
        olga: /campaign undo
        carla: press "Overlord won"
        expect post contains "the overlord wins"
        """,
    )


async def test_a_quest_of_another_name_is_another_though_it_has_the_same_place(
    world: World,
) -> None:
    await play(
        world,
        """
        bjorn: press "End quest"
        olga: /campaign undo
        olga: /quest start name:"Fat Goblin"
        bjorn: press "Heroes won"
        expect refused
        """,
    )


async def test_a_turn_is_ended_and_not_the_one_called_meanwhile(world: World) -> None:
    await play(world, "bjorn: /turn hero hero:Leoric")
    await world.burst([Push("carla", "Astarra"), Push("bjorn", "End turn")])
    assert [seen.says(LATE) for seen in world.last.private("bjorn")] == [True]
    await play(world, 'carla: press "End turn"\nexpect post contains "Astarra"')


@pytest.mark.parametrize(
    ("first", "second"), [(("olga", "Overlord"), ("bjorn", "Overlord")), (("bjorn", "Leoric"),) * 2]
)
async def test_a_turn_begun_by_two_at_once_begins_once(
    world: World, first: tuple[str, str], second: tuple[str, str]
) -> None:
    await world.burst([Push(*first), Push(*second)])
    assert [post.says("turn begins") for post in world.last.posts] == [True]
    assert [seen.says(LATE) for seen in world.last.private(second[0])] == [True]


@pytest.mark.rule("T1", "T2")
@pytest.mark.parametrize("taken", ["Leoric: 1 threat", "Leoric: 1 Overlord card"])
async def test_a_defeat_noted_by_both_sides_at_once_is_one(world: World, taken: str) -> None:
    await world.burst([Push("olga", taken), Push("bjorn", "Leoric: the overlord chooses")])
    assert [post.says("Leoric is defeated") for post in world.last.posts] == [True]
    assert [seen.says(LATE) for seen in world.last.private("bjorn")] == [True]


@pytest.mark.rule("T1", "T2")
async def test_a_second_defeat_is_noted_on_the_board_that_shows_the_first(world: World) -> None:
    await play(
        world,
        """
        olga: press "Leoric: 1 threat"
        bjorn: press "Leoric: 1 Overlord card"
        expect post contains "Leoric is defeated"
        olga: /campaign undo
        bjorn: press "Leoric: 1 Overlord card"
        expect post contains "Leoric is defeated"
        """,
    )


FIRST = """
olga: /campaign create name:"Well" edition:first
olga: /hero add name:"Landrec the Wise" player:@bjorn
olga: /hero add name:"Red Scorpion" player:@carla
olga: /quest start name:"Dungeon" conquest:10
olga: /campaign board
"""


@pytest.fixture
async def dungeon() -> AsyncIterator[World]:
    """A quest of the first edition with the board up."""
    async with table() as world:
        await play(world, FIRST)
        yield world


@pytest.mark.rule("E5")
async def test_a_death_noted_by_both_sides_at_once_is_one(dungeon: World) -> None:
    labels = (control.label for control in board_of(dungeon).controls)
    label = next(each for each in labels if "Landrec" in each and "conquest" in each)
    await dungeon.burst([Push("olga", label), Push("bjorn", label)])
    assert [post.says("10 → 8") for post in dungeon.last.posts] == [True]
    assert [seen.says(LATE) for seen in dungeon.last.private("bjorn")] == [True]


@pytest.mark.rule("E5")
async def test_a_glyph_noted_by_two_at_once_is_one(dungeon: World) -> None:
    await dungeon.burst([Push("bjorn", "Glyph"), Push("carla", "Glyph")])
    assert [post.says("Conquest 10 → 13") for post in dungeon.last.posts] == [True]
    assert [seen.says(LATE) for seen in dungeon.last.private("carla")] == [True]
    await play(dungeon, 'carla: press "Glyph"\nexpect post contains "Conquest 13 → 16"')


@pytest.mark.rule("E1")
async def test_who_won_a_dungeon_is_told_of_that_dungeon(dungeon: World) -> None:
    await play(
        dungeon,
        """
        bjorn: press "End quest"
        olga: /quest end winner:overlord
        olga: /quest start name:"Another" conquest:10
        bjorn: press "Heroes won"
        expect refused
        """,
    )


async def test_a_turn_in_the_dungeon_begins_and_ends_once(dungeon: World) -> None:
    await dungeon.burst([Push("bjorn", "Landrec"), Push("carla", "Landrec")])
    assert [post.says("turn begins") for post in dungeon.last.posts] == [True]
    await dungeon.burst([Push("carla", "Red Scorpion"), Push("bjorn", "End turn")])
    assert [seen.says(LATE) for seen in dungeon.last.private("bjorn")] == [True]


def board_of(world: World) -> Seen:
    found = world.newest("board")
    assert found is not None
    return found


TO_SPEND_XP = """
olga: /campaign overlord action:add user:@dora
olga: /quest end winner:heroes
olga: press "Go to Spend XP"
"""


@pytest.mark.rule("T4")
async def test_experience_converted_by_two_at_once_is_converted_once(world: World) -> None:
    await play(world, 'olga: /overlord xp amount:1 note:"a gift"' + TO_SPEND_XP)
    await world.burst([Push("olga", "1 XP → 3 threat"), Push("dora", "1 XP → 3 threat")])
    fresh = [post for post in world.last.posts if not post.edited]
    assert [post.says("Overlord XP 2 → 1") for post in fresh] == [True]
    (refused,) = world.last.private("dora")
    assert refused.says(LATE)
    assert [control.label for control in refused.controls] == ["1 XP → 3 threat", "Buy a Plot card"]
    await play(world, 'dora: press "1 XP → 3 threat"\nexpect post contains "Overlord XP 1 → 0"')


@pytest.mark.rule("T4")
async def test_a_button_counts_as_long_as_nothing_is_spent(world: World) -> None:
    await play(world, TO_SPEND_XP)
    (button,) = (x for x in world.last.posts[-1].controls if x.label == "1 XP → 3 threat")
    await play(world, 'olga: /overlord xp amount:1 note:"a gift"')
    (newer,) = (x for x in world.last.posts[-1].controls if x.label == "1 XP → 3 threat")
    assert newer.custom_id != button.custom_id
    await play(
        world,
        """
        olga: /campaign undo
        olga: press "1 XP → 3 threat"
        expect post contains "Overlord XP 1 → 0"
        """,
    )
