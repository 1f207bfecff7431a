"""V5: what a hero's turn begins with, condition by condition."""

import pytest

from bot.rules.basics.options import Attribute, AttributeTestsBy
from bot.rules.state import commands as c
from bot.rules.state import events as e
from bot.rules.state import refusals as r
from bot.rules.state.choices import FAIL, KEEP, PASS
from bot.rules.state.events import OnSheet
from bot.rules.state.questions import DefeatReward, HeroTests
from bot.rules.state.sheet import Vitals
from tests.cards import staging
from tests.cards.staging import WishedDice
from tests.rules.table import BJORN, LEORIC, OLGA, Table, of

TURN = c.StartHeroTurn("Leoric")


def ill(table: Table, *conditions: str, show: tuple[int, int] = staging.PASS) -> None:
    """Give Leoric conditions; each test shows these faces."""
    for each in conditions:
        table.play(OLGA, c.SufferHero("Leoric", condition=each))
    wished = WishedDice()
    wished.wishes = [show] * 4
    table.dice = wished


@pytest.mark.rule("V5")
def test_each_condition_is_named(fight: Table) -> None:
    ill(fight, "Stunned", "Doomed")
    events = fight.play(BJORN, TURN)
    met = [e.ConditionMet(LEORIC, "stunned"), e.ConditionMet(LEORIC, "doomed")]
    assert of(events, e.ConditionMet) == met
    assert fight.state.vitals_of(LEORIC).conditions == ("stunned", "doomed")
    assert not fight.state.questions


@pytest.mark.rule("V5")
@pytest.mark.parametrize(
    ("condition", "attribute"), [("diseased", Attribute.WILLPOWER), ("poisoned", Attribute.MIGHT)]
)
def test_a_test_that_is_passed_takes_it_off(
    fight: Table, condition: str, attribute: Attribute
) -> None:
    ill(fight, condition)
    events = fight.play(BJORN, TURN)
    (tested,) = of(events, e.HeroTested)
    assert isinstance(tested, e.HeroTested)
    assert (tested.attribute, tested.passed) == (attribute, True)
    assert fight.state.vitals_of(LEORIC) == Vitals()


@pytest.mark.rule("V5")
@pytest.mark.parametrize(
    ("condition", "left"),
    [("diseased", Vitals(0, 1, ("diseased",))), ("poisoned", Vitals(1, 0, ("poisoned",)))],
)
def test_one_that_is_failed_costs_what_the_condition_says(
    fight: Table, condition: str, left: Vitals
) -> None:
    ill(fight, condition, show=staging.FAIL)
    fight.play(BJORN, TURN)
    assert fight.state.vitals_of(LEORIC) == left


@pytest.mark.rule("V5", "V2", "V3")
def test_fatigue_of_a_failed_test_is_forced(fight: Table) -> None:
    fight.play(OLGA, c.SufferHero("Leoric", damage=7, fatigue=4))
    ill(fight, "diseased", "poisoned", show=staging.FAIL)
    fight.play(BJORN, TURN)
    assert fight.state.vitals_of(LEORIC) == Vitals(8, 4, (), down=True)
    fight.answer(OLGA, "threat", DefeatReward)
    # What knocked the hero out took the other condition along: nothing is left to test.
    assert not fight.state.questions


@pytest.mark.rule("V5", "F2")
def test_fortune_rerolls_it_before_it_counts(fight: Table) -> None:
    fight.give(leoric=2)
    ill(fight, "poisoned", show=staging.FAIL)
    fight.play(BJORN, TURN)
    asked = fight.question(HeroTests)
    assert isinstance(asked, HeroTests)
    assert (asked.condition, asked.card) == ("poisoned", "")
    assert isinstance(fight.dice, WishedDice)
    fight.dice.wishes = [(0,), (0,)]
    fight.answer(BJORN, "reroll:gray")
    events = fight.answer(BJORN, "reroll:black")
    assert e.ConditionChanged(LEORIC, "poisoned", on=False, why=OnSheet.CONDITION) in events


@pytest.mark.rule("V5")
def test_two_tests_are_asked_one_after_the_other(fight: Table) -> None:
    fight.give(leoric=1)
    ill(fight, "diseased", "poisoned")
    fight.play(BJORN, TURN)
    for condition in ("diseased", "poisoned"):
        asked = fight.question(HeroTests)
        assert isinstance(asked, HeroTests)
        assert asked.condition == condition
        fight.answer(BJORN, KEEP)
    assert fight.state.vitals_of(LEORIC) == Vitals()


@pytest.mark.rule("V5")
@pytest.mark.parametrize(("said", "left"), [(PASS, ()), (FAIL, ("diseased",))])
def test_the_table_may_roll_and_say(fight: Table, said: str, left: tuple[str, ...]) -> None:
    fight.play(OLGA, c.ChangeSettings(tests=AttributeTestsBy.TABLE))
    ill(fight, "diseased")
    fight.play(BJORN, TURN)
    fight.answer(BJORN, said)
    assert fight.state.vitals_of(LEORIC).conditions == left


@pytest.mark.rule("V5", "V3")
@pytest.mark.parametrize("said", [PASS, FAIL])
def test_a_condition_that_a_knock_out_took_is_tested_in_vain(fight: Table, said: str) -> None:
    fight.play(OLGA, c.ChangeSettings(tests=AttributeTestsBy.TABLE))
    ill(fight, "poisoned")
    fight.play(BJORN, TURN)
    fight.play(BJORN, c.DefeatHero("Leoric"))
    events = fight.play(BJORN, c.Answer(fight.question(HeroTests).id, said))
    assert not of(events, e.ConditionChanged, e.DamageChanged)
    assert fight.state.vitals_of(LEORIC) == Vitals(8, 4, (), down=True)


@pytest.mark.rule("V5", "U4")
def test_a_tie_in_between_holds_up_rerolls_alone(table: Table) -> None:
    table.own("Eternal Agony", "Make No Excuse")
    table.give(leoric=1, astarra=1, grisban=1)
    table.fund(2)
    table.start_quest()
    table.play(OLGA, c.TriggerPlotCard("Make No Excuse"))
    ill(table, "diseased")
    table.play(BJORN, TURN)
    asked = table.question(HeroTests)
    reroll = table.refuses(BJORN, c.Answer(asked.id, "reroll:gray"))
    assert isinstance(reroll, r.QuestionOpen)
    table.play(BJORN, c.Answer(asked.id, KEEP))
    assert not table.state.vitals_of(LEORIC).conditions


@pytest.mark.rule("V5")
def test_other_heroes_conditions_wait_for_their_turns(fight: Table) -> None:
    ill(fight, "poisoned")
    events = fight.play(OLGA, c.StartHeroTurn("Astarra"))
    assert not of(events, e.ConditionMet, e.HeroTested)
