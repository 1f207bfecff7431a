"""What can be wrong with the data and with groups' files, known without what reads them."""

from collections.abc import Iterable, Mapping

from bot.rules.printed.decks import DeckFault

MOST_CARDS = 30
"""Cards that a deck may have."""

Table = Mapping[str, object]
"""A table of a file, as it was read."""


class BoxError(Exception):
    """The data cannot be used: which file, which key in it, and what is wrong there."""

    def __init__(self, file: str, key: str, problem: str) -> None:
        super().__init__(file, key, problem)
        self.file = file
        self.key = key
        self.problem = problem

    def __str__(self) -> str:
        return ": ".join(filter(None, (self.file, self.key, self.problem)))


class DeckFaults(Exception):
    """A deck file cannot be used; `faults` holds every reason."""

    def __init__(self, faults: Iterable[DeckFault]) -> None:
        self.faults = tuple(faults)
        super().__init__(self.faults)
