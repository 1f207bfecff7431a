"""Breath and bolt templates, and the ways to lay one against an attacker (W4, W5, W10)."""

from collections.abc import Iterator
from enum import StrEnum

from msgspec import Struct

from bot.rules.basics.stored import Stored
from bot.rules.well.spaces import Direction, Placed, Space

COVERED = "x"
BARE = "."
_LONGEST = 12
_BOLT_BASE = 2


class Template(Stored, frozen=True):
    """A picture of covered squares that points up; the last row lies against the attacker."""

    shape: tuple[str, ...]

    @property
    def base(self) -> int:
        """Number of squares in the row that lies against the attacker."""
        return self.shape[-1].count(COVERED)

    def squares(self) -> Iterator[tuple[int, int]]:
        """Each covered square as squares ahead (from 1) and to the right of the base's first."""
        first = self.shape[-1].index(COVERED)
        for ahead, row in enumerate(reversed(self.shape), start=1):
            for right, mark in enumerate(row):
                if mark == COVERED:
                    yield ahead, right - first


class TemplateFault(StrEnum):
    """What can be wrong with a template's picture."""

    EMPTY = "empty"
    TOO_LARGE = "too-large"
    RAGGED = "ragged"
    SYMBOL = "symbol"
    BASE = "base"
    BOLT_BASE = "bolt-base"


class Placement(Struct, frozen=True):
    """A template laid down: which side, which alignment (from 1), its squares, base row apart."""

    side: Direction
    alignment: int
    base: tuple[Space, ...]
    spaces: tuple[Space, ...]


def template_faults(template: Template, bolt: bool) -> tuple[TemplateFault, ...]:
    """List what is wrong with a template; a bolt's base is two spaces wide (W5)."""
    shape = template.shape
    if not shape or not shape[-1]:
        return (TemplateFault.EMPTY,)
    marks = shape[-1].strip(BARE)
    checks = {
        TemplateFault.TOO_LARGE: len(shape) > _LONGEST or len(shape[-1]) > _LONGEST,
        TemplateFault.RAGGED: len({len(row) for row in shape}) > 1,
        TemplateFault.SYMBOL: bool(set("".join(shape)) - {COVERED, BARE}),
        TemplateFault.BASE: not marks or BARE in marks,
        TemplateFault.BOLT_BASE: bolt and len(marks) != _BOLT_BASE,
    }
    return tuple(fault for fault, found in checks.items() if found)


def alignments(attacker: Placed, side: Direction, template: Template) -> int:
    """Count the ways to lay a base against a side so that at least one square touches it."""
    along_row = side in (Direction.NORTH, Direction.SOUTH)
    width = attacker.size.width if along_row else attacker.size.height
    return width + template.base - 1


def lay(attacker: Placed, side: Direction, alignment: int, template: Template) -> Placement:
    """Lay a template flat against a side; alignments run from west to east or north to south."""
    count = alignments(attacker, side, template)
    # Seen along the arrow, south and west sides run the other way than the map's names.
    turned = side in (Direction.SOUTH, Direction.WEST)
    shift = (count - alignment if turned else alignment - 1) - (template.base - 1)
    squares = [
        (ahead, _square(attacker, side, ahead, right + shift))
        for ahead, right in template.squares()
    ]
    return Placement(
        side,
        alignment,
        base=tuple(sorted(space for ahead, space in squares if ahead == 1)),
        spaces=tuple(sorted(space for _, space in squares)),
    )


def every_way_to_lay(attacker: Placed, template: Template) -> tuple[Placement, ...]:
    """Every side and alignment, so that somebody can choose one by the base's spaces."""
    return tuple(
        lay(attacker, side, alignment, template)
        for side in Direction
        for alignment in range(1, alignments(attacker, side, template) + 1)
    )


def _square(attacker: Placed, side: Direction, ahead: int, right: int) -> Space:
    west, north = attacker.space.column, attacker.space.row
    east, south = west + attacker.size.width - 1, north + attacker.size.height - 1
    match side:
        case Direction.NORTH:
            return Space(west + right, north - ahead)
        case Direction.EAST:
            return Space(east + ahead, north + right)
        case Direction.SOUTH:
            return Space(east - right, south + ahead)
        case Direction.WEST:
            return Space(west - ahead, south - right)
