"""The outbox: one worker for each campaign with something untold."""

import asyncio
import logging
from itertools import chain

import discord
from cachetools import LRUCache

from bot.desk.outbox.answers import Given
from bot.desk.outbox.everywhere import Everywhere
from bot.desk.outbox.jobs import Jobs
from bot.desk.outbox.later import Later
from bot.desk.outbox.untold import Handed
from bot.desk.outbox.worker import Heard, Waits, Worker
from bot.log.errors import CampaignGone, LogError
from bot.service.rules_service import Outcome, RulesService

AT_ONCE = 16
"""Campaigns caught up with at once."""
KEPT = 1024

_log = logging.getLogger(__name__)

Key = tuple[int, int]


class Outbox:
    """Hands moves to the workers of their campaigns, and wakes whoever has something to tell."""

    def __init__(
        self, service: RulesService, everywhere: Everywhere, jobs: Jobs, heard: Heard
    ) -> None:
        """Take the campaigns, who tells a move, where jobs run, and who hears of moves."""
        self._service = service
        self._everywhere = everywhere
        self._jobs = jobs
        self._heard = heard
        self._workers: dict[Key, Worker] = {}
        self._told: LRUCache[Key, int] = LRUCache(KEPT)
        self._later: Later[Key] = Later(self.look)
        jobs.on_finish(self._later.hurry)

    @property
    def waiting(self) -> frozenset[Key]:
        """Give the campaigns with something untold."""
        return frozenset(self._workers)

    def waits(self, server: int, id: int) -> Waits | None:
        """Tell how many moves of a campaign wait, and why."""
        worker = self._workers.get((server, id))
        return worker.waits if worker else None

    def is_handed(self, server: int, id: int, seq: int) -> bool:
        """Tell whether an entry is being told by whoever wrote it."""
        worker = self._workers.get((server, id))
        return worker is not None and worker.untold.is_handed(seq)

    def hand(self, outcome: Outcome, asker: discord.Interaction | None) -> tuple[Worker, Handed]:
        """Take a move just written, before anybody else can see it in the log."""
        given: asyncio.Future[Given | None] = asyncio.get_running_loop().create_future()
        worker, handed = self._worker((outcome.server, outcome.id)), Handed(outcome, asker, given)
        worker.hand(handed)
        return worker, handed

    def give(self, outcome: Outcome, handed: Handed, given: Given | None) -> None:
        """Say with what a move was answered, None for nobody knows; the rest is the worker's."""
        if not handed.given.done():
            handed.given.set_result(given)
        self._wake((outcome.server, outcome.id))

    def look(self, key: Key) -> asyncio.Task[None]:
        """Tell, soon, all that the log of a campaign knows to be untold."""
        self._worker(key).look()
        return self._wake(key)

    def hope(self, server: int) -> None:
        """Try again at a server where something has changed."""
        for key in [key for key in self._workers if key[0] == server]:
            if self._workers[key].hindrances:
                self.look(key)

    def forget(self, server: int) -> None:
        """Drop what is known of a server that is erased."""
        for key in [key for key in self._told if key[0] == server]:
            del self._told[key]

    async def catch_up(self) -> None:
        """Tell what was not told when the bot ended, several campaigns at once."""
        places = asyncio.Semaphore(AT_ONCE)
        put_back = await self._service.log.put_back()
        for server in dict.fromkeys(chain(self._service.log.interrupted(), put_back)):
            for key in await self._late(server):
                await places.acquire()
                self.look(key).add_done_callback(lambda _: places.release())

    async def _late(self, server: int) -> list[Key]:
        """List the campaigns of a server with something untold."""
        try:
            rows = await self._service.log.campaigns(server)
            keys = [(server, row.campaign) for row in rows if row.told < row.last]
            for row in rows:
                if await self._everywhere.restored.is_untold(server, row.campaign):
                    keys.append((server, row.campaign))
        except LogError as error:
            _log.warning("a server's log cannot be read", exc_info=error)
            return []
        return list(dict.fromkeys(keys))

    def remind(self) -> None:
        """Have the next life look at what is untold."""
        for server in {server for server, _ in self._workers}:
            self._remind(server)

    def _worker(self, key: Key) -> Worker:
        worker = self._workers.get(key)
        if worker is None:
            told = self._told.get(key, -1)
            worker = self._workers[key] = Worker(
                self._service, self._everywhere, self._heard, key, told
            )
        return worker

    def _wake(self, key: Key) -> asyncio.Task[None]:
        worker = self._worker(key)
        if worker.task is None or worker.task.done():
            worker.task = self._jobs.start(self._work(key, worker))
        return worker.task

    async def _work(self, key: Key, worker: Worker) -> None:
        try:
            await worker.run()
        except CampaignGone:
            self._workers.pop(key, None)
            self._later.over(key)
            return
        except LogError as error:
            _log.warning("a campaign's log cannot be read", exc_info=error)
            self._wait(key, worker)
            return
        self._rest(key, worker)

    def _rest(self, key: Key, worker: Worker) -> None:
        """End a worker with nothing left to tell; one with something left waits."""
        self._told[key] = worker.untold.told
        if worker.hindrances:
            self._wait(key, worker)
            return
        self._later.over(key)
        if not worker.untold.has_handed:
            del self._workers[key]

    def _wait(self, key: Key, worker: Worker) -> None:
        if self._later.put(key, lasting=worker.lasts):
            self._remind(key[0])

    def _remind(self, server: int) -> None:
        try:
            self._service.log.remind(server)
        except OSError as error:
            _log.warning("the next life will not know what is untold", exc_info=error)
