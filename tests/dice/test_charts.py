"""Charts show their figures and never fail on odd texts or none."""

from collections.abc import Callable, Sequence
from io import BytesIO

import pytest
from PIL import Image

from bot.pages.pictures.canvas import font
from bot.pages.pictures.chart import (
    HEIGHT,
    SMALL_HEIGHT,
    WIDTH,
    bar_chart,
    bar_panels,
    ranking,
)
from bot.pages.pictures.lines import line_chart
from bot.pages.pictures.palette import SERIES, THREAT, Colour, legible
from bot.pages.pictures.shown import Bar, LineChart, Panel, Series

BLUE: Colour = (0, 0, 255)
BARS = (Bar("0", 0.5, "50%"), Bar("1", 0.25, "25%"), Bar("2", 0.25, "25%"))


def opened(picture: bytes) -> Image.Image:
    image = Image.open(BytesIO(picture))
    assert image.format == "PNG"
    return image.convert("RGB")


def painted(image: Image.Image, colour: Colour) -> int:
    """How many pixels have about this colour."""
    near = [
        band.point([abs(value - wanted) < 40 and 255 for value in range(256)])
        for band, wanted in zip(image.split(), colour, strict=True)
    ]
    return sum(all(pixel) for pixel in zip(*(band.tobytes() for band in near), strict=True))


def lines(heading: str, series: Sequence[Series], labels: Sequence[str]) -> bytes:
    return line_chart(LineChart(heading, tuple(series), tuple(labels)))


@pytest.mark.parametrize("draw", [bar_chart, ranking, lambda panel: bar_panels([panel])])
def test_bars_are_as_large_as_their_values(draw: Callable[[Panel], bytes]) -> None:
    both = painted(opened(draw(Panel("", (Bar("a", 4), Bar("b", 2)), BLUE))), BLUE)
    one = painted(opened(draw(Panel("", (Bar("a", 4), Bar("b", 0)), BLUE))), BLUE)
    assert both / one == pytest.approx(1.5, rel=0.05)


def test_the_size_follows_the_charts() -> None:
    panel = Panel("Blue", BARS)
    assert opened(bar_chart(panel)).size == (WIDTH, HEIGHT)
    assert opened(bar_panels([panel] * 2)).size == (WIDTH, SMALL_HEIGHT)
    assert opened(bar_panels([panel] * 3)).size == (WIDTH, 2 * SMALL_HEIGHT)
    heights = [opened(ranking(Panel("", BARS * times))).height for times in (1, 2, 3)]
    assert heights[0] < heights[1] < heights[2]


def test_an_expected_height_is_drawn_even_above_the_bar() -> None:
    plain = Panel("", (Bar("X", 2, "2"),), BLUE)
    marked = Panel("", (Bar("X", 2, "2", expected=4),), BLUE)
    assert painted(opened(bar_chart(marked)), BLUE) == pytest.approx(
        painted(opened(bar_chart(plain)), BLUE) / 2, rel=0.05
    )


def test_a_line_rises_with_its_points() -> None:
    image = opened(lines("Threat", [Series("", (0, 10), BLUE)], ["a", "b"]))
    left, right, middle = WIDTH // 3, WIDTH * 3 // 5, HEIGHT // 2
    assert painted(image.crop((0, middle, left, HEIGHT)), BLUE) > 0
    assert painted(image.crop((right, middle, WIDTH, HEIGHT)), BLUE) == 0
    assert painted(image.crop((right, 0, WIDTH, middle)), BLUE) > 0


def test_lines_of_one_colour_still_differ_by_their_marks() -> None:
    points = (1, 4, 2)
    looks = {
        lines("", [Series("", (None,))] * place + [Series("", points, THREAT)], ["a", "b", "c"])
        for place in range(len(SERIES))
    }
    assert len(looks) == len(SERIES)


def test_a_gap_interrupts_a_line() -> None:
    labels = ["1", "2", "3"]
    whole = opened(lines("", [Series("", (5, 5, 5), BLUE)], labels))
    broken = opened(lines("", [Series("", (5, None, 5), BLUE)], labels))
    assert 0 < painted(broken, BLUE) < painted(whole, BLUE)


@pytest.mark.parametrize(
    "panel",
    [
        Panel("", ()),
        Panel("z" * 300, (Bar("Élise " * 40, 3, "x" * 90), Bar("🎲", 0))),
        Panel("all zero", (Bar("0", 0, expected=0.0),)),
        Panel("many", tuple(Bar(str(n), n) for n in range(61))),
    ],
)
@pytest.mark.parametrize("draw", [bar_chart, ranking, lambda panel: bar_panels([panel, panel])])
def test_odd_figures_and_texts_still_give_bars(
    draw: Callable[[Panel], bytes], panel: Panel
) -> None:
    assert opened(draw(panel)).width == WIDTH


@pytest.mark.parametrize(
    ("series", "labels"),
    [
        ([], []),
        ([Series("one", (7,))], ["now"]),
        ([Series("none", (None, None))], ["a", "b"]),
        ([Series(str(n), (n * 9999,) * 60) for n in range(8)], ["a long night"] * 60),
    ],
)
def test_odd_figures_and_texts_still_give_lines(series: list[Series], labels: list[str]) -> None:
    assert opened(lines("z" * 300, series, labels)).size == (WIDTH, HEIGHT)


def test_no_panels_are_an_empty_picture() -> None:
    assert opened(bar_panels([])).size == (WIDTH, SMALL_HEIGHT)


def test_texts_are_put_into_letters_that_can_be_drawn() -> None:
    assert legible("Élise → 3 × Größe – l’œuvre «à …»") == "Élise > 3 × Größe – l’œuvre «à …»"
    assert (
        legible("E\u0301lise Ñandú Łukasz Βασίλης Торвальд")
        == "Élise Ñandú Łukasz Βασίλης Торвальд"
    )
    assert legible("ǻ ｆ ﬁ ẞ ½") == "ǻ f fi ẞ ½"
    assert legible("東京 🐉") == "?? ?"


@pytest.mark.parametrize(
    ("text", "drawn"),
    [
        ("각하", "??"),
        ("\N{HEAVY BLACK HEART}\N{VARIATION SELECTOR-16}", "?"),
        ("\N{MAN}\N{ZERO WIDTH JOINER}\N{WOMAN}", "??"),
        ("Le\N{ZERO WIDTH SPACE}o\N{SOFT HYPHEN}ric\N{RIGHT-TO-LEFT MARK}", "Leoric"),
        ("q\N{COMBINING TILDE}\N{COMBINING ENCLOSING CIRCLE}", "q"),
    ],
    ids=["syllables", "a chosen look", "joined", "unseen", "marks"],
)
def test_each_sign_is_one_question_mark_and_what_nobody_sees_is_none(text: str, drawn: str) -> None:
    assert legible(text) == drawn


def test_the_type_has_every_letter_that_is_drawn_as_it_is() -> None:
    lacking = font(24).getmask("\ue000")
    signs = [chr(code) for code in range(0x3000) if legible(chr(code)) == chr(code)]
    empty = [sign for sign in signs if bytes(font(24).getmask(sign)) == bytes(lacking)]
    assert len(signs) > 900
    assert empty == []
