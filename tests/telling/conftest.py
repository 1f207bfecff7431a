"""What tests of the telling share: printed facts, words, tables."""

from collections.abc import AsyncIterator

import pytest

from bot.box.box import load_box
from bot.pages.voice import Voice
from bot.practice.world import World
from bot.rules.printed.box import Box
from bot.rules.state import commands as c
from bot.rules.state.campaign import Campaign
from bot.words import Words
from tests.rules.table import OLGA, Table
from tests.simcord_support import play
from tests.simcord_support import table as simcord_table
from tests.simcord_support import world as world  # noqa: PLC0414 - a fixture for all


class Heard(Words):
    """Words that remember which keys were said."""

    said: set[str]

    def say(self, language: str, key: str, /, **args: str | int) -> str:
        self.said.add(key)
        return super().say(language, key, **args)


@pytest.fixture(scope="session")
def box() -> Box:
    return load_box()


@pytest.fixture(scope="session")
def words() -> Words:
    return Words.load()


@pytest.fixture
def heard() -> Heard:
    words = Heard.load()
    words.said = set()
    return words


@pytest.fixture
def table(box: Box) -> Table:
    """A campaign with Leoric, Astarra and Grisban, before its first quest."""
    table = Table(box)
    table.open()
    return table


@pytest.fixture
def quest(table: Table) -> Table:
    """The first set-up of a quest, with the deck Eternal Agony."""
    table.own("Eternal Agony")
    table.start_quest(encounters=1)
    return table


@pytest.fixture
def spite(quest: Table) -> Table:
    """A quest with 5 threat, and the trigger cost of Spite known to be 1."""
    quest.fund(5)
    quest.play(OLGA, c.RecordPlotCost("Spite", 1))
    return quest


@pytest.fixture(scope="session")
def agony(box: Box) -> Campaign:
    """The state of a campaign with the deck Eternal Agony."""
    table = Table(box)
    table.open()
    table.own("Eternal Agony")
    return table.state


@pytest.fixture(scope="session")
def names(agony: Campaign, box: Box, words: Words) -> Voice:
    return Voice(agony, box, words, "en")


SET = """
olga: /campaign create name:"Nerekhall"
olga: /hero add name:"Leoric" player:@bjorn
olga: /hero add name:"Astarra" player:@carla
olga: /plot choose deck:"Eternal Agony"
olga: /quest start name:"First Blood" encounters:1
olga: /plot cost card:"Spite" trigger:1
olga: /threat gain reason:correction amount:5 note:"to begin with"
"""


@pytest.fixture
async def set_table() -> AsyncIterator[World]:
    """Olga's campaign on Discord, Bjorn with Leoric, Carla with Astarra, 5 threat, a quest."""
    async with simcord_table() as world:
        await play(world, SET)
        yield world


@pytest.fixture
async def lenient() -> AsyncIterator[World]:
    """The set table, where a bot that fails to answer does not fail the test."""
    async with simcord_table(strict=False) as world:
        await play(world, SET)
        yield world
