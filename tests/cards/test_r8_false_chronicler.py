"""False Chronicler: 1 experience point in the Spend Experience Points step, and out it goes."""

import pytest

from bot.rules.basics.stage import Step
from bot.rules.printed.box import Box
from bot.rules.printed.decks import Moment
from bot.rules.state import commands as c
from bot.rules.state import events as e
from bot.rules.state import refusals as r
from tests.cards.staging import CORRUPTION, Scene, scene
from tests.rules.table import OLGA, says

CARD, KEY = "False Chronicler", "falsechronicler"


@pytest.fixture
def table(box: Box) -> Scene:
    table = scene(box, CORRUPTION, CARD, threat=0)
    table.reach(Step.SPEND_XP)
    return table


@pytest.mark.rule("R8", "P9", "P6")
def test_it_gives_one_experience_point_for_nothing_and_goes_to_the_box(table: Scene) -> None:
    xp = table.state.xp
    events = table.trigger(CARD)
    assert says(
        events,
        e.CardTriggered(KEY, 0, exhausted=True),
        e.XpChanged(1, e.Why.CARD, KEY),
        e.CardReturned(KEY, to_box=True),
    )
    assert table.state.xp == xp + 1
    assert table.card(CARD).boxed
    assert set(table.fortune().values()) == {0}


@pytest.mark.rule("R8", "P9")
@pytest.mark.parametrize(
    "command", [c.TriggerPlotCard(CARD), c.BuyPlotCard(CARD), c.RefreshPlotCard(CARD)]
)
def test_in_the_box_it_is_out_of_the_campaign(table: Scene, command: c.Command) -> None:
    table.trigger(CARD)
    assert table.refuses(OLGA, command) == r.CardBoxed(KEY)


@pytest.mark.rule("R8", "P1", "T4")
def test_its_point_may_be_spent_on_threat_at_once(table: Scene) -> None:
    table.trigger(CARD)
    threat, xp = table.state.threat, table.state.xp
    table.play(OLGA, c.ConvertXp(xp))
    assert table.state.threat == threat + 3 * xp


@pytest.mark.rule("R8", "P1")
def test_bought_in_this_step_it_may_be_triggered_in_it(box: Box) -> None:
    table = scene(box, CORRUPTION, threat=3)
    table.reach(Step.SPEND_XP)
    table.play(OLGA, c.BuyPlotCard(CARD))
    table.trigger("Deceitful Scribe")
    assert table.card(CARD).boxed


@pytest.mark.rule("R8", "P11")
@pytest.mark.parametrize("step", [Step.REWARDS, Step.SHOPPING, Step.TRAVEL])
def test_it_belongs_to_that_step_alone(box: Box, step: Step) -> None:
    table = scene(box, CORRUPTION, CARD)
    table.reach(step)
    table.untimely(CARD, Moment.XP_STEP)


@pytest.mark.rule("R8", "U2")
def test_undo_brings_it_back_from_the_box(table: Scene) -> None:
    before = table.state
    table.trigger(CARD)
    table.undo()
    assert (table.state.cards, table.state.xp) == (before.cards, before.xp)
    table.redo()
    assert table.card(CARD).boxed
