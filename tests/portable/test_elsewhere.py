"""What people take along as an app of their own: into direct messages, onto other servers."""

from pathlib import Path

import pytest

from bot.practice.real import RealHarness
from bot.practice.world import World
from tests.simcord_support import play

NEEDS = "That needs a campaign on a server that the bot has been added to"
TABLE = """
sam: /campaign create name:"Nerekhall" overlord:@sam
sam: /hero add name:"Leoric" player:@nils willpower:4
sam: /plot choose deck:"Eternal Agony"
"""
PLACES = ("direct message", "other server")


async def go(world: World, place: str) -> str:
    """Go where the bot is on no server, and give who asks there."""
    if place == "direct message":
        return "nils@dm"
    world.people.member("nils")
    world.sim.env.backend.emit("GUILD_DELETE", {"id": str(world.people.server.id)})
    await world.sim.env.settle()
    return "nils"


def files(world: World) -> dict[Path, bytes]:
    """What is kept of servers."""
    assert isinstance(world.harness, RealHarness)
    return {file: file.read_bytes() for file in world.harness.servers.glob("*.sqlite3*")}


@pytest.mark.parametrize("place", PLACES)
async def test_dice_odds_and_printed_cards_are_there(world: World, place: str) -> None:
    nils = await go(world, place)
    for path, options, said in (
        ("roll dice", {"pool": "red blue"}, "damage"),
        ("roll attack", {"dice": "blue red", "defense": "gray", "distance": 2}, "red"),
        ("roll defense", {"dice": "brown"}, "shield"),
        ("odds attack", {"dice": "blue red"}, "%"),
        ("odds test", {"value": 3}, "%"),
        ("plot show", {"card": "Spite"}, "Eternal Agony"),
        ("plot decks", {}, "Eternal Agony"),
        ("agent show", {"lieutenant": "Zarihell"}, "Zarihell"),
        ("help", {}, "/roll"),
    ):
        act = await world.slash(nils, path, **options)
        assert not act.refused, path
        assert act.seen[-1].says(said), act.seen[-1].text
        assert not act.seen[-1].says("Post for all"), path
    assert files(world) == {}


@pytest.mark.parametrize("place", PLACES)
async def test_what_needs_a_campaign_says_so_in_one_sentence(world: World, place: str) -> None:
    nils = await go(world, place)
    for path, options in (
        ("roll attack", {"dice": "blue red", "hero": "Leoric"}),
        ("roll defense", {"dice": "gray", "hero": "Leoric"}),
        ("roll test", {"attribute": "might", "hero": "Leoric"}),
        ("plot hand", {}),
        ("plot buy", {"card": "Spite"}),
        ("plot import", {"file": ("deck.toml", b"x")}),
        ("plot forget", {"deck": "Spite"}),
        ("agent attacked", {}),
    ):
        act = await world.slash(nils, path, **options)
        assert act.refused, path
        [told] = act.seen
        assert told.text.startswith(NEEDS), path
        assert not told.controls
    assert files(world) == {}


async def test_a_server_that_the_bot_has_left_is_not_written_to(world: World) -> None:
    """Its campaign is kept for a while; whoever has the app of their own does not see it."""
    await play(world, TABLE)
    nils = await go(world, "other server")
    before = files(world)
    assert not (await world.slash(nils, "roll dice", pool="red")).refused
    assert (await world.slash(nils, "roll test", attribute="willpower", hero="Leoric")).refused
    assert (await world.slash(nils, "plot hand")).refused
    assert files(world) == before


async def test_decks_lead_to_their_cards_by_presses(world: World) -> None:
    await world.slash("nils@dm", "plot decks")
    deck = await world.press("nils@dm", "Eternal Agony")
    assert deck.seen[-1].says("Spite")
    card = await world.press("nils@dm", "Spite")
    assert card.seen[-1].says("Eternal Agony")


async def test_an_agent_is_turned_by_presses(world: World) -> None:
    await world.slash("nils@dm", "agent show", lieutenant="Zarihell")
    assert (await world.press("nils@dm", "Act II")).seen[-1].says("Zarihell")


async def test_a_roll_may_be_rolled_again(world: World) -> None:
    await world.slash("nils@dm", "roll attack", dice="blue red", defense="gray")
    again = await world.press("nils@dm", "Roll again")
    assert not again.refused
    assert again.seen[-1].says("Roll again")


async def test_cards_are_offered_and_a_slip_is_put_right(world: World) -> None:
    assert "Spite" in " ".join(await world.offers("nils@dm", "plot show", "card", "spi"))
    act = await world.slash("nils@dm", "plot show", card="Spitt")
    assert act.seen[-1].says("No Plot card is called Spitt. Did you mean: [Spite]")
    assert (await world.press("nils@dm", "Spite")).seen[-1].says("Eternal Agony")


async def test_on_a_server_of_the_bots_all_is_as_it_was(world: World) -> None:
    act = await world.slash("nils", "plot show", card="Spite")
    assert act.seen[-1].says("Anybody can start one with /campaign create")
    roll = await world.slash("nils", "roll attack", dice="red", hero="Leoric")
    assert roll.seen[-1].says("No hero here is called Leoric")
