"""What the rules need of the box: printed facts, looked up by the name rule."""

from collections.abc import Sequence
from typing import Protocol

from bot.rules.basics.dice import DiceBox
from bot.rules.basics.names import Named
from bot.rules.printed.decks import Deck
from bot.rules.printed.figures import HeroCard, Monster, PrintedAgent
from bot.rules.well.setup import WellBox


class Shelf(Protocol):
    """The printed facts at hand in one server."""

    @property
    def dice(self) -> DiceBox:
        """Give every die."""
        ...

    @property
    def well(self) -> WellBox:
        """Give what The Well of Darkness prints."""
        ...

    @property
    def decks(self) -> Sequence[Deck]:
        """Give every Plot deck."""
        ...

    def deck(self, name: str) -> Deck | None:
        """Find a Plot deck by any of its names."""
        ...

    def agent(self, name: str) -> PrintedAgent | None:
        """Find a lieutenant's agent."""
        ...

    def hero(self, name: str) -> HeroCard | None:
        """Find a printed hero."""
        ...

    @property
    def campaigns(self) -> Sequence[Named]:
        """Give every printed campaign."""
        ...

    @property
    def agents(self) -> Sequence[PrintedAgent]:
        """Give every lieutenant's agent."""
        ...

    def monster(self, name: str) -> Monster | None:
        """Find a printed monster."""
        ...
