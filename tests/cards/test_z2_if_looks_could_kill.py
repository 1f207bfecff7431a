"""If Looks Could Kill: the target of a master's attack is poisoned or diseased."""

import pytest

from bot.rules.basics.options import Costs
from bot.rules.printed.box import Box
from bot.rules.printed.decks import Moment
from bot.rules.state import commands as c
from bot.rules.state import events as e
from bot.rules.state import questions as q
from bot.rules.state import refusals as r
from bot.rules.state.choices import choices
from tests.cards.staging import AGONY, Scene, scene, start
from tests.rules.table import BJORN, LEORIC, OLGA

CARD, KEY = "If Looks Could Kill", "iflookscouldkill"


@pytest.fixture
def table(box: Box) -> Scene:
    table = scene(box, AGONY, CARD, threat=3)
    start(table)
    table.turn()
    return table


@pytest.mark.rule("Z2")
@pytest.mark.parametrize("condition", ["poisoned", "diseased"])
def test_which_condition_is_the_overlords_choice(table: Scene, condition: str) -> None:
    table.trigger_for(LEORIC, CARD)
    asked = table.question(q.PickWord)
    assert [each.value for each in choices(asked)] == ["poisoned", "diseased"]
    assert isinstance(table.refuses(BJORN, c.Answer(asked.id, condition)), r.NotYourQuestion)
    assert isinstance(table.refuses(OLGA, c.Answer(asked.id, "stunned")), r.NoSuchChoice)
    events = table.play(OLGA, c.Answer(asked.id, condition))
    assert e.ConditionGiven(condition, KEY) in events
    assert table.state.questions == ()


@pytest.mark.rule("Z0", "Z2")
def test_by_the_printed_costs_it_is_paid_with_two(table: Scene) -> None:
    table.play(OLGA, c.ChangeSettings(costs=Costs.PRINTED))
    assert e.CardTriggered(KEY, 2, exhausted=True) in table.trigger(CARD)


@pytest.mark.rule("Z2", "P11", "P7")
def test_it_fits_anybodys_turn_of_an_encounter_and_refreshes_as_normal(table: Scene) -> None:
    table.turn(LEORIC)
    table.trigger_for(LEORIC, CARD)
    table.answer(OLGA, "poisoned")
    table.turn()
    assert not table.card(CARD).exhausted
    table.end_quest()
    table.untimely(CARD, Moment.PLAY)


@pytest.mark.rule("Z2", "U2")
def test_undo_takes_payment_and_condition_back(table: Scene) -> None:
    before = table.state
    table.trigger_for(LEORIC, CARD)
    table.answer(OLGA, "poisoned")
    table.undo()
    assert (table.state.tokens, table.state.cards) == (before.tokens, before.cards)
