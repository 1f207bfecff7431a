"""Luck as a dot on a line from bad to good: how far from what is to be expected, and how often."""

from PIL import Image, ImageDraw

from bot.pages.pictures.canvas import png
from bot.pages.pictures.chart import (
    FOOT,
    GAP,
    LABEL,
    ROW,
    SMALLEST,
    WIDTH,
    Rectangle,
    draw_panel,
    write,
    write_foot,
)
from bot.pages.pictures.palette import FAINT, GRID, LIGHT, SERIES, TABLE
from bot.pages.pictures.shown import Dot, DotLines

FARTHEST = 3
"""Standard deviations at the ends of the line; beyond them there is hardly anything."""
DOT = 11
LABELS, NOTES = 0.26, 0.2


def dot_lines(shown: DotLines) -> bytes:
    """Draw a line a dot; as high as it takes."""
    height = 3 * GAP + ROW * (len(shown.dots) + 1) + LABEL + GAP
    image = Image.new("RGB", (WIDTH, height + FOOT), TABLE)
    canvas = ImageDraw.Draw(image)
    write_foot(canvas, image.height, shown.note)
    room = draw_panel(canvas, Rectangle(0, 0, WIDTH, height), shown.heading)
    notes = room.width * NOTES
    plot = room.inside(room.width * LABELS + GAP, 0, notes + 2 * GAP, LABEL + GAP)
    _draw_scale(canvas, plot)
    for place, dot in enumerate(shown.dots):
        level = plot.top + (place + 0.5) * ROW
        canvas.line((plot.left, level, plot.right, level), GRID, 3)
        _draw_dot(canvas, plot, level, dot)
        names, beside = room.width * LABELS, (plot.left - GAP, level)
        write(canvas, beside, dot.label, LABEL, names, anchor="rm")
        write(canvas, (plot.right + 2 * GAP, level), dot.note, LABEL, notes, anchor="lm", ink=FAINT)
    return png(image)


def _draw_scale(canvas: ImageDraw.ImageDraw, plot: Rectangle) -> None:
    for value in range(-FARTHEST, FARTHEST + 1):
        x = _across(plot, value)
        canvas.line((x, plot.top, x, plot.bottom), FAINT if value == 0 else GRID, 1)
        below = (x, plot.bottom + GAP / 2)
        write(canvas, below, f"{value:+}" if value else "0", SMALLEST, LABEL * 2, anchor="ma")


def _draw_dot(canvas: ImageDraw.ImageDraw, plot: Rectangle, level: float, dot: Dot) -> None:
    """Draw what is beyond the ends at the end."""
    x = _across(plot, max(-FARTHEST, min(FARTHEST, dot.luck)))
    canvas.line((_across(plot, 0), level, x, level), SERIES[1], 5)
    canvas.ellipse((x - DOT, level - DOT, x + DOT, level + DOT), SERIES[1], LIGHT, 2)


def _across(plot: Rectangle, value: float) -> float:
    return plot.left + plot.width * (value + FARTHEST) / (2 * FARTHEST)
