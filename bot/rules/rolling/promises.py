"""Goes through a campaign's log: what was promised of its dice, and which rolls stand where (D6).

Every roll of a quest stands between the commitment to a secret and its showing, those of undone
moves too.
"""

from collections.abc import Collection
from enum import StrEnum

from msgspec import Struct, field

from bot.rules.basics.dice import SCHEME
from bot.rules.basics.keys import NOBODY, MoveNumber, UserId
from bot.rules.basics.sealing import commitment
from bot.rules.rolling.copies import Copies
from bot.rules.rolling.verification import RecordedRoll
from bot.rules.state import events as e

# Rolls that somebody told the dice what to show: campaign and number.
Forced = Collection[tuple[str, int]]


class Standing(StrEnum):
    """What became of a promise: only a shown secret proves its rolls."""

    KEPT = "kept"
    RUNNING = "running"
    ELSEWHERE = "elsewhere"
    UNSHOWN = "unshown"
    REPLACED = "replaced"


BROKEN = (Standing.UNSHOWN, Standing.REPLACED)


class FaultReason(StrEnum):
    """Why a roll that does not stand against its secret is a fault all the same."""

    UNSHOWN = "unshown"
    REPLACED = "replaced"
    UNPROMISED = "unpromised"
    FORCED = "forced"
    UNMIXED = "unmixed"
    COPIED = "copied"


class Fault(Struct, frozen=True):
    """A roll that nothing proves though something should."""

    number: int
    why: FaultReason


class Span(Struct):
    """The rolls between a commitment and the showing of its secret."""

    quest: str
    digest: str
    rolls: list[RecordedRoll] = field(default_factory=list)
    secret: str = ""
    over: bool = False
    other: bool = False
    left: bool = False

    @property
    def standing(self) -> Standing:
        """Tell what became of the promise."""
        if self.secret:
            return Standing.KEPT
        if self.over:
            return Standing.REPLACED if self.other else Standing.UNSHOWN
        return Standing.ELSEWHERE if self.left else Standing.RUNNING


class _Words:
    """The players' words in force, so far as the log still names whose they are (D8)."""

    def __init__(self) -> None:
        self._set: list[tuple[MoveNumber, UserId, str]] = []

    def put(self, move: MoveNumber, user: UserId, word: str) -> None:
        self._set.append((move, user, word))

    def are(self, words: Collection[str], undone: Collection[MoveNumber]) -> bool:
        """Tell whether a roll mixed in every word in force, and none besides."""
        live = [(user, word) for move, user, word in self._set if move not in undone]
        named = {user: word for user, word in live if user != NOBODY}.values()
        nameless = {word for user, word in live if user == NOBODY}
        return {*named} <= {*words} <= {*named, *nameless}


class Reader:
    """Goes through a log in the order it was written, undone moves included."""

    def __init__(self, forced: Forced) -> None:
        self.campaign = ""
        self.spans: list[Span] = []
        self.outside = 0
        self.astray: list[int] = []
        self.faults: list[Fault] = []
        self._forced = forced
        self._number = 0
        self._scheme = 1
        self._words = _Words()
        self._copies = Copies()
        self._open: Span | None = None
        self._quests: list[tuple[MoveNumber, str | None]] = []
        self._undone: set[MoveNumber] = set()

    def read(self, entry: e.Entry) -> None:
        """Read the next entry."""
        false = self._copies.false(entry)
        self.faults.extend(Fault(number, FaultReason.COPIED) for number in false)
        match entry.event:
            case e.CampaignCreated(key):
                self.campaign = key
            case e.DiceWordSet(user, word):
                self._words.put(entry.move, user, word)
            case e.SecretCommitted(digest):
                self._commit(digest)
            case e.SecretRevealed(secret):
                self._reveal(secret)
            case e.DiceRolled():
                self._count(entry.event)
            case _:
                self._follow(entry)

    def _follow(self, entry: e.Entry) -> None:
        """Follow which quest is under way; with it ends what was promised for it."""
        match entry.event:
            case e.QuestStarted(name):
                self._quests.append((entry.move, name))
            case e.QuestEnded():
                self._quests.append((entry.move, None))
            case e.TakenBack(move):
                self._undone.add(move)
            case e.PlayedAgain(move):
                self._undone.discard(move)
            case _:
                return
        if self._open is not None and self._quest() is None:
            self._open.over = True

    def _quest(self) -> str | None:
        """Name the quest under way; None between quests."""
        standing = (name for move, name in reversed(self._quests) if move not in self._undone)
        return next(standing, None)

    def _commit(self, digest: str) -> None:
        if self._open is not None:
            self._open.left = True
        self._open = Span(self._quest() or "", digest)
        self.spans.append(self._open)

    def _reveal(self, secret: str) -> None:
        if self._open is None:
            return
        if commitment(bytes.fromhex(secret)) == self._open.digest:
            self._open.secret = secret
            self._open = None
        else:
            self._open.other = True

    def _count(self, event: e.DiceRolled) -> None:
        if event.number != self._number + 1:
            self.astray.append(event.number)
        self._number = event.number
        in_quest = self._quest() is not None
        if in_quest and self._open is not None:
            self._open.rolls.append(_recorded(event))
        elif in_quest or event.secured:
            self._blame(event, FaultReason.UNPROMISED)
        else:
            self.outside += 1
        if event.forced and (self.campaign, event.number) not in self._forced:
            self._blame(event, FaultReason.FORCED)
        elif in_quest and not self._is_mixed(event):
            self._blame(event, FaultReason.UNMIXED)

    def _is_mixed(self, event: e.DiceRolled) -> bool:
        """Tell whether a roll mixes in what it must; the rolls before there was scheme 2 do not."""
        before, self._scheme = self._scheme, max(self._scheme, event.scheme)
        if event.scheme < SCHEME:
            return before < SCHEME
        return bool(event.cause) and self._words.are(event.words, self._undone)

    def _blame(self, event: e.DiceRolled, why: FaultReason) -> None:
        self.faults.append(Fault(event.number, why))


def _recorded(event: e.DiceRolled) -> RecordedRoll:
    return RecordedRoll(
        event.number,
        event.dice,
        event.faces,
        event.forced,
        event.scheme,
        event.cause,
        event.words,
    )
