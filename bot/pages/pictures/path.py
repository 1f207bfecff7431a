"""The way through a campaign: a tile a quest, with the sign of who won; what is ahead is open."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import ceil

from PIL import Image, ImageDraw

from bot.pages.pictures.canvas import png
from bot.pages.pictures.chart import (
    FOOT,
    GAP,
    HEADING,
    LABEL,
    RADIUS,
    SMALLEST,
    WIDTH,
    Rectangle,
    write,
    write_foot,
)
from bot.pages.pictures.palette import ARROW, FAINT, GRID, PANEL, TABLE, TEXT, scaled
from bot.pages.pictures.shown import PathPicture, PathRow, Station

A_LINE = 3
TITLE, HEAD = 30, 64
TILE, PART = 92, 40
SIGN, POINTER = 40, 20
OUTLINE = 3


def path_picture(shown: PathPicture) -> bytes:
    """Draw it as high as its parts need."""
    height = HEAD + sum(map(_height, shown.rows)) + FOOT
    image = Image.new("RGB", (WIDTH, height), TABLE)
    canvas = ImageDraw.Draw(image)
    write(canvas, (2 * GAP, HEAD / 2), shown.title, TITLE, WIDTH - 4 * GAP, anchor="lm")
    top = HEAD
    for part in shown.rows:
        _draw_part(canvas, part, top)
        top += _height(part)
    write_foot(canvas, image.height, shown.note)
    return png(image)


def _height(part: PathRow) -> int:
    return PART + ceil(len(part.stations) / A_LINE) * TILE


def _draw_part(canvas: ImageDraw.ImageDraw, part: PathRow, top: float) -> None:
    at = (2 * GAP, top + PART / 2)
    write(canvas, at, part.heading, HEADING - 4, WIDTH - 4 * GAP, anchor="lm", ink=FAINT)
    tiles = list(_tiles(len(part.stations), top + PART))
    for station, tile in zip(part.stations, tiles, strict=True):
        _draw_station(canvas, station, tile)
    _draw_pointers(canvas, part.stations, tiles)


def _tiles(count: int, top: float) -> Iterator[Rectangle]:
    """Give each tile its place, so many on a line."""
    width = (WIDTH - 2 * GAP) / A_LINE
    for place in range(count):
        line, column = divmod(place, A_LINE)
        left, above = GAP + column * width, top + line * TILE
        inner = Rectangle(left, above, left + width, above + TILE)
        yield inner.inside(GAP, GAP / 2, GAP, GAP / 2)


def _draw_station(canvas: ImageDraw.ImageDraw, station: Station, tile: Rectangle) -> None:
    box = (tile.left, tile.top, tile.right, tile.bottom)
    if station.ahead:
        canvas.rounded_rectangle(box, RADIUS, TABLE, GRID, OUTLINE)
    else:
        canvas.rounded_rectangle(box, RADIUS, PANEL)
    left = tile.left + GAP
    if station.sign:
        middle = (left + SIGN / 2, (tile.top + tile.bottom) / 2)
        canvas.polygon(scaled(station.sign, middle, SIGN), fill=station.ink)
        left += SIGN + GAP
    room, middle_line = tile.right - left - GAP, (tile.top + tile.bottom) / 2
    ink = FAINT if station.ahead else TEXT
    write(canvas, (left, middle_line - 4), station.name, LABEL, room, anchor="ls", ink=ink)
    write(canvas, (left, middle_line + 6), station.note, SMALLEST, room, anchor="la", ink=FAINT)


def _draw_pointers(
    canvas: ImageDraw.ImageDraw, stations: Sequence[Station], tiles: Sequence[Rectangle]
) -> None:
    """Point from a quest that was played to the one that came after it."""
    for place, (before, after) in enumerate(pairwise(stations)):
        if after.ahead or before.ahead or (place + 1) % A_LINE == 0:
            continue
        tile = tiles[place]
        middle = (tile.right + GAP, (tile.top + tile.bottom) / 2)
        canvas.polygon(scaled(ARROW, middle, POINTER), fill=FAINT)
