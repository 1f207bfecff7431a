"""Work that nobody waits for: one task a job, none that only waits for more."""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any

from bot.desk.unexpected import unexpected

PATIENCE = 5.0
"""Seconds that a client about to close waits for what it is telling."""

_log = logging.getLogger(__name__)


class Jobs:
    """Starts jobs, keeps them alive, and logs those that fail."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()
        self._hurries: list[Callable[[], None]] = []

    def start(self, job: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Start a job."""
        task = asyncio.create_task(job)
        self._tasks.add(task)
        task.add_done_callback(self._finish)
        return task

    def on_finish(self, hurry: Callable[[], None]) -> None:
        """Call this before the end, to begin at once what was to begin later."""
        self._hurries.append(hurry)

    async def idle(self) -> None:
        """Wait until no job is left."""
        while self._tasks:
            await asyncio.wait(self._tasks)

    async def finish(self, within: float = PATIENCE) -> None:
        """Give the jobs left some time, then end them; what they did not tell is told later."""
        for hurry in self._hurries:
            hurry()
        if self._tasks:
            _, late = await asyncio.wait(self._tasks, timeout=within)
            for task in late:
                task.cancel()
            if late:
                await asyncio.wait(late)

    def _finish(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None:
            unexpected(_log, error)
