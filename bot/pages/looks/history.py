"""A log read as moves, oldest first, each with what the pools held after it."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from bot.pages.phrases.moves import Move, ledger
from bot.rules.basics.places import Place
from bot.rules.state import events as e
from bot.rules.state.campaign import Campaign
from bot.rules.state.events import Entry
from bot.rules.state.replay import live


@dataclass(frozen=True, slots=True)
class Past:
    """One move of the log; `stands` unless it was taken back or is itself an undo or redo."""

    entries: tuple[Entry, ...]
    stands: bool
    tokens: dict[Place, int]
    xp: int

    @property
    def number(self) -> int:
        """Give the move's number."""
        return self.entries[0].move

    @property
    def correction(self) -> e.TakenBack | e.PlayedAgain | None:
        """Give the undo or redo, if it is one itself."""
        events = (entry.event for entry in self.entries)
        return next(
            (each for each in events if isinstance(each, e.TakenBack | e.PlayedAgain)), None
        )

    def move(self, server: int, id: int, campaign: Campaign) -> Move:
        """Give it as a move to be told, with the balances of its time."""
        then = replace(campaign, tokens=self.tokens, xp=self.xp, questions=())
        return Move(server, id, self.number, self.entries, then, self.entries[-1].seq)


def history(log: Sequence[Entry]) -> list[Past]:
    """Read a log as moves; the balances count the moves that stand."""
    standing = {entry.move for entry in live(log)}
    tokens: Counter[Place] = Counter()
    xp, past = 0, []
    for number, entries in _by_move(log).items():
        stands = number in standing
        if stands:
            events = [entry.event for entry in entries]
            tokens.update(ledger(events))
            xp += sum(event.amount for event in events if isinstance(event, e.XpChanged))
        past.append(Past(tuple(entries), stands, dict(tokens), xp))
    return past


def _by_move(log: Iterable[Entry]) -> dict[int, list[Entry]]:
    moves: dict[int, list[Entry]] = {}
    for entry in log:
        moves.setdefault(entry.move, []).append(entry)
    return moves
