"""Players who have left the server: noted when a message to one fails, or when one is waited for.

The bot asks for no list of members, so it finds out when it has to do with somebody.
"""

import logging
from collections.abc import Awaitable, Callable, Iterable

import discord
from cachetools import TTLCache

from bot.desk.people.members import Members
from bot.pages.phrases.moves import Move
from bot.rules.basics.keys import NOBODY, UserId
from bot.rules.economy.people import Person, answerers, players
from bot.rules.state import commands as c
from bot.rules.state.campaign import Campaign
from bot.rules.state.refusals import Refusal
from bot.service.requests import Outcome, Seat
from bot.service.rules_service import RulesService

HOUR = 60 * 60
KEPT = 1024
Announce = Callable[[Outcome], Awaitable[None]]

_log = logging.getLogger(__name__)


class Leavers:
    """Finds out who left, and leaves his heroes on the roster without a player."""

    def __init__(self, service: RulesService, members: Members, announce: Announce) -> None:
        """Take the campaigns, who knows the server's members, and who tells a move."""
        self._service = service
        self._members = members
        self._announce = announce
        self._seen: TTLCache[tuple[int, int], None] = TTLCache(KEPT, HOUR, service.clock)

    async def hear(self, move: Move) -> None:
        """Look after those whom a move names by asking them something."""
        waited = {user for question in move.questions for user in answerers(move.after, question)}
        await self.look_after(move.server, move.id, move.after, waited)

    async def look_after(
        self, server: int, id: int, campaign: Campaign, users: Iterable[int]
    ) -> tuple[int, ...]:
        """Note which of these players have left; each is asked after once an hour."""
        seated = set(players(campaign))
        due = [user for user in users if user in seated and self._is_due(server, user)]
        return tuple([user for user in due if await self.note(server, id, user)])

    async def note(self, server: int, id: int, user: int) -> bool:
        """Tell whether somebody has left the server; his heroes have no player then."""
        try:
            if not await self._members.has_left(server, user):
                self._seen[server, user] = None
                return False
        except discord.HTTPException as error:
            _log.info("nobody knows whether a player is still there", exc_info=error)
            return False
        await self._release(server, id, user)
        return True

    async def _release(self, server: int, id: int, user: int) -> None:
        seat = Seat(server, 0, Person(NOBODY), campaign=id)
        try:
            outcome = await self._service.play(seat, c.ReleasePlayer(UserId(user)))
        except Refusal:
            return  # somebody else has seen to it
        await self._announce(outcome)

    def _is_due(self, server: int, user: int) -> bool:
        return (server, user) not in self._seen
