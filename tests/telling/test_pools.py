"""The line of both pools, to the letter."""

import pytest

from bot.pages.lookups.log import history
from bot.pages.phrases.pools import closing_lines
from bot.rules.basics.keys import CampaignAt, UserId
from bot.rules.basics.options import FortuneUse, Winner
from bot.rules.basics.stage import Step
from bot.rules.printed.box import Box
from bot.rules.state import commands as c
from bot.rules.state.choices import KEEP
from bot.rules.state.questions import DefeatReward, HeroTests
from tests.cards.staging import CORRUPTION, scene
from tests.rules.table import BJORN, CARLA, CREATE, DORA, LEORIC, NOTE, OLGA, Table
from tests.telling.reader import ID, SERVER, names_of, newest


def last(table: Table) -> str:
    move = newest(table)
    return closing_lines(move, names_of(move, table.box))[-1]


def every(table: Table) -> list[str]:
    move = newest(table)
    return closing_lines(move, names_of(move, table.box))


@pytest.fixture
def three(box: Box) -> Table:
    """Leoric, Grisban and Astarra in this order, with a card that costs 2 to trigger."""
    table = Table(box)
    table.play(OLGA, CREATE)
    for name, player in (("Leoric", BJORN), ("Grisban", CARLA), ("Astarra", DORA)):
        table.play(OLGA, c.AddHero(name, player.user))
    table.own("Eternal Agony", "Branded")
    table.fund(5)
    table.start_quest()
    return table


def test_changed_pools_have_an_arrow_in_roster_order(three: Table) -> None:
    three.give(grisban=1)
    three.play(OLGA, c.RecordPlotCost("Spite", 1))
    three.play(OLGA, c.TriggerPlotCard("Spite"))
    three.answer(BJORN, LEORIC)
    assert last(three) == "Threat 5 → 4 | Fortune: Leoric 0 → 1, Grisban 1, Astarra 0"


@pytest.mark.rule("S7")
def test_a_token_that_waits_for_its_hero(three: Table) -> None:
    three.give(grisban=1, astarra=1)
    three.play(OLGA, c.TriggerPlotCard("Branded"))
    assert last(three) == (
        "Threat 5 → 3, 1 awaiting a hero | Fortune: Leoric 0 → 1, Grisban 1, Astarra 1"
    )


def test_the_line_spans_the_whole_move_and_only_this_move(three: Table) -> None:
    """Another move between question and answer shows in the old value."""
    three.play(BJORN, c.DefeatHero(LEORIC))
    three.fund(2)
    three.answer(OLGA, "threat", DefeatReward)
    assert last(three) == "Threat 7 → 8 | Fortune: Leoric 0, Grisban 0, Astarra 0"


def test_a_move_taken_back_shows_the_way_back(three: Table) -> None:
    three.play(OLGA, c.TriggerPlotCard("Branded"))
    three.undo()
    assert last(three) == "Threat 3 → 5 | Fortune: Leoric 0, Grisban 0, Astarra 0"


def test_no_arrow_where_a_move_leaves_a_pool_as_it_was(three: Table) -> None:
    three.play(BJORN, c.StartHeroTurn(LEORIC))
    assert last(three) == "Threat 5 | Fortune: Leoric 0, Grisban 0, Astarra 0"


def test_experience_stands_before_the_pools(three: Table) -> None:
    three.end_quest()
    three.play(OLGA, c.GoToStep(Step.REWARDS))
    move = newest(three)
    assert closing_lines(move, names_of(move, three.box)) == [
        "Overlord XP 0 → 1",
        "Threat 6 | Fortune: Leoric 0, Grisban 0, Astarra 0",
    ]


def test_without_heroes_there_is_only_threat(box: Box) -> None:
    table = Table(box)
    table.play(OLGA, CREATE)
    table.fund(3)
    assert last(table) == "Threat 0 → 3"


def test_a_move_about_something_else_leaves_the_pools_out(three: Table) -> None:
    three.play(OLGA, c.NameStandIn("Leoric", UserId(77)))
    move = newest(three)
    assert closing_lines(move, names_of(move, three.box)) == []


@pytest.mark.rule("P10")
def test_a_line_shows_what_really_lay_there_whatever_came_between(box: Box) -> None:
    """Given Traitor's test waits, when its fortune is spent meanwhile, no sheet is below zero."""
    table = scene(box, CORRUPTION, "Traitor", heroes=2)
    table.everybody(willpower=4)
    table.start_quest()
    table.turn(LEORIC)
    table.wish((0, 0))
    table.trigger_for(LEORIC, "Traitor")
    table.play(BJORN, c.SpendFortune(FortuneUse.RECOVER_FATIGUE, LEORIC))
    table.answer(BJORN, KEEP, HeroTests)
    assert last(table) == "Threat 5 → 6 | Fortune: Leoric 0 → 1, Astarra 0"


@pytest.mark.rule("P10")
def test_a_pool_never_held_more_than_its_line_says(box: Box) -> None:
    """Given a test waits for its rerolls, when threat comes, the line begins before it."""
    table = scene(box, CORRUPTION, "Traitor", heroes=2, threat=1)
    table.everybody(willpower=4)
    table.start_quest()
    table.turn(LEORIC)
    table.wish((5, 5))
    table.trigger_for(LEORIC, "Traitor")
    table.fund(2)
    table.answer(BJORN, KEEP, HeroTests)
    assert last(table) == "Threat 1 → 0 | Fortune: Leoric 0 → 1, Astarra 0"


@pytest.mark.rule("P10")
def test_the_log_page_says_the_same_as_the_post(box: Box) -> None:
    """Given a move with others between, its line in the log is the one it was told with."""
    table = scene(box, CORRUPTION, "Traitor", heroes=2)
    table.everybody(willpower=4)
    table.start_quest()
    table.turn(LEORIC)
    table.wish((0, 0))
    table.trigger_for(LEORIC, "Traitor")
    number = table.newest
    table.fund(2)
    table.play(BJORN, c.SpendFortune(FortuneUse.RECOVER_FATIGUE, LEORIC))
    table.answer(BJORN, KEEP, HeroTests)
    past = next(each for each in history(table.log) if each.number == number)
    move = past.move(CampaignAt(SERVER, ID), table.state)
    assert closing_lines(move, names_of(move, box)) == [last(table)]


def test_the_step_in_which_experience_is_spent_shows_how_much_there_is(three: Table) -> None:
    # given a quest whose experience came in the step before
    three.play(OLGA, c.EndQuest(Winner.HEROES))
    for _ in range(2):
        three.play(OLGA, c.NextStep())
    assert every(three)[0] == "Overlord XP 0 → 1"
    # when the step begins in which it can be spent, nothing changes, and it is shown
    three.play(OLGA, c.NextStep())
    assert every(three)[0] == "Overlord XP 1"
    # and it is not where there is none left, nor in other steps
    three.play(OLGA, c.NextStep())
    assert every(three)[0].startswith("Threat ")


def test_the_step_says_nothing_of_experience_where_there_is_none(three: Table) -> None:
    three.play(OLGA, c.EndQuest(Winner.HEROES))
    for _ in range(2):
        three.play(OLGA, c.NextStep())
    three.play(OLGA, c.AdjustXp(-1, NOTE))
    three.play(OLGA, c.NextStep())
    assert every(three)[0].startswith("Threat ")
