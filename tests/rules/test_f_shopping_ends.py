"""F: fortune as the Shopping step ends (F7)."""

import pytest

from bot.rules.basics.options import StepOrder
from bot.rules.basics.places import SUPPLY, fortune
from bot.rules.basics.stage import Step
from bot.rules.state import commands as c
from bot.rules.state import events as e
from tests.rules.table import ASTARRA, BJORN, LEORIC, OLGA, Table, of


@pytest.mark.rule("F7")
@pytest.mark.parametrize("leaving", [c.NextStep(), c.GoToStep(Step.TRAVEL), c.StartQuest("x")])
@pytest.mark.parametrize("order", StepOrder)
def test_all_fortune_returns_as_shopping_ends(
    table: Table, leaving: c.Command, order: StepOrder
) -> None:
    if order is StepOrder.FAQ:
        table.play(OLGA, c.ChangeSettings(steps=order))
    table.give(leoric=2, astarra=1)
    table.reach(Step.SHOPPING)
    assert table.state.fortune(LEORIC) == 2
    events = table.play(OLGA, leaving)
    assert of(events, e.TokensMoved) == [
        e.TokensMoved(fortune(LEORIC), SUPPLY, 2, e.Why.SHOPPING_ENDED),
        e.TokensMoved(fortune(ASTARRA), SUPPLY, 1, e.Why.SHOPPING_ENDED),
    ]


@pytest.mark.rule("F7", "C2")
@pytest.mark.parametrize("leaving", [c.GoToStep(Step.TRAVEL), c.StartQuest("x")])
def test_it_returns_when_shopping_is_passed_over_too(table: Table, leaving: c.Command) -> None:
    table.give(leoric=2)
    table.reach(Step.GOLD)
    table.play(OLGA, leaving)
    assert table.state.fortune(LEORIC) == 0


@pytest.mark.rule("F7", "F8")
def test_it_does_not_return_before(table: Table) -> None:
    table.give(leoric=2)
    table.reach(Step.GOLD)
    for _ in range(4):
        assert table.state.fortune(LEORIC) == 2
        table.play(OLGA, c.NextStep())
    assert table.state.stage.step is Step.SHOPPING


@pytest.mark.rule("F7", "Z6")
def test_threat_on_a_hero_sheet_leaves_with_the_clean_up_and_is_no_fortune(table: Table) -> None:
    table.own("Eternal Agony", "Branded")
    table.fund(2)
    table.give(leoric=1, astarra=1, grisban=1)
    table.start_quest()
    table.play(OLGA, c.TriggerPlotCard("Branded"))
    table.answer(BJORN, LEORIC)
    table.answer(BJORN, ASTARRA)
    table.answer(OLGA, LEORIC)
    table.reach(Step.SHOPPING)
    assert sum(table.fortune().values()) == 5
    assert sorted(table.state.tokens.values()) == [-6, 1, 1, 2, 2]
    table.reach(Step.TRAVEL)
    assert sorted(table.state.tokens.values()) == [-1, 1]
