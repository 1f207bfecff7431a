"""Who is still on a server, found out one by one: the bot asks for no list of members."""

from collections.abc import Iterable

import discord


class Members:
    """Asks Discord about single members."""

    def __init__(self, client: discord.Client) -> None:
        """Take the client to ask with."""
        self._client = client

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
            return True
        return False

    async def among(self, server: int, users: Iterable[int]) -> frozenset[int]:
        """Keep those who are on a server; raises discord.HTTPException."""
        return frozenset([user for user in users if not await self.has_left(server, user)])
