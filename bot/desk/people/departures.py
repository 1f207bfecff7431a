"""Servers that the bot was removed from: marked at once, forgotten after thirty days.

An outage is no removal: Discord then names the server as unavailable, and the bot stays in it.
"""

import logging
from collections.abc import Callable

import discord

from bot.log.errors import LogError
from bot.log.marks import Mark
from bot.log.notes import LEFT, OVERDUE
from bot.log.shards import Own
from bot.rules.basics.keys import CampaignAt
from bot.service.rules_service import RulesService

DAY = 24 * 60 * 60
KEPT = 30 * DAY

_log = logging.getLogger(__name__)


class Departures:
    """Marks servers, and erases what is stored of those that were left long ago."""

    def __init__(
        self,
        service: RulesService,
        client: discord.Client,
        forget_campaign: Callable[[CampaignAt], None],
        forget_server: Callable[[int], None],
        own: Own,
    ) -> None:
        """Take the logs, the client that knows its servers, and who remembers what of them.

        Of servers that are another process's part, that client knows nothing.
        """
        self._own = own
        self._service = service
        self._client = client
        self._forget_campaign = forget_campaign
        self._forget_server = forget_server

    async def gone(self, server: int) -> None:
        """Mark a server that the bot was removed from, if anything of it is stored."""
        log = self._service.log
        try:
            if server in await self._stored():
                now = int(self._service.clock())
                await LEFT.put(log, server, now)
                await log.mark(server, Mark.LEFT, str(now))
        except LogError as error:
            _log.warning("a server's going was not noted", exc_info=error)

    async def back(self, server: int) -> None:
        """Take the mark off a server that the bot is in again."""
        log = self._service.log
        try:
            await log.unmark(server, Mark.LEFT)
            for kind in (LEFT, OVERDUE):
                if await kind.get(log, server) is not None:
                    await kind.drop(log, server)
        except LogError as error:
            _log.warning("a server's coming was not noted", exc_info=error)

    async def tick(self) -> None:
        """Look at every server the bot is not in; what goes wrong with one spares the others.

        Those that are known to have been left lately need no look into their files.
        """
        waiting = await self._waiting()
        for server in await self._stored():
            if server not in waiting and self._client.get_guild(server) is None:
                try:
                    await self._look(server)
                except LogError as error:
                    _log.warning("a server that was left cannot be read", exc_info=error)

    async def _waiting(self) -> set[int]:
        """Give the servers whose marks say that it is too early to erase them."""
        try:
            marked = await self._service.log.marked(Mark.LEFT)
        except LogError as error:
            _log.warning("nobody knows when servers were left", exc_info=error)
            return set()
        now = self._service.clock()
        return {
            server
            for server, left in marked.items()
            if left.isdecimal() and 0 <= now - int(left) < KEPT - DAY
        }

    async def _stored(self) -> list[int]:
        """List the servers of which anything is stored; there may be thousands."""
        return [each for each in await self._service.log.servers() if self._own.has(each)]

    async def _look(self, server: int) -> None:
        marked = await LEFT.get(self._service.log, server)
        if marked is None:
            await self.gone(server)  # it happened while no bot was running
        elif self._service.clock() - marked < KEPT - DAY:
            if await OVERDUE.get(self._service.log, server) is not None:
                await OVERDUE.drop(self._service.log, server)  # the clock was wrong then
            await self._service.log.mark(server, Mark.LEFT, str(marked))
        elif await self._is_left(server):
            await self._read(server)

    async def _read(self, server: int) -> None:
        """Erase what two readings of the clock, a day apart, find to have been left long ago.

        A clock that is set wrong for an hour erases nothing.
        """
        now, first = int(self._service.clock()), await OVERDUE.get(self._service.log, server)
        if first is None or now < first:
            await self._service.log.unmark(
                server, Mark.LEFT
            )  # it is looked into each time from now on
            await OVERDUE.put(self._service.log, server, now)
        elif now - first >= DAY:
            await self._erase(server)

    async def _is_left(self, server: int) -> bool:
        """Ask Discord whether the bot is out of a server; a mark on one it is in is taken off."""
        try:
            await self._client.fetch_guild(server, with_counts=False)
        except (discord.NotFound, discord.Forbidden):
            return True
        except discord.HTTPException as error:
            _log.warning("nobody knows whether a server was left", exc_info=error)
        else:
            await self.back(server)
        return False

    async def _erase(self, server: int) -> None:
        """Erase everything of a server."""
        for row in await self._service.log.campaigns(server):
            self._forget_campaign(row.at)
            self._service.forget(row.at)
        await self._service.log.forget(server)
        self._service.own_decks.forget(server)
        self._forget_server(server)
        _log.info("a server that was left is forgotten", extra={"server": server})
