"""F: what heroes spend fortune on in an encounter (F1, F3, F5)."""

import pytest

from bot.rules.basics.options import FortuneUse
from bot.rules.basics.places import SUPPLY, fortune
from bot.rules.basics.stage import Step
from bot.rules.state import commands as c
from bot.rules.state import events as e
from bot.rules.state import refusals as r
from bot.rules.state.questions import NewRound
from tests.rules.table import ASTARRA, BJORN, CARLA, LEORIC, MARA, NILS, OLGA, Table, of, says

FATIGUE = c.SpendFortune(FortuneUse.RECOVER_FATIGUE)
ACTION = c.SpendFortune(FortuneUse.EXTRA_ACTION)
LEORICS_TURN = c.StartHeroTurn("Leoric")


@pytest.mark.rule("F1", "F5")
def test_one_fortune_recovers_one_fatigue(rich: Table) -> None:
    events = rich.play(BJORN, FATIGUE)
    paid = e.TokensMoved(fortune(LEORIC), SUPPLY, 1, e.Why.RECOVER_FATIGUE)
    assert of(events, e.TokensMoved) == [paid]
    assert says(events, e.FortuneUsed(LEORIC, FortuneUse.RECOVER_FATIGUE, 0))


@pytest.mark.rule("F1")
def test_as_often_as_fortune_lasts(rich: Table) -> None:
    rich.play(OLGA, LEORICS_TURN)
    for _ in range(7):
        rich.play(BJORN, FATIGUE)
    assert rich.refuses(BJORN, FATIGUE) == r.NotEnoughFortune(LEORIC, 1, 0)


@pytest.mark.rule("F1", "F3")
@pytest.mark.parametrize("spend", [FATIGUE, ACTION])
def test_refused_only_in_a_turn_known_to_be_anothers(rich: Table, spend: c.SpendFortune) -> None:
    rich.play(CARLA, spend)
    rich.play(OLGA, LEORICS_TURN)
    assert rich.refuses(CARLA, spend) == r.NotInThisTurn(LEORIC, hero=ASTARRA)
    rich.play(BJORN, spend)
    rich.play(OLGA, c.StartOverlordTurn())
    assert rich.refuses(BJORN, spend) == r.NotInThisTurn("", hero=LEORIC)


@pytest.mark.rule("F1", "F3")
@pytest.mark.parametrize("spend", [FATIGUE, ACTION])
def test_not_outside_an_encounter(table: Table, spend: c.SpendFortune) -> None:
    table.give(leoric=2)
    assert isinstance(table.refuses(BJORN, spend), r.NoEncounter)
    table.reach(Step.SHOPPING)
    assert isinstance(table.refuses(BJORN, spend), r.NoEncounter)


@pytest.mark.rule("F3", "F5")
def test_two_fortune_give_an_action(rich: Table) -> None:
    rich.play(OLGA, LEORICS_TURN)
    events = rich.play(BJORN, ACTION)
    assert events == (
        e.TokensMoved(fortune(LEORIC), SUPPLY, 2, e.Why.EXTRA_ACTION),
        e.FortuneUsed(LEORIC, FortuneUse.EXTRA_ACTION, 1),
    )


@pytest.mark.rule("F3")
def test_one_fortune_gives_none(quest: Table) -> None:
    quest.give(leoric=1)
    assert quest.refuses(BJORN, ACTION) == r.NotEnoughFortune(LEORIC, 2, 1)


@pytest.mark.rule("F3")
def test_once_a_round(rich: Table) -> None:
    rich.play(OLGA, LEORICS_TURN)
    rich.play(BJORN, ACTION)
    assert rich.refuses(BJORN, ACTION) == r.ExtraActionTaken(LEORIC)
    rich.play(OLGA, c.StartHeroTurn("Astarra"))
    rich.play(CARLA, ACTION)
    rich.play(OLGA, c.StartOverlordTurn())
    rich.play(OLGA, LEORICS_TURN)
    rich.play(BJORN, ACTION)


@pytest.mark.rule("F3")
def test_a_new_round_begins_with_the_first_hero_turn_after_the_overlords(rich: Table) -> None:
    rounds = []
    turns: list[c.Command] = [
        LEORICS_TURN,
        c.StartHeroTurn("Astarra"),
        c.StartOverlordTurn(),
        c.EndTurn(),
    ]
    for turn in turns * 2:
        rich.play(OLGA, turn)
        rounds.append(rich.state.round)
    assert rounds == [1, 1, 1, 1, 2, 2, 2, 2]


@pytest.mark.rule("F3")
def test_calling_the_same_heros_turn_again_is_no_new_round(rich: Table) -> None:
    rich.play(OLGA, LEORICS_TURN)
    rich.play(BJORN, ACTION)
    rich.play(OLGA, LEORICS_TURN)
    assert rich.refuses(BJORN, ACTION) == r.ExtraActionTaken(LEORIC)


@pytest.mark.rule("F3")
def test_with_turns_unknown_a_second_one_asks_for_a_new_round(rich: Table) -> None:
    rich.play(BJORN, ACTION)
    rich.play(CARLA, ACTION)
    events = rich.play(BJORN, ACTION)
    assert rich.state.fortune(LEORIC) == 5
    assert of(events, e.Asked)
    events = rich.answer(BJORN, "yes", NewRound)
    assert of(events, e.RoundDeclared)
    assert rich.state.fortune(LEORIC) == 3
    rich.play(CARLA, ACTION)
    assert rich.state.questions == ()


@pytest.mark.rule("F3")
def test_no_new_round_no_action(rich: Table) -> None:
    rich.play(BJORN, ACTION)
    rich.play(BJORN, ACTION)
    rich.answer(BJORN, "no", NewRound)
    assert rich.state.fortune(LEORIC) == 5


@pytest.mark.rule("F3", "U6")
def test_only_the_heros_player_tells_the_round(rich: Table) -> None:
    rich.play(BJORN, ACTION)
    rich.play(BJORN, ACTION)
    yes = c.Answer(rich.question().id, "yes")
    assert isinstance(rich.refuses(CARLA, yes), r.NotYourQuestion)
    assert e.StewardActed() in rich.play(MARA, yes)


@pytest.mark.rule("F3", "U4")
def test_no_turn_is_called_while_the_round_is_asked(rich: Table) -> None:
    rich.play(BJORN, ACTION)
    rich.play(BJORN, ACTION)
    assert isinstance(rich.refuses(CARLA, c.StartHeroTurn("Astarra")), r.QuestionOpen)


@pytest.mark.rule("F3")
def test_turns_called_since_make_the_round_known_and_nothing_is_asked(rich: Table) -> None:
    """Given an action in turns unknown, when turns are called, the next is the first of a round."""
    rich.play(BJORN, ACTION)
    rich.play(OLGA, LEORICS_TURN)
    rich.play(BJORN, ACTION)
    assert rich.state.questions == ()
    assert rich.state.fortune(LEORIC) == 3
    assert rich.refuses(BJORN, ACTION) == r.ExtraActionTaken(LEORIC)


@pytest.mark.rule("F3")
def test_the_next_encounter_begins_anew(rich: Table) -> None:
    rich.play(BJORN, ACTION)
    rich.play(OLGA, c.EndEncounter())
    rich.play(BJORN, ACTION)
    assert rich.state.questions == ()


@pytest.mark.rule("F1", "U6")
def test_nobody_spends_anothers_fortune(rich: Table) -> None:
    spend = c.SpendFortune(FortuneUse.RECOVER_FATIGUE, "Leoric")
    for person in (OLGA, MARA, CARLA, NILS):
        assert isinstance(rich.refuses(person, spend), r.NotYours)


@pytest.mark.rule("F2")
def test_dice_thrown_at_the_table_are_paid_for_without_a_roll_of_the_bot(rich: Table) -> None:
    """Given a group with its own dice, a reroll without a die named costs 1 fortune."""
    rich.play(OLGA, LEORICS_TURN)
    events = rich.play(BJORN, c.RerollDie(hero="Leoric"))
    assert events == (e.TokensMoved(fortune(LEORIC), SUPPLY, 1, e.Why.REROLL_AT_TABLE),)
    assert isinstance(rich.refuses(CARLA, c.RerollDie(hero="Leoric")), r.NotYours)
    assert isinstance(rich.refuses(OLGA, c.RerollDie(hero="Leoric")), r.NotYours)


@pytest.mark.rule("F2")
def test_without_fortune_no_die_is_rerolled_at_the_table(quest: Table) -> None:
    refusal = quest.refuses(BJORN, c.RerollDie(hero="Leoric"))
    assert refusal == r.NotEnoughFortune(LEORIC, 1, 0)
