"""Carries messages to channels and people, as far as Discord lets it."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterable
from typing import Any, TypeVar

import aiohttp
import discord
from cachetools import LRUCache
from discord.http import Route

from bot.desk.drawn.layout import build
from bot.desk.drawn.signs import Sought
from bot.desk.outbox.answering import Sent, calling
from bot.desk.outbox.history import History
from bot.desk.outbox.undelivered import Trouble, Undelivered, refused
from bot.pages.page import Page

Pause = Callable[[float], Awaitable[None]]

PAUSES = (0.25, 0.5, 1.0)
"""Seconds between the tries of a message that Discord could not take for a moment."""
KEPT_HISTORIES = 64
_EPHEMERAL = discord.MessageFlags.ephemeral.flag
_LOADING = discord.MessageFlags.loading.flag
_Done = TypeVar("_Done")


class Courier:
    """Posts, edits and finds the bot's own messages."""

    def __init__(
        self,
        client: discord.Client,
        pause: Pause = asyncio.sleep,
        clock: Callable[[], float] = time.time,
    ) -> None:
        """Take the client to send with, how to wait, and the time."""
        self.client = client
        self._pause = pause
        self._clock = clock
        self._histories: LRUCache[int, History] = LRUCache(KEPT_HISTORIES)

    async def post(
        self, channel: int, page: Page, nonce: str, mentioned: Iterable[int] = ()
    ) -> Sent:
        """Post in a channel; Discord takes one nonce once, and calls the users to be mentioned.

        Raises Undelivered.
        """
        called = calling(mentioned)

        async def send() -> Sent:
            built = build(page)
            place = self.client.get_partial_messageable(channel)
            message = await place.send(
                view=built.view, files=built.files, nonce=nonce, allowed_mentions=called
            )
            return Sent(channel, message.id)

        return await self._carry(send)

    async def dm(self, user: int, page: Page, nonce: str) -> Sent:
        """Send somebody a direct message; raises Undelivered."""

        async def send() -> Sent:
            built = build(page)
            place = await self.client.create_dm(discord.Object(user))
            message = await place.send(view=built.view, files=built.files, nonce=nonce)
            return Sent(place.id, message.id)

        return await self._carry(send)

    async def edit(self, sent: Sent, page: Page) -> None:
        """Change an own message; raises Undelivered."""

        async def change() -> None:
            built = build(page)
            await self._message(sent).edit(view=built.view, attachments=built.files)

        await self._carry(change)

    async def amend(
        self, sent: Sent, change: Callable[[discord.Message], Awaitable[_Done]]
    ) -> _Done:
        """Look at an own message and change it as it stands there; tried once. Raises Undelivered.

        Nobody else may change it meanwhile.
        """

        async def look() -> _Done:
            return await change(await self._message(sent).fetch())

        return await _once(look)

    async def pin(self, sent: Sent) -> None:
        """Pin an own message; raises Undelivered."""
        await self._carry(self._message(sent).pin)

    async def remove(self, sent: Sent) -> None:
        """Delete an own message; raises Undelivered."""
        await self._carry(self._message(sent).delete)

    def _message(self, sent: Sent) -> discord.PartialMessage:
        return self.client.get_partial_messageable(sent.channel).get_partial_message(sent.message)

    async def find(self, channel: int, sought: Sought, since: float, changed: float) -> Sent | None:
        """Find an own message since a time; None where the channel cannot be read.

        Times are unix seconds. Of what has `changed` since the channel was read first, a message
        known by then may tell now. Raises Undelivered where Discord fails for the moment.
        """
        history = self._histories.get(channel)
        if history is None or changed >= int(history.begun):  # moves know whole seconds
            history = History(self.client, channel, self._clock())
            self._histories[channel] = history
        try:
            return await self._carry(lambda: history.find(sought, since))
        except Undelivered as undelivered:
            if undelivered.trouble is Trouble.FAILING:
                raise
            return None

    async def find_dm(self, user: int, sought: Sought, since: float, changed: float) -> Sent | None:
        """Find the own direct message since a time likewise; raises Undelivered."""

        async def look() -> int:
            return (await self.client.create_dm(discord.Object(user))).id

        return await self.find(await self._carry(look), sought, since, changed)

    async def answered(self, application: int, token: str, sought: Sought) -> Sent | None:
        """Find the answer that everybody saw to an interaction of the last 15 minutes, if any.

        One that was only announced will do: it waits to be given. Raises Undelivered where Discord
        fails for the moment.
        """

        async def look() -> Sent | None:
            # The library asks this only for interactions at hand, and those died with the bot.
            path = "/webhooks/{application}/{token}/messages/@original"
            route = Route("GET", path, application=application, token=token)
            return _public(await self.client.http.request(route), sought)

        try:
            return await self._carry(look)
        except Undelivered as undelivered:
            if undelivered.trouble is Trouble.FAILING:
                raise
            return None

    async def _carry(self, attempt: Callable[[], Awaitable[_Done]]) -> _Done:
        for pause in PAUSES:
            try:
                return await _once(attempt)
            except Undelivered as undelivered:
                if not undelivered.passes_soon:
                    raise
                await self._pause(pause)
        return await _once(attempt)


def _public(message: dict[str, Any], sought: Sought) -> Sent | None:
    flags = message.get("flags", 0)
    known = flags & _LOADING or sought.fits(message.get("components", []))
    if flags & _EPHEMERAL or not known:
        return None
    return Sent(int(message["channel_id"]), int(message["id"]))


async def _once(attempt: Callable[[], Awaitable[_Done]]) -> _Done:
    try:
        return await attempt()
    except discord.HTTPException as error:
        raise refused(error) from error
    except (aiohttp.ClientError, OSError, TimeoutError) as error:
        raise Undelivered(Trouble.FAILING) from error
