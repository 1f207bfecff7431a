"""Pins and Needles: 2 damage and 1 fatigue more for a hero who suffered exactly 1 damage."""

import pytest

from bot.rules.basics.options import Costs
from bot.rules.basics.stage import Step
from bot.rules.printed.box import Box
from bot.rules.printed.decks import Moment
from bot.rules.state import commands as c
from bot.rules.state import events as e
from tests.cards.staging import AGONY, Scene, scene, start
from tests.rules.table import LEORIC, OLGA, of

CARD, KEY = "Pins and Needles", "pinsandneedles"


@pytest.fixture
def table(box: Box) -> Scene:
    table = scene(box, AGONY, CARD, threat=0)
    start(table)
    return table


@pytest.mark.rule("Z5", "P6", "P11")
def test_it_costs_nothing_gives_no_fortune_and_fits_any_turn(table: Scene) -> None:
    events = table.trigger(CARD)
    assert of(events, e.CardTriggered, e.TokensMoved) == [e.CardTriggered(KEY, 0, exhausted=True)]
    for turn in (LEORIC, ""):
        table.turn(turn)
        if table.card(CARD).exhausted:
            table.play(OLGA, c.RefreshPlotCard(CARD))
        table.trigger(CARD)


@pytest.mark.rule("Z5", "Z0")
@pytest.mark.parametrize("costs", list(Costs))
def test_its_costs_are_the_photographed_ones_in_both_columns(box: Box, costs: Costs) -> None:
    table = scene(box, AGONY, threat=2)
    if costs is not table.state.settings.costs:
        table.play(OLGA, c.ChangeSettings(costs=costs))
    table.reach(Step.SPEND_XP)
    assert e.CardBought(KEY, 2) in table.play(OLGA, c.BuyPlotCard(CARD))


@pytest.mark.rule("Z5", "P11")
def test_nobody_is_hurt_between_quests(box: Box) -> None:
    table = scene(box, AGONY, CARD)
    table.untimely(CARD, Moment.PLAY)
