"""Moves taken back and played again as messages, and house rules."""

import pytest

from bot.rules.basics.options import GainReason, RulesMode
from bot.rules.state import commands as c
from bot.rules.state import events as e
from tests.rules.table import ASTARRA, BJORN, CARLA, LEORIC, OLGA, Table
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
        ~~**Leoric** is defeated~~
        ~~The overlord gains 1 threat for it.~~
        -# ~~<@1> · **Leoric**'s hero token lies near the Plot deck until the quest ends.~~
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
        """
        ## The overlord gains 4 threat
        Correction: “as the table agreed”
        -# <@1>
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


@pytest.mark.rule("U8", "D6")
def test_of_two_promises_each_says_which_it_is(table: Table) -> None:
    """Given a quest's start played again, its post holds both digests, and each says when."""
    table.start_quest()
    (first,) = promised(table)
    assert f"The dice from here on follow from a secret, {SHOWN}{first}" in told(table)
    table.undo()
    table.redo()
    first, second = promised(table)
    assert first != second
    shown = told(table).splitlines()
    assert f"-# The dice until then followed from another secret. Its SHA-256: {first}" in shown
    assert f"-# The dice from here on follow from a secret, {SHOWN}{second}" in shown
    assert sum("SHA-256" in line for line in shown) == 2


@pytest.mark.rule("U8", "D6")
def test_a_quest_end_taken_back_promises_the_dice_from_there_on(quest: Table) -> None:
    quest.end_quest()
    quest.undo()
    first, second = promised(quest)
    shown = told(quest)
    assert f"The dice from here on follow from a secret, {SHOWN}{second}" in shown
    assert first not in shown


SHOWN = "shown when the quest ends. Its SHA-256: "


def promised(table: Table) -> list[str]:
    """Give the digests that were promised, oldest first."""
    events = (entry.event for entry in table.log)
    return [event.digest for event in events if isinstance(event, e.SecretCommitted)]
