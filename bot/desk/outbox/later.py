"""Tries again what could not be told: soon, then less and less often, until it is."""

import asyncio
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

PAUSES = (5.0, 30.0, 120.0, 600.0)
"""Seconds before each further try in an outage; the last counts for all that follow."""
LONG_PAUSES = (60.0, 600.0, 3600.0, 6 * 3600.0)
"""Likewise where somebody has to do something about it."""

Key = TypeVar("Key", bound=Hashable)


class Later(Generic[Key]):
    """Remembers what is to be tried again, and when."""

    def __init__(self, again: Callable[[Key], object]) -> None:
        """Take what tries again."""
        self._again = again
        self._tries: dict[Key, int] = {}
        self._timers: dict[Key, asyncio.TimerHandle] = {}
        self._closing = False

    def put(self, key: Key, *, lasting: bool) -> bool:
        """Try again after a pause; tells whether this is the first time."""
        first, tries = key not in self._tries, self._tries.setdefault(key, 0)
        if key not in self._timers and not self._closing:
            pauses = LONG_PAUSES if lasting else PAUSES
            pause = pauses[min(tries, len(pauses) - 1)]
            self._timers[key] = asyncio.get_running_loop().call_later(pause, self._due, key)
        return first

    def over(self, key: Key) -> None:
        """Try no more."""
        self._tries.pop(key, None)
        timer = self._timers.pop(key, None)
        if timer is not None:
            timer.cancel()

    def hurry(self) -> None:
        """Try once more before the end, at once."""
        self._closing = True
        for key in list(self._timers):
            self._due(key)

    def _due(self, key: Key) -> None:
        self._timers.pop(key).cancel()
        self._tries[key] += 1
        self._again(key)
