"""What the bot must be allowed to do in a channel: no more is asked for, and no less will do."""

import discord

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
    """The address at which somebody lets the bot into his server with just these permissions."""
    return discord.utils.oauth_url(application, permissions=NEEDED, scopes=SCOPES)
