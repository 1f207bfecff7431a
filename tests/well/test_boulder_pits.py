"""Boulders and pits: crossed or fallen into, and who is safe there (W2, W3)."""

import pytest

from bot.rules.state.events import BoulderFell, FigureCrushed, FigureSpared
from bot.rules.well.map import Terrain
from bot.rules.well.setup import Falls
from tests.well.drawing import drawn, same_picture
from tests.well.rolling import kinds, rolled


@pytest.mark.rule("W2")
def test_a_figure_in_a_pit_is_safe_while_the_boulder_only_crosses() -> None:
    map = drawn("BB.1..\nBB.O..", arrows="BE", over={"1": Terrain.PIT})
    map, events = rolled(map, 4)
    same_picture(map, "...1BB\n...OBB")
    assert [event for event in events if isinstance(event, FigureSpared)]


@pytest.mark.rule("W2")
def test_over_a_wide_pit_it_only_crosses_when_its_roll_ends_beyond() -> None:
    map = drawn("BB.1O..\nBB.OO..", arrows="BE", over={"1": Terrain.PIT})
    map, _ = rolled(map, 5)
    same_picture(map, "...1OBB\n...OOBB")


@pytest.mark.rule("W3")
def test_where_its_roll_ends_wholly_in_a_pit_it_falls_in_and_kills_who_is_there() -> None:
    map = drawn("BB.1O..\nBB.OO.a", arrows="BE", over={"1": Terrain.PIT})
    map, events = rolled(map, 3)
    same_picture(map, "...OO..\n...OO.a")
    assert kinds(events)[-2:] == [BoulderFell, FigureCrushed]
    assert FigureSpared not in kinds(events)


@pytest.mark.rule("W3")
def test_half_over_a_pit_it_stays() -> None:
    map = drawn("BB.1O..\nBB.OO..", arrows="BE", over={"1": Terrain.PIT})
    map, events = rolled(map, 2)
    same_picture(map, "..BBO..\n..BBO..")
    assert BoulderFell not in kinds(events)
    assert map.figure("1") is not None


@pytest.mark.rule("W3", "W10")
def test_a_group_may_let_it_fall_as_soon_as_it_lies_over_the_pit() -> None:
    map = drawn("BB.1O..\nBB.OO..", arrows="BE", over={"1": Terrain.PIT})
    map, events = rolled(map, 5, falls=Falls.AT_ONCE)
    same_picture(map, "...OO..\n...OO..")
    assert kinds(events)[-2:] == [BoulderFell, FigureCrushed]


@pytest.mark.rule("W2")
def test_a_flier_above_a_pit_is_not_in_it() -> None:
    map = drawn("BB.1.\nBB.O.", arrows="BE", over={"1": Terrain.PIT}, flying="1")
    map, _ = rolled(map, 2)
    assert map.figure("1") is None


@pytest.mark.rule("W2")
def test_a_large_figure_half_out_of_the_pit_is_not_in_it() -> None:
    map = drawn("BB.aa.\nBB....", arrows="BE", over={"a": Terrain.FLOOR})
    map = map.with_terrain(map.figures[0].space, Terrain.PIT)
    map, _ = rolled(map, 3)
    assert map.figure("a") is None


@pytest.mark.rule("W2")
def test_a_large_figure_wholly_in_a_pit_is_told_safe_once() -> None:
    map = drawn("BB.aa...\nBB......", arrows="BE", over={"a": Terrain.PIT})
    _, events = rolled(map, 5)
    assert kinds(events).count(FigureSpared) == 1
