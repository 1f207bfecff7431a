"""Whether the promises about a campaign's dice were kept: every roll set against them (D6, U7, U8).

A roll is recomputed from the secret that was shown, not from what the log kept of it.
"""

from collections.abc import Iterable, Iterator

from msgspec import Struct

from bot.rules.rolling.promises import BROKEN, Fault, FaultReason, Forced, Reader, Span, Standing
from bot.rules.rolling.seals import Seal, read_seals
from bot.rules.rolling.verification import Checked, Finding, RecordedRoll, verify
from bot.rules.state import events as e


class Promise(Struct, frozen=True):
    """One committed secret: the rolls made under it, checked once it was shown.

    `secret` is empty, and `checked` with it, unless it was shown. `rolls` counts the rolls left to
    chance, `forced` those left out because somebody told the dice what to show; `made` are all.
    """

    quest: str
    digest: str
    secret: str
    standing: Standing
    checked: tuple[Checked, ...]
    rolls: int
    forced: int
    made: tuple[RecordedRoll, ...] = ()

    @property
    def wrong(self) -> tuple[Checked, ...]:
        """Give the rolls that do not follow from the secret."""
        return tuple(one for one in self.checked if one.finding is Finding.MISMATCH)


class Report(Struct, frozen=True):
    """What the log of a campaign comes to; `outside` counts the rolls outside quests.

    `astray` are the roll numbers that do not follow the one before: whoever left rolls out, or
    wrote one twice, could have chosen among them.
    """

    campaign: str
    promises: tuple[Promise, ...]
    outside: int
    astray: tuple[int, ...]
    faults: tuple[Fault, ...] = ()
    seals: tuple[Seal, ...] = ()

    @property
    def shown(self) -> tuple[Promise, ...]:
        """Give the promises whose secret was shown."""
        return tuple(promise for promise in self.promises if promise.secret)

    @property
    def wrong(self) -> tuple[Checked, ...]:
        """Give every roll that does not follow from its secret."""
        return tuple(one for promise in self.promises for one in promise.wrong)

    @property
    def unproven(self) -> frozenset[int]:
        """Give the numbers of all rolls that should be proven and are not."""
        wrong = (one.roll.number for one in self.wrong)
        return frozenset((*wrong, *(fault.number for fault in self.faults)))

    @property
    def proven(self) -> int:
        """Count the rolls that follow from the secret promised for them."""
        return sum(
            one.finding is Finding.MATCH and one.roll.number not in self.unproven
            for promise in self.promises
            for one in promise.checked
        )

    @property
    def is_clean(self) -> bool:
        """Tell whether nothing speaks against the dice, nor against what cards kept hidden."""
        return self.dice_are_clean and not any(seal.is_broken for seal in self.seals)

    @property
    def dice_are_clean(self) -> bool:
        """Tell whether nothing speaks against the dice."""
        broken = any(promise.standing in BROKEN for promise in self.promises)
        return not (broken or self.unproven or self.astray)


def verify_entries(entries: Iterable[e.Entry], forced: Forced = ()) -> Report:
    """Recompute every roll of a campaign's log whose secret was shown.

    `forced` are the rolls that were forced here, by a rehearsal: they are left out. Any other
    forced roll is a fault.
    """
    reader, log = Reader(forced), tuple(entries)
    for entry in log:
        reader.read(entry)
    promises = tuple(_promise(span, reader.campaign) for span in reader.spans)
    faults = (*reader.faults, *(fault for span in reader.spans for fault in _faults(span)))
    astray, seals = tuple(reader.astray), read_seals(log)
    return Report(reader.campaign, promises, reader.outside, astray, faults, seals)


def _promise(span: Span, campaign: str) -> Promise:
    secret = span.secret
    checked = verify(span.rolls, bytes.fromhex(secret), campaign) if secret else ()
    forced = sum(roll.forced for roll in span.rolls)
    rolls = len(span.rolls) - forced
    made = tuple(span.rolls)
    return Promise(span.quest, span.digest, secret, span.standing, checked, rolls, forced, made)


def _faults(span: Span) -> Iterator[Fault]:
    """Blame the rolls whose promise was broken; forced ones are blamed for that."""
    if span.standing in BROKEN:
        yield from (
            Fault(roll.number, FaultReason(span.standing)) for roll in span.rolls if not roll.forced
        )
