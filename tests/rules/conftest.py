"""Tables at several moments of a campaign."""

import pytest

from bot.box.box import load_box
from bot.rules.printed.box import Box
from bot.rules.state import commands as c
from tests.rules.house_cards import HOUSE_CARDS
from tests.rules.table import OLGA, Table

AGONY, CORRUPTION = "Eternal Agony", "Corruption From Within"


@pytest.fixture(scope="session")
def box() -> Box:
    return load_box()


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
def house(box: Box) -> Table:
    """A campaign with three heroes and a deck of the group's own, of whose cards only costs stand.

    It has not come to its first quest.
    """
    table = Table(box.with_decks([HOUSE_CARDS]))
    table.open()
    table.own(HOUSE_CARDS.name)
    return table


@pytest.fixture
def quest(table: Table) -> Table:
    """The first quest, in its first set-up."""
    table.start_quest()
    return table


@pytest.fixture
def rich(quest: Table) -> Table:
    """A quest whose heroes hold seven fortune each."""
    quest.give(leoric=7, astarra=7, grisban=7)
    return quest


@pytest.fixture
def agony(table: Table) -> Table:
    """A quest of the Zarihell deck, five of its cards faceup, eight threat in the pool."""
    cards = ("Make No Excuse", "Branded", "Sadist", "Idle Hands", "Pins and Needles")
    table.own(AGONY, *cards)
    table.fund(8)
    table.start_quest()
    return table


@pytest.fixture
def tied(table: Table) -> Table:
    """A quest with four threat left and an open tie of three heroes for one token."""
    table.own(AGONY, "Make No Excuse")
    table.fund(5)
    table.start_quest()
    table.play(OLGA, c.TriggerPlotCard("Make No Excuse"))
    return table
