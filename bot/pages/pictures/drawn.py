"""The pictures, as PNG files. What draws them is loaded with the first: no start needs it.

Pictures are drawn in threads, so that nobody else waits for this either.
"""

from collections.abc import Sequence

from bot.pages.pictures.shown import DotLines, LineChart, Panel, PathPicture, Poster, ShownDie
from bot.pages.pictures.well_view import MapView
from bot.rules.basics.dice import Die


def dice_picture(rows: Sequence[Sequence[ShownDie]]) -> bytes:
    """Draw rolled dice, each row of the roll starting on a line of its own."""
    from bot.pages.pictures import dice

    return dice.dice_picture(rows)


def face_picture(die: Die, face: int) -> bytes:
    """Draw one face of a die, as small as an emoji."""
    from bot.pages.pictures import dice

    return dice.face_picture(die, face)


def token_picture(token: str) -> bytes:
    """Draw a token of threat or fortune, as small as an emoji."""
    from bot.pages.pictures import dice

    return dice.token_picture(token)


def bar_chart(panel: Panel) -> bytes:
    """Draw upright bars, side by side."""
    from bot.pages.pictures import chart

    return chart.bar_chart(panel)


def bar_panels(panels: Sequence[Panel], note: str = "") -> bytes:
    """Draw small charts of upright bars, two in a row; a note stands at the foot."""
    from bot.pages.pictures import chart

    return chart.bar_panels(panels, note)


def line_chart(chart: LineChart) -> bytes:
    """Draw lines over points in time."""
    from bot.pages.pictures import lines

    return lines.line_chart(chart)


def poster(shown: Poster) -> bytes:
    """Draw a quest or a campaign as one picture to show around."""
    from bot.pages.pictures import poster

    return poster.poster(shown)


def path_picture(shown: PathPicture) -> bytes:
    """Draw the way through a campaign."""
    from bot.pages.pictures import path

    return path.path_picture(shown)


def dot_lines(shown: DotLines) -> bytes:
    """Draw dots on lines from bad luck to good."""
    from bot.pages.pictures import dots

    return dots.dot_lines(shown)


def draw_map(view: MapView) -> bytes:
    """Draw a map, or the part of a large one that matters."""
    from bot.pages.pictures import well_map

    return well_map.draw_map(view)
