"""Moves taken back and played again as messages, and house rules."""

import pytest

from bot.rules.basics.options import GainReason, RulesMode
from bot.rules.state import commands as c
from tests.rules.table import ASTARRA, BJORN, CARLA, LEORIC, NOTE, OLGA, Table
from tests.telling.reader import is_told, told


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
