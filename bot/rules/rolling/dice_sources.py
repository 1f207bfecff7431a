"""Where faces come from: the operating system, a seed, or somebody's wish."""

import hashlib
import hmac
import os
from collections.abc import Iterator, Sequence
from itertools import count

from msgspec import Struct

from bot.rules.basics.dice import Dice, DiceBox, Rolled, Throw, first_faces
from bot.rules.rolling.verification import mixed_faces

SECRET_BYTES = 32


class SystemDice:
    """The dice of a real table: the operating system's randomness, or the committed secret."""

    forced: tuple[tuple[str, int], ...] = ()

    def roll(self, colours: Sequence[str], *, secret: bytes | None, throw: Throw) -> Rolled:
        """Roll fair dice."""
        if secret is not None:
            return Rolled(mixed_faces(secret, throw, len(colours)))
        return Rolled(first_faces(len(colours), iter(lambda: os.urandom(SECRET_BYTES), None)))

    def new_secret(self) -> bytes:
        """A secret nobody can guess."""
        return os.urandom(SECRET_BYTES)


class SeededDice:
    """Dice that repeat themselves for a seed, for rehearsals and tests.

    They keep to the scheme for secrets of their own. A secret from elsewhere would make the faces
    depend on more than the seed, so such a roll follows the seed and counts as forced.
    """

    def __init__(self, seed: int) -> None:
        self._key = str(seed).encode()
        self._blocks = self._stream("roll")
        self._secrets = self._stream("secret")
        self._issued: set[bytes] = set()
        self.forced: set[tuple[str, int]] = set()

    def roll(self, colours: Sequence[str], *, secret: bytes | None, throw: Throw) -> Rolled:
        """Roll the same dice as any other source with this seed and this past."""
        if secret is not None and secret in self._issued:
            return Rolled(mixed_faces(secret, throw, len(colours)))
        if secret is not None:
            self.forced.add((throw.campaign, throw.number))
        return Rolled(first_faces(len(colours), self._blocks), forced=secret is not None)

    def new_secret(self) -> bytes:
        """The next secret of this seed."""
        secret = next(self._secrets)
        self._issued.add(secret)
        return secret

    def _stream(self, purpose: str) -> Iterator[bytes]:
        return (hmac.digest(self._key, f"{purpose}|{n}".encode(), hashlib.sha256) for n in count())


class ImpossibleFace(ValueError):
    """No die of this name has such a face."""

    def __init__(self, colour: str, written: str) -> None:
        super().__init__(colour, written)
        self.colour = colour
        self.written = written


class Wish(Struct, frozen=True):
    """A face asked for, as it was written, and the index it has on each die that has it."""

    colour: str
    written: str
    on: dict[str, int]


class ForcedDice:
    """Dice that show the wished faces first, in order, and then roll as the inner source does.

    A colour means that die of either edition, whichever has the face: "red" with "2/2/0" waits for
    the first edition's red die. A roll with a wished face in it counts as forced altogether.
    """

    def __init__(self, inner: Dice, box: DiceBox) -> None:
        self._inner = inner
        self._box = box
        self._wishes: list[Wish] = []
        self.forced: set[tuple[str, int]] = set()

    def force(self, colour: str, written: str) -> None:
        """Wish for a face, written as `Die.written` does; ImpossibleFace if no die has it."""
        has = {die.id: die.find(written) for die in self._box.named(colour)}
        on = {die: face for die, face in has.items() if face is not None}
        if not on:
            raise ImpossibleFace(colour, written)
        self._wishes.append(Wish(colour, written, on))

    def unused(self) -> tuple[Wish, ...]:
        """The wishes no roll has met yet."""
        return tuple(self._wishes)

    def roll(self, colours: Sequence[str], *, secret: bytes | None, throw: Throw) -> Rolled:
        """Roll, then turn the dice that somebody has wishes for."""
        rolled = self._inner.roll(colours, secret=secret, throw=throw)
        wished = [self._granted(die) for die in colours]
        faces = (
            face if wish is None else wish for wish, face in zip(wished, rolled.faces, strict=True)
        )
        forced = rolled.forced or any(wish is not None for wish in wished)
        if forced:
            self.forced.add((throw.campaign, throw.number))
        return Rolled(tuple(faces), forced)

    def new_secret(self) -> bytes:
        """The inner source's next secret."""
        return self._inner.new_secret()

    def _granted(self, die: str) -> int | None:
        wish = next((wish for wish in self._wishes if die in wish.on), None)
        if wish is None:
            return None
        self._wishes.remove(wish)
        return wish.on[die]
