"""Golden pictures: what is drawn looks as it did when somebody last looked at it.

`OVERLORD_GOLDEN=1` draws them anew; then look at them. They are compared small, so that another
version of the drawing library, with letters a little thicker or thinner, draws the same.
"""

import os
from collections.abc import Callable
from io import BytesIO
from itertools import pairwise
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

from bot.box.box import load_box
from bot.pages.pictures import drawn as draw
from bot.pages.pictures.axes import MOST_LABELS, axis, thinned
from bot.pages.pictures.palette import CROWN, FORTUNE, SHIELD, THREAT
from bot.pages.pictures.shown import (
    Band,
    Dot,
    DotLines,
    LineChart,
    Poster,
    Series,
    ShownDie,
)
from bot.pages.pictures.well_view import MapView
from bot.rules.basics.stored import replace
from bot.rules.well.spaces import Space
from tests.well.drawing import drawn as map_of

GOLDEN = Path(__file__).parent / "golden"
SMALLER = 4
MOST, ON_AVERAGE = 60, 1.0


def quests(count: int) -> LineChart:
    """A campaign of so many quests, the threat growing, won in turns."""
    threat = tuple(place * place % 23 for place in range(count))
    fortune = tuple(place % 4 for place in range(count))
    signs = ((SHIELD, FORTUNE), (CROWN, THREAT))
    return LineChart(
        "Threat and fortune by quest",
        (Series("Threat", threat, THREAT), Series("Fortune", fortune, FORTUNE)),
        tuple(f"Quest {place} of a long name" for place in range(count)),
        tuple(Band(place, place, *signs[place % 2]) for place in range(1, count)),
    )


def rounds() -> LineChart:
    """A quest of two encounters."""
    return LineChart(
        "Threat and fortune by round",
        (Series("Threat", (5, 5, 6, 4, 7), THREAT), Series("Fortune", (0, 1, 1, 2, 0), FORTUNE)),
        ("start", "set-up", "round 1", "set-up", "round 1"),
        (Band(1, 2, name="encounter 1"), Band(3, 4, name="encounter 2")),
    )


QUEST = Poster(
    "First Blood",
    "The overlord won",
    (
        ("31", "turns"),
        ("+5 −3", "threat"),
        ("4 of 6", "fortune spent"),
        ("2", "hero defeats"),
    ),
    rounds(),
    "The Long Winter · 2026-12-05",
    CROWN,
    THREAT,
)
LUCK = DotLines(
    "Luck, from bad (−3) to good (+3)",
    (
        Dot("1 damage", -1.3, "72 dice"),
        Dot("1 surges", 0.0, "72 dice"),
        Dot("2 shields in tests", 2.4, "48 dice"),
        Dot("3 damage", 7.5, "30 dice"),
    ),
    "The Long Winter · 2026-12-05",
)


def dice() -> bytes:
    box = load_box().dice
    attack = [ShownDie(box["blue"], 3), ShownDie(box["red"], 4, (0,)), ShownDie(box["yellow"], 0)]
    return draw.dice_picture([attack, [ShownDie(box["gray"], 2), ShownDie(box["black"], 5)]])


def well() -> bytes:
    laid_out = map_of(
        """
        #########
        #.1aa2..#
        #.3aa4.b#
        #...BB..#
        #~..BB.O#
        #########
        """,
        arrows="BW",
        doors=["B2 E closed"],
        flying="a",
    )
    marked = tuple(
        replace(figure, bleed=place % 3, daze=place % 2)
        for place, figure in enumerate(laid_out.figures)
    )
    shown = replace(laid_out, figures=marked)
    return draw.draw_map(MapView(shown, crushed=(Space(2, 3),), died=("Kobold 12",)))


PICTURES: dict[str, Callable[[], bytes]] = {
    "quest": lambda: draw.poster(QUEST),
    "quest-without-course": lambda: draw.poster(plain(QUEST)),
    "few-quests": lambda: draw.line_chart(quests(5)),
    "many-quests": lambda: draw.line_chart(quests(40)),
    "luck": lambda: draw.dot_lines(LUCK),
    "dice": dice,
    "well": well,
}


def plain(shown: Poster) -> Poster:
    return replace(shown, chart=None, sign=(), note="")


def opened(png: bytes) -> Image.Image:
    return Image.open(BytesIO(png)).convert("RGB")


def alike(one: Image.Image, other: Image.Image) -> bool:
    """Tell whether two pictures are the same to an eye that does not look at single pixels."""
    if one.size != other.size:
        return False
    small = [image.reduce(SMALLER) for image in (one, other)]
    apart = ImageChops.difference(*small)
    furthest = max(most for _, most in ImageStat.Stat(apart).extrema)
    return furthest <= MOST and max(ImageStat.Stat(apart).mean) <= ON_AVERAGE


@pytest.mark.parametrize("name", PICTURES)
def test_a_picture_looks_as_it_did(name: str) -> None:
    png = PICTURES[name]()
    file = GOLDEN / f"{name}.png"
    if os.environ.get("OVERLORD_GOLDEN"):
        file.write_bytes(png)
    assert alike(opened(png), Image.open(file).convert("RGB"))


@pytest.mark.parametrize("name", PICTURES)
def test_what_is_moved_a_little_does_not_look_the_same(name: str) -> None:
    kept = Image.open(GOLDEN / f"{name}.png").convert("RGB")
    assert not alike(kept, ImageChops.offset(kept, 4, 0))
    assert not alike(kept, ImageChops.offset(kept, 0, 4))


@pytest.mark.parametrize("most", [*range(60), 99, 100, 101, 250, 999, 12345])
def test_an_axis_ends_just_above_the_highest_value(most: int) -> None:
    found = axis(most)
    assert most < found.top <= most + found.step
    assert found.top <= max(1.5 * most, most + 2)
    assert len(found.values) <= 10


@pytest.mark.parametrize("count", range(60))
def test_never_more_than_twelve_labels_stand(count: int) -> None:
    places = thinned([""] * count)
    assert len(places) <= MOST_LABELS
    assert len({after - before for before, after in pairwise(places)}) <= 1
    assert places[:1] == [0][:count]
