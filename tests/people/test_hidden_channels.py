"""What a channel hides stays hidden: lists, their buttons, looks and requests to join."""

import discord
import pytest
from simcord.backend.models.channel import Overwrite
from simcord.enums import OverwriteType

from bot.practice.world import World
from tests.people.conftest import TABLE
from tests.simcord_support import play

SEE = discord.Permissions(view_channel=True).value
TABLE_ALONE = ("sam", "olga", "bjorn", "carla")


def hide(world: World, *still: str) -> None:
    """Let only these people see the channel where the world is now."""
    backend, home = world.sim.env.backend, world.people.place.id
    everybody = Overwrite(world.people.server.id, OverwriteType.ROLE, allow=0, deny=SEE)
    backend.set_overwrite(home, everybody)
    for name in still:
        own = Overwrite(world.people.member(name).id, OverwriteType.MEMBER, allow=SEE, deny=0)
        backend.set_overwrite(home, own)


@pytest.fixture
async def market(world: World) -> World:
    """The table's channel is for its people alone; everybody is somewhere else now."""
    await play(world, TABLE)
    await play(world, "nils: /help")
    hide(world, *TABLE_ALONE)
    world.people.go("channel", "market")
    return world


async def test_the_list_names_it_to_nobody_else(market: World) -> None:
    await play(
        market,
        """
        nils: /campaign list
        expect private nils lacks "Nerekhall"
        expect private nils contains "No campaign"
        bjorn: /campaign list
        expect private bjorn contains "Nerekhall"
        bjorn: press "Nerekhall"
        expect private bjorn contains "First Blood"
        """,
    )


async def test_a_list_of_before_leads_nowhere(world: World) -> None:
    await play(world, TABLE)
    home = world.people.place
    await play(
        world,
        """
        @channel market
        nils: /campaign list
        nils: press "Nerekhall"
        expect private nils contains "First Blood"
        """,
    )
    world.people.place, market = home, world.people.place
    hide(world, *TABLE_ALONE)
    world.people.place = market
    for label in ("Log", "Export", "Summary"):
        act = await world.press("nils", label)
        assert act.refused, label
        assert act.private("nils")[0].says("does nothing any more")
        assert not act.private("nils")[0].says("Leoric")


async def test_nobody_asks_to_join_what_they_cannot_see(world: World) -> None:
    await play(
        world,
        """
        sam: /campaign create name:"Nerekhall"
        @channel market
        nils: /campaign list
        nils: press "Nerekhall"
        """,
    )
    world.people.go("channel", "descent")
    hide(world, "sam")
    world.people.go("channel", "market")
    act = await world.press("nils", "Add hero")
    assert act.refused
    assert not act.modals


async def test_whoever_manages_the_server_sees_no_more_than_their_channels(market: World) -> None:
    await play(
        market,
        """
        @manager nils
        nils: /campaign list
        expect private nils lacks "Nerekhall"
        """,
    )


async def test_of_a_channel_that_is_gone_only_its_people_learn(market: World) -> None:
    market.sim.env.backend.delete_channel(market.people.channel("descent").id)
    await play(
        market,
        """
        nils: /campaign list
        expect private nils lacks "Nerekhall"
        carla: /campaign list
        expect private carla contains "Nerekhall"
        """,
    )
