"""A third answer to a defeat, cards for gains, cheaper triggers, tests by choice (L6)."""

import pytest

from bot.rules.basics.options import Attribute, AttributeTestsBy
from bot.rules.basics.places import SUPPLY, on_class
from bot.rules.basics.stage import Step
from bot.rules.course.soundness import sound
from bot.rules.printed.box import Box
from bot.rules.state import commands as c
from bot.rules.state import events as e
from bot.rules.state import questions as q
from bot.rules.state import refusals as r
from bot.rules.state.choices import choices
from bot.rules.state.replay import replay
from tests.cards.staging import Scene, scene, start
from tests.cards.test_l3_gains import given, say
from tests.rules.table import ASTARRA, BJORN, GRISBAN, LEORIC, OLGA, says

LAID = e.TokensMoved(SUPPLY, on_class(LEORIC), 1, e.Why.LAID_ON_CLASS, "broken")


def defeat(table: Scene, hero: str = LEORIC) -> q.DefeatReward:
    table.play(OLGA, c.DefeatHero(hero))
    asked = table.question(q.DefeatReward)
    assert isinstance(asked, q.DefeatReward)
    return asked


@pytest.mark.rule("L6", "T1")
def test_broken_is_a_third_answer_to_a_heros_defeat(box: Box) -> None:
    table = given(box, "Vital Essence")
    asked = defeat(table)
    assert [each.value for each in choices(asked)] == ["threat", "overlord-card", "class-card"]
    events = table.play(OLGA, c.Answer(asked.id, "class-card"))
    assert says(events, e.CardTriggered("broken", 0, exhausted=True), LAID)
    assert table.state.questions == ()
    assert table.state.threat == 4
    assert not table.state.heroes[LEORIC].marked
    table.undo()
    table.redo()
    assert replay(table.log) == table.state


@pytest.mark.rule("L6")
def test_its_trigger_is_the_same_answer(box: Box) -> None:
    table = given(box, "Vital Essence")
    asked = defeat(table)
    events = table.trigger("Broken")
    assert says(events, e.Answered(asked.id, "class-card", closed=True), LAID)
    assert table.state.questions == ()
    assert sound(table.log) == table.state


@pytest.mark.rule("L6", "U4")
def test_its_trigger_says_not_which_of_two_defeats_it_is_for(box: Box) -> None:
    table = given(box, "Vital Essence")
    asked = defeat(table)
    defeat(table, ASTARRA)
    refused = table.refuses(OLGA, c.TriggerPlotCard("Broken"))
    assert isinstance(refused, r.QuestionOpen) and refused.question == asked


@pytest.mark.rule("L6", "T1")
def test_exhausted_it_is_no_answer(box: Box) -> None:
    table = given(box, "Vital Essence")
    asked = defeat(table)
    waiting = defeat(table, ASTARRA)
    table.play(OLGA, c.Answer(asked.id, "class-card"))
    gone = table.refuses(OLGA, c.Answer(waiting.id, "class-card"))
    assert gone == r.CardExhausted("broken")
    table.play(OLGA, c.Answer(waiting.id, "threat"))
    assert [each.value for each in choices(defeat(table))] == ["threat", "overlord-card"]


@pytest.mark.rule("L6", "P8")
def test_fight_with_honor_makes_the_next_trigger_cheaper_and_no_other(box: Box) -> None:
    table = given(box, "Hybrid Loyalty", "Fight with Honor", "Make Our Own Luck", "End It!")
    table.trigger("Fight with Honor")
    cheaper = e.CardTriggered("makeourownluck", 0, exhausted=True)
    assert cheaper in table.trigger("Make Our Own Luck")
    assert e.CardTriggered("endit", 1, exhausted=True) in table.trigger("End It!")


@pytest.mark.rule("L6", "P8")
def test_ready_again_it_makes_nothing_cheaper_and_nothing_costs_less_than_0(box: Box) -> None:
    table = given(box, "Hybrid Loyalty", "Fight with Honor", "Hazard Pay", "End It!")
    table.trigger("Fight with Honor")
    assert e.CardTriggered("hazardpay", 0, exhausted=True) in table.trigger("Hazard Pay")
    say(table, "0")
    table.turn()
    table.trigger("Fight with Honor")
    table.turn(LEORIC)
    table.turn()
    assert e.CardTriggered("endit", 1, exhausted=True) in table.trigger("End It!")


@pytest.mark.rule("L6", "T7")
def test_show_of_force_lets_each_gain_draw_a_card_until_the_quest_ends(box: Box) -> None:
    table = given(box, "Hybrid Loyalty", "Show of Force")
    asked = defeat(table)
    table.trigger("Show of Force")
    drawn = e.CardsMayBeDrawn("showofforce", 1)
    assert drawn in table.play(OLGA, c.Answer(asked.id, "threat"))
    assert drawn not in table.play(OLGA, c.Answer(defeat(table, ASTARRA).id, "overlord-card"))
    table.end_quest()
    assert drawn not in table.play(OLGA, c.PlayRumor("Whispers", quest=True))


@pytest.mark.rule("L6")
def test_a_correction_is_no_gain(box: Box) -> None:
    table = given(box, "Hybrid Loyalty", "Show of Force")
    table.trigger("Show of Force")
    table.fund(2)
    assert not [x for x in table.log if isinstance(x.event, e.CardsMayBeDrawn)]


def told_at_the_table(box: Box, deck: str, card: str) -> Scene:
    """Three heroes in a quest; the table throws the dice and tells what came of them."""
    table = scene(box, deck, card)
    table.play(OLGA, c.ChangeSettings(tests=AttributeTestsBy.TABLE))
    return table


def fail(table: Scene) -> tuple[e.Event, ...]:
    return table.play(OLGA, c.Answer(table.question(q.HeroTests).id, "fail"))


@pytest.mark.rule("L6", "L3")
def test_trouble_on_the_road_tests_each_hero_by_an_attribute_of_the_overlords_choice(
    box: Box,
) -> None:
    table = told_at_the_table(box, "Seeds of Betrayal", "Trouble on the Road")
    start(table)
    table.end_quest()
    table.play(OLGA, c.GoToStep(Step.TRAVEL))
    table.trigger("Trouble on the Road")
    table.pay_ties()
    wanted = [
        (LEORIC, Attribute.MIGHT, "stunned"),
        (ASTARRA, Attribute.AWARENESS, "diseased"),
        (GRISBAN, Attribute.WILLPOWER, "poisoned"),
    ]
    for hero, attribute, condition in wanted:
        asked = table.question(q.PickWord)
        assert isinstance(table.refuses(BJORN, c.Answer(asked.id, attribute)), r.NotYourQuestion)
        say(table, attribute)
        assert e.ConditionGiven(condition, "troubleontheroad", hero) in fail(table)
    assert table.state.questions == ()


@pytest.mark.rule("L6", "L3")
def test_plague_release_tests_those_who_are_near(box: Box) -> None:
    table = told_at_the_table(box, "Raging Infection", "Plague Release")
    start(table)
    table.trigger("Plague Release")
    table.pay_ties()
    say(table, "no-test")
    say(table, Attribute.MIGHT)
    assert e.ConditionGiven("poisoned", "plaguerelease", ASTARRA) in fail(table)
    say(table, "no-test")
    assert table.state.questions == ()


@pytest.mark.rule("L6")
def test_shifting_earth_moves_those_who_fail(box: Box) -> None:
    table = told_at_the_table(box, "Burning Ambition", "Shifting Earth")
    start(table)
    table.trigger("Shifting Earth")
    table.pay_ties()
    say(table, Attribute.AWARENESS)
    assert e.CardGuides("shiftingearth") in fail(table)
    say(table, "no-test")
    say(table, "no-test")
    assert table.state.questions == ()


@pytest.mark.rule("L3")
def test_bad_dreams_cost_two_fatigue_for_a_failure(box: Box) -> None:
    table = told_at_the_table(box, "Endless Thirst", "Bad Dreams")
    start(table)
    table.end_quest()
    table.play(OLGA, c.GoToStep(Step.TRAVEL))
    table.trigger("Bad Dreams")
    table.pay_ties()
    fail(table)
    fail(table)
    events = fail(table)
    suffered = [x for x in events if isinstance(x, e.FatigueSuffered)]
    assert suffered == [e.FatigueSuffered(x, 2, "baddreams") for x in (LEORIC, ASTARRA, GRISBAN)]


@pytest.mark.rule("L3")
def test_pity_the_weak_costs_fatigue_before_the_test(box: Box) -> None:
    table = told_at_the_table(box, "Silent Protector", "Pity the Weak")
    start(table)
    table.turn(ASTARRA)
    table.trigger("Pity the Weak")
    ties = table.pay_ties()
    assert e.FatigueSuffered(ASTARRA, 1, "pitytheweak") in ties
    assert e.CardGuides("pitytheweak") in fail(table)
