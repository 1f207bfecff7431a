"""What the victory in a printed quest brings besides, entered in the third step (C1, X1, Q1)."""

import pytest

from bot.rules.basics.options import Winner
from bot.rules.basics.stage import Step
from bot.rules.sheet import rewards
from bot.rules.state import commands as c
from bot.rules.state import refusals as r
from bot.rules.state.party import Item
from tests.rules.table import BJORN, LEORIC, MARA, OLGA, Table


@pytest.fixture
def rune(table: Table) -> Table:
    """The Shadow Rune, before its first quest."""
    table.play(OLGA, c.ChangeSettings(printed_campaign="The Shadow Rune"))
    return table


def win(table: Table, quest: str, winner: Winner) -> None:
    """Win a quest, and come to the step of rewards."""
    table.play(OLGA, c.StartQuest(quest))
    table.end_quest(winner)
    table.play(OLGA, c.GoToStep(Step.REWARDS))


@pytest.mark.rule("G1", "Q1")
def test_gold_for_each_hero_comes_into_the_purse(rune: Table) -> None:
    win(rune, "A Fat Goblin", Winner.HEROES)
    rune.play(BJORN, c.TakeReward())
    assert rune.state.party.gold == 75
    assert rune.refuses(BJORN, c.TakeReward()) == r.RewardEntered("A Fat Goblin")
    rune.undo()
    assert (rune.state.party.gold, rune.state.party.rewarded) == (0, False)


@pytest.mark.rule("X1", "Q1")
def test_experience_comes_on_top_of_what_everybody_gets(rune: Table) -> None:
    win(rune, "The Frozen Spire", Winner.HEROES)
    rune.play(MARA, c.TakeReward())
    assert [rune.state.party.kit(hero).xp for hero in rune.state.heroes] == [2, 2, 2]
    assert rune.state.xp == 1


@pytest.mark.rule("X1", "Q1")
def test_the_overlords_victory_brings_the_overlords_experience(rune: Table) -> None:
    win(rune, "The Frozen Spire", Winner.OVERLORD)
    assert isinstance(rune.refuses(BJORN, c.TakeReward()), r.NotYours)
    rune.play(OLGA, c.TakeReward())
    assert rune.state.xp == 3
    assert rune.state.party.kit(LEORIC).xp == 1


@pytest.mark.rule("G3", "Q1")
def test_a_relic_goes_to_the_hero_who_is_named(rune: Table) -> None:
    win(rune, "The Cardinal's Plight", Winner.HEROES)
    rune.play(BJORN, c.TakeReward("Leoric"))
    assert rune.state.party.kit(LEORIC).items == (Item("Staff of Light"),)


@pytest.mark.rule("Q1")
def test_the_overlords_relic_is_told_and_stands_on_no_sheet(rune: Table) -> None:
    win(rune, "The Cardinal's Plight", Winner.OVERLORD)
    due = rewards.due(rune.state, rune.box)
    assert due is not None
    assert (due.relic, due.can_be_entered) == ("Staff of Shadows", False)
    assert rune.refuses(OLGA, c.TakeReward()) == r.RewardUnknown("The Cardinal's Plight")


@pytest.mark.rule("Q1")
@pytest.mark.parametrize("quest", ["First Blood", "A Feast of Our Own"])
def test_what_no_source_tells_is_not_made_up(rune: Table, quest: str) -> None:
    win(rune, quest, Winner.HEROES)
    assert rewards.due(rune.state, rune.box) is None
    assert rune.refuses(BJORN, c.TakeReward()) == r.RewardUnknown(quest)


@pytest.mark.rule("C1", "Q1")
def test_it_is_entered_from_the_third_step_on_and_once_a_phase(rune: Table) -> None:
    rune.play(OLGA, c.StartQuest("A Fat Goblin"))
    rune.end_quest()
    assert isinstance(rune.refuses(BJORN, c.TakeReward()), r.WrongStep)
    rune.play(OLGA, c.GoToStep(Step.SHOPPING))
    rune.play(BJORN, c.TakeReward(of=("1",)))
    win(rune, "Castle Daerion", Winner.HEROES)
    assert rune.refuses(BJORN, c.TakeReward(of=("1",))) == r.TableMovedOn()
    rune.play(BJORN, c.TakeReward(of=("2",)))
    assert rune.state.party.gold == 150
