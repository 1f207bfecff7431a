"""Threat, Plot cards and fortune as messages: when somebody does something, this is posted."""

import pytest

from bot.rules.basics.options import FortuneUse, GainReason
from bot.rules.basics.stage import Step
from bot.rules.state import commands as c
from bot.rules.state.questions import DefeatReward, MissingCost, ShopPledge
from tests.rules.table import ASTARRA, BJORN, CARLA, LEORIC, MARA, NILS, OLGA, Table
from tests.telling.reader import is_told, told

AGONY, CORRUPTION = "Eternal Agony", "Corruption From Within"
ZERO = "Threat 0 | Fortune: Leoric 0, Astarra 0, Grisban 0"

# --- threat


@pytest.mark.rule("T1")
def test_a_defeated_hero_asks_the_overlord(quest: Table) -> None:
    quest.play(BJORN, c.DefeatHero(LEORIC))
    is_told(
        quest,
        f"""
        ## **Leoric** is defeated
        What does the overlord take for **Leoric**: 1 threat or 1 Overlord card?
        Waiting for <@1>.
        -# <@2> · Set-up is over, play begins.
        {ZERO}
        [1 threat] [1 Overlord card]
        [Undo]
        """,
    )
    quest.answer(OLGA, "threat", DefeatReward)
    is_told(
        quest,
        """
        ## **Leoric** is defeated
        <@1>: The overlord gains 1 threat for it.
        -# <@2> · Set-up is over, play begins. **Leoric**'s hero token lies near the Plot deck \
until the quest ends.
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
        ## **Leoric** is defeated
        The overlord draws 1 Overlord card.
        -# <@1>
        Threat 1 | Fortune: Leoric 0, Astarra 0, Grisban 0
        [Undo]
        """,
    )


@pytest.mark.rule("T8")
def test_a_correction_tells_its_note_and_who_made_it(quest: Table) -> None:
    quest.fund(3)
    quest.play(MARA, c.LoseThreat(2, "counted *twice* @everyone"))
    lines = told(quest).split("\n")
    assert lines[:3] == [
        "## The overlord loses 2 threat",
        "Correction: “counted \\*twice\\* @\u200beveryone”",
        "-# <@8> (as steward)",
    ]
    assert lines[3] == "Threat 3 → 1 | Fortune: Leoric 0, Astarra 0, Grisban 0"


# --- Plot cards and fortune


@pytest.mark.rule("P4", "P5")
def test_a_trigger_asks_who_gets_the_token(spite: Table) -> None:
    spite.play(OLGA, c.TriggerPlotCard("Spite"))
    is_told(
        spite,
        """
        ## **Spite** is triggered for 1 threat
        It is exhausted.
        > **Spite**: Announce it before a hero rolls for an attack. Afterwards every surge \
rolled costs that hero 1 fatigue, and if one was left unspent this card is ready again.
        Tied for the fewest fortune: who gets 1 token? The heroes choose.
        Waiting for <@2>, <@3>, and <@4>.
        -# <@1> · Set-up is over, play begins.
        Threat 5 → 4, 1 awaiting a hero | Fortune: Leoric 0, Astarra 0, Grisban 0
        [Leoric] [Astarra] [Grisban]
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
        ## **Spite** is about to be triggered
        What trigger cost is printed on **Spite**? The bot remembers it for this campaign.
        Waiting for <@1>.
        -# <@1>
        Threat 2 | Fortune: Leoric 0, Astarra 0, Grisban 0
        [0] [1] [2] [3]
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
        ## **Thieves' Guild** is bought for 2 threat
        It lies faceup and is ready.
        -# <@1>
        Threat 5 → 3 | Fortune: Leoric 0, Astarra 0, Grisban 0
        [1 XP → 3 threat] [Buy a Plot card] [Next step] [Undo]
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
        ## **Leoric** recovers 1 fatigue
        1 fortune spent.
        -# <@9> (for <@2>) · Set-up is over, play begins.
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
        ## 1 more Shop Item card?
        2 fortune draw 1 more Shop Item card. 0 of 2 are in.
        Waiting for <@2> and <@3>.
        -# <@3>
        Threat 1 | Fortune: Leoric 1, Astarra 1, Grisban 0
        [Put in 1]
        [Undo]
        """,
    )
    table.answer(BJORN, "put", ShopPledge)
    assert "1 of 2 are in (**Leoric**)." in told(table)
    table.answer(CARLA, "put", ShopPledge)
    is_told(
        table,
        """
        ## The heroes draw 1 more Shop Item card
        <@2>: **Leoric** puts 1 fortune in.
        <@3>: **Astarra** puts 1 fortune in.
        Fortune spent: **Leoric** 1 and **Astarra** 1.
        -# <@3>
        Threat 1 | Fortune: Leoric 1 → 0, Astarra 1 → 0, Grisban 0
        [Undo]
        """,
    )
