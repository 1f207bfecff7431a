"""What a campaign has not told yet: what this process did, and what only its log knows."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass

import discord
from msgspec import Struct, field

from bot.desk.drawn.moves_read import of_log, outcome_number, told_with
from bot.desk.outbox.answering import Given, Order
from bot.log.files import off_loop
from bot.pages.phrases.moves import Move
from bot.rules.basics.keys import CampaignAt
from bot.rules.state.events import Entry
from bot.service.rules_service import Outcome, RulesService


@dataclass(slots=True, eq=False)
class Handed:
    """A move of this process: what it led to, who asked, and, when it was answered, with what."""

    outcome: Outcome
    asker: discord.Interaction | None
    given: asyncio.Future[Given | None]
    """None where nobody knows whether the answer got through."""
    order: Order


class Batch(Struct, frozen=True):
    """Entries that are told together; `handed` where this process wrote them itself."""

    first: int
    last: int
    number: int
    handed: Handed | None = None


class Untold(Struct):
    """One campaign's entries behind `told`, in order."""

    service: RulesService
    at: CampaignAt
    told: int = -1
    _handed: dict[int, Batch] = field(default_factory=dict)
    _ahead: set[int] = field(default_factory=set)
    """What was told before its turn: something before it has to wait."""
    _log: Sequence[Entry] = ()

    async def begin(self, *, look: bool) -> None:
        """Begin a round; `look` also for what this process does not know of. Raises LogError."""
        if look or self.told < 0:
            noted = await self.service.log.told(self.at)
            self.told = max(noted, self.told)
        for batch in [batch for batch in self._handed.values() if batch.last <= self.told]:
            self.drop(batch)
        self._log = await self._read() if look else ()

    def hand(self, handed: Handed) -> None:
        """Take a move of this process."""
        entries = handed.outcome.entries
        first, last = entries[0].seq, entries[-1].seq
        self._handed[first] = Batch(first, last, outcome_number(handed.outcome), handed)

    def is_handed(self, seq: int) -> bool:
        """Tell whether an entry is being told by whoever wrote it."""
        return any(each.first <= seq <= each.last for each in self._handed.values())

    @property
    def has_handed(self) -> bool:
        """Tell whether moves of this process are not told."""
        return bool(self._handed)

    async def after(self, seq: int) -> Batch | None:
        """Give what is to be told behind an entry; None for nothing. Raises LogError."""
        while seq + 1 in self._ahead:
            seq += 1
        handed = self._handed.get(seq + 1)
        if handed is not None:
            return handed
        if seq >= len(self._log) and any(first > seq for first in self._handed):
            self._log = await self._read()
        return self._late(seq + 1) if seq < len(self._log) else None

    async def late(self, number: int) -> Move:
        """Read a move from the log, in its newest form known there."""
        log = self._log
        return await off_loop(len(log), of_log, self.at, log, number)

    def changes(self, wanted: int) -> int:
        """Count how often a move has changed since all was told, so far as the log at hand goes.

        Changed once, it looks otherwise than is noted. Changed twice it may look as before, though
        a form between the two was shown and never noted.
        """
        untold = self._log[self.told :]
        return len({entry.move for entry in untold if told_with(self._log, entry) == wanted})

    async def know(self, batch: Batch) -> None:
        """See that the log at hand reaches as far as a batch; raises LogError."""
        if len(self._log) < batch.last:
            self._log = await self._read()

    def drop(self, batch: Batch) -> None:
        """Forget who handed a batch: what is left to tell of it, the log knows."""
        self._handed.pop(batch.first, None)

    def told_with(self, batch: Batch) -> int:
        """Give the seq up to which everything is told once a batch is, too."""
        told, ahead = self.told, self._ahead.union(range(batch.first, batch.last + 1))
        while told + 1 in ahead:
            told += 1
        return told

    def settle(self, batch: Batch) -> None:
        """Note that a batch is told."""
        told = self.told_with(batch)
        self._ahead.update(range(batch.first, batch.last + 1))
        self._ahead.difference_update(range(self.told + 1, told + 1))
        self.told = told

    def end(self) -> None:
        """End a round: what is read of the log is not kept."""
        self._log = ()

    def _late(self, first: int) -> Batch:
        """Give the entries from one on that are told with the same move."""
        wanted, last = self._number(first), first
        while self._continues(last + 1, wanted):
            last += 1
        return Batch(first, last, wanted)

    def _continues(self, seq: int, wanted: int) -> bool:
        taken = seq in self._ahead or seq in self._handed or seq > len(self._log)
        return not taken and self._number(seq) == wanted

    def _number(self, seq: int) -> int:
        """Give the move an entry is told with: what an undo led to is told with the undo."""
        return told_with(self._log, self._log[seq - 1])

    async def _read(self) -> Sequence[Entry]:
        """Read the log, up to where everything that this process does has been handed over.

        A move is handed over before anybody else can have the campaign's lock.
        """
        service, at = self.service, self.at
        await service.fold(at)
        async with service.lock(at):
            known = (await service.fold(at)).seq
        return (await service.log.read(at))[:known]
