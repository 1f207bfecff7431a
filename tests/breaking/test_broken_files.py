"""A server's file that cannot be used: its people are answered, it is left as it is."""

import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import closing
from pathlib import Path

import discord
import pytest

from bot.log.file_care import file_of
from bot.practice.harness import Clock
from bot.practice.real import RealHarness
from bot.practice.world import World
from tests.simcord_support import play, table

CREATED = ("campaign create", {"name": "Anew"})


@pytest.fixture
async def world() -> AsyncIterator[World]:
    """A world in which the bot may tell its host of errors."""
    async with table(strict=False) as world:
        yield world


def emptied(file: Path) -> None:
    file.write_bytes(b"")


def damaged(file: Path) -> None:
    file.write_bytes(b"no database " * 100)


def of_a_newer_version(file: Path) -> None:
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        connection.execute("UPDATE notes SET value = '99.1.0' WHERE key = 'file:written-by'")
        connection.execute("PRAGMA user_version = 99")


def with_an_entry_of_a_newer_version(file: Path) -> None:
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        connection.execute("UPDATE notes SET value = '99.1.0' WHERE key = 'file:written-by'")
        connection.execute("UPDATE entries SET kind = 'OfTheFuture' WHERE seq = 2")


async def harmed(
    world: World, harm: Callable[[Path], None], monkeypatch: pytest.MonkeyPatch
) -> Path:
    """The bot is stopped, something happens to the file, and the bot is started again."""
    harness = world.harness
    assert isinstance(harness, RealHarness)
    start, file = harness.start, file_of(harness.servers, world.people.server.id)

    async def after(clock: Clock) -> discord.Client:
        await harness.stop()
        harm(file)
        return await start(clock)

    with monkeypatch.context() as patch:
        patch.setattr(harness, "start", after)
        await world.restart()
    return file


@pytest.mark.parametrize(
    ("harm", "told"),
    [
        (emptied, "file is damaged"),
        (damaged, "file is damaged"),
        (of_a_newer_version, "file was written by version 99.1.0 of the bot"),
        (with_an_entry_of_a_newer_version, "file was written by version 99.1.0 of the bot"),
    ],
)
async def test_looks_and_moves_are_answered_with_one_sentence_and_nothing_is_replaced(
    seated: World, harm: Callable[[Path], None], told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = await harmed(seated, harm, monkeypatch)
    before = file.read_bytes()
    await play(seated, "@channel descent")
    for command, options in (("threat show", {}), ("campaign status", {}), CREATED):
        act = await seated.slash("olga", command, **options)
        assert [told in seen.text for seen in act.private("olga")] == [True]
    assert file.read_bytes() == before


async def test_a_file_that_never_held_anything_is_answered_too(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await play(world, "@channel descent\nolga: /help")
    file = await harmed(world, _touch, monkeypatch)
    act = await world.slash("olga", CREATED[0], **CREATED[1])
    assert ["is empty" in seen.text for seen in act.private("olga")] == [True]
    assert file.read_bytes() == b""
    file.unlink()
    await play(world, 'olga: /campaign create name:"Anew"\nexpect post contains "Anew"')


def _touch(path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.touch()
