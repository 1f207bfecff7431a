"""What the bot may do in a channel or thread, permission by permission."""

import discord

from bot.desk.permissions import NEEDED
from bot.pages.messages.doctor import Place


def place(client: discord.Client, channel: int) -> Place:
    """Look what the bot may do in a channel."""
    found = client.get_channel(channel)
    if not isinstance(found, discord.abc.GuildChannel | discord.Thread):
        return Place(channel, ())
    held = found.permissions_for(found.guild.me)
    wanted = [name for name, needed in NEEDED if needed]
    if isinstance(found, discord.Thread):
        wanted.remove("send_messages")  # a thread has a permission of its own for that
    return Place(channel, tuple((name, getattr(held, name)) for name in wanted))
