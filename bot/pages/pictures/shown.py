"""What pictures show, as data."""

from dataclasses import dataclass

from bot.pages.pictures.palette import SERIES, Colour
from bot.rules.basics.dice import Die


@dataclass(frozen=True, slots=True)
class ShownDie:
    """A die on the table: the face it shows, and before it the faces that were rerolled."""

    die: Die
    face: int
    struck: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Bar:
    """One bar: its label, its length, a note at its end.

    `expected` marks with a stroke across the bar where it ought to end.
    """

    label: str
    value: float
    note: str = ""
    expected: float | None = None


@dataclass(frozen=True, slots=True)
class Panel:
    """A bar chart with its heading."""

    heading: str
    bars: tuple[Bar, ...]
    colour: Colour = SERIES[0]


@dataclass(frozen=True, slots=True)
class Series:
    """A whole number over time, None where there was none; without a colour it gets its own."""

    name: str
    points: tuple[int | None, ...]
    colour: Colour | None = None
