"""Killed with a message shown and nothing noted: the next life finds it, and tells no twin."""

from typing import Any

import pytest

from bot.practice.world import World
from tests.outbox.conftest import Killed, letters, public
from tests.simcord_support import play

GIFT: dict[str, Any] = {"hero": "Leoric", "amount": 2, "note": "a gift"}
LATER = 20 * 60


async def touch(world: World) -> None:
    await world.slash("carla", "turn hero", hero="Astarra")


async def test_a_roll_without_buttons_is_told_once(set_table: World, killed: Killed) -> None:
    killed.lose()
    await set_table.slash("bjorn", "roll attack", dice="blue red", defense="gray")
    [roll] = set_table.last.posts
    await killed.revive(set_table, LATER)
    await touch(set_table)
    assert [seen.id for seen in public(set_table, "gray")] == [roll.id]


async def test_a_press_in_a_dm_is_posted_once_at_home(set_table: World, killed: Killed) -> None:
    await set_table.slash("olga", "fortune correct", **GIFT)
    killed.lose()
    await set_table.press("bjorn@dm", "Recover 1 fatigue")
    assert len(public(set_table, "Leoric 2 → 1")) == 1
    await killed.revive(set_table, LATER)
    await touch(set_table)
    assert len(public(set_table, "Leoric 2 → 1")) == 1
    assert len(letters(set_table, "bjorn", "Leoric 2 → 1")) == 1


async def test_an_answer_from_a_refusals_page_changes_the_message_shown_before(
    set_table: World, killed: Killed
) -> None:
    """Somebody answers before catching up reaches the campaign."""
    killed.lose()
    await set_table.slash("bjorn", "hero defeated", hero="Leoric")
    [asked] = set_table.last.posts
    await killed.revive(set_table, LATER)
    act = await set_table.slash("olga", "quest end", winner="heroes")
    assert act.private("olga")[0].says("What does the overlord take for Leoric")
    await set_table.press("olga", "1 threat")
    [told] = public(set_table, "Threat 5 → 6")
    assert told.id == asked.id
    assert not public(set_table, "What does the overlord take")


async def test_an_answer_from_the_board_changes_the_message_shown_before(
    set_table: World, killed: Killed
) -> None:
    await set_table.slash("olga", "campaign board")
    killed.lose()
    await set_table.slash("bjorn", "hero defeated", hero="Leoric")
    [asked] = set_table.last.posts
    await killed.revive(set_table, LATER)
    board = set_table.newest("board")
    assert board is not None
    shown = set_table.sim.message(set_table.people.place.id, board.id)
    assert shown is not None
    pressed = next(each for each in board.controls if "1 threat" in each.label)
    await set_table.people.member("olga").click(
        set_table.sim.as_shown(shown), custom_id=pressed.custom_id
    )
    await set_table.advance(1)
    [told] = public(set_table, "Threat 5 → 6")
    assert told.id == asked.id


async def test_what_is_taken_back_before_catching_up_is_struck_everywhere(
    set_table: World, killed: Killed
) -> None:
    killed.lose()
    await set_table.slash("olga", "fortune correct", **GIFT)
    [post] = set_table.last.posts
    assert not letters(set_table, "bjorn", "Taken back")
    await killed.revive(set_table, LATER)
    await set_table.slash("olga", "campaign undo")
    [letter] = letters(set_table, "bjorn", "Leoric gains 2 fortune")
    assert letter.says("Taken back by @olga")
    _short_answer, struck = public(set_table, "a gift")
    assert struck.id == post.id
    assert struck.text.startswith("~~")


@pytest.mark.rule("U3")
async def test_what_is_taken_back_again_before_catching_up_is_struck_everywhere(
    set_table: World, killed: Killed
) -> None:
    """Taken back, that is noted; played again, shown and not noted; then it is as was noted."""
    [post] = (await set_table.slash("olga", "fortune correct", **GIFT)).posts
    await set_table.press("olga", "Undo")
    killed.lose()
    await set_table.press("olga", "Redo")
    await killed.revive(set_table)
    await set_table.slash("olga", "campaign undo")
    [letter] = letters(set_table, "bjorn", "Leoric gains 2 fortune")
    assert letter.says("Taken back by @olga")
    assert not letter.controls
    _short_answer, struck = public(set_table, "a gift")
    assert struck.id == post.id
    assert struck.text.startswith("~~")


@pytest.mark.rule("D4")
async def test_a_reroll_that_is_taken_back_before_catching_up_leaves_the_roll_as_it_was(
    set_table: World, killed: Killed
) -> None:
    await set_table.slash("olga", "fortune correct", **GIFT)
    [roll] = (await set_table.slash("bjorn", "roll attack", dice="red", hero="Leoric")).posts
    killed.lose()
    act = await set_table.press("bjorn", "Reroll red")
    assert any(seen.id == roll.id and "~~" in seen.text for seen in act.posts)
    await killed.revive(set_table)
    await set_table.slash("bjorn", "campaign undo")
    [now] = [seen for seen in public(set_table, "· Leoric · red") if seen.id == roll.id]
    assert "~~" not in now.text


async def test_letters_are_found_again_however_late(set_table: World, killed: Killed) -> None:
    killed.lose()
    await set_table.slash("olga", "fortune correct", **GIFT)
    await killed.revive(set_table, 24 * 3600)
    await touch(set_table)
    assert len(letters(set_table, "bjorn", "Leoric gains 2 fortune")) == 1
    assert len(public(set_table, "a gift")) == 1


async def test_a_summary_is_found_again(set_table: World, killed: Killed) -> None:
    killed.lose()
    await set_table.slash("olga", "quest end", winner="heroes")
    [summary] = [seen for seen in set_table.last.posts if seen.says("Threat gained")]
    await killed.revive(set_table, LATER)
    await set_table.slash("olga", "threat lose", amount=1, note="x")
    assert [seen.id for seen in public(set_table, "Threat gained")] == [summary.id]


async def test_an_answer_in_a_thread_is_found_where_it_was_asked(
    set_table: World, killed: Killed
) -> None:
    killed.lose()
    await play(set_table, "@thread aside")
    await set_table.slash("bjorn", "turn hero", hero="Leoric")
    assert {post.place for post in set_table.last.posts} == {"aside", "descent"}
    await killed.revive(set_table, LATER)
    act = await set_table.slash("bjorn", "campaign undo")
    struck = [post for post in act.posts if post.edited and post.says("~~")]
    assert {post.place for post in struck} == {"aside", "descent"}
