"""Whether a log can be what it says: numbered without gaps, moves that exist, balances that hold.

What the rules write is always sound; a damaged file, or one that somebody wrote by hand, is not.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from enum import StrEnum

from bot.rules import events as e
from bot.rules.campaign import Campaign
from bot.rules.events import Entry
from bot.rules.places import SUPPLY, Place
from bot.rules.replay import NO_MOVES, replay

Watch = Callable[[Entry], None]
FIRST = 1
# What folding an event may raise that no rules wrote: of a board that is not there, for one.
_FAILURES = (
    ArithmeticError,
    AttributeError,
    LookupError,
    RuntimeError,
    StopIteration,
    TypeError,
    ValueError,
)
# Each is a move of its own, never a part of another.
_ALONE = (e.TakenBack, e.PlayedAgain, *NO_MOVES)


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


class Unsound(Exception):
    """A log cannot be right: the seq of the entry it fails at, and why."""

    def __init__(self, problem: Problem, seq: int = 0) -> None:
        super().__init__(problem, seq)
        self.problem = problem
        self.seq = seq


def sound(log: Sequence[Entry], watch: Watch | None = None) -> Campaign:
    """Check a whole log and give the state it leads to; raises Unsound at the first fault.

    `watch` is told each entry before it is folded, and may raise to end it.
    """
    if not log:
        raise Unsound(Problem.EMPTY)
    moves, ledger = _Moves(), Ledger()
    for number, entry in enumerate(log, FIRST):
        if entry.seq != number:
            raise Unsound(Problem.SEQUENCE, number)
        moves.take(entry)
        ledger.take(entry)
    campaign = _folded(log, watch)
    if campaign.tokens != ledger.held or campaign.xp != ledger.xp:
        raise Unsound(Problem.POOLS, log[-1].seq)
    return campaign


def _folded(log: Sequence[Entry], watch: Watch | None) -> Campaign:
    at = [log[0]]

    def note(entry: Entry) -> None:
        at[0] = entry
        if watch is not None:
            watch(entry)

    try:
        return replay(log, note)
    except _FAILURES as wrong:
        raise Unsound(Problem.FOLD, at[0].seq) from wrong


class _Moves:
    """The moves of a log: which stand, which were taken back and may be played again."""

    def __init__(self) -> None:
        self._begun: set[int] = set()
        self._standing: set[int] = set()
        self._fixed: set[int] = {FIRST}
        self._undone: list[int] = []
        self._last = 0

    def take(self, entry: Entry) -> None:
        """Read the next entry; raises Unsound."""
        self._need_one_beginning(entry)
        if entry.move == entry.seq:
            self._begin(entry)
        elif not self._goes_on(entry) or isinstance(entry.event, _ALONE):
            raise Unsound(Problem.MOVE, entry.seq)
        elif isinstance(entry.event, e.Answered):
            self._undone.clear()
        self._last = entry.move

    def _need_one_beginning(self, entry: Entry) -> None:
        begins = isinstance(entry.event, e.CampaignCreated)
        if entry.seq == FIRST and not begins:
            raise Unsound(Problem.NO_BEGINNING, FIRST)
        if entry.seq != FIRST and begins:
            raise Unsound(Problem.SECOND_BEGINNING, entry.seq)

    def _goes_on(self, entry: Entry) -> bool:
        """Tell whether it goes on with the move before it, or with one that still stands."""
        return entry.move in self._standing or entry.move == self._last in self._begun

    def _begin(self, entry: Entry) -> None:
        self._begun.add(entry.seq)
        match entry.event:
            case e.TakenBack(move):
                self._take_back(move, entry.seq)
            case e.PlayedAgain(move):
                self._play_again(move, entry.seq)
            case e.RollCalled() | e.PlayerLeft():
                self._standing.add(entry.seq)
                self._fixed.add(entry.seq)
            case e.Answered():
                raise Unsound(Problem.MOVE, entry.seq)
            case _:
                self._standing.add(entry.seq)
                self._undone.clear()

    def _take_back(self, move: int, seq: int) -> None:
        if move not in self._standing or move in self._fixed:
            raise Unsound(Problem.UNDO, seq)
        self._standing.discard(move)
        self._undone.append(move)

    def _play_again(self, move: int, seq: int) -> None:
        if self._undone[-1:] != [move]:
            raise Unsound(Problem.REDO, seq)
        self._standing.add(self._undone.pop())


class Ledger:
    """The double entry of tokens and the experience, moves taken back subtracted (S6)."""

    def __init__(self) -> None:
        self._tokens: Counter[Place] = Counter()
        self._of_move: dict[int, Counter[Place]] = {}
        self._xp_of_move: Counter[int] = Counter()
        self.xp = 0

    @property
    def held(self) -> dict[Place, int]:
        """Count the tokens of every place that has any; the supply is what balances them."""
        return {place: count for place, count in self._tokens.items() if count}

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

    def _book_whole(self, move: int, sign: int) -> None:
        for place, change in self._of_move.get(move, {}).items():
            self._tokens[place] += sign * change
        self.xp += sign * self._xp_of_move[move]

    def _need_balance(self, entry: Entry) -> None:
        if self.xp < 0:
            raise Unsound(Problem.XP, entry.seq)
        touched = self._touched(entry.event)
        if any(self._tokens[place] < 0 for place in touched if place != SUPPLY):
            raise Unsound(Problem.TOKENS, entry.seq)

    def _touched(self, event: e.Event) -> tuple[Place, ...]:
        match event:
            case e.TokensMoved(source, to):
                return source, to
            case e.TakenBack(move) | e.PlayedAgain(move):
                return tuple(self._of_move.get(move, ()))
            case _:
                return ()
