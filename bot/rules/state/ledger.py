"""The double entry of a log, booked line by line; and what can be unsound in a log (S6)."""

from collections import Counter
from collections.abc import Iterable
from enum import StrEnum

from bot.rules.basics.places import SUPPLY, Place
from bot.rules.state import counts
from bot.rules.state import events as e
from bot.rules.state.counts import Count
from bot.rules.state.events import Entry


class Problem(StrEnum):
    """What is wrong with an entry."""

    EMPTY = "empty"
    NO_BEGINNING = "no-beginning"
    SECOND_BEGINNING = "second-beginning"
    SEQUENCE = "sequence"
    MOVE = "move"
    UNDO = "undo"
    REDO = "redo"
    AMOUNT = "amount"
    TOKENS = "tokens"
    XP = "xp"
    FOLD = "fold"
    POOLS = "pools"
    SHEETS = "sheets"
    QUESTION = "question"
    STATE = "state"


class Unsound(Exception):
    """A log cannot be right: the seq of the entry it fails at, and why."""

    def __init__(self, problem: Problem, seq: int = 0) -> None:
        super().__init__(problem, seq)
        self.problem = problem
        self.seq = seq


class Ledger:
    """The double entry of tokens, the experience, and what the sheets hold (S6).

    Moves taken back are subtracted.
    """

    def __init__(self) -> None:
        self._tokens: Counter[Place] = Counter()
        self._of_move: dict[int, Counter[Place]] = {}
        self._xp_of_move: Counter[int] = Counter()
        self._sheets: Counter[Count] = Counter()
        self._sheets_of_move: dict[int, Counter[Count]] = {}
        self.xp = 0

    @property
    def held(self) -> dict[Place, int]:
        """Count the tokens of every place that has any; the supply is what balances them."""
        return {place: count for place, count in self._tokens.items() if count}

    @property
    def sheets(self) -> dict[Count, int]:
        """Give every count of the sheets that is not 0."""
        return {count: amount for count, amount in self._sheets.items() if amount}

    def take(self, entry: Entry) -> None:
        """Book the next entry; raises Unsound where a place, or the experience, falls below 0."""
        match entry.event:
            case e.TokensMoved(source, to, amount):
                self._move(entry, source, to, amount)
            case e.XpChanged(amount):
                self.xp += amount
                self._xp_of_move[entry.move] += amount
            case e.TakenBack(move):
                self._book_whole(move, -1)
            case e.PlayedAgain(move):
                self._book_whole(move, 1)
            case event if counts.is_of_sheets(event):
                self._change(entry)
            case _:
                return
        self._need_balance(entry)

    def _move(self, entry: Entry, source: Place, to: Place, amount: int) -> None:
        if amount < 1 or source == to:
            raise Unsound(Problem.AMOUNT, entry.seq)
        booked = self._of_move.setdefault(entry.move, Counter())
        for place, change in ((source, -amount), (to, amount)):
            booked[place] += change
            self._tokens[place] += change

    def _change(self, entry: Entry) -> None:
        changed = counts.changes(entry.event)
        self._sheets_of_move.setdefault(entry.move, Counter()).update(changed)
        self._sheets.update(changed)

    def _book_whole(self, move: int, sign: int) -> None:
        for place, change in self._of_move.get(move, {}).items():
            self._tokens[place] += sign * change
        self.xp += sign * self._xp_of_move[move]
        for count, change in self._sheets_of_move.get(move, {}).items():
            self._sheets[count] += sign * change

    def _need_balance(self, entry: Entry) -> None:
        if self.xp < 0:
            raise Unsound(Problem.XP, entry.seq)
        touched = self._touched(entry.event)
        if any(self._tokens[place] < 0 for place in touched if place != SUPPLY):
            raise Unsound(Problem.TOKENS, entry.seq)
        if any(self._sheets[count] < 0 for count in self._changed(entry)):
            raise Unsound(Problem.SHEETS, entry.seq)

    def _changed(self, entry: Entry) -> Iterable[Count]:
        """Name the counts of the sheets that an entry has changed."""
        match entry.event:
            case e.TakenBack(move) | e.PlayedAgain(move):
                return self._sheets_of_move.get(move, ())
            case event:
                return counts.changes(event)

    def _touched(self, event: e.Event) -> tuple[Place, ...]:
        match event:
            case e.TokensMoved(source, to):
                return source, to
            case e.TakenBack(move) | e.PlayedAgain(move):
                return tuple(self._of_move.get(move, ()))
            case _:
                return ()
