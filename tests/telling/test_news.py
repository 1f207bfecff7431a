"""The news first: a title, the numbers, who did it; what is mere housekeeping stands last."""

import pytest

from bot.rules.basics.options import FortuneUse, GainReason, Winner
from bot.rules.state import commands as c
from bot.rules.state.questions import NewRound
from tests.rules.table import BJORN, OLGA, Table
from tests.telling.reader import told


def test_who_did_it_stands_small_before_the_pools(quest: Table) -> None:
    quest.play(OLGA, c.GainThreat(GainReason.HERO_DEFEATED, hero="Leoric"))
    lines = told(quest).splitlines()
    assert lines[0] == "## **Leoric** is defeated"
    assert lines[-3].startswith("-# <@1> · ")
    assert lines[-2].startswith("Threat 0 → 1 |")
    assert lines[-1] == "[Undo]"


@pytest.mark.rule("U6")
def test_an_answer_by_somebody_else_names_that_person(quest: Table) -> None:
    """Given Leoric took an extra action before, another one asks whether a round has begun."""
    quest.give(leoric=4)
    quest.play(BJORN, c.SpendFortune(FortuneUse.EXTRA_ACTION))
    quest.play(BJORN, c.SpendFortune(FortuneUse.EXTRA_ACTION))
    assert told(quest).startswith("## **Leoric** wants an extra action\n")
    quest.answer(OLGA, "yes", NewRound)
    shown = told(quest)
    assert shown.startswith("## **Leoric** takes an extra action\n2 fortune spent.\n")
    assert "<@1> (as steward): A new round has begun." in shown
    assert "-# <@2>" in shown


@pytest.mark.rule("C1", "T3")
def test_a_quest_end_says_who_won_then_threat_then_what_is_next(quest: Table) -> None:
    """When a quest ends with its encounter, the encounter's end is no news."""
    quest.end_quest(Winner.HEROES)
    lines = told(quest).splitlines()
    assert lines[0] == "## **First Blood**: the heroes win"
    order = [next(i for i, line in enumerate(lines) if each in line) for each in ORDER]
    assert order == sorted(order)
    assert len(told(quest).split("secret")) == 2


ORDER = ("gains 1 threat for the quest", "Threat 0 → 1", "[Next step]", "The dice secret")


@pytest.mark.rule("D6")
def test_the_whole_digest_stands_in_the_post_of_a_quests_start(quest: Table) -> None:
    """Behind a press it would be no promise; it is small, and below all else."""
    last = told(quest).splitlines()[-1]
    assert last.startswith("-# ")
    assert len(last.rpartition(" ")[2]) == 64
