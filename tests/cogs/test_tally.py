"""A summary counts what the log says: it adds up to what the table holds, undone moves left out."""

from collections.abc import Callable

import pytest

from bot.pages.lookups.tally import Tally, quest_entries, tally
from bot.rules.basics.options import FortuneUse, GainReason, Winner
from bot.rules.basics.stage import Step
from bot.rules.printed.box import Box
from bot.rules.state import commands as c
from bot.rules.state.replay import live
from tests.rules.table import BJORN, CARLA, NOTE, OLGA, Table


@pytest.fixture
def table(box: Box) -> Table:
    table = Table(box)
    table.open()
    table.own("Corruption From Within", "Traitor", "Thieves' Guild")
    table.fund(6)
    return table


def played(table: Table) -> None:
    """A quest with a tie, spending and a defeat, then purchases and Shopping."""
    table.start_quest()
    table.play(OLGA, c.TriggerPlotCard("Thieves' Guild"))
    table.answer(CARLA, "leoric")
    table.play(BJORN, c.SpendFortune(FortuneUse.RECOVER_FATIGUE))
    table.play(OLGA, c.TriggerPlotCard("Friend or Foe"))
    table.answer(CARLA, "astarra")
    table.play(OLGA, c.GainThreat(GainReason.HERO_DEFEATED, "astarra"))
    table.end_quest(Winner.OVERLORD)
    table.play(OLGA, c.GoToStep(Step.SPEND_XP))
    table.play(OLGA, c.BuyPlotCard("Secret Council"))
    table.play(OLGA, c.ConvertXp(1))
    table.play(OLGA, c.GoToStep(Step.TRAVEL))


def undone(table: Table) -> None:
    played(table)
    table.play(OLGA, c.LoseThreat(2, NOTE))
    table.undo()


def redone(table: Table) -> None:
    undone(table)
    table.redo()


def over(table: Table) -> None:
    played(table)
    table.play(OLGA, c.EndCampaign())


def counted(table: Table) -> Tally:
    return tally(live(table.log))


@pytest.mark.rule("S6", "U2")
@pytest.mark.parametrize("story", [played, undone, redone, over])
def test_what_came_less_what_went_is_what_is_held(
    table: Table, story: Callable[[Table], None]
) -> None:
    story(table)
    found = counted(table)
    kinds = (found.purchases, found.triggers, found.payments, found.lost)
    assert (
        found.gained.total() - sum(kind.total() for kind in kinds) - found.left_over
        == table.state.threat
    )
    for hero in table.state.heroes:
        left = found.given[hero] - found.spent(hero) - found.returned[hero]
        assert left == table.state.fortune(hero)


def test_cards_quests_and_uses(table: Table) -> None:
    played(table)
    found = counted(table)
    assert found.triggers == {"thievesguild": 1, "friendorfoe": 1}
    assert found.purchases == {"secretcouncil": 2}
    assert [(quest.name, quest.winner) for quest in found.quests] == [
        ("First Blood", Winner.OVERLORD)
    ]
    assert found.uses("leoric") == {"recover-fatigue": 1}
    assert found.returned == {"astarra": 1}
    assert found.defeats == {"astarra": 1}


def test_the_quest_entries_leaves_out_what_came_before_and_after(table: Table) -> None:
    played(table)
    found = tally(quest_entries(live(table.log)))
    assert found.gained.total() == 3
    assert not found.purchases
    table.start_quest()
    assert [quest.winner for quest in tally(quest_entries(live(table.log))).quests] == [None]


def test_before_any_quest_there_is_nothing(table: Table) -> None:
    assert quest_entries(live(table.log)) == []
