"""What the practice world needs of a bot: fresh clients on the same data, dice, two counters."""

from collections.abc import Callable
from typing import Protocol

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

    def refusals(self) -> int:
        """How many refusals the clients have answered with so far."""
        ...
