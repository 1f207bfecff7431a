"""Listens for what may let moves be told that had to wait: a channel opened, a permission given."""

from discord import Guild, Member, RawThreadUpdateEvent, Role
from discord.abc import GuildChannel
from discord.ext import commands

from bot.desk.client import OverlordBot


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
    """Add the listeners to the bot."""
    await bot.add_cog(Retelling(bot))
