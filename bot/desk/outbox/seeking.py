"""Finds the answers that were shown and, since the bot died or the network did, never noted."""

from bot.desk.outbox.courier import Courier
from bot.desk.outbox.posts import Posts
from bot.desk.outbox.signs import MOVE, told_in
from bot.log.notes import Answering, answered_elsewhere, answering
from bot.pages.phrases.moves import Move
from bot.service.rules_service import RulesService

TOKEN_SECONDS = 15 * 60


class Seeking:
    """Asks Discord how an interaction was answered, or looks where it was asked."""

    def __init__(self, service: RulesService, courier: Courier, posts: Posts) -> None:
        """Take the campaigns, the client that knows, and where to remember."""
        self._service = service
        self._courier = courier
        self._posts = posts

    async def seek(self, move: Move) -> None:
        """Note the answers that told a move; raises Undelivered where Discord fails for now."""
        log = self._service.log
        for entry in move.entries:
            elsewhere = await answered_elsewhere(entry.seq).get(log, move.at)
            noted = elsewhere or await answering(entry.seq).get(log, move.at)
            if noted is not None and noted.seq == entry.seq:
                await self._ask(move, entry.at, noted)
            if elsewhere:
                await self.found(move, entry.seq)

    async def found(self, move: Move, seq: int) -> None:
        """Drop the note on an answer elsewhere, which stands among the posts by now."""
        await answered_elsewhere(seq).drop(self._service.log, move.at)

    async def _ask(self, move: Move, at: int, noted: Answering) -> None:
        """Ask with the token of an interaction; where that is too late, look in its channel."""
        sought, sent = told_in(move), None
        if self._service.clock() - at <= TOKEN_SECONDS:
            sent = await self._courier.answered(noted.application, noted.token, sought)
        if sent is not None:
            await self._posts.note(move, MOVE, sent)
        elif noted.channel:
            await self._posts.find(move, MOVE, noted.channel, sought)
