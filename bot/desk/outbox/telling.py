"""What is to be told of a move, and what is known of it already."""

from dataclasses import dataclass

import discord

from bot.desk.outbox.answering import Sent
from bot.desk.outbox.order import Order
from bot.desk.outbox.undelivered import NothingPosted
from bot.pages.page import Page
from bot.pages.phrases.moves import Move


@dataclass(frozen=True, slots=True)
class Shown:
    """A message that shows a whole move to everybody, and the form it shows."""

    sent: Sent
    page: Page


@dataclass(frozen=True, slots=True)
class Telling:
    """A move on its way: what was answered, who asked, and who may have told it before.

    Nobody can have told a `fresh` one but its answer. A `late` one may have been told by an
    earlier life, or by an attempt that seemed to fail. `first` is the first entry answered with it.
    `hindered` is why nothing can be posted at
    home just now.
    """

    move: Move
    order: Order
    shown: Shown | None = None
    asker: discord.Interaction | None = None
    first: int = 0
    fresh: bool = False
    late: bool = False
    hindered: NothingPosted | None = None

    @property
    def is_newest(self) -> bool:
        """Tell whether the move has not changed since."""
        return self.order.is_newest(self.move)
