"""Servers the bot was removed from: marked when it happens, forgotten after thirty days."""

import logging

from discord import Guild
from discord.ext import commands, tasks

from bot.desk.client import OverlordBot
from bot.desk.outbox.jobs import unexpected

EVERY = 12.0
"""Hours between two looks at the servers that were left."""

_log = logging.getLogger(__name__)


class Departing(commands.Cog):
    """Listens to the bot's coming and going, and looks after what was left behind."""

    def __init__(self, bot: OverlordBot) -> None:
        """Take the bot."""
        self._bot = bot

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Begin once Discord has named the bot's servers: before, none of them is known."""
        if not self.look.is_running():
            self.look.start()

    async def cog_unload(self) -> None:
        """End with the bot."""
        self.look.cancel()

    @commands.Cog.listener()
    async def on_guild_join(self, guild: Guild) -> None:
        """Forget that the bot had been removed from a server."""
        await self._bot.desk.teller.departures.back(guild.id)

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: Guild) -> None:
        """Note when the bot was removed from a server; an outage does not count."""
        await self._bot.desk.teller.departures.gone(guild.id)

    @tasks.loop(hours=EVERY)
    async def look(self) -> None:
        """Forget the servers that were left long ago."""
        await self._bot.desk.teller.departures.tick()

    @look.error
    async def failed(self, error: BaseException) -> None:
        """Log what nobody expected; the loop begins anew when the bot is ready again."""
        unexpected(_log, error)


async def setup(bot: OverlordBot) -> None:
    """Let the bot look after the servers it leaves."""
    await bot.add_cog(Departing(bot))
