"""What is no command: presses that are no moves, what time brings, what becomes of servers."""

import logging
from functools import partial

from discord import Guild, Member, RawThreadUpdateEvent, Role
from discord.abc import GuildChannel
from discord.ext import commands, tasks

from bot.desk.client import OverlordBot
from bot.desk.handlers import erasing, lookups, meant, putting_up
from bot.desk.outbox.jobs import unexpected
from bot.pages.presses import Act

NUDGED_EVERY = 10.0
"""Minutes between two looks for what campaigns have waited for too long."""
SWEPT_EVERY = 12.0
"""Hours between two looks at the servers that were left."""

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

    @tasks.loop(minutes=NUDGED_EVERY)
    async def look(self) -> None:
        """Remind whoever is due."""
        await self._bot.desk.teller.nudges.tick()

    @look.error
    async def failed(self, error: BaseException) -> None:
        """Log what nobody expected; the loop begins anew when the bot is ready again."""
        unexpected(_log, error)


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

    @tasks.loop(hours=SWEPT_EVERY)
    async def look(self) -> None:
        """Forget the servers that were left long ago."""
        await self._bot.desk.teller.departures.tick()

    @look.error
    async def failed(self, error: BaseException) -> None:
        """Log what nobody expected; the loop begins anew when the bot is ready again."""
        unexpected(_log, error)


class Retelling(commands.Cog):
    """Has the outbox try again where something has changed; most often nothing waits there."""

    def __init__(self, bot: OverlordBot) -> None:
        """Take the bot whose moves may wait."""
        self._bot = bot

    @commands.Cog.listener()
    async def on_guild_channel_update(self, _: GuildChannel, changed: GuildChannel) -> None:
        """A channel, or who may do what in it, has changed."""
        self._hope(changed.guild.id)

    @commands.Cog.listener()
    async def on_raw_thread_update(self, changed: RawThreadUpdateEvent) -> None:
        """A thread has changed: perhaps somebody opened it again."""
        self._hope(changed.guild_id)

    @commands.Cog.listener()
    async def on_guild_role_update(self, _: Role, changed: Role) -> None:
        """A role, perhaps the bot's own, may do other things now."""
        self._hope(changed.guild.id)

    @commands.Cog.listener()
    async def on_member_update(self, _: Member, changed: Member) -> None:
        """The bot itself was given a role or lost one; of nobody else's it is told."""
        self._hope(changed.guild.id)

    @commands.Cog.listener()
    async def on_guild_available(self, guild: Guild) -> None:
        """A server is back after an outage."""
        self._hope(guild.id)

    def _hope(self, server: int) -> None:
        self._bot.desk.teller.outbox.hope(server)


async def setup(bot: OverlordBot) -> None:
    """Add all of this to the bot."""
    bot.desk.on(Act.SHOW, partial(lookups.press, bot.desk))
    bot.desk.on(Act.POST, partial(lookups.post, bot.desk))
    bot.desk.on(Act.CONFIRM, partial(erasing.erase_campaign, bot.desk))
    bot.desk.on(Act.FORGET_ME, partial(erasing.erase_name, bot.desk))
    bot.desk.on(Act.MEANT, partial(meant.press, bot.desk))
    bot.desk.on(Act.BOARD, partial(putting_up.refresh, bot.desk))
    bot.desk.on(Act.PUT_BOARD, partial(putting_up.put, bot.desk))
    await bot.add_cog(Nudging(bot))
    await bot.add_cog(Departing(bot))
    await bot.add_cog(Retelling(bot))
