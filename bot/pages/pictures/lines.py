"""Lines over time as PNG, told apart by the shape of their points as well as by colour."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from PIL import Image, ImageDraw

from bot.pages.pictures.canvas import png
from bot.pages.pictures.chart import (
    GAP,
    HEIGHT,
    LABEL,
    WIDTH,
    Rectangle,
    draw_panel,
    write,
    write_below,
)
from bot.pages.pictures.palette import (
    FAINT,
    GRID,
    MARKS,
    PANEL,
    SERIES,
    TABLE,
    Colour,
    Point,
    scaled,
)
from bot.pages.pictures.shown import Series

MARK, LINE = 17, 5
MOST_TICKS = 5
MOST_MARKS = 30
STEPS = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000)


@dataclass(frozen=True, slots=True)
class _Scale:
    """Where a value at a point in time is drawn."""

    plot: Rectangle
    times: int
    top: int

    def at(self, place: int, value: float) -> Point:
        across = (place + 0.5) / max(1, self.times)
        height = self.plot.height * value / self.top
        return (self.plot.left + across * self.plot.width, self.plot.bottom - height)


def line_chart(heading: str, series: Sequence[Series], labels: Sequence[str]) -> bytes:
    """Lines over the points in time that `labels` names."""
    image = Image.new("RGB", (WIDTH, HEIGHT), TABLE)
    canvas = ImageDraw.Draw(image)
    room = draw_panel(canvas, Rectangle(0, 0, WIDTH, HEIGHT), heading)
    plot = room.inside(2 * LABEL, 2 * LABEL, 0, LABEL + GAP)
    step = _step(series)
    scale = _Scale(plot, len(labels), step * MOST_TICKS)
    _draw_grid(canvas, scale, step)
    for place, one in enumerate(series):
        _draw_line(canvas, scale, one, place)
    _draw_legend(canvas, series, room)
    write_below(canvas, plot, labels, plot.bottom + GAP / 2)
    return png(image)


def _step(series: Sequence[Series]) -> int:
    """The smallest round step of the axis that leaves every point below its top."""
    most = max((point for one in series for point in one.points if point is not None), default=0)
    return next((step for step in STEPS if step * MOST_TICKS >= most), most)


def _draw_grid(canvas: ImageDraw.ImageDraw, scale: _Scale, step: int) -> None:
    plot = scale.plot
    for value in range(0, scale.top + 1, step):
        _, level = scale.at(0, value)
        canvas.line((plot.left, level, plot.right, level), GRID, 1 if value else 3)
        write(
            canvas, (plot.left - GAP, level), str(value), LABEL, 2 * LABEL, anchor="rm", ink=FAINT
        )


def _draw_line(canvas: ImageDraw.ImageDraw, scale: _Scale, series: Series, place: int) -> None:
    points = [
        None if value is None else scale.at(time, value) for time, value in enumerate(series.points)
    ]
    for start, end in pairwise(points):
        if start and end:
            canvas.line((*start, *end), _ink(series, place), LINE)
    if len(points) <= MOST_MARKS:
        for point in filter(None, points):
            _draw_mark(canvas, point, series, place)


def _draw_legend(canvas: ImageDraw.ImageDraw, series: Sequence[Series], room: Rectangle) -> None:
    """Names with their marks, in one line that shares the width."""
    width = room.width / max(1, len(series))
    for place, one in enumerate(series):
        middle = (room.left + place * width + MARK / 2, room.top + LABEL / 2)
        _draw_mark(canvas, middle, one, place)
        beside = (middle[0] + MARK, middle[1])
        write(canvas, beside, one.name, LABEL, width - 2 * MARK - GAP, anchor="lm")


def _draw_mark(canvas: ImageDraw.ImageDraw, at: Point, series: Series, place: int) -> None:
    shape = MARKS[place % len(MARKS)]
    canvas.polygon(scaled(shape, at, MARK + 6), fill=PANEL)
    canvas.polygon(scaled(shape, at, MARK), fill=_ink(series, place))


def _ink(series: Series, place: int) -> Colour:
    return series.colour or SERIES[place % len(SERIES)]
