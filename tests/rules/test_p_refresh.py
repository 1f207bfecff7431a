"""P: when exhausted cards turn ready again (P7)."""

import pytest

from bot.rules.basics.options import Winner
from bot.rules.basics.stage import Step
from bot.rules.state import commands as c
from bot.rules.state import events as e
from bot.rules.state import refusals as r
from bot.rules.state.questions import HeroTests, PickHero, PickNumber
from tests.rules.conftest import AGONY, CORRUPTION
from tests.rules.table import BJORN, MARA, OLGA, Table, of

pytestmark = pytest.mark.rule("P7")

NO_EXCUSE = c.TriggerPlotCard("Make No Excuse")


def exhausted(table: Table) -> set[str]:
    return {card.key for card in table.state.cards.values() if card.exhausted}


@pytest.fixture
def agony(table: Table) -> Table:
    """A quest in which Make No Excuse was exhausted, no turn called so far."""
    table.own(AGONY, "Make No Excuse")
    table.fund(8)
    table.give(leoric=9, astarra=9)
    table.start_quest()
    table.play(OLGA, NO_EXCUSE)
    return table


@pytest.fixture
def rylan(table: Table) -> Table:
    """A quest of the Rylan deck with all cards faceup that print a moment of their own."""
    table.own(CORRUPTION, "Secret Council", "One of Us", "Merchants' Guild", "Thieves' Guild")
    table.fund(9)
    table.give(leoric=19, astarra=19)
    return table


def test_a_card_refreshes_as_the_overlords_turn_starts(agony: Table) -> None:
    agony.play(BJORN, c.StartHeroTurn("Leoric"))
    assert exhausted(agony) == {"makenoexcuse"}
    events = agony.play(OLGA, c.StartOverlordTurn())
    assert of(events, e.CardRefreshed) == [
        e.CardRefreshed("makenoexcuse", e.Refreshed.OVERLORD_TURN)
    ]
    assert exhausted(agony) == set()


def test_a_card_refreshes_in_every_overlords_turn(agony: Table) -> None:
    """Calling the overlord's turns alone, without hero turns between them, is enough."""
    for _ in range(3):
        agony.play(OLGA, c.StartOverlordTurn())
        agony.play(OLGA, NO_EXCUSE)
    assert agony.state.threat == 4


def test_with_no_turn_called_it_refreshes_as_the_encounter_ends(agony: Table) -> None:
    events = agony.play(OLGA, c.EndEncounter())
    assert of(events, e.CardRefreshed) == [
        e.CardRefreshed("makenoexcuse", e.Refreshed.ENCOUNTER_END)
    ]


def test_with_no_turn_called_it_refreshes_as_the_quest_ends(agony: Table) -> None:
    agony.play(OLGA, c.EndQuest(Winner.OVERLORD))
    assert exhausted(agony) == set()


def test_a_turn_called_before_it_was_exhausted_does_not_keep_it_exhausted(agony: Table) -> None:
    agony.play(OLGA, c.StartOverlordTurn())
    agony.play(OLGA, NO_EXCUSE)
    agony.play(OLGA, c.EndEncounter())
    assert exhausted(agony) == set()


def test_exhausted_in_the_phase_it_waits_for_the_next_quest(rylan: Table) -> None:
    rylan.reach(Step.SHOPPING)
    rylan.play(OLGA, c.TriggerPlotCard("Merchants' Guild"))
    rylan.reach(Step.TRAVEL)
    rylan.start_quest()
    rylan.play(BJORN, c.StartHeroTurn("Leoric"))
    assert exhausted(rylan) == {"merchantsguild"}
    rylan.play(OLGA, c.StartOverlordTurn())
    assert exhausted(rylan) == set()


def test_exhausted_in_the_phase_it_refreshes_where_no_turns_are_called(rylan: Table) -> None:
    rylan.reach(Step.SHOPPING)
    rylan.play(OLGA, c.TriggerPlotCard("Merchants' Guild"))
    rylan.start_quest()
    rylan.play(OLGA, c.EndEncounter())
    assert exhausted(rylan) == set()


def test_a_card_with_its_own_moment_refreshes_only_then(rylan: Table) -> None:
    """One of Us refreshes at encounter end, Friend or Foe at quest end."""
    rylan.start_quest()
    rylan.play(OLGA, c.StartOverlordTurn())
    rylan.play(OLGA, c.TriggerPlotCard("Friend or Foe"))
    rylan.play(OLGA, c.TriggerPlotCard("One of Us"))
    rylan.play(OLGA, c.StartOverlordTurn())
    assert exhausted(rylan) == {"friendorfoe", "oneofus"}
    rylan.play(OLGA, c.EndEncounter())
    assert exhausted(rylan) == {"friendorfoe"}
    rylan.end_quest()
    assert exhausted(rylan) == set()


@pytest.mark.rule("R4")
@pytest.mark.parametrize("ends", [c.EndEncounter(), c.EndQuest(Winner.HEROES)])
def test_secret_council_refreshes_with_the_first_encounter_or_the_quest(
    rylan: Table, ends: c.Command
) -> None:
    rylan.start_quest()
    rylan.play(OLGA, c.TriggerPlotCard("Secret Council"))
    rylan.answer(OLGA, "2", PickNumber)
    rylan.play(OLGA, c.StartOverlordTurn())
    assert exhausted(rylan) == {"secretcouncil"}
    assert rylan.state.cards["secretcouncil"].beneath == 2
    rylan.play(OLGA, ends)
    assert exhausted(rylan) == set()
    assert rylan.state.cards["secretcouncil"].beneath == 0


def test_a_card_exhausted_in_the_second_encounter(rylan: Table) -> None:
    rylan.start_quest()
    rylan.play(OLGA, c.EndEncounter())
    rylan.play(OLGA, c.TriggerPlotCard("Thieves' Guild"))
    assert exhausted(rylan) == {"thievesguild"}
    rylan.end_quest()
    assert exhausted(rylan) == set()


def test_a_card_is_refreshed_by_hand(agony: Table) -> None:
    events = agony.play(OLGA, c.RefreshPlotCard("Make No Excuse"))
    assert events == (e.CardRefreshed("makenoexcuse", e.Refreshed.BY_HAND),)
    assert agony.refuses(OLGA, c.RefreshPlotCard("Make No Excuse")) == r.CardReady("makenoexcuse")
    facedown = agony.refuses(OLGA, c.RefreshPlotCard("Idle Hands"))
    assert facedown == r.CardNotFaceup("idlehands")
    agony.play(OLGA, NO_EXCUSE)
    for person in (BJORN, MARA):
        assert isinstance(agony.refuses(person, c.RefreshPlotCard("Make No Excuse")), r.NotYours)


@pytest.mark.rule("R5")
def test_traitor_stays_exhausted_through_the_overlords_turn(table: Table) -> None:
    table.own(CORRUPTION, "Traitor")
    table.fund(3)
    table.give(astarra=1, grisban=1)
    table.start_quest()
    table.play(BJORN, c.StartHeroTurn("Leoric"))
    table.play(OLGA, c.TriggerPlotCard("Traitor"))
    table.answer(BJORN, "fail", HeroTests)
    assert not [each for each in table.state.questions if isinstance(each, PickHero)]
    table.play(OLGA, c.StartOverlordTurn())
    assert exhausted(table) == {"traitor"}
    table.play(OLGA, c.EndEncounter())
    assert exhausted(table) == set()


@pytest.mark.rule("P7")
def test_exhausting_by_hand_is_a_correction_too(agony: Table) -> None:
    """Given a ready card, the overlord side alone exhausts it by hand; undo makes it ready."""
    exhaust = c.ExhaustPlotCard("Spite")
    for person in (BJORN, MARA):
        assert isinstance(agony.refuses(person, exhaust), r.NotYours)
    assert e.CardExhausted("spite") in agony.play(OLGA, exhaust)
    assert agony.state.cards["spite"].exhausted
    assert agony.refuses(OLGA, exhaust) == r.CardExhaustedAlready("spite")
    facedown = agony.refuses(OLGA, c.ExhaustPlotCard("Idle Hands"))
    assert facedown == r.CardNotFaceup("idlehands")
    agony.undo()
    assert not agony.state.cards["spite"].exhausted
