"""Tells what one campaign has not told, move by move, in order; ends when there is no more."""

import asyncio
import logging
from collections.abc import Callable

import discord
from msgspec import Struct

from bot.desk.drawn.moves_read import is_fresh, of_outcome, outcome_number
from bot.desk.outbox.answering import Order
from bot.desk.outbox.everywhere import Everywhere
from bot.desk.outbox.jobs import unexpected
from bot.desk.outbox.telling import Telling
from bot.desk.outbox.undelivered import NothingPosted, Trouble, Undelivered
from bot.desk.outbox.untold import Batch, Handed, Untold
from bot.log.errors import LogError
from bot.rules.basics.keys import CampaignAt
from bot.service.rules_service import RulesService

Heard = Callable[[CampaignAt, discord.Interaction | None], None]
"""Hears of every move that was tried to tell: of which campaign, and who asked."""

_log = logging.getLogger(__name__)


class Waits(Struct, frozen=True):
    """How many moves of a campaign wait to be told, and why the first of them does."""

    moves: int
    why: Undelivered


class Worker:
    """The one who tells a campaign's moves: what is answered here is told in order behind it.

    Telling now, telling later, trying again and catching up after a crash are this one loop.
    """

    def __init__(
        self,
        service: RulesService,
        everywhere: Everywhere,
        heard: Heard,
        at: CampaignAt,
        told: int = -1,
    ) -> None:
        """Take the campaigns, who tells a move, who hears of it, which campaign, how far told."""
        self.order = Order()
        self.untold = Untold(service, at, told)
        self.blocked: dict[int, tuple[Batch, Undelivered]] = {}
        self._put_back: Undelivered | None = None
        self.task: asyncio.Task[None] | None = None
        self._service = service
        self._everywhere = everywhere
        self._heard = heard
        self._look = self._again = False

    @property
    def waits(self) -> Waits | None:
        """Tell what waits, and why."""
        if not self.blocked:
            return None
        _, why = self.blocked[min(self.blocked)]
        return Waits(len({batch.number for batch, _ in self.blocked.values()}), why)

    @property
    def hindrances(self) -> list[Undelivered]:
        """Give what hinders all that waits."""
        put_back = [self._put_back] if self._put_back else []
        return [*put_back, *(why for _, why in self.blocked.values())]

    @property
    def lasts(self) -> bool:
        """Tell whether what hinders all that waits is nothing that passes by itself."""
        return all(why.trouble is not Trouble.FAILING for why in self.hindrances)

    @property
    def is_working(self) -> bool:
        """Tell whether a round is under way."""
        return self.task is not None and not self.task.done()

    def hand(self, handed: Handed) -> None:
        """Take a move of this process: it is answered meanwhile, or nobody waits for an answer."""
        self.untold.hand(handed)
        outcome = handed.outcome
        self.order.note(outcome_number(outcome), outcome.entries[-1].seq)
        self._again = self.is_working

    def look(self) -> None:
        """Look in the log too, in the next round."""
        self._look = True
        self._again = self.is_working

    async def run(self) -> None:
        """Tell all that can be told now; raises CampaignGone."""
        self._again = True
        while self._again:
            self._again = False
            await self._round()

    async def _round(self) -> None:
        look, self._look = self._look or bool(self.hindrances), False
        self.blocked.clear()
        if look:
            await self._tell_put_back()
        await self.untold.begin(look=look)
        hindered: NothingPosted | None = None
        seq = self.untold.told
        while (batch := await self.untold.after(seq)) is not None:
            why = await self._try(batch, hindered)
            hindered = why if isinstance(why, NothingPosted) else hindered
            seq = batch.last
        self.untold.end()

    async def _tell_put_back(self) -> None:
        """Tell, before all else, where a log ends that was put back from a copy."""
        self._put_back = None
        try:
            await self._everywhere.restored.tell(self.untold.at)
        except Undelivered as undelivered:
            _log.warning("nobody knows yet that a log was put back", exc_info=undelivered)
            self._put_back = undelivered

    async def _try(self, batch: Batch, hindered: NothingPosted | None) -> Undelivered | None:
        """Tell a batch if possible, and note it; gives what hinders it. Raises LogError."""
        try:
            await self._tell(batch, await self._telling(batch, hindered))
        except Undelivered as undelivered:
            _log.warning("a move remains untold", exc_info=undelivered)
            return self._block(batch, undelivered)
        except LogError:
            self._block(batch, Undelivered(Trouble.FAILING))
            raise
        except Exception as error:
            unexpected(_log, error, server=self.untold.at.server, campaign=self.untold.at.id)
            return self._block(batch, Undelivered(Trouble.UNEXPECTED))
        finally:
            self.untold.drop(batch)
            asker = batch.handed.asker if batch.handed else None
            self._heard(self.untold.at, asker)
        return None

    async def _tell(self, batch: Batch, telling: Telling) -> None:
        """Tell a batch; by what, and how far all is told with it, is noted in one write."""
        told = 0
        try:
            await self._everywhere.tell(telling)
            told = self.untold.told_with(batch)
        finally:
            await self._everywhere.posts.write(telling, told if told > self.untold.told else 0)
        telling.order.settle(telling.move)
        self.untold.settle(batch)

    def _block(self, batch: Batch, why: Undelivered) -> Undelivered:
        self.blocked[batch.first] = (batch, why)
        return why

    async def _telling(self, batch: Batch, hindered: NothingPosted | None) -> Telling:
        handed = batch.handed
        given = await handed.given if handed else None
        if handed is None or (given is None and handed.asker is not None):
            await self.untold.know(batch)
            move = await self.untold.late(batch.number)
            self.order.note(move.number, move.seq)
            if self.untold.changes(move.number) > 1:
                self.order.doubt(move.number)
            return Telling(move, self.order, late=True, hindered=hindered)
        move = given.move if given else await of_outcome(self._service.log, handed.outcome)
        fresh = is_fresh(handed.outcome)
        shown = given.shown if given else None
        return Telling(move, self.order, shown, handed.asker, batch.first, fresh, hindered=hindered)
