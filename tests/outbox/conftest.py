"""A table on Discord, and a bot that dies with its answer shown and nothing noted of it."""

from collections.abc import Iterator

import pytest

from bot.log.sqlite import SqliteLog
from bot.practice.seen import Seen
from bot.practice.world import World
from bot.rules.basics.keys import CampaignAt
from tests.interruptions import none_at_all
from tests.simcord_support import world
from tests.telling.conftest import lenient, set_table

__all__ = ["lenient", "set_table", "world"]


class Killed:
    """A bot whose notes of what it tells are lost from some moment on, as if it had died in it."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self._patch = patch

    def lose(self) -> None:
        """From now on nothing is noted of what is told."""

        async def lost(self: SqliteLog, at: CampaignAt, *_: object) -> None:
            """The bot died before this."""

        self._patch.setattr(SqliteLog, "deliver", lost)
        self._patch.setattr(SqliteLog, "note_drop", lost)

    async def revive(self, world: World, after: float = 0) -> None:
        """The next life begins, so many seconds later; nothing tells it to catch up."""
        await world.sim.env.bot.close()
        self._patch.setattr(SqliteLog, "interrupted", none_at_all)
        await world.restart()
        self._patch.undo()
        await world.advance(after)


@pytest.fixture
def killed(monkeypatch: pytest.MonkeyPatch) -> Iterator[Killed]:
    with monkeypatch.context() as patch:
        yield Killed(patch)


def public(world: World, text: str) -> list[Seen]:
    """Every public message with this text, newest first."""
    return [seen for seen in world.view.all("post") if seen.says(text)]


def letters(world: World, user: str, text: str) -> list[Seen]:
    """Every direct message to somebody with this text."""
    return [seen for seen in world.view.all("dm", user) if seen.says(text)]


def live(world: World, text: str) -> list[Seen]:
    """The public messages with this text that can be pressed."""
    return [seen for seen in public(world, text) if seen.controls]


def requests(world: World, method: str) -> int:
    """How often the bot has asked Discord for something in this way."""
    return sum(asked.method == method for asked in world.sim.env.backend.http_requests)
