"""What every chart stands in: a panel with a heading, texts that fit, room to draw."""

from collections.abc import Sequence
from math import ceil

from msgspec import Struct
from PIL import Image, ImageDraw, ImageFont

from bot.pages.pictures.canvas import font, png
from bot.pages.pictures.palette import (
    DARK,
    FAINT,
    GRID,
    LIGHT,
    PANEL,
    TABLE,
    TEXT,
    Colour,
    legible,
)
from bot.pages.pictures.shown import Bar, Panel

GAP = 12
RADIUS = 14
HEADING, LABEL = 28, 22
SMALLEST = 16
FOOT = 34
CUT = "..."
Type = ImageFont.FreeTypeFont | ImageFont.ImageFont
# How far a label is made smaller before its neighbour is left out instead.
SQUEEZE = 0.75

WIDTH, HEIGHT, SMALL_HEIGHT = 800, 420, 290
ROW = 44
BAR = 0.7


class Rectangle(Struct, frozen=True):
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
    canvas.text(at, fitting(line, kind, width), ink, kind, anchor)


def fitting(line: str, kind: Type, width: float) -> str:
    """Cut a line short until it is no wider than `width`."""
    while kind.getlength(line) > width and len(line) > len(CUT):
        line = line.removesuffix(CUT)[:-1].rstrip() + CUT
    return line


def write_foot(canvas: ImageDraw.ImageDraw, height: float, note: str) -> None:
    """Write at the foot of a picture what it is of."""
    write(canvas, (WIDTH / 2, height - FOOT / 2), note, SMALLEST, WIDTH - 4 * GAP, ink=FAINT)


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


def bar_chart(panel: Panel) -> bytes:
    """Upright bars, side by side."""
    image = Image.new("RGB", (WIDTH, HEIGHT), TABLE)
    _draw_upright(ImageDraw.Draw(image), panel, Rectangle(0, 0, WIDTH, HEIGHT))
    return png(image)


def bar_panels(panels: Sequence[Panel], note: str = "") -> bytes:
    """Small charts of upright bars, two in a row; a note stands at the foot."""
    rows = max(1, ceil(len(panels) / 2))
    height = rows * SMALL_HEIGHT + (FOOT if note else 0)
    image = Image.new("RGB", (WIDTH, height), TABLE)
    canvas = ImageDraw.Draw(image)
    write_foot(canvas, height, note)
    for place, panel in enumerate(panels):
        left, top = place % 2 * WIDTH / 2, place // 2 * SMALL_HEIGHT
        _draw_upright(canvas, panel, Rectangle(left, top, left + WIDTH / 2, top + SMALL_HEIGHT))
    return png(image)


def ranking(panel: Panel) -> bytes:
    """Bars that lie below each other, for long labels; as high as it takes."""
    height = 2 * GAP + ROW * (len(panel.bars) + 1) + GAP
    image = Image.new("RGB", (WIDTH, height), TABLE)
    canvas = ImageDraw.Draw(image)
    room = draw_panel(canvas, Rectangle(0, 0, WIDTH, height), panel.heading)
    most = _most(panel.bars)
    names, notes = room.width * 0.36, room.width * 0.14
    for place, bar in enumerate(panel.bars):
        middle = room.top + (place + 0.5) * ROW
        left = room.left + names + GAP
        right = left + (room.width - names - notes - GAP) * bar.value / most
        half = ROW * BAR / 2
        canvas.rectangle((left, middle - half, max(left + 2, right), middle + half), panel.colour)
        write(canvas, (left - GAP, middle), bar.label, LABEL, names, anchor="rm")
        write(canvas, (right + GAP, middle), bar.note, LABEL, notes, anchor="lm")
    return png(image)


def _most(bars: Sequence[Bar]) -> float:
    """What the longest bar stands for; never 0."""
    return max((max(bar.value, bar.expected or 0) for bar in bars), default=0) or 1


def _draw_upright(canvas: ImageDraw.ImageDraw, panel: Panel, area: Rectangle) -> None:
    room = draw_panel(canvas, area, panel.heading)
    plot = room.inside(0, LABEL + GAP, 0, LABEL + GAP)
    most, slot = _most(panel.bars), plot.width / max(1, len(panel.bars))
    for place, bar in enumerate(panel.bars):
        middle = plot.left + (place + 0.5) * slot
        half = slot * BAR / 2
        top = plot.bottom - plot.height * bar.value / most
        canvas.rectangle((middle - half, top, middle + half, plot.bottom), panel.colour, FAINT)
        if bar.expected is not None:
            level = plot.bottom - plot.height * bar.expected / most
            _draw_mark(canvas, middle, half + slot * 0.1, level)
            top = min(top, level)
        write(canvas, (middle, top - 4), bar.note, LABEL, slot, anchor="md")
    canvas.line((plot.left, plot.bottom, plot.right, plot.bottom), GRID, 3)
    write_below(canvas, plot, [bar.label for bar in panel.bars], plot.bottom + GAP / 2)


def _draw_mark(canvas: ImageDraw.ImageDraw, middle: float, half: float, level: float) -> None:
    """The stroke at the expected height, seen on the bar and beside it."""
    canvas.line((middle - half, level, middle + half, level), DARK, 7)
    canvas.line((middle - half, level, middle + half, level), LIGHT, 3)
