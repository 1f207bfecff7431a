"""How much work a file is: counted in entries, so that it is the same on every machine."""

from collections import Counter
from collections.abc import Callable
from enum import StrEnum

from bot.rules.course.soundness import BadExport, ExportFault
from bot.rules.state import events as e
from bot.rules.state.events import Entry

MOST_WORK = 20_000_000
"""Entries that may be read, folded, said, or moved by others."""
MOST_IN_MOVE = 1_000
REPORTED = 5_000


class Doing(StrEnum):
    """What is done with the entries of a file."""

    READING = "read"
    SAYING = "said"


Report = Callable[[Doing, int], None]
"""Hears what is done with an entry, and which it is."""


class Stopped(Exception):
    """Nobody waits for a file any more."""


class Work:
    """The work that examining a file takes: counted in entries, never in seconds.

    Made to be slow, a file may have entries that each move thousands of others; `weigh` counts
    those too. An honest one of 50,000 entries comes in however slow the machine is.
    """

    def __init__(self, report: Report = lambda doing, place: None, most: int = MOST_WORK) -> None:
        """Take who hears of every five thousandth entry."""
        self._report = report
        self._left = most
        self._stopped = False

    def stop(self) -> None:
        """End at the next entry; may be called from another thread."""
        self._stopped = True

    def spend(self, place: int, amount: int = 1) -> None:
        """Raise BadExport at an entry for which no work is left, Stopped where nobody waits."""
        if self._stopped:
            raise Stopped
        self._left -= amount
        if self._left < 0:
            raise BadExport(ExportFault.TOO_MUCH, place)

    def read(self, place: int) -> None:
        """Likewise for an entry that is read."""
        self._do(Doing.READING, place)

    def say(self, place: int) -> None:
        """Likewise for an entry that is put into words."""
        self._do(Doing.SAYING, place)

    def _do(self, doing: Doing, place: int) -> None:
        self.spend(place)
        if place % REPORTED == 0:
            self._report(doing, place)


def weigh(entries: tuple[Entry, ...], work: Work) -> None:
    """Count what each entry makes of others; raises BadExport for more than any table plays."""
    sizes: Counter[int] = Counter()
    undone = heroes = open = 0
    for entry in entries:
        sizes[entry.move] += 1
        moved = 0
        match entry.event:
            case e.Answered():
                moved, open = entry.seq - entry.move, open - 1
            case e.TakenBack(move):
                moved, undone = sizes[move], undone + 1
            case e.PlayedAgain(move):
                moved = sizes[move] + undone
            case e.HeroAdded():
                heroes += 1
            case e.JoinLapsed():
                open -= 1
            case e.Asked():
                open += 1
            case _:
                pass
        work.spend(entry.seq, moved + heroes + max(open, 0))
        if sizes[entry.move] > MOST_IN_MOVE:
            raise BadExport(ExportFault.TOO_MUCH, entry.seq)
