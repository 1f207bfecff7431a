"""A first-edition campaign to play at: Olga is the overlord, Bjorn and Carla play heroes."""

from collections.abc import AsyncIterator

import pytest

from bot.box.box import load_box
from bot.pages.voice import Voice
from bot.practice.world import World
from bot.rules.basics.options import Edition
from bot.rules.printed.box import Box
from bot.rules.rolling.dice_sources import ForcedDice, SeededDice
from bot.rules.state import commands as c
from bot.rules.state.campaign import Campaign
from bot.words import Words
from tests.rules.table import BJORN, CARLA, MARA, OLGA, Table
from tests.simcord_support import play
from tests.simcord_support import table as simcord_table


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


@pytest.fixture(scope="session")
def names(box: Box, words: Words) -> Voice:
    return Voice(Campaign(edition=Edition.FIRST, overlords=(OLGA.user,)), box, words, "en")


@pytest.fixture
def dice(box: Box) -> ForcedDice:
    return ForcedDice(SeededDice(7), box.dice)


@pytest.fixture
def table(box: Box, dice: ForcedDice) -> Table:
    """The map kobold-cellar; Brute is Bjorn's hero, Scout is Carla's and not on the map.

    Mara is the steward, who made the campaign and plays nothing.
    """
    table = Table(box, dice)
    create = c.CreateCampaign("key", "The Well", 100, OLGA.user, edition=Edition.FIRST)
    table.play(MARA, create)
    for hero, player in (("Brute", BJORN), ("Scout", CARLA)):
        table.play(MARA, c.AddHero(hero, player.user))
    table.play(OLGA, c.LoadPreset("kobold-cellar"))
    return table


SET = """
sam: /campaign create name:"The Well" overlord:@olga edition:first
sam: /hero add name:"Brute" player:@bjorn
sam: /hero add name:"Scout" player:@carla
olga: /well board action:load preset:kobold-cellar
"""


@pytest.fixture
async def world() -> AsyncIterator[World]:
    """The same on the simulated Discord."""
    async with simcord_table() as world:
        await play(world, SET)
        yield world
