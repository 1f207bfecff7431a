"""Keeps the messages of rolls up to date: rerolled dice, and what can be pressed (D4, F2, V1)."""

from collections.abc import Iterator
from itertools import islice

from bot.desk.drawn.drawing import Drawing
from bot.desk.drawn.moves_read import find_roll
from bot.desk.outbox.everywhere import Everywhere
from bot.desk.outbox.telling import Telling
from bot.pages.phrases.moves import Move
from bot.rules.basics.places import fortune
from bot.rules.rolling.table_rolls import changed_in
from bot.rules.state.events import (
    DiceRolled,
    Entry,
    RollFor,
    RollSettled,
    SettingsChanged,
    SheetOpened,
)
from bot.service.rules_service import RulesService

A_READING, A_FEW = 100, 3
"""Entries looked through for the newest attacks, and so many of these are renewed."""


class Rerolls:
    """Hears of every move that was told, and renews the rolls it changed."""

    def __init__(self, service: RulesService, drawing: Drawing, everywhere: Everywhere) -> None:
        """Take the campaigns, what draws, and what carries."""
        self._service = service
        self._drawing = drawing
        self._everywhere = everywhere

    async def hear(self, telling: Telling) -> None:
        """Renew the rolls a move changed; raises Undelivered where that may pass."""
        move = telling.move
        newest = await self._newest(move) if _keeps_otherwise(move) else ()
        for number in dict.fromkeys((*changed(move), *newest)):
            first = await find_roll(self._service.log, move.at, number)
            if first is not None:
                await self._renew(telling, first)

    async def _newest(self, move: Move) -> tuple[int, ...]:
        """Give the newest attacks: what they do to heroes can be put on the sheets, or no more."""
        entries = await self._service.log.page(move.at, None, A_READING)
        events = (entry.event for entry in entries)
        rolled = (event for event in events if isinstance(event, DiceRolled) and not event.rerolled)
        return tuple(islice((x.number for x in rolled if x.why is RollFor.ATTACK), A_FEW))

    async def _renew(self, telling: Telling, rolled: Entry) -> None:
        at = telling.move.at
        campaign = await self._service.fold(at)
        entries = await self._service.log.read_move(at, rolled.move)
        move = Move(at, rolled.move, tuple(entries), campaign, campaign.seq)
        await self._everywhere.renew(telling, move, await self._drawing.page(move))


def _keeps_otherwise(move: Move) -> bool:
    """Tell whether a move changed how much of the sheets is kept."""
    changes = (x for x in move.events if isinstance(x, SettingsChanged))
    return any(event.before.track is not event.after.track for event in changes)


def changed(move: Move) -> Iterator[int]:
    """Give the rolls that a move changes, or whose heroes can now first pay for that or no more."""
    yield from changed_in(move.events)
    opened = (x for x in move.events if isinstance(x, SheetOpened | RollSettled))
    yield from (event.roll for event in opened if event.roll)
    for hero, roll in move.after.last_rolls.items():
        held, gained = move.after.fortune(hero), move.gain(fortune(hero))
        if gained and 0 in (held, held - gained):
            yield roll.number
