"""What of the bot's own stands in a channel: read from Discord once, and from then on only further.

Whoever looks for hundreds of moves that were told late reads hundreds of pages just once.
"""

import asyncio
from collections.abc import AsyncIterator
from datetime import UTC, datetime

import discord

from bot.desk.drawn.signs import Marks, Sought, marks
from bot.desk.outbox.answering import Sent

MOST_READ = 5000
"""Messages read from either end of what is new in a channel: no more than a minute's requests."""
SKEW = 60.0
"""Seconds by which this machine's clock may differ from Discord's."""


class History:
    """The bot's messages in one channel, known from some time on."""

    def __init__(self, client: discord.Client, channel: int, begun: float) -> None:
        """Take whose messages, where, and the time in unix seconds."""
        self.begun = begun
        self._client = client
        self._channel = channel
        self._known: dict[int, Marks] = {}
        self._from = self._last = 0
        self._reading = asyncio.Lock()

    async def find(self, sought: Sought, since: float) -> Sent | None:
        """Find a message since a time in unix seconds; raises HTTPException."""
        after = discord.utils.time_snowflake(datetime.fromtimestamp(since - SKEW, UTC))
        async with self._reading:
            await self._read(after)
        for id in sorted(self._known):
            if id > after and sought.is_marked(self._known[id]):
                return Sent(self._channel, id)
        return None

    async def _read(self, after: int) -> None:
        """Read what is not known since a message."""
        if not self._last:
            self._from = self._last = after
        if after < self._from:
            await self._stretch(after, self._from)
            self._from = after
        await self._stretch(self._last)

    async def _stretch(self, after: int, before: int = 0) -> None:
        """Read a stretch from its beginning; of one that is too long, its end too."""
        if await self._note(self._between(after, before)) == MOST_READ:
            await self._note(self._between(after, before, oldest_first=False))

    def _between(
        self, after: int, before: int, *, oldest_first: bool = True
    ) -> AsyncIterator[discord.Message]:
        place = self._client.get_partial_messageable(self._channel)
        until = discord.Object(before) if before else None
        return place.history(
            limit=MOST_READ, after=discord.Object(after), before=until, oldest_first=oldest_first
        )

    async def _note(self, messages: AsyncIterator[discord.Message]) -> int:
        """Know of messages, and count them; one that still waits for its answer is read again."""
        read, last, waits = 0, self._last, False
        async for message in messages:
            read += 1
            waits = waits or message.flags.loading
            last = last if waits else max(last, message.id)
            if message.author == self._client.user:
                self._known[message.id] = marks(message.components)
        self._last = last
        return read
