"""U: redo, and what undo and redo keep (U3, U7, U8)."""

import pytest

from bot.rules.basics.keys import MoveNumber
from bot.rules.basics.options import GainReason, RulesMode
from bot.rules.state import commands as c
from bot.rules.state import events as e
from bot.rules.state import refusals as r
from bot.rules.state.questions import JoinRequest
from tests.rules.table import BJORN, CARLA, GRISBAN, MARA, NILS, NOTE, OLGA, Table, of

GAIN = c.GainThreat(GainReason.CARD, note="a gift")


@pytest.mark.rule("U3")
def test_redo_repeats_exactly(tied: Table) -> None:
    tied.answer(CARLA, GRISBAN)
    done = tied.state
    tied.undo()
    tied.redo(BJORN)
    assert (tied.state.tokens, tied.state.cards) == (done.tokens, done.cards)
    assert tied.state.newest == done.newest


@pytest.mark.rule("U3")
def test_redo_brings_the_same_dice(quest: Table) -> None:
    quest.give(leoric=2)
    quest.play(BJORN, c.RollAttack("blue red", hero="Leoric"))
    quest.play(BJORN, c.RerollDie("red", "Leoric"))
    rolled = quest.state.last_rolls
    quest.undo()
    assert quest.state.last_rolls != rolled
    quest.redo()
    assert quest.state.last_rolls == rolled


@pytest.mark.rule("U3")
def test_moves_are_redone_in_the_order_they_were_played(table: Table) -> None:
    for amount in (1, 2, 3):
        table.play(OLGA, c.GainThreat(GainReason.CARD, amount=amount, note="x"))
    for _ in range(3):
        table.undo()
    seen = []
    for _ in range(3):
        table.redo()
        seen.append(table.state.threat)
    assert seen == [1, 3, 6]
    assert table.refuses(OLGA, c.PlayAgain()) == r.NothingToRedo()


@pytest.mark.rule("U3")
def test_a_new_move_empties_redo(table: Table) -> None:
    table.play(OLGA, GAIN)
    gone = table.newest
    table.undo()
    assert table.refuses(OLGA, c.PlayAgain(MoveNumber(gone + 1))) == r.NothingToRedo()
    table.play(OLGA, c.AdjustXp(1, NOTE))
    assert table.refuses(OLGA, c.PlayAgain(MoveNumber(gone))) == r.NothingToRedo()


@pytest.mark.rule("U3")
def test_an_answer_empties_redo_too(table: Table) -> None:
    """Else a fifth hero could come in by redo after the fourth joined by a yes."""
    table.play(NILS, c.AddHero("Aurim"))
    table.play(OLGA, c.AddHero("Syndrael", BJORN.user))
    table.undo()
    table.answer(OLGA, "yes", JoinRequest)
    assert table.refuses(OLGA, c.PlayAgain()) == r.NothingToRedo()
    assert len(table.state.heroes) == 4


@pytest.mark.rule("U3")
def test_a_roll_leaves_redo_alone(quest: Table) -> None:
    quest.play(OLGA, GAIN)
    quest.undo()
    quest.play(BJORN, c.RollPool("blue"))
    quest.redo()
    assert quest.state.threat == 1


@pytest.mark.rule("U3", "U2")
def test_a_stewards_move_is_redone_only_by_a_steward(table: Table) -> None:
    table.play(OLGA, c.ChangeSettings(rules=RulesMode.ADVISORY))
    table.undo()
    assert isinstance(table.refuses(BJORN, c.PlayAgain()), r.NotYours)
    table.redo(MARA)


@pytest.mark.rule("U3", "U4")
def test_a_move_is_redone_while_an_older_question_is_open(quest: Table) -> None:
    quest.play(OLGA, c.DefeatHero("Leoric"))
    quest.play(OLGA, GAIN)
    quest.undo()
    quest.redo()
    assert quest.state.threat == 1


@pytest.mark.rule("U7")
def test_roll_numbers_never_go_back(quest: Table) -> None:
    quest.give(leoric=3)
    quest.play(BJORN, c.RollAttack("blue red", hero="Leoric"))
    quest.play(BJORN, c.RerollDie("red", "Leoric"))
    quest.undo()
    rolled = of(quest.play(BJORN, c.RerollDie("red", "Leoric")), e.DiceRolled)
    assert [event.number for event in rolled if isinstance(event, e.DiceRolled)] == [3]


@pytest.mark.rule("U8")
def test_undoing_a_quest_end_commits_a_fresh_secret(quest: Table) -> None:
    secret = quest.state.secret
    quest.end_quest()
    assert quest.state.shown_secrets == (secret,)
    quest.undo()
    assert quest.state.quest is not None
    assert quest.state.secret not in ("", secret)
    quest.redo()
    assert quest.state.quest is None
