"""A first-edition table: Mordrog, Kirga and Astarra against Olga."""

import pytest

from bot.box.box import load_box
from bot.rules.basics.options import Edition
from bot.rules.printed.box import Box
from bot.rules.state import commands as c
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
