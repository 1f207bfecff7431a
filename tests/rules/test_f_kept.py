"""F: fortune given, kept and corrected (F5, F6, F8)."""

from typing import get_args

import pytest

from bot.rules.basics.options import FortuneUse, GainReason
from bot.rules.basics.places import SUPPLY, PlaceKind
from bot.rules.basics.stage import Step
from bot.rules.state import commands as c
from bot.rules.state import events as e
from bot.rules.state import refusals as r
from bot.rules.state.questions import FortuneTie
from tests.rules.conftest import AGONY
from tests.rules.table import ASTARRA, BJORN, CARLA, GRISBAN, LEORIC, MARA, NILS, NOTE, OLGA, Table

FATIGUE = c.SpendFortune(FortuneUse.RECOVER_FATIGUE)
ACTION = c.SpendFortune(FortuneUse.EXTRA_ACTION)


@pytest.mark.rule("F6")
def test_no_command_moves_fortune_from_hero_to_hero(table: Table) -> None:
    """Of all commands, only a correction puts fortune on a sheet, and it comes from the supply."""
    gifts = [
        kind
        for kind in get_args(c.Command)
        if len({*kind.__struct_fields__} & {"hero", "target", "to"}) > 1
    ]
    # An item may be handed on (G3).
    assert gifts == [c.RollAttack, c.GiveItem]
    table.play(OLGA, c.CorrectFortune("Leoric", 3, NOTE))
    table.play(OLGA, c.CorrectFortune("Leoric", -2, NOTE))
    moved = [entry.event for entry in table.log if isinstance(entry.event, e.TokensMoved)]
    assert all(SUPPLY in (event.source, event.to) for event in moved)


@pytest.mark.rule("F6")
def test_a_correction_is_a_stewards_and_never_below_nothing(table: Table) -> None:
    table.give(leoric=2)
    correct = c.CorrectFortune("Leoric", -3, NOTE)
    assert table.refuses(OLGA, correct) == r.NotEnoughFortune(LEORIC, 3, 2)
    assert table.refuses(OLGA, c.CorrectFortune("Leoric", 0, NOTE)) == r.NothingToDo()
    assert isinstance(table.refuses(OLGA, c.CorrectFortune("Leoric", 1, " ")), r.BadName)
    for amount in (21, -21):
        wrong = c.CorrectFortune("Leoric", amount, NOTE)
        assert table.refuses(OLGA, wrong) == r.BadNumber(amount, -20, 20)
    table.play(MARA, c.CorrectFortune("Leoric", -1, NOTE))
    for person in (BJORN, NILS):
        assert isinstance(table.refuses(person, c.CorrectFortune("Leoric", 1, NOTE)), r.NotYours)


@pytest.mark.rule("F8")
def test_fortune_is_kept_from_encounter_to_encounter(rich: Table) -> None:
    rich.play(OLGA, c.EndEncounter())
    rich.end_quest()
    assert rich.fortune() == {LEORIC: 7, ASTARRA: 7, GRISBAN: 7}


@pytest.mark.rule("F8")
def test_fortune_that_arises_after_shopping_is_kept_into_the_next_quest(house: Table) -> None:
    house.give(leoric=3)
    house.fund(1)
    house.reach(Step.CHOOSE_QUEST)
    assert set(house.fortune().values()) == {0}
    house.play(OLGA, c.TriggerPlotCard("Old Trick"))
    house.answer(OLGA, "use")
    house.answer(BJORN, LEORIC, FortuneTie)
    house.start_quest()
    assert house.state.fortune(LEORIC) == 1


@pytest.mark.rule("F5")
def test_spent_fortune_never_becomes_threat(rich: Table) -> None:
    before = rich.state.threat
    rich.play(BJORN, ACTION)
    rich.play(CARLA, FATIGUE)
    assert rich.state.threat == before
    assert not any(place.kind is PlaceKind.AWAITING for place in rich.state.tokens)


@pytest.mark.rule("F1")
def test_the_hero_left_out_is_the_only_one_or_whose_turn_it_is(rich: Table) -> None:
    """A player of two heroes names one, or spends for the one whose turn it is."""
    rich.play(OLGA, c.AssignHero("Grisban", BJORN.user))
    assert rich.refuses(BJORN, FATIGUE) == r.WhichHero(("Leoric", "Grisban"))
    rich.play(OLGA, c.StartHeroTurn("Grisban"))
    rich.play(BJORN, FATIGUE)
    assert rich.state.fortune(GRISBAN) == 6
    assert isinstance(rich.refuses(NILS, FATIGUE), r.NotYours)


@pytest.mark.rule("T7", "F6")
def test_threat_and_fortune_do_not_mix(rich: Table) -> None:
    rich.play(OLGA, c.GainThreat(GainReason.CARD, amount=3, note="a relic"))
    assert rich.fortune() == {LEORIC: 7, ASTARRA: 7, GRISBAN: 7}


@pytest.mark.rule("F7", "P5")
def test_a_tie_of_the_next_trigger_counts_what_is_left(table: Table) -> None:
    table.own(AGONY, "Make No Excuse")
    table.fund(5)
    table.give(leoric=4, astarra=3)
    table.reach(Step.TRAVEL)
    table.start_quest()
    table.play(OLGA, c.TriggerPlotCard("Make No Excuse"))
    tie = table.question(FortuneTie)
    assert isinstance(tie, FortuneTie)
    assert tie.tied == (LEORIC, ASTARRA, GRISBAN)
