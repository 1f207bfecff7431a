"""Make No Excuse: the monster that rolled an X dies, at the table."""

import pytest

from bot.rules.printed.box import Box
from bot.rules.printed.decks import Moment
from bot.rules.state import commands as c
from bot.rules.state import events as e
from tests.cards.staging import AGONY, Scene, scene, start
from tests.rules.table import LEORIC, OLGA

CARD, KEY = "Make No Excuse", "makenoexcuse"


@pytest.fixture
def table(box: Box) -> Scene:
    table = scene(box, AGONY, CARD)
    start(table)
    table.turn()
    return table


@pytest.mark.rule("Z4", "P3")
def test_it_is_paid_and_stays_exhausted_until_the_overlords_next_turn(table: Scene) -> None:
    table.trigger_for(LEORIC, CARD)
    assert table.state.questions == ()
    table.turn(LEORIC)
    assert table.card(CARD).exhausted
    events = table.play(OLGA, c.StartOverlordTurn())
    assert e.CardRefreshed(KEY, e.Refreshed.OVERLORD_TURN) in events


@pytest.mark.rule("Z4", "P11")
def test_an_x_is_rolled_in_play_alone(box: Box) -> None:
    table = scene(box, AGONY, CARD)
    table.untimely(CARD, Moment.PLAY)
