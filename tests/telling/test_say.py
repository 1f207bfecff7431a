"""Moves as messages: given a table, when somebody does something, then this is posted."""

from textwrap import dedent

import pytest

from bot.box import Box
from bot.rules import commands as c
from bot.rules.options import (
    Act,
    Costs,
    FortuneUse,
    GainReason,
    QuestKind,
    RulesMode,
    Sheet,
    Winner,
)
from bot.rules.questions import DefeatReward, JoinRequest, MissingCost, ShopPledge
from bot.rules.stage import Step
from tests.rules.table import ASTARRA, BJORN, CARLA, DORA, LEORIC, MARA, NILS, NOTE, OLGA, Table
from tests.telling.reader import told

AGONY, CORRUPTION = "Eternal Agony", "Corruption From Within"
ZERO = "Threat 0 | Fortune: Leoric 0, Astarra 0, Grisban 0"


def is_told(table: Table, expected: str) -> None:
    assert told(table) == dedent(expected).strip()


@pytest.fixture
def quest(table: Table) -> Table:
    table.play(OLGA, c.ChooseDeck(AGONY))
    table.start_quest(encounters=1)
    return table


@pytest.fixture
def spite(quest: Table) -> Table:
    """A quest with 5 threat, and the trigger cost of Spite known to be 1."""
    quest.fund(5)
    quest.play(OLGA, c.RecordPlotCost("Spite", 1))
    return quest


# --- the campaign and its heroes


def test_a_new_campaign_brings_the_set_up_panel(box: Box) -> None:
    table = Table(box)
    table.play(OLGA, c.CreateCampaign("k", "Nerekhall", home=7))
    is_told(
        table,
        """
        <@1>: The campaign **Nerekhall** begins in act I. Overlord: <@1>.
        Next: add two to four heroes, choose a Plot deck if you play with one, \
then start the first quest.
        [Add hero] [Choose deck] [Start quest]
        """,
    )


def test_a_hero_added_by_the_steward_shows_his_figures(table: Table) -> None:
    sheet = Sheet(might=2, willpower=4)
    table.play(OLGA, c.AddHero("Own Hero", DORA.user, sheet))
    is_told(
        table,
        """
        <@1> (as steward): **Own Hero** joins the heroes, played by <@4>. (Might 2, Willpower 4)
        [Undo]
        """,
    )


def test_somebody_asks_to_join(table: Table) -> None:
    table.play(NILS, c.AddHero("Own Hero"))
    is_told(
        table,
        """
        <@9>: A hero wants to join.
        <@9> wants to join with **Own Hero**. May he?
        Waiting for <@1>.
        [Yes] [No]
        [Undo]
        """,
    )
    table.answer(OLGA, "no", JoinRequest)
    assert "<@1>: **Own Hero** does not join." in told(table)


def test_a_deck_with_two_columns_of_costs_offers_the_other(table: Table) -> None:
    table.play(OLGA, c.ChooseDeck(AGONY))
    is_told(
        table,
        """
        <@1>: The Plot deck is **Eternal Agony**. Its basic card **Spite** lies faceup, \
9 cards lie facedown.
        Two versions of this deck's costs are known. The transcribed figures are in force; \
the printed ones can be used instead.
        [Use printed costs] [Undo]
        """,
    )


def test_a_deck_with_one_column_says_nothing_of_costs(table: Table) -> None:
    table.play(OLGA, c.ChooseDeck(CORRUPTION))
    assert "costs" not in told(table)


def test_settings_show_old_and_new(table: Table) -> None:
    table.play(OLGA, c.ChangeSettings(costs=Costs.PRINTED))
    is_told(
        table,
        """
        <@1> (as steward): Settings: costs transcribed → printed.
        [Undo]
        """,
    )


# --- threat


@pytest.mark.rule("T1")
def test_a_defeated_hero_asks_the_overlord(quest: Table) -> None:
    quest.play(BJORN, c.DefeatHero(LEORIC))
    is_told(
        quest,
        f"""
        <@2>: Set-up is over, play begins.
        **Leoric** is defeated.
        What does the overlord take for **Leoric**: 1 threat or 1 Overlord card?
        Waiting for <@1>.
        [1 threat] [1 Overlord card]
        {ZERO}
        [Undo]
        """,
    )
    quest.answer(OLGA, "threat", DefeatReward)
    is_told(
        quest,
        """
        <@2>: Set-up is over, play begins.
        **Leoric** is defeated.
        <@1>: The overlord gains 1 threat for it.
        **Leoric**'s hero token lies near the Plot deck until the quest ends.
        Threat 0 → 1 | Fortune: Leoric 0, Astarra 0, Grisban 0
        [Undo]
        """,
    )


@pytest.mark.rule("T2")
def test_a_hero_defeated_again_gives_an_overlord_card(quest: Table) -> None:
    quest.play(OLGA, c.GainThreat(GainReason.HERO_DEFEATED, hero="Leoric"))
    quest.play(OLGA, c.DefeatHero(LEORIC))
    is_told(
        quest,
        """
        <@1>: **Leoric** is defeated.
        The overlord draws 1 Overlord card.
        Threat 1 | Fortune: Leoric 0, Astarra 0, Grisban 0
        [Undo]
        """,
    )


@pytest.mark.rule("T8")
def test_a_correction_tells_its_note_and_who_made_it(quest: Table) -> None:
    quest.fund(3)
    quest.play(MARA, c.LoseThreat(2, "counted *twice* @everyone"))
    lines = told(quest).split("\n")
    assert lines[0] == (
        "<@8> (as steward): Correction: the overlord loses 2 threat "
        "(“counted \\*twice\\* @\u200beveryone”)."
    )
    assert lines[1] == "Threat 3 → 1 | Fortune: Leoric 0, Astarra 0, Grisban 0"


# --- Plot cards and fortune


@pytest.mark.rule("P4", "P5")
def test_a_trigger_asks_who_gets_the_token(spite: Table) -> None:
    spite.play(OLGA, c.TriggerPlotCard("Spite"))
    is_told(
        spite,
        """
        <@1>: Set-up is over, play begins.
        **Spite** is triggered for 1 threat and is exhausted.
        > **Spite**: Announce it before a hero rolls for an attack. Afterwards every surge he \
rolled costs him 1 fatigue, and if he left one unspent this card is ready again.
        Tied for the fewest fortune: who gets 1 token? The heroes choose.
        Waiting for <@2>, <@3>, and <@4>.
        [Leoric] [Astarra] [Grisban]
        Threat 5 → 4, 1 awaiting a hero | Fortune: Leoric 0, Astarra 0, Grisban 0
        [Undo]
        """,
    )


@pytest.mark.rule("P5", "U1")
def test_an_answer_shows_the_whole_move_so_far(spite: Table) -> None:
    spite.play(OLGA, c.TriggerPlotCard("Spite"))
    spite.answer(CARLA, ASTARRA)
    shown = told(spite)
    assert "<@3>: The heroes give the next fortune token to **Astarra**." in shown
    assert "Threat 5 → 4 | Fortune: Leoric 0, Astarra 0 → 1, Grisban 0\n" in shown
    assert shown.endswith("\n[Surge left unspent] [Undo]")
    assert "[Leoric]" not in shown


@pytest.mark.rule("Z1")
def test_a_missing_cost_is_asked_with_bare_digits(quest: Table) -> None:
    quest.fund(2)
    quest.play(OLGA, c.TriggerPlotCard("Spite"))
    is_told(
        quest,
        """
        <@1>: Set-up is over, play begins.
        What trigger cost is printed on **Spite**? It is kept for this campaign.
        Waiting for <@1>.
        [0] [1] [2] [3]
        Threat 2 | Fortune: Leoric 0, Astarra 0, Grisban 0
        [Undo]
        """,
    )
    quest.answer(OLGA, "0", MissingCost)
    assert "The trigger cost of **Spite** is 0 in this campaign." in told(quest)


@pytest.mark.rule("P1")
def test_a_purchase_says_that_the_card_is_ready(table: Table) -> None:
    table.own(CORRUPTION)
    table.reach(Step.SPEND_XP)
    table.fund(4)
    table.play(OLGA, c.BuyPlotCard("Thieves' Guild"))
    is_told(
        table,
        """
        <@1>: **Thieves' Guild** is bought for 2 threat and lies faceup from now on (ready).
        Threat 5 → 3 | Fortune: Leoric 0, Astarra 0, Grisban 0
        [Undo]
        """,
    )


@pytest.mark.rule("F1")
def test_fortune_spent_by_a_stand_in_names_both(spite: Table) -> None:
    spite.give(leoric=2)
    spite.play(BJORN, c.NameStandIn(LEORIC, NILS.user))
    spite.play(NILS, c.SpendFortune(FortuneUse.RECOVER_FATIGUE))
    is_told(
        spite,
        """
        <@9> (for <@2>): Set-up is over, play begins.
        **Leoric** spends 1 fortune and recovers 1 fatigue.
        Threat 5 | Fortune: Leoric 2 → 1, Astarra 0, Grisban 0
        [Undo]
        """,
    )


@pytest.mark.rule("F4")
def test_a_pledge_shows_who_has_put_in(table: Table) -> None:
    table.reach(Step.SHOPPING)
    table.give(leoric=1, astarra=1)
    table.play(CARLA, c.OpenShopPledge())
    is_told(
        table,
        """
        <@3>: The heroes pledge fortune for 1 more Shop Item card.
        2 fortune draw 1 more Shop Item card. 0 of 2 are in.
        Waiting for <@2>, <@3>, and <@4>.
        [Put in 1]
        Threat 1 | Fortune: Leoric 1, Astarra 1, Grisban 0
        [Undo]
        """,
    )
    table.answer(BJORN, "put", ShopPledge)
    assert "1 of 2 are in (**Leoric**)." in told(table)
    table.answer(CARLA, "put", ShopPledge)
    is_told(
        table,
        """
        <@3>: The heroes pledge fortune for 1 more Shop Item card.
        <@2>: **Leoric** puts 1 fortune in.
        <@3>: **Astarra** puts 1 fortune in.
        Fortune spent: **Leoric** 1 and **Astarra** 1.
        The heroes draw 1 more Shop Item card.
        Threat 1 | Fortune: Leoric 1 → 0, Astarra 1 → 0, Grisban 0
        [Undo]
        """,
    )


# --- quests and the campaign phase


@pytest.mark.rule("T3", "C2")
def test_a_quest_end_opens_the_campaign_phase(quest: Table) -> None:
    quest.end_quest(Winner.OVERLORD)
    shown = told(quest)
    assert "The quest **First Blood** is over: the overlord wins." in shown
    assert "Threat 0 → 2 |" in shown
    assert shown.endswith("[Next step] [Go to Spend XP] [Go to Shopping] [Undo]")


@pytest.mark.rule("C4")
def test_an_ended_interlude_offers_act_two(table: Table) -> None:
    table.play(OLGA, c.StartQuest("Between", QuestKind.INTERLUDE, 1))
    table.end_quest()
    assert "[Go on to act II]" in told(table)
    table.play(OLGA, c.SetAct(Act.II))
    table.play(OLGA, c.StartQuest("Again", QuestKind.INTERLUDE, 1))
    table.end_quest()
    assert "[Go on to act II]" not in told(table)


@pytest.mark.rule("F7")
def test_shopping_gives_the_last_call(table: Table) -> None:
    table.reach(Step.SPEND_XP)
    table.give(leoric=2, astarra=1)
    table.play(BJORN, c.NextStep())
    is_told(
        table,
        """
        <@2>: Campaign phase: **Shopping**. The heroes buy and sell items.
        Last call: 3 fortune will return to the supply when Shopping ends. \
2 fortune draw 1 more Shop Item card.
        Threat 1 | Fortune: Leoric 2, Astarra 1, Grisban 0
        [Next step] [Undo]
        """,
    )


@pytest.mark.rule("C2", "F7")
def test_a_quest_started_early_names_what_it_passed_over(table: Table) -> None:
    table.reach(Step.REWARDS)
    table.give(leoric=2, astarra=1)
    table.play(OLGA, c.StartQuest("Second", lieutenants="Zachareth"))
    shown = told(table)
    assert "Passed over: Spend XP, Shopping, Choose the next quest," in shown
    assert "Shopping is over: 3 fortune returns to the supply" in shown
    assert "Lieutenants in it: **Baron Zachareth**." in shown
    assert "Fortune: Leoric 2 → 0, Astarra 1 → 0, Grisban 0" in shown


@pytest.mark.rule("T4", "C3")
def test_experience_is_shown_where_it_changes(table: Table) -> None:
    table.reach(Step.SPEND_XP)
    table.play(OLGA, c.ConvertXp(1))
    is_told(
        table,
        """
        <@1>: The overlord spends 1 XP on threat.
        The overlord gains 3 threat for it.
        Overlord XP 1 → 0
        Threat 1 → 4 | Fortune: Leoric 0, Astarra 0, Grisban 0
        [Undo]
        """,
    )


def test_the_last_step_offers_the_next_quest(table: Table) -> None:
    table.reach(Step.TRAVEL)
    assert told(table).endswith("[Start quest] [Undo]")


# --- undo and redo


@pytest.mark.rule("U2")
def test_a_move_taken_back_is_struck_through_and_names_who(quest: Table) -> None:
    quest.fund(4)
    quest.play(BJORN, c.StartHeroTurn(LEORIC))
    quest.play(OLGA, c.GainThreat(GainReason.HERO_DEFEATED, hero="Leoric"))
    quest.undo(BJORN)
    is_told(
        quest,
        """
        ~~<@1>: **Leoric** is defeated.~~
        ~~The overlord gains 1 threat for it.~~
        ~~**Leoric**'s hero token lies near the Plot deck until the quest ends.~~
        Taken back by <@2>.
        Threat 5 → 4 | Fortune: Leoric 0, Astarra 0, Grisban 0
        [Redo]
        """,
    )


@pytest.mark.rule("U3")
def test_a_move_played_again_stands_as_before(quest: Table) -> None:
    quest.fund(4)
    quest.undo()
    quest.redo(BJORN)
    is_told(
        quest,
        f"""
        <@1>: Correction: the overlord gains 4 threat (“{NOTE}”).
        Played again by <@2>.
        Threat 0 → 4 | Fortune: Leoric 0, Astarra 0, Grisban 0
        [Undo]
        """,
    )


@pytest.mark.rule("U2")
def test_undo_of_a_trigger_takes_its_answers_back_too(spite: Table) -> None:
    spite.play(OLGA, c.TriggerPlotCard("Spite"))
    spite.answer(CARLA, ASTARRA)
    spite.undo()
    shown = told(spite)
    assert "~~<@3>: The heroes give the next fortune token to **Astarra**.~~" in shown
    assert "Threat 4 → 5 | Fortune: Leoric 0, Astarra 1 → 0, Grisban 0" in shown


def test_a_house_rule_is_named(quest: Table) -> None:
    quest.play(OLGA, c.ChangeSettings(rules=RulesMode.ADVISORY))
    quest.fund(3)
    quest.play(OLGA, c.BuyPlotCard("Pins and Needles"))
    assert "House rule: in another step of the campaign phase." in told(quest)
