"""People who have left the server: noted when a message to one fails, or when one is waited for.

The bot asks for no list of members, so it finds out when it has to do with somebody.
"""

import logging
from collections.abc import Awaitable, Callable, Iterable

import discord
from cachetools import TTLCache

from bot.desk.people.members import Members
from bot.pages.phrases.moves import Move
from bot.rules.basics.keys import NOBODY, CampaignAt, UserId
from bot.rules.economy.people import Person, answerers, seated
from bot.rules.state import commands as c
from bot.rules.state.campaign import Campaign
from bot.rules.state.questions import JoinRequest
from bot.rules.state.refusals import Refusal
from bot.service.requests import Outcome, Request
from bot.service.rules_service import RulesService

HOUR = 60 * 60
KEPT = 1024
Announce = Callable[[Outcome], Awaitable[None]]

_log = logging.getLogger(__name__)


class Leavers:
    """Finds out who left, and leaves their places empty: heroes stay without a player."""

    def __init__(self, service: RulesService, members: Members, announce: Announce) -> None:
        """Take the campaigns, who knows the server's members, and who tells a move."""
        self._service = service
        self._members = members
        self._announce = announce
        self._suspects: TTLCache[CampaignAt, frozenset[int]] = TTLCache(KEPT, HOUR, service.clock)
        self._seen: TTLCache[tuple[int, int], None] = TTLCache(KEPT, HOUR, service.clock)

    async def hear(self, move: Move) -> None:
        """Look after those whom a move names by asking them something."""
        waited: set[int] = set()
        for question in move.questions:
            waited.update(answerers(move.after, question))
        for user in self._suspects.pop(move.at, ()):
            self._seen.pop((move.at.server, user), None)
            waited.add(user)
        await self.look_after(move.at, move.after, waited)

    def suspect(self, at: CampaignAt, users: Iterable[int]) -> None:
        """Have users looked after with the next move: they are waited for, or were turned away.

        Not at once: a refusal leaves nothing behind.
        """
        self._suspects[at] = self._suspects.get(at, frozenset()) | {*users}

    async def look_after(
        self, at: CampaignAt, campaign: Campaign, users: Iterable[int]
    ) -> tuple[int, ...]:
        """Note which of these people have left; each is asked after once an hour."""
        at_table = set(seated(campaign))
        due = [user for user in users if user in at_table and self._is_due(at.server, user)]
        return tuple([user for user in due if await self.note(at, user)])

    async def note(self, at: CampaignAt, user: int) -> bool:
        """Tell whether somebody has left the server, whose places are empty then."""
        try:
            if not await self._members.has_left(at.server, user):
                self._seen[at.server, user] = None
                return False
        except discord.HTTPException as error:
            _log.info("nobody knows whether a player is still there", exc_info=error)
            return False
        await self._release(at, user)
        return True

    async def lapse(self, at: CampaignAt, request: JoinRequest) -> bool:
        """Tell whether whoever asked to join has left the server; the request is closed then.

        A hero whom somebody asked for that is forgotten since joins without a player.
        """
        if request.user == NOBODY:
            return False
        try:
            left = await self._members.has_left(at.server, request.user)
        except discord.HTTPException as error:
            _log.info("nobody knows whether somebody is still there", exc_info=error)
            return False
        if left:
            await self._play(at, c.LapseRequest(request.id))
        return left

    async def _release(self, at: CampaignAt, user: int) -> None:
        await self._play(at, c.ReleasePlayer(UserId(user)))

    async def _play(self, at: CampaignAt, command: c.Command) -> None:
        request = Request(at.server, 0, Person(NOBODY), campaign=at.id)
        try:
            outcome = await self._service.play(request, command)
        except Refusal:
            return  # somebody else has seen to it
        await self._announce(outcome)

    def _is_due(self, server: int, user: int) -> bool:
        return (server, user) not in self._seen
