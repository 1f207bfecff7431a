"""What is to be told of a move, what is known of it, and in which order moves are shown."""

import asyncio
from dataclasses import dataclass, field

import discord

from bot.desk.outbox.answering import Sent
from bot.desk.outbox.undelivered import NothingPosted
from bot.log.contract import Post
from bot.pages.page import Page
from bot.pages.phrases.moves import Move


@dataclass(slots=True)
class Order:
    """Answers and edits take turns at `changing`; of each move only the newest form is shown.

    An answer waits for the answers before it, and for nothing else but the change of one message.
    """

    changing: asyncio.Lock = field(default_factory=asyncio.Lock)
    _newest: dict[int, int] = field(default_factory=dict)

    def note(self, number: int, seq: int) -> None:
        """Note at which seq a move has changed."""
        self._newest[number] = max(seq, self._newest.get(number, 0))

    def is_newest(self, move: Move) -> bool:
        """Tell whether the move has not changed since; else whoever changed it tells it."""
        return move.seq >= self._newest.get(move.number, 0)


@dataclass(frozen=True, slots=True)
class Shown:
    """A message that shows a whole move to everybody, and the form it shows."""

    sent: Sent
    page: Page


@dataclass(slots=True)
class Noted:
    """What a telling has led to, to be noted with one write; of the posts some are `written`.

    `found` are the keys of notes on answers that are among the posts by now.
    """

    posts: list[Post] = field(default_factory=list)
    written: int = 0
    found: list[str] = field(default_factory=list)


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
    noted: Noted = field(default_factory=Noted)

    @property
    def is_newest(self) -> bool:
        """Tell whether the move has not changed since."""
        return self.order.is_newest(self.move)
