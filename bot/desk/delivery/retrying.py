"""Tries again what could not be told: soon, then less and less often, until it is."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from bot.desk.delivery.jobs import Jobs

PAUSES = (5.0, 30.0, 120.0, 600.0)
"""Seconds before each further try; the last counts for all that follow."""

Key = tuple[int, int]


class Retries:
    """Remembers which campaigns have something untold, and tries to tell it."""

    def __init__(self, jobs: Jobs, tell: Callable[[int, int], Coroutine[Any, Any, None]]) -> None:
        """Take what tells a campaign of a server; it says itself whether it could."""
        self._jobs = jobs
        self._tell = tell
        self._tries: dict[Key, int] = {}
        self._timers: dict[Key, asyncio.TimerHandle] = {}
        self._closing = False
        jobs.on_finish(self._hurry)

    @property
    def waiting(self) -> frozenset[Key]:
        """Give the campaigns with something untold."""
        return frozenset(self._tries)

    def later(self, server: int, id: int) -> None:
        """Note that a campaign could not be told, and try again after a pause."""
        key = server, id
        tries = self._tries.setdefault(key, 0)
        if key not in self._timers and not self._closing:
            pause = PAUSES[min(tries, len(PAUSES) - 1)]
            self._timers[key] = asyncio.get_running_loop().call_later(pause, self._again, key)

    def over(self, server: int, id: int) -> None:
        """Note that a campaign is told, or gone."""
        key = server, id
        self._tries.pop(key, None)
        timer = self._timers.pop(key, None)
        if timer is not None:
            timer.cancel()

    def _again(self, key: Key) -> None:
        self._timers.pop(key).cancel()
        self._tries[key] += 1
        self._jobs.start(self._tell(*key))

    def _hurry(self) -> None:
        """Try once more before the end, at once."""
        self._closing = True
        for key in list(self._timers):
            self._again(key)
