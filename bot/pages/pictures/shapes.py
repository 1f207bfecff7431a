"""The symbols on dice, as outlines in a square of side 1 round the origin."""

from collections.abc import Sequence
from math import cos, pi, sin

from PIL import ImageDraw

from bot.pages.pictures.palette import Colour

Point = tuple[float, float]
Shape = tuple[Point, ...]

STEPS = 40


def _heart(turn: float) -> Point:
    across = sin(turn) ** 3
    up = 13 * cos(turn) - 5 * cos(2 * turn) - 2 * cos(3 * turn) - cos(4 * turn)
    return (across / 2, -(up + 2.5) / 29)


HEART: Shape = tuple(_heart(2 * pi * step / STEPS) for step in range(STEPS))
BOLT: Shape = (
    (0.14, -0.5),
    (-0.32, 0.1),
    (-0.04, 0.1),
    (-0.14, 0.5),
    (0.32, -0.12),
    (0.04, -0.12),
)
SHIELD: Shape = (
    (-0.4, -0.44),
    (0, -0.5),
    (0.4, -0.44),
    (0.4, -0.02),
    (0.33, 0.2),
    (0.19, 0.37),
    (0, 0.5),
    (-0.19, 0.37),
    (-0.33, 0.2),
    (-0.4, -0.02),
)
ARROW: Shape = (
    (-0.5, -0.12),
    (0.05, -0.12),
    (0.05, -0.42),
    (0.5, 0),
    (0.05, 0.42),
    (0.05, 0.12),
    (-0.5, 0.12),
)
# The points of lines in a chart, apart from each other without colour.
MARKS: tuple[Shape, ...] = (
    tuple((cos(pi * step / 12) / 2, sin(pi * step / 12) / 2) for step in range(24)),
    ((-0.45, -0.45), (0.45, -0.45), (0.45, 0.45), (-0.45, 0.45)),
    ((0, -0.6), (0.55, 0.42), (-0.55, 0.42)),
    ((0, -0.62), (0.62, 0), (0, 0.62), (-0.62, 0)),
    ((0, 0.6), (0.55, -0.42), (-0.55, -0.42)),
    HEART,
)


def scaled(shape: Shape, middle: Point, size: float) -> list[Point]:
    """A shape of this size round a point."""
    return [(middle[0] + across * size, middle[1] + down * size) for across, down in shape]


def draw_row(
    canvas: ImageDraw.ImageDraw, shapes: Sequence[Shape], middle: Point, size: float, ink: Colour
) -> None:
    """Shapes side by side, the row centred on a point."""
    step = size * 1.08
    left = middle[0] - step * (len(shapes) - 1) / 2
    for place, shape in enumerate(shapes):
        canvas.polygon(scaled(shape, (left + place * step, middle[1]), size), fill=ink)
