"""Merchants' Guild: costs nothing to trigger, but its text discards 1 threat, without fortune."""

import pytest

from bot.rules.basics.places import POOL, SUPPLY
from bot.rules.basics.stage import Step
from bot.rules.printed.box import Box
from bot.rules.printed.decks import Moment
from bot.rules.state import commands as c
from bot.rules.state import events as e
from bot.rules.state import refusals as r
from tests.cards.staging import AGONY, CORRUPTION, Scene, lose_all, scene
from tests.rules.table import LEORIC, OLGA, says

CARD, KEY = "Merchants' Guild", "merchantsguild"


@pytest.fixture
def table(box: Box) -> Scene:
    table = scene(box, CORRUPTION, CARD, threat=2)
    table.reach(Step.SHOPPING)
    return table


@pytest.mark.rule("R3", "P6", "T8")
def test_the_discarded_threat_goes_to_the_supply_and_gives_no_fortune(table: Scene) -> None:
    threat = table.state.threat
    events = table.trigger(CARD)
    assert says(
        events,
        e.CardTriggered(KEY, 0, exhausted=True),
        e.TokensMoved(POOL, SUPPLY, 1, e.Why.CARD_PAYMENT, KEY),
    )
    assert table.state.threat == threat - 1
    assert set(table.fortune().values()) == {0}


@pytest.mark.rule("R3", "P3")
def test_without_a_threat_to_discard_it_is_refused(table: Scene) -> None:
    lose_all(table)
    assert table.refuses(OLGA, c.TriggerPlotCard(CARD)) == r.NotEnoughThreat(1, 0, KEY)


@pytest.mark.rule("R3", "P11")
def test_it_belongs_to_shopping_alone(box: Box) -> None:
    table = scene(box, CORRUPTION, CARD)
    table.reach(Step.SPEND_XP)
    assert table.untimely(CARD, Moment.SHOPPING_STEP).remedy == r.Remedy.SHOPPING


@pytest.mark.rule("R3", "P7")
def test_it_stays_exhausted_until_the_overlords_first_turn_of_the_next_quest(
    table: Scene,
) -> None:
    table.trigger(CARD)
    table.reach(Step.TRAVEL)
    table.start_quest()
    table.turn(LEORIC)
    assert table.card(CARD).exhausted
    table.turn()
    assert not table.card(CARD).exhausted


@pytest.mark.rule("R3", "U2")
def test_undo_returns_the_threat(table: Scene) -> None:
    before = table.state
    table.trigger(CARD)
    table.undo()
    assert table.state.tokens == before.tokens
    assert not table.card(CARD).exhausted


@pytest.mark.rule("R3", "S5")
def test_in_a_campaign_with_another_deck_there_is_no_such_card(box: Box) -> None:
    table = scene(box, AGONY)
    assert table.refuses(OLGA, c.TriggerPlotCard(CARD)) == r.UnknownCard(CARD)
