"""The live board: up with one command, kept up to date, merged, moved, alive after a restart."""

from itertools import pairwise

import pytest

from bot.practice.deeds import Call
from bot.practice.world import World
from tests.boards.conftest import Hanging
from tests.simcord_support import play, table


async def test_it_is_pinned_and_shows_the_table(world: World, hanging: Hanging) -> None:
    assert hanging.pins() == [hanging.board.id]
    for shown in (
        "Set-up Threat 5 | Fortune: Leoric 0, Astarra 0",
        "Nerekhall · First Blood, encounter 1 of 1 · Eternal Agony: Spite ready",
        "[Leoric] [Astarra] [Overlord]",
        "[Leoric: 1 threat] [Leoric: 1 Overlord card]",
        "[Spite (1 threat)]",
        "[End quest] [Plot cards] [More] [Redraw]",
    ):
        assert hanging.board.says(shown), shown


async def test_every_move_shows_on_it(world: World, hanging: Hanging) -> None:
    await world.slash("bjorn", "turn hero", hero="Leoric")
    assert hanging.board.says("Round 1 · Leoric's turn Threat 5")
    await world.slash("olga", "threat lose", amount=2, note="too many")
    assert hanging.board.says("Threat 3 |")
    await world.slash("olga", "campaign undo")
    assert hanging.board.says("Threat 5 |")
    await world.slash("olga", "hero set", hero="Leoric", marker="yes")
    assert hanging.board.says("Hero token near the Plot deck: Leoric")


async def test_looks_leave_it_alone(world: World, hanging: Hanging) -> None:
    before = hanging.edits()
    await world.slash("olga", "campaign status")
    await world.slash("olga", "threat lose", amount=20, note="more than there is")
    assert world.last.refused
    assert hanging.edits() == before


async def test_ten_quick_moves_are_few_edits_and_the_last_state_shows(
    world: World, hanging: Hanging
) -> None:
    before = hanging.edits()
    gain = {"reason": "correction", "note": "again"}
    await world.burst([Call("olga", "threat gain", dict(gain)) for _ in range(10)])
    assert len(world.last.posts) == 10
    assert 1 <= hanging.edits() - before <= 2
    assert hanging.board.says("Threat 15 |")


async def test_two_moves_within_two_seconds_are_two_edits_two_seconds_apart(
    world: World, hanging: Hanging, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock, times = hanging.backend.clock, []
    edit = hanging.backend.edit_message

    def timed(channel: int, message: int, changes: dict[str, object]) -> object:
        if message == hanging.board.id:
            times.append(clock.elapsed)
        return edit(channel, message, changes)

    monkeypatch.setitem(vars(hanging.backend), "edit_message", timed)
    call = Call("olga", "threat lose", {"amount": 1, "note": "again"})
    await world.burst([call, call, call])
    await world.burst([call])
    assert len(times) >= 2
    assert all(later - sooner >= 2 for sooner, later in pairwise(times))


async def test_an_open_question_can_be_answered_on_it(world: World, hanging: Hanging) -> None:
    await world.slash("olga", "plot trigger", card="Spite")
    asked = world.last.posts[-1]
    assert hanging.board.says("Tied for the fewest fortune")
    assert f"/{asked.id}" in str(hanging.board.components)
    await world.slash("olga", "campaign board")
    await world.press("bjorn", "Leoric")
    assert [post.id for post in world.last.posts] == [asked.id]
    assert hanging.board.says("Leoric 1, Astarra 0")
    assert not hanging.board.says("Tied for the fewest fortune")


async def test_a_move_made_on_it_is_a_post_of_its_own(world: World, hanging: Hanging) -> None:
    await world.press("carla", "Astarra")
    (post,) = world.last.posts
    assert post.says("Astarra's turn begins")
    assert hanging.board.says("Round 1 · Astarra's turn")


async def test_its_buttons_check_who_presses(world: World, hanging: Hanging) -> None:
    for who, what in (
        ("nils", "Overlord"),
        ("bjorn", "Spite (1 threat)"),
        ("bjorn", "Leoric: 1 threat"),
        ("nils", "Leoric: the overlord chooses"),
        ("nils", "End quest"),
    ):
        await world.press(who, what)
        assert world.last.refused, what


async def test_only_a_steward_puts_it_up(world: World) -> None:
    await world.slash("bjorn", "campaign board")
    assert world.last.refused
    await play(world, "@manager bjorn\nbjorn: /campaign board")
    assert not world.last.refused


async def test_a_second_one_takes_the_place_of_the_first(world: World, hanging: Hanging) -> None:
    first = hanging.board.id
    await world.slash("olga", "campaign board")
    assert hanging.board.id != first
    assert world.sim.message(hanging.home, first) is None
    assert hanging.pins() == [hanging.board.id]
    await world.slash("olga", "threat lose", amount=1, note="x")
    assert hanging.board.says("Threat 4 |")


async def test_from_a_thread_it_goes_up_at_home(world: World, hanging: Hanging) -> None:
    await play(world, "@thread aside\nolga: /campaign board")
    assert hanging.board.place == "descent"
    (answer,) = world.last.posts
    assert answer.says("The board of Nerekhall is up in #descent.")


async def test_it_lives_on_after_a_restart(world: World, hanging: Hanging) -> None:
    board = hanging.board.id
    await world.restart()
    await world.slash("bjorn", "turn hero", hero="Leoric")
    assert hanging.board.id == board
    assert hanging.board.says("Leoric's turn")


async def test_what_waited_for_its_turn_is_shown_before_the_bot_ends(
    world: World, hanging: Hanging
) -> None:
    call = Call("olga", "threat lose", {"amount": 1, "note": "again"})
    with world.sim.at_once():
        await world._do(call)
    await world.sim.env.settle(idle=0.001)
    with world.sim.at_once():
        await world._do(call)
    await world.sim.env.settle(idle=0.001)
    assert hanging.board.says("Threat 4 |")
    await world.restart()
    assert hanging.board.says("Threat 3 |")


async def test_a_press_brings_it_up_to_date(world: World, hanging: Hanging) -> None:
    await world.restart()
    before = hanging.edits()
    await world.press("nils", "Redraw")
    assert hanging.edits() == before + 1


async def test_a_command_delivered_twice_puts_one_up(world: World, hanging: Hanging) -> None:
    await world.slash("olga", "campaign board")
    board = hanging.board.id
    await world.resend()
    boards = [seen.id for seen in world.view.all("board")]
    assert boards == [board]
    assert hanging.pins() == [board]


async def test_without_a_campaign_there_is_no_board() -> None:
    async with table() as world:
        await world.slash("olga", "campaign board")
        assert world.last.refused


async def test_a_campaign_that_is_over_says_so_on_its_board(world: World, hanging: Hanging) -> None:
    await world.slash("olga", "campaign end")
    assert hanging.board.says("The campaign is over.")
    assert not hanging.board.says("[Overlord]")


async def test_it_goes_with_an_erased_campaign(world: World, hanging: Hanging) -> None:
    board = hanging.board.id
    await play(world, 'olga: /campaign delete\nolga: press "Yes"')
    assert world.sim.message(hanging.home, board) is None
    await play(world, 'olga: /campaign create name:"Another"\nolga: /campaign board')
    assert hanging.board.says("Another")
