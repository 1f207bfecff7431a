"""Spaces of a map, their names, and the directions between them."""

import re
from collections.abc import Collection, Iterator
from enum import StrEnum
from typing import Protocol

from bot.rules.basics.stored import Stored

_NAME = re.compile(r"([A-Za-z]{1,2})([1-9][0-9]{0,2})")
_SIZE = re.compile(r"([1-9])\s*[x×*]\s*([1-9])", re.IGNORECASE)
_ALPHABET = 26
LARGEST = 9


class Direction(StrEnum):
    """The four sides of a space, north at the top of the map."""

    NORTH = "north"
    EAST = "east"
    SOUTH = "south"
    WEST = "west"

    @property
    def step(self) -> tuple[int, int]:
        """Columns and rows that one step goes."""
        return _STEPS[self]

    @property
    def opposite(self) -> "Direction":
        """The side across."""
        return _OPPOSITES[self]


_STEPS = {
    Direction.NORTH: (0, -1),
    Direction.EAST: (1, 0),
    Direction.SOUTH: (0, 1),
    Direction.WEST: (-1, 0),
}
_OPPOSITES = {
    Direction.NORTH: Direction.SOUTH,
    Direction.EAST: Direction.WEST,
    Direction.SOUTH: Direction.NORTH,
    Direction.WEST: Direction.EAST,
}


class Space(Stored, frozen=True, order=True):
    """One space; column and row count from 0 at the north-west corner."""

    column: int
    row: int

    def __str__(self) -> str:
        return f"{column_name(self.column)}{self.row + 1}"

    def towards(self, side: Direction) -> "Space":
        """The next space on that side."""
        columns, rows = side.step
        return Space(self.column + columns, self.row + rows)


class Size(Stored, frozen=True):
    """Spaces that a piece covers, from west to east and from north to south."""

    width: int = 1
    height: int = 1

    def __str__(self) -> str:
        return f"{self.width}x{self.height}"

    @property
    def is_sound(self) -> bool:
        """Tell whether it can be typed as a size."""
        return 1 <= self.width <= LARGEST and 1 <= self.height <= LARGEST


ONE = Size()


class Placed(Protocol):
    """What stands on a map: its north-west corner, and how many spaces it covers."""

    @property
    def space(self) -> Space:
        """The north-west corner."""

    @property
    def size(self) -> Size:
        """The spaces from west to east and from north to south."""


def column_name(column: int) -> str:
    """Name a column: A to Z, then AA, AB and on."""
    first, last = divmod(column, _ALPHABET)
    return (chr(ord("A") + first - 1) if first else "") + chr(ord("A") + last)


def parse_space(text: str) -> Space | None:
    """Read a name such as `C7` or `aa12`; None when it is no such name."""
    found = _NAME.fullmatch(text.strip())
    if found is None:
        return None
    column = 0
    for letter in found[1].upper():
        column = column * _ALPHABET + ord(letter) - ord("A") + 1
    return Space(column - 1, int(found[2]) - 1)


def parse_size(text: str) -> Size | None:
    """Read a size such as `2x3` (width x height); None when it is none."""
    found = _SIZE.fullmatch(text.strip())
    return Size(int(found[1]), int(found[2])) if found else None


def rectangle(corner: Space, size: Size) -> tuple[Space, ...]:
    """Every space of a piece whose north-west corner is given, in reading order."""
    return tuple(
        Space(corner.column + across, corner.row + down)
        for down in range(size.height)
        for across in range(size.width)
    )


def edge(corner: Space, size: Size, side: Direction) -> tuple[Space, ...]:
    """The spaces of a piece that lie along one of its sides."""
    last = Space(corner.column + size.width - 1, corner.row + size.height - 1)
    match side:
        case Direction.NORTH:
            return rectangle(corner, Size(size.width, 1))
        case Direction.SOUTH:
            return rectangle(Space(corner.column, last.row), Size(size.width, 1))
        case Direction.WEST:
            return rectangle(corner, Size(1, size.height))
        case Direction.EAST:
            return rectangle(Space(last.column, corner.row), Size(1, size.height))


def distance(one: Collection[Space], other: Collection[Space]) -> int:
    """Count the steps between the nearest spaces of two pieces, a diagonal one as one (W11)."""
    return min(
        max(abs(here.column - there.column), abs(here.row - there.row))
        for here in one
        for there in other
    )


def around(space: Space) -> Iterator[Space]:
    """The eight spaces that touch a space, corners included."""
    for down in (-1, 0, 1):
        for across in (-1, 0, 1):
            if across or down:
                yield Space(space.column + across, space.row + down)
