"""Who writes in the race of `log.py`: a bare insert, the campaign log, the whole rules service."""

import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Protocol, cast

import discord

from bot.box.box import load_box
from bot.desk.client import OverlordBot
from bot.desk.desk import Desk
from bot.desk.drawn.moves_read import of_outcome
from bot.desk.outbox.answering import Given, Sent, Shown
from bot.desk.outbox.untold import Handed
from bot.desk.teller import Teller
from bot.log.contract import CampaignLog
from bot.log.sqlite import SqliteLog
from bot.log.upcasts import event_codec
from bot.pages.page import Page
from bot.rules.basics.keys import CampaignAt, MoveNumber, UserId
from bot.rules.basics.options import GainReason
from bot.rules.basics.places import POOL, SUPPLY
from bot.rules.economy.people import Person
from bot.rules.rolling.dice_sources import SystemDice
from bot.rules.state.commands import CreateCampaign, GainThreat, LoseThreat
from bot.rules.state.events import Entry, TokensMoved, Why
from bot.service.rules_service import Request, RulesService
from bot.words import Words

NOTE = "a note of ordinary length"
EVENT = TokensMoved(SUPPLY, POOL, 1, Why.CORRECTION, note=NOTE)
OLGA, CHANNEL, APPLICATION = UserId(444), 333, 11


Open = Callable[[Path], Awaitable[CampaignLog]]


async def on_files(folder: Path) -> CampaignLog:
    """Open the log with a file for each server."""
    return SqliteLog(folder, event_codec())


class Contestant(Protocol):
    """Somebody who makes one durable change per `write`, in one file per server."""

    async def open(self) -> None:
        """Open the log."""

    async def prepare(self, server: int) -> None:
        """Make the server ready to be written to."""

    async def write(self, server: int, number: int) -> None:
        """Make one change that is on the disk afterwards."""

    async def settle(self) -> None:
        """Do what changes leave for later; it does not count."""

    async def close(self) -> None:
        """Close every file."""


class Append:
    """The campaign log alone: an event, encoded and appended with its guards and its cause."""

    def __init__(self, folder: Path, opened: Open = on_files) -> None:
        self._folder, self._opened = folder, opened
        self._at: dict[int, CampaignAt] = {}
        self._last: dict[int, int] = {}

    async def open(self) -> None:
        """Open the log."""
        self._log = await self._opened(self._folder)

    async def prepare(self, server: int) -> None:
        """Found a campaign."""
        first = [Entry(1, MoveNumber(1), 0, OLGA, EVENT)]
        id = await self._log.create(server, CHANNEL, "Nerekhall", first, None)
        self._at[server], self._last[server] = CampaignAt(server, id), 1

    async def write(self, server: int, number: int) -> None:
        """Append one entry."""
        after = self._last[server]
        seq = self._last[server] = after + 1
        entry = Entry(seq, MoveNumber(seq), int(time.time()), OLGA, EVENT)
        await self._log.append(self._at[server], after, [entry], str(number))

    async def settle(self) -> None:
        """Nothing is left."""

    async def close(self) -> None:
        """Close every file."""
        await self._log.close()


class FullMove:
    """A whole move: found in the directory, locked, decided, appended, folded, handed over.

    It is in the teller's hands then, to be answered and told; that comes when all have moved.
    """

    def __init__(self, folder: Path, opened: Open = on_files) -> None:
        self._folder, self._opened = folder, opened
        self._handed: list[Handed] = []

    async def open(self) -> None:
        """Open the log, and put together what makes moves of commands."""
        self._log = await self._opened(self._folder)
        self._service = RulesService(self._log, load_box(), SystemDice(), time.time)
        words = Words.load()
        self._teller = Teller(self._service, words)
        self._teller.attach(OverlordBot(Desk(self._service, words, self._teller), ()))

    async def prepare(self, server: int) -> None:
        """Open a campaign."""
        create = CreateCampaign("nerekhall", "Nerekhall", CHANNEL)
        outcome = await self._service.play(Request(server, CHANNEL, Person(OLGA)), create)
        self._handed.append(self._teller.outbox.hand(outcome, _ASKER))

    async def write(self, server: int, number: int) -> None:
        """Correct the threat pool, up and down by turns, and hand the move over."""
        cause = str(number)
        seat = Request(
            *(server, CHANNEL, Person(OLGA)), cause=cause, application=APPLICATION, token=cause
        )
        if number % 2:
            outcome = await self._service.play(seat, LoseThreat(1, NOTE))
        else:
            gained = GainThreat(GainReason.CORRECTION, note=NOTE)
            outcome = await self._service.play(seat, gained)
        self._handed.append(self._teller.outbox.hand(outcome, _ASKER))

    async def settle(self) -> None:
        """Say of all moves that they were answered, and let the outbox note it."""
        for number, handed in enumerate(self._handed, 1):
            move = await of_outcome(self._log, handed.outcome)
            shown = Shown(Sent(CHANNEL, number), Page(()))
            self._teller.outbox.give(handed, Given(move, shown))
        self._handed.clear()
        await self._teller.jobs.idle()

    async def close(self) -> None:
        """Close every file."""
        await self._teller.finish()
        await self._log.close()


_ASKER = cast(discord.Interaction, SimpleNamespace(channel_id=CHANNEL))
"""Whoever asked, as far as the outbox looks."""
