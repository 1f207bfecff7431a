"""The pictures, as PNG files. What draws them is loaded with the first: no start needs it.

Pictures are drawn in threads, so that nobody else waits for this either.
"""

from collections.abc import Sequence

from bot.pages.pictures.shown import Panel, Series, ShownDie
from bot.pages.pictures.well_view import MapView


def dice_picture(rows: Sequence[Sequence[ShownDie]]) -> bytes:
    """Draw rolled dice, each row of the roll starting on a line of its own."""
    from bot.pages.pictures import dice

    return dice.dice_picture(rows)


def bar_chart(panel: Panel) -> bytes:
    """Draw upright bars, side by side."""
    from bot.pages.pictures import chart

    return chart.bar_chart(panel)


def bar_panels(panels: Sequence[Panel]) -> bytes:
    """Draw small charts of upright bars, two in a row."""
    from bot.pages.pictures import chart

    return chart.bar_panels(panels)


def line_chart(heading: str, series: Sequence[Series], labels: Sequence[str]) -> bytes:
    """Draw lines over the points in time that `labels` names."""
    from bot.pages.pictures import lines

    return lines.line_chart(heading, series, labels)


def draw_map(view: MapView) -> bytes:
    """Draw a map, or the part of a large one that matters."""
    from bot.pages.pictures import well_map

    return well_map.draw_map(view)
