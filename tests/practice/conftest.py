"""A world around the throwaway bot, and a way to play a script in it."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.practice.harness import Harness
from bot.practice.rehearse import run
from bot.practice.world import World
from tests.practice.tally_bot import TallyHarness


@pytest.fixture
async def world() -> AsyncIterator[World]:
    async with World(TallyHarness()) as world:
        yield world


@asynccontextmanager
async def tally_harness() -> AsyncIterator[Harness]:
    yield TallyHarness()


Played = tuple[int, str]


@pytest.fixture
def play(tmp_path: Path) -> Callable[[str], Played]:
    """Rehearse a script's text; returns the exit code and all that was printed."""

    def played(text: str) -> Played:
        script = tmp_path / "a.play"
        script.write_text(text, encoding="utf-8")
        told: list[str] = []
        code = run([script], tally_harness, told.append)
        return code, "\n".join(told).replace(str(script), "a.play")

    return played
