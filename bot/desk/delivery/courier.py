"""Carries messages to channels and people, as far as Discord lets it."""

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Iterator, Set
from datetime import UTC, datetime
from enum import StrEnum
from typing import Any, TypeVar

import aiohttp
import discord
from discord.http import Route

from bot.desk.delivery.answering import Sent
from bot.desk.layout import build
from bot.pages.page import Page

Pause = Callable[[float], Awaitable[None]]

PAUSES = (0.25, 0.5, 1.0)
"""Seconds between the tries of a message that Discord could not take for a moment."""
LOOKED_BACK = 100
SKEW = 60.0
"""Seconds by which this machine's clock may differ from Discord's."""
_TOO_MANY = 429
_EPHEMERAL = discord.MessageFlags.ephemeral.flag
_SERVERS_FAULT = 500
_THREAD_ARCHIVED = 50083
_Done = TypeVar("_Done")


class Trouble(StrEnum):
    """Why a message did not get through."""

    FORBIDDEN = "forbidden"
    ARCHIVED = "archived"
    GONE = "gone"
    FAILING = "failing"


class Undelivered(Exception):
    """A message did not get through; FAILING may pass by itself, the others will not."""

    def __init__(self, trouble: Trouble) -> None:
        super().__init__(trouble)
        self.trouble = trouble

    @property
    def code(self) -> int:
        """Give Discord's own number for what is wrong; 0 where it gave none."""
        return int(getattr(self.__cause__, "code", 0))


class Courier:
    """Posts, edits and finds the bot's own messages."""

    def __init__(self, client: discord.Client, pause: Pause = asyncio.sleep) -> None:
        """Take the client to send with, and how to wait."""
        self.client = client
        self._pause = pause

    async def post(
        self, channel: int, page: Page, nonce: str, mentioned: Iterable[int] = ()
    ) -> Sent:
        """Post in a channel; Discord takes one nonce once, and calls the users to be mentioned.

        Raises Undelivered.
        """
        called = discord.AllowedMentions(users=[discord.Object(user) for user in mentioned])

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

    async def pin(self, sent: Sent) -> None:
        """Pin an own message; raises Undelivered."""
        await self._carry(self._message(sent).pin)

    async def remove(self, sent: Sent) -> None:
        """Delete an own message; raises Undelivered."""
        await self._carry(self._message(sent).delete)

    def _message(self, sent: Sent) -> discord.PartialMessage:
        return self.client.get_partial_messageable(sent.channel).get_partial_message(sent.message)

    async def find(self, channel: int, buttons: Set[str], since: float) -> Sent | None:
        """Find the own message since a time (unix seconds) with one of these custom ids.

        Raises Undelivered.
        """

        async def look() -> Sent | None:
            place = self.client.get_partial_messageable(channel)
            after = datetime.fromtimestamp(since - SKEW, UTC)
            async for message in place.history(limit=LOOKED_BACK, after=after, oldest_first=True):
                if not buttons.isdisjoint(custom_ids(message)):
                    return Sent(channel, message.id)
            return None

        return await self._carry(look)

    async def find_dm(self, user: int, buttons: Set[str], since: float) -> Sent | None:
        """Find the own direct message since a time likewise; raises Undelivered."""

        async def look() -> int:
            return (await self.client.create_dm(discord.Object(user))).id

        return await self.find(await self._carry(look), buttons, since)

    async def answered(self, application: int, token: str) -> Sent | None:
        """Find the answer that everybody saw to an interaction of the last 15 minutes, if any."""

        async def look() -> Sent | None:
            # The library asks this only for interactions at hand, and those died with the bot.
            path = "/webhooks/{application}/{token}/messages/@original"
            route = Route("GET", path, application=application, token=token)
            message = await self.client.http.request(route)
            if message.get("flags", 0) & _EPHEMERAL:
                return None
            return Sent(int(message["channel_id"]), int(message["id"]))

        try:
            return await self._carry(look)
        except Undelivered:
            return None

    async def _carry(self, attempt: Callable[[], Awaitable[_Done]]) -> _Done:
        for pause in PAUSES:
            try:
                return await _once(attempt)
            except Undelivered as undelivered:
                if undelivered.trouble is not Trouble.FAILING:
                    raise
                await self._pause(pause)
        return await _once(attempt)


def custom_ids(message: discord.Message) -> set[str]:
    """Give the custom ids of everything on a message that can be pressed."""
    return set(_walk(message.components))


def _walk(components: list[Any]) -> Iterator[str]:
    for component in components:
        custom_id = getattr(component, "custom_id", None)
        if custom_id:
            yield custom_id
        yield from _walk(getattr(component, "children", []))
        accessory = getattr(component, "accessory", None)
        if accessory is not None:
            yield from _walk([accessory])


async def _once(attempt: Callable[[], Awaitable[_Done]]) -> _Done:
    try:
        return await attempt()
    except discord.Forbidden as error:
        raise Undelivered(Trouble.FORBIDDEN) from error
    except discord.NotFound as error:
        raise Undelivered(Trouble.GONE) from error
    except discord.HTTPException as error:
        raise Undelivered(_trouble(error)) from error
    except (aiohttp.ClientError, OSError, TimeoutError) as error:
        raise Undelivered(Trouble.FAILING) from error


def _trouble(error: discord.HTTPException) -> Trouble:
    if error.status == _TOO_MANY or error.status >= _SERVERS_FAULT:
        return Trouble.FAILING
    return Trouble.ARCHIVED if error.code == _THREAD_ARCHIVED else Trouble.FORBIDDEN
