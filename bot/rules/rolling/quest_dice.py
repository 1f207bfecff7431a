"""The secrets by which quests are rolled, and every roll set against them (U7, U8).

A secret is committed to at its quest's start and shown at its end.

Between the commitment to a secret and its showing every roll follows from it, those of undone
moves too. A roll is checked with the secret that was shown, not with what the log kept of it.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field

from bot.rules.basics.dice import Dice
from bot.rules.rolling.verification import Checked, Finding, RecordedRoll, commitment, verify
from bot.rules.state import events as e
from bot.rules.state.campaign import Campaign


def committed(dice: Dice) -> e.SecretCommitted:
    """Commit to a fresh secret."""
    secret = dice.new_secret()
    return e.SecretCommitted(commitment(secret), secret.hex())


def mended(before: Campaign, after: Campaign, dice: Dice) -> tuple[e.Event, ...]:
    """Give what an undo or redo adds, so that no quest rolls on by a secret that was shown.

    A secret whose quest is gone is shown, so that its rolls can still be verified.
    """
    shown = after.shown_secrets
    if after.quest is not None:
        stale = not after.secret or after.secret in shown
        return (committed(dice),) if stale else ()
    left = [secret for secret in (after.secret, before.secret) if secret and secret not in shown]
    return tuple(e.SecretRevealed(secret) for secret in dict.fromkeys(left))


@dataclass(frozen=True, slots=True)
class Promise:
    """One committed secret: the rolls made under it, checked once it was shown.

    `secret` is empty, and `checked` with it, until it was shown. `rolls` counts the rolls left to
    chance, `forced` those left out because somebody told the dice what to show.
    """

    quest: str
    digest: str
    secret: str
    checked: tuple[Checked, ...]
    rolls: int
    forced: int

    @property
    def wrong(self) -> tuple[Checked, ...]:
        """Give the rolls that do not follow from the secret."""
        return tuple(one for one in self.checked if one.finding is Finding.MISMATCH)


@dataclass(frozen=True, slots=True)
class Report:
    """What the log of a campaign comes to; `outside` counts the rolls outside quests.

    `astray` are the roll numbers that do not follow the one before: whoever left rolls out, or
    wrote one twice, could have chosen among them.
    """

    campaign: str
    promises: tuple[Promise, ...]
    outside: int
    astray: tuple[int, ...]

    @property
    def shown(self) -> tuple[Promise, ...]:
        """Give the promises whose secret was shown."""
        return tuple(promise for promise in self.promises if promise.secret)

    @property
    def wrong(self) -> tuple[Checked, ...]:
        """Give every roll that does not follow from its secret."""
        return tuple(one for promise in self.promises for one in promise.wrong)

    @property
    def is_clean(self) -> bool:
        """Tell whether nothing speaks against the dice."""
        return not self.wrong and not self.astray


@dataclass(slots=True)
class _Span:
    """The rolls between a commitment and the showing of its secret."""

    quest: str
    digest: str
    rolls: list[RecordedRoll] = field(default_factory=list)


class _Reader:
    """Goes through a log in the order it was written, undone moves included."""

    def __init__(self) -> None:
        self.campaign = ""
        self.spans: list[_Span] = []
        self.shown: dict[str, str] = {}
        self.outside = 0
        self.astray: list[int] = []
        self._number = 0
        self._open: _Span | None = None
        self._started: dict[int, str] = {}
        self._undone: set[int] = set()

    def read(self, entry: e.Entry) -> None:
        match entry.event:
            case e.CampaignCreated(key):
                self.campaign = key
            case e.QuestStarted(name):
                self._started[entry.move] = name
            case e.TakenBack(move):
                self._undone.add(move)
            case e.PlayedAgain(move):
                self._undone.discard(move)
            case e.SecretCommitted(digest):
                self._open = _Span(self._quest(), digest)
                self.spans.append(self._open)
            case e.SecretRevealed(secret):
                self._reveal(secret)
            case e.DiceRolled():
                self._count(entry.event)
            case _:
                pass

    def _quest(self) -> str:
        standing = [name for move, name in self._started.items() if move not in self._undone]
        return standing[-1] if standing else ""

    def _reveal(self, secret: str) -> None:
        digest = commitment(bytes.fromhex(secret))
        self.shown[digest] = secret
        if self._open is not None and self._open.digest == digest:
            self._open = None

    def _count(self, event: e.DiceRolled) -> None:
        if event.number != self._number + 1:
            self.astray.append(event.number)
        self._number = event.number
        if self._open is None:
            self.outside += 1
        else:
            roll = RecordedRoll(event.number, event.dice, event.faces, event.forced)
            self._open.rolls.append(roll)


def verify_entries(entries: Iterable[e.Entry]) -> Report:
    """Recompute every roll of a campaign's log whose secret was shown."""
    reader = _Reader()
    for entry in entries:
        reader.read(entry)
    promises = tuple(_promise(span, reader) for span in reader.spans)
    return Report(reader.campaign, promises, reader.outside, tuple(reader.astray))


def _promise(span: _Span, reader: _Reader) -> Promise:
    secret = reader.shown.get(span.digest, "")
    checked = verify(span.rolls, bytes.fromhex(secret), reader.campaign) if secret else ()
    forced = sum(roll.forced for roll in span.rolls)
    return Promise(span.quest, span.digest, secret, checked, len(span.rolls) - forced, forced)
