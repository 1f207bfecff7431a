"""Dice as printed, the box they lie in, and what a source of dice does (D1, D5).

A die is named by its id: the colour for the second edition ("red"), "first:" and the colour for
the first ("first:red"), whose red is another die. A face is its index 0 to 5 on its die.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import islice
from typing import Protocol

from msgspec import Struct

from bot.rules.basics.options import Edition

SIDES = 6
# How what is mixed into a roll becomes its faces: see `bot.rules.rolling.verification`.
SCHEME = 2
# 252: the most of a byte's 256 values that share out evenly among the sides.
FAIR_BYTES = 256 // SIDES * SIDES


class DieKind(StrEnum):
    """What a die is rolled for."""

    ATTACK = "attack"
    POWER = "power"
    DEFENCE = "defence"


class Power(StrEnum):
    """What a face of the first edition's power die shows; NONE on every other die."""

    NONE = "none"
    BLANK = "blank"
    ENHANCEMENT = "enhancement"
    SURGE = "surge"


class Face(Struct, frozen=True):
    """One side of a die; a power die's surge counts as a surge too."""

    range: int = 0
    damage: int = 0
    surge: int = 0
    shields: int = 0
    miss: bool = False
    power: Power = Power.NONE


def die_id(colour: str, edition: Edition = Edition.SECOND) -> str:
    """The name of a die in events and pools."""
    return colour if edition is Edition.SECOND else f"{edition}:{colour}"


@dataclass(frozen=True, slots=True)
class Die:
    """One kind of die: `mark` is printed on pictures, `letters` and `also` are other names."""

    colour: str
    edition: Edition
    kind: DieKind
    faces: tuple[Face, ...]
    mark: str
    letters: tuple[str, ...] = ()
    also: tuple[str, ...] = ()

    def __hash__(self) -> int:
        # Enough to tell dice apart, and much quicker than all faces.
        return hash((self.colour, self.edition))

    @property
    def id(self) -> str:
        """The name of the die in events and pools."""
        return die_id(self.colour, self.edition)

    @property
    def names(self) -> tuple[str, ...]:
        """Every whole word the die is known by, in any pool."""
        return (self.id, self.colour, *self.also)

    def written(self, face: int) -> str:
        """Write a face: X, range/damage/surge, a number of shields, or a power die's word."""
        shown = self.faces[face]
        if self.kind is DieKind.DEFENCE:
            return str(shown.shields)
        if self.kind is DieKind.POWER:
            return str(shown.power)
        return "X" if shown.miss else f"{shown.range}/{shown.damage}/{shown.surge}"

    def find(self, written: str) -> int | None:
        """The first face that is written so, or None."""
        wanted = written.strip().casefold()
        same = (face for face in range(SIDES) if self.written(face).casefold() == wanted)
        return next(same, None)


class DiceBox(Struct, frozen=True):
    """Every printed die by its id, in the printed order."""

    by_id: Mapping[str, Die]

    @classmethod
    def of(cls, dice: Iterable[Die]) -> "DiceBox":
        """Lay dice in a box."""
        return cls({die.id: die for die in dice})

    def __getitem__(self, die_id: str) -> Die:
        return self.by_id[die_id]

    def __iter__(self) -> Iterator[Die]:
        return iter(self.by_id.values())

    def die(self, colour: str, edition: Edition = Edition.SECOND) -> Die:
        """The die of this colour; KeyError if the edition has none."""
        return self.by_id[die_id(colour, edition)]

    def named(self, name: str) -> tuple[Die, ...]:
        """The dice of either edition that are known by a name, in any case."""
        return tuple(die for die in self if name.casefold() in die.names)

    def faces(self, dice: Sequence[str], shown: Sequence[int]) -> tuple[Face, ...]:
        """What these dice (ids) show (indexes)."""
        return tuple(self[die].faces[face] for die, face in zip(dice, shown, strict=True))


class Rolled(Struct, frozen=True):
    """Face indexes, one for each die; `forced` if they were not left to chance alone."""

    faces: tuple[int, ...]
    forced: bool = False


class Throw(Struct, frozen=True):
    """Which roll of which campaign it is, and what is mixed into it (D8).

    `cause` is the number that Discord gave the command or press, `words` are the players' own.
    """

    campaign: str
    number: int
    cause: str = ""
    words: tuple[str, ...] = ()


class Dice(Protocol):
    """A source of dice."""

    @property
    def forced(self) -> Collection[tuple[str, int]]:
        """The rolls, by campaign and number, that were not left to chance alone."""
        ...

    def roll(self, colours: Sequence[str], *, secret: bytes | None, throw: Throw) -> Rolled:
        """Roll the dice with these ids; with a secret the faces follow from it and the throw."""
        ...

    def new_secret(self) -> bytes:
        """A fresh secret of 32 bytes to commit to."""
        ...


def fair_faces(data: bytes) -> list[int]:
    """The faces that bytes stand for: 42 bytes a face; bytes from 252 stand for none."""
    return [byte % SIDES for byte in data if byte < FAIR_BYTES]


def first_faces(count: int, blocks: Iterator[bytes]) -> tuple[int, ...]:
    """The first faces of a stream of bytes, reading only as many blocks as needed."""
    return tuple(islice((face for block in blocks for face in fair_faces(block)), count))
