"""Colours and type that all pictures share. No colour carries a meaning alone."""

import unicodedata
from functools import cache
from io import BytesIO
from typing import NamedTuple

from PIL import Image, ImageFont

Colour = tuple[int, int, int]

TABLE: Colour = (43, 45, 49)
PANEL: Colour = (54, 57, 63)
GRID: Colour = (88, 92, 100)
TEXT: Colour = (242, 243, 245)
FAINT: Colour = (181, 186, 193)
STRIKE: Colour = (255, 255, 255)

# Threat is red and fortune pale in every post; the rest keeps apart for colour-blind eyes too.
THREAT: Colour = (232, 84, 84)
FORTUNE: Colour = (240, 228, 180)
SERIES: tuple[Colour, ...] = (
    (240, 228, 180),
    (86, 180, 233),
    (230, 159, 0),
    (0, 178, 135),
    (204, 121, 167),
    (213, 94, 0),
)


class DieInk(NamedTuple):
    """What a die is painted with."""

    body: Colour
    ink: Colour


DARK, LIGHT = (24, 24, 27), (250, 250, 250)
DICE = {
    "blue": DieInk((38, 99, 197), LIGHT),
    "red": DieInk((190, 38, 42), LIGHT),
    "yellow": DieInk((244, 201, 56), DARK),
    "green": DieInk((38, 128, 66), LIGHT),
    "brown": DieInk((115, 74, 43), LIGHT),
    "gray": DieInk((176, 181, 188), DARK),
    "black": DieInk((20, 20, 22), LIGHT),
    "white": DieInk((245, 245, 243), DARK),
}
UNKNOWN_DIE = DieInk((120, 90, 150), LIGHT)


@cache
def font(size: int) -> ImageFont.FreeTypeFont | ImageFont.ImageFont:
    """The type that comes with the drawing library, which has ASCII letters only."""
    return ImageFont.load_default(size)


def legible(text: str) -> str:
    """The text in the letters the type has: accents go, other scripts become question marks."""
    plain = unicodedata.normalize("NFKD", text.replace("→", ">").replace("×", "x"))
    letters = "".join(sign for sign in plain if not unicodedata.combining(sign))
    return letters.encode("ascii", "replace").decode()


def png(image: Image.Image) -> bytes:
    """The picture as a PNG file of at most 256 colours, which is small and quickly written."""
    file = BytesIO()
    few = image.quantize(method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
    few.save(file, "PNG", compress_level=1)
    return file.getvalue()
