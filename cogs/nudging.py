"""Looks, every few minutes, for what campaigns have waited for too long."""

import logging

from discord.ext import commands, tasks

from bot.desk.client import OverlordBot
from bot.desk.outbox.jobs import unexpected

EVERY = 10.0
"""Minutes between two looks."""

_log = logging.getLogger(__name__)


class Nudging(commands.Cog):
    """One loop for all servers; campaigns without the setting cost it nothing."""

    def __init__(self, bot: OverlordBot) -> None:
        """Take the bot whose campaigns are looked at."""
        self._bot = bot

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Begin, or go on after a connection was lost."""
        if not self.look.is_running():
            self.look.start()

    async def cog_unload(self) -> None:
        """End with the bot."""
        self.look.cancel()

    @tasks.loop(minutes=EVERY)
    async def look(self) -> None:
        """Remind whoever is due."""
        await self._bot.desk.teller.nudges.tick()

    @look.error
    async def failed(self, error: BaseException) -> None:
        """Log what nobody expected; the loop begins anew when the bot is ready again."""
        unexpected(_log, error)


async def setup(bot: OverlordBot) -> None:
    """Add the loop to the bot."""
    await bot.add_cog(Nudging(bot))
