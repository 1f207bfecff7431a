"""How often one person rolls dice: a log grows with every roll, whoever asks for it."""

from collections import deque

from cachetools import LRUCache

from bot.rules.basics.keys import UserId
from bot.rules.state.refusals import TooManyRolls

MOST, SECONDS = 30, 60
KEPT_PEOPLE = 4096


class RollPace:
    """The times of the latest rolls of each person, wherever they rolled."""

    def __init__(self) -> None:
        self._times: LRUCache[UserId, deque[float]] = LRUCache(KEPT_PEOPLE)

    def take(self, user: UserId, now: float) -> None:
        """Note a roll; raises TooManyRolls for one too many within a minute."""
        times = self._times.setdefault(user, deque(maxlen=MOST))
        if len(times) == MOST and 0 <= now - times[0] < SECONDS:
            raise TooManyRolls(MOST)
        times.append(now)
