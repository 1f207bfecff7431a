"""Mentions, once, whom a campaign has waited for longer than a day, where the table wants it."""

import asyncio
import logging
from collections.abc import Sequence
from math import inf

from bot.desk.drawn.drawing import Drawing
from bot.desk.drawn.signs import nonce
from bot.desk.outbox.courier import Courier
from bot.desk.outbox.homes import home_of, question_links
from bot.desk.outbox.jobs import unexpected
from bot.desk.outbox.undelivered import Trouble, Undelivered
from bot.log.errors import LogError
from bot.log.marks import Mark
from bot.log.notes import NUDGED, NUDGING
from bot.log.shards import Own
from bot.pages.messages.notices import nudge
from bot.pages.phrases.moves import Move
from bot.rules.basics.keys import CampaignAt
from bot.rules.basics.options import Nudge
from bot.rules.course.waits import Wait, waits
from bot.rules.state.campaign import Campaign
from bot.service.rules_service import RulesService

DAY = 24 * 60 * 60
MOST_NOTED = 100
"""More than that many waits are never open at once."""

_log = logging.getLogger(__name__)


class Nudges:
    """Knows the campaigns with nudges on, and when to look at each again."""

    def __init__(self, service: RulesService, drawing: Drawing, courier: Courier, own: Own) -> None:
        """Take the campaigns, what finds their words, who carries messages, and where."""
        self._own = own
        self._service = service
        self._drawing = drawing
        self._courier = courier
        self._due: dict[CampaignAt, float] = {}
        self._marking = asyncio.Lock()
        self._read: dict[int, bool] = {}
        """The servers whose lists were looked for, and whether that could be read."""

    async def hear(self, move: Move) -> None:
        """Mind a move: what it leads to is due in a day, if the table wants nudges."""
        key = move.at
        await self._list(key, on=_wanted(await self._service.fold(key)))
        if key in self._due:
            self._due[key] = min(self._due[key], self._service.clock() + DAY)

    async def tick(self) -> None:
        """Look at every campaign that is due; what goes wrong in one spares the others."""
        try:
            await self._read_lists()
        except LogError as error:
            _log.warning("nobody knows which campaigns want nudges", exc_info=error)
        now = self._service.clock()
        for key in [key for key, due in self._due.items() if due <= now]:
            try:
                await self._look(key, now)
            except LogError as error:
                _log.warning("a campaign's waits cannot be read", exc_info=error)
                self._due[key] = now + DAY
            except Exception as error:
                unexpected(_log, error, server=key.server, campaign=key.id)
                self._due[key] = now + DAY

    async def _read_lists(self) -> None:
        """Find the campaigns with nudges on from before this process, one server at a time.

        Only marked servers have any, once all of them have been looked into; one whose file was put
        back from a copy is marked by whoever opens it first, which may be a while after the start.
        """
        log = self._service.log
        if await log.all_marked(Mark.NUDGING):
            for server in (await log.marked(Mark.NUDGING)).keys() - self._read.keys():
                await self._read_list(server)
            return
        whole = self._own.part.is_whole  # else others may not have been looked into
        for server in await log.servers():
            if server not in self._read and await self._read_list(server):
                await log.mark(server, Mark.NUDGING)
        if whole:
            await log.set_all_marked(Mark.NUDGING)

    async def _read_list(self, server: int) -> bool:
        """Find the campaigns of one server; False if this process need not look there again."""
        if not self._own.has(server):
            return False
        self._read[server] = False
        try:
            listed = await NUDGING.all(self._service.log, server)
        except LogError as error:
            _log.warning("a server's notes cannot be read", exc_info=error)
            return True
        self._read[server] = True
        for id in listed:
            self._due.setdefault(CampaignAt(server, id), 0)
        return bool(listed) or not await self._unmark(server)

    async def _list(self, at: CampaignAt, *, on: bool) -> None:
        log = self._service.log
        if on and at not in self._due:
            self._due[at] = 0
            async with self._marking:
                await log.mark(at.server, Mark.NUDGING)
            await NUDGING.put(log, *at, "on")
        elif not on and at in self._due:
            del self._due[at]
            await NUDGING.drop(log, *at)
            if self._read.get(at.server):
                await self._unmark(at.server)

    async def _unmark(self, server: int) -> bool:
        """Take a server's mark off if none of its campaigns is listed, and tell whether that is so.

        Whoever is just listing one has noted it here first.
        """
        async with self._marking:
            if any(at.server == server for at in self._due):
                return False
            await self._service.log.unmark(server, Mark.NUDGING)
        return True

    async def _look(self, at: CampaignAt, now: float) -> None:
        campaign = await self._service.fold(at)
        home = await home_of(self._service, at)
        if not home or not _wanted(campaign):
            await self._list(at, on=False)
            return
        self._due[at] = inf
        log = await self._service.log.read(at)
        found = await asyncio.to_thread(waits, campaign, log)
        told = await NUDGED.get(self._service.log, at) or ()
        new = [wait for wait in found if wait.users and wait.key not in told]
        due = [wait for wait in new if wait.since + DAY <= now]
        later = min((wait.since + DAY for wait in new if wait not in due), default=inf)
        if due and not await self._mention(at, home, campaign, due, told):
            later = now
        # A move may have been heard of meanwhile.
        if at in self._due:
            self._due[at] = min(self._due[at], later)

    async def _mention(
        self,
        at: CampaignAt,
        home: int,
        campaign: Campaign,
        due: Sequence[Wait],
        told: Sequence[str],
    ) -> bool:
        """Mention who is waited for; False where that may be tried again.

        The note is written first: rather nobody is mentioned than anybody twice.
        """
        noted = (*told, *(wait.key for wait in due))
        await NUDGED.put(self._service.log, at, noted[-MOST_NOTED:])
        trouble = await self._post(at, home, campaign, due)
        if trouble is Trouble.FAILING:
            await NUDGED.put(self._service.log, at, tuple(told))
        return trouble is not Trouble.FAILING

    async def _post(
        self, at: CampaignAt, home: int, campaign: Campaign, due: Sequence[Wait]
    ) -> Trouble | None:
        questions = tuple(wait.question for wait in due if wait.question)
        links = await question_links(self._service, at, questions)
        page = nudge(due, links, self._drawing.table_names(campaign, at.server))
        users = {user for wait in due for user in wait.users}
        own = nonce("nudge", at.server, at.id, *(wait.key for wait in due))
        try:
            await self._courier.post(home, page, own, users)
        except Undelivered as undelivered:
            _log.info("nobody could be reminded", exc_info=undelivered)
            return undelivered.trouble
        return None


def _wanted(campaign: Campaign) -> bool:
    return campaign.settings.nudge is Nudge.DAY and not campaign.ended
