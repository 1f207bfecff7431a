"""What pictures show, as data."""

from msgspec import Struct

from bot.pages.pictures.palette import SERIES, Colour, Shape
from bot.rules.basics.dice import Die


class ShownDie(Struct, frozen=True):
    """A die on the table: the face it shows, and before it the faces that were rerolled."""

    die: Die
    face: int
    struck: tuple[int, ...] = ()


class Bar(Struct, frozen=True):
    """One bar: its label, its length, a note at its end.

    `expected` marks with a stroke across the bar where it ought to end.
    """

    label: str
    value: float
    note: str = ""
    expected: float | None = None


class Panel(Struct, frozen=True):
    """A bar chart with its heading."""

    heading: str
    bars: tuple[Bar, ...]
    colour: Colour = SERIES[0]


class Series(Struct, frozen=True):
    """A whole number over time, None where there was none; without a colour it gets its own."""

    name: str
    points: tuple[int | None, ...]
    colour: Colour | None = None


class Band(Struct, frozen=True):
    """The points in time from one place to another, which belong together.

    A sign in its ink stands on top, for what colours mean they never say alone.
    """

    first: int
    last: int
    sign: Shape = ()
    ink: Colour = SERIES[0]
    name: str = ""


class LineChart(Struct, frozen=True):
    """Lines over the points in time that `labels` names."""

    heading: str
    series: tuple[Series, ...]
    labels: tuple[str, ...]
    bands: tuple[Band, ...] = ()


class Poster(Struct, frozen=True):
    """A quest or a campaign in one picture: what it came to, four figures, its course.

    `sign` is that of who won, in its ink.
    """

    title: str
    result: str
    figures: tuple[tuple[str, str], ...]
    chart: LineChart | None = None
    note: str = ""
    sign: Shape = ()
    ink: Colour = SERIES[0]


class Station(Struct, frozen=True):
    """A quest on the way through a campaign: what is said of it, and the sign of who won it.

    One that is `ahead` is not played yet.
    """

    name: str
    note: str
    sign: Shape = ()
    ink: Colour = SERIES[0]
    ahead: bool = False


class PathRow(Struct, frozen=True):
    """Stations of one part of the way, such as an act."""

    heading: str
    stations: tuple[Station, ...]


class PathPicture(Struct, frozen=True):
    """The way through a campaign, part by part, from top to bottom."""

    title: str
    rows: tuple[PathRow, ...]
    note: str = ""


class Dot(Struct, frozen=True):
    """One measure of somebody's luck: where it lies between bad and good, and how often it fell."""

    label: str
    luck: float
    note: str = ""


class DotLines(Struct, frozen=True):
    """Dots on lines from bad luck to good, a line for each."""

    heading: str
    dots: tuple[Dot, ...]
    note: str = ""
