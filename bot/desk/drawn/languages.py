"""Which language each player's Discord is in: direct messages come without saying so."""

import logging

from cachetools import LRUCache

from bot.log.contract import CampaignLog
from bot.log.errors import LogError
from bot.log.notes import LANGUAGES
from bot.words import Words

MOST_HEARD = 4096

_log = logging.getLogger(__name__)


class Languages:
    """Remembers the languages of players who do not have their table's."""

    def __init__(self, log: CampaignLog, words: Words) -> None:
        """Take where to remember, and which languages there are words in."""
        self._log = log
        self._words = words
        self._heard: LRUCache[tuple[int, int], str] = LRUCache(MOST_HEARD)

    async def hear(self, server: int, user: int, locale: str, table: str) -> None:
        """Note in which language somebody plays, where it is not the table's; never in the way.

        Where it is, nothing is asked or written for it: a move is to cost nothing more.
        """
        own = self._words.nearest(locale)
        if self._heard.get((server, user)) == own:
            return
        self._heard[server, user] = own
        if own == self._words.nearest(table):
            return
        try:
            await LANGUAGES.put(self._log, server, user, own)
        except LogError as error:
            _log.warning("somebody's language cannot be noted", exc_info=error)

    async def of(self, server: int) -> dict[int, str]:
        """Give the languages known on a server by user; all others have their table's."""
        known = await LANGUAGES.all(self._log, server)
        heard = {user: own for (there, user), own in self._heard.items() if there == server}
        for user, own in heard.items():
            if known.get(user, own) != own:  # it was another one, in another life of the bot
                await LANGUAGES.put(self._log, server, user, own)
        return known | heard
