"""What has time to be written until something else is, or a minute has passed.

A move's posts are no news to anybody: they come to the disk with the next move, in one commit. A
bot that dies before knows them again by what stands in the channel.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from bot.log.errors import CampaignGone, LogError
from bot.rules.basics.keys import CampaignAt

A_MINUTE = 60.0

_log = logging.getLogger(__name__)

Line = tuple[int | str | None, ...]
Flush = Callable[[CampaignAt], Awaitable[None]]


class Leisure:
    """Lines of campaigns that wait to be written; each is flushed after a while by itself."""

    def __init__(self, flush: Flush) -> None:
        """Take what writes the lines of a campaign."""
        self._flush = flush
        self._lines: dict[CampaignAt, list[Line]] = {}
        self._alarms: dict[CampaignAt, asyncio.TimerHandle] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def put(self, at: CampaignAt, lines: list[Line]) -> None:
        """Have lines written later, behind those that wait."""
        self._lines.setdefault(at, []).extend(lines)
        if at not in self._alarms:
            loop = asyncio.get_running_loop()
            self._alarms[at] = loop.call_later(A_MINUTE, self._is_due, at)

    def put_back(self, at: CampaignAt, lines: list[Line]) -> None:
        """Have lines wait again that could not be written, before those that came since."""
        if lines:
            self.put(at, [*lines, *self._lines.pop(at, ())])

    def take(self, at: CampaignAt) -> list[Line]:
        """Give the lines of a campaign, which the caller writes or puts back."""
        alarm = self._alarms.pop(at, None)
        if alarm is not None:
            alarm.cancel()
        return self._lines.pop(at, [])

    def _is_due(self, at: CampaignAt) -> None:
        task = asyncio.get_running_loop().create_task(self._write(at))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _write(self, at: CampaignAt) -> None:
        self._alarms.pop(at, None)
        try:
            await self._flush(at)
        except CampaignGone:
            return  # and all that was known of it
        except LogError as error:
            _log.warning("where moves were told is noted later", exc_info=error)

    def of(self, server: int) -> list[CampaignAt]:
        """Name the campaigns of a server with lines that wait."""
        return [at for at in self._lines if at.server == server]

    @property
    def all(self) -> list[CampaignAt]:
        """Name all campaigns with lines that wait."""
        return list(self._lines)
