"""Renews the messages of questions that another move has closed, or opened again (U4).

A question is closed by its answer, and that is told where it was asked. Whatever else closes one,
such as a hand that a typed command made small enough, must not leave its buttons behind.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace as exchange

from bot.desk.drawn.drawing import Drawing
from bot.desk.drawn.moves_read import number, of_tail
from bot.desk.outbox.everywhere import Everywhere
from bot.desk.outbox.telling import Telling
from bot.pages.page import Button, Buttons, Page, Select
from bot.pages.phrases.moves import Move
from bot.pages.presses import Act
from bot.rules.basics.keys import MoveNumber
from bot.rules.basics.stored import replace
from bot.rules.economy import lateness
from bot.rules.state import events as e
from bot.rules.state.events import Entry
from bot.rules.state.questions import asked_by
from bot.service.rules_service import RulesService

_CLOSES = e.Answered | e.Withdrawn | e.JoinLapsed


class Closed:
    """Hears of every move that was told, and renews what earlier moves asked."""

    def __init__(self, service: RulesService, drawing: Drawing, everywhere: Everywhere) -> None:
        """Take the campaigns, what draws, and what carries."""
        self._service = service
        self._drawing = drawing
        self._everywhere = everywhere

    async def hear(self, telling: Telling) -> None:
        """Renew the messages that asked; raises Undelivered where that may pass."""
        move = telling.move
        ids = [*_closed(move), *await self._ended(move)]
        hosts = move.after.hosts
        for asked in dict.fromkeys(hosts.get(each, each) for each in map(asked_by, ids)):
            if asked not in move.numbers:
                await self._renew(telling, asked)

    async def _ended(self, move: Move) -> Sequence[str]:
        """Give what was open until the campaign ended."""
        if not any(isinstance(event, e.CampaignEnded) for event in move.events):
            return ()
        before = await self._service.then(move.at, move.number - 1)
        return [question.id for question in before.questions]

    async def _renew(self, telling: Telling, asked: MoveNumber) -> None:
        """Draw a message as its own move left it, with the questions that are open now."""
        move = await self._asked(telling.move, asked)
        await self._everywhere.renew(telling, move, await self._page(move), post=False)

    async def _page(self, move: Move) -> Page:
        """Draw it as it stood; behind a quest that is over its turns cannot be called."""
        drawn, campaign = await self._drawing.page(move), await self._service.fold(move.at)
        over = lateness.quest(move.after) != lateness.quest(campaign)
        return with_undo_alone(drawn) if over else drawn

    async def _asked(self, now: Move, asked: MoveNumber) -> Move:
        tail = await self._service.log.read(now.at, asked - 1)
        last = _last_change(tail, asked)
        until = [entry for entry in tail if entry.seq <= last]
        then, campaign = await self._service.then(now.at, last), await self._service.fold(now.at)
        after = exchange(then, questions=campaign.questions)
        return of_tail(until, asked, replace(now, after=after, seq=last))


def with_undo_alone(page: Page) -> Page:
    """Give a page without anything to press but `Undo`."""
    kept = (block for block in page.blocks if not isinstance(block, Select))
    rows = (_undo_of(block) if isinstance(block, Buttons) else block for block in kept)
    return replace(page, blocks=tuple(each for each in rows if each != Buttons(())))


def _undo_of(row: Buttons) -> Buttons:
    undo = (x for x in row.buttons if isinstance(x, Button) and x.press.act is Act.UNDO)
    return Buttons(tuple(undo))


def _closed(move: Move) -> Iterator[str]:
    """Give the questions that a move closes, or opens again as it is taken back."""
    return (event.question for event in (*move.events, *move.besides) if isinstance(event, _CLOSES))


def _last_change(tail: Sequence[Entry], asked: MoveNumber) -> int:
    """Find the entry that changed a move last; an undo or redo with all that it led to."""
    own = {entry.move for entry in tail if number(entry) == asked}
    return max(entry.seq for entry in tail if entry.move in own)
