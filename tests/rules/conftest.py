"""Tables at several moments of a campaign."""

import pytest

from bot.box import Box
from tests.rules.table import Table

AGONY, CORRUPTION = "Eternal Agony", "Corruption From Within"


@pytest.fixture(scope="session")
def box() -> Box:
    return Box.load()


@pytest.fixture
def bare(box: Box) -> Table:
    """Nothing yet."""
    return Table(box)


@pytest.fixture
def table(box: Box) -> Table:
    """A campaign with three heroes, before its first quest."""
    table = Table(box)
    table.open()
    return table


@pytest.fixture
def quest(table: Table) -> Table:
    """The first quest, in its first set-up."""
    table.start_quest()
    return table
