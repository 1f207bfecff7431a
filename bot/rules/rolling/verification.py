"""Commit and reveal: rolls that anybody can recompute once the secret is shown (U7, D8).

At quest start the SHA-256 of a fresh secret is posted, at quest end the secret. A roll reads its
faces from HMAC-SHA-256(secret, text), byte by byte: a byte below 252 is the face byte % 6, any
other byte is passed over. The text depends on the scheme by which the roll was made.

Scheme 2. "2|campaign|n|0|cause|word|word" for roll number n of the campaign: `cause` is the number
that Discord gave the command or press, the words are those in force. Should 32 bytes not suffice,
the same goes on with 1, 2 and so on in place of the 0.

Scheme 1, of older rolls. "campaign|n", then "campaign|n|1", "campaign|n|2" and so on.
"""

import hashlib
import hmac
from collections.abc import Iterable, Iterator
from enum import StrEnum
from itertools import chain, count

from msgspec import Struct

from bot.rules.basics.dice import Dice, Throw, first_faces
from bot.rules.basics.sealing import commitment, side_of
from bot.rules.basics.stored import replace
from bot.rules.state import events as e
from bot.rules.state.campaign import Campaign


class RecordedRoll(Struct, frozen=True):
    """A roll as the campaign's log has it: die ids and face indexes, in order."""

    number: int
    dice: tuple[str, ...]
    faces: tuple[int, ...]
    forced: bool = False
    scheme: int = 1
    cause: str = ""
    words: tuple[str, ...] = ()


class Finding(StrEnum):
    """What recomputing a roll showed."""

    MATCH = "match"
    MISMATCH = "mismatch"


class Checked(Struct, frozen=True):
    """One recomputed roll and the faces it should have."""

    roll: RecordedRoll
    faces: tuple[int, ...]

    @property
    def finding(self) -> Finding:
        """Whether the log tells what the secret says."""
        return Finding.MATCH if self.faces == self.roll.faces else Finding.MISMATCH


def committed_faces(secret: bytes, campaign: str, number: int, dice: int) -> tuple[int, ...]:
    """The faces of roll `number` with this many dice, by scheme 1."""
    roll = f"{campaign}|{number}"
    return first_faces(dice, _blocks(secret, chain([roll], (f"{roll}|{n}" for n in count(1)))))


def mixed_faces(secret: bytes, throw: Throw, dice: int) -> tuple[int, ...]:
    """The faces of a throw with this many dice, by scheme 2."""
    mixed = "|".join((throw.cause, *throw.words))
    texts = (f"2|{throw.campaign}|{throw.number}|{n}|{mixed}" for n in count())
    return first_faces(dice, _blocks(secret, texts))


def due_faces(roll: RecordedRoll, secret: bytes, campaign: str) -> tuple[int, ...]:
    """The faces that a recorded roll should show; none for a scheme that nobody knows."""
    dice = len(roll.dice)
    match roll.scheme:
        case 1:
            return committed_faces(secret, campaign, roll.number, dice)
        case 2:
            return mixed_faces(secret, Throw(campaign, roll.number, roll.cause, roll.words), dice)
        case _:
            return ()


def verify(rolls: Iterable[RecordedRoll], secret: bytes, campaign: str) -> tuple[Checked, ...]:
    """Recompute every roll that was left to chance; forced ones are left out."""
    return tuple(
        Checked(roll, due_faces(roll, secret, campaign)) for roll in rolls if not roll.forced
    )


def _blocks(secret: bytes, texts: Iterable[str]) -> Iterator[bytes]:
    # Half a letter, which only a forged file has, must not end the check.
    encoded = (text.encode(errors="surrogatepass") for text in texts)
    return (hmac.digest(secret, text, hashlib.sha256) for text in encoded)


def committed(dice: Dice) -> e.SecretCommitted:
    """Commit to a fresh secret."""
    secret = dice.new_secret()
    return e.SecretCommitted(commitment(secret), secret.hex())


def as_proof(entry: e.Entry) -> e.Entry:
    """Give an entry from elsewhere without the secret it would have quests rolled by.

    What was promised and what was shown stay, as proof of the rolls that were made.
    """
    if isinstance(entry.event, e.SecretCommitted):
        return replace(entry, event=replace(entry.event, secret=""))
    return entry


def mended(before: Campaign, after: Campaign, dice: Dice) -> tuple[e.Event, ...]:
    """Give what an undo or redo adds, so that nothing that was shown counts as hidden again.

    No quest rolls on by a secret that was shown; one whose quest is gone is shown, so that its
    rolls can still be verified. A bet whose side was shown stands, and everybody knows it.
    """
    return (*_known_again(before, after), *_mended_dice(before, after, dice))


def _known_again(before: Campaign, after: Campaign) -> Iterator[e.SealKnown]:
    """Name the hidden sides that lie there again and were shown (L5)."""
    for held in after.cards.values():
        was = before.cards.get(held.key)
        if after.knows_side(held) and (was is None or was.seal != held.seal):
            yield e.SealKnown(held.key, side_of(held.sealed))


def _mended_dice(before: Campaign, after: Campaign, dice: Dice) -> tuple[e.Event, ...]:
    shown = after.shown_secrets
    if after.quest is not None:
        stale = not after.secret or after.secret in shown
        return (committed(dice),) if stale else ()
    left = [secret for secret in (after.secret, before.secret) if secret and secret not in shown]
    return tuple(e.SecretRevealed(secret) for secret in dict.fromkeys(left))
