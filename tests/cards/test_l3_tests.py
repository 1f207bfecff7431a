"""Cards whose tests the bot makes harder, or calls for as each hero's turn begins (L3, D2)."""

import pytest

from bot.rules.basics.options import Attribute
from bot.rules.printed.box import Box
from bot.rules.state import commands as c
from bot.rules.state import events as e
from bot.rules.state import questions as q
from bot.rules.state import refusals as r
from bot.rules.state.replay import replay
from tests.cards.staging import FAIL, PASS, Scene, begin_play, scene, start
from tests.rules.table import ASTARRA, BJORN, CARLA, LEORIC, OLGA

ENTHRALL, TIDE = "Enthrall", "Swarming Tide"


def given(box: Box, deck: str, card: str, willpower: int) -> Scene:
    """The overlord's turn; two heroes with this Willpower, who can pay for no reroll."""
    table = scene(box, deck, card, heroes=2, threat=4)
    table.everybody(willpower=willpower)
    start(table)
    begin_play(table)
    return table


@pytest.mark.rule("L3", "D2", "F2")
@pytest.mark.parametrize(("cursed", "passed"), [("no", True), ("yes", False)])
def test_enthrall_is_harder_to_withstand_where_the_monster_is_cursed(
    box: Box, cursed: str, passed: bool
) -> None:
    table = given(box, "Dark Illusions", ENTHRALL, willpower=0)
    table.trigger(ENTHRALL)
    table.answer(BJORN, ASTARRA, q.FortuneTie)
    assert isinstance(
        table.refuses(BJORN, c.Answer(table.question(q.SayYes).id, cursed)), r.NotYourQuestion
    )
    table.answer(OLGA, cursed, q.SayYes)
    table.wish(PASS)
    events = table.answer(OLGA, "willpower", q.PickWord)
    assert e.HeroTested(LEORIC, Attribute.WILLPOWER, 0, passed, "enthrall") in events
    assert (e.CardGuides("enthrall") in events) is not passed
    table.answer(OLGA, "no-test", q.PickWord)
    assert table.state.questions == ()
    assert replay(table.log) == table.state


@pytest.mark.rule("L3", "F2")
def test_the_shield_counts_through_a_reroll(box: Box) -> None:
    table = given(box, "Dark Illusions", ENTHRALL, willpower=1)
    table.give(leoric=1)
    table.trigger(ENTHRALL)
    table.answer(OLGA, "yes", q.SayYes)
    table.wish((0, 1))
    table.answer(OLGA, "willpower", q.PickWord)
    asked = table.question(q.HeroTests)
    assert isinstance(asked, q.HeroTests)
    assert asked.tests[0].shields == 1
    table.wish((0,))
    events = table.answer(BJORN, "reroll:black", q.HeroTests)
    assert e.HeroTested(LEORIC, Attribute.WILLPOWER, 1, passed=True, card="enthrall") in events


@pytest.mark.rule("L3", "U4")
def test_swarming_tide_tests_each_hero_as_the_turn_begins_until_it_is_ready(box: Box) -> None:
    table = given(box, "First Legion", TIDE, willpower=2)
    table.trigger(TIDE)
    table.answer(BJORN, ASTARRA, q.FortuneTie)
    table.wish(FAIL)
    table.turn(LEORIC)
    asked = table.question(q.PickNumber)
    assert isinstance(asked, q.PickNumber)
    assert (asked.hero, asked.least, asked.most) == (LEORIC, 0, 8)
    assert isinstance(table.refuses(OLGA, c.EndTurn()), r.QuestionOpen)
    assert e.FatigueSuffered(LEORIC, 3, "swarmingtide") in table.answer(OLGA, "3")
    table.wish(PASS)
    table.turn(ASTARRA)
    assert isinstance(table.question(q.HeroTests), q.HeroTests)
    events = table.answer(CARLA, "keep", q.HeroTests)
    assert not any(isinstance(each, e.FatigueSuffered) for each in events)
    table.turn()
    assert not table.card(TIDE).exhausted
    table.turn(LEORIC)
    assert table.state.questions == ()
    assert replay(table.log) == table.state


@pytest.mark.rule("L3", "U2", "U3")
def test_undoing_the_turn_takes_its_test_along(box: Box) -> None:
    table = given(box, "First Legion", TIDE, willpower=2)
    table.trigger(TIDE)
    table.answer(BJORN, ASTARRA, q.FortuneTie)
    table.wish(FAIL)
    table.turn(LEORIC)
    table.answer(OLGA, "0")
    table.undo()
    assert table.state.questions == ()
    assert table.state.turn is not None
    assert table.state.turn.hero == ""
    table.redo()
    assert replay(table.log) == table.state
