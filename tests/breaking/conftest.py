"""Tables on the simulated Discord for whoever tries to break the bot."""

from collections.abc import AsyncIterator

import pytest

from bot.practice.world import World
from tests.simcord_support import play, table

TABLE = """
olga: /campaign create name:"Nerekhall"
olga: /hero add name:"Leoric" player:@bjorn willpower:4 awareness:3 knowledge:2 might:2
olga: /hero add name:"Astarra" player:@carla
olga: /plot choose deck:"Eternal Agony"
"""


@pytest.fixture
async def world() -> AsyncIterator[World]:
    async with table() as world:
        yield world


@pytest.fixture
async def seated(world: World) -> World:
    """A campaign with two heroes and a deck."""
    await play(world, TABLE)
    return world
