"""Commit and reveal: rolls that anybody can recompute once the secret is shown (U7).

Scheme 1. At quest start the SHA-256 of a fresh secret is posted. Roll number n of the campaign
reads its faces from HMAC-SHA-256(secret, "campaign|n"), byte by byte: a byte below 252 is the
face byte % 6, any other byte is passed over. Should 32 bytes not suffice, the same goes on with
"campaign|n|1", "campaign|n|2" and so on. At quest end the secret is posted.
"""

import hashlib
import hmac
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from itertools import count

from bot.rules.basics.dice import first_faces

SCHEME = 1


@dataclass(frozen=True, slots=True)
class RecordedRoll:
    """A roll as the campaign's log has it: die ids and face indexes, in order."""

    number: int
    dice: tuple[str, ...]
    faces: tuple[int, ...]
    forced: bool = False


class Finding(StrEnum):
    """What recomputing a roll showed."""

    MATCH = "match"
    MISMATCH = "mismatch"


@dataclass(frozen=True, slots=True)
class Checked:
    """One recomputed roll and the faces it should have."""

    roll: RecordedRoll
    faces: tuple[int, ...]

    @property
    def finding(self) -> Finding:
        """Whether the log tells what the secret says."""
        return Finding.MATCH if self.faces == self.roll.faces else Finding.MISMATCH


def commitment(secret: bytes) -> str:
    """What is posted before the first roll: the SHA-256 of the secret, in hex."""
    return hashlib.sha256(secret).hexdigest()


def keeps_word(secret: bytes, committed: str) -> bool:
    """Whether this is the secret that was committed to."""
    return hmac.compare_digest(commitment(secret), committed)


def committed_faces(secret: bytes, campaign: str, number: int, dice: int) -> tuple[int, ...]:
    """The faces of roll `number` with this many dice."""
    return first_faces(dice, _blocks(secret, f"{campaign}|{number}"))


def verify(rolls: Iterable[RecordedRoll], secret: bytes, campaign: str) -> tuple[Checked, ...]:
    """Recompute every roll that was left to chance; forced ones are left out."""
    return tuple(
        Checked(roll, committed_faces(secret, campaign, roll.number, len(roll.dice)))
        for roll in rolls
        if not roll.forced
    )


def _blocks(secret: bytes, roll: str) -> Iterator[bytes]:
    yield hmac.digest(secret, roll.encode(), hashlib.sha256)
    for block in count(1):
        yield hmac.digest(secret, f"{roll}|{block}".encode(), hashlib.sha256)
