"""The page about the map shows what the bot posts today, and maps it describes can be read."""

import re
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

from bench.draw_well import FOLDER, pictures
from bot.rules.well.map_text import read_map
from bot.rules.well.spaces import Size

PAGE = (Path(__file__).parents[3] / "docs" / "well-of-darkness.md").read_text(encoding="utf-8")
DRAWN = {picture.name: picture for picture in pictures()}


def gray(png: bytes) -> Image.Image:
    return Image.open(BytesIO(png)).convert("L")


def test_every_picture_stands_in_the_page_with_its_alt_text() -> None:
    shown = {name: alt for alt, name in re.findall(r"!\[([^]]*)\]\(pictures/([^)]*)\)", PAGE)}
    assert shown == {name: picture.alt for name, picture in DRAWN.items()}


@pytest.mark.parametrize("name", DRAWN)
def test_the_kept_picture_is_the_one_drawn_today(name: str) -> None:
    """Letters may be drawn a little differently by another build of the drawing library."""
    kept, drawn = gray((FOLDER / name).read_bytes()), gray(DRAWN[name].png)
    assert kept.size == drawn.size
    assert ImageStat.Stat(ImageChops.difference(kept, drawn)).mean[0] < 1


def test_the_map_in_the_page_can_be_read() -> None:
    [block] = [each for each in re.findall(r"```\n(.*?)```", PAGE, re.DOTALL) if "legend" in each]
    reading = read_map(block, Size(2, 2))
    assert reading.faults == ()
    assert reading.map is not None
    assert [piece.name for piece in reading.map.pieces] == ["Leoric", "Dragon", "1"]
