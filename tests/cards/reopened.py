"""A table whose service ends after every command, and starts again with what its log holds."""

from asyncio import Runner

from bot.log.upcasts import event_codec
from bot.rules.basics.keys import CampaignAt
from bot.rules.economy.people import Person
from bot.rules.printed.box import Box
from bot.rules.printed.decks import Card, Deck
from bot.rules.state import commands as c
from bot.rules.state import events as e
from bot.rules.state import refusals as r
from bot.service.rules_service import RulesService
from tests.cards.generic import Generic
from tests.log.memory import MemoryLog
from tests.rules.table import check_tokens
from tests.service.requests import CHANNEL, SERVER, seat


class Reopened(Generic):
    """Everything from the first purchase on is played by services that live for one command."""

    def __init__(self, box: Box, deck: Deck, card: Card, loop: Runner) -> None:
        self.loop = loop
        self.kept: MemoryLog | None = None
        super().__init__(box, deck, card)
        self.kept = MemoryLog(event_codec())
        found = self.kept.create(SERVER, CHANNEL, "Nerekhall", self.log, None, len(self.log))
        self.at = CampaignAt(SERVER, loop.run(found))

    def play(self, by: Person, command: c.Command) -> tuple[e.Event, ...]:
        """Start, play, end; what is read back must be what memory held before."""
        if self.kept is None:
            return super().play(by, command)
        outcome = self.loop.run(self._service().play(seat(by), command))
        assert outcome.before == self.state
        self.log += outcome.entries
        self.state = outcome.after
        check_tokens(self.state)
        return tuple(entry.event for entry in outcome.entries)

    def refuses(self, by: Person, command: c.Command) -> r.Refusal:
        """Start, be refused, end; nothing may be written."""
        assert self.kept is not None
        try:
            self.loop.run(self._service().play(seat(by), command))
        except r.Refusal as refusal:
            assert len(self.loop.run(self.kept.read(self.at))) == len(self.log)
            return refusal
        raise AssertionError(f"not refused: {command}")

    def _service(self) -> RulesService:
        assert self.kept is not None
        return RulesService(self.kept, self.box, self.dice, lambda: 0.0)
