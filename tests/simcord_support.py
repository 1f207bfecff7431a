"""What tests of the bot on Discord lean on: the real bot in a practice world, on empty data.

`async with table() as world:` gives `bot.practice.world.World`; so does the fixture `world` when a
conftest imports it: `from tests.simcord_support import world as world`.
"""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.practice.real import fresh
from bot.practice.rehearse import Rehearsal
from bot.practice.script import parse
from bot.practice.world import World


@asynccontextmanager
async def table(
    *, cast: Sequence[str] = (), folder: Path | None = None, strict: bool = True
) -> AsyncIterator[World]:
    """The real bot on empty data; see World for the arguments."""
    async with (
        fresh() as harness,
        World(harness, cast=cast, folder=folder, strict=strict) as world,
    ):
        yield world


async def play(world: World, script: str) -> None:
    """Play script lines in a world: set a table, expect things; raises ScriptFault."""
    await Rehearsal(world, lambda _: None).play(parse(script, "script"))


@pytest.fixture
async def world() -> AsyncIterator[World]:
    async with table() as world:
        yield world
