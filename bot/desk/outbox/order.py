"""The order in which what a campaign shows is changed."""

import asyncio
from dataclasses import dataclass, field

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
