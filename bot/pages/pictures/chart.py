"""Bar charts as PNG: one, several small ones, or a ranking. All texts come from the caller."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil

from PIL import Image, ImageDraw

from bot.pages.pictures.frame import GAP, LABEL, Rectangle, draw_panel, write, write_below
from bot.pages.pictures.palette import DARK, GRID, LIGHT, SERIES, TABLE, Colour, png

WIDTH, HEIGHT, SMALL_HEIGHT = 800, 420, 290
ROW = 44
BAR = 0.7


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


def bar_chart(panel: Panel) -> bytes:
    """Upright bars, side by side."""
    image = Image.new("RGB", (WIDTH, HEIGHT), TABLE)
    _draw_upright(ImageDraw.Draw(image), panel, Rectangle(0, 0, WIDTH, HEIGHT))
    return png(image)


def bar_panels(panels: Sequence[Panel]) -> bytes:
    """Small charts of upright bars, two in a row."""
    rows = max(1, ceil(len(panels) / 2))
    image = Image.new("RGB", (WIDTH, rows * SMALL_HEIGHT), TABLE)
    canvas = ImageDraw.Draw(image)
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
        canvas.rectangle((middle - half, top, middle + half, plot.bottom), panel.colour)
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
