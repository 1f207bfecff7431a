"""A log whose sheets do not add up is found, as one is whose tokens do not (V1)."""

import pytest

from bot.rules.basics.keys import MoveNumber
from bot.rules.course.soundness import sound
from bot.rules.state import commands as c
from bot.rules.state import events as e
from bot.rules.state.events import Entry, OnSheet
from bot.rules.state.ledger import Problem, Unsound
from tests.rules.table import BJORN, LEORIC, OLGA, Table

WHY = OnSheet.RECOVERED
FAULTS: list[e.Event] = [
    e.DamageChanged(LEORIC, -4, WHY),
    e.FatigueChanged(LEORIC, -1, WHY),
    e.ConditionChanged(LEORIC, "stunned", on=False, why=WHY),
    e.ConditionChanged(LEORIC, "poisoned", on=True, why=WHY),
    e.HeroStood(LEORIC),
]


@pytest.mark.rule("V1")
@pytest.mark.parametrize("fault", FAULTS, ids=lambda event: type(event).__name__)
def test_what_cannot_be_is_found(fight: Table, fault: e.Event) -> None:
    fight.play(BJORN, c.SufferHero("Leoric", damage=3, condition="Poisoned"))
    assert sound(fight.log) == fight.state
    seq = len(fight.log) + 1
    with pytest.raises(Unsound) as found:
        sound([*fight.log, Entry(seq, MoveNumber(seq), 0, OLGA.user, fault)])
    assert (found.value.problem, found.value.seq) == (Problem.SHEETS, seq)


@pytest.mark.rule("V1", "U2")
def test_what_is_taken_back_and_played_again_adds_up(fight: Table) -> None:
    fight.play(BJORN, c.SufferHero("Leoric", damage=3))
    fight.undo(BJORN)
    assert sound(fight.log) == fight.state
    fight.redo(BJORN)
    assert sound(fight.log).vitals_of(LEORIC).damage == 3
