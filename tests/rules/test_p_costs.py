"""P: what a trigger costs where the data is silent or a card cheapens it (P6, P8, Z0, Z1, Z9)."""

import pytest

from bot.rules.basics.options import Costs
from bot.rules.basics.places import AWAITING, POOL, SUPPLY
from bot.rules.basics.stage import Step
from bot.rules.state import commands as c
from bot.rules.state import events as e
from bot.rules.state import refusals as r
from bot.rules.state.questions import MissingCost
from tests.rules.conftest import CORRUPTION
from tests.rules.table import OLGA, Table, of, says

NO_EXCUSE = c.TriggerPlotCard("Make No Excuse")
SPITE = c.TriggerPlotCard("Spite")


@pytest.mark.rule("P6")
def test_a_trigger_for_nothing_gives_no_fortune(agony: Table) -> None:
    events = agony.play(OLGA, c.TriggerPlotCard("Pins and Needles"))
    assert says(events, e.CardTriggered("pinsandneedles", 0, exhausted=True))
    assert of(events, e.TokensMoved) == []


@pytest.mark.rule("P6", "R3")
def test_a_token_discarded_by_a_cards_text_gives_no_fortune(table: Table) -> None:
    table.own(CORRUPTION, "Merchants' Guild")
    table.fund(1)
    table.reach(Step.SHOPPING)
    events = table.play(OLGA, c.TriggerPlotCard("Merchants' Guild"))
    discarded = e.TokensMoved(POOL, SUPPLY, 1, e.Why.CARD_PAYMENT, "merchantsguild")
    assert of(events, e.TokensMoved) == [discarded]


@pytest.mark.rule("P8", "Z9")
def test_a_discount_never_takes_a_cost_below_nothing(agony: Table) -> None:
    agony.play(OLGA, c.StartOverlordTurn())
    agony.play(OLGA, c.TriggerPlotCard("Sadist"))
    assert agony.state.threat == 5
    agony.play(OLGA, NO_EXCUSE)
    agony.play(OLGA, c.TriggerPlotCard("Pins and Needles"))
    assert (agony.state.threat, agony.state.questions) == (5, ())


@pytest.mark.rule("Z1")
def test_the_missing_cost_is_asked_once_and_kept(agony: Table) -> None:
    agony.give(leoric=1, astarra=1)
    agony.play(OLGA, SPITE)
    assert agony.state.threat == 8
    events = agony.answer(OLGA, "1", MissingCost)
    assert says(events, e.CostRecorded("spite", 1), e.CardTriggered("spite", 1, exhausted=True))
    agony.play(OLGA, c.RefreshPlotCard("Spite"))
    agony.give(grisban=-1)
    agony.play(OLGA, SPITE)
    assert agony.state.questions == ()
    assert (agony.state.threat, agony.state.costs) == (6, {"spite": 1})


@pytest.mark.rule("Z1")
def test_a_cost_above_the_pool_is_kept_and_closes_the_question(agony: Table) -> None:
    """Given 1 threat, when the card is said to cost 2, the cost is kept and nothing stays open."""
    agony.play(OLGA, c.LoseThreat(7, "a mistake"))
    agony.play(OLGA, SPITE)
    asked = agony.question(MissingCost)
    assert isinstance(agony.refuses(OLGA, c.Answer(asked.id, "21")), r.NoSuchChoice)
    agony.answer(OLGA, "2")
    assert (agony.state.costs, agony.state.questions) == ({"spite": 2}, ())
    assert not agony.state.cards["spite"].exhausted


@pytest.mark.rule("Z1", "U4")
def test_while_the_cost_is_asked_the_columns_stay_and_the_cost_can_be_told(agony: Table) -> None:
    """No question blocks what would answer it: `/plot cost` does."""
    agony.play(OLGA, SPITE)
    printed = c.ChangeSettings(costs=Costs.PRINTED)
    assert isinstance(agony.refuses(OLGA, printed), r.QuestionOpen)
    agony.play(OLGA, c.ChangeSettings(language="en"))
    agony.play(OLGA, c.RecordPlotCost("Spite", 0))
    assert agony.state.cards["spite"].exhausted


@pytest.mark.rule("Z1", "Z0")
def test_the_printed_cost_is_not_asked(agony: Table) -> None:
    agony.play(OLGA, c.ChangeSettings(costs=Costs.PRINTED))
    assert agony.refuses(OLGA, c.RecordPlotCost("Spite", 2)) == r.CostKnown("spite", 1)
    agony.give(leoric=1, astarra=1)
    agony.play(OLGA, SPITE)
    assert (agony.state.threat, agony.state.questions) == (7, ())


@pytest.mark.rule("Z1")
def test_a_missing_cost_can_be_told_before(agony: Table) -> None:
    assert agony.refuses(OLGA, c.RecordPlotCost("Branded", 1)) == r.CostKnown("branded", 2)
    assert agony.refuses(OLGA, c.RecordPlotCost("Spite", -1)) == r.BadNumber(-1, 0, 20)
    agony.play(OLGA, c.RecordPlotCost("Spite", 0))
    agony.play(OLGA, SPITE)
    assert agony.state.tokens[POOL] == 8
    assert AWAITING not in agony.state.tokens
