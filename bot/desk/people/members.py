"""Who is still on a server, found out one by one: the bot asks for no list of members."""

from collections.abc import Callable, Iterable

import discord
from cachetools import TTLCache

MINUTE = 60
KEPT = 4096


class ServerSilent(Exception):
    """Nobody can say just now who is on a server: it is out of reach, or Discord fails."""

    said = "server-silent"


class Members:
    """Asks Discord about single members; who was not there is not asked after for a minute.

    Only that is remembered: whoever is there may be gone a moment later.
    """

    def __init__(self, client: discord.Client, clock: Callable[[], float]) -> None:
        """Take the client to ask with, and the time in seconds."""
        self._client = client
        self._absent: TTLCache[tuple[int, int], None] = TTLCache(KEPT, MINUTE, clock)

    async def find(self, server: int, user: int) -> discord.Member | None:
        """Give somebody as a server has them now, None if it has not; raises ServerSilent."""
        guild = self._client.get_guild(server)
        if guild is None or guild.unavailable:
            raise ServerSilent
        if (server, user) in self._absent:
            return None
        try:
            return await guild.fetch_member(user)
        except discord.NotFound:
            self._absent[server, user] = None
            return None
        except discord.HTTPException as error:
            raise ServerSilent from error

    def met(self, server: int, user: int) -> None:
        """Note that somebody has just done something on a server."""
        if (server, user) in self._absent:  # hardly ever, and letting go of nothing takes long
            self._absent.pop((server, user), None)

    async def has_left(self, server: int, user: int) -> bool:
        """Tell whether somebody is not on a server; raises discord.HTTPException.

        Where the server itself is out of reach, nobody has left.
        """
        guild = self._client.get_guild(server)
        if guild is None or guild.unavailable:
            return False
        try:
            await guild.fetch_member(user)
        except discord.NotFound:
            self._absent[server, user] = None
            return True
        return False

    async def among(self, server: int, users: Iterable[int]) -> frozenset[int]:
        """Keep those who are on a server; raises discord.HTTPException."""
        return frozenset([user for user in users if not await self.has_left(server, user)])
