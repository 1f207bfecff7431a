"""Whether the bot is alive: Discord acknowledges it, its loop turns, its disk takes what it writes.

What starts it anew mostly waits for its end, so a bot that stays unwell ends itself.
"""

import asyncio
import logging
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from math import inf
from pathlib import Path

from discord.ext import commands

from bot.host import heartbeat
from bot.host.signals import end_at_once

QUIET = 90.0
"""Seconds that Discord may leave the bot's heartbeats unanswered; it wants one every 41."""
PATIENCE = 300.0
"""Seconds that the bot may be unwell before it ends itself."""
LOOK = 10.0
GRACE = 20.0
"""Seconds that an end may take before it is made short."""

_log = logging.getLogger(__name__)


class Unwell(Exception):
    """The bot gave no sign of life for too long, and has ended itself."""


class Line:
    """The lines to Discord, one a shard, as their events and acknowledgements tell of them."""

    def __init__(self, bot: commands.AutoShardedBot) -> None:
        """Listen to the client from now on."""
        self._bot = bot
        self._up: set[int] = set()
        for event in ("on_shard_connect", "on_shard_resumed"):
            bot.add_listener(self._is_back, event)
        bot.add_listener(self._is_gone, "on_shard_disconnect")

    def is_alive(self) -> bool:
        """Tell whether Discord has acknowledged every shard lately."""
        shards = self._bot.shards.keys()
        return self._bot.is_ready() and shards <= self._up and self._silence() <= QUIET

    def _silence(self) -> float:
        """Give the seconds since the oldest acknowledgement, which the library (2.7.1) hides."""
        keepers = [shard._parent.ws._keep_alive for shard in self._bot.shards.values()]
        acknowledged = [keeper._last_ack if keeper else -inf for keeper in keepers]
        return time.perf_counter() - min(acknowledged, default=-inf)

    async def _is_back(self, shard: int) -> None:
        self._up.add(shard)

    async def _is_gone(self, shard: int) -> None:
        self._up.discard(shard)


class Pulse:
    """Counts the beats of a bot that is well; another thread feels it, whatever the loop does."""

    beats = 0
    given_up = False


async def beat(line: Line, home: Path, pulse: Pulse) -> None:
    """Show signs of life for as long as there are any."""
    while True:
        if line.is_alive():
            try:
                await asyncio.to_thread(heartbeat.beat, home)
            except OSError:
                _log.exception("no heartbeat")
            else:
                pulse.beats += 1
        await asyncio.sleep(heartbeat.EVERY)


@contextmanager
def watched(pulse: Pulse, end: Callable[[], object]) -> Iterator[None]:
    """Call `end` if the pulse stops meanwhile, and soon after end the process, whatever it does.

    A thread that waits for a disk would keep it from ending by itself.
    """
    over = threading.Event()
    threading.Thread(target=watch, args=(pulse, over, end), daemon=True).start()
    try:
        yield
    finally:
        if not pulse.given_up:
            over.set()


def watch(pulse: Pulse, over: threading.Event, end: Callable[[], object]) -> None:
    """Feel the pulse until it is over; one that never beat is somebody's who waits for Discord.

    Counts looks, no time: a computer that slept has not been unwell.
    """
    beats, unwell = 0, 0.0
    while not over.wait(LOOK):
        unwell = unwell + LOOK if beats == pulse.beats else 0.0
        beats = pulse.beats
        if beats and unwell >= PATIENCE:
            _log.critical("no sign of life", extra={"seconds": round(unwell)})
            pulse.given_up = True
            end()
            if not over.wait(GRACE):
                end_at_once()
            return
