"""Every roll of a quest follows from the secret promised at its start (U7, U8)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.rules.basics.options import Winner
from bot.rules.basics.sealing import commitment
from bot.rules.basics.stored import replace
from bot.rules.economy.people import Person
from bot.rules.printed.box import Box
from bot.rules.rolling.proof import verify_entries
from bot.rules.rolling.seen_dice import seen_dice
from bot.rules.state import commands as c
from bot.rules.state import events as e
from bot.rules.state.refusals import Refusal
from tests.dice.fights import Fight, fight
from tests.rules.table import BJORN, NILS, OLGA, Table

ATTACK = c.RollAttack("blue red", "gray", hero="Leoric")


@pytest.fixture
def table(printed: Box) -> Fight:
    """A quest in which rolls 1 to 4 were made: attack, defence, an undone reroll, a reroll."""
    table = fight(printed)
    table.play(BJORN, ATTACK)
    table.play(BJORN, c.RerollDie("blue"))
    table.undo(BJORN)
    table.play(BJORN, c.RerollDie("red"))
    return table


def numbers(table: Table) -> list[list[int]]:
    promises = verify_entries(table.log).promises
    return [[each.roll.number for each in promise.checked] for promise in promises]


@pytest.mark.rule("U7")
def test_undone_rolls_are_verified_like_all_others(table: Fight) -> None:
    table.end_quest()
    report = verify_entries(table.log)
    assert report.is_clean
    assert numbers(table) == [[1, 2, 3, 4]]
    (promise,) = report.promises
    assert promise.quest == "First Blood"
    assert promise.digest == commitment(bytes.fromhex(promise.secret))
    assert report.campaign == "key"


@pytest.mark.rule("U7")
def test_nothing_is_checked_and_no_secret_known_before_it_was_shown(table: Fight) -> None:
    report = verify_entries(table.log)
    (promise,) = report.promises
    assert (promise.secret, promise.checked, promise.rolls) == ("", (), 4)
    assert report.shown == ()


@pytest.mark.rule("U7")
def test_forced_rolls_and_those_outside_quests_are_left_out(table: Fight) -> None:
    table.wish("red=0/3/1")
    table.play(NILS, c.RollPool("red"))
    table.end_quest()
    table.play(NILS, c.RollPool("red"))
    report = verify_entries(table.log)
    assert numbers(table) == [[1, 2, 3, 4]]
    assert (report.promises[0].forced, report.outside) == (1, 1)


@pytest.mark.rule("U8")
def test_after_an_undone_end_rolls_follow_a_fresh_secret(table: Fight) -> None:
    table.end_quest()
    table.undo()
    (taken_back,) = [each for each in table.log if isinstance(each.event, e.TakenBack)][-1:]
    committed = table.log[taken_back.seq].event
    assert isinstance(committed, e.SecretCommitted)
    table.play(BJORN, ATTACK)
    table.end_quest()
    first, second = verify_entries(table.log).promises
    assert first.secret != second.secret == committed.secret
    assert numbers(table) == [[1, 2, 3, 4], [5, 6]]
    assert verify_entries(table.log).is_clean


@pytest.mark.rule("U8")
def test_a_redone_end_shows_the_fresh_secret_too(table: Fight) -> None:
    table.end_quest()
    table.undo()
    table.play(NILS, c.RollPool("red"))
    table.redo()
    assert table.state.quest is None
    assert len(verify_entries(table.log).shown) == 2
    assert numbers(table) == [[1, 2, 3, 4], [5]]


@pytest.mark.rule("U8")
def test_the_secret_of_an_undone_quest_is_shown_and_never_used_again(printed: Box) -> None:
    table = Fight(printed)
    table.open()
    table.start_quest()
    secret = table.state.secret
    table.play(NILS, c.RollPool("red"))
    table.undo()
    assert secret in table.state.shown_secrets
    assert numbers(table) == [[1]]
    table.redo()
    assert table.state.secret not in ("", secret)
    table.play(NILS, c.RollPool("red"))
    table.end_quest()
    assert verify_entries(table.log).is_clean
    assert numbers(table)[-1] == [2]


@pytest.mark.rule("U7")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_a_turned_die_is_named(table: Fight, number: int) -> None:
    table.end_quest()
    place = next(i for i, each in enumerate(table.log) if _number(each) == number)
    rolled = table.log[place].event
    assert isinstance(rolled, e.DiceRolled)
    turned = replace(rolled, faces=((rolled.faces[0] + 1) % 6, *rolled.faces[1:]))
    table.log[place] = replace(table.log[place], event=turned)
    report = verify_entries(table.log)
    assert not report.is_clean
    assert [(one.roll.number, one.faces) for one in report.wrong] == [(number, rolled.faces)]


@pytest.mark.rule("U7")
def test_a_roll_left_out_or_written_twice_is_noticed(table: Fight) -> None:
    table.end_quest()
    assert verify_entries(table.log).astray == ()
    without = [each for each in table.log if _number(each) != 2]
    assert verify_entries(without).astray == (3,)
    twice = [each for each in table.log for _ in range(1 + (_number(each) == 2))]
    assert verify_entries(twice).astray == (2,)


def test_another_secret_than_the_promised_one_proves_nothing(table: Fight) -> None:
    table.end_quest()
    forged = [
        replace(each, event=e.SecretRevealed("00" * 32))
        if isinstance(each.event, e.SecretRevealed)
        else each
        for each in table.log
    ]
    report = verify_entries(forged)
    assert report.shown == ()
    assert report.promises[0].rolls == 4


@pytest.mark.rule("U7")
def test_rolls_are_checked_by_the_secret_shown_not_by_what_the_log_keeps(table: Fight) -> None:
    table.end_quest()
    hidden = [
        replace(each, event=replace(each.event, secret=""))
        if isinstance(each.event, e.SecretCommitted)
        else each
        for each in table.log
    ]
    assert verify_entries(hidden) == verify_entries(table.log)


@pytest.mark.rule("U7")
def test_fairness_counts_undone_and_forced_dice(table: Fight) -> None:
    table.wish("red=0/3/1")
    table.play(NILS, c.RollPool("red"))
    seen = [one.die for one in seen_dice(table.log)]
    assert seen == ["blue", "red", "gray", "blue", "red", "red"]


DEEDS = st.sampled_from(
    [
        ("quest", OLGA, c.StartQuest("Another")),
        ("end", OLGA, c.EndQuest(Winner.HEROES)),
        ("undo", OLGA, c.TakeBack()),
        ("undo", OLGA, c.TakeBack()),
        ("redo", OLGA, c.PlayAgain()),
        ("attack", BJORN, ATTACK),
        ("pool", NILS, c.RollPool("2 red")),
        ("reroll", BJORN, c.RerollDie("blue")),
        ("turn", BJORN, c.StartHeroTurn("Leoric")),
    ]
)


@pytest.mark.rule("U7", "U8")
@given(deeds=st.lists(DEEDS, max_size=25))
def test_whatever_is_played_and_taken_back_every_roll_of_a_quest_can_be_proven(
    printed: Box, deeds: list[tuple[str, Person, c.Command]]
) -> None:
    table = Fight(printed)
    table.check_each = False
    table.open()
    table.give(leoric=9)
    for _, by, command in deeds:
        try:
            table.play(by, command)
        except Refusal:
            continue
    if table.state.quest is not None:
        table.end_quest()
    report = verify_entries(table.log)
    assert report.is_clean
    assert all(promise.secret for promise in report.promises)
    secured = [each for each in table.log if isinstance(each.event, e.DiceRolled)]
    counted = sum(promise.rolls for promise in report.promises)
    assert counted == sum(each.event.secured for each in secured)  # type: ignore[union-attr]
    assert len({promise.digest for promise in report.promises}) == len(report.promises)


def _number(entry: e.Entry) -> int:
    return entry.event.number if isinstance(entry.event, e.DiceRolled) else 0
