"""What the bot must be allowed to do in a channel, no more and no less, and what it is allowed."""

import discord

from bot.pages.messages.doctor import ChannelRights

NEEDED = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    attach_files=True,  # pictures of dice, charts and boards
    read_message_history=True,  # to find out what was told before a crash
    pin_messages=True,  # the live board
)
SCOPES = ("bot", "applications.commands")


def invitation(application: int) -> str:
    """The address at which somebody lets the bot into a server with just these permissions."""
    return discord.utils.oauth_url(application, permissions=NEEDED, scopes=SCOPES)


def place(client: discord.Client, channel: int) -> ChannelRights:
    """Look what the bot may do in a channel."""
    found = client.get_channel(channel)
    if not isinstance(found, discord.abc.GuildChannel | discord.Thread):
        return ChannelRights(channel, ())
    held = found.permissions_for(found.guild.me)
    wanted = [name for name, needed in NEEDED if needed]
    if isinstance(found, discord.Thread):
        wanted.remove("send_messages")  # a thread has a permission of its own for that
    return ChannelRights(channel, tuple((name, getattr(held, name)) for name in wanted))
