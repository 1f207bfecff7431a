"""Discord fails, for a moment or for long, on each kind of message: in the end all is told once."""

from collections.abc import AsyncIterator

import pytest

from bot.practice.world import World
from tests.boards.conftest import SET, Hanging
from tests.simcord_support import play, table

KINDS = ("answer", "home", "dm", "board")


@pytest.fixture
async def aside() -> AsyncIterator[World]:
    """People play in a thread: every move is answered there, posted at home, shown on the board."""
    async with table(strict=False) as world:
        await play(world, f"{SET}@thread aside")
        yield world


def path(world: World, kind: str) -> tuple[str, str]:
    hanging = Hanging(world)
    home = f"/channels/{hanging.home}/messages"
    return {
        "answer": ("POST", "/interactions/*/*/callback"),
        "home": ("POST", home),
        "dm": ("POST", f"/channels/{world.people.user('bjorn').dm_channel.id}/messages"),
        "board": ("PATCH", hanging.path),
    }[kind]


def told(world: World, text: str) -> list[str]:
    """Where a move was told, each place as often as it was."""
    return [seen.place for seen in world.view.all("post") if seen.says(text)]


def letters(world: World) -> int:
    return sum(seen.says("a gift") for seen in world.view.all("dm", "bjorn"))


async def give(world: World) -> None:
    await world.slash("olga", "fortune correct", hero="Leoric", amount=1, note="a gift")


@pytest.mark.parametrize("status", [429, 500])
@pytest.mark.parametrize("kind", KINDS)
async def test_a_failure_of_a_moment(aside: World, kind: str, status: int) -> None:
    method, where = path(aside, kind)
    aside.fail(method, where, status=status, times=2)
    await give(aside)
    assert told(aside, "a gift").count("descent") == 1
    assert told(aside, "a gift").count("aside") == (kind != "answer")
    assert letters(aside) == 1
    assert Hanging(aside).board.says("Leoric 1, Astarra 0")


@pytest.mark.parametrize("status", [429, 500])
@pytest.mark.parametrize("kind", KINDS)
async def test_an_outage_until_the_next_move(aside: World, kind: str, status: int) -> None:
    method, where = path(aside, kind)
    aside.fail(method, where, status=status, times=1000)
    await give(aside)
    aside.sim.heal(where)
    await aside.slash("olga", "threat lose", amount=1, note="another")
    assert told(aside, "a gift").count("descent") == 1
    assert told(aside, "a gift").count("aside") == (kind != "answer")
    assert told(aside, "another") == ["descent", "aside"]
    assert letters(aside) == 1
    await aside.advance(60)
    assert Hanging(aside).board.says("Threat 4 | Fortune: Leoric 1, Astarra 0")


@pytest.mark.parametrize("status", [429, 500])
async def test_an_outage_and_a_restart(aside: World, status: int) -> None:
    for kind in KINDS:
        method, where = path(aside, kind)
        aside.fail(method, where, status=status, times=1000)
    await give(aside)
    aside.sim.heal()
    await aside.restart()
    await aside.slash("olga", "threat lose", amount=1, note="another")
    assert told(aside, "a gift") == ["descent"]
    assert told(aside, "another") == ["descent", "aside"]
    assert letters(aside) == 1
    assert Hanging(aside).board.says("Threat 4 | Fortune: Leoric 1, Astarra 0")


@pytest.mark.parametrize("status", [429, 500])
async def test_an_end_that_fails_at_home_is_posted_there_once(aside: World, status: int) -> None:
    """Given it was said elsewhere, it stands in both places, each time with its summary."""
    method, where = path(aside, "home")
    aside.fail(method, where, status=status, times=1000)
    await aside.slash("olga", "quest end", winner="heroes")
    aside.sim.heal()
    await aside.slash("olga", "threat lose", amount=1, note="another")
    assert told(aside, "The quest in numbers") == ["descent", "aside"]
    assert told(aside, "First Blood: the heroes win").count("descent") == 1
