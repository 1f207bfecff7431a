"""Figures for Prometheus and a check of health; nothing of it is loaded or measured unless asked.

Labels come from lists of the bot's own (commands and buttons, results, shards), never from people
or servers.
"""

import asyncio
import inspect
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager
from contextvars import ContextVar
from enum import StrEnum
from functools import wraps
from typing import Any

import discord
from aiohttp import web
from discord.ext import commands
from prometheus_client import (
    CONTENT_TYPE_PLAIN_0_0_4,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    generate_latest,
)
from prometheus_client.core import GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from bot.desk.desk import Desk
from bot.desk.outbox import answering
from bot.desk.people.members import ServerSilent
from bot.host.addresses import MetricsUnusable, Place
from bot.host.life import Line
from bot.log.contract import CampaignLog
from bot.log.errors import CampaignGone, LogError
from bot.pages.presses import Press
from bot.rules.state.refusals import Refusal
from bot.words import ENGLISH

STALL_EVERY = 0.25
"""Seconds between two looks at how late the loop is."""
_ANSWERS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0, 5.0)
_QUICK = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 5.0)

_counted: ContextVar[bool] = ContextVar("_counted", default=False)


class Result(StrEnum):
    """How an interaction ends."""

    DONE = "done"
    REFUSED = "refused"
    UNAVAILABLE = "unavailable"
    LATE = "late"
    FAILED = "failed"


def result_of(error: Exception) -> Result:
    """Say what an error makes of an interaction."""
    match error:
        case Refusal() | CampaignGone():
            return Result.REFUSED
        case LogError() | ServerSilent():
            return Result.UNAVAILABLE
        case discord.NotFound(code=answering.TOO_LATE):
            return Result.LATE
        case _:
            return Result.FAILED


def name_of(interaction: discord.Interaction, press: Press | None) -> str:
    """Name what was used, as the bot itself calls it."""
    if press is not None:
        form = interaction.type is discord.InteractionType.modal_submit
        return f"{'form' if form else 'press'} {press.act.value}"
    command = interaction.command
    return command.qualified_name if command is not None else "unknown"


class Latencies(Collector):
    """How long Discord takes to acknowledge each shard, as it stands when asked."""

    def __init__(self, bot: commands.AutoShardedBot) -> None:
        self._bot = bot

    def collect(self) -> Iterator[Metric]:
        """Give one figure a shard."""
        name = "overlord_gateway_latency_seconds"
        found = GaugeMetricFamily(name, _about(name), labels=["shard"])
        for shard, seconds in self._bot.latencies:
            found.add_metric([str(shard)], seconds)
        yield found


class Figures:
    """All that is measured of one bot."""

    def __init__(self, bot: commands.AutoShardedBot, desk: Desk) -> None:
        """Take the bot and its desk; from now on its interactions are counted."""
        self.registry = CollectorRegistry()
        name = "overlord_interactions"
        self._interactions = Counter(
            name, _about(name), ["command", "result"], registry=self.registry
        )
        self._answers = self._histogram("overlord_interaction_seconds", _ANSWERS)
        self.database = self._histogram("overlord_database_seconds", _QUICK)
        self.stalls = self._histogram("overlord_loop_stall_seconds", _QUICK)
        name = "overlord_untold_moves"
        untold = Gauge(name, _about(name), registry=self.registry)
        untold.set_function(lambda: desk.teller.outbox.untold)
        self.registry.register(Latencies(bot))
        # Open files, memory and work, on systems that tell.
        ProcessCollector(registry=self.registry)
        self._running: dict[int, Result] = {}
        desk.witness = self.witness

    def _histogram(self, name: str, buckets: tuple[float, ...]) -> Histogram:
        return Histogram(name, _about(name), buckets=buckets, registry=self.registry)

    @contextmanager
    def witness(self, interaction: discord.Interaction, press: Press | None) -> Iterator[None]:
        """Count an interaction; what is done on its behalf within it counts with it."""
        id, inside = interaction.id, interaction.id in self._running
        self._running.setdefault(id, Result.DONE)
        begun = time.perf_counter()
        try:
            yield
        except Exception as error:
            self._running[id] = result_of(error)
            raise
        finally:
            if not inside:
                self._answers.observe(time.perf_counter() - begun)
                result = self._running.pop(id)
                self._interactions.labels(name_of(interaction, press), result.value).inc()

    def time(self, log: CampaignLog) -> None:
        """Measure from now on how long a log takes for what is asked of it."""
        for name, asked in inspect.getmembers(CampaignLog, inspect.iscoroutinefunction):
            if asked is not CampaignLog.close:
                setattr(log, name, self._timed(getattr(log, name)))

    def _timed(
        self, ask: Callable[..., Coroutine[Any, Any, object]]
    ) -> Callable[..., Coroutine[Any, Any, object]]:
        @wraps(ask)
        async def timed(*given: object, **options: object) -> object:
            if _counted.get():  # the log asks itself
                return await ask(*given, **options)
            token, begun = _counted.set(True), time.perf_counter()
            try:
                return await ask(*given, **options)
            finally:
                _counted.reset(token)
                self.database.observe(time.perf_counter() - begun)

        return timed

    async def feel_stalls(self) -> None:
        """Look again and again how late the loop comes to what is due."""
        while True:
            due = time.perf_counter() + STALL_EVERY
            await asyncio.sleep(STALL_EVERY)
            self.stalls.observe(max(0.0, time.perf_counter() - due))


@asynccontextmanager
async def measured(
    place: Place, bot: commands.AutoShardedBot, desk: Desk, log: CampaignLog, line: Line
) -> AsyncIterator[int]:
    """Serve figures meanwhile; gives the port. Raises MetricsUnusable."""
    figures = Figures(bot, desk)
    figures.time(log)
    app = web.Application()

    async def metrics(_: web.Request) -> web.Response:
        body = generate_latest(figures.registry)
        return web.Response(body=body, headers={"Content-Type": CONTENT_TYPE_PLAIN_0_0_4})

    async def health(_: web.Request) -> web.Response:
        alive = line.is_alive()
        return web.Response(text="ok\n" if alive else "unwell\n", status=200 if alive else 503)

    app.router.add_get("/metrics", metrics)
    app.router.add_get("/healthz", health)
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0)
    await runner.setup()
    stalls = asyncio.create_task(figures.feel_stalls())
    try:
        try:
            await web.TCPSite(runner, place.host, place.port).start()
        except OSError as problem:
            raise MetricsUnusable(place, problem) from problem
        yield runner.addresses[0][1]
    finally:
        stalls.cancel()
        await runner.cleanup()


def _about(name: str) -> str:
    return ENGLISH.say(f"metric-{name.replace('_', '-')}")
