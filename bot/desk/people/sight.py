"""Which channels somebody can see: what a channel hides stays hidden elsewhere too."""

from collections.abc import Callable

import discord
from cachetools import TTLCache

HOUR = 60 * 60
KEPT = 1024


class Sight:
    """Looks at channels with a member's eyes."""

    def __init__(self, client: discord.Client, clock: Callable[[], float]) -> None:
        """Take the client that knows the channels, and the time in seconds."""
        self._client = client
        # An archived thread is not among what Discord has told of a server.
        self._fetched: TTLCache[int, discord.Thread | None] = TTLCache(KEPT, HOUR, clock)

    async def sees(self, member: discord.Member, channel: int) -> bool | None:
        """Tell whether a member can see a channel; None where nobody can tell: it may be gone."""
        place = member.guild.get_channel_or_thread(channel) or await self._fetch(channel)
        match place:
            case None:
                return None
            case discord.Thread():
                return await _sees_thread(member, place)
            case _:
                return place.permissions_for(member).view_channel

    async def _fetch(self, channel: int) -> discord.Thread | None:
        if channel not in self._fetched:
            try:
                found = await self._client.fetch_channel(channel)
            except (discord.NotFound, discord.Forbidden):
                self._fetched[channel] = None
            except discord.HTTPException:
                return None
            else:
                self._fetched[channel] = found if isinstance(found, discord.Thread) else None
        return self._fetched[channel]


async def _sees_thread(member: discord.Member, thread: discord.Thread) -> bool:
    if thread.parent is None:
        return False
    may = thread.permissions_for(member)
    if not may.view_channel or not thread.is_private() or may.manage_threads:
        return may.view_channel
    try:
        await thread.fetch_member(member.id)
    except discord.HTTPException:
        return False
    return True
