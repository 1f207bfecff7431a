"""The client: commands registered only where they differ, servers that come and go, restarts."""

import pytest
from discord.app_commands import CommandTree

from bot.desk.client import OverlordBot
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

    async def asked(tree: CommandTree[OverlordBot]) -> bool:
        answers.append(await is_registered(tree))
        return answers[-1]

    monkeypatch.setattr("bot.desk.client.is_registered", asked)
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
