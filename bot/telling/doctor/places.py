"""What the bot may do in a channel or thread, permission by permission."""

from dataclasses import dataclass

import discord

from bot.telling.permissions import NEEDED


@dataclass(frozen=True, slots=True)
class Place:
    """A channel and the permissions needed there, with whether the bot has each.

    `permissions` is empty for a channel that the bot cannot see, or that is gone.
    """

    channel: int
    permissions: tuple[tuple[str, bool], ...]

    @property
    def lacking(self) -> tuple[str, ...]:
        """Name the permissions lacking."""
        return tuple(name for name, held in self.permissions if not held)

    @property
    def is_well(self) -> bool:
        """Tell whether the bot can do there all that it does."""
        return bool(self.permissions) and not self.lacking


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
