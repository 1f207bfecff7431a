"""U: moves and undo (U1, U2)."""

import pytest

from bot.rules.basics.keys import MoveNumber, UserId
from bot.rules.basics.options import FortuneUse, GainReason, OverlordAction, Sheet, Winner
from bot.rules.basics.stage import Step
from bot.rules.economy.people import Person
from bot.rules.state import commands as c
from bot.rules.state import events as e
from bot.rules.state import refusals as r
from bot.rules.state.questions import DefeatReward
from bot.rules.state.replay import live, replay
from tests.rules.conftest import AGONY
from tests.rules.table import ASTARRA, BJORN, CARLA, LEORIC, MARA, NILS, NOTE, OLGA, Table

GAIN = c.GainThreat(GainReason.CARD, note="a gift")


@pytest.mark.rule("U1")
def test_answers_belong_to_the_move_that_asked(tied: Table) -> None:
    move = tied.newest
    tied.play(OLGA, c.AdjustXp(1, NOTE))
    tied.answer(BJORN, LEORIC)
    assert tied.log[-1].move == move
    assert tied.log[move - 1].seq == move


@pytest.mark.rule("U2")
def test_undo_takes_back_the_newest_move(table: Table) -> None:
    table.play(OLGA, GAIN)
    first = table.state
    table.play(OLGA, GAIN)
    table.play(BJORN, c.TakeBack())
    assert (table.state.threat, table.state.tokens) == (1, first.tokens)
    assert table.log[-1].event == e.TakenBack(MoveNumber(first.seq + 1))


@pytest.mark.rule("U2")
def test_the_button_of_another_message_names_the_newer_move(table: Table) -> None:
    table.play(OLGA, GAIN)
    old = table.newest
    table.play(OLGA, GAIN)
    assert table.refuses(OLGA, c.TakeBack(MoveNumber(old))) == r.NewerMove(MoveNumber(table.newest))
    table.play(OLGA, c.TakeBack(MoveNumber(table.newest)))
    assert table.refuses(OLGA, c.TakeBack(MoveNumber(old + 1))) == r.MoveGone(MoveNumber(old + 1))
    table.play(OLGA, c.TakeBack(MoveNumber(old)))


@pytest.mark.rule("U2")
@pytest.mark.parametrize("move", [-1, 0, 999])
def test_no_such_move(table: Table, move: int) -> None:
    assert table.refuses(OLGA, c.TakeBack(MoveNumber(move))) == r.MoveGone(MoveNumber(move))


@pytest.mark.rule("U2")
def test_the_creation_is_not_undone(bare: Table) -> None:
    bare.play(OLGA, c.CreateCampaign("key", "Nerekhall", 1))
    assert bare.refuses(OLGA, c.TakeBack()) == r.NothingToUndo()


@pytest.mark.rule("U2")
def test_everything_can_be_undone_down_to_the_creation(tied: Table) -> None:
    tied.answer(BJORN, LEORIC)
    tied.end_quest()
    moves = 0
    while tied.state.newest and tied.state.newest.previous:
        tied.undo()
        moves += 1
    assert tied.state.heroes == {}
    assert tied.state.tokens == {}
    for _ in range(moves):
        tied.redo()
    assert tied.state.stage.step is Step.GOLD
    assert tied.state.fortune(LEORIC) == 1


@pytest.mark.rule("U2")
@pytest.mark.parametrize("by", [OLGA, MARA])
def test_a_stewards_move_is_undone_only_by_a_steward(table: Table, by: Person) -> None:
    table.play(MARA, c.GainThreat(GainReason.CORRECTION, note=NOTE))
    table.play(OLGA, c.ChangeOverlords(OverlordAction.ADD, CARLA.user))
    table.undo(MARA)
    for person in (BJORN, CARLA):
        assert isinstance(table.refuses(person, c.TakeBack()), r.NotYourUndo)
    table.undo(by)
    assert table.state.threat == 0


@pytest.mark.rule("U2")
def test_a_move_by_a_stewards_own_part_at_the_table_is_anybodys(table: Table) -> None:
    """Olga made the campaign, but a correction of the pool is the overlord's too."""
    table.fund(1)
    table.undo(BJORN)
    assert table.state.threat == 0


@pytest.mark.rule("U2", "U6")
def test_a_stewards_answer_makes_it_no_stewards_move(tied: Table) -> None:
    tied.answer(MARA, LEORIC)
    tied.undo(BJORN)
    assert tied.state.threat == 5


@pytest.mark.rule("U2")
def test_an_onlooker_undoes_nothing(table: Table) -> None:
    table.play(OLGA, GAIN)
    assert isinstance(table.refuses(NILS, c.TakeBack()), r.NotYours)
    table.undo()
    assert isinstance(table.refuses(NILS, c.PlayAgain()), r.NotYours)


@pytest.mark.rule("U2", "F2")
def test_a_plain_roll_is_no_move_but_a_reroll_is(quest: Table) -> None:
    quest.give(leoric=2)
    quest.play(OLGA, GAIN)
    quest.play(BJORN, c.RollAttack("blue red", hero="Leoric"))
    quest.play(BJORN, c.RerollDie("red", "Leoric"))
    assert quest.state.fortune(LEORIC) == 1
    quest.undo()
    assert (quest.state.fortune(LEORIC), quest.state.threat) == (2, 1)
    quest.undo()
    assert quest.state.threat == 0


@pytest.mark.rule("U2")
def test_a_move_that_only_asked_counts_from_its_answer(quest: Table) -> None:
    quest.play(OLGA, c.StartHeroTurn("Leoric"))
    quest.play(OLGA, c.DefeatHero("Leoric"))
    defeat = quest.newest
    quest.play(OLGA, GAIN)
    gain = quest.newest
    quest.answer(OLGA, "threat", DefeatReward)
    assert quest.refuses(OLGA, c.TakeBack(MoveNumber(gain))) == r.NewerMove(MoveNumber(defeat))
    quest.undo()
    assert (quest.state.threat, quest.newest) == (1, gain)
    assert quest.state.questions == ()
    quest.redo()
    assert (quest.state.threat, quest.newest) == (2, defeat)


@pytest.mark.rule("U2")
def test_a_move_that_did_something_counts_from_its_beginning(quest: Table) -> None:
    """This defeat ended the set-up, and what came later rests on it."""
    quest.play(OLGA, c.DefeatHero("Leoric"))
    quest.play(OLGA, GAIN)
    gain = quest.newest
    quest.answer(OLGA, "threat", DefeatReward)
    assert quest.newest == gain
    quest.undo()
    assert quest.state.threat == 1


@pytest.mark.rule("U2")
def test_a_hero_is_undone_only_after_what_he_was_given(table: Table) -> None:
    table.play(OLGA, c.AddHero("Syndrael"))
    table.give(syndrael=2)
    table.undo()
    table.undo()
    assert "syndrael" not in table.state.heroes
    assert table.state.tokens == {}


@pytest.mark.rule("U2")
def test_thirty_moves_deep(table: Table) -> None:
    for _ in range(30):
        table.play(OLGA, GAIN)
    for _ in range(30):
        table.undo()
    assert table.state.threat == 0
    for _ in range(30):
        table.redo()
    assert table.state.threat == 30


@pytest.mark.rule("U2")
def test_states_of_a_very_long_campaign_compare(table: Table) -> None:
    end = len(table.log)
    happened = e.XpChanged(1, e.Why.CORRECTION)
    log = table.log + [
        e.Entry(end + n, MoveNumber(end + n), 0, UserId(1), happened) for n in range(1, 5001)
    ]
    state = replay(log)
    assert state == replay(log)
    assert repr(state)
    assert state.xp == 5000


@pytest.mark.rule("U2")
def test_the_live_entries_are_those_of_moves_that_stand(table: Table) -> None:
    standing = len(table.log)
    table.play(OLGA, GAIN)
    table.undo()
    assert [entry.seq for entry in live(table.log)] == list(range(1, standing + 1))


@pytest.mark.rule("U1", "U2")
@pytest.mark.parametrize("winner", Winner)
def test_undoing_a_quest_end_brings_everything_back(table: Table, winner: Winner) -> None:
    table.own(AGONY, "Make No Excuse")
    table.fund(3)
    table.give(leoric=2, astarra=1)
    table.start_quest()
    table.play(OLGA, c.SetHero("Leoric", Sheet(might=3), marker=True))
    table.play(OLGA, c.StartHeroTurn("Leoric"))
    table.play(BJORN, c.SpendFortune(FortuneUse.EXTRA_ACTION))
    table.play(OLGA, c.TriggerPlotCard("Make No Excuse"))
    table.answer(BJORN, LEORIC)
    before = table.state
    table.end_quest(winner)
    table.undo()
    for name in ("tokens", "cards", "heroes", "stage", "turn", "round", "extra_actions", "quest"):
        assert getattr(table.state, name) == getattr(before, name)
    assert table.state.fortune(ASTARRA) == 1
