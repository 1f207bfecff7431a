"""A log read as moves, oldest first, each with what the pools held after it."""

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, replace

from bot.pages.phrases.moves import Move, between, is_whole, ledger
from bot.rules.basics.keys import CampaignAt, MoveNumber
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
    between: tuple[Entry, ...] = ()

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

    def move(self, at: CampaignAt, campaign: Campaign) -> Move:
        """Give it as a move to be told, with the balances of its time."""
        then = replace(campaign, tokens=self.tokens, xp=self.xp, questions=())
        seq = self.entries[-1].seq
        return Move(at, self.number, self.entries, then, seq, between=self.between)


def history(log: Sequence[Entry]) -> list[Past]:
    """Read a log as moves; the balances are those after a move's last entry, of what stands."""
    standing, moves = live(log), _by_move(log)
    stand = {entry.move for entry in standing}
    balances = _balances(log, stand, {entries[-1].seq for entries in moves.values()})
    past = []
    for number, entries in moves.items():
        tokens, xp = balances[number]
        others = () if is_whole(entries) else between(entries, standing)
        past.append(Past(tuple(entries), number in stand, tokens, xp, others))
    return past


def _balances(
    log: Iterable[Entry], stand: Collection[int], last: Collection[int]
) -> dict[MoveNumber, tuple[dict[Place, int], int]]:
    """Give tokens and experience after the last entry of each move."""
    tokens: Counter[Place] = Counter()
    after: dict[MoveNumber, tuple[dict[Place, int], int]] = {}
    xp = 0
    for entry in log:
        if entry.move in stand:
            tokens.update(ledger([entry.event]))
            xp += entry.event.amount if isinstance(entry.event, e.XpChanged) else 0
        if entry.seq in last:
            after[entry.move] = (dict(tokens), xp)
    return after


def _by_move(log: Iterable[Entry]) -> dict[MoveNumber, list[Entry]]:
    moves: dict[MoveNumber, list[Entry]] = {}
    for entry in log:
        moves.setdefault(entry.move, []).append(entry)
    return moves
