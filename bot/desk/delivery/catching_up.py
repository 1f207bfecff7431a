"""Tells what was written but not told: after a crash, or when Discord would not take it."""

import asyncio
from weakref import WeakValueDictionary

from bot.desk.delivery.answering import Sent
from bot.desk.delivery.courier import Courier, Undelivered
from bot.desk.delivery.everywhere import Everywhere
from bot.desk.delivery.lanes import Lanes
from bot.desk.delivery.marks import Marks
from bot.desk.delivery.posts import MOVE
from bot.desk.drawing import Drawing
from bot.desk.reading import number, of_log
from bot.log.contract import CampaignLog
from bot.log.files import off_loop
from bot.log.notes import answering
from bot.pages.phrases.moves import Move
from bot.pages.presses import Act, Press
from bot.rules.state.events import Entry

TOKEN_SECONDS = 15 * 60


class CatchingUp:
    """Finds moves that were not told, and tells each once as it stands now."""

    def __init__(
        self,
        log: CampaignLog,
        everywhere: Everywhere,
        drawing: Drawing,
        courier: Courier,
        lanes: Lanes,
        marks: Marks,
    ) -> None:
        """Take what telling needs, and what is being told right now."""
        self._log = log
        self._everywhere = everywhere
        self._drawing = drawing
        self._courier = courier
        self._lanes = lanes
        self._marks = marks
        self._began: dict[tuple[int, int], int] = {}
        self._met: set[tuple[int, int]] = set()
        self._turns: WeakValueDictionary[tuple[int, int], asyncio.Lock] = WeakValueDictionary()

    def begin(self, server: int, id: int, first: int) -> None:
        """Note from which seq on this process tells a campaign itself."""
        self._began.setdefault((server, id), first)

    async def meet(self, server: int, id: int, now: float) -> None:
        """At the first touch of a campaign, tell what an earlier process left untold."""
        if (server, id) in self._met:
            return
        async with self._turn(server, id):
            if (server, id) not in self._met:
                if await self._log.told(server, id) < self._began[server, id] - 1:
                    await self._campaign(server, id, now)
                self._met.add((server, id))

    async def campaign(self, server: int, id: int, now: float) -> None:
        """Tell what is behind in one campaign; raises Undelivered where Discord still fails."""
        async with self._turn(server, id):
            await self._campaign(server, id, now)

    def _turn(self, server: int, id: int) -> asyncio.Lock:
        return self._turns.setdefault((server, id), asyncio.Lock())

    async def _campaign(self, server: int, id: int, now: float) -> None:
        key = server, id
        told = await self._log.told(server, id)
        log = await self._log.read(server, id)
        late = [entry for entry in log if entry.seq > told and not self._is_under_way(*key, entry)]
        # An undo is told with what it undoes, and so is what else it led to.
        for wanted in sorted({number(log[entry.move - 1]) for entry in late}):
            move = await off_loop(len(log), of_log, server, id, log, wanted)
            await self._tell(move, now)
        if log:
            mark = self._marks.caught_up(server, id, log[-1].seq)
            await self._log.set_told(server, id, mark)

    def _is_under_way(self, server: int, id: int, entry: Entry) -> bool:
        return self._marks.is_under_way(server, id, entry.seq)

    async def _tell(self, move: Move, now: float) -> None:
        lane = self._lanes.of(move.server, move.id, move.number, move.seq)
        held = [post for post in await self._everywhere.posts.of(move) if post.kind == MOVE]
        found = None if held else await self._find(move, now)
        if found is not None:
            await self._everywhere.posts.remember(move, MOVE, found)
        await self._everywhere.tell(move, lane, again=True)

    async def _find(self, move: Move, now: float) -> Sent | None:
        """Look for a message that told the move before anybody could note it."""
        return await self._answered(move, now) or await self._in_channel(move)

    async def _answered(self, move: Move, now: float) -> Sent | None:
        recent = (each for each in move.entries if now - each.at <= TOKEN_SECONDS)
        for entry in recent:
            noted = await answering(entry.seq).get(self._log, move.server, move.id)
            if noted is not None and noted.seq == entry.seq:
                return await self._courier.answered(noted.application, noted.token)
        return None

    async def _in_channel(self, move: Move) -> Sent | None:
        home = await self._everywhere.home(move)
        try:
            return await self._courier.find(home, await self._signs(move), move.entries[0].at)
        except Undelivered:
            return None

    async def _signs(self, move: Move) -> frozenset[str]:
        """Give the custom ids that only a message about this move has."""
        args = (str(move.number),)
        own = {Press(act, move.server, move.id, args).custom_id for act in (Act.UNDO, Act.REDO)}
        page = await self._drawing.page(move)
        return frozenset(own) if own & page.custom_ids else page.custom_ids
