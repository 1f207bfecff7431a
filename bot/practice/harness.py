"""What the practice world needs of a bot: fresh clients on the same data, dice, two counters.

Errors that reach nothing but the log are caught: the bot apologised, or discord.py swallowed them.
"""

import logging
from collections.abc import Callable
from typing import Protocol, Self

import discord

from bot.rules.basics.dice import Dice, DiceBox
from bot.rules.rolling.dice_sources import ForcedDice, SeededDice

Clock = Callable[[], float]


class PracticeDice(ForcedDice):
    """The dice of a rehearsal: they repeat themselves, and show wished faces first.

    They outlive the bot's restarts.
    """

    def __init__(self, box: DiceBox, inner: Dice | None = None) -> None:
        super().__init__(inner or SeededDice(0), box)

    def seed(self, number: int) -> None:
        """Every source of dice starts anew from this number; wishes stay."""
        self._inner = SeededDice(number)


class Harness(Protocol):
    """One bot's data and the way to start clients on it; it outlives the clients."""

    @property
    def dice(self) -> PracticeDice:
        """The dice every client of this harness rolls."""
        ...

    async def start(self, clock: Clock) -> discord.Client:
        """A fresh client on the same data, not yet logged in; `clock` tells its unix seconds."""
        ...

    def log_size(self) -> int:
        """How many entries all campaign logs hold together."""
        ...

    async def begun(self, server: int, channel: int) -> bool:
        """Whether a campaign was ever made in this channel and not deleted since."""
        ...

    def refusals(self) -> int:
        """How many refusals the clients have answered with so far."""
        ...


class LoggedError(Exception):
    """An error record without an exception in it."""


class CaughtErrors(logging.Handler):
    """A context that collects the error behind every record from ERROR up."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.errors: list[BaseException] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep the record's exception, or its message as one."""
        error = record.exc_info[1] if record.exc_info else None
        self.errors.append(error or LoggedError(f"{record.name}: {record.getMessage()}"))

    def __enter__(self) -> Self:
        logging.getLogger().addHandler(self)
        return self

    def __exit__(self, *_: object) -> None:
        logging.getLogger().removeHandler(self)
