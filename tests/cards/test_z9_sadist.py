"""Sadist: while it stays exhausted every Plot card is 1 threat cheaper to trigger."""

import pytest

from bot.rules.basics.options import Costs, RulesMode
from bot.rules.basics.stage import Step
from bot.rules.printed.box import Box
from bot.rules.state import commands as c
from bot.rules.state import events as e
from bot.rules.state import refusals as r
from tests.cards.staging import AGONY, Scene, next_encounter, scene, start
from tests.rules.table import LEORIC, OLGA, of

CARD, KEY = "Sadist", "sadist"
OTHERS = ("Pins and Needles", "Make No Excuse", "Branded", "Idle Hands", "Long Suffering")


@pytest.fixture
def table(box: Box) -> Scene:
    """The overlord's turn."""
    table = scene(box, AGONY, CARD, *OTHERS, threat=9)
    start(table)
    table.turn()
    return table


@pytest.mark.rule("Z9", "P4")
def test_it_pays_its_own_full_cost(table: Scene) -> None:
    assert e.CardTriggered(KEY, 3, exhausted=True) in table.trigger(CARD)
    assert table.state.threat == 6


@pytest.mark.rule("Z9", "P4")
def test_while_it_is_exhausted_fewer_tokens_flip(table: Scene) -> None:
    table.trigger(CARD)
    fortune = sum(table.fortune().values())
    assert e.CardTriggered("idlehands", 2, exhausted=True) in table.trigger("Idle Hands")
    table.pay_ties()
    assert sum(table.fortune().values()) == fortune + 2


@pytest.mark.rule("Z9", "P6", "P8")
def test_a_cost_of_one_falls_to_nothing_and_gives_no_fortune(table: Scene) -> None:
    table.trigger(CARD)
    events = table.trigger("Make No Excuse")
    assert of(events, e.CardTriggered, e.TokensMoved) == [
        e.CardTriggered("makenoexcuse", 0, exhausted=True)
    ]


@pytest.mark.rule("Z9", "P8")
def test_a_cost_of_nothing_stays_nothing(table: Scene) -> None:
    table.trigger(CARD)
    events = table.trigger("Pins and Needles")
    assert of(events, e.CardTriggered) == [e.CardTriggered("pinsandneedles", 0, exhausted=True)]


@pytest.mark.rule("Z9", "P3")
def test_the_pool_needs_only_the_lower_cost(box: Box) -> None:
    table = scene(box, AGONY, CARD, "Branded", threat=4)
    start(table)
    table.turn()
    table.trigger(CARD)
    assert table.state.threat == 1
    assert e.CardTriggered("branded", 1, exhausted=False) in table.trigger("Branded")


@pytest.mark.rule("Z9", "Z1", "P8")
def test_a_missing_cost_is_told_in_full_and_paid_less(table: Scene) -> None:
    table.trigger(CARD)
    table.turn(LEORIC)
    table.play(OLGA, c.LoseThreat(table.state.threat - 1, "so that 1 is left"))
    table.trigger("Spite")
    assert e.TriggerForgone("spite", 2, 1) in table.answer(OLGA, "3")
    table.undo()
    table.trigger("Spite")
    events = table.answer(OLGA, "2")
    assert table.state.costs == {"spite": 2}
    assert e.CardTriggered("spite", 1, exhausted=True) in events


@pytest.mark.rule("Z9", "P1")
def test_purchases_are_not_cheaper(table: Scene) -> None:
    """Exhausted by house rule in the campaign phase, it still leaves purchases as they are."""
    table.reach(Step.SPEND_XP)
    table.play(OLGA, c.ChangeSettings(rules=RulesMode.ADVISORY))
    table.trigger(CARD)
    assert table.card(CARD).exhausted
    assert e.CardBought("timeontherack", 1) in table.play(OLGA, c.BuyPlotCard("Time on the Rack"))


@pytest.mark.rule("Z9")
def test_ready_it_makes_nothing_cheaper(table: Scene) -> None:
    assert e.CardTriggered("branded", 2, exhausted=False) in table.trigger("Branded")


@pytest.mark.rule("Z9", "P7")
def test_it_acts_through_the_heroes_turns_until_the_overlords_next(table: Scene) -> None:
    table.trigger(CARD)
    table.turn(LEORIC)
    assert e.CardTriggered("makenoexcuse", 0, exhausted=True) in table.trigger("Make No Excuse")
    events = table.play(OLGA, c.StartOverlordTurn())
    assert e.CardRefreshed(KEY, e.Refreshed.OVERLORD_TURN) in events
    assert e.CardTriggered("makenoexcuse", 1, exhausted=True) in table.trigger("Make No Excuse")


@pytest.mark.rule("Z9", "P7")
def test_at_the_encounters_end_it_is_ready_again(table: Scene) -> None:
    table.trigger(CARD)
    next_encounter(table)
    assert not table.card(CARD).exhausted


@pytest.mark.rule("Z9", "P8")
def test_triggered_again_by_house_rule_it_does_not_make_itself_cheaper(table: Scene) -> None:
    table.play(OLGA, c.ChangeSettings(rules=RulesMode.ADVISORY))
    table.trigger(CARD)
    assert e.CardTriggered(KEY, 3, exhausted=True) in table.trigger(CARD)


@pytest.mark.rule("Z9", "Z0")
def test_by_the_printed_costs_it_costs_two(table: Scene) -> None:
    table.play(OLGA, c.ChangeSettings(costs=Costs.PRINTED))
    assert e.CardTriggered(KEY, 2, exhausted=True) in table.trigger(CARD)


@pytest.mark.rule("Z9", "P11")
def test_it_belongs_to_the_overlords_turn(table: Scene) -> None:
    table.turn(LEORIC)
    assert table.refuses(OLGA, c.TriggerPlotCard(CARD)) == r.NotInThisTurn(LEORIC, card=KEY)


@pytest.mark.rule("Z9", "U2")
def test_undo_ends_the_discount(table: Scene) -> None:
    table.trigger(CARD)
    table.undo()
    assert e.CardTriggered("branded", 2, exhausted=False) in table.trigger("Branded")
