"""Where agents may not enter, beyond the quests of their own lieutenant (A5)."""

import pytest

from bot.rules.printed.box import Box
from bot.rules.state import commands as c
from bot.rules.state import refusals as r
from tests.cards.staging import Scene
from tests.rules.table import BJORN, OLGA

HEROES = ("Leoric", "Grisban")


def summoning(
    box: Box,
    lieutenant: str,
    *,
    heroes: tuple[str, ...] = HEROES,
    campaign: str = "",
    lieutenants: str = "",
) -> Scene:
    """A quest in its set-up, with a lieutenant's Summon card faceup and threat for it."""
    table = Scene(box)
    table.play(OLGA, c.CreateCampaign("key", "Ours", home=100, printed_campaign=campaign))
    for name in heroes:
        table.play(OLGA, c.AddHero(name, BJORN.user))
    [deck] = (each for each in box.decks if each.lieutenant == lieutenant)
    table.own(deck.name, f"Summon {lieutenant}")
    table.fund(9)
    table.play(OLGA, c.StartQuest("Q", lieutenants=lieutenants))
    return table


@pytest.mark.rule("A5")
@pytest.mark.parametrize(
    ("lieutenant", "heroes", "lieutenants", "beside"),
    [
        ("Ariad", HEROES, "Queen Ariad", "Queen Ariad"),
        ("Raythen", (*HEROES, "Raythen"), "", "Raythen"),
        ("Serena", (*HEROES, "Serena"), "", "Serena"),
    ],
)
def test_some_agents_do_not_enter_beside_others(
    box: Box, lieutenant: str, heroes: tuple[str, ...], lieutenants: str, beside: str
) -> None:
    table = summoning(box, lieutenant, heroes=heroes, lieutenants=lieutenants)
    trigger = c.TriggerPlotCard(f"Summon {lieutenant}")
    assert table.refuses(OLGA, trigger) == r.AgentForbidden(lieutenant, beside=beside)
    assert table.state.threat == 9
    summoning(box, lieutenant, lieutenants="Splig").trigger(f"Summon {lieutenant}")


@pytest.mark.rule("A5")
@pytest.mark.parametrize(
    ("campaign", "named"),
    [
        ("Heirs of Blood", "Heirs of Blood"),
        ("the heirs of blood", "the heirs of blood"),
        ("Heirs", "Heirs of Blood"),
    ],
)
def test_lady_eliza_enters_no_quest_of_heirs_of_blood(box: Box, campaign: str, named: str) -> None:
    table = summoning(box, "Lady Eliza Farrow", campaign=campaign)
    trigger = c.TriggerPlotCard("Summon Lady Eliza Farrow")
    expected = r.AgentForbidden("Lady Eliza Farrow", campaign=named)
    assert table.refuses(OLGA, trigger) == expected


@pytest.mark.rule("A5", "Q2")
@pytest.mark.parametrize("typed", ["Rylan", "rylan olliven", "Splig, Rylan Olliven"])
def test_a_lieutenant_is_known_by_any_name_and_by_a_part(box: Box, typed: str) -> None:
    table = summoning(box, "Rylan Olliven", lieutenants=typed)
    trigger = c.TriggerPlotCard("Summon Rylan Olliven")
    assert table.refuses(OLGA, trigger) == r.AgentForbidden("Rylan Olliven")


@pytest.mark.rule("A5", "Q2")
def test_a_slip_is_asked_for_and_may_be_insisted_on(box: Box) -> None:
    table = summoning(box, "Rylan Olliven")
    table.end_quest()
    start = c.StartQuest("Q", lieutenants="Rylan Oliven, Lord Nobody")
    assert table.refuses(OLGA, start) == r.UnknownLieutenant("Rylan Oliven", ("Rylan Olliven",))
    table.play(OLGA, c.StartQuest("Q", lieutenants="Rylan Oliven", own_name=True))
    assert table.state.quest is not None
    assert table.state.quest.lieutenants == ("Rylan Oliven",)
