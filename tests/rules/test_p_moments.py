"""P: the stage of play and the moments of cards (P11)."""

from collections.abc import Callable

import pytest

from bot.rules.basics.options import FortuneUse, RulesMode
from bot.rules.basics.stage import BEFORE, Stage, StageKind, Step, phase, play, set_up
from bot.rules.state import commands as c
from bot.rules.state import events as e
from bot.rules.state import refusals as r
from tests.rules.conftest import AGONY, CORRUPTION
from tests.rules.table import BJORN, CARLA, LEORIC, OLGA, Table

pytestmark = pytest.mark.rule("P11")

ALL_RYLAN = (
    "Thieves' Guild, Merchants' Guild, Secret Council, Traitor, False Informant, "
    "One of Us, False Chronicler, Mages' Guild, Summon Rylan Olliven"
)
HERO_TURN, OVERLORD_TURN = c.StartHeroTurn("Leoric"), c.StartOverlordTurn()


@pytest.fixture
def rylan(table: Table) -> Table:
    """All cards of the Rylan deck faceup, and threat enough for each."""
    table.own(CORRUPTION, ALL_RYLAN)
    table.fund(9)
    table.give(leoric=1)
    return table


def before(table: Table) -> None:
    assert table.state.stage == BEFORE


def step(wanted: Step) -> Callable[[Table], None]:
    return lambda table: table.reach(wanted)


def first_set_up(table: Table) -> None:
    table.start_quest()


def second_set_up(table: Table) -> None:
    table.start_quest()
    table.play(OLGA, c.EndEncounter())


def unknown_turn(table: Table) -> None:
    """Play has begun by a hero's fortune, no turn was called."""
    table.start_quest()
    table.play(BJORN, c.SpendFortune(FortuneUse.RECOVER_FATIGUE, "Leoric"))


def overlords_turn(table: Table) -> None:
    table.start_quest()
    table.play(OLGA, OVERLORD_TURN)


def heros_turn(table: Table) -> None:
    table.start_quest()
    table.play(OLGA, HERO_TURN)


def travel_passed_over(table: Table) -> None:
    table.reach(Step.REWARDS)
    table.start_quest()


MOMENTS = {
    "before": before,
    "gold": step(Step.GOLD),
    "spend-xp": step(Step.SPEND_XP),
    "shopping": step(Step.SHOPPING),
    "travel": step(Step.TRAVEL),
    "first set-up": first_set_up,
    "second set-up": second_set_up,
    "unknown turn": unknown_turn,
    "overlord's turn": overlords_turn,
    "hero's turn": heros_turn,
    "travel passed over": travel_passed_over,
}
IN_AN_ENCOUNTER = {"first set-up", "second set-up", "unknown turn", "travel passed over"}
OPEN = {
    "Friend or Foe": IN_AN_ENCOUNTER | {"overlord's turn"},
    "Thieves' Guild": {"first set-up", "second set-up", "travel passed over"},
    "Merchants' Guild": {"shopping"},
    "Secret Council": {"first set-up", "travel passed over"},
    "Traitor": IN_AN_ENCOUNTER | {"hero's turn"},
    "False Informant": {"travel", "travel passed over"},
    "One of Us": IN_AN_ENCOUNTER | {"hero's turn", "overlord's turn"},
    "False Chronicler": {"spend-xp"},
    "Mages' Guild": IN_AN_ENCOUNTER | {"overlord's turn"},
    "Summon Rylan Olliven": {"first set-up", "second set-up", "travel passed over"},
}


@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize("card", OPEN)
def test_a_card_is_triggered_at_its_moment_alone(rylan: Table, card: str, moment: str) -> None:
    MOMENTS[moment](rylan)
    trigger = c.TriggerPlotCard(card)
    if moment in OPEN[card]:
        rylan.play(OLGA, trigger)
    else:
        assert isinstance(rylan.refuses(OLGA, trigger), r.WrongMoment | r.NotInThisTurn)


@pytest.mark.parametrize("card", [card for card, moments in OPEN.items() if "shopping" in moments])
def test_a_refusal_offers_the_step_that_opens_the_moment(rylan: Table, card: str) -> None:
    trigger = c.TriggerPlotCard(card)
    assert rylan.refuses(OLGA, trigger).remedy is r.Remedy.NONE
    rylan.reach(Step.GOLD)
    assert rylan.refuses(OLGA, trigger).remedy is r.Remedy.SHOPPING
    rylan.reach(Step.TRAVEL)
    assert rylan.refuses(OLGA, trigger).remedy is r.Remedy.NONE


def test_a_refusal_offers_to_start_a_quest(rylan: Table) -> None:
    refusal = rylan.refuses(OLGA, c.TriggerPlotCard("Traitor"))
    assert refusal.remedy is r.Remedy.START_QUEST


def test_the_stage_goes_from_set_up_to_play_in_every_encounter(quest: Table) -> None:
    assert quest.state.stage == set_up(1)
    quest.play(OLGA, HERO_TURN)
    assert quest.state.stage == play(1)
    quest.play(OLGA, c.EndEncounter())
    assert quest.state.stage == set_up(2)
    assert quest.state.turn is None
    quest.play(OLGA, OVERLORD_TURN)
    assert quest.state.stage == play(2)
    quest.end_quest()
    assert quest.state.stage == phase(Step.GOLD)


@pytest.mark.parametrize(
    "command",
    [
        HERO_TURN,
        OVERLORD_TURN,
        c.DefeatHero("Leoric"),
        c.SpendFortune(FortuneUse.RECOVER_FATIGUE, "Leoric"),
        c.SpendFortune(FortuneUse.EXTRA_ACTION, "Leoric"),
        c.RestHero("Leoric"),
        c.TriggerPlotCard("Make No Excuse"),
    ],
    ids=lambda command: type(command).__name__,
)
def test_the_first_move_of_play_ends_the_set_up(table: Table, command: c.Command) -> None:
    table.own(AGONY, "Make No Excuse")
    table.fund(1)
    table.give(leoric=2)
    table.play(OLGA, c.AssignHero("Leoric", OLGA.user))
    table.start_quest()
    assert e.PlayBegan() in table.play(OLGA, command)


@pytest.mark.parametrize(
    "command",
    [c.TriggerPlotCard("Thieves' Guild"), c.PlayRumor("x", True), c.SetHero("Leoric", marker=True)],
    ids=lambda command: type(command).__name__,
)
def test_other_moves_do_not(rylan: Table, command: c.Command) -> None:
    rylan.start_quest()
    rylan.play(OLGA, command)
    assert rylan.state.stage == set_up(1)


def test_the_end_of_a_turn_does_not_close_its_window(quest: Table) -> None:
    quest.give(leoric=2, astarra=2)
    quest.play(OLGA, HERO_TURN)
    quest.play(OLGA, c.EndTurn())
    quest.play(BJORN, c.SpendFortune(FortuneUse.RECOVER_FATIGUE))
    other = c.SpendFortune(FortuneUse.RECOVER_FATIGUE)
    assert quest.refuses(CARLA, other) == r.NotInThisTurn(LEORIC, hero="astarra")
    assert quest.refuses(OLGA, c.EndTurn()) == r.NoTurn()


def test_another_turn_closes_the_window(quest: Table) -> None:
    quest.give(leoric=2)
    quest.play(OLGA, HERO_TURN)
    quest.play(OLGA, OVERLORD_TURN)
    spend = c.SpendFortune(FortuneUse.RECOVER_FATIGUE)
    assert quest.refuses(BJORN, spend) == r.NotInThisTurn("", hero=LEORIC)


@pytest.mark.parametrize("command", [HERO_TURN, OVERLORD_TURN, c.EndTurn()])
@pytest.mark.parametrize("rules", RulesMode)
def test_there_are_no_turns_outside_an_encounter(
    table: Table, command: c.Command, rules: RulesMode
) -> None:
    if rules is RulesMode.ADVISORY:
        table.play(OLGA, c.ChangeSettings(rules=rules))
    assert isinstance(table.refuses(OLGA, command), r.NoEncounter)
    table.reach(Step.TRAVEL)
    assert isinstance(table.refuses(OLGA, command), r.NoEncounter)


def test_between_quests_means_before_the_first_and_in_the_phase() -> None:
    kinds = {kind for kind in StageKind if Stage(kind).between_quests}
    assert kinds == {StageKind.BEFORE, StageKind.PHASE}
