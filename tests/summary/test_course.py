"""The course of the pools: what they held at the end of each quest and round."""

import pytest

from bot.box.box import load_box
from bot.rules.basics.options import Winner
from bot.rules.basics.stage import Step
from bot.rules.course.tally import NOW, START, Mark, Pools, by_quest, by_round
from bot.rules.printed.box import Box
from bot.rules.state import commands as c
from bot.rules.state.replay import live
from tests.rules.table import BJORN, CARLA, NOTE, OLGA, Table


@pytest.fixture(scope="module")
def box() -> Box:
    return load_box()


@pytest.fixture
def table(box: Box) -> Table:
    table = Table(box)
    table.open()
    return table


def quests(table: Table) -> dict[Mark, Pools]:
    return by_quest(live(table.log))


def rounds(table: Table) -> dict[Mark, Pools]:
    return by_round(live(table.log))


def first(number: int) -> Mark:
    return Mark(encounter=1, round=number)


def test_a_new_campaign_has_only_its_start(table: Table) -> None:
    assert quests(table) == {Mark(START): Pools()}
    table.fund(3)
    assert quests(table) == {Mark(START): Pools(3, 0)}


@pytest.mark.rule("T3")
def test_a_quest_counts_to_its_end_with_what_it_gives(table: Table) -> None:
    table.fund(2)
    table.start_quest()
    table.give(leoric=1)
    table.end_quest(Winner.OVERLORD)
    assert quests(table) == {Mark(START): Pools(2, 0), Mark(quest=1): Pools(4, 1)}


@pytest.mark.rule("F7")
def test_what_happens_between_quests_shows_until_the_next_begins(table: Table) -> None:
    table.start_quest()
    table.give(leoric=2)
    table.end_quest()
    table.reach(Step.TRAVEL)
    assert quests(table)[Mark(NOW)] == Pools(1, 0)
    table.start_quest()
    assert list(quests(table)) == [Mark(START), Mark(quest=1), Mark(quest=2)]
    assert quests(table)[Mark(quest=1)] == Pools(1, 2)


@pytest.mark.rule("U2")
def test_undone_moves_leave_no_trace(table: Table) -> None:
    table.start_quest()
    before = quests(table), rounds(table)
    table.fund(5)
    table.undo()
    assert (quests(table), rounds(table)) == before


@pytest.mark.rule("P11")
def test_a_quest_goes_by_encounters_and_rounds(table: Table) -> None:
    table.fund(3)
    table.start_quest()
    table.play(BJORN, c.StartHeroTurn("Leoric"))
    table.give(leoric=1)
    table.play(OLGA, c.StartOverlordTurn())
    table.play(OLGA, c.LoseThreat(1, NOTE))
    table.play(CARLA, c.StartHeroTurn("Astarra"))
    table.give(astarra=1)
    table.play(OLGA, c.EndEncounter())
    table.end_quest()
    assert rounds(table) == {
        Mark(START): Pools(3, 0),
        Mark(encounter=1): Pools(3, 0),
        first(1): Pools(2, 1),
        first(2): Pools(2, 2),
        Mark(encounter=2): Pools(3, 2),
    }


def test_the_newest_quest_begins_with_what_is_left_of_the_one_before(table: Table) -> None:
    table.start_quest()
    table.end_quest()
    table.fund(4)
    table.start_quest()
    assert rounds(table)[Mark(START)] == Pools(5, 0)
    table.end_quest()
    table.fund(4)
    assert list(rounds(table).values())[-1] == Pools(6, 0)
