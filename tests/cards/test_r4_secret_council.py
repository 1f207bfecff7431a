"""Secret Council: 0 to 3 Overlord cards beneath it, 1 threat each, for one encounter."""

import pytest

from bot.rules.basics.options import Winner
from bot.rules.basics.places import POOL, SUPPLY
from bot.rules.printed.box import Box
from bot.rules.printed.decks import Moment
from bot.rules.state import commands as c
from bot.rules.state import events as e
from bot.rules.state import questions as q
from bot.rules.state import refusals as r
from bot.rules.state.choices import choices
from tests.cards.staging import CORRUPTION, Scene, next_encounter, scene, start
from tests.rules.table import BJORN, LEORIC, OLGA, says

CARD, KEY = "Secret Council", "secretcouncil"


@pytest.fixture
def table(box: Box) -> Scene:
    """The first set-up; 1 threat, so that the cost must come before the gain."""
    table = scene(box, CORRUPTION, CARD, threat=1, fortune=1)
    table.play(OLGA, c.CorrectFortune(LEORIC, -1, "to break the tie"))
    start(table)
    return table


@pytest.mark.rule("R4", "P10")
def test_it_is_paid_first_and_then_asks_how_many(table: Scene) -> None:
    table.trigger(CARD)
    assert table.state.threat == 0
    asked = table.question(q.PickNumber)
    assert [choice.value for choice in choices(asked)] == ["0", "1", "2", "3"]
    refusal = table.refuses(BJORN, c.Answer(asked.id, "3"))
    assert isinstance(refusal, r.NotYourQuestion)


@pytest.mark.rule("R4", "T7")
@pytest.mark.parametrize("amount", [0, 1, 2, 3])
def test_each_card_beneath_gains_one_threat_by_the_card(table: Scene, amount: int) -> None:
    table.trigger(CARD)
    events = table.answer(OLGA, str(amount))
    assert e.CardsPutBeneath(KEY, amount) in events
    gained = e.TokensMoved(SUPPLY, POOL, amount, e.Why.CARD, KEY)
    assert (gained in events) is bool(amount)
    assert (table.state.threat, table.card(CARD).beneath) == (amount, amount)


@pytest.mark.rule("R4")
def test_more_than_three_are_no_choice(table: Scene) -> None:
    table.trigger(CARD)
    asked = table.question(q.PickNumber)
    assert isinstance(table.refuses(OLGA, c.Answer(asked.id, "4")), r.NoSuchChoice)


@pytest.mark.rule("R4", "P3")
def test_without_threat_the_gain_cannot_pay_the_cost(box: Box) -> None:
    table = scene(box, CORRUPTION, CARD, threat=0)
    start(table)
    assert table.refuses(OLGA, c.TriggerPlotCard(CARD)) == r.NotEnoughThreat(1, 0, KEY)


@pytest.mark.rule("R4", "P7")
def test_the_overlords_turn_does_not_refresh_it(table: Scene) -> None:
    table.trigger(CARD)
    table.answer(OLGA, "2")
    table.turn()
    assert (table.card(CARD).exhausted, table.card(CARD).beneath) == (True, 2)


@pytest.mark.rule("R4", "P7")
def test_the_first_encounters_end_refreshes_it_and_discards_the_cards(table: Scene) -> None:
    table.trigger(CARD)
    table.answer(OLGA, "2")
    events = table.play(OLGA, c.EndEncounter())
    assert says(events, e.CardRefreshed(KEY, e.Refreshed.ENCOUNTER_END), e.CardsDiscarded(KEY, 2))
    assert (table.card(CARD).exhausted, table.card(CARD).beneath) == (False, 0)


@pytest.mark.rule("R4", "C5")
def test_a_quest_that_ends_in_its_first_encounter_refreshes_it_too(table: Scene) -> None:
    table.trigger(CARD)
    table.answer(OLGA, "1")
    events = table.play(OLGA, c.EndQuest(Winner.OVERLORD))
    assert e.CardsDiscarded(KEY, 1) in events
    assert not table.card(CARD).exhausted


@pytest.mark.rule("R4", "P7")
def test_refreshed_by_hand_the_cards_are_discarded_as_well(table: Scene) -> None:
    table.trigger(CARD)
    table.answer(OLGA, "3")
    events = table.play(OLGA, c.RefreshPlotCard(CARD))
    assert says(events, e.CardRefreshed(KEY, e.Refreshed.BY_HAND), e.CardsDiscarded(KEY, 3))
    assert table.card(CARD).beneath == 0


@pytest.mark.rule("R4")
def test_with_nothing_beneath_nothing_is_discarded(table: Scene) -> None:
    table.trigger(CARD)
    table.answer(OLGA, "0")
    events = table.play(OLGA, c.EndEncounter())
    assert not any(isinstance(event, e.CardsDiscarded) for event in events)


@pytest.mark.rule("R4", "P11")
def test_it_belongs_to_the_first_set_up_alone(table: Scene) -> None:
    table.turn(LEORIC)
    table.untimely(CARD, Moment.FIRST_SET_UP)
    next_encounter(table)
    table.untimely(CARD, Moment.FIRST_SET_UP)


@pytest.mark.rule("R4", "U4", "U5")
def test_while_it_asks_the_encounter_cannot_end_and_no_card_be_triggered(table: Scene) -> None:
    table.trigger(CARD)
    for command in (c.EndEncounter(), c.TriggerPlotCard("Friend or Foe"), c.StartOverlordTurn()):
        assert isinstance(table.refuses(OLGA, command), r.QuestionOpen)


@pytest.mark.rule("R4", "U2")
def test_undo_takes_back_payment_and_answer_at_once(table: Scene) -> None:
    before = table.state
    table.trigger(CARD)
    table.answer(OLGA, "3")
    table.undo()
    assert (table.state.tokens, table.state.cards) == (before.tokens, before.cards)
    assert table.state.questions == ()
