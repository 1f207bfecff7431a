"""Agent cards as people see them: figures by act and heroes, doubts, and what no list knows."""

import re

import pytest

from bot.pages.lookups.agent import agent
from bot.pages.voice import View
from bot.rules.basics.options import CampaignAct, Costs, QuestKind
from bot.rules.printed.box import Box
from bot.rules.state import commands as c
from bot.rules.state.refusals import UnknownAgent
from bot.words import Words
from tests.cards.staging import AGONY, CORRUPTION, enter, scene, start
from tests.cogs.looking import labels, shown, view
from tests.rules.table import NILS, OLGA, Table
from tests.telling.reader import told as posted


@pytest.fixture(scope="session")
def words() -> Words:
    return Words.load()


def seen(table: Table, words: Words) -> View:
    """Look with an onlooker's eyes."""
    return view(table, NILS, words)


def told(table: Table, words: Words, *args: str) -> str:
    return shown(agent(seen(table, words), *args))


def figures(text: str) -> list[str]:
    """Keep the rows of figures: heroes, Speed, Health, Defence."""
    pattern = r"(\d) heroes: Speed (\d+), Health (\d+), Defence (.+)"
    return [" ".join(row) for row in re.findall(pattern, text)]


@pytest.fixture
def table(box: Box) -> Table:
    """A campaign nobody has joined yet: every number of heroes is shown."""
    table = Table(box)
    table.play(OLGA, c.CreateCampaign("k", "Nerekhall", home=100))
    return table


@pytest.mark.rule("R11", "A7")
@pytest.mark.parametrize(
    ("act", "expected"),
    [
        ("I", ["2 3 8 gray", "3 3 10 gray", "4 3 12 black"]),
        ("II", ["2 3 12 black", "3 3 14 gray, gray", "4 3 17 gray, gray"]),
    ],
)
def test_rylan_olliven_has_the_figures_of_the_sheet(
    table: Table, words: Words, act: str, expected: list[str]
) -> None:
    text = told(table, words, "Rylan Olliven", act)
    assert figures(text) == expected
    assert "Ranged attack: blue, yellow" in text
    assert "**Influence** [action]" in text
    assert "**Subjugate** (also Subdue) [surge]" in text
    assert ("**Accuracy** (also Precise)" in text) is (act == "II")
    assert "Uncertain in the lists: dice and the +2 damage." in text


@pytest.mark.rule("Z11", "Z0")
@pytest.mark.parametrize(
    ("costs", "act", "expected"),
    [
        (Costs.TRANSCRIBED, "I", ["2 5 9 gray", "3 5 12 gray", "4 5 15 black"]),
        (Costs.PRINTED, "I", ["2 5 9 gray", "3 5 12 black", "4 5 15 black"]),
        (Costs.TRANSCRIBED, "II", ["2 5 11 black", "3 5 14 gray, gray", "4 5 17 gray, gray"]),
        (Costs.PRINTED, "II", ["2 5 11 black", "3 5 14 gray, gray", "4 5 17 gray, gray"]),
    ],
)
def test_zarihell_follows_the_costs_in_force_and_says_so(
    table: Table, words: Words, costs: Costs, act: str, expected: list[str]
) -> None:
    if costs is Costs.PRINTED:
        table.play(OLGA, c.ChangeSettings(costs=costs))
    text = told(table, words, "Zarihell", act)
    assert figures(text) == expected
    assert f"These are the {costs} figures" in text
    assert "dice and abilities" in text


@pytest.mark.rule("Z11")
def test_what_has_no_text_is_on_the_card_alone(table: Table, words: Words) -> None:
    text = told(table, words, "Zarihell", "II")
    for name in ("Soul Mastery", "Tormentress"):
        assert f"**{name}**: see your card." in text
    assert "**Exploit Fear** [action]: see your card." in text
    for name in ("Agony", "Captive Soul", "Exploit Agony"):
        assert f"**{name}**: " in text
        assert f"**{name}**: see your card" not in text


@pytest.mark.rule("A7")
def test_all_twenty_can_be_looked_at_in_both_acts(box: Box, table: Table, words: Words) -> None:
    assert len(box.agents) == 20
    for each in box.agents:
        for act in CampaignAct:
            text = told(table, words, each.name, act.value)
            assert len(figures(text)) == 3
            assert ("Single source" in text) is (each.sources < 2)
            assert f"**{each.name}**, act {act}" in text


@pytest.mark.rule("A7")
def test_an_agent_whose_abilities_no_list_knows_says_so(table: Table, words: Words) -> None:
    assert "- Abilities: see your card." in told(table, words, "Splig")


@pytest.mark.rule("A7")
def test_a_doubtful_health_is_marked(table: Table, words: Words) -> None:
    assert "Health with two heroes" in told(table, words, "Serena", "I")
    assert "Health with two heroes" not in told(table, words, "Serena", "II")


@pytest.mark.rule("A7", "C4")
def test_what_is_left_out_is_what_is_at_the_table(box: Box, words: Words) -> None:
    """The act and heroes of the quest under way, and the deck's lieutenant."""
    table = scene(box, CORRUPTION, heroes=3)
    assert figures(told(table, words)) == ["3 3 10 gray"]
    table.play(OLGA, c.SetAct(CampaignAct.II))
    assert figures(told(table, words)) == ["3 3 14 gray, gray"]
    start(table, kind=QuestKind.NORMAL)
    assert figures(told(table, words, "", "I", "4")) == ["4 3 12 black"]


@pytest.mark.rule("A7")
def test_the_agent_on_the_map_comes_before_the_decks_own(box: Box, words: Words) -> None:
    table = scene(box, "Dark Illusions", "Summon Ariad", heroes=2, threat=9)
    start(table)
    table.trigger("Summon Ariad")
    table.pay_ties()
    enter(table, "Zombies", 1, 2)
    assert "Agent **Ariad**" in told(table, words)


def test_with_neither_deck_nor_agent_it_is_asked_whose(table: Table, words: Words) -> None:
    text = told(table, words)
    assert "Which agent do you want to see?" in text
    assert "Splig" in text


def test_an_unknown_name_is_refused(table: Table, words: Words) -> None:
    with pytest.raises(UnknownAgent):
        told(table, words, "Nobody At All")


def test_short_names_and_the_name_rule_find_him(table: Table, words: Words) -> None:
    assert "Baron Zachareth" in told(table, words, "zachareth")
    assert "Bol'Goreth" in told(table, words, "BOL GORETH")


def test_the_other_act_and_other_numbers_of_heroes_are_a_press_away(box: Box, words: Words) -> None:
    page = agent(seen(scene(box, AGONY, heroes=3), words))
    assert labels(page) == ["Act II", "2 heroes", "4 heroes"]


@pytest.mark.rule("A3", "A6", "A7")
def test_a_summons_posts_the_card_with_its_reminders(box: Box) -> None:
    table = scene(box, AGONY, "Summon Zarihell", threat=9)
    start(table)
    table.trigger("Summon Zarihell")
    enter(table, "Goblin Archers")
    text = posted(table)
    assert "replaces 1 master and 2 minions" in text
    assert "it cannot carry a relic and is never placed as a reinforcement" in text
    assert "> 3 heroes: Speed 5, Health 12, Defence gray" in text
    assert "> - **Agony**: " in text
    assert "[Agent attacked] [Agent defeated] [Undo]" in text


@pytest.mark.rule("A3")
def test_when_she_goes_it_is_said_that_reinforcements_are_free_again(box: Box) -> None:
    table = scene(box, AGONY, "Summon Zarihell", threat=9)
    start(table)
    table.trigger("Summon Zarihell")
    enter(table, "Goblin Archers")
    table.play(OLGA, c.DefeatAgent())
    assert "What the agent replaced can be placed as reinforcements again." in posted(table)
