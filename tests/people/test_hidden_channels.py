"""What a channel hides stays hidden: lists, their buttons, looks and requests to join."""

import discord
import pytest

from bot.practice.world import World
from tests.people.conftest import TABLE
from tests.simcord_support import play


@pytest.fixture
async def hidden(world: World) -> World:
    """The table's channel is for its people alone; everybody is somewhere else now."""
    await play(world, TABLE)
    home, guild = world.people.place, world.people.server
    for name in ("sam", "olga", "bjorn", "carla", "nils"):
        world.people.member(name)
    backend = world.sim.env.backend
    everyone, view = guild.id, discord.Permissions(view_channel=True)
    hide(backend, home.id, everyone, deny=view.value, kind=0)
    for name in ("sam", "olga", "bjorn", "carla"):
        hide(backend, home.id, world.people.member(name).id, allow=view.value, kind=1)
    world.people.go("channel", "market")
    return world
