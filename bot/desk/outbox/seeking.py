"""Finds the answers that were shown and, since the bot died or the network did, never noted."""

from bot.desk.outbox.courier import Courier
from bot.desk.outbox.posts import Posts
from bot.desk.outbox.signs import MOVE, told_in
from bot.pages.phrases.moves import Move
from bot.service.rules_service import RulesService

NOTES_KEPT = 16
TOKEN_SECONDS = 15 * 60


def answering_note(seq: int) -> str:
    """Give the note that tells how a move was answered; after a while it is written over."""
    return f"answering-{seq % NOTES_KEPT}"


def elsewhere_note(seq: int) -> str:
    """Give the likewise note for an answer elsewhere than at home: it stays until that is told."""
    return f"answered-{seq}"


def answering_value(seq: int, application: int, token: str, channel: int) -> str:
    """Give what stands in it."""
    return f"{seq}:{application}:{channel}:{token}"


class Seeking:
    """Asks Discord how an interaction was answered, or looks where it was asked."""

    def __init__(self, service: RulesService, courier: Courier, posts: Posts) -> None:
        """Take the campaigns, the client that knows, and where to remember."""
        self._service = service
        self._courier = courier
        self._posts = posts

    async def seek(self, move: Move) -> None:
        """Note the answers that told a move; raises Undelivered where Discord fails for now."""
        notes = await self._service.log.notes(move.server, move.id)
        for entry in move.entries:
            elsewhere = notes.get(elsewhere_note(entry.seq))
            value = elsewhere or notes.get(answering_note(entry.seq), "")
            seq, _, rest = value.partition(":")
            if seq == str(entry.seq):
                await self._ask(move, entry.at, rest)
            if elsewhere:
                await self.found(move, entry.seq)

    async def found(self, move: Move, seq: int) -> None:
        """Drop the note on an answer elsewhere, which stands among the posts by now."""
        await self._service.log.note_drop(move.server, move.id, elsewhere_note(seq))

    async def _ask(self, move: Move, at: int, value: str) -> None:
        """Ask with the token of an interaction; where that is too late, look in its channel."""
        application, channel, token = _read(value)
        sought, sent = told_in(move), None
        if self._service.clock() - at <= TOKEN_SECONDS:
            sent = await self._courier.answered(application, token, sought)
        if sent is not None:
            await self._posts.note(move, MOVE, sent)
        elif channel:
            await self._posts.find(move, MOVE, channel, sought)


def _read(value: str) -> tuple[int, int, str]:
    """Read application, channel and token; earlier versions noted no channel."""
    application, *channel, token = value.split(":")
    return int(application), int(channel[0]) if channel else 0, token
