"""Spite: its trigger cost is told once; a surge left unspent makes it ready again."""

import pytest

from bot.rules.basics.options import Costs
from bot.rules.basics.stage import set_up
from bot.rules.economy.people import Person
from bot.rules.printed.box import Box
from bot.rules.printed.decks import Moment
from bot.rules.state import commands as c
from bot.rules.state import events as e
from bot.rules.state import questions as q
from bot.rules.state import refusals as r
from bot.rules.state.choices import choices
from tests.cards.staging import AGONY, Scene, gain, lose_all, next_encounter, scene, start
from tests.rules.table import ASTARRA, BJORN, LEORIC, NILS, OLGA, of, says

CARD, KEY = "Spite", "spite"


@pytest.fixture
def table(box: Box) -> Scene:
    """Leoric's turn, who holds the fewest fortune; the pool holds 2."""
    table = scene(box, AGONY, threat=2, fortune=3)
    table.play(OLGA, c.CorrectFortune(LEORIC, -3, "to break the tie"))
    start(table)
    table.turn(LEORIC)
    return table


@pytest.mark.rule("Z1", "P10")
def test_the_missing_cost_is_asked_once_as_part_of_the_move(table: Scene) -> None:
    table.trigger(CARD)
    asked = table.question(q.MissingCost)
    assert [each.value for each in choices(asked)] == ["0", "1", "2", "3"]
    assert not table.card(CARD).exhausted
    events = table.answer(OLGA, "1")
    assert says(events, e.CostRecorded(KEY, 1), e.CardTriggered(KEY, 1, exhausted=True))
    assert (table.state.threat, table.state.fortune(LEORIC)) == (1, 1)


@pytest.mark.rule("Z1")
def test_the_told_cost_is_kept_for_the_campaign(table: Scene) -> None:
    table.trigger(CARD)
    table.answer(OLGA, "1")
    next_encounter(table)
    table.turn(ASTARRA)
    table.trigger(CARD)
    assert table.state.questions == ()
    assert table.state.threat == 0


@pytest.mark.rule("Z1", "U4")
def test_a_cost_above_the_pool_is_kept_and_nothing_stays_open(table: Scene) -> None:
    """Given a pool of 2, when the card is said to cost 3, only the cost is kept."""
    table.trigger(CARD)
    events = table.answer(OLGA, "3")
    assert says(events, e.CostRecorded(KEY, 3), e.TriggerForgone(KEY, 3, 2))
    assert not of(events, e.CardTriggered, e.TokensMoved)
    assert table.state.questions == ()
    assert (table.state.threat, table.card(CARD).exhausted) == (2, False)
    assert table.refuses(OLGA, c.TriggerPlotCard(CARD)) == r.NotEnoughThreat(3, 2, KEY)


@pytest.mark.rule("Z1", "U2")
def test_a_cost_kept_without_its_trigger_is_a_move_of_its_own(table: Scene) -> None:
    """Given an empty pool and a cost told, when threat comes, the card is paid; undo forgets it."""
    lose_all(table)
    table.trigger(CARD)
    table.answer(OLGA, "1")
    table.undo()
    assert table.state.costs == {}
    table.redo()
    gain(table, 1)
    table.trigger(CARD)
    assert (table.state.threat, table.state.fortune(LEORIC)) == (0, 1)


@pytest.mark.rule("Z1", "P11")
def test_a_trigger_that_is_not_paid_ends_no_set_up(box: Box) -> None:
    """Given set-up, when the pool cannot pay the cost told, set-up goes on."""
    table = scene(box, AGONY, threat=0)
    start(table)
    table.trigger(CARD)
    table.answer(OLGA, "1")
    assert table.state.stage == set_up(1)


@pytest.mark.rule("Z1", "U4")
@pytest.mark.parametrize("cost", [1, 7])
def test_the_command_for_the_cost_answers_the_question(table: Scene, cost: int) -> None:
    table.trigger(CARD)
    events = table.play(OLGA, c.RecordPlotCost(CARD, cost))
    assert e.CostRecorded(KEY, cost) in events
    assert table.state.questions == ()
    assert bool(of(events, e.CardTriggered)) is (cost == 1)


@pytest.mark.rule("Z1", "P6")
def test_a_cost_of_nothing_gives_no_fortune(table: Scene) -> None:
    lose_all(table)
    table.trigger(CARD)
    events = table.answer(OLGA, "0")
    assert not of(events, e.TokensMoved)
    assert table.card(CARD).exhausted


@pytest.mark.rule("Z1", "U6")
def test_only_the_overlord_side_tells_it(table: Scene) -> None:
    table.trigger(CARD)
    asked = table.question(q.MissingCost)
    for person in (BJORN, NILS):
        assert isinstance(table.refuses(person, c.Answer(asked.id, "0")), r.NotYourQuestion)


@pytest.mark.rule("Z1", "U2")
def test_undo_forgets_the_told_cost_with_the_trigger(table: Scene) -> None:
    table.trigger(CARD)
    table.answer(OLGA, "1")
    table.undo()
    assert table.state.costs == {}
    table.trigger(CARD)
    assert isinstance(table.question(), q.MissingCost)


@pytest.mark.rule("Z0", "Z1")
def test_by_the_printed_costs_it_is_one_and_nothing_is_asked(table: Scene) -> None:
    table.play(OLGA, c.ChangeSettings(costs=Costs.PRINTED))
    events = table.trigger(CARD)
    assert e.CardTriggered(KEY, 1, exhausted=True) in events
    assert table.state.questions == ()


@pytest.mark.rule("Z0", "Z1")
def test_switching_back_uses_what_was_told_and_never_the_printed_figure(table: Scene) -> None:
    table.play(OLGA, c.RecordPlotCost(CARD, 0))
    table.play(OLGA, c.ChangeSettings(costs=Costs.PRINTED))
    assert table.refuses(OLGA, c.RecordPlotCost(CARD, 2)) == r.CostKnown(KEY, 1)
    table.play(OLGA, c.ChangeSettings(costs=Costs.TRANSCRIBED))
    events = table.trigger(CARD)
    assert e.CardTriggered(KEY, 0, exhausted=True) in events


@pytest.mark.rule("Z1")
def test_a_surge_left_unspent_refreshes_it_and_it_may_be_paid_for_again(table: Scene) -> None:
    table.trigger(CARD)
    table.answer(OLGA, "1")
    assert table.refuses(OLGA, c.TriggerPlotCard(CARD)) == r.CardExhausted(KEY)
    events = table.play(OLGA, c.RefreshPlotCard(CARD, by_its_text=True))
    assert events == (e.CardRefreshed(KEY, e.Refreshed.BY_ITS_TEXT),)
    table.trigger(CARD)
    assert table.state.threat == 0


@pytest.mark.rule("Z1", "P7")
def test_refreshed_by_command_it_is_posted_as_by_hand(table: Scene) -> None:
    table.trigger(CARD)
    table.answer(OLGA, "1")
    events = table.play(OLGA, c.RefreshPlotCard(CARD))
    assert events == (e.CardRefreshed(KEY, e.Refreshed.BY_HAND),)


@pytest.mark.rule("Z1", "P7")
def test_no_other_card_refreshes_by_its_own_text(box: Box) -> None:
    table = scene(box, AGONY, "Pins and Needles")
    start(table)
    table.trigger("Pins and Needles")
    events = table.play(OLGA, c.RefreshPlotCard("Pins and Needles", by_its_text=True))
    assert events == (e.CardRefreshed("pinsandneedles", e.Refreshed.BY_HAND),)


@pytest.mark.rule("Z1", "P7")
def test_else_it_refreshes_as_normal(table: Scene) -> None:
    table.trigger(CARD)
    table.answer(OLGA, "1")
    table.turn()
    assert not table.card(CARD).exhausted


@pytest.mark.rule("Z1", "P11")
def test_it_belongs_to_a_heros_turn(table: Scene) -> None:
    table.turn()
    assert table.refuses(OLGA, c.TriggerPlotCard(CARD)) == r.NotInThisTurn("", card=KEY)
    table.end_quest()
    table.untimely(CARD, Moment.HERO_TURN)


def triggered(table: Scene) -> Scene:
    table.trigger(CARD)
    table.answer(OLGA, "1")
    return table


def counted(table: Scene, by: Person, *, hero: str = LEORIC) -> tuple[str, ...]:
    """Give the cards that count the surges of the next attack."""
    table.wish((0, 0))
    events = table.play(by, c.RollAttack("blue red", hero=hero))
    (called,) = (event for event in events if isinstance(event, e.RollCalled))
    return called.cards


@pytest.mark.rule("Z1")
def test_the_heros_next_attack_knows_it_and_no_other_does(table: Scene) -> None:
    triggered(table)
    assert counted(table, OLGA, hero="") == ()
    assert counted(table, BJORN) == (KEY,)
    assert counted(table, BJORN) == ()


@pytest.mark.rule("Z1")
def test_an_attack_does_not_know_it_once_it_is_ready_again_or_the_turn_is_over(
    table: Scene,
) -> None:
    triggered(table)
    table.play(OLGA, c.RefreshPlotCard(CARD))
    assert counted(table, BJORN) == ()
    gain(table, 1)
    table.trigger(CARD)
    table.play(BJORN, c.EndTurn())
    assert counted(table, BJORN) == ()


@pytest.mark.rule("Z1", "U3")
def test_an_attack_does_not_know_a_trigger_that_is_taken_back(table: Scene) -> None:
    triggered(table)
    table.undo()
    assert counted(table, BJORN) == ()
