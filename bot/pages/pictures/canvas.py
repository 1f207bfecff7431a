"""What is drawn with, whatever the picture: type, rows of symbols, the finished file."""

from collections.abc import Sequence
from functools import cache
from io import BytesIO

from PIL import Image, ImageDraw, ImageFont

from bot import DATA
from bot.pages.pictures.palette import Colour, Point, Shape, scaled

# Roboto by Christian Robertson, under the Apache License 2.0, which lies beside it.
TYPE = DATA / "type" / "Roboto-Regular.ttf"


@cache
def font(size: int) -> ImageFont.FreeTypeFont:
    """The type of all pictures: it has Latin, Greek and Cyrillic letters with all their accents."""
    return ImageFont.truetype(TYPE, size)


def png(image: Image.Image) -> bytes:
    """The picture as a PNG file of at most 256 colours, which is small and quickly written."""
    file = BytesIO()
    few = image.quantize(method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
    few.save(file, "PNG", compress_level=1)
    return file.getvalue()


def draw_row(
    canvas: ImageDraw.ImageDraw, shapes: Sequence[Shape], middle: Point, size: float, ink: Colour
) -> None:
    """Shapes side by side, the row centred on a point."""
    step = size * 1.08
    left = middle[0] - step * (len(shapes) - 1) / 2
    for place, shape in enumerate(shapes):
        canvas.polygon(scaled(shape, (left + place * step, middle[1]), size), fill=ink)
