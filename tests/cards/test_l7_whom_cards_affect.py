"""Plot cards affect the heroes of the roster and monsters on the map, and nobody else (L7)."""

import pytest

from bot.rules.basics.options import GainReason
from bot.rules.printed.box import Box
from bot.rules.state import commands as c
from bot.rules.state import refusals as r
from bot.words import FALLBACK, Words
from tests.cards.staging import scene, start
from tests.rules.table import OLGA

FIGURES = ("allies", "familiars", "figures that are merely treated as heroes", "not on the map")


@pytest.mark.rule("L7")
def test_the_help_on_cards_says_whom_they_do_not_affect() -> None:
    said = Words.load().say(FALLBACK, "help-cards")
    [line] = [each for each in said.splitlines() if "affect no allies" in each]
    assert all(figure in line for figure in FIGURES)
    assert "Only the defeat of a hero of the campaign brings threat" in line


@pytest.mark.rule("L7", "T1")
def test_a_figure_merely_treated_as_a_hero_brings_no_threat(box: Box) -> None:
    table = scene(box, "The Fallen Elite", threat=3)
    start(table)
    ally = "Serena"
    gain = c.GainThreat(GainReason.HERO_DEFEATED, hero=ally)
    for command in (c.DefeatHero(ally), gain):
        assert isinstance(table.refuses(OLGA, command), r.UnknownHero)
