"""Work that is done at once, but not again for a while: what comes meanwhile is done together."""

import asyncio
from collections.abc import Awaitable, Callable, Hashable
from dataclasses import dataclass
from typing import Generic, TypeVar

from bot.desk.outbox.jobs import Jobs

REST = 2.0
"""Seconds between two jobs for one key."""
LONGEST_REST = 16.0
MOST_FAILURES = 6

Key = TypeVar("Key", bound=Hashable)


@dataclass(slots=True)
class _Turn:
    """What is known of a key at work or at rest; `timer` ends the rest."""

    again: bool = False
    failures: int = 0
    timer: asyncio.TimerHandle | None = None


class Pace(Generic[Key]):
    """Does work for keys, each at its pace; the last request is always served."""

    def __init__(self, jobs: Jobs, work: Callable[[Key], Awaitable[bool]]) -> None:
        """Take what to do for a key; False from it asks for another try, later each time."""
        self._jobs = jobs
        self._work = work
        self._turns: dict[Key, _Turn] = {}
        self._hurried = False
        jobs.on_finish(self._hurry)

    def ask(self, key: Key) -> None:
        """Ask for work: now, or as soon as the rest after the last is over."""
        turn = self._turns.get(key)
        if turn is None:
            turn = self._turns[key] = _Turn()
            self._begin(key, turn)
        else:
            turn.again = True

    def _hurry(self) -> None:
        """From now on rest no more: what is asked for is done at once, or not at all."""
        self._hurried = True
        for key, turn in list(self._turns.items()):
            if turn.timer is not None:
                turn.timer.cancel()
                self._rested(key, turn)

    def _begin(self, key: Key, turn: _Turn) -> None:
        turn.again, turn.timer = False, None
        self._jobs.start(self._run(key, turn))

    async def _run(self, key: Key, turn: _Turn) -> None:
        try:
            done = await self._work(key)
        except asyncio.CancelledError:
            del self._turns[key]
            raise
        except Exception:
            self._rest(key, turn, done=True)
            raise
        self._rest(key, turn, done=done)

    def _rest(self, key: Key, turn: _Turn, *, done: bool) -> None:
        turn.failures = 0 if done else turn.failures + 1
        if self._hurried:
            turn.again = turn.again and done
            self._rested(key, turn)
            return
        if not done:
            turn.again = turn.again or turn.failures < MOST_FAILURES
        rest = min(LONGEST_REST, REST * 2 ** max(0, turn.failures - 1))
        loop = asyncio.get_running_loop()
        turn.timer = loop.call_later(rest, self._rested, key, turn)

    def _rested(self, key: Key, turn: _Turn) -> None:
        if turn.again:
            self._begin(key, turn)
        else:
            del self._turns[key]
