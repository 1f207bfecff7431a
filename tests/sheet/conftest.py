"""Tables whose group wants all of the sheets kept."""

import pytest

from bot.box.box import load_box
from bot.rules.basics.options import Sheet, Track
from bot.rules.printed.box import Box
from bot.rules.state import commands as c
from tests.rules.table import BJORN, CARLA, DORA, OLGA, Table

CREATE = c.CreateCampaign("key", "Nerekhall", home=100, track=Track.EVERYTHING)
# Small figures of the group's own, so that limits are near.
FIGURES = Sheet(might=2, knowledge=3, willpower=4, awareness=2, stamina=4, speed=4, health=8)


@pytest.fixture(scope="session")
def box() -> Box:
    return load_box()


@pytest.fixture
def table(box: Box) -> Table:
    """A campaign with everything kept: Leoric, Astarra and Grisban, before its first quest."""
    table = Table(box)
    table.play(OLGA, CREATE)
    for name, player in (("Leoric", BJORN), ("Astarra", CARLA), ("Grisban", DORA)):
        table.play(OLGA, c.AddHero(name, player.user, FIGURES))
    return table


@pytest.fixture
def quest(table: Table) -> Table:
    """The first quest, in its first set-up."""
    table.start_quest()
    return table


@pytest.fixture
def fight(quest: Table) -> Table:
    """The overlord's turn in the first encounter: Leoric is unhurt, and bears 8 damage."""
    quest.play(OLGA, c.StartOverlordTurn())
    return quest
