"""The client: commands registered only where they differ, servers that come and go, restarts."""

import pytest
from discord.app_commands import CommandTree

from bot.desk import registering
from bot.desk.client import OverlordBot
from bot.desk.outbox.jobs import LONG_PAUSES, PAUSES
from bot.desk.registering import is_registered
from bot.host.assembly import cog_names
from bot.log.notes import LEFT
from bot.log.sqlite import SqliteLog
from bot.practice.world import World
from tests.simcord_support import table as simcord_table


@pytest.fixture
def known(monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """Whether Discord knew the commands at each start; only where it did not, they are sent."""
    answers: list[bool] = []

    async def asked(tree: CommandTree[OverlordBot], listed: registering.Known) -> bool:
        answers.append(await is_registered(tree, listed))
        return answers[-1]

    monkeypatch.setattr(registering, "is_registered", asked)
    return answers


async def test_commands_are_registered_where_they_differ(known: list[bool]) -> None:
    async with simcord_table() as world:
        await world.restart()
        assert known[1:] == [True]
        registered = world.sim.env.backend.commands[None]
        next(iter(registered.values()))["description"] = "something else"
        await world.restart()
        await world.restart()
        assert known[1:] == [True, False, True]


async def test_commands_are_registered_where_their_names_in_other_languages_differ(
    known: list[bool],
) -> None:
    async with simcord_table() as world:
        threat = world.sim.env.backend.commands[None]["threat", 1]
        assert threat["name_localizations"] == {"de": "drohmarker", "fr": "menace"}
        threat["name_localizations"] = {}
        await world.restart()
        await world.restart()
        assert known[1:] == [False, True]


async def test_menus_are_known_as_discord_gives_them_out(known: list[bool]) -> None:
    """Without a description of ours they have an empty one of its own."""
    async with simcord_table() as world:
        registered = world.sim.env.backend.commands[None]
        menus = [each for (_, kind), each in registered.items() if kind != 1]
        assert len(menus) == 3
        for menu in menus:
            menu["description"] = ""
        await world.restart()
        menus[0]["integration_types"] = [0, 1]
        await world.restart()
        assert known[1:] == [True, False]


COMMANDS = "/applications/*/commands"


def described(world: World) -> set[str]:
    """What Discord says of the commands it knows."""
    return {each["description"] for each in world.sim.env.backend.commands[None].values()}


async def differ(world: World) -> None:
    """Discord knows one of the commands as an earlier version described it."""
    next(iter(world.sim.env.backend.commands[None].values()))["description"] = "something else"


@pytest.mark.parametrize("method", ["GET", "PUT"])
async def test_an_outage_at_the_start_is_waited_for_while_the_bot_serves(method: str) -> None:
    async with simcord_table(strict=False) as world:
        await differ(world)
        world.fail(method, COMMANDS, status=503, times=2)
        await world.restart()
        assert not (await world.slash("olga", "help")).refused
        assert "something else" in described(world)
        await world.advance(PAUSES[0] + PAUSES[1])
        assert "something else" not in described(world)


@pytest.mark.parametrize(
    ("status", "code", "times"), [(400, 30034, 1), (400, 50035, 2), (403, 0, 1)]
)
async def test_commands_that_are_refused_stop_no_bot_whose_old_ones_are_known(
    status: int, code: int, times: int
) -> None:
    async with simcord_table(strict=False) as world:
        await differ(world)
        world.fail("PUT", COMMANDS, status=status, code=code, times=times)
        await world.restart()
        assert not (await world.slash("olga", "help")).refused
        assert "something else" in described(world)
        await world.advance(LONG_PAUSES[0])
        assert "something else" not in described(world)


async def test_a_closed_client_tries_no_more() -> None:
    async with simcord_table(strict=False) as world:
        await differ(world)
        world.fail("PUT", COMMANDS, status=503)
        await world.restart()
        world.fail("GET", COMMANDS, status=503)
        await world.restart()
        await world.advance(PAUSES[0])
        assert "something else" not in described(world)


def test_every_public_module_of_the_cogs_is_loaded() -> None:
    names = cog_names()
    assert names == sorted(names)
    assert "cogs.threat" in names
    assert not any(name.startswith("cogs._") for name in names)


async def left(world: World) -> int | None:
    bot = world.sim.env.bot
    assert isinstance(bot, OverlordBot)
    log = bot.desk.service.log
    assert isinstance(log, SqliteLog)
    return await LEFT.get(log, world.sim.env.guild.id)


async def test_a_removed_bot_notes_when(set_table: World) -> None:
    server = {"id": str(set_table.sim.env.guild.id)}
    set_table.sim.env.backend.emit("GUILD_DELETE", {**server, "unavailable": True})
    await set_table.sim.env.settle()
    assert await left(set_table) is None
    set_table.sim.env.backend.emit("GUILD_DELETE", server)
    await set_table.sim.env.settle()
    assert await left(set_table) == int(set_table.clock())


async def test_no_privileged_intent_is_asked_for(set_table: World) -> None:
    intents = set_table.sim.env.bot.intents
    assert {name for name, asked in intents if asked} == {"guilds"}


async def test_nobody_is_ever_pinged(set_table: World) -> None:
    act = await set_table.slash("olga", "campaign overlord", action="add", user="@bjorn")
    (post,) = act.posts
    assert "@bjorn" in post.text
    assert post.pinged == ()
