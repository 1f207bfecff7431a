"""Idle Hands: a monster that did not attack is hurt, and another of its group attacks."""

import pytest

from bot.rules.basics.options import Costs
from bot.rules.printed.box import Box
from bot.rules.printed.decks import Moment
from bot.rules.state import commands as c
from bot.rules.state import events as e
from tests.cards.staging import AGONY, Scene, scene, start
from tests.rules.table import OLGA

CARD, KEY = "Idle Hands", "idlehands"


@pytest.fixture
def table(box: Box) -> Scene:
    table = scene(box, AGONY, CARD)
    start(table)
    table.turn()
    return table


@pytest.mark.rule("Z7", "P4")
def test_its_three_threat_flip_to_three_heroes(table: Scene) -> None:
    events = table.trigger(CARD)
    assert e.CardTriggered(KEY, 3, exhausted=True) in events
    assert set(table.fortune().values()) == {1}
    assert table.state.questions == ()


@pytest.mark.rule("Z7", "Z0", "P7")
def test_by_the_printed_costs_it_is_one_and_it_refreshes_as_normal(table: Scene) -> None:
    table.play(OLGA, c.ChangeSettings(costs=Costs.PRINTED))
    table.trigger_for("leoric", CARD)
    assert table.state.threat == 4
    table.turn()
    assert not table.card(CARD).exhausted


@pytest.mark.rule("Z7", "P11")
def test_it_belongs_to_an_encounter(box: Box) -> None:
    scene(box, AGONY, CARD).untimely(CARD, Moment.PLAY)
