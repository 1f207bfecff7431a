"""A first-edition table: Mordrog, Kirga and Astarra against Olga."""

import pytest

from bot.box.box import load_box
from bot.rules.basics.options import Edition, Track
from bot.rules.printed.box import Box
from bot.rules.rolling.dice_sources import ForcedDice, SeededDice
from bot.rules.state import commands as c
from bot.rules.well.map import Figure
from tests.rules.table import BJORN, CARLA, DORA, OLGA, Table

HEROES = {"Mordrog": BJORN, "Kirga": CARLA, "Runewitch Astarra": DORA}


@pytest.fixture(scope="session")
def box() -> Box:
    return load_box()


@pytest.fixture
def between(box: Box) -> Table:
    """Between quests."""
    table = Table(box)
    table.play(OLGA, c.CreateCampaign("key", "The Well", home=100, edition=Edition.FIRST))
    for name, player in HEROES.items():
        table.play(OLGA, c.AddHero(name, player.user))
    return table


@pytest.fixture
def table(between: Table) -> Table:
    """In a quest with 20 conquest, before its first turn."""
    between.play(OLGA, c.StartQuest("A Test of Nerves", conquest=20))
    return between


@pytest.fixture
def hall(table: Table) -> Table:
    """In a quest whose wounds are kept, on a map that is one long hall."""
    table.play(OLGA, c.ChangeSettings(track=Track.EVERYTHING))
    table.play(OLGA, c.LoadMap("########\n#......#\n#......#\n########"))
    return table


def shows(table: Table, *faces: tuple[str, str]) -> None:
    """Let the next dice of these colours show these faces."""
    dice = ForcedDice(SeededDice(7), table.box.dice)
    for colour, face in faces:
        dice.force(colour, face)
    table.dice = dice


def figure(table: Table, name: str) -> Figure:
    """Give a figure of the map."""
    assert table.state.well.map is not None
    found = table.state.well.map.figure(name)
    assert found is not None, name
    return found


def is_there(table: Table, name: str) -> bool:
    """Tell whether a figure stands on the map."""
    return table.state.well.map is not None and table.state.well.map.figure(name) is not None


def wounds(table: Table, name: str) -> int:
    """Count the wounds that a figure has left."""
    body = figure(table, name).body
    assert body is not None, name
    return body.wounds
