"""A quest or a campaign as one picture to show around: who won, four figures, the course."""

from PIL import Image, ImageDraw

from bot.pages.pictures.canvas import png
from bot.pages.pictures.chart import FOOT, GAP, LABEL, RADIUS, WIDTH, Rectangle, write, write_foot
from bot.pages.pictures.lines import draw_lines
from bot.pages.pictures.palette import FAINT, PANEL, TABLE, scaled
from bot.pages.pictures.shown import Poster

TITLE, RESULT, FIGURE = 26, 40, 38
HEAD, TILE, COURSE = 116, 104, 390
SIGN = 62


def poster(shown: Poster) -> bytes:
    """Draw it; without a course it ends below the figures."""
    course = COURSE if shown.chart else 0
    image = Image.new("RGB", (WIDTH, HEAD + TILE + course + FOOT), TABLE)
    canvas = ImageDraw.Draw(image)
    _draw_head(canvas, shown)
    _draw_figures(canvas, shown)
    if shown.chart:
        top = HEAD + TILE
        draw_lines(image, Rectangle(0, top, WIDTH, top + course), shown.chart)
    write_foot(canvas, image.height, shown.note)
    return png(image)


def _draw_head(canvas: ImageDraw.ImageDraw, shown: Poster) -> None:
    left = 2.0 * GAP
    if shown.sign:
        canvas.polygon(scaled(shown.sign, (left + SIGN / 2, HEAD / 2), SIGN), fill=shown.ink)
        left += SIGN + 2 * GAP
    room = WIDTH - left - 2 * GAP
    write(canvas, (left, HEAD / 2 - 6), shown.title, TITLE, room, anchor="ls", ink=FAINT)
    write(canvas, (left, HEAD / 2 + 2), shown.result, RESULT, room, anchor="la")


def _draw_figures(canvas: ImageDraw.ImageDraw, shown: Poster) -> None:
    width = (WIDTH - GAP) / max(1, len(shown.figures))
    for place, (figure, label) in enumerate(shown.figures):
        left = GAP / 2 + place * width
        tile = Rectangle(left, HEAD, left + width, HEAD + TILE)
        inner = tile.inside(GAP / 2, GAP / 2, GAP / 2, GAP / 2)
        box = (inner.left, inner.top, inner.right, inner.bottom)
        canvas.rounded_rectangle(box, RADIUS, PANEL)
        middle, room = (inner.left + inner.right) / 2, inner.width - GAP
        write(canvas, (middle, inner.top + 34), figure, FIGURE, room)
        write(canvas, (middle, inner.bottom - 20), label, LABEL, room, ink=FAINT)
