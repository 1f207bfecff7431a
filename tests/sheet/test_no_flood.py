"""Several entries on one hero's sheet are one message, whatever becomes of the bot meanwhile."""

from collections.abc import AsyncIterator

import pytest

from bot.practice.seen import Seen
from bot.practice.world import World
from tests.outbox.conftest import Killed, killed, live, public
from tests.simcord_support import play
from tests.simcord_support import table as simcord_table

__all__ = ["killed"]

OPENED = """
olga: /campaign create name:"Nerekhall" track:everything
olga: /hero add name:"Leoric" player:@bjorn health:8 stamina:4 willpower:4 might:2
olga: /hero add name:"Lorn" player:@carla health:12 stamina:4
olga: /quest start name:"First Blood" encounters:1
olga: /turn overlord
"""


@pytest.fixture
async def fight() -> AsyncIterator[World]:
    async with simcord_table() as world:
        await play(world, OPENED)
        yield world


async def suffer(world: World, who: str, **amounts: int) -> None:
    await world.slash(who, "hero suffer", hero="Leoric", **amounts)


def told(world: World) -> list[Seen]:
    return [seen for seen in world.view.all("post") if seen.says("Leoric: damage")]


@pytest.mark.rule("V1")
async def test_they_are_one_message_with_an_undo_for_the_newest(fight: World) -> None:
    for _ in range(3):
        await suffer(fight, "bjorn", damage=1)
    [one] = told(fight)
    assert one.says("Leoric: damage 0 → 3, fatigue 0")
    for left in (2, 1):
        await fight.press("bjorn", "Undo")
        assert told(fight)[0].says(f"Leoric: damage 0 → {left}, fatigue 0")
    await fight.press("bjorn", "Redo")
    assert told(fight)[0].says("Leoric: damage 0 → 2, fatigue 0")
    assert len(told(fight)) == 1


async def test_the_message_says_what_the_newest_changed_by_itself(fight: World) -> None:
    """Given two entries, undone and redone: each step has its own before and after."""
    await play(
        fight,
        """
        bjorn: /hero suffer hero:Leoric damage:3 fatigue:2 condition:poisoned
        expect post lacks "Last:"
        bjorn: /hero suffer hero:Leoric damage:2
        expect post contains "Leoric: damage 0 → 5, fatigue 0 → 2, Poisoned"
        expect post contains "Last: Leoric: damage 3 → 5, fatigue 2, Poisoned"
        bjorn: /campaign undo
        expect post contains "Last: Leoric: damage 5 → 3, fatigue 2, Poisoned"
        bjorn: /campaign redo
        expect post contains "Last: Leoric: damage 3 → 5, fatigue 2, Poisoned"
        olga: /hero suffer hero:Leoric damage:1
        bjorn: /hero recover hero:Leoric damage:2
        expect post contains "Last: Leoric: damage 6 → 4, fatigue 2, Poisoned"
        """,
    )


async def test_all_taken_back_the_message_is_struck_and_comes_back_in_order(fight: World) -> None:
    for amount in (1, 2):
        await suffer(fight, "bjorn", damage=amount)
    for _ in range(2):
        await fight.press("bjorn", "Undo")
    [one] = told(fight)
    assert one.says("Leoric: damage 3 → 0")
    assert one.says("~~")
    await fight.press("bjorn", "Redo")
    assert told(fight)[0].says("Leoric: damage 0 → 1")
    await fight.press("bjorn", "Redo")
    assert told(fight)[0].says("Leoric: damage 0 → 3")


async def test_the_next_turn_has_messages_of_its_own(fight: World) -> None:
    await suffer(fight, "bjorn", damage=1)
    await fight.slash("bjorn", "turn hero", hero="Leoric")
    await suffer(fight, "bjorn", damage=1)
    assert [each.says("Leoric: damage 1 → 2") for each in told(fight)] == [True, False]


async def test_what_others_do_meanwhile_is_not_counted_in(fight: World) -> None:
    await suffer(fight, "bjorn", damage=1)
    await suffer(fight, "carla", damage=2)
    await suffer(fight, "bjorn", fatigue=1)
    assert {each.says("fatigue 0 → 1") for each in told(fight)} == {True, False}
    assert any(each.says("Leoric: damage 0 → 1, fatigue 0 → 1") for each in told(fight))
    assert any(each.says("Leoric: damage 1 → 3, fatigue 0") for each in told(fight))


@pytest.mark.rule("V3", "V4")
async def test_who_was_revived_has_messages_of_its_own(fight: World) -> None:
    await suffer(fight, "bjorn", damage=8)
    await fight.press("olga", "1 threat")
    await fight.slash("carla", "hero revive", hero="Leoric", by="Lorn")
    fell = told(fight)[-1]
    await suffer(fight, "bjorn", damage=8)
    await fight.restart()
    assert len(told(fight)) == 3
    assert told(fight)[-1].lines == fell.lines


@pytest.mark.rule("V3", "T1")
async def test_what_fells_a_hero_has_a_message_of_its_own_that_asks(fight: World) -> None:
    """Given an entry just before, Discord would tell nobody of the question in its message."""
    await suffer(fight, "olga", damage=5)
    await suffer(fight, "olga", damage=3)
    fell, before = told(fight)
    assert before.says("Leoric: damage 0 → 5")
    assert fell.says("Leoric: damage 5 → 8, fatigue 0 → 4, knocked out")
    await fight.press("olga", "1 threat")
    assert told(fight)[0].id == fell.id
    assert told(fight)[0].says("Threat 0 → 1")


@pytest.mark.rule("V2", "V3")
async def test_fatigue_beyond_stamina_that_fells_a_hero_has_one_too(fight: World) -> None:
    await suffer(fight, "olga", damage=7)
    await suffer(fight, "olga", fatigue=5)
    assert [each.says("knocked out") for each in told(fight)] == [True, False]


async def test_the_board_leads_to_the_message_that_asks(fight: World) -> None:
    await fight.slash("olga", "campaign board")
    await suffer(fight, "olga", damage=5)
    await suffer(fight, "olga", damage=3)
    fell, *_ = told(fight)
    board = fight.newest("board")
    assert board is not None
    assert f"/{fell.id}" in str(board)


async def test_killed_before_it_was_noted_the_next_life_goes_on_with_it(
    fight: World, killed: Killed
) -> None:
    await suffer(fight, "bjorn", damage=1)
    killed.lose()
    await suffer(fight, "bjorn", damage=1)
    await killed.revive(fight)
    await suffer(fight, "bjorn", damage=1)
    [one] = told(fight)
    assert one.says("Leoric: damage 0 → 3, fatigue 0")


async def test_killed_before_the_first_was_noted_there_is_still_one(
    fight: World, killed: Killed
) -> None:
    killed.lose()
    await suffer(fight, "bjorn", damage=1)
    await killed.revive(fight)
    await suffer(fight, "bjorn", damage=1)
    assert len(live(fight, "Leoric: damage")) == 1
    assert public(fight, "Leoric: damage 0 → 2")


async def test_a_restart_in_between_changes_nothing(fight: World) -> None:
    await suffer(fight, "bjorn", damage=1)
    await fight.restart()
    await suffer(fight, "bjorn", damage=1)
    [one] = told(fight)
    assert one.says("Leoric: damage 0 → 2")


@pytest.mark.rule("V2")
async def test_without_a_board_footwork_has_its_message(fight: World) -> None:
    for _ in range(2):
        await fight.slash("bjorn", "hero suffer", hero="Leoric", fatigue=1, forced="no")
    [one] = told(fight)
    assert one.says("Leoric suffers 2 fatigue")


@pytest.mark.rule("V2")
async def test_with_a_board_it_has_none_undone_neither(fight: World) -> None:
    await fight.slash("olga", "campaign board")
    await fight.slash("bjorn", "hero suffer", hero="Leoric", fatigue=1, forced="no")
    assert not told(fight)
    await fight.slash("bjorn", "campaign undo")
    board = fight.newest("board")
    assert board is not None
    assert board.says("Leoric: Damage 0 of 8, fatigue 0 of 4")
