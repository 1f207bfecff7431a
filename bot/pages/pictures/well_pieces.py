"""What stands on the map: heroes as round discs, monsters as hexagons, boulders, doors."""

from math import cos, pi, sin
from typing import NamedTuple

from PIL import ImageDraw

from bot.pages.pictures.canvas import font
from bot.pages.pictures.palette import ARROW, DARK, LIGHT, Colour, Point, Shape, scaled
from bot.rules.well.map import Boulder, Door, Figure, FigureKind
from bot.rules.well.spaces import ONE, Direction, Size, Space

HERO: Colour = (24, 86, 170)
MONSTER: Colour = (166, 28, 32)
TARGET: Colour = (255, 214, 10)
BOULDER: Colour = (148, 142, 136)
BOULDER_EDGE: Colour = (52, 48, 46)
DOOR: Colour = (142, 84, 34)
BLOOD: Colour = (200, 16, 30)
STARS: Colour = (250, 200, 30)
TRAIL: Colour = (196, 92, 0)
WOUNDS: Colour = (214, 44, 96)

DROP: Shape = (
    (0, -0.6),
    *((0.42 * sin(turn), 0.16 - 0.42 * cos(turn)) for turn in (pi * s / 12 for s in range(4, 21))),
)
STAR: Shape = tuple(
    (
        (0.6 if point % 2 == 0 else 0.27) * sin(pi * point / 5),
        -(0.6 if point % 2 == 0 else 0.27) * cos(pi * point / 5),
    )
    for point in range(10)
)
HEART: Shape = tuple(
    (
        0.6 * sin(turn) ** 3,
        -(13 * cos(turn) - 5 * cos(2 * turn) - 2 * cos(3 * turn) - cos(4 * turn)) / 27 - 0.06,
    )
    for turn in (pi * s / 16 for s in range(32))
)
_HEXAGON: Shape = ((-0.5, 0), (-0.27, -0.5), (0.27, -0.5), (0.5, 0), (0.27, 0.5), (-0.27, 0.5))
_QUARTERS = {Direction.EAST: 0, Direction.SOUTH: 1, Direction.WEST: 2, Direction.NORTH: 3}


Box = tuple[float, float, float, float]


class MapGrid(NamedTuple):
    """Where spaces lie on the canvas: the place of A1 and the side of a space, in pixels."""

    left: int
    top: int
    side: int

    def box(self, space: Space, size: Size = ONE, inset: float = 0) -> Box:
        """The rectangle of a piece, drawn in by a part of a space on each side."""
        left = self.left + space.column * self.side
        top = self.top + space.row * self.side
        gap = inset * self.side
        return (
            left + gap,
            top + gap,
            left + size.width * self.side - gap,
            top + size.height * self.side - gap,
        )

    def middle(self, space: Space, size: Size = ONE) -> Point:
        """The middle of a piece."""
        left, top, right, bottom = self.box(space, size)
        return (left + right) / 2, (top + bottom) / 2

    def line(self, part: float) -> int:
        """The width of a line that is this part of a space."""
        return max(1, round(self.side * part))


def draw_figure(
    canvas: ImageDraw.ImageDraw, grid: MapGrid, figure: Figure, label: str, target: bool
) -> None:
    """A figure with its label; a target has a ring, a flier a second outline.

    Tokens have a badge, and so have the wounds left where they are kept.
    """
    if target:
        _draw_body(canvas, grid, figure, 0.0, DARK, DARK, 0)
        _draw_body(canvas, grid, figure, 0.03, TARGET, TARGET, 0)
    colour = HERO if figure.kind is FigureKind.HERO else MONSTER
    _draw_body(canvas, grid, figure, 0.1, colour, LIGHT, grid.line(0.05))
    if figure.flying:
        _draw_body(canvas, grid, figure, 0.2, None, LIGHT, grid.line(0.03))
    left, top, right, bottom = grid.box(figure.space, figure.size, 0.29)
    if figure.bleed:
        _draw_badge(canvas, grid, (left, bottom), DROP, BLOOD, figure.bleed)
    if figure.daze:
        _draw_badge(canvas, grid, (right, top), STAR, STARS, figure.daze)
    if figure.body is not None:
        _draw_badge(canvas, grid, (right, bottom), HEART, WOUNDS, figure.body.wounds)
    _draw_label(canvas, grid, figure, label)


def draw_boulder(canvas: ImageDraw.ImageDraw, grid: MapGrid, boulder: Boulder, label: str) -> None:
    """A boulder, its arrow, and its name at the tail of the arrow."""
    box = grid.box(boulder.space, boulder.size, 0.05)
    canvas.ellipse(box, BOULDER, BOULDER_EDGE, grid.line(0.07))
    middle = grid.middle(boulder.space, boulder.size)
    reach = min(boulder.size.width, boulder.size.height) * grid.side
    arrow = [_turned(point, boulder.direction) for point in ARROW]
    across, down = boulder.direction.step
    ahead = (middle[0] + across * reach * 0.1, middle[1] + down * reach * 0.1)
    canvas.polygon(scaled(tuple(arrow), ahead, reach * 0.6), LIGHT, DARK, grid.line(0.03))
    tail = (middle[0] - across * reach * 0.32, middle[1] - down * reach * 0.32)
    _write(canvas, tail, label, round(reach * 0.2), DARK)


def draw_door(canvas: ImageDraw.ImageDraw, grid: MapGrid, door: Door) -> None:
    """A door on its edge: a bar when closed, two stubs with a gap when open."""
    left, top, right, bottom = grid.box(door.space)
    thick = grid.side * 0.09
    if door.side is Direction.EAST:
        ends = ((right - thick, top), (right + thick, bottom))
    else:
        ends = ((left, bottom - thick), (right, bottom + thick))
    (x0, y0), (x1, y1) = ends
    parts = ((0.0, 0.24), (0.76, 1.0)) if door.open else ((0.0, 1.0),)
    for start, end in parts:
        if door.side is Direction.EAST:
            bar = (x0, y0 + (y1 - y0) * start, x1, y0 + (y1 - y0) * end)
        else:
            bar = (x0 + (x1 - x0) * start, y0, x0 + (x1 - x0) * end, y1)
        canvas.rectangle(bar, DOOR, DARK, grid.line(0.025))


def draw_trail(canvas: ImageDraw.ImageDraw, grid: MapGrid, points: list[Point]) -> None:
    """The way a boulder came, from a dot at its start."""
    canvas.line(points, LIGHT, grid.line(0.2), joint="curve")
    canvas.line(points, TRAIL, grid.line(0.12), joint="curve")
    for point in points:
        _dot(canvas, point, grid.side * 0.11, TRAIL)
    _dot(canvas, points[0], grid.side * 0.2, TRAIL)


def draw_cross(canvas: ImageDraw.ImageDraw, grid: MapGrid, space: Space, label: str = "") -> None:
    """Where a figure died, and which one did."""
    left, top, right, bottom = grid.box(space, inset=0.2)
    for colour, part in ((LIGHT, 0.2), (DARK, 0.12)):
        canvas.line((left, top, right, bottom), colour, grid.line(part))
        canvas.line((left, bottom, right, top), colour, grid.line(part))
    if label:
        middle, _ = grid.middle(space)
        half, high = grid.side * 0.34, grid.side * 0.3
        low = grid.box(space)[3] - grid.side * 0.04
        plate = (middle - half, low - high, middle + half, low)
        canvas.rounded_rectangle(plate, grid.side * 0.08, DARK, LIGHT, grid.line(0.02))
        _write(canvas, (middle, low - high / 2), label, round(grid.side * 0.26), LIGHT)


def _draw_body(
    canvas: ImageDraw.ImageDraw,
    grid: MapGrid,
    figure: Figure,
    inset: float,
    fill: Colour | None,
    outline: Colour,
    width: int,
) -> None:
    left, top, right, bottom = grid.box(figure.space, figure.size, inset)
    if figure.kind is FigureKind.HERO:
        canvas.ellipse((left, top, right, bottom), fill, outline, width)
        return
    middle = ((left + right) / 2, (top + bottom) / 2)
    points = [(middle[0] + x * (right - left), middle[1] + y * (bottom - top)) for x, y in _HEXAGON]
    canvas.polygon(points, fill, outline, max(1, width))


def _draw_label(canvas: ImageDraw.ImageDraw, grid: MapGrid, figure: Figure, label: str) -> None:
    """Write a label away from the marks; a mark lies on its own figure, never between two."""
    room = min(figure.size.width, figure.size.height) * grid.side
    marks = (figure.bleed > 0) + (figure.daze > 0) + (figure.body is not None)
    full, shift = (0.44, 0.34, 0.3, 0.3)[marks] * (1 if len(label) < 3 else 0.8), 0.12 * grid.side
    (across, down), away = grid.middle(figure.space, figure.size), _away(figure)
    up = shift if figure.body is not None else 0.0
    middle = (across + away * shift, down - away * shift - up)
    _write(canvas, middle, label, round(room * full), LIGHT, DARK if marks else None)


def _away(figure: Figure) -> int:
    """Tell which way lies away from the one mark: up and to the right, or down and to the left."""
    return (figure.bleed > 0) - (figure.daze > 0)


def _draw_badge(
    canvas: ImageDraw.ImageDraw,
    grid: MapGrid,
    middle: Point,
    shape: Shape,
    colour: Colour,
    count: int,
) -> None:
    size = grid.side * 0.4
    canvas.polygon(scaled(shape, middle, size * 1.15), LIGHT)
    canvas.polygon(scaled(shape, middle, size), colour, DARK, grid.line(0.02))
    ink = DARK if shape is STAR else LIGHT
    _write(canvas, (middle[0], middle[1] + size * 0.06), str(count), round(size * 0.58), ink)


def _write(
    canvas: ImageDraw.ImageDraw,
    middle: Point,
    text: str,
    size: int,
    colour: Colour,
    edge: Colour | None = None,
) -> None:
    """Write a text, with an edge round it where it lies on something else."""
    canvas.text(
        middle,
        text,
        colour,
        font(max(8, size)),
        anchor="mm",
        stroke_width=max(1, size // 10) if edge else size // 22,
        stroke_fill=edge or colour,
    )


def _dot(canvas: ImageDraw.ImageDraw, middle: Point, half: float, colour: Colour) -> None:
    x, y = middle
    canvas.ellipse((x - half, y - half, x + half, y + half), colour)


def _turned(point: Point, direction: Direction) -> Point:
    x, y = point
    for _ in range(_QUARTERS[direction]):
        x, y = -y, x
    return x, y
