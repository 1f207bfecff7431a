"""The decks that groups have made themselves: kept as notes of their server, laid into its box."""

import asyncio
import logging
from collections.abc import Mapping

from cachetools import LRUCache

from bot.box.decks import read_deck
from bot.box.faults import DeckFaults
from bot.log.contract import Notes
from bot.log.notes import DECKS, DECKS_BY
from bot.rules.basics import names
from bot.rules.basics.keys import UserId
from bot.rules.printed.box import Box
from bot.rules.printed.decks import Deck
from bot.rules.state.refusals import DeckNameTaken, TooManyDecks, TooManyDecksOfYours

MOST_DECKS = 20
MOST_OF_ONE = 5
"""Decks that one person brings to a server."""
KEPT_SERVERS = 256

_log = logging.getLogger(__name__)


class OwnDecks:
    """The boxes of many servers: the printed one, with a server's own decks where it has any."""

    def __init__(self, notes: Notes, printed: Box) -> None:
        self._notes = notes
        self._printed = printed
        self._boxes: dict[int, Box] = {}
        self._without: LRUCache[int, None] = LRUCache(KEPT_SERVERS)

    async def box(self, server: int) -> Box:
        """Give a server's box, read from its notes if memory has none."""
        if server not in self._boxes and server not in self._without:
            own = await self._read(server)
            # What was imported while this was read is newer.
            if server not in self._boxes:
                self._keep(server, own)
        return self.at_hand(server)

    def at_hand(self, server: int) -> Box:
        """Give a server's box as it was last read."""
        return self._boxes.get(server, self._printed)

    async def text(self, server: int, deck: str) -> str:
        """Give the text that a server's own deck was read from; empty for any other."""
        return (await DECKS.all(self._notes, server)).get(deck, "")

    async def put(self, server: int, deck: Deck, content: bytes, by: UserId) -> None:
        """Keep a deck, in place of an older one of its name; raises a Refusal where it may not be.

        The content must be what the deck was read from.
        """
        _need_room(await self.box(server), deck)
        brought = await DECKS_BY.all(self._notes, server)
        if sum(by == who for key, who in brought.items() if key != deck.key) >= MOST_OF_ONE:
            raise TooManyDecksOfYours(MOST_OF_ONE)
        await DECKS_BY.put(self._notes, server, deck.key, by)
        await DECKS.put(self._notes, server, deck.key, content.decode("utf-8-sig"))
        self._keep(server, await self._read(server))

    async def drop(self, server: int, deck: str) -> None:
        """Forget a deck."""
        await DECKS.drop(self._notes, server, deck)
        await DECKS_BY.drop(self._notes, server, deck)
        self.forget(server)

    def forget(self, server: int) -> None:
        """Read a server's decks anew next time."""
        self._boxes.pop(server, None)
        self._without.pop(server, None)

    async def _read(self, server: int) -> list[Deck]:
        texts = await DECKS.all(self._notes, server)
        return await asyncio.to_thread(_decks, server, texts) if texts else []

    def _keep(self, server: int, own: list[Deck]) -> None:
        if own:
            self._boxes[server] = self._printed.with_decks(own)
        else:
            self._without[server] = None


def _need_room(box: Box, deck: Deck) -> None:
    """Refuse a deck whose names another one has, and one deck too many."""
    others = [each for each in box.decks if not (each.homebrew and each.key == deck.key)]
    for each in others:
        shared = _keys(each) & _keys(deck)
        if shared:
            raise DeckNameTaken(deck.name, each.name, each.homebrew)
    if sum(each.homebrew for each in others) >= MOST_DECKS:
        raise TooManyDecks(MOST_DECKS)


def _keys(deck: Deck) -> set[str]:
    return {names.key(name) for name in (deck.name, *deck.also)}


def _decks(server: int, texts: Mapping[str, str]) -> list[Deck]:
    """Read decks; one that can no longer be read is left out, and the host is told."""
    found = []
    for key, text in sorted(texts.items()):
        try:
            found.append(read_deck(text))
        except DeckFaults:
            _log.warning("deck left out", extra={"server": server, "note": DECKS.key(key)})
    return found
