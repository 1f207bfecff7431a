"""What a channel hides stays hidden: lists, their buttons, looks and requests to join."""

from pathlib import Path

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
        expect private bjorn lacks "[Post for all]"
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


DECK = f"file:{Path(__file__).parents[2] / 'docs' / 'example-deck.toml'}"


@pytest.fixture
async def borrowed(world: World) -> World:
    """A deck of the server is played with where only its people see; Nils has a table elsewhere."""
    await play(
        world,
        f"""
        @manager sam
        sam: /campaign create name:"Nerekhall" overlord:@olga
        sam: /hero add name:"Leoric" player:@bjorn
        sam: /hero add name:"Astarra" player:@carla
        sam: /plot import file:{DECK}
        olga: /plot choose deck:"The Long Night"
        nils: /help
        """,
    )
    hide(world, *TABLE_ALONE)
    world.people.go("channel", "market")
    await play(world, 'nils: /campaign create name:"Market Day"')
    return world


async def test_a_deck_in_use_names_the_campaign_to_those_alone_who_see_it(borrowed: World) -> None:
    await play(
        borrowed,
        f"""
        @manager nils
        nils: /plot import file:{DECK}
        expect refused
        expect private nils lacks "Nerekhall"
        expect private nils contains "a campaign in another channel plays with it"
        nils: /plot forget deck:"The Long Night"
        expect refused
        expect private nils lacks "Nerekhall"
        expect private nils contains "a campaign in another channel plays with it"
        sam: /plot forget deck:"The Long Night"
        expect refused
        expect private sam contains "the campaign Nerekhall plays with it"
        """,
    )


ELSEWHERE = """
/about
/campaign status
/campaign summary
/campaign log
/campaign list
/campaign doctor
/campaign export
/campaign undo
/campaign redo
/campaign resume threat:1
/campaign create name:"Nerekhall"
/hero list
/hero defeated hero:"Leoric"
/hero assign hero:"Leoric" player:@nils
/threat show
/fortune show
/plot decks
/plot hand
/plot show card:"Thaw"
/agent show
/phase show
/dice fairness
/dice verify
/quest end winner:heroes
/campaign end
/campaign list
"""


async def test_nothing_said_elsewhere_names_campaign_hero_or_channel(borrowed: World) -> None:
    """Given somebody who manages the server and sees not the table's channel, asking all they can.

    What they type themselves may come back to them.
    """
    home = borrowed.people.channel("descent").id
    await play(borrowed, "@manager nils")
    for line in filter(None, map(str.strip, ELSEWHERE.splitlines())):
        await play(borrowed, f"nils: {line}")
        said = [*borrowed.last.private("nils"), *borrowed.last.posts]
        for name in ("Nerekhall", "Leoric", "Astarra", "#descent", f"<#{home}>"):
            assert name in line or not any(each.says(name) for each in said), (line, name)
