"""A promise about the dice is kept or broken, nothing else: whatever was bent is named (D6)."""

from collections.abc import Callable
from itertools import count
from typing import Any

import pytest

from bot.rules.basics.keys import NOBODY
from bot.rules.basics.stored import replace
from bot.rules.course.moving import NewHome, sworn_in, with_users
from bot.rules.printed.box import Box
from bot.rules.rolling.dice_sources import SystemDice
from bot.rules.rolling.promises import FaultReason, Standing
from bot.rules.rolling.proof import Report, verify_entries
from bot.rules.state import commands as c
from bot.rules.state import events as e
from tests.dice.fights import Fight, fight
from tests.rules.table import BJORN, CARLA, NILS, OLGA

ATTACK = c.RollAttack("blue red", "gray", hero="Leoric")
Log = list[e.Entry]
Bend = Callable[[Any], e.Event]


@pytest.fixture
def table(printed: Box) -> Fight:
    """A quest with rolls 1 to 5, which is over, and a roll outside it."""
    table = fight(printed)
    table.play(BJORN, ATTACK)
    table.play(BJORN, c.RerollDie("blue"))
    table.undo(BJORN)
    table.play(BJORN, ATTACK)
    table.end_quest()
    table.play(NILS, c.RollPool("red"))
    return table


def bent(log: Log, kind: type[e.Event], bend: Bend, number: int = 0) -> Log:
    """Give a log with the events of a kind changed; of rolls only the one with this number."""

    def is_meant(event: e.Event) -> bool:
        meant = not isinstance(event, e.DiceRolled) or event.number == number
        return meant and isinstance(event, kind)

    return [replace(each, event=bend(each.event)) if is_meant(each.event) else each for each in log]


def rewritten(**fields: Any) -> Bend:  # noqa: ANN401 - whatever a roll holds
    """Write other things into a roll."""

    def bend(event: e.Event) -> e.Event:
        assert isinstance(event, e.DiceRolled)
        return replace(event, **fields)

    return bend


def without(log: Log, *kinds: type[e.Event]) -> Log:
    """Give a log without the events of these kinds, as if they had never been."""
    return _renumbered([each for each in log if not isinstance(each.event, kinds)])


def moved(log: Log, kind: type[e.Event], to: int) -> Log:
    """Give a log whose first event of a kind stands behind the roll of this number."""
    what = next(each for each in log if isinstance(each.event, kind))
    rest = [each for each in log if each is not what]
    at = next(i for i, each in enumerate(rest, 1) if getattr(each.event, "number", 0) == to)
    return _renumbered([*rest[:at], what, *rest[at:]])


def _renumbered(log: Log) -> Log:
    return [replace(each, seq=seq) for seq, each in zip(count(1), log, strict=False)]


def blamed(report: Report) -> dict[FaultReason, list[int]]:
    """Give the numbers of the rolls blamed for each thing."""
    faults = {why: [one.number for one in report.faults if one.why is why] for why in FaultReason}
    return {why: numbers for why, numbers in faults.items() if numbers}


@pytest.mark.rule("D6")
def test_an_honest_quest_is_proven(table: Fight) -> None:
    report = verify_entries(table.log)
    assert report.is_clean
    assert (report.proven, report.outside, blamed(report)) == (5, 1, {})
    assert [promise.standing for promise in report.promises] == [Standing.KEPT]


@pytest.mark.rule("D6")
def test_another_secret_than_the_promised_one_is_named(table: Fight) -> None:
    other = SystemDice().new_secret().hex()
    report = verify_entries(bent(table.log, e.SecretRevealed, lambda _: e.SecretRevealed(other)))
    assert not report.is_clean
    assert (report.proven, blamed(report)) == (0, {FaultReason.REPLACED: [1, 2, 3, 4, 5]})


@pytest.mark.rule("D6")
def test_a_secret_that_was_never_shown_is_named(table: Fight) -> None:
    report = verify_entries(without(table.log, e.SecretRevealed))
    assert not report.is_clean
    assert (report.proven, blamed(report)) == (0, {FaultReason.UNSHOWN: [1, 2, 3, 4, 5]})


@pytest.mark.rule("D6")
def test_a_secret_that_was_never_shown_is_named_though_the_next_quest_kept_its_promise(
    table: Fight,
) -> None:
    log = without(table.log, e.SecretRevealed)
    table.start_quest()
    table.play(BJORN, ATTACK)
    table.end_quest()
    report = verify_entries([*log, *table.log[len(log) + 1 :]])
    assert not report.is_clean
    assert (report.proven, blamed(report)) == (2, {FaultReason.UNSHOWN: [1, 2, 3, 4, 5]})


@pytest.mark.rule("D6")
def test_a_missing_secret_is_a_fault_even_where_nothing_was_rolled(printed: Box) -> None:
    table = fight(printed)
    table.end_quest()
    assert verify_entries(table.log).is_clean
    assert not verify_entries(without(table.log, e.SecretRevealed)).is_clean


@pytest.mark.rule("D6")
def test_rolls_before_their_promise_are_named(table: Fight) -> None:
    report = verify_entries(moved(table.log, e.SecretCommitted, to=3))
    assert not report.is_clean
    assert (report.proven, blamed(report)) == (2, {FaultReason.UNPROMISED: [1, 2, 3]})


@pytest.mark.rule("D6")
def test_rolls_after_their_secret_are_named(table: Fight) -> None:
    log = table.log
    shown = next(each for each in log if isinstance(each.event, e.SecretRevealed))
    rest = [each for each in log if each is not shown]
    at = next(i for i, each in enumerate(rest) if getattr(each.event, "number", 0) == 4)
    report = verify_entries(_renumbered([*rest[:at], shown, *rest[at:]]))
    assert (report.proven, blamed(report)) == (3, {FaultReason.UNPROMISED: [4, 5]})


@pytest.mark.rule("D6")
def test_a_promise_left_out_with_its_secret_leaves_the_rolls_unproven(table: Fight) -> None:
    report = verify_entries(without(table.log, e.SecretCommitted, e.SecretRevealed))
    assert blamed(report) == {FaultReason.UNPROMISED: [1, 2, 3, 4, 5]}
    assert not report.is_clean


@pytest.mark.rule("D6")
def test_a_secured_roll_outside_a_quest_is_named(table: Fight) -> None:
    log = bent(table.log, e.DiceRolled, rewritten(secured=True), 6)
    assert blamed(verify_entries(log)) == {FaultReason.UNPROMISED: [6]}


@pytest.mark.rule("D6")
@pytest.mark.parametrize("number", [1, 5, 6])
def test_a_face_changed_and_marked_as_forced_is_named(table: Fight, number: int) -> None:
    def turn(rolled: e.Event) -> e.Event:
        assert isinstance(rolled, e.DiceRolled)
        faces = ((rolled.faces[0] + 1) % 6, *rolled.faces[1:])
        return replace(rolled, faces=faces, forced=True, secured=False)

    report = verify_entries(bent(table.log, e.DiceRolled, turn, number))
    assert not report.is_clean
    assert blamed(report) == {FaultReason.FORCED: [number]}
    assert report.proven == 5 - (number <= 5)


@pytest.mark.rule("D6")
def test_what_a_rehearsal_forced_itself_is_left_out_and_nothing_else(table: Fight) -> None:
    table.start_quest()
    table.wish("red=0/3/1")
    table.play(BJORN, ATTACK)
    table.end_quest()
    here = table.forced.forced
    assert verify_entries(table.log, here).is_clean
    assert blamed(verify_entries(table.log)) == {FaultReason.FORCED: [7]}
    log = bent(table.log, e.DiceRolled, rewritten(forced=True), 2)
    assert blamed(verify_entries(log, here)) == {FaultReason.FORCED: [2]}


@pytest.mark.rule("D6")
def test_rolls_of_a_quest_still_running_are_no_fault(printed: Box) -> None:
    table = fight(printed)
    table.play(BJORN, ATTACK)
    report = verify_entries(table.log)
    assert report.is_clean
    assert [(one.standing, one.rolls) for one in report.promises] == [(Standing.RUNNING, 2)]


@pytest.mark.rule("D6", "D8")
def test_rolls_that_came_here_unfinished_are_named_and_no_fault(printed: Box) -> None:
    table = fight(printed)
    table.play(BJORN, ATTACK)
    table.log = NewHome(5, (OLGA.user, BJORN.user), OLGA.user).settle(table.log)
    table.log += sworn_in(table.log, table.state, table.dice, OLGA.user, 0)
    table.renew()
    table.play(BJORN, ATTACK)
    table.end_quest()
    report = verify_entries(table.log)
    assert report.is_clean
    assert (report.proven, report.unproven) == (2, frozenset())
    assert [(one.standing, one.rolls) for one in report.promises] == [
        (Standing.ELSEWHERE, 2),
        (Standing.KEPT, 2),
    ]


@pytest.mark.rule("D6")
def test_a_campaign_that_ends_in_a_quest_shows_its_secret(printed: Box) -> None:
    table = fight(printed)
    table.play(BJORN, ATTACK)
    table.play(OLGA, c.EndCampaign())
    assert verify_entries(table.log).proven == 2
    table.undo()
    table.play(BJORN, ATTACK)
    table.end_quest()
    report = verify_entries(table.log)
    assert report.is_clean
    assert report.proven == 4


@pytest.mark.rule("D8")
def test_a_roll_without_the_number_of_its_command_is_named(table: Fight) -> None:
    log = bent(table.log, e.DiceRolled, rewritten(cause=""), 2)
    report = verify_entries(log)
    assert blamed(report) == {FaultReason.UNMIXED: [2]}
    assert not report.is_clean


@pytest.mark.rule("D8")
def test_a_host_cannot_go_back_to_the_scheme_that_mixes_nothing_in(table: Fight) -> None:
    log = bent(table.log, e.DiceRolled, rewritten(scheme=1), 4)
    assert blamed(verify_entries(log)) == {FaultReason.UNMIXED: [4]}


@pytest.mark.rule("D8")
def test_a_scheme_that_nobody_knows_proves_nothing(table: Fight) -> None:
    log = bent(table.log, e.DiceRolled, rewritten(scheme=9), 4)
    assert [one.roll.number for one in verify_entries(log).wrong] == [4]


@pytest.mark.rule("D8")
def test_a_word_that_a_roll_leaves_out_is_named(printed: Box) -> None:
    table = fight(printed)
    table.play(BJORN, ATTACK)
    table.play(BJORN, c.SetDiceWord("fox"))
    table.play(CARLA, c.SetDiceWord("otter"))
    table.play(BJORN, ATTACK)
    table.end_quest()
    assert verify_entries(table.log).is_clean
    for words in ((), ("fox",), ("fox", "otter", "owl")):
        log = bent(table.log, e.DiceRolled, rewritten(words=words), 3)
        assert blamed(verify_entries(log)) == {FaultReason.UNMIXED: [3]}


@pytest.mark.rule("D8")
def test_words_of_somebody_who_is_forgotten_still_prove_the_rolls(printed: Box) -> None:
    table = fight(printed)
    for by, word in ((BJORN, "fox"), (CARLA, "otter"), (BJORN, "owl")):
        table.play(by, c.SetDiceWord(word))
        table.play(BJORN, ATTACK)
    table.end_quest()
    forgotten = [with_users(each, lambda _: NOBODY) for each in table.log]
    assert verify_entries(forgotten).is_clean
