"""Tables on the simulated Discord for whoever tries to break the bot."""

import pytest

from bot.practice.world import World
from tests.simcord_support import play
from tests.simcord_support import world as world

TABLE = """
olga: /campaign create name:"Nerekhall"
olga: /hero add name:"Leoric" player:@bjorn willpower:4 awareness:3 knowledge:2 might:2
olga: /hero add name:"Astarra" player:@carla
olga: /plot choose deck:"Eternal Agony"
"""


@pytest.fixture
async def seated(world: World) -> World:
    """A campaign with two heroes and a deck."""
    await play(world, TABLE)
    return world
