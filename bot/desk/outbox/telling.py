"""What is to be told of a move, and what is known of it."""

import discord
from msgspec import Struct, field

from bot.desk.outbox.answering import Order, Shown
from bot.desk.outbox.undelivered import NothingPosted
from bot.log.contract import Post
from bot.pages.phrases.moves import Move


class Noted(Struct):
    """What a telling has led to, to be noted with one write; of the posts some are `written`.

    `found` are the keys of notes on answers that are among the posts by now.
    """

    posts: list[Post] = field(default_factory=list)
    written: int = 0
    found: list[str] = field(default_factory=list)


class Telling(Struct, frozen=True):
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
    noted: Noted = field(default_factory=Noted)

    @property
    def is_newest(self) -> bool:
        """Tell whether the move has not changed since."""
        return self.order.is_newest(self.move)

    @property
    def is_doubted(self) -> bool:
        """Tell whether the move's messages may show what was never noted."""
        return self.order.is_doubted(self.move)
