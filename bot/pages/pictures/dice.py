"""A roll as a picture: a row of dice for each side of the fight, old faces struck through (D4)."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from PIL import Image, ImageDraw

from bot.pages.pictures.canvas import draw_row, font, png
from bot.pages.pictures.palette import (
    ARROW,
    BOLT,
    CLOVER,
    DARK,
    DICE,
    FAINT,
    FORTUNE,
    HEART,
    LIGHT,
    SHIELD,
    TABLE,
    THREAT,
    UNKNOWN_DIE,
    Colour,
    DieInk,
    scaled,
)
from bot.pages.pictures.shown import ShownDie
from bot.rules.basics.dice import Die, Face, Power

SIZE = 132
OLD_SIZE = 92
EMOJI_SIZE = 128
CLOVERED = "fortune"
GAP = 14
ACROSS = 5
WIDTH = ACROSS * (SIZE + GAP) + GAP
# Tiles are drawn this much larger and shrunk, for smooth edges.
FINE = 2

# From this many symbols on they need two rows, or smaller type.
FEW = 3


class _Tile(NamedTuple):
    image: Image.Image
    old: bool


def dice_picture(rows: Sequence[Sequence[ShownDie]]) -> bytes:
    """Draw rolled dice as PNG, each row of the roll starting on a line of its own."""
    lines = [line for row in rows if row for line in _lines(_tiles(row))]
    height = GAP + sum(SIZE + GAP for _ in lines)
    image = Image.new("RGB", (WIDTH, max(height, SIZE)), TABLE)
    for number, line in enumerate(lines):
        _place(image, line, GAP + number * (SIZE + GAP))
    return png(image)


def face_picture(die: Die, face: int) -> bytes:
    """Draw one face of a die as PNG, as small as an emoji."""
    return png(_tile(die, face, EMOJI_SIZE, struck=False))


def token_picture(token: str) -> bytes:
    """Draw a token as PNG, as small as an emoji: a spike for threat, a clover for fortune."""
    side = EMOJI_SIZE * FINE
    image = Image.new("RGB", (side, side), TABLE)
    canvas, middle = ImageDraw.Draw(image), side * 0.5
    if token == CLOVERED:
        canvas.circle((middle, middle), side * 0.47, FORTUNE)
        for x, y in ((-1, -1), (1, -1), (-1, 1), (1, 1)):
            canvas.circle((middle + x * side * 0.15, middle + y * side * 0.15), side * 0.14, CLOVER)
    else:
        canvas.circle((middle, middle), side * 0.47, THREAT)
        spike = ((middle, side * 0.16), (side * 0.76, side * 0.78), (side * 0.24, side * 0.78))
        canvas.polygon(spike, fill=DARK)
    return png(image.resize((EMOJI_SIZE, EMOJI_SIZE), Image.Resampling.BOX))


def _tiles(row: Sequence[ShownDie]) -> list[_Tile]:
    return [
        tile
        for shown in row
        for tile in (
            *(_Tile(_tile(shown.die, old, OLD_SIZE, struck=True), True) for old in shown.struck),
            _Tile(_tile(shown.die, shown.face, SIZE, struck=False), False),
        )
    ]


def _lines(tiles: Sequence[_Tile]) -> list[list[_Tile]]:
    """Break a row where the picture ends."""
    lines: list[list[_Tile]] = [[]]
    for tile in tiles:
        taken = sum(one.image.width + GAP for one in lines[-1])
        if taken + tile.image.width + GAP > WIDTH - GAP:
            lines.append([])
        lines[-1].append(tile)
    return lines


def _place(image: Image.Image, line: Sequence[_Tile], top: int) -> None:
    """Paste tiles centred on a line."""
    left = (WIDTH - sum(tile.image.width + GAP for tile in line) + GAP) // 2
    for tile in line:
        image.paste(tile.image, (left, top + (SIZE - tile.image.height) // 2))
        left += tile.image.width + GAP


@lru_cache(maxsize=256)
def _tile(die: Die, face: int, size: int, *, struck: bool) -> Image.Image:
    """One die, its mark in the corner, what it shows in the middle."""
    side = size * FINE
    image = Image.new("RGB", (side, side), TABLE)
    canvas = ImageDraw.Draw(image)
    ink = DICE.get(die.colour, UNKNOWN_DIE)
    canvas.rounded_rectangle(
        (2, 2, side - 3, side - 3), side * 0.16, ink.body, outline=FAINT, width=side // 44
    )
    _draw_mark(canvas, die.mark, side, ink)
    _draw_face(canvas, die.faces[face], side, ink.ink)
    if struck:
        image = Image.blend(image, Image.new("RGB", image.size, TABLE), 0.45)
        _strike(ImageDraw.Draw(image), side)
    return image.resize((size, size), Image.Resampling.BOX)


def _draw_mark(canvas: ImageDraw.ImageDraw, mark: str, side: int, ink: DieInk) -> None:
    """The die's letters on a disc, so that its colour need not be seen."""
    middle, reach = side * 0.19, side * 0.135
    canvas.circle((middle, middle), reach, ink.ink)
    size = int(side * (0.2 if len(mark) == 1 else 0.155))
    canvas.text((middle, middle), mark, ink.body, font(size), anchor="mm")


def _draw_face(canvas: ImageDraw.ImageDraw, face: Face, side: int, ink: Colour) -> None:
    if face.miss:
        _cross(canvas, side, ink)
    elif face.power is Power.ENHANCEMENT:
        middle, size = (side * 0.5, side * 0.57), side * 2 // 5
        canvas.text(middle, "+1", ink, font(size), "mm", stroke_width=side // 120)
    elif not (face.range or face.damage or face.surge or face.shields):
        _ring(canvas, side, ink)
    else:
        _draw_figures(canvas, face, side, ink)


def _draw_figures(canvas: ImageDraw.ImageDraw, face: Face, side: int, ink: Colour) -> None:
    """Range as a number with an arrow; damage, surges and shields as symbols to count."""
    symbols = [HEART] * face.damage + [BOLT] * face.surge + [SHIELD] * face.shields
    if face.range:
        middle = (side * 0.55, side * (0.35 if symbols else 0.54))
        bold = side // 120
        canvas.text(middle, str(face.range), ink, font(side * 2 // 5), "mm", stroke_width=bold)
        canvas.polygon(scaled(ARROW, (side * 0.8, middle[1]), side * 0.22), fill=ink)
        size = side * (0.31 if len(symbols) < FEW else 0.22)
        draw_row(canvas, symbols, (side * 0.5, side * 0.74), size, ink)
    elif len(symbols) < FEW:
        size = side * (0.46 if len(symbols) == 1 else 0.37)
        draw_row(canvas, symbols, (side * 0.5, side * 0.58), size, ink)
    else:
        half = (len(symbols) + 1) // 2
        draw_row(canvas, symbols[:half], (side * 0.54, side * 0.45), side * 0.28, ink)
        draw_row(canvas, symbols[half:], (side * 0.54, side * 0.76), side * 0.28, ink)


def _cross(canvas: ImageDraw.ImageDraw, side: int, ink: Colour) -> None:
    """The X of a miss."""
    low, high, left, right = side * 0.38, side * 0.82, side * 0.28, side * 0.72
    canvas.line((left, low, right, high), ink, side // 11)
    canvas.line((left, high, right, low), ink, side // 11)


def _ring(canvas: ImageDraw.ImageDraw, side: int, ink: Colour) -> None:
    """An empty side: plainly nothing, not a picture that failed to load."""
    canvas.circle((side * 0.5, side * 0.57), side * 0.17, outline=ink, width=side // 28)


def _strike(canvas: ImageDraw.ImageDraw, side: int) -> None:
    """The stroke through a face that no longer counts."""
    ends = (side * 0.06, side * 0.94, side * 0.94, side * 0.06)
    canvas.line(ends, DARK, side // 9)
    canvas.line(ends, LIGHT, side // 18)
