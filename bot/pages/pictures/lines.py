"""Lines over time, told apart by the shape of their points and their names as well as by colour."""

from collections.abc import Sequence
from itertools import pairwise
from math import ceil

from msgspec import Struct
from PIL import Image, ImageDraw

from bot.pages.pictures.axes import Axis, axis, thinned
from bot.pages.pictures.canvas import font, png
from bot.pages.pictures.chart import (
    GAP,
    HEIGHT,
    LABEL,
    SMALLEST,
    WIDTH,
    Rectangle,
    draw_panel,
    fitting,
    write,
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
    legible,
    scaled,
)
from bot.pages.pictures.shown import Band, LineChart, Series

# A mark leaves room between it and its neighbours, and goes where it would be a mere dot.
MARK, LEAST_MARK, OF_SLOT = 17, 7, 0.45
LINE = 5
# Names stand at the ends of lines, at least so far apart.
NAMES, APART = 118, LABEL + 4
SIGN = 22
# Labels that find no room side by side lean on each other.
SLANT, SLANTED = 30, 104
BAND: Colour = (62, 66, 73)


class _Scale(Struct, frozen=True):
    """Where a value at a point in time is drawn."""

    plot: Rectangle
    times: int
    axis: Axis

    @property
    def slot(self) -> float:
        return self.plot.width / max(1, self.times)

    def at(self, place: float, value: float) -> Point:
        height = self.plot.height * value / self.axis.top
        return (self.plot.left + (place + 0.5) * self.slot, self.plot.bottom - height)


def line_chart(chart: LineChart) -> bytes:
    """Draw lines over points in time."""
    image = Image.new("RGB", (WIDTH, HEIGHT), TABLE)
    draw_lines(image, Rectangle(0, 0, WIDTH, HEIGHT), chart)
    return png(image)


def draw_lines(image: Image.Image, area: Rectangle, chart: LineChart) -> None:
    """Draw the same within a picture."""
    canvas = ImageDraw.Draw(image)
    room = draw_panel(canvas, area, chart.heading)
    points = [point for one in chart.series for point in one.points if point is not None]
    wide = room.inside(2 * LABEL, GAP, NAMES, LABEL + GAP)
    slanted = not _side_by_side(chart.labels, wide.width)
    plot = room.inside(2 * LABEL, GAP, NAMES, SLANTED if slanted else LABEL + GAP)
    scale = _Scale(plot, len(chart.labels), axis(max(points, default=0)))
    for band in chart.bands:
        _draw_band(canvas, scale, band)
    _draw_grid(canvas, scale)
    for place, one in enumerate(chart.series):
        _draw_line(canvas, scale, one, place)
    _draw_names(canvas, scale, chart.series)
    _draw_labels(image, scale, chart.labels, slanted)


def _draw_band(canvas: ImageDraw.ImageDraw, scale: _Scale, band: Band) -> None:
    """Shade what belongs together, with its sign or its name on top."""
    (left, _), (right, _) = scale.at(band.first - 0.5, 0), scale.at(band.last + 0.5, 0)
    canvas.rectangle((left + 2, scale.plot.top, right - 2, scale.plot.bottom), BAND)
    middle, top = (left + right) / 2, scale.plot.top + SIGN / 2 + 4
    if band.sign:
        size = min(SIGN, scale.slot)
        canvas.polygon(scaled(band.sign, (middle, top), size), fill=band.ink)
    elif band.name:
        write(canvas, (middle, top), band.name, SMALLEST, right - left, ink=FAINT)


def _draw_grid(canvas: ImageDraw.ImageDraw, scale: _Scale) -> None:
    plot = scale.plot
    for value in scale.axis.values:
        _, level = scale.at(0, value)
        canvas.line((plot.left, level, plot.right, level), GRID, 1 if value else 3)
        beside = (plot.left - GAP, level)
        write(canvas, beside, str(value), LABEL, 2 * LABEL, anchor="rm", ink=FAINT)


def _draw_line(canvas: ImageDraw.ImageDraw, scale: _Scale, series: Series, place: int) -> None:
    points = [
        None if value is None else scale.at(time, value) for time, value in enumerate(series.points)
    ]
    for start, end in pairwise(points):
        if start and end:
            canvas.line((*start, *end), _ink(series, place), LINE)
    size = min(MARK, scale.slot * OF_SLOT)
    if size >= LEAST_MARK:
        for point in filter(None, points):
            _draw_mark(canvas, point, series, place, size)


def _draw_names(canvas: ImageDraw.ImageDraw, scale: _Scale, series: Sequence[Series]) -> None:
    """Name each line at its end, where it stopped."""
    ends = {place: _end(one) for place, one in enumerate(series)}
    levels = {place: scale.at(0, value)[1] for place, value in ends.items() if value is not None}
    left = scale.plot.right + GAP
    for place, level in _apart(levels, scale.plot).items():
        ink, name = _ink(series[place], place), series[place].name
        write(canvas, (left, level), name, LABEL, NAMES - GAP, anchor="lm", ink=ink)


def _end(series: Series) -> int | None:
    held = [point for point in series.points if point is not None]
    return held[-1] if held else None


def _apart(levels: dict[int, float], plot: Rectangle) -> dict[int, float]:
    """Move names apart that would lie on each other, from the lowest up."""
    placed: dict[int, float] = {}
    lowest = plot.bottom + APART
    for place in sorted(levels, key=lambda each: -levels[each]):
        lowest = placed[place] = min(levels[place], lowest - APART)
    return placed


def _side_by_side(labels: Sequence[str], width: float) -> bool:
    """Tell whether the labels that stand find room beside each other."""
    shown = [legible(labels[place]) for place in thinned(labels)]
    room = width / max(1, len(shown)) - GAP / 2
    return max(map(font(LABEL).getlength, shown), default=0) <= room


def _draw_labels(image: Image.Image, scale: _Scale, labels: Sequence[str], slanted: bool) -> None:
    canvas, top = ImageDraw.Draw(image), scale.plot.bottom + GAP / 2
    for place in thinned(labels):
        middle, _ = scale.at(place, 0)
        if slanted:
            _write_slanted(image, (middle, top), labels[place])
        else:
            write(canvas, (middle, top), labels[place], LABEL, WIDTH, anchor="ma", ink=FAINT)


def _write_slanted(image: Image.Image, end: Point, text: str) -> None:
    """Write a text that rises to where it ends."""
    line = legible(text)
    kind = font(SMALLEST + 1)
    room = min((SLANTED - GAP) * 2 - SMALLEST, end[0] - 2 * GAP)
    line = fitting(line, kind, room)
    tile = Image.new("L", (ceil(kind.getlength(line)) + 2, LABEL + 4), 0)
    ImageDraw.Draw(tile).text((0, 0), line, 255, kind)
    turned = tile.rotate(SLANT, expand=True, resample=Image.Resampling.BICUBIC)
    corner = (round(end[0]) - turned.width + SMALLEST // 2, round(end[1]))
    image.paste(FAINT, corner, turned)


def _draw_mark(
    canvas: ImageDraw.ImageDraw, at: Point, series: Series, place: int, size: float
) -> None:
    shape = MARKS[place % len(MARKS)]
    canvas.polygon(scaled(shape, at, size * 1.35), fill=PANEL)
    canvas.polygon(scaled(shape, at, size), fill=_ink(series, place))


def _ink(series: Series, place: int) -> Colour:
    return series.colour or SERIES[place % len(SERIES)]
