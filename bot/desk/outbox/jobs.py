"""Work that nobody waits for: done at once, at a pace, or tried again later.

One task a job, and none that only waits for more. What nobody expected in it is logged.
"""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Coroutine, Hashable, Iterator
from contextlib import contextmanager
from typing import Any, Generic, TypeVar

from msgspec import Struct

PATIENCE = 5.0
"""Seconds that a client about to close waits for what it is telling."""
CANCEL_SECONDS = 1.0
PAUSES = (5.0, 30.0, 120.0, 600.0)
"""Seconds before each further try in an outage; the last counts for all that follow."""
LONG_PAUSES = (60.0, 600.0, 3600.0, 6 * 3600.0)
"""Likewise where somebody has to do something about it."""
REST = 2.0
"""Seconds between two jobs for one key."""
LONGEST_REST = 16.0
MOST_FAILURES = 6

Key = TypeVar("Key", bound=Hashable)

_log = logging.getLogger(__name__)


def new_reference() -> str:
    """A short id that ties an apology on Discord to its traceback in the log."""
    return secrets.token_hex(4)


def unexpected(logger: logging.Logger, error: BaseException, **facts: object) -> str:
    """Log an unexpected error with its traceback; returns the reference id to show."""
    reference = new_reference()
    logger.error(
        "unexpected error",
        exc_info=error,
        extra={"reference": reference, **facts},
    )
    return reference


class Jobs:
    """Starts jobs, keeps them alive, and logs those that fail."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()
        self._held: set[asyncio.Task[Any]] = set()
        self._hurries: list[Callable[[], None]] = []
        self._over = False

    def start(self, job: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Start a job; one that comes after the end is never begun."""
        task = asyncio.create_task(job)
        self._tasks.add(task)
        task.add_done_callback(self._finish)
        if self._over:
            task.cancel()
        return task

    @contextmanager
    def held(self) -> Iterator[None]:
        """Have the end wait for the task at hand, which is no job: the library began it."""
        task = asyncio.current_task()
        if task is None or task in self._held:
            yield
            return
        self._held.add(task)
        try:
            yield
        finally:
            self._held.discard(task)

    def on_finish(self, hurry: Callable[[], None]) -> None:
        """Call this before the end, to begin at once what was to begin later."""
        self._hurries.append(hurry)

    async def idle(self) -> None:
        """Wait until no job is left."""
        while self._tasks:
            await asyncio.wait(self._tasks)

    async def finish(self, within: float = PATIENCE) -> None:
        """Give what is left some time, then end it; what it did not tell is told later.

        Work leads to more work: the answer to a move to its telling, and that to a newer board.
        """
        for hurry in self._hurries:
            hurry()
        loop = asyncio.get_running_loop()
        end = loop.time() + within
        await asyncio.sleep(0)  # whatever the library has begun comes as far as to be held
        while (busy := self._busy()) and (left := end - loop.time()) > 0:
            await asyncio.wait(busy, timeout=left)
        self._over = True
        while busy := self._busy():
            for task in busy:
                task.cancel()
            # On Python 3.11 what waits with a limit may miss that it is cancelled.
            await asyncio.wait(busy, timeout=CANCEL_SECONDS)

    def _busy(self) -> set[asyncio.Task[Any]]:
        return {*self._tasks, *self._held}

    def _finish(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None:
            unexpected(_log, error)


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


class _Turn(Struct):
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
