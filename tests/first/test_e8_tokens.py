"""E8: bleed and daze land by the attack that names them, if it deals a wound before armour."""

import pytest

from bot.rules.state import commands as c
from bot.rules.well.bodies import Blow
from bot.rules.well.map import FigureKind
from tests.first.conftest import figure, is_there, shows, wounds
from tests.rules.table import BJORN, OLGA, Table

BOTH = Blow(bleed=True, daze=True)
RED, BLUE = "first:red", "first:blue"


@pytest.fixture
def duel(hall: Table) -> Table:
    """A ferrox beside Mordrog, whose armour is 2."""
    hall.play(BJORN, c.PlaceFigure("Mordrog", FigureKind.HERO, "B2"))
    hall.play(OLGA, c.PlaceMonsters("Ferrox", space="C2"))
    return hall


def bite(table: Table, colour: str, face: str, blow: Blow = BOTH) -> None:
    shows(table, (colour, face))
    table.play(OLGA, c.AttackFigure("Ferrox", "Mordrog", (f"first:{colour}",), blow=blow))


def tokens(table: Table, name: str = "Mordrog") -> tuple[int, int]:
    there = figure(table, name)
    return there.bleed, there.daze


@pytest.mark.rule("E8")
def test_they_land_with_a_wound(duel: Table) -> None:
    bite(duel, "red", "0/4/0")
    assert tokens(duel) == (1, 1)
    bite(duel, "red", "0/4/0")
    assert tokens(duel) == (2, 2)


@pytest.mark.rule("E8")
def test_armour_does_not_matter(duel: Table) -> None:
    bite(duel, "red", "2/1/1")
    assert tokens(duel) == (1, 1)
    assert wounds(duel, "Mordrog") == 16


@pytest.mark.rule("E8")
@pytest.mark.parametrize(("colour", "face"), [("blue", "4/0/1"), ("red", "X")])
def test_without_a_wound_they_do_not(duel: Table, colour: str, face: str) -> None:
    bite(duel, colour, face)
    assert tokens(duel) == (0, 0)


@pytest.mark.rule("E8")
@pytest.mark.parametrize(
    ("blow", "landed"), [(Blow(bleed=True), (1, 0)), (Blow(daze=True), (0, 1)), (Blow(), (0, 0))]
)
def test_only_those_land_that_are_named(duel: Table, blow: Blow, landed: tuple[int, int]) -> None:
    bite(duel, "red", "0/4/0", blow)
    assert tokens(duel) == landed


@pytest.mark.rule("E8", "W5")
def test_with_a_dodge_they_go_again(duel: Table) -> None:
    duel.play(OLGA, c.AddBleed("Mordrog"))
    bite(duel, "red", "0/4/0")
    shows(duel, ("red", "X"))
    duel.play(BJORN, c.DodgeAttack("Mordrog", (1,)))
    assert tokens(duel) == (1, 0)


@pytest.mark.rule("E8", "E7")
def test_the_dead_carry_none(duel: Table) -> None:
    duel.play(OLGA, c.ChangeWounds("Mordrog", 14))
    bite(duel, "red", "0/4/0")
    assert not is_there(duel, "Mordrog")


@pytest.mark.rule("E8")
def test_they_land_where_the_group_keeps_wounds_at_the_table_too(table: Table) -> None:
    table.play(OLGA, c.LoadMap("...."))
    table.play(OLGA, c.PlaceFigure("Ferrox", FigureKind.MONSTER, "A1"))
    table.play(BJORN, c.PlaceFigure("Mordrog", FigureKind.HERO, "B1"))
    bite(table, "red", "0/4/0")
    assert tokens(table) == (1, 1)
