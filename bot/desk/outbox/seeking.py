"""Finds the answers that were shown and, since the bot died or the network did, never noted."""

from bot.desk.drawn.signs import MOVE, told_in
from bot.desk.outbox.courier import Courier
from bot.desk.outbox.posts import Posts
from bot.desk.outbox.telling import Telling
from bot.log.notes import Answering, answered_elsewhere, answering
from bot.service.rules_service import RulesService

TOKEN_SECONDS = 15 * 60


class Seeking:
    """Asks Discord how an interaction was answered, or looks where it was asked."""

    def __init__(self, service: RulesService, courier: Courier, posts: Posts) -> None:
        """Take the campaigns, the client that knows, and where to remember."""
        self._service = service
        self._courier = courier
        self._posts = posts

    async def seek(self, telling: Telling) -> None:
        """Note the answers that told a move; raises Undelivered where Discord fails for now."""
        log, move = self._service.log, telling.move
        for entry in move.entries:
            elsewhere = await answered_elsewhere(entry.seq).get(log, move.at)
            noted = elsewhere or await answering(entry.seq).get(log, move.at)
            if noted is not None and noted.seq == entry.seq:
                await self._ask(telling, entry.at, noted)
            if elsewhere:
                found(telling, entry.seq)

    async def _ask(self, telling: Telling, at: int, noted: Answering) -> None:
        """Ask with the token of an interaction; where that is too late, look in its channel."""
        sought, sent = told_in(telling.move), None
        if self._service.clock() - at <= TOKEN_SECONDS:
            sent = await self._courier.answered(noted.application, noted.token, sought)
        if sent is not None:
            await self._posts.note(telling, MOVE, sent)
        elif noted.channel:
            await self._posts.find(telling, MOVE, noted.channel, sought)


def found(telling: Telling, seq: int) -> None:
    """Need the note on an answer elsewhere no more: it stands among the posts by now."""
    telling.noted.found.append(answered_elsewhere(seq).key)
