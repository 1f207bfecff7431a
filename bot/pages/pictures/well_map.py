"""The first-edition map as a picture: readable on a phone, coordinates on all four edges."""

from PIL import Image, ImageDraw

from bot.pages.pictures.canvas import font, png
from bot.pages.pictures.palette import TABLE, TEXT, legible
from bot.pages.pictures.well_pieces import (
    MapGrid,
    draw_boulder,
    draw_cross,
    draw_door,
    draw_figure,
    draw_trail,
)
from bot.pages.pictures.well_terrain import SEAM, draw_space
from bot.pages.pictures.well_view import MapView, Trail, Window, labels, window
from bot.rules.well.map import Map, Terrain
from bot.rules.well.reach import Area
from bot.rules.well.spaces import Space, column_name

# A space is as large as the longest side of the picture allows, within these bounds (pixels).
_LONGEST = 1280
_LARGEST_SPACE, _SMALLEST_SPACE = 84, 24
_FLAME = (255, 122, 0)
_WASH, _HATCH = 70, 190
_OUTLINE = (214, 60, 0)


def draw_map(view: MapView) -> bytes:
    """Draw a map as PNG, or the part of a large one that matters."""
    shown = window(view)
    columns = shown.last.column - shown.first.column + 1
    rows = shown.last.row - shown.first.row + 1
    side = _LONGEST // (max(columns, rows) + 2)
    side = max(_SMALLEST_SPACE, min(_LARGEST_SPACE, side))
    grid = MapGrid(-shown.first.column * side, -shown.first.row * side, side)
    ground = _draw_inside(view, grid, shown, (columns * side, rows * side))
    return png(_framed(ground, side, shown))


def _draw_inside(view: MapView, grid: MapGrid, shown: Window, size: tuple[int, int]) -> Image.Image:
    image = Image.new("RGB", size, TABLE)
    _paste_ground(image, grid, view.map, shown)
    if view.area is not None:
        image = _with_area(image, grid, view.area)
    canvas = ImageDraw.Draw(image)
    for door in view.map.doors:
        draw_door(canvas, grid, door)
    _draw_pieces(canvas, grid, view)
    return image


def _framed(ground: Image.Image, side: int, shown: Window) -> Image.Image:
    """Put a margin round the map, with the names of its columns and rows on all sides."""
    margin = max(side * 2 // 3, _SMALLEST_SPACE)
    image = Image.new("RGB", (ground.width + 2 * margin, ground.height + 2 * margin), TABLE)
    image.paste(ground, (margin, margin))
    canvas, type_ = ImageDraw.Draw(image), font(max(13, side * 9 // 20))
    half = margin // 2
    for place, column in enumerate(range(shown.first.column, shown.last.column + 1)):
        across = margin + place * side + side / 2
        for down in (half, image.height - half):
            canvas.text((across, down), column_name(column), TEXT, type_, anchor="mm")
    for place, row in enumerate(range(shown.first.row, shown.last.row + 1)):
        middle = margin + place * side + side / 2
        for side_of in (half, image.width - half):
            canvas.text((side_of, middle), str(row + 1), TEXT, type_, anchor="mm")
    return image


def _paste_ground(image: Image.Image, grid: MapGrid, map: Map, shown: Window) -> None:
    tiles = {terrain: _tile(terrain, grid.side) for terrain in Terrain}
    for space in map.spaces():
        if space in shown:
            left, top, _, _ = grid.box(space)
            image.paste(tiles[map.terrain(space)], (int(left), int(top)))


def _tile(terrain: Terrain, side: int) -> Image.Image:
    """A space drawn large and shrunk, for smooth edges, with the grid's line round it."""
    tile = draw_space(terrain, 3 * side).resize((side, side), Image.Resampling.LANCZOS)
    if terrain is not Terrain.WALL:
        ImageDraw.Draw(tile).rectangle((0, 0, side - 1, side - 1), outline=SEAM)
    return tile


def _with_area(image: Image.Image, grid: MapGrid, area: Area) -> Image.Image:
    """Wash the template, hatch what is reached, and draw a line round the template."""
    layer = Image.new("RGBA", image.size, (0, 0, 0, 0))
    canvas = ImageDraw.Draw(layer)
    for space in area.spaces:
        canvas.rectangle(grid.box(space), (*_FLAME, _WASH))
    for space in area.reached:
        _hatch(canvas, grid, space)
    for space in area.spaces:
        _draw_outline(canvas, grid, space, set(area.spaces))
    return Image.alpha_composite(image.convert("RGBA"), layer).convert("RGB")


def _hatch(canvas: ImageDraw.ImageDraw, grid: MapGrid, space: Space) -> None:
    left, top, right, bottom = grid.box(space)
    canvas.rectangle((left, top, right, bottom), (*_FLAME, _WASH + 50))
    step = grid.side / 4
    for stripe in range(-3, 4):
        start = stripe * step
        canvas.line(
            (
                left + max(0, start),
                top + max(0, -start),
                right + min(0, start),
                bottom - max(0, start),
            ),
            (*_OUTLINE, _HATCH),
            grid.line(0.04),
        )


def _draw_outline(
    canvas: ImageDraw.ImageDraw, grid: MapGrid, space: Space, covered: set[Space]
) -> None:
    left, top, right, bottom = grid.box(space)
    sides = {
        (0, -1): (left, top, right, top),
        (1, 0): (right, top, right, bottom),
        (0, 1): (left, bottom, right, bottom),
        (-1, 0): (left, top, left, bottom),
    }
    for (across, down), line in sides.items():
        if Space(space.column + across, space.row + down) not in covered:
            canvas.line(line, (*_OUTLINE, 255), grid.line(0.07))


def _draw_pieces(canvas: ImageDraw.ImageDraw, grid: MapGrid, view: MapView) -> None:
    targets = view.area.targets if view.area else ()
    named = labels(view.map, view.died)
    for trail in view.trails:
        draw_trail(canvas, grid, _points(grid, trail))
    for boulder in view.map.boulders:
        draw_boulder(canvas, grid, boulder, legible(boulder.name)[:3])
    for figure in view.map.figures:
        draw_figure(canvas, grid, figure, named[figure.name], figure.name in targets)
    for place, space in enumerate(view.crushed):
        who = named[view.died[place]] if place < len(view.died) else ""
        draw_cross(canvas, grid, space, who)


def _points(grid: MapGrid, trail: Trail) -> list[tuple[float, float]]:
    return [grid.middle(corner, trail.size) for corner in trail.corners]
