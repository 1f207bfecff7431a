"""Servers that the bot was removed from: forgotten after thirty days, never by an outage."""

import pytest

from bot.desk.people.departures import DAY, KEPT, Departures
from bot.log.marks import Mark
from bot.log.notes import LEFT
from bot.practice.world import World
from bot.rules.basics.keys import CampaignAt
from cogs.listening import SWEPT_EVERY
from tests.people.conftest import TABLE, desk_of
from tests.simcord_support import play

A_LOOK = SWEPT_EVERY * 60 * 60


@pytest.fixture
async def server(world: World) -> int:
    await play(world, TABLE)
    return world.people.server.id


async def removed(world: World, *, ago: float = 0, **more: object) -> None:
    """Discord tells the bot that it is in the server no more; that was so long ago."""
    service = desk_of(world).service
    clock = service.clock
    service.clock = lambda: clock() - ago
    world.sim.env.backend.emit("GUILD_DELETE", {"id": str(world.people.server.id), **more})
    await world.sim.env.settle()
    service.clock = clock


async def is_marked(world: World) -> bool:
    return await LEFT.get(desk_of(world).service.log, world.people.server.id) is not None


def unknown(world: World) -> None:
    """Discord says that the bot knows no such server."""
    world.fail("GET", f"/guilds/{world.people.server.id}", status=404, code=10004, times=9)


async def stored(world: World) -> list[int]:
    return await desk_of(world).service.log.servers()


async def test_a_server_is_forgotten_thirty_days_after(world: World, server: int) -> None:
    unknown(world)
    await removed(world, ago=KEPT - DAY)
    await world.advance(A_LOOK)
    assert await stored(world) == [server]
    await world.advance(DAY)
    assert await stored(world) == []


async def test_a_clock_that_leaps_a_year_and_comes_back_erases_nothing(
    world: World, server: int
) -> None:
    unknown(world)
    await removed(world)
    departures, service = desk_of(world).teller.departures, desk_of(world).service
    now = service.clock()
    for clock in (now + 365 * DAY, now + DAY, now + 2 * DAY, now + 365 * DAY, now + 3 * DAY):
        service.clock = lambda clock=clock: clock  # type: ignore[misc]  # bound now
        await departures.tick()
    assert await stored(world) == [server]


async def test_two_readings_a_day_apart_are_believed(world: World, server: int) -> None:
    unknown(world)
    await removed(world)
    departures, service = desk_of(world).teller.departures, desk_of(world).service
    left = service.clock()
    for since in (29 * DAY, 29.5 * DAY):
        service.clock = lambda since=since: left + since  # type: ignore[misc]  # bound now
        await departures.tick()
        assert await stored(world) == [server]
    service.clock = lambda: left + 30 * DAY
    await departures.tick()
    assert await stored(world) == []


async def test_an_outage_forgets_nothing(world: World, server: int) -> None:
    await LEFT.put(desk_of(world).service.log, server, 1)
    await removed(world, unavailable=True)
    await world.advance(A_LOOK)
    assert await stored(world) == [server]


async def test_a_server_the_bot_is_in_after_all_is_kept(world: World, server: int) -> None:
    """It was only out of sight: Discord itself says that the bot is in it."""
    await removed(world, ago=2 * KEPT)
    await world.advance(A_LOOK)
    assert await stored(world) == [server]
    assert not await is_marked(world)


async def test_discord_that_does_not_answer_forgets_nothing(world: World, server: int) -> None:
    world.fail("GET", f"/guilds/{server}", status=500, times=99)
    await removed(world, ago=2 * KEPT)
    await world.advance(A_LOOK)
    assert await stored(world) == [server]
    assert await is_marked(world)


async def test_coming_back_takes_the_mark_off(world: World, server: int) -> None:
    departures = desk_of(world).teller.departures
    await departures.gone(server)
    assert await is_marked(world)
    await departures.back(server)
    assert not await is_marked(world)


async def test_a_removal_while_no_bot_ran_is_found(world: World, server: int) -> None:
    """The server is not among those that Discord names at the start."""
    await removed(world)
    await LEFT.drop(desk_of(world).service.log, server)
    await desk_of(world).service.log.unmark(server, Mark.LEFT)
    await world.advance(A_LOOK)
    assert await is_marked(world)


async def test_a_server_left_lately_is_not_looked_into(
    world: World, server: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given the bot is started again ten days after it was removed."""
    await removed(world, ago=10 * DAY)
    assert list(await desk_of(world).service.log.marked(Mark.LEFT)) == [server]

    async def never(*_: object) -> None:
        raise AssertionError

    with monkeypatch.context() as patch:
        patch.setattr(Departures, "_look", never)
        await desk_of(world).teller.departures.tick()
    unknown(world)
    await world.advance(20 * DAY + A_LOOK)
    assert await stored(world) == []
    assert await desk_of(world).service.log.marked(Mark.LEFT) == {}


async def test_a_mark_that_nobody_can_read_hides_nothing(world: World, server: int) -> None:
    unknown(world)
    await removed(world, ago=KEPT - DAY)
    await desk_of(world).service.log.mark(server, Mark.LEFT, "")
    await world.advance(A_LOOK + DAY)
    assert await stored(world) == []


async def test_a_stranger_leaves_no_mark(world: World) -> None:
    departures = desk_of(world).teller.departures
    await departures.gone(5)
    await departures.back(5)
    assert await stored(world) == []


async def test_what_memory_held_of_it_goes_too(world: World, server: int) -> None:
    """Should the bot come back, its first campaign there is a new one."""
    service = desk_of(world).service
    assert (await service.fold(CampaignAt(server, 1))).name
    unknown(world)
    await removed(world, ago=KEPT - DAY)
    await world.advance(A_LOOK)
    await world.advance(DAY)
    assert (await service.fold(CampaignAt(server, 1))).name == ""
    assert await service.directory(server) == []
