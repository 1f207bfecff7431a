"""What every chart stands in: a panel with a heading, texts that fit, room to draw."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil

from PIL import ImageDraw

from bot.pages.pictures.palette import FAINT, PANEL, TEXT, Colour, font, legible

GAP = 12
RADIUS = 14
HEADING, LABEL = 28, 22
SMALLEST = 17
CUT = "..."
# How far a label is made smaller before its neighbour is left out instead.
SQUEEZE = 0.75


@dataclass(frozen=True, slots=True)
class Rectangle:
    """A rectangle of the picture, in pixels."""

    left: float
    top: float
    right: float
    bottom: float

    @property
    def width(self) -> float:
        """From left to right."""
        return self.right - self.left

    @property
    def height(self) -> float:
        """From top to bottom."""
        return self.bottom - self.top

    def inside(self, left: float, top: float, right: float, bottom: float) -> "Rectangle":
        """What is left within these margins."""
        return Rectangle(self.left + left, self.top + top, self.right - right, self.bottom - bottom)


def draw_panel(canvas: ImageDraw.ImageDraw, area: Rectangle, heading: str) -> Rectangle:
    """A panel with its heading; gives the room left within."""
    panel = area.inside(GAP / 2, GAP / 2, GAP / 2, GAP / 2)
    canvas.rounded_rectangle((panel.left, panel.top, panel.right, panel.bottom), RADIUS, PANEL)
    inner = panel.inside(2 * GAP, GAP, 2 * GAP, GAP)
    if not heading:
        return inner
    write(canvas, (inner.left, inner.top), heading, HEADING, inner.width, anchor="la")
    return inner.inside(0, HEADING + GAP, 0, 0)


def write(
    canvas: ImageDraw.ImageDraw,
    at: tuple[float, float],
    text: str,
    size: int,
    width: float,
    *,
    anchor: str = "mm",
    ink: Colour = TEXT,
) -> None:
    """Write a text no wider than `width`: smaller if need be, cut short if that is not enough."""
    line = legible(text)
    kind = font(_fitting(line, size, width))
    while kind.getlength(line) > width and len(line) > len(CUT):
        line = line.removesuffix(CUT)[:-1] + CUT
    canvas.text(at, line, ink, kind, anchor)


def write_below(
    canvas: ImageDraw.ImageDraw, area: Rectangle, labels: Sequence[str], top: float
) -> None:
    """Labels spread over an area's width in one size; long ones leave out every second, third..."""
    slot = area.width / max(1, len(labels))
    longest = max(map(legible, labels), key=font(LABEL).getlength, default="")
    step = max(1, ceil(font(LABEL).getlength(longest) * SQUEEZE / slot))
    width = slot * step - GAP / 2
    for place in range(0, len(labels), step):
        middle = area.left + (place + 0.5) * slot
        size = _fitting(longest, LABEL, width)
        write(canvas, (middle, top), labels[place], size, width, anchor="ma", ink=FAINT)


def _fitting(line: str, size: int, width: float) -> int:
    """The size at which a text fits, not above `size` nor below the smallest."""
    needed = font(size).getlength(line)
    return size if needed <= width else max(SMALLEST, int(size * width / needed))
