"""The lieutenants' agents, against a copy of their figures."""

import pytest

from bot.rules.basics.options import CampaignAct
from bot.rules.printed.box import Box
from bot.rules.printed.figures import AgentCard, PrintedAgent

# lieutenant | act | attack | dice (blue, red, yellow) | speed/health/defence with 2, 3, 4 heroes
# (gray, browN, blacK)
PRINTED = """
Ardus Ix'Erebus    | I  | melee  | br   | 4/12/k   | 4/14/kn  | 4/17/kn
Ardus Ix'Erebus    | II | melee  | brr  | 4/13/kn  | 4/16/kg  | 4/19/kg
Ariad              | I  | ranged | by   | 4/10/g   | 4/12/gn  | 4/14/gn
Ariad              | II | ranged | byy  | 4/14/k   | 4/16/kn  | 4/18/kn
Baron Zachareth    | I  | melee  | br   | 4/10/k   | 4/13/k   | 4/16/k
Baron Zachareth    | II | melee  | brr  | 4/16/kg  | 4/18/kgn | 4/20/kgg
Belthir            | I  | melee  | br   | 4/9/g    | 4/11/gn  | 4/15/gn
Belthir            | II | melee  | brr  | 4/13/gn  | 4/15/gg  | 4/18/ggn
Bol'Goreth         | I  | melee  | br   | 3/12/g   | 3/14/gn  | 3/18/gn
Bol'Goreth         | II | melee  | brr  | 3/16/gn  | 3/19/gg  | 3/22/gg
Gargan Mirklace    | I  | ranged | byr  | 3/13/k   | 3/16/k   | 3/19/kn
Gargan Mirklace    | II | ranged | byyr | 3/18/kn  | 3/21/kn  | 3/24/kg
Kyndrithul         | I  | ranged | by   | 4/11/g   | 4/13/k   | 4/16/k
Kyndrithul         | II | ranged | byy  | 4/13/k   | 4/15/kn  | 4/19/kn
Lady Eliza Farrow  | I  | ranged | by   | 5/7/n    | 5/9/g    | 5/12/g
Lady Eliza Farrow  | II | ranged | bry  | 5/9/g    | 5/11/gn  | 5/15/gn
Lord Merick Farrow | I  | ranged | br   | 4/8/g    | 4/10/g   | 4/13/gn
Lord Merick Farrow | II | ranged | bry  | 4/10/gn  | 4/12/gg  | 4/15/kg
Queen Ariad        | I  | melee  | by   | 3/14/k   | 3/18/kn  | 3/22/kg
Queen Ariad        | II | melee  | bry  | 3/20/kg  | 3/24/kgn | 3/28/kgn
Raythen            | I  | ranged | by   | 5/7/n    | 5/9/g    | 5/11/g
Raythen            | II | ranged | byy  | 5/9/g    | 5/12/gn  | 5/14/gn
Rylan Olliven      | I  | ranged | by   | 3/8/g    | 3/10/g   | 3/12/k
Rylan Olliven      | II | ranged | byy  | 3/12/k   | 3/14/gg  | 3/17/gg
Serena             | I  | ranged | by   | 3/8/n    | 3/8/g    | 3/10/g
Serena             | II | ranged | byy  | 3/9/g    | 3/11/gn  | 3/13/gn
Sir Alric Farrow   | I  | melee  | br   | 3/10/gn  | 3/14/gn  | 3/16/gg
Sir Alric Farrow   | II | melee  | brr  | 3/12/gg  | 3/15/kg  | 3/18/kgn
Skarn              | I  | melee  | by   | 3/10/k   | 3/13/gg  | 3/18/gg
Skarn              | II | melee  | bry  | 3/16/gg  | 3/19/kg  | 3/24/kg
Splig              | I  | melee  | br   | 3/7/n    | 3/9/g    | 3/13/g
Splig              | II | melee  | bry  | 3/10/g   | 3/12/gn  | 3/16/gn
Tristayne Olliven  | I  | ranged | br   | 4/10/g   | 4/12/g   | 4/14/k
Tristayne Olliven  | II | ranged | byr  | 4/12/k   | 4/15/gg  | 4/18/kg
Valyndra           | I  | melee  | br   | 3/12/gn  | 3/14/gn  | 3/17/kn
Valyndra           | II | melee  | bry  | 3/15/gg  | 3/17/ggn | 3/22/kgn
Verminous          | I  | melee  | by   | 3/8/g    | 3/10/gn  | 3/13/gn
Verminous          | II | melee  | byy  | 3/11/gn  | 3/13/kn  | 3/17/kg
Zarihell           | I  | ranged | br   | 5/9/g    | 5/12/k   | 5/15/k
Zarihell           | II | ranged | bry  | 5/11/k   | 5/14/gg  | 5/17/gg
"""
ROWS = [[cell.strip() for cell in line.split("|")] for line in PRINTED.strip().splitlines()]


def agent(box: Box, name: str) -> PrintedAgent:
    found = box.agent(name)
    assert found is not None
    return found


def short(card: AgentCard) -> list[str]:
    letters = {"gray": "g", "brown": "n", "black": "k"}
    rows = [card.row(heroes) for heroes in (2, 3, 4)]
    defences = ["".join(letters[die] for die in row.defence) for row in rows]
    return [f"{r.speed}/{r.health}/{d}" for r, d in zip(rows, defences, strict=True)]


def figures(card: AgentCard) -> list[str]:
    rows = [card.row(heroes) for heroes in (2, 3, 4)]
    return [f"{row.speed}/{row.health}/{'+'.join(row.defence)}" for row in rows]


def abilities(card: AgentCard) -> list[str]:
    assert card.abilities is not None
    return [f"{ability.cost} {ability.name}".strip() for ability in card.abilities]


@pytest.mark.rule("A7", "R11", "Z11")
@pytest.mark.parametrize("row", ROWS, ids=[f"{row[0]} {row[1]}" for row in ROWS])
def test_the_printed_figures_stand_as_they_were_copied(box: Box, row: list[str]) -> None:
    name, act, attack, dice, *by_heroes = row
    card = agent(box, name).card(CampaignAct(act), printed=True)
    dice_letters = "".join(die[0] for die in card.dice)
    assert [card.attack, dice_letters, *short(card)] == [attack, dice, *by_heroes]


@pytest.mark.rule("A7")
def test_every_deck_has_its_agent(box: Box) -> None:
    assert {deck.lieutenant for deck in box.decks} == {agent.name for agent in box.agents}


@pytest.mark.rule("R11")
def test_rylans_abilities_have_our_own_words(box: Box) -> None:
    first, second = (agent(box, "Rylan Olliven").card(act, printed=False) for act in CampaignAct)
    assert abilities(first) == ["action Influence", "surge Subjugate", "surge +2 damage"]
    assert abilities(second) == ["Accuracy", *abilities(first)]
    assert not any(ability.text_missing for ability in second.abilities or ())
    assert first.uncertain == second.uncertain == ("dice", "damage-icon")


@pytest.mark.rule("Z11")
def test_zarihell_as_transcribed(box: Box) -> None:
    zarihell = agent(box, "Zarihell")
    first, second = (zarihell.card(act, printed=False) for act in CampaignAct)
    assert zarihell.has_two_versions
    assert figures(first) == ["5/9/gray", "5/12/gray", "5/15/black"]
    assert figures(second) == ["5/11/black", "5/14/gray+gray", "5/17/gray+gray"]
    assert second.dice == ("blue", "red", "yellow")
    known = ["Agony", "Captive Soul", "Exploit Agony", "surge +2 damage"]
    assert abilities(first) == ["Soul Mastery", "Tormentress", *known]
    assert abilities(second) == ["Soul Mastery", "Tormentress", "action Exploit Fear", *known]


@pytest.mark.rule("Z11")
def test_zarihell_as_printed(box: Box) -> None:
    first, second = (agent(box, "Zarihell").card(act, printed=True) for act in CampaignAct)
    assert abilities(first) == ["Agony", "Captive Soul", "surge +2 damage"]
    assert abilities(second) == ["Agony", "Captive Soul", "Exploit Agony", "surge +3 damage"]


@pytest.mark.rule("Z11")
@pytest.mark.parametrize("act", CampaignAct)
def test_abilities_known_by_name_only_say_see_your_card(box: Box, act: CampaignAct) -> None:
    card = agent(box, "Zarihell").card(act, printed=False)
    missing = {ability.name for ability in card.abilities or () if ability.text_missing}
    assert missing == {"Soul Mastery", "Tormentress", "Exploit Fear"} - (
        {"Exploit Fear"} if act is CampaignAct.I else set()
    )
    assert card.uncertain == ("dice", "abilities")


def test_a_doubtful_figure_is_marked(box: Box) -> None:
    assert agent(box, "Serena").card(CampaignAct.I, printed=False).uncertain == ("health",)
    assert agent(box, "Serena").card(CampaignAct.II, printed=False).uncertain == ()


def test_an_agent_of_one_version_shows_it_under_either_setting(box: Box) -> None:
    splig = agent(box, "Splig")
    assert splig.card(CampaignAct.I, printed=True) is splig.card(CampaignAct.I, printed=False)
    assert splig.card(CampaignAct.I, printed=True).abilities is None
    assert splig.sources == 1
