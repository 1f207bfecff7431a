"""Which buttons can still do something: decided in one place, by asking the rules."""

from dataclasses import replace

import pytest

from bot.desk.pressed.buttons import SELECT_PREFIX, Control
from bot.desk.pressed.spent import UNDONE_SOON, Judge
from bot.pages.phrases.stages import ADD_HERO, START_QUEST
from bot.pages.presses import BUYING, Act, Press
from bot.rules.basics.keys import CampaignAt, MoveNumber
from bot.rules.basics.options import Winner
from bot.rules.basics.stage import Step
from bot.rules.economy import lateness
from bot.rules.state import commands as c
from bot.rules.state import refusals as r
from bot.rules.state.campaign import Earlier
from tests.rules.table import BJORN, CARLA, LEORIC, NILS, OLGA, Table

AT = CampaignAt(1, 1)


def spent(table: Table, act: Act, *args: str) -> bool:
    """Tell whether a button is judged to be good for nothing at a table."""
    return Judge(table.state, table.box).is_spent(Control(Press(act, AT, args).custom_id))


def left(table: Table, act: Act, *args: str) -> bool:
    """Tell whether it is judged so in time, though nobody presses it."""
    judge = Judge(table.state, table.box, UNDONE_SOON)
    return judge.is_spent(Control(Press(act, AT, args).custom_id))


@pytest.mark.rule("C2")
def test_a_step_that_is_over_is(table: Table) -> None:
    table.start_quest()
    table.end_quest()
    assert not spent(table, Act.GO_TO, Step.CLEAN_UP.value)
    table.reach(Step.SPEND_XP)
    assert spent(table, Act.GO_TO, Step.CLEAN_UP.value)
    assert not spent(table, Act.GO_TO, Step.SHOPPING.value)


def test_a_turn_that_is_over_is_and_the_next_of_that_hero_is_another(quest: Table) -> None:
    quest.play(BJORN, c.StartHeroTurn("Leoric"))
    assert not spent(quest, Act.END_TURN, LEORIC, "1")
    quest.play(BJORN, c.EndTurn())
    assert spent(quest, Act.END_TURN, LEORIC, "1")


@pytest.mark.rule("P3")
def test_an_exhausted_card_is_and_one_that_is_only_too_dear_is_not(spite: Table) -> None:
    spite.play(BJORN, c.StartHeroTurn("Leoric"))
    spite.play(OLGA, c.LoseThreat(5, "gone"))
    assert not spent(spite, Act.TRIGGER, "spite")
    spite.fund(1)
    spite.play(OLGA, c.TriggerPlotCard("Spite"))
    # then a question is open, and behind it the card is exhausted all the same
    assert spite.state.questions
    assert spent(spite, Act.TRIGGER, "spite")


@pytest.mark.rule("U4")
def test_what_an_open_question_holds_up_is_not(spite: Table) -> None:
    spite.play(BJORN, c.StartHeroTurn("Leoric"))
    spite.play(OLGA, c.TriggerPlotCard("Spite"))
    assert isinstance(spite.refuses(OLGA, c.EndQuest(Winner.HEROES)), r.QuestionOpen)
    assert not spent(spite, Act.END_QUEST, Winner.HEROES, *lateness.quest(spite.state))


@pytest.mark.rule("S2")
def test_a_form_is_while_a_quest_is_under_way_and_not_where_heroes_lack(table: Table) -> None:
    for hero in ("Leoric", "Astarra"):
        table.play(OLGA, c.RemoveHero(hero))
    # then one hero is too few for a quest, and another may come
    assert not spent(table, Act.OPEN, START_QUEST)
    assert not spent(table, Act.OPEN, ADD_HERO)
    table.play(OLGA, c.AddHero("Astarra"))
    table.start_quest()
    assert spent(table, Act.OPEN, START_QUEST)
    assert spent(table, Act.OPEN, ADD_HERO)


@pytest.mark.rule("S2")
def test_the_form_of_a_fifth_hero_is(table: Table) -> None:
    table.play(OLGA, c.AddHero("Syndrael"))
    assert spent(table, Act.OPEN, ADD_HERO)
    assert not spent(table, Act.OPEN, START_QUEST)


@pytest.mark.rule("P1")
def test_buying_is_once_nothing_is_left_to_spend_or_its_step_is_over(quest: Table) -> None:
    quest.fund(2)
    quest.end_quest()
    quest.reach(Step.SPEND_XP)
    assert not spent(quest, Act.SHOW, BUYING)
    assert not spent(quest, Act.SHOW, "hand")
    quest.play(OLGA, c.LoseThreat(quest.state.threat, "gone"))
    assert spent(quest, Act.SHOW, BUYING) == (quest.state.xp == 0)
    quest.reach(Step.SHOPPING)
    assert spent(quest, Act.SHOW, BUYING)
    assert not spent(quest, Act.SHOW, "hand")


@pytest.mark.rule("U2")
def test_an_undo_is_only_once_its_move_is_gone(quest: Table) -> None:
    quest.fund(1)
    first = str(quest.newest)
    quest.fund(1)
    assert not spent(quest, Act.UNDO, first)  # once the newer one is taken back
    quest.undo()
    quest.undo()
    assert spent(quest, Act.UNDO, first)


@pytest.mark.rule("U2")
def test_an_undo_behind_several_newer_moves_is_in_time_until_these_are_taken_back(
    quest: Table,
) -> None:
    # given a move, and as many newer ones as keep their Undo but one
    quest.fund(1)
    first = str(quest.newest)
    for _ in range(UNDONE_SOON - 1):
        quest.fund(1)
    assert not left(quest, Act.UNDO, first)
    # when one more is made
    quest.fund(1)
    assert left(quest, Act.UNDO, first)
    assert not spent(quest, Act.UNDO, first)  # nobody loses it for pressing it
    quest.undo()
    assert not left(quest, Act.UNDO, first)


@pytest.mark.rule("U2")
def test_an_undo_of_which_only_the_whole_log_knows_is_not(quest: Table) -> None:
    quest.fund(1)
    first = quest.newest
    cut = replace(quest.state, newest=Earlier(MoveNumber(first), OLGA.user, steward=False))
    assert not Judge(cut, quest.box).is_spent(Control(Press(Act.UNDO, AT, ("1",)).custom_id))
    assert not Judge(cut, quest.box, 1).is_spent(Control(Press(Act.UNDO, AT, ("1",)).custom_id))
    later = Control(Press(Act.UNDO, AT, (str(first + 1),)).custom_id)
    assert Judge(cut, quest.box).is_spent(later)


@pytest.mark.rule("U3")
def test_a_redo_is_once_another_move_is_made(quest: Table) -> None:
    quest.fund(1)
    first = str(quest.newest)
    quest.fund(1)
    quest.undo()
    quest.undo()
    assert not spent(quest, Act.REDO, first)
    assert not spent(quest, Act.REDO, str(int(first) + 1))  # it can be, behind the first
    quest.fund(1)
    assert spent(quest, Act.REDO, first)


@pytest.mark.rule("F2")
def test_a_reroll_is_once_a_newer_roll_counts_and_not_for_want_of_fortune(quest: Table) -> None:
    quest.play(BJORN, c.RollAttack("blue red", hero="Leoric"))
    rolled = quest.state.last_rolls[LEORIC]
    die = LEORIC, "red", str(rolled.number), str(rolled.rerolls)
    assert not quest.state.fortune(LEORIC)
    assert not spent(quest, Act.REROLL, *die)
    quest.play(BJORN, c.RollAttack("blue", hero="Leoric"))
    assert spent(quest, Act.REROLL, *die)


@pytest.mark.rule("U4")
def test_an_answer_that_waits_for_another_is_not(spite: Table) -> None:
    # given a defeat to be answered, and a tie that holds up every token
    spite.play(BJORN, c.StartHeroTurn("Leoric"))
    spite.play(OLGA, c.TriggerPlotCard("Spite"))
    tie = spite.question().id
    spite.play(CARLA, c.DefeatHero("Astarra"))
    defeat = spite.question().id
    assert isinstance(spite.refuses(OLGA, c.Answer(defeat, "threat")), r.QuestionOpen)
    # then neither is over
    assert not spent(spite, Act.ANSWER, defeat, "threat")
    assert not spent(spite, Act.ANSWER, tie, "leoric")
    spite.play(CARLA, c.Answer(tie, "leoric"))
    assert spent(spite, Act.ANSWER, tie, "leoric")


@pytest.mark.rule("S2")
def test_an_answer_is_only_once_its_question_is_closed(table: Table) -> None:
    table.play(NILS, c.AddHero("Aurim"))
    request = table.question().id
    table.start_quest()
    assert not spent(table, Act.ANSWER, request, "yes")  # it waits for the end of the quest
    table.end_quest()
    table.answer(OLGA, "no")
    assert spent(table, Act.ANSWER, request, "yes")


def test_a_select_is_once_all_that_it_offers_is(table: Table) -> None:
    table.start_quest()
    table.end_quest(Winner.HEROES)
    table.reach(Step.SPEND_XP)
    steps = Control(
        SELECT_PREFIX + Press(Act.GO_TO, AT, ("",)).custom_id,
        (Step.CLEAN_UP.value, Step.SHOPPING.value),
    )
    assert not Judge(table.state, table.box).is_spent(steps)
    table.reach(Step.SHOPPING)
    assert Judge(table.state, table.box).is_spent(steps)


def test_all_is_where_no_campaign_is_left_and_what_nobody_can_read(table: Table) -> None:
    undo = Control(Press(Act.UNDO, AT, ("1",)).custom_id)
    assert Judge(None, table.box).is_spent(undo)
    assert Judge(table.state, table.box).is_spent(Control("o1:dance:1:1"))
    assert Judge(table.state, table.box).is_spent(Control("o1:undo:1:1:x"))
