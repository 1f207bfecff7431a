"""Agents on the map: one at a time, attacked and defeated by anybody's word, gone in the end."""

import pytest

from bot.rules.basics.options import Winner
from bot.rules.basics.stage import Step
from bot.rules.printed.box import Box
from bot.rules.state import commands as c
from bot.rules.state import events as e
from bot.rules.state import refusals as r
from tests.cards.staging import CORRUPTION, Scene, enter, scene, start
from tests.rules.table import BJORN, NILS, OLGA, of

CARD, KEY = "Summon Rylan Olliven", "summonrylanolliven"
RYLAN = "Rylan Olliven"


@pytest.fixture
def table(box: Box) -> Scene:
    """The first set-up with two heroes, so that the cost of two ties nobody."""
    table = scene(box, CORRUPTION, CARD, heroes=2, threat=6)
    start(table)
    return table


@pytest.mark.rule("R10", "A4", "P9")
def test_defeated_he_goes_and_his_card_is_facedown_and_can_be_bought_again(table: Scene) -> None:
    table.trigger(CARD)
    enter(table, "Zombies", 1, 1)
    events = table.play(BJORN, c.DefeatAgent())
    assert of(events, e.AgentLeft, e.CardReturned) == [
        e.AgentLeft(RYLAN, defeated=True),
        e.CardReturned(KEY, to_box=False),
    ]
    assert table.state.agent is None
    assert table.refuses(OLGA, c.TriggerPlotCard(CARD)) == r.CardNotFaceup(KEY)
    table.reach(Step.SPEND_XP)
    table.play(OLGA, c.BuyPlotCard(CARD))
    assert table.card(CARD).faceup
    assert not table.card(CARD).exhausted


@pytest.mark.rule("A8", "P7")
def test_alive_at_the_encounters_end_he_leaves_and_each_summons_is_paid_for(table: Scene) -> None:
    table.trigger(CARD)
    enter(table, "Zombies", 1, 1)
    threat = table.state.threat
    events = table.play(OLGA, c.EndEncounter())
    assert e.AgentLeft(RYLAN, defeated=False) in events
    assert not of(events, e.TokensMoved)
    assert (table.card(CARD).faceup, table.card(CARD).exhausted) == (True, False)
    table.trigger(CARD)
    assert table.state.threat == threat - 2


@pytest.mark.rule("A8")
def test_alive_at_the_quests_end_he_leaves_too(table: Scene) -> None:
    table.trigger(CARD)
    enter(table, "Zombies", 1, 1)
    events = table.play(OLGA, c.EndQuest(Winner.HEROES))
    assert e.AgentLeft(RYLAN, defeated=False) in events
    assert table.card(CARD).faceup


@pytest.mark.rule("A1")
def test_with_an_agent_on_the_map_no_second_one_enters(table: Scene) -> None:
    table.trigger(CARD)
    enter(table, "Zombies", 1, 1)
    table.play(OLGA, c.RefreshPlotCard(CARD))
    assert table.refuses(OLGA, c.TriggerPlotCard(CARD)) == r.AgentHere(RYLAN)


@pytest.mark.rule("A4", "Z3")
@pytest.mark.parametrize("command", [c.AttackAgent(), c.DefeatAgent()])
def test_without_an_agent_nobody_attacks_or_defeats_him(table: Scene, command: c.Command) -> None:
    assert table.refuses(BJORN, command) == r.NoAgent()


@pytest.mark.rule("A4")
def test_attack_and_defeat_are_table_moves_and_end_the_set_up(table: Scene) -> None:
    table.trigger(CARD)
    enter(table, "Zombies", 1, 1)
    assert isinstance(table.refuses(NILS, c.AttackAgent()), r.NotYours)
    assert isinstance(table.refuses(NILS, c.DefeatAgent()), r.NotYours)
    events = table.play(BJORN, c.AttackAgent())
    assert of(events, e.PlayBegan, e.AgentAttacked) == [e.PlayBegan(), e.AgentAttacked(RYLAN)]


@pytest.mark.rule("A4", "U2")
def test_undo_of_his_defeat_brings_him_back_with_his_card(table: Scene) -> None:
    table.trigger(CARD)
    enter(table, "Zombies", 1, 1)
    agent = table.state.agent
    table.play(OLGA, c.DefeatAgent())
    table.undo()
    assert table.state.agent == agent
    assert table.card(CARD).faceup
