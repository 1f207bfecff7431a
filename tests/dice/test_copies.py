"""What a roll led to goes by a copy of the roll: it must be the roll (D6)."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, get_args, get_type_hints

import pytest

from bot.box.box import load_box
from bot.log.export import read_entries
from bot.log.upcasts import event_codec
from bot.rules.basics.options import Edition
from bot.rules.basics.stored import replace
from bot.rules.printed.box import Box
from bot.rules.rolling.dice_sources import SeededDice
from bot.rules.rolling.promises import FaultReason
from bot.rules.rolling.proof import verify_entries
from bot.rules.state import commands as c
from bot.rules.state import events as e
from bot.rules.state import questions as q
from bot.rules.well.spaces import Direction
from bot.rules.well.state import AttackStage
from tests.cards.staging import CORRUPTION, scene, start
from tests.rules.table import BJORN, OLGA, Table
from tests.well.played.playing import GREEN, RED, YELLOW

Log = list[e.Entry]
FIXTURES = Path(__file__).parents[1] / "log_format" / "fixtures"
BOTH = c.LoadMap("....\n....\n....\n\nmonster a B2\nhero b C2\n")


@pytest.fixture(scope="module")
def log() -> Log:
    """Every kind of roll on the map; boulders undone and redone, a dodge undone and made again."""
    table = Table(load_box(), check_each=False)
    table.play(OLGA, c.CreateCampaign("key", "The Well", 100, edition=Edition.FIRST))
    table.play(OLGA, c.AddHero("Scout", BJORN.user))
    table.play(OLGA, c.LoadPreset("rolling-hall"))
    table.play(OLGA, c.BeginOverlordMapTurn())
    table.play(OLGA, c.RollBoulders())
    table.undo()
    table.redo()
    table.play(BJORN, BOTH)
    table.play(BJORN, c.AddBleed("b"))
    table.play(BJORN, c.AddDaze("b", 2))
    table.play(BJORN, c.BeginFigureTurn("b"))
    _attack(table)
    table.play(BJORN, c.DodgeAttack("b", (2,)))
    table.undo()
    table.play(BJORN, c.DodgeAttack("b", (1, 3)))
    return table.log


def _attack(table: Table) -> None:
    """Breathe until it hits."""
    while table.state.well.attack is None or table.state.well.attack.stage is AttackStage.MISSED:
        table.play(OLGA, c.UseBreath("a", Direction.EAST, 2, (RED, GREEN, YELLOW)))


def bent(log: Log, kind: type, bend: Callable[[Any], Any]) -> Log:
    """Give a log with the newest event of a kind changed."""
    at = max(i for i, each in enumerate(log) if isinstance(each.event, kind))
    return [*log[:at], replace(log[at], event=bend(log[at].event)), *log[at + 1 :]]


def turned(faces: tuple[int, ...]) -> tuple[int, ...]:
    return tuple((face + 1) % 6 for face in faces)


def other_copy(told: e.MapRoll) -> e.MapRoll:
    return replace(told, roll=replace(told.roll, faces=turned(told.roll.faces)))


def blamed(log: Log) -> set[FaultReason]:
    report = verify_entries(log)
    assert report.is_clean is not bool(report.faults)
    return {fault.why for fault in report.faults}


@pytest.mark.rule("D6")
def test_copies_as_the_rules_make_them_are_no_fault(log: Log) -> None:
    assert {type(each.event) for each in log} >= set(get_args(e.MapRoll))
    assert blamed(log) == set()


@pytest.mark.rule("D6")
@pytest.mark.parametrize("kind", get_args(e.MapRoll))
def test_a_copy_with_other_faces_is_named(log: Log, kind: type[e.MapRoll]) -> None:
    assert blamed(bent(log, kind, other_copy)) == {FaultReason.COPIED}


@pytest.mark.rule("D6")
@pytest.mark.parametrize("kind", get_args(e.MapRoll))
def test_a_copy_of_another_roll_is_named(log: Log, kind: type[e.MapRoll]) -> None:
    def moved(told: e.MapRoll) -> e.MapRoll:
        return replace(told, roll=replace(told.roll, number=told.roll.number - 1))

    assert blamed(bent(log, kind, moved)) == {FaultReason.COPIED}


@pytest.mark.rule("D6", "W5")
@pytest.mark.parametrize("place", [0, 1, 2])
def test_a_dodge_changes_the_dice_rolled_again_and_no_other(log: Log, place: int) -> None:
    """Dice 1 and 3 were rolled again; neither they nor die 2 may lie otherwise."""

    def slipped(told: e.WellAttackDodged) -> e.WellAttackDodged:
        faces = list(told.faces)
        faces[place] = (faces[place] + 1) % 6
        return replace(told, faces=tuple(faces))

    assert blamed(bent(log, e.WellAttackDodged, slipped)) == {FaultReason.COPIED}


@pytest.mark.rule("D6")
def test_every_event_with_a_copy_of_a_roll_is_compared() -> None:
    copying = {kind for kind in get_args(e.Event) if e.DiceRolled in get_type_hints(kind).values()}
    assert copying == set(get_args(e.MapRoll))


@pytest.mark.rule("D6", "R9")
def test_a_cards_test_goes_by_the_dice_that_fell(printed: Box) -> None:
    """After a reroll too: the faces that wait for Keep are the dice's, or are named."""
    table = scene(printed, CORRUPTION, "Traitor", heroes=2, threat=2)
    table.sheet("leoric", willpower=3)
    table.give(leoric=1, astarra=2)
    table.dice = SeededDice(7)
    start(table)
    table.turn("Leoric")
    table.play(OLGA, c.TriggerPlotCard("Traitor"))
    table.answer(BJORN, "reroll:gray")
    assert blamed(table.log) == set()

    def better(event: e.Asked) -> e.Asked:
        question = event.question
        assert isinstance(question, q.HeroTests)
        tests = tuple(replace(each, faces=turned(each.faces)) for each in question.tests)
        return replace(event, question=replace(question, tests=tests))

    assert blamed(bent(table.log, e.Asked, better)) == {FaultReason.COPIED}


@pytest.mark.rule("D6")
@pytest.mark.parametrize("name", ["first", "second"])
def test_campaigns_of_earlier_versions_hold_true_copies(name: str) -> None:
    """Their copies stood behind all rolls of a move, and held less of them."""
    log = list(read_entries((FIXTURES / f"{name}.json").read_bytes(), event_codec()))
    assert FaultReason.COPIED not in {fault.why for fault in verify_entries(log).faults}
