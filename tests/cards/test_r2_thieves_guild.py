"""Thieves' Guild: after set-up; everything it does happens with the Search deck at the table."""

import pytest

from bot.rules.printed.box import Box
from bot.rules.printed.decks import Moment
from bot.rules.state import commands as c
from bot.rules.state import events as e
from tests.cards.staging import CORRUPTION, Scene, next_encounter, scene, start
from tests.rules.table import LEORIC, OLGA

CARD, KEY = "Thieves' Guild", "thievesguild"


@pytest.fixture
def table(box: Box) -> Scene:
    table = scene(box, CORRUPTION, CARD, fortune=1, threat=3)
    table.play(OLGA, c.CorrectFortune(LEORIC, -1, "to break the tie"))
    start(table)
    return table


@pytest.mark.rule("R2")
def test_it_is_paid_and_exhausted_and_asks_nothing(table: Scene) -> None:
    events = table.trigger(CARD)
    assert e.CardTriggered(KEY, 1, exhausted=True) in events
    assert table.state.questions == ()
    assert table.state.stage.kind == "set-up"


@pytest.mark.rule("R2", "P11")
def test_it_is_possible_in_every_set_up_and_no_longer_in_play(table: Scene) -> None:
    table.turn(LEORIC)
    table.untimely(CARD, Moment.SET_UP)
    next_encounter(table)
    table.trigger(CARD)


@pytest.mark.rule("R2", "P7")
def test_it_refreshes_at_the_overlords_turn(table: Scene) -> None:
    table.trigger(CARD)
    table.turn(LEORIC)
    assert table.card(CARD).exhausted
    table.turn()
    assert not table.card(CARD).exhausted


@pytest.mark.rule("R2", "P7")
def test_where_no_turn_is_called_it_refreshes_at_the_encounters_end(table: Scene) -> None:
    table.trigger(CARD)
    next_encounter(table)
    assert not table.card(CARD).exhausted
