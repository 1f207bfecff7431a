"""Summon Rylan Olliven: the agent enters an open group, for a master and a minion or the whole."""

import pytest

from bot.rules.basics.options import QuestKind, RulesMode, Winner
from bot.rules.printed.box import Box
from bot.rules.printed.decks import Moment
from bot.rules.state import commands as c
from bot.rules.state import events as e
from bot.rules.state import questions as q
from bot.rules.state import refusals as r
from bot.rules.state.campaign import Agent
from tests.cards.staging import CORRUPTION, Scene, enter, next_encounter, scene, start
from tests.rules.table import BJORN, LEORIC, NILS, OLGA, Table

CARD, KEY = "Summon Rylan Olliven", "summonrylanolliven"
RYLAN = "Rylan Olliven"


def entered(group: str, masters: int, minions: int, whole: bool = False) -> e.AgentSummoned:
    return e.AgentSummoned(RYLAN, KEY, group, masters, minions, whole)


@pytest.fixture
def table(box: Box) -> Scene:
    """The first set-up with two heroes, so that the cost of two ties nobody."""
    table = scene(box, CORRUPTION, CARD, heroes=2, threat=6)
    start(table)
    return table


@pytest.mark.rule("R10", "A1")
def test_it_is_paid_and_then_asks_for_the_group(table: Scene) -> None:
    events = table.trigger(CARD)
    assert e.CardTriggered(KEY, 2, exhausted=True) in events
    assert table.fortune() == {"leoric": 1, "astarra": 1}
    assert isinstance(table.question(), q.DescribeGroup)
    assert table.state.agent is None


@pytest.mark.rule("R10", "A2")
@pytest.mark.parametrize(
    ("masters", "minions", "expected"),
    [
        (1, 2, entered("Zombies", 1, 1)),
        (2, 5, entered("Zombies", 1, 1)),
        (1, 1, entered("Zombies", 1, 1)),
        (1, 0, entered("Zombies", 1, 0, whole=True)),
        (0, 3, entered("Zombies", 0, 3, whole=True)),
    ],
)
def test_he_replaces_a_master_and_a_minion_or_too_small_a_group_whole(
    table: Scene, masters: int, minions: int, expected: e.Event
) -> None:
    table.trigger(CARD)
    assert expected in enter(table, "Zombies", masters, minions)
    assert table.state.questions == ()


@pytest.mark.rule("R10", "A2")
@pytest.mark.parametrize(
    ("group", "expected"),
    [
        # With two heroes: 1 master and 2 minions; no master and 1 minion.
        ("Goblin Archers", entered("Goblin Archers", 1, 1)),
        ("arachyura", entered("arachyura", 0, 1, whole=True)),
    ],
)
def test_a_printed_monster_fills_in_what_is_left_out(
    table: Scene, group: str, expected: e.Event
) -> None:
    table.trigger(CARD)
    assert expected in enter(table, group)


@pytest.mark.rule("R10", "A2")
def test_what_is_told_comes_before_what_is_printed(table: Scene) -> None:
    table.trigger(CARD)
    assert entered("Goblin Archer", 1, 0, whole=True) in enter(table, "Goblin Archer", minions=0)


@pytest.mark.rule("R10", "A2")
def test_an_unknown_group_needs_its_figures_and_the_question_stays(table: Scene) -> None:
    table.trigger(CARD)
    asked = table.question()
    for answer in (
        c.AnswerGroup(asked.id, "Pirates"),
        c.AnswerGroup(asked.id, "Pirates", masters=1),
    ):
        assert table.refuses(OLGA, answer) == r.GroupUnknown("Pirates")
    for masters, minions in ((0, 0), (-1, 2), (1, 21)):
        answer = c.AnswerGroup(asked.id, "Pirates", masters, minions)
        assert isinstance(table.refuses(OLGA, answer), r.BadNumber)
    assert isinstance(table.refuses(OLGA, c.AnswerGroup(asked.id, "?!", 1, 1)), r.BadName)
    assert table.question() == asked


@pytest.mark.rule("R10", "U6")
def test_only_the_overlord_names_the_group(table: Scene) -> None:
    table.trigger(CARD)
    answer = c.AnswerGroup(table.question().id, "Zombies", 1, 1)
    for person in (BJORN, NILS):
        assert isinstance(table.refuses(person, answer), r.NotYourQuestion)


@pytest.mark.rule("R10", "A1", "P11")
def test_he_enters_after_set_up_only_in_every_encounter(table: Scene) -> None:
    table.turn(LEORIC)
    table.untimely(CARD, Moment.SET_UP)
    next_encounter(table)
    table.trigger(CARD)


@pytest.mark.rule("R10", "A5")
@pytest.mark.parametrize("kind", [QuestKind.INTERLUDE, QuestKind.FINALE])
def test_no_agent_enters_an_interlude_or_a_finale(box: Box, kind: QuestKind) -> None:
    table = scene(box, CORRUPTION, CARD)
    start(table, kind=kind)
    expected = r.AgentForbidden(RYLAN, quest_kind=kind)
    assert table.refuses(OLGA, c.TriggerPlotCard(CARD)) == expected


@pytest.mark.rule("R10", "A5")
@pytest.mark.parametrize("kind", [QuestKind.INTRODUCTION, QuestKind.NORMAL, QuestKind.RUMOR])
def test_he_may_enter_every_other_kind_of_quest(box: Box, kind: QuestKind) -> None:
    table = scene(box, CORRUPTION, CARD, heroes=2)
    start(table, kind=kind)
    table.trigger(CARD)


@pytest.mark.rule("R10", "A5")
@pytest.mark.parametrize("named", ["rylan OLLIVEN", "Splig, Rylan", "Zarihell,Rylan-Olliven"])
def test_he_may_not_enter_a_quest_that_features_him(box: Box, named: str) -> None:
    table = scene(box, CORRUPTION, CARD)
    start(table, lieutenants=named)
    assert table.refuses(OLGA, c.TriggerPlotCard(CARD)) == r.AgentForbidden(RYLAN)


@pytest.mark.rule("R10", "A5")
def test_another_lieutenant_in_the_quest_is_no_hindrance(box: Box) -> None:
    table = scene(box, CORRUPTION, CARD, heroes=2)
    start(table, lieutenants="Splig, Tristayne Olliven")
    table.trigger(CARD)


@pytest.mark.rule("R10", "A5")
@pytest.mark.parametrize(
    ("printed", "forbidden"),
    [("The shadow of Nerekhall", True), ("The Shadow Rune", False), ("", False)],
)
def test_the_campaign_his_card_names_is_closed_to_him(
    box: Box, printed: str, forbidden: bool
) -> None:
    table = Scene(box)
    table.play(OLGA, c.CreateCampaign("key", "Ours", home=100, printed_campaign=printed))
    for name in ("Leoric", "Grisban"):
        table.play(OLGA, c.AddHero(name, BJORN.user))
    table.own(CORRUPTION, CARD)
    table.fund(2)
    start(table)
    if forbidden:
        expected = r.AgentForbidden(RYLAN, campaign=printed)
        assert table.refuses(OLGA, c.TriggerPlotCard(CARD)) == expected
    else:
        table.trigger(CARD)


@pytest.mark.rule("R10", "A5", "P11")
def test_the_reason_is_given_before_anything_is_paid_and_advisory_rules_let_it_pass(
    box: Box,
) -> None:
    table = scene(box, CORRUPTION, CARD, heroes=2, threat=2)
    table.play(OLGA, c.ChangeSettings(rules=RulesMode.ADVISORY))
    start(table, kind=QuestKind.FINALE)
    assert e.HouseRuled("AgentForbidden") in table.trigger(CARD)


@pytest.mark.rule("R10", "U2", "U3")
def test_undo_takes_the_agent_off_the_map_and_redo_brings_him_back(table: Scene) -> None:
    before = table.state
    table.trigger(CARD)
    enter(table, "Zombies", 1, 1)
    table.undo()
    assert (table.state.agent, table.state.tokens) == (None, before.tokens)
    assert not table.card(CARD).exhausted
    table.redo()
    assert table.state.agent == Agent(RYLAN, KEY, "Zombies", 1, 1, whole_group=False)


@pytest.mark.rule("A1", "U5")
def test_while_his_group_is_not_named_the_encounter_cannot_end(table: Table) -> None:
    table.play(OLGA, c.TriggerPlotCard(CARD))
    for command in (c.EndEncounter(), c.EndQuest(Winner.HEROES), c.StartHeroTurn(LEORIC)):
        assert isinstance(table.refuses(OLGA, command), r.QuestionOpen)


@pytest.mark.rule("A2", "P11")
def test_summoned_by_house_rule_between_quests_a_printed_group_still_needs_its_figures(
    box: Box,
) -> None:
    table = scene(box, CORRUPTION, CARD, heroes=1, threat=2)
    table.play(OLGA, c.ChangeSettings(rules=RulesMode.ADVISORY))
    table.trigger(CARD)
    asked = table.question(q.DescribeGroup)
    assert table.refuses(OLGA, c.AnswerGroup(asked.id, "Zombie")) == r.GroupUnknown("Zombie")
    enter(table, "Zombie", 1, 1)
