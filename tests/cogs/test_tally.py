"""A summary counts what the log says: it adds up to what the table holds, undone moves left out."""

from collections.abc import Callable

import pytest

from bot.pages.lookups import card_account
from bot.pages.lookups.log import log as log_page
from bot.pages.voice import Voice
from bot.rules.basics.options import FortuneUse, GainReason, Winner
from bot.rules.basics.stage import Step
from bot.rules.course.tally import Tally, quest_entries, tally
from bot.rules.printed.box import Box
from bot.rules.state import commands as c
from bot.rules.state.replay import live
from bot.words import Words
from tests.cards.staging import scene, start
from tests.cogs.looking import shown, view
from tests.rules.table import BJORN, CARLA, NILS, NOTE, OLGA, Table


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


def accounts(table: Table) -> str:
    """Give the section of a campaign's summary about its cards."""
    voice = Voice(table.state, table.box, Words.load(), "en")
    return "\n".join(card_account.accounts(voice, counted(table)))


def test_each_card_tells_what_it_cost_and_brought(table: Table) -> None:
    played(table)
    told = accounts(table).splitlines()
    assert told == [
        "- Secret Council: bought for 2",
        "- Thieves' Guild: triggered once for 1, 1 fortune given",
        "- Friend or Foe: triggered once for 1, 1 fortune given",
    ]


@pytest.mark.rule("L3")
def test_what_a_card_brings_as_the_quest_ends_is_of_the_quest_too(box: Box) -> None:
    table = scene(box, "Seeds of Betrayal", "Two-Pronged Gambit", threat=4, fortune=1)
    start(table)
    table.trigger("Two-Pronged Gambit")
    table.pay_ties()
    table.answer(OLGA, "fortune-side")
    table.end_quest(Winner.HEROES)
    quest = tally(quest_entries(live(table.log)))
    assert quest.brought == {"twoprongedgambit": 3}
    assert quest.gained.total() == 1 + 3
    told = "- Two-Pronged Gambit: triggered once for 1, 1 fortune given; brought 3 threat"
    assert accounts(table) == told


@pytest.mark.rule("L3")
def test_a_reserve_is_neither_spent_nor_gained(box: Box) -> None:
    table = scene(box, "Dragon's Greed", "Guardians of the Hoard", threat=5, fortune=1)
    start(table)
    table.trigger("Guardians of the Hoard")
    table.pay_ties()
    table.answer(OLGA, "2")
    assert counted(table).reserved == {"guardiansofthehoard": 2}
    assert not counted(table).payments
    table.play(OLGA, c.EndEncounter())
    assert counted(table).reserved["guardiansofthehoard"] == 0
    assert not counted(table).brought
    assert counted(table).gained.total() - counted(table).triggers.total() == table.state.threat


@pytest.mark.rule("L3")
def test_the_log_of_a_card_begins_with_what_it_cost_and_brought(table: Table) -> None:
    played(table)
    words = Words.load()
    place = str([*table.state.cards].index("thievesguild"))
    page = shown(log_page(view(table, NILS, words), "1", "", place))
    assert "triggered once for 1, 1 fortune given" in page
    assert "fortune given" not in shown(log_page(view(table, NILS, words)))


def test_before_any_quest_there_is_nothing(table: Table) -> None:
    assert quest_entries(live(table.log)) == []
