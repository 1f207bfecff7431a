"""False Informant: a hero the heroes choose tests Awareness; failing repeats the journey."""

import pytest

from bot.rules.basics.options import Attribute, AttributeTestsBy, OverlordAction
from bot.rules.basics.stage import Step
from bot.rules.printed.box import Box
from bot.rules.printed.decks import Moment
from bot.rules.state import commands as c
from bot.rules.state import events as e
from bot.rules.state import questions as q
from bot.rules.state import refusals as r
from bot.rules.state.choices import choices
from tests.cards.staging import CORRUPTION, FAIL, PASS, Scene, outcome, scene, start
from tests.rules.table import ASTARRA, BJORN, CARLA, GRISBAN, LEORIC, NILS, OLGA, of, says

CARD, KEY = "False Informant", "falseinformant"
AWARENESS = Attribute.AWARENESS


def travelling(box: Box, heroes: int = 3) -> Scene:
    table = scene(box, CORRUPTION, CARD, threat=0, heroes=heroes)
    table.everybody(awareness=3)
    table.reach(Step.TRAVEL)
    return table


@pytest.fixture
def table(box: Box) -> Scene:
    """The Travel step, and nobody holds fortune."""
    return travelling(box)


@pytest.mark.rule("R6", "P6", "U6")
def test_it_costs_nothing_and_the_heroes_choose_who_tests(table: Scene) -> None:
    table.play(OLGA, c.ChangeOverlords(OverlordAction.ADD, NILS.user))
    table.play(NILS, c.TriggerPlotCard(CARD))
    asked = table.question(q.PickHero)
    assert [each.value for each in choices(asked)] == [LEORIC, ASTARRA, GRISBAN]
    assert isinstance(table.refuses(NILS, c.Answer(asked.id, LEORIC)), r.NotYourQuestion)
    table.wish(PASS)
    events = table.play(CARLA, c.Answer(asked.id, ASTARRA))
    assert outcome(ASTARRA, AWARENESS, 3, True, CARD) in events
    assert set(table.fortune().values()) == {0}


@pytest.mark.rule("R6")
def test_a_failed_test_sends_the_heroes_back_and_costs_nothing_else(table: Scene) -> None:
    table.trigger(CARD)
    table.wish(FAIL)
    events = table.answer(BJORN, LEORIC)
    assert says(events, outcome(LEORIC, AWARENESS, 3, False, CARD), e.CardGuides(KEY))
    assert not of(events, e.FatigueSuffered, e.TokensMoved)
    assert table.state.stage.step is Step.TRAVEL


@pytest.mark.rule("R6")
def test_a_passed_test_changes_nothing(table: Scene) -> None:
    table.trigger(CARD)
    table.wish(PASS)
    events = table.answer(BJORN, LEORIC)
    assert not of(events, e.CardGuides, e.TokensMoved)


@pytest.mark.rule("R6", "P3")
def test_the_repeated_journey_ends_without_it_unless_it_is_ready_again(table: Scene) -> None:
    table.trigger(CARD)
    table.wish(FAIL)
    table.answer(BJORN, LEORIC)
    assert table.refuses(OLGA, c.TriggerPlotCard(CARD)) == r.CardExhausted(KEY)
    table.play(OLGA, c.RefreshPlotCard(CARD))
    table.trigger(CARD)
    assert isinstance(table.question(), q.PickHero)


@pytest.mark.rule("R6", "F2", "F8")
def test_a_hero_with_fortune_may_reroll(table: Scene) -> None:
    table.give(leoric=1)
    table.trigger(CARD)
    table.wish((0, 5))
    table.answer(BJORN, LEORIC)
    table.wish((0,))
    events = table.answer(BJORN, "reroll:black")
    assert outcome(LEORIC, AWARENESS, 3, True, CARD) in events
    assert table.state.fortune(LEORIC) == 0


@pytest.mark.rule("R6")
def test_the_table_may_roll_itself(table: Scene) -> None:
    table.play(OLGA, c.ChangeSettings(tests=AttributeTestsBy.TABLE))
    table.trigger(CARD)
    table.answer(BJORN, ASTARRA)
    assert e.CardGuides(KEY) in table.answer(CARLA, "fail")


@pytest.mark.rule("R6")
def test_two_heroes_are_asked_and_a_single_one_is_not(box: Box) -> None:
    table = travelling(box, heroes=2)
    table.trigger(CARD)
    assert [each.value for each in choices(table.question())] == [LEORIC, ASTARRA]
    table.undo()
    table.play(OLGA, c.RemoveHero(ASTARRA))
    table.wish(PASS)
    assert outcome(LEORIC, AWARENESS, 3, True, CARD) in table.trigger(CARD)


@pytest.mark.rule("R6")
def test_without_heroes_nobody_can_be_asked(box: Box) -> None:
    table = travelling(box, heroes=2)
    for hero in (LEORIC, ASTARRA):
        table.play(OLGA, c.RemoveHero(hero))
    assert table.refuses(OLGA, c.TriggerPlotCard(CARD)) == r.NoHeroes()


@pytest.mark.rule("R6", "U5")
def test_while_it_is_open_the_next_quest_cannot_start_and_no_hero_leave(table: Scene) -> None:
    table.trigger(CARD)
    for command in (c.StartQuest("Next"), c.RemoveHero(LEORIC), c.EndCampaign()):
        assert isinstance(table.refuses(OLGA, command), r.QuestionOpen)


@pytest.mark.rule("R6", "P11", "C2")
def test_where_travel_was_passed_over_it_is_possible_in_the_first_set_up(box: Box) -> None:
    table = scene(box, CORRUPTION, CARD, threat=0)
    table.reach(Step.SHOPPING)
    start(table)
    table.trigger(CARD)
    table.undo()
    table.turn(LEORIC)
    table.untimely(CARD, Moment.TRAVEL_STEP)
    table.play(OLGA, c.EndEncounter())
    table.untimely(CARD, Moment.TRAVEL_STEP)


@pytest.mark.rule("R6", "P11")
def test_a_first_set_up_after_a_journey_is_too_late(table: Scene) -> None:
    start(table)
    table.untimely(CARD, Moment.TRAVEL_STEP)


@pytest.mark.rule("R6", "C2")
def test_the_first_quest_of_a_campaign_has_no_journey(box: Box) -> None:
    table = scene(box, CORRUPTION, CARD, threat=0)
    table.untimely(CARD, Moment.TRAVEL_STEP)
    start(table)
    table.untimely(CARD, Moment.TRAVEL_STEP)


@pytest.mark.rule("R6", "P11")
def test_in_another_step_the_way_to_travel_is_offered(box: Box) -> None:
    table = scene(box, CORRUPTION, CARD, threat=0)
    table.reach(Step.SHOPPING)
    assert table.untimely(CARD, Moment.TRAVEL_STEP).remedy == r.Remedy.TRAVEL
