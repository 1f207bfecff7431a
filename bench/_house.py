"""Draws rooms as boxes on floors, with an arrow from each to what it uses, as SVG."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from html import escape
from textwrap import wrap
from typing import Protocol

from bench._floors import Arranged, Arrow, arrange, spread
from bench._storeys import Band, Uses, knots, plain, storeys, untied

LETTERS = 36  # of a room's sentence, in one line
LINE = 16
STAIRS = 42  # between two floors, for the arrows
KNOT_ROW = 6
EDGE = 16
PORTS = 12
FONT = "Verdana, 'DejaVu Sans', sans-serif"
FILL = {Band.DISCORD: "#eceefc", Band.WAITING: "#fdf1de", Band.PURE: "#e7f4ea"}
LINED = {Band.DISCORD: "#5765d8", Band.WAITING: "#c07a1c", Band.PURE: "#38814f"}
ARROW = "#4a5260"
ALARM = "#c62f2f"


class Box(Protocol):
    """Something with a size that can be drawn at a place."""

    @property
    def width(self) -> int:
        """How wide it is."""

    @property
    def height(self) -> int:
        """How high it is."""

    def draw(self, x: int, y: int) -> Iterator[str]:
        """Draw it with its upper left corner at a place."""


@dataclass(frozen=True)
class Room:
    """A room: its name, and what it says about itself."""

    name: str
    band: Band
    text: str = ""

    @property
    def lines(self) -> list[str]:
        """Its sentence in lines."""
        return wrap(self.text, LETTERS)

    @property
    def width(self) -> int:
        """Wide enough for the name and every line."""
        return max(10 * len(self.name), *(7 * len(line) for line in self.lines or [""])) + 20

    @property
    def height(self) -> int:
        """High enough for the name and every line."""
        return 30 + LINE * len(self.lines) + (4 if self.lines else 0)

    def draw(self, x: int, y: int) -> Iterator[str]:
        """A rounded box with the name, and the sentence below it."""
        middle = x + self.width // 2
        yield frame(x, y, self.width, self.height, fill="#fff", stroke=LINED[self.band])
        yield words(middle, y + 20, self.name, bold=True)
        for place, line in enumerate(self.lines):
            yield words(middle, y + 39 + LINE * place, line, size=12)


@dataclass(frozen=True)
class Knot:
    """Rooms that import each other in a circle: they stand in one red frame."""

    rooms: Sequence[Room]

    @property
    def _rows(self) -> list[Sequence[Room]]:
        return [self.rooms[at : at + KNOT_ROW] for at in range(0, len(self.rooms), KNOT_ROW)]

    @property
    def width(self) -> int:
        """As wide as its widest row."""
        return max(sum(each.width + 8 for each in row) for row in self._rows) + 16

    @property
    def height(self) -> int:
        """As high as its rows together."""
        return sum(max(each.height for each in row) + 8 for row in self._rows) + 32

    def draw(self, x: int, y: int) -> Iterator[str]:
        """The frame, and the rooms in rows."""
        yield frame(x, y, self.width, self.height, fill="#fbe9e9", stroke=ALARM, dash="6 4")
        yield words(x + self.width // 2, y + 19, "in a circle", colour=ALARM)
        down = y + 30
        for row in self._rows:
            right = x + 12
            for each in row:
                yield from each.draw(right, down)
                right += each.width + 8
            down += max(each.height for each in row) + 8


@dataclass(frozen=True)
class House:
    """A room with rooms inside."""

    room: Room
    inside: "Plan"

    @property
    def width(self) -> int:
        """As wide as what is inside, or as its sentence."""
        return max(self.inside.width + 2 * EDGE, 7 * len(self.room.text) + 2 * EDGE)

    @property
    def height(self) -> int:
        """As high as what is inside, and its name."""
        return self.inside.height + 62 + EDGE

    def draw(self, x: int, y: int) -> Iterator[str]:
        """The frame, name and sentence, and the rooms inside on their floors."""
        lined = LINED[self.room.band]
        yield frame(x, y, self.width, self.height, fill="#fff", stroke=lined)
        yield words(x + self.width // 2, y + 21, self.room.name, bold=True)
        yield words(x + self.width // 2, y + 39, self.room.text, size=12)
        yield from self.inside.draw(x + (self.width - self.inside.width) // 2, y + 58)


class Plan:
    """Boxes on their floors, and the arrows between them."""

    def __init__(self, uses: Uses, bands: Mapping[str, Band], boxes: Mapping[str, Box]) -> None:
        """Tie what is in a circle together, and leave out arrows that go without saying."""
        tied = knots(uses)
        loose = untied(uses)
        self.bands = {each: bands[each] for each in loose}
        self.boxes = {each: _box(tied[each], boxes) for each in loose}
        shown = plain(loose)
        self.arrows: list[Arrow] = [(each, to) for each in shown for to in sorted(shown[each])]
        widths = {each: box.width for each, box in self.boxes.items()}
        self.arranged: Arranged = arrange(widths, storeys(loose, self.bands), self.arrows)
        self._left = min(self.arranged.middle[each] - widths[each] // 2 for each in loose)
        right = max(self.arranged.middle[each] + widths[each] // 2 for each in loose)
        self.width = right - self._left + 1
        self._heights = [self._row_height(row) for row in self.arranged.rows]
        self.height = sum(self._heights) + STAIRS * (len(self._heights) - 1)

    def _row_height(self, row: Sequence[str]) -> int:
        return max(self.boxes[each].height for each in row if each in self.boxes)

    def ceiling(self, row: int) -> int:
        """Tell how far below the top of the plan a floor begins."""
        return sum(self._heights[:row]) + STAIRS * row

    def draw(self, x: int, y: int) -> Iterator[str]:
        """Draw arrows first, boxes over them; boxes hang from the ceiling of their floor."""
        for arrow in self.arrows:
            yield self._drawn(arrow, x - self._left, y)
        for row, rooms in enumerate(self.arranged.rows):
            for each in filter(self.boxes.__contains__, rooms):
                left = self.arranged.middle[each] - self.boxes[each].width // 2
                yield from self.boxes[each].draw(x - self._left + left, y + self.ceiling(row))

    def _drawn(self, arrow: Arrow, x: int, y: int) -> str:
        """Draw an arrow: straight through floors, bent on the stairs between them."""
        way = self.arranged.ways[arrow]
        row = next(at for at, rooms in enumerate(self.arranged.rows) if way[0] in rooms)
        at = x + self._port(arrow, leaving=True)
        path = [f"M{at} {y + self.ceiling(row) + self.boxes[way[0]].height}"]
        for step, each in enumerate(way[1:], 1):
            floor, ceiling = y + self.ceiling(row + step) - STAIRS, y + self.ceiling(row + step)
            into = x + self.arranged.middle[each]
            if each == arrow[1]:
                into = x + self._port(arrow, leaving=False)
            half = (floor + ceiling) // 2
            path.append(f"V{floor}C{at} {half} {into} {half} {into} {ceiling - 1}")
            at = into
        return (
            f'<path d="{"".join(path)}" fill="none" stroke="{ARROW}" stroke-width="1.3" '
            'marker-end="url(#tip)"/>'
        )

    def _port(self, arrow: Arrow, *, leaving: bool) -> int:
        """Tell where on a box's edge an arrow begins or ends: side by side, unbent if can be."""
        end, neighbour = (0, 1) if leaving else (1, -2)
        others = {
            str(each): self.arranged.ways[each][neighbour]
            for each in self.arrows
            if each[end] == arrow[end]
        }
        wish = {key: self._towards(arrow[end], other) for key, other in others.items()}
        row = sorted(wish, key=lambda key: (wish[key], self.arranged.middle[others[key]], key))
        return spread(row, wish, dict.fromkeys(row, 0), gap=PORTS)[str(arrow)]

    def _towards(self, here: str, there: str) -> int:
        """Tell where on the edge of a box an arrow to another one is as straight as can be."""
        low, high = self._reach(here)
        other_low, other_high = self._reach(there)
        middle = (self.arranged.middle[here] + self.arranged.middle[there]) // 2
        if max(low, other_low) <= min(high, other_high):
            return min(max(middle, low, other_low), high, other_high)
        return high if other_low > high else low

    def _reach(self, name: str) -> tuple[int, int]:
        half = max(0, self.boxes[name].width // 2 - EDGE) if name in self.boxes else 0
        return self.arranged.middle[name] - half, self.arranged.middle[name] + half


def _box(tied: Sequence[str], boxes: Mapping[str, Box]) -> Box:
    if len(tied) == 1:
        return boxes[tied[0]]
    return Knot([each for each in (boxes[name] for name in tied) if isinstance(each, Room)])


def frame(
    x: int, y: int, width: int, height: int, *, fill: str, stroke: str, dash: str = ""
) -> str:
    """A rounded rectangle."""
    dashed = f' stroke-dasharray="{dash}"' if dash else ""
    return (
        f'<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="6" '
        f'fill="{fill}" stroke="{stroke}" stroke-width="1.5"{dashed}/>'
    )


def words(
    x: int, y: int, text: str, *, size: int = 14, bold: bool = False, colour: str = "#1d2430"
) -> str:
    """A line of text around a middle."""
    weight = ' font-weight="bold"' if bold else ""
    return (
        f'<text x="{x}" y="{y}" font-size="{size}" text-anchor="middle" '
        f'fill="{colour}"{weight}>{escape(text)}</text>'
    )
