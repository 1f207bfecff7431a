"""Summon Zarihell: the agent enters for a master and two minions, or for the whole group."""

import pytest

from bot.rules.basics.options import Costs, QuestKind
from bot.rules.basics.stage import Step
from bot.rules.printed.box import Box
from bot.rules.state import commands as c
from bot.rules.state import events as e
from bot.rules.state import refusals as r
from tests.cards.staging import AGONY, Scene, enter, scene, start
from tests.rules.table import OLGA

CARD, KEY = "Summon Zarihell", "summonzarihell"
ZARIHELL = "Zarihell"


@pytest.fixture
def table(box: Box) -> Scene:
    """The first set-up with three heroes, so that the cost of three ties nobody."""
    table = scene(box, AGONY, CARD, threat=9)
    start(table)
    return table


@pytest.mark.rule("Z10", "A2")
@pytest.mark.parametrize(
    ("masters", "minions", "taken", "whole"),
    [
        (1, 3, (1, 2), False),
        (1, 2, (1, 2), False),
        (1, 1, (1, 1), True),
        (0, 4, (0, 4), True),
    ],
)
def test_she_replaces_a_master_and_two_minions_or_the_whole_group(
    table: Scene, masters: int, minions: int, taken: tuple[int, int], whole: bool
) -> None:
    assert e.CardTriggered(KEY, 3, exhausted=True) in table.trigger(CARD)
    events = enter(table, "Ogres", masters, minions)
    assert e.AgentSummoned(ZARIHELL, KEY, "Ogres", *taken, whole) in events


@pytest.mark.rule("Z10", "A2")
@pytest.mark.parametrize(
    ("heroes", "taken", "whole"), [(2, (1, 1), True), (3, (1, 2), False), (4, (1, 2), False)]
)
def test_the_printed_limit_follows_the_number_of_heroes(
    box: Box, heroes: int, taken: tuple[int, int], whole: bool
) -> None:
    """Barghests come as 1 master with 1, 2 or 3 minions for 2, 3 or 4 heroes."""
    table = scene(box, AGONY, CARD, heroes=heroes, threat=3)
    start(table)
    table.trigger(CARD)
    table.pay_ties()
    events = enter(table, "Barghests")
    assert e.AgentSummoned(ZARIHELL, KEY, "Barghests", *taken, whole) in events


@pytest.mark.rule("Z10", "A5")
@pytest.mark.parametrize("named", ["Zarihell", "zarihell!", "Splig, ZARIHELL"])
def test_not_in_a_quest_that_uses_the_zarihell_lieutenant(box: Box, named: str) -> None:
    table = scene(box, AGONY, CARD)
    start(table, lieutenants=named)
    assert table.refuses(OLGA, c.TriggerPlotCard(CARD)) == r.AgentForbidden(ZARIHELL)


@pytest.mark.rule("Z10", "A5")
@pytest.mark.parametrize("kind", [QuestKind.INTERLUDE, QuestKind.FINALE])
def test_nor_in_an_interlude_or_a_finale(box: Box, kind: QuestKind) -> None:
    table = scene(box, AGONY, CARD)
    start(table, kind=kind)
    assert table.refuses(OLGA, c.TriggerPlotCard(CARD)) == r.AgentForbidden(
        ZARIHELL, quest_kind=kind
    )


@pytest.mark.rule("Z10", "Z0", "A4")
def test_by_the_printed_costs_she_is_bought_back_for_three(table: Scene) -> None:
    table.play(OLGA, c.ChangeSettings(costs=Costs.PRINTED))
    table.trigger(CARD)
    table.pay_ties()
    enter(table, "Ogres", 1, 2)
    table.play(OLGA, c.DefeatAgent())
    table.reach(Step.SPEND_XP)
    assert e.CardBought(KEY, 3) in table.play(OLGA, c.BuyPlotCard(CARD))


@pytest.mark.rule("Z10", "P7", "A8")
def test_the_card_refreshes_while_she_is_there_and_pays_again_next_time(table: Scene) -> None:
    table.trigger(CARD)
    enter(table, "Ogres", 1, 2)
    table.turn()
    assert not table.card(CARD).exhausted
    table.play(OLGA, c.EndEncounter())
    threat = table.state.threat
    table.trigger(CARD)
    assert table.state.threat == threat - 3
