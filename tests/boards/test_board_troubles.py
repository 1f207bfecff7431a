"""What people and Discord do to a board holds no move up, is said once, and can be mended."""

import pytest

from bot.pages.lookups.behind_the_board import MORE, redraw
from bot.pages.lookups.register import LOOKUPS
from bot.pages.page import Page, row
from bot.practice.world import World
from bot.rules.basics.stored import replace
from tests.boards.conftest import Hanging
from tests.simcord_support import play

NO_PINS = {"manage_messages": True, "pin_messages": True}


async def lose(world: World, who: str = "olga") -> None:
    await world.slash(who, "threat lose", amount=1, note="x")


async def test_a_deleted_board_is_said_once_and_comes_back(world: World, hanging: Hanging) -> None:
    hanging.tear_down()
    await lose(world)
    assert any(post.says("Threat 5 → 4") for post in world.last.posts)
    (said,) = [post for post in world.last.posts if post.says("was deleted")]
    assert said.says("with `/campaign board`")
    await lose(world)
    assert not any(post.says("was deleted") for post in world.last.posts)
    await world.slash("olga", "campaign board")
    assert hanging.board.says("Threat 3 |")
    await lose(world)
    assert hanging.board.says("Threat 2 |")


async def test_what_is_said_can_be_pressed_by_a_steward(world: World, hanging: Hanging) -> None:
    hanging.tear_down()
    await lose(world)
    await world.press("bjorn", "Put the board up again")
    assert world.last.refused
    await world.press("olga", "Put the board up again")
    assert hanging.board.says("Threat 4 |")
    assert hanging.pins() == [hanging.board.id]


async def test_a_board_deleted_again_is_said_again(world: World, hanging: Hanging) -> None:
    for _ in range(2):
        hanging.tear_down()
        await lose(world)
        assert any(post.says("was deleted") for post in world.last.posts)
        await world.slash("olga", "campaign board")


async def test_without_the_right_to_pin_it_is_up_and_the_right_is_named(
    world: World, hanging: Hanging
) -> None:
    hanging.forbid(**NO_PINS)
    await world.slash("olga", "campaign board")
    assert hanging.board.says("Threat 5 |")
    (said,) = world.last.private("olga")
    assert said.says("lacks the permission Pin Messages in #descent")
    await lose(world)
    assert world.last.private("olga") == ()
    assert hanging.board.says("Threat 4 |")
    hanging.forbid()
    await world.slash("olga", "campaign board")
    assert hanging.pins() == [hanging.board.id]
    assert world.last.private("olga") == ()


async def test_a_channel_full_of_pins_is_said(world: World, hanging: Hanging) -> None:
    path = f"/channels/{hanging.home}/messages/pins/*"
    world.fail("PUT", path, status=400, code=30003)
    await world.slash("olga", "campaign board")
    (said,) = world.last.private("olga")
    assert said.says("as many pinned messages as Discord allows")


async def test_without_the_right_to_send_it_goes_up_as_the_answer(
    world: World, hanging: Hanging
) -> None:
    hanging.forbid(send_messages=True)
    await world.slash("olga", "campaign board")
    await lose(world)
    assert hanging.board.says("Threat 4 |")


async def test_where_it_cannot_go_up_the_asker_learns_what_is_lacking(
    world: World, hanging: Hanging
) -> None:
    hanging.forbid(send_messages=True)
    await play(world, "@thread aside\nolga: /campaign board")
    (said,) = world.last.private("olga")
    assert said.says("could not be put up in #descent")
    assert said.says("Send Messages")
    assert world.last.posts == ()


async def test_without_the_right_to_look_it_is_said_once_and_goes_on_by_itself(
    world: World, hanging: Hanging
) -> None:
    board = hanging.board.id
    hanging.forbid(view_channel=True)
    await lose(world)
    (said,) = world.last.private("olga")
    assert said.says("The board in #descent could not be brought up to date")
    assert said.says("View Channel")
    await lose(world)
    assert world.last.private("olga") == ()
    await world.restart()
    await lose(world)
    assert world.last.private("olga") == ()
    hanging.forbid()
    await lose(world)
    assert hanging.board.id == board
    assert hanging.board.says("Threat 1 |")
    hanging.forbid(view_channel=True)
    await lose(world)
    assert len(world.last.private("olga")) == 1


async def test_an_archived_thread_is_said_once_and_goes_on_when_opened(world: World) -> None:
    await play(
        world,
        """
        @thread campaign
        dora: /campaign create name:"Rhynn"
        dora: /campaign board
        """.replace("        ", ""),
    )
    thread = world.people.place.id
    path = f"/channels/{thread}/messages/*"
    world.fail("PATCH", path, status=400, code=50083, times=2)
    await play(world, "dora: /hero add name:Leoric")
    (said,) = world.last.private("dora")
    assert said.says("that thread is archived")
    assert any(post.says("Leoric joins") for post in world.last.posts)
    await play(world, "dora: /hero add name:Astarra")
    assert world.last.private("dora") == ()
    await play(world, 'dora: /hero add name:"Grisban"\nexpect board contains "Grisban"')


async def test_a_deleted_channel_does_not_hold_a_move_up(world: World, hanging: Hanging) -> None:
    await play(
        world,
        """
        bjorn: /turn hero hero:Leoric
        olga: /fortune correct hero:Leoric amount:2 note:"a gift"
        """.replace("        ", ""),
    )
    hanging.backend.delete_channel(hanging.home)
    await world.press("bjorn@dm", "Recover 1 fatigue")
    told = [seen.text for seen in world.last.dms("bjorn")]
    assert sum("Leoric 2 → 1" in text for text in told) == 1
    assert sum("the campaign's channel is gone" in text for text in told) == 1
    await world.press("bjorn@dm", "Recover 1 fatigue")
    told = [seen.text for seen in world.last.dms("bjorn")]
    assert sum("Leoric 1 → 0" in text for text in told) == 1
    assert not any("is gone" in text for text in told)


@pytest.mark.parametrize("status", [429, 500])
async def test_an_edit_that_fails_for_a_moment_is_made_in_the_end(
    world: World, hanging: Hanging, status: int
) -> None:
    world.fail("PATCH", hanging.path, status=status, times=3)
    await lose(world)
    assert hanging.board.says("Threat 4 |")


@pytest.mark.parametrize("status", [429, 500])
async def test_an_edit_that_fails_for_long_is_made_when_discord_is_back(
    world: World, hanging: Hanging, status: int
) -> None:
    path = hanging.path
    world.fail("PATCH", path, status=status, times=100)
    await lose(world)
    assert any(post.says("Threat 5 → 4") for post in world.last.posts)
    assert hanging.board.says("Threat 5 |")
    world.sim.heal(path)
    await world.advance(60)
    assert hanging.board.says("Threat 4 |")
    assert world.last.private("olga") == ()


async def test_an_edit_that_fails_for_ever_is_given_up_until_the_next_move(
    world: World, hanging: Hanging
) -> None:
    path = hanging.path
    world.fail("PATCH", path, status=500, times=1000)
    await lose(world)
    await world.advance(3600)
    world.sim.heal(path)
    await world.advance(3600)
    assert hanging.board.says("Threat 5 |")
    await lose(world)
    assert hanging.board.says("Threat 3 |")


@pytest.mark.parametrize("status", [429, 500])
async def test_a_board_that_cannot_be_the_answer_is_posted(world: World, status: int) -> None:
    world.fail("POST", "/interactions/*/*/callback", status=status)
    await world.slash("olga", "campaign board")
    assert any(post.says("is up in #descent") for post in world.last.posts)
    boards = list(world.view.all("board"))
    assert len(boards) == 1
    assert boards[0].says("Threat 5 |")


async def test_an_old_board_that_cannot_be_deleted_leads_to_the_new_one(
    world: World, hanging: Hanging
) -> None:
    old = hanging.board.id
    world.fail("DELETE", hanging.path, status=500, times=9)
    await world.slash("olga", "campaign board")
    assert world.sim.message(hanging.home, old) is not None
    assert hanging.board.id != old
    hanging.tear_down()
    await world.press("bjorn", "Redraw")
    assert world.last.private("bjorn")[0].says("This is an old copy of the board")


@pytest.fixture
def old_more(monkeypatch: pytest.MonkeyPatch) -> None:
    """What More answered in earlier versions: Redraw stood there too."""
    older = replace(LOOKUPS[MORE], draw=lambda view: Page((row(redraw(view)),)))
    monkeypatch.setitem(LOOKUPS, MORE, older)


@pytest.mark.usefixtures("old_more")
async def test_a_redraw_finds_out_that_the_board_was_deleted(
    world: World, hanging: Hanging
) -> None:
    """Nothing was played since, so the board seems to be up to date."""
    await world.press("bjorn", "More")
    hanging.tear_down()
    await world.press("bjorn", "Redraw")
    assert [post.says("was deleted") for post in world.last.posts] == [True]


@pytest.mark.usefixtures("old_more")
async def test_a_redraw_where_there_is_no_board_says_so(world: World, hanging: Hanging) -> None:
    await world.press("bjorn", "More")
    hanging.tear_down()
    await world.slash("olga", "threat gain", reason="correction", amount=1, note="agreed")
    await world.press("bjorn", "Redraw")
    (answer,) = world.last.private("bjorn")
    assert answer.says("The board of Nerekhall was deleted")
    await world.press("olga", "Put the board up again")
    assert world.newest("board") is not None
