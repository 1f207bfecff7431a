"""Keeps the messages of rolls up to date: rerolled dice, and who can still reroll (D4, F2)."""

from collections.abc import Iterator

from bot.desk.delivery.courier import Trouble, Undelivered
from bot.desk.delivery.everywhere import Everywhere
from bot.desk.delivery.lanes import Lanes
from bot.desk.delivery.posts import MOVE
from bot.desk.drawing import Drawing
from bot.pages.phrases.moves import Move
from bot.rules.basics.places import fortune
from bot.rules.rolling.table_rolls import rerolled_in
from bot.rules.state.events import DiceRolled, Entry
from bot.service.rules_service import RulesService

A_READING = 100


class Rerolls:
    """Hears of every move that was told, and renews the rolls it changed."""

    def __init__(
        self, service: RulesService, drawing: Drawing, everywhere: Everywhere, lanes: Lanes
    ) -> None:
        """Take the campaigns, what draws, and what carries."""
        self._service = service
        self._drawing = drawing
        self._everywhere = everywhere
        self._lanes = lanes

    async def hear(self, move: Move) -> None:
        """Renew the rolls a move changed; raises Undelivered where Discord fails for a moment."""
        for number in dict.fromkeys(changed(move)):
            first = await self._find(move.server, move.id, number)
            if first is not None:
                await self._renew(move, first)

    async def _find(self, server: int, id: int, number: int) -> Entry | None:
        """Find the entry of a roll, from the end of the log: what can change is seldom old."""
        before: int | None = None
        while entries := await self._service.log.page(server, id, before, A_READING):
            for entry in entries:
                if isinstance(entry.event, DiceRolled) and entry.event.number == number:
                    return entry
            before = entries[-1].seq
        return None

    async def _renew(self, told: Move, rolled: Entry) -> None:
        server, id = told.server, told.id
        campaign = await self._service.fold(server, id)
        entries = await self._service.log.read_move(server, id, rolled.move)
        move = Move(server, id, rolled.move, tuple(entries), campaign, campaign.seq)
        page = await self._drawing.page(move)
        lane = self._lanes.of(server, id, move.number, move.seq)
        try:
            home = await self._everywhere.home(move)
            await self._everywhere.posts.tell(move, page, home, MOVE, lane)
        except Undelivered as undelivered:
            # Where nothing may be posted, the move itself has said so.
            if undelivered.trouble is Trouble.FAILING:
                raise


def changed(move: Move) -> Iterator[int]:
    """Give the rolls that a move rerolls, or whose heroes now first can pay for it or no more."""
    yield from rerolled_in(move.events)
    for hero, roll in move.after.last_rolls.items():
        held, gained = move.after.fortune(hero), move.gain(fortune(hero))
        if gained and 0 in (held, held - gained):
            yield roll.number
