"""The lines of what a move changed on the sheets, to the letter, and the sheets as they are."""

import pytest

from bot.pages.lookups.status import shown, status
from bot.pages.page import Text
from bot.pages.phrases.pools import closing_lines
from bot.pages.voice import View
from bot.rules.basics.keys import CampaignAt
from bot.rules.basics.options import Track
from bot.rules.state import commands as c
from tests.rules.table import BJORN, LEORIC, OLGA, Table
from tests.telling.reader import names_of, newest


def closing(table: Table) -> list[str]:
    move = newest(table)
    return closing_lines(move, names_of(move, table.box))


def told(table: Table, look: str) -> str:
    move = newest(table)
    view = View(names_of(move, table.box), CampaignAt(1, 2))
    page = status(view) if look == "status" else shown(view, look)
    return "\n".join(each.markdown for each in page.blocks if isinstance(each, Text))


@pytest.mark.rule("V1")
def test_what_changed_has_an_arrow_and_the_rest_stands_beside_it(fight: Table) -> None:
    fight.play(BJORN, c.SufferHero("Leoric", damage=3, fatigue=2))
    assert closing(fight) == ["Leoric: damage 0 → 3, fatigue 0 → 2"]
    fight.play(BJORN, c.SufferHero("Leoric", damage=2, condition="Poisoned"))
    assert closing(fight) == ["Leoric: damage 3 → 5, fatigue 2, Poisoned"]
    fight.play(BJORN, c.RecoverHero("Leoric", condition="Poisoned"))
    assert closing(fight) == ["Leoric: damage 5, fatigue 2"]


@pytest.mark.rule("V3")
def test_a_move_about_a_pool_writes_it_before_the_sheet(fight: Table) -> None:
    fight.play(BJORN, c.SufferHero("Leoric", damage=8))
    fight.answer(OLGA, "threat")
    assert closing(fight) == [
        "Threat 0 → 1 | Fortune: Leoric 0, Astarra 0, Grisban 0",
        "Leoric: damage 0 → 8, fatigue 0 → 4, knocked out",
    ]


def test_a_move_taken_back_shows_the_way_back(fight: Table) -> None:
    fight.play(BJORN, c.SufferHero("Leoric", damage=3))
    fight.undo()
    assert closing(fight) == ["Leoric: damage 3 → 0, fatigue 0"]


def test_the_status_and_a_heros_sheet_show_how_heroes_are(fight: Table) -> None:
    fight.play(BJORN, c.SufferHero("Leoric", damage=3, condition="Stunned"))
    for look in ("status", LEORIC):
        assert "Damage 3 of 8, fatigue 0 of 4, Stunned" in told(fight, look)


def test_with_economy_alone_they_show_nothing_of_it(fight: Table) -> None:
    fight.play(BJORN, c.SufferHero("Leoric", damage=3))
    fight.play(OLGA, c.ChangeSettings(track=Track.ECONOMY))
    assert "amage" not in told(fight, "status") + told(fight, LEORIC)
