"""Refusals: one sentence that names the thing, and a button for the step that helps."""

from dataclasses import replace

import pytest

from bot.pages.messages import refusing
from bot.pages.voice import View
from bot.practice.world import World
from bot.rules.basics.keys import CampaignAt, UserId
from bot.rules.basics.options import CampaignAct, FortuneUse, GainReason, Winner
from bot.rules.basics.stage import Step
from bot.rules.economy.people import Person
from bot.rules.state import commands as c
from bot.rules.state.questions import DefeatReward
from tests.rules.table import BJORN, CARLA, LEORIC, MARA, NILS, OLGA, Table
from tests.simcord_support import play
from tests.telling.reader import ID, SERVER, names_of, newest, text

ELSE = "The creator of the campaign, or anybody with Manage Server, may answer too."


def refused(table: Table, by: Person, command: c.Command) -> str:
    refusal = table.refuses(by, command)
    voice = replace(names_of(newest(table), table.box), reader=by)
    return text(refusing.page(refusal, View(voice, CampaignAt(SERVER, ID))))


@pytest.fixture
def agony(table: Table) -> Table:
    table.own("Eternal Agony")
    return table


def test_outside_an_encounter_a_quest_can_be_started(agony: Table) -> None:
    assert refused(agony, OLGA, c.DefeatHero(LEORIC)) == (
        "That can happen only during an encounter, and this is before the first quest.\n"
        "[Start quest]"
    )


def test_where_a_quest_cannot_start_the_step_before_is_offered(table: Table) -> None:
    for hero in ("Astarra", "Grisban"):
        table.play(OLGA, c.RemoveHero(hero))
    shown = refused(table, OLGA, c.DefeatHero(LEORIC))
    assert shown.endswith("[Add hero]")


def test_a_hero_player_may_start_a_quest_but_choose_no_deck(table: Table) -> None:
    table.start_quest()
    assert refused(table, OLGA, c.TriggerPlotCard("Spite")) == (
        "No Plot deck is chosen yet.\n[Choose deck]"
    )
    shown = refused(table, BJORN, c.TriggerPlotCard("Spite"))
    assert shown == "Only the overlord side may do this: <@1>."


def test_the_wrong_step_offers_the_right_one_while_it_lies_ahead(agony: Table) -> None:
    agony.reach(Step.REWARDS)
    assert refused(agony, OLGA, c.ConvertXp(1)) == (
        "That belongs to the Spend XP step of the campaign phase, and this is "
        "the campaign phase (Rewards).\n[Go to Spend XP]"
    )
    agony.reach(Step.TRAVEL)
    assert "[" not in refused(agony, OLGA, c.ConvertXp(1))


def test_a_card_out_of_its_moment_offers_the_step_that_opens_it(table: Table) -> None:
    table.own("Corruption From Within", "False Chronicler")
    table.reach(Step.GOLD)
    shown = refused(table, OLGA, c.TriggerPlotCard("False Chronicler"))
    assert shown == (
        "**False Chronicler** can be triggered only in the Spend XP step, and this is "
        "the campaign phase (Gold from Search cards).\n[Go to Spend XP]"
    )


def test_what_is_short_names_the_card_and_how_much_is_missing(agony: Table) -> None:
    agony.reach(Step.SPEND_XP)
    assert refused(agony, OLGA, c.BuyPlotCard("Sadist")) == (
        "**Sadist** needs 2 threat, and you have 1."
    )


def test_whoever_manages_the_server_is_named_where_they_may_too(table: Table) -> None:
    shown = refused(table, CARLA, c.LoseThreat(1, "a slip"))
    who = "Only the overlord side or a steward may do this: <@1>, or anybody with Manage Server."
    assert shown == who
    assert refused(table, CARLA, c.SetAct(CampaignAct.II)) == (
        "Only a steward (the creator of the campaign, or whoever has Manage Server) may do this: "
        "<@1>."
    )


THE_BOT = Person(UserId(0))


def test_once_the_overlord_left_the_way_to_a_new_one_is_named(table: Table) -> None:
    table.play(THE_BOT, c.ReleasePlayer(OLGA.user))
    shown = refused(table, CARLA, c.ConvertXp(1))
    assert "nobody is on it now" in shown
    assert "Manage Server" in shown
    assert "/campaign overlord" in shown


def test_once_the_creator_left_whoever_manages_the_server_is_named(table: Table) -> None:
    table.play(MARA, c.AssignHero("Leoric", UserId(5)))
    table.play(THE_BOT, c.ReleasePlayer(OLGA.user))
    anybody = "just now that is anybody with Manage Server."
    assert refused(table, CARLA, c.SetAct(CampaignAct.II)).endswith(anybody)
    assert refused(table, CARLA, c.TakeBack()).endswith("move: anybody with Manage Server.")


def test_an_open_question_is_named_with_its_people(agony: Table) -> None:
    agony.start_quest()
    agony.play(BJORN, c.DefeatHero(LEORIC))
    ask = "What does the overlord take for **Leoric**: 1 threat or 1 Overlord card?"
    assert refused(agony, CARLA, c.DefeatHero(LEORIC)) == (
        f"First this must be answered: {ask} Waiting for <@1>. {ELSE}"
    )
    shown = refused(agony, OLGA, c.EndQuest(Winner.HEROES))
    assert shown.endswith(f"Waiting for <@1>. {ELSE}\n[1 threat] [1 Overlord card]")


def test_somebody_elses_question_names_whose_it_is(agony: Table) -> None:
    agony.start_quest()
    agony.play(BJORN, c.DefeatHero(LEORIC))
    question = agony.question(DefeatReward)
    shown = refused(agony, NILS, c.Answer(question.id, "threat"))
    assert shown == f"That choice is for the overlord side: <@1>. {ELSE}"


def test_a_stewards_move_names_the_stewards(table: Table) -> None:
    table.play(MARA, c.AssignHero("Leoric", UserId(5)))
    shown = refused(table, CARLA, c.TakeBack())
    assert shown.startswith("Only a steward takes back a steward's move: <@1>")


def test_the_player_of_several_heroes_says_who_pays(table: Table) -> None:
    table.play(OLGA, c.AssignHero("Astarra", BJORN.user))
    table.reach(Step.SHOPPING)
    table.give(leoric=1, astarra=1)
    table.play(BJORN, c.OpenShopPledge())
    question = table.question()
    shown = refused(table, BJORN, c.Answer(question.id, "put"))
    assert shown == "Whose fortune goes in?\n[Leoric] [Astarra]"


def test_which_hero_lists_them(table: Table) -> None:
    table.start_quest()
    shown = refused(table, OLGA, c.SpendFortune(FortuneUse.RECOVER_FATIGUE))
    assert shown == "Which hero? Please name one: **Leoric**, **Astarra**, and **Grisban**."


def test_missing_options_are_named(table: Table) -> None:
    shown = refused(table, OLGA, c.GainThreat(GainReason.CARD))
    assert shown == "Please fill in the option `card` or `note` too: which card gives the threat?"


async def test_the_remedy_works_when_pressed(set_table: World) -> None:
    await play(
        set_table,
        """
        olga: /quest end winner:heroes
        olga: /threat convert xp:1
        expect private olga contains "[Go to Spend XP]"
        olga: press "Go to Spend XP"
        expect post contains "Overlord XP 0 → 1"
        olga: /threat convert xp:1
        expect post contains "Overlord XP 1 → 0"
        """,
    )


async def test_the_payer_is_chosen_by_button(set_table: World) -> None:
    await play(
        set_table,
        """
        olga: /hero assign hero:Astarra player:@bjorn
        olga: /fortune correct hero:Leoric amount:1 note:"a gift"
        olga: /fortune correct hero:Astarra amount:1 note:"a gift"
        olga: /quest end winner:heroes
        olga: press "Go to Shopping"
        bjorn: /fortune shop
        bjorn: press "Put in 1"
        expect private bjorn contains "Whose fortune goes in?"
        bjorn: press "Astarra"
        expect post contains "1 of 2 are in (Astarra)"
        bjorn: press "Put in 1"
        expect post contains "Leoric 1 → 0, Astarra 1 → 0"
        """,
    )
