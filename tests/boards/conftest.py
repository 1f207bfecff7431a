"""A set table with its live board up, and what Discord may do to it."""

from collections.abc import AsyncIterator, Callable

import discord
import pytest
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.practice.seen import Seen
from bot.practice.world import World
from tests.simcord_support import play, table

SET = """
olga: /campaign create name:"Nerekhall"
olga: /hero add name:"Leoric" player:@bjorn
olga: /hero add name:"Astarra" player:@carla
olga: /plot choose deck:"Eternal Agony"
olga: /quest start name:"First Blood" encounters:1
olga: /plot cost card:"Spite" trigger:1
olga: /threat gain reason:correction amount:5 note:"to begin with"
olga: /campaign board
"""


class Hanging:
    """The board of one world, and the bot's rights in its channel."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.home = world.people.channel("descent").id
        self.backend = world.sim.env.backend

    @property
    def board(self) -> Seen:
        """The board as it stands."""
        found = self.world.newest("board")
        assert found is not None
        return found

    @property
    def path(self) -> str:
        """Where the board is edited."""
        return f"/channels/{self.home}/messages/{self.board.id}"

    def edits(self, of: Callable[[], int] | None = None) -> int:
        """How often the board was edited since the world began."""
        board = of() if of else self.board.id
        return sum(touch.edited for touch in self.world.sim.touches if touch.message == board)

    def pins(self) -> list[int]:
        """What is pinned in the board's channel."""
        messages = self.backend.messages.get(self.home, {})
        return [message.id for message in messages.values() if message.pinned]

    def forbid(self, **rights: bool) -> None:
        """Take rights away from the bot in the channel; none gives all back."""
        denied = discord.Permissions(**rights).value
        bot = self.backend.bot_user.id
        self.backend.set_overwrite(
            self.home, Overwrite(target_id=bot, type=OverwriteType.MEMBER, deny=denied)
        )

    def tear_down(self) -> None:
        """Somebody deletes the board."""
        self.backend.delete_message(self.home, self.board.id)


@pytest.fixture
async def world() -> AsyncIterator[World]:
    """Olga's campaign with its board, Bjorn with Leoric, Carla with Astarra, 5 threat, a quest."""
    async with table() as world:
        await play(world, SET)
        yield world


@pytest.fixture
def hanging(world: World) -> Hanging:
    return Hanging(world)
