"""One lane for each move being told, so that its newest form is what stays on show."""

import asyncio
from dataclasses import dataclass, field
from weakref import WeakValueDictionary

from bot.pages.phrases.moves import Move


@dataclass(slots=True, weakref_slot=True, eq=False)
class Lane:
    """What tells a move takes turns here; `newest` is the seq of its newest change.

    Answers wait for nothing but the change of a single message.
    """

    changing: asyncio.Lock = field(default_factory=asyncio.Lock)
    posting: asyncio.Lock = field(default_factory=asyncio.Lock)
    mailing: asyncio.Lock = field(default_factory=asyncio.Lock)
    newest: int = 0

    def is_newest(self, move: Move) -> bool:
        """Tell whether the move has not changed since; else whoever changed it tells it."""
        return move.seq >= self.newest


class Lanes:
    """The lanes of the moves being told; one that nobody holds is forgotten."""

    def __init__(self) -> None:
        self._lanes: WeakValueDictionary[tuple[int, int, int], Lane] = WeakValueDictionary()

    def of(self, server: int, id: int, number: int, seq: int) -> Lane:
        """Give a move's lane and note a change of it."""
        lane = self._lanes.get((server, id, number))
        if lane is None:
            lane = self._lanes[server, id, number] = Lane()
        lane.newest = max(lane.newest, seq)
        return lane
