"""Moves of the campaign and its phase as messages: when somebody does something, this is posted."""

import pytest

from bot.rules.basics.options import CampaignAct, Costs, QuestKind, Sheet, Winner
from bot.rules.basics.stage import Step
from bot.rules.printed.box import Box
from bot.rules.state import commands as c
from bot.rules.state.questions import JoinRequest
from tests.rules.table import BJORN, DORA, NILS, OLGA, Table
from tests.telling.reader import is_told, told

AGONY, CORRUPTION = "Eternal Agony", "Corruption From Within"

# --- the campaign and its heroes


def test_a_new_campaign_brings_the_set_up_panel(box: Box) -> None:
    table = Table(box)
    table.play(OLGA, c.CreateCampaign("k", "Nerekhall", home=7))
    is_told(
        table,
        """
        ## **Nerekhall** begins
        Act I. Overlord: <@1>.
        Next: add two to four heroes, choose a Plot deck if you play with one, then start the \
first quest.
        -# <@1>
        [Add hero] [Choose deck] [Start quest]
        """,
    )


def test_a_hero_added_by_the_steward_shows_his_figures(table: Table) -> None:
    sheet = Sheet(might=2, willpower=4)
    table.play(OLGA, c.AddHero("Own Hero", DORA.user, sheet))
    is_told(
        table,
        """
        ## **Own Hero** joins the heroes, played by <@4>
        Might 2, Willpower 4
        -# <@1> (as steward)
        [Start quest] [Undo]
        """,
    )


@pytest.mark.parametrize(
    ("name", "sheet", "printed"),
    [
        ("Jain", Sheet(), "Jain Fairwood"),
        ("Jain", Sheet(might=2), ""),
        ("Jain Fairwood", Sheet(), ""),
        ("The", Sheet(), ""),
        ("Own Hero", Sheet(), ""),
    ],
    ids=["part", "figures", "printed", "of many", "own"],
)
def test_a_hero_without_figures_called_like_a_printed_one_in_part_may_be_meant_so(
    table: Table, name: str, sheet: Sheet, printed: str
) -> None:
    # given a name that may be somebody's own, or begin the name of a printed hero
    table.play(OLGA, c.AddHero(name, DORA.user, sheet))
    # then the post names the one printed hero, and nobody where figures or names say who it is
    meant = f"If the printed **{printed}** is meant: Undo, then add the hero by that name."
    assert ("so far without figures" in told(table)) == bool(printed)
    assert (meant in told(table)) == bool(printed)


@pytest.mark.parametrize(
    ("language", "said"),
    [("de", "→ Deutsch"), ("fr", "→ Français"), ("tlh", "→ tlh")],
)
def test_a_language_is_said_by_its_own_name(table: Table, language: str, said: str) -> None:
    """Also one whose words have left this host, by its code."""
    table.play(OLGA, c.ChangeSettings(language=language))
    assert said in told(table)


def test_somebody_asks_to_join(table: Table) -> None:
    table.play(NILS, c.AddHero("Own Hero"))
    is_told(
        table,
        """
        ## A hero wants to join
        <@9> wants to join with **Own Hero**. Yes or no?
        Waiting for <@1>.
        -# <@9>
        [Yes] [No]
        """,
    )
    table.answer(OLGA, "no", JoinRequest)
    assert "<@1>: **Own Hero** does not join." in told(table)


def test_a_deck_with_two_columns_of_costs_offers_the_other(table: Table) -> None:
    table.play(OLGA, c.ChooseDeck(AGONY))
    is_told(
        table,
        """
        ## The Plot deck is **Eternal Agony**
        Its basic card **Spite** lies faceup, 9 cards lie facedown.
        Two lists of this deck's costs are known, and they differ. The transcribed one is in \
force; if your cards say otherwise, take the printed one.
        -# <@1>
        [Use printed costs] [Add hero] [Start quest] [Undo]
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
        ## Settings changed
        costs transcribed → printed
        -# <@1> (as steward)
        [Undo]
        """,
    )


# --- quests and the campaign phase


@pytest.mark.rule("T3", "C2")
def test_a_quest_end_opens_the_campaign_phase(quest: Table) -> None:
    quest.end_quest(Winner.OVERLORD)
    shown = told(quest)
    assert "## **First Blood**: the overlord wins" in shown
    assert "Threat 0 → 2 |" in shown
    # what it brought stands before where it leads, and that its encounter is over goes unsaid above
    brought, leads = "1 threat for the quest", "The campaign phase begins"
    assert shown.index(brought) < shown.index(leads) < shown.index("Threat 0 → 2 |")
    assert shown.index("Encounter 1 is over") > shown.index("[Next step]")
    assert "[Next step] [Go to Spend XP] [Go to Shopping] [Undo]" in shown
    assert shown.splitlines()[-1].startswith("-# The dice secret of this quest is open now")


@pytest.mark.rule("C4")
def test_an_ended_interlude_offers_act_two(table: Table) -> None:
    table.play(OLGA, c.StartQuest("Between", QuestKind.INTERLUDE, 1))
    table.end_quest()
    assert "[Go on to act II]" in told(table)
    table.play(OLGA, c.SetAct(CampaignAct.II))
    table.play(OLGA, c.StartQuest("Again", QuestKind.INTERLUDE, 1))
    table.end_quest()
    assert "[Go on to act II]" not in told(table)


@pytest.mark.rule("F7")
def test_shopping_gives_the_last_call(table: Table) -> None:
    table.reach(Step.SPEND_XP)
    table.give(leoric=2, astarra=1)
    table.play(OLGA, c.NextStep())
    is_told(
        table,
        """
        ## Campaign phase: **Shopping**
        The heroes buy and sell items.
        Last call: 3 fortune will return to the supply when Shopping ends. For 2 fortune the \
heroes draw 1 more Shop Item card.
        -# <@1>
        Threat 1 | Fortune: Leoric 2, Astarra 1, Grisban 0
        [1 more Shop Item card] [Next step] [Undo]
        """,
    )


@pytest.mark.rule("F4")
def test_shopping_offers_a_card_only_where_the_heroes_can_pay_for_one(table: Table) -> None:
    table.reach(Step.SPEND_XP)
    table.give(leoric=1)
    table.play(OLGA, c.NextStep())
    assert "Last call: 1 fortune" in told(table)
    assert "Shop Item card]" not in told(table)


@pytest.mark.rule("F7")
def test_without_fortune_there_is_no_last_call(table: Table) -> None:
    table.reach(Step.SPEND_XP)
    table.play(OLGA, c.NextStep())
    assert "Campaign phase: **Shopping**" in told(table)
    assert "Last call" not in told(table)


@pytest.mark.rule("C2")
def test_who_would_end_spend_xp_is_asked_and_the_overlord_is_named(table: Table) -> None:
    """Given 1 XP unspent, a hero's player is asked first; until told, the step stays open."""
    table.reach(Step.SPEND_XP)
    table.play(BJORN, c.NextStep())
    is_told(
        table,
        """
        ## On to Shopping?
        The overlord still holds 1 XP, and this would end Spend XP. Go on to Shopping, or wait?
        Waiting for <@1>.
        -# <@2>
        Threat 1 | Fortune: Leoric 0, Astarra 0, Grisban 0
        [Go on] [Wait]
        [Undo]
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
        ## 1 XP for threat
        The overlord gains 3 threat for it.
        -# <@1>
        Overlord XP 1 → 0
        Threat 1 → 4 | Fortune: Leoric 0, Astarra 0, Grisban 0
        [Next step] [Undo]
        """,
    )


def test_the_last_step_offers_the_next_quest(table: Table) -> None:
    table.reach(Step.TRAVEL)
    assert told(table).endswith("[Start quest] [Undo]")


@pytest.mark.rule("C2")
@pytest.mark.parametrize("step", [Step.CHOOSE_QUEST, Step.QUEST_SET_UP])
def test_the_steps_before_it_offer_the_next_quest_too(table: Table, step: Step) -> None:
    """Given the step that chooses the next quest, its post offers to start one at once."""
    table.reach(step)
    assert told(table).endswith("[Next step] [Start quest] [Undo]")


def test_a_turn_leads_on_without_the_board(table: Table) -> None:
    table.start_quest()
    table.play(BJORN, c.StartHeroTurn("Leoric"))
    assert told(table).endswith("[What can I do now?] [Undo]")
    table.play(BJORN, c.EndTurn())
    assert told(table).endswith("[What can I do now?] [Undo]")


def test_a_set_up_leads_on_to_the_first_turn(table: Table) -> None:
    """The live board may be far up, and a new campaign has none."""
    # when a quest begins, or its next encounter
    table.start_quest(encounters=2)
    assert "[What can I do now?] [Undo]" in told(table)
    table.play(OLGA, c.EndEncounter())
    assert "[What can I do now?] [Undo]" in told(table)
    # but an end of the quest ends its encounter too, and leads elsewhere
    table.play(OLGA, c.EndQuest(Winner.HEROES))
    assert "[What can I do now?]" not in told(table)
    assert "[Next step]" in told(table)
