"""The outbox: one worker for each campaign with something untold."""

import asyncio
import logging

import discord
from cachetools import LRUCache

from bot.desk.outbox.answering import Given
from bot.desk.outbox.everywhere import Everywhere
from bot.desk.outbox.jobs import Jobs, Later
from bot.desk.outbox.untold import Handed
from bot.desk.outbox.worker import Heard, Waits, Worker
from bot.log.errors import CampaignGone, LogError
from bot.log.shards import WHOLE, Own, Part
from bot.rules.basics.keys import CampaignAt
from bot.service.rules_service import Outcome, RulesService

AT_ONCE = 16
"""Campaigns caught up with at once."""
KEPT = 1024

_log = logging.getLogger(__name__)


class Outbox:
    """Hands moves to the workers of their campaigns, and wakes whoever has something to tell."""

    def __init__(
        self,
        service: RulesService,
        everywhere: Everywhere,
        jobs: Jobs,
        heard: Heard,
        own: Own,
    ) -> None:
        """Take the campaigns, who tells a move, where jobs run, who hears of moves, and where."""
        self._own = own
        self._service = service
        self._everywhere = everywhere
        self._jobs = jobs
        self._heard = heard
        self._workers: dict[CampaignAt, Worker] = {}
        self._told: LRUCache[CampaignAt, int] = LRUCache(KEPT)
        self._later: Later[CampaignAt] = Later(self.look)
        jobs.on_finish(self._later.hurry)

    @property
    def waiting(self) -> frozenset[CampaignAt]:
        """Give the campaigns with something untold."""
        return frozenset(self._workers)

    @property
    def untold(self) -> int:
        """Count the moves that wait, of all campaigns."""
        waits = (worker.waits for worker in self._workers.values())
        return sum(each.moves for each in waits if each is not None)

    def waits(self, at: CampaignAt) -> Waits | None:
        """Tell how many moves of a campaign wait, and why."""
        worker = self._workers.get(at)
        return worker.waits if worker else None

    def is_handed(self, at: CampaignAt, seq: int) -> bool:
        """Tell whether an entry is being told by whoever wrote it."""
        worker = self._workers.get(at)
        return worker is not None and worker.untold.is_handed(seq)

    def hand(self, outcome: Outcome, asker: discord.Interaction | None) -> Handed:
        """Take a move just written, before anybody else can see it in the log."""
        given: asyncio.Future[Given | None] = asyncio.get_running_loop().create_future()
        worker = self._worker(outcome.at)
        handed = Handed(outcome, asker, given, worker.order)
        worker.hand(handed)
        return handed

    def give(self, handed: Handed, given: Given | None) -> None:
        """Say with what a move was answered, None for nobody knows; the rest is the worker's."""
        if not handed.given.done():
            handed.given.set_result(given)
        self._wake(handed.outcome.at)

    def look(self, at: CampaignAt) -> asyncio.Task[None]:
        """Tell, soon, all that the log of a campaign knows to be untold."""
        self._worker(at).look()
        return self._wake(at)

    def changing(self, at: CampaignAt) -> asyncio.Lock:
        """Give the lock under which the messages of a campaign's moves change."""
        worker = self._workers.get(at)
        return worker.order.changing if worker else asyncio.Lock()

    def hope(self, server: int) -> None:
        """Try again at a server where something has changed."""
        for key in [key for key in self._workers if key.server == server]:
            if self._workers[key].hindrances:
                self.look(key)

    def forget(self, server: int) -> None:
        """Drop what is known of a server that is erased."""
        for key in [key for key in self._told if key.server == server]:
            del self._told[key]

    async def catch_up(self, part: Part = WHOLE) -> None:
        """Tell what was not told when the bot ended, several campaigns at once.

        Of a part that another process had, when that one ended.
        """
        places = asyncio.Semaphore(AT_ONCE)
        seen = set()
        put_back = await self._service.log.put_back()
        async for server in self._service.log.interrupted():
            seen.add(server)
            if part.has(server):
                await self._catch_up_with(server, places)
        for server in put_back:
            if server not in seen:
                await self._catch_up_with(server, places)

    async def _catch_up_with(self, server: int, places: asyncio.Semaphore) -> None:
        for key in await self._late(server) if self._own.has(server) else ():
            await places.acquire()
            self.look(key).add_done_callback(lambda _: places.release())

    async def _late(self, server: int) -> list[CampaignAt]:
        """List the campaigns of a server with something untold."""
        try:
            rows = await self._service.log.campaigns(server)
            keys = [row.at for row in rows if row.told < row.last]
            for row in rows:
                if await self._everywhere.restored.is_untold(row.at):
                    keys.append(row.at)
        except LogError as error:
            _log.warning("a server's log cannot be read", exc_info=error)
            return []
        return list(dict.fromkeys(keys))

    def remind(self) -> None:
        """Have the next life look at what is untold."""
        for server in {key.server for key in self._workers}:
            self._remind(server)

    def _worker(self, at: CampaignAt) -> Worker:
        worker = self._workers.get(at)
        if worker is None:
            told = self._told.get(at, -1)
            worker = self._workers[at] = Worker(
                self._service, self._everywhere, self._heard, at, told
            )
        return worker

    def _wake(self, at: CampaignAt) -> asyncio.Task[None]:
        worker = self._worker(at)
        if worker.task is None or worker.task.done():
            worker.task = self._jobs.start(self._work(at, worker))
        return worker.task

    async def _work(self, at: CampaignAt, worker: Worker) -> None:
        try:
            await worker.run()
        except CampaignGone:
            self._workers.pop(at, None)
            self._later.over(at)
            return
        except LogError as error:
            _log.warning("a campaign's log cannot be read", exc_info=error)
            self._wait(at, worker)
            return
        self._rest(at, worker)
        if self._service.wants_snapshot(at):
            self._jobs.start(self._service.keep_snapshot(at))

    def _rest(self, at: CampaignAt, worker: Worker) -> None:
        """End a worker with nothing left to tell; one with something left waits."""
        self._told[at] = worker.untold.told
        if worker.hindrances:
            self._wait(at, worker)
            return
        self._later.over(at)
        if not worker.untold.has_handed:
            del self._workers[at]

    def _wait(self, at: CampaignAt, worker: Worker) -> None:
        if self._later.put(at, lasting=worker.lasts):
            self._remind(at.server)

    def _remind(self, server: int) -> None:
        try:
            self._service.log.remind(server)
        except OSError as error:
            _log.warning("the next life will not know what is untold", exc_info=error)
