"""Whether a log can be what it says: numbered without gaps, moves that exist, balances that hold.

What the rules write is always sound; a damaged file, or one that somebody wrote by hand, is not.
"""

import re
from collections.abc import Callable, Sequence
from enum import StrEnum

from bot.rules.cards.kinds import ASKED
from bot.rules.economy.people import audience
from bot.rules.state import counts
from bot.rules.state import events as e
from bot.rules.state import questions as q
from bot.rules.state.campaign import Campaign
from bot.rules.state.events import Entry
from bot.rules.state.ledger import Ledger, Problem, Unsound
from bot.rules.state.replay import NO_MOVES, is_besides, replay

__all__ = ["Problem", "Unsound", "sound"]

Watch = Callable[[Entry], None]
FIRST = 1
_QUESTION = re.compile(r"\d{1,9}-\d{1,9}-\d{1,9}", re.ASCII)
# What folding an event may raise that no rules wrote: of a map that is not there, for one.
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


def sound(log: Sequence[Entry], watch: Watch | None = None) -> Campaign:
    """Check a whole log and give the state it leads to; raises Unsound at the first fault.

    `watch` is told each entry before it is folded, and may raise to end it.
    """
    if not log:
        raise Unsound(Problem.EMPTY)
    moves, ledger, asked = _Moves(), Ledger(), _Asked()
    for number, entry in enumerate(log, FIRST):
        if entry.seq != number:
            raise Unsound(Problem.SEQUENCE, number)
        moves.take(entry)
        ledger.take(entry)
        asked.take(entry)
    campaign = _folded(log, watch)
    if campaign.tokens != ledger.held or campaign.xp != ledger.xp:
        raise Unsound(Problem.POOLS, log[-1].seq)
    if counts.held(campaign) != ledger.sheets:
        raise Unsound(Problem.SHEETS, log[-1].seq)
    if not _holds_together(campaign):
        raise Unsound(Problem.STATE, log[-1].seq)
    return campaign


def _holds_together(campaign: Campaign) -> bool:
    """Tell whether quest and stage, turns and questions fit each other and the roster."""
    heroes, turn = campaign.heroes, campaign.turn
    in_quest = (campaign.quest is not None) is not campaign.stage.between_quests
    known_turn = turn is None or not turn.hero or turn.hero in heroes
    counted = campaign.dungeon is None or campaign.dungeon.is_sound
    named = {hero for question in campaign.questions for hero in audience(question)[1]}
    counted = counted and campaign.party.is_sound
    counted = counted and (campaign.well.map is None or campaign.well.map.is_sound)
    return in_quest and known_turn and counted and named <= set(heroes)


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
            case event if is_besides(event):
                self._standing.add(entry.seq)
                # Logs of earlier versions may take a request to join back.
                if isinstance(event, NO_MOVES):
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


class _Asked:
    """The questions of a log: each bears the number of its move, and is answered in it."""

    def __init__(self) -> None:
        self._ids: set[str] = set()

    def take(self, entry: Entry) -> None:
        """Read the next entry; raises Unsound."""
        match entry.event:
            case e.Asked(question):
                self._ids.add(question.id)
                fits = _is_of(entry, question.id) and _is_known(question)
                sound = fits and bool(_QUESTION.fullmatch(question.id))
            case e.Answered(id) | e.JoinLapsed(id):
                sound = id in self._ids and _is_of(entry, id)
            case e.Withdrawn(id):
                sound = id in self._ids
            case _:
                return
        if not sound:
            raise Unsound(Problem.QUESTION, entry.seq)


def _is_known(question: q.Question) -> bool:
    """Tell whether it is what it says, or at least what some card asks."""
    if not isinstance(question, q.OfCard):
        return True
    return question.purpose in ASKED and ASKED[question.purpose].fits(question)


def _is_of(entry: Entry, question: str) -> bool:
    return question.startswith(f"{entry.move}-")


class ExportFault(StrEnum):
    """What is wrong with a campaign's file."""

    TOO_LARGE = "too-large"
    NO_JSON = "no-json"
    NO_EXPORT = "no-export"
    NEWER = "newer"
    TOO_MANY = "too-many"
    KIND = "kind"
    FIELD = "field"
    TEXT = "text"
    NUMBER = "number"
    LONG = "long"
    MAP = "map"
    TOO_MANY_USERS = "too-many-users"
    DECK = "deck"
    DECK_FILE = "deck-file"
    DECK_DIFFERS = "deck-differs"
    DICE = "dice"
    WORDS = "words"
    TOO_MUCH = "too-much"


class BadExport(Exception):
    """A campaign's file cannot be read: why, at which entry (from 1; 0: none), in which field.

    For a deck `field` is its name.
    """

    def __init__(self, fault: ExportFault | Problem, entry: int = 0, field: str = "") -> None:
        super().__init__(fault, entry, field)
        self.fault = fault
        self.entry = entry
        self.field = field
