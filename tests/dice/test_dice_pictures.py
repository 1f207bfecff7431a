"""A roll's picture tells every face apart, without colour, and keeps old faces (D4)."""

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from io import BytesIO
from itertools import pairwise

import pytest
from PIL import Image, ImageChops

from bot.pages.pictures import dice as pictures
from bot.pages.pictures.dice import GAP, OLD_SIZE, SIZE, WIDTH, dice_picture
from bot.pages.pictures.palette import TABLE
from bot.pages.pictures.shown import ShownDie
from bot.rules.basics.dice import DiceBox
from bot.rules.basics.options import Edition


def opened(picture: bytes) -> Image.Image:
    image = Image.open(BytesIO(picture))
    assert image.format == "PNG"
    return image.convert("RGB")


def drawn(*rows: Sequence[ShownDie]) -> Image.Image:
    return opened(dice_picture(rows))


def box_of_dice(image: Image.Image) -> tuple[int, int, int, int] | None:
    """Where the picture is not bare table."""
    return ImageChops.difference(image, Image.new("RGB", image.size, TABLE)).getbbox()


@pytest.mark.rule("D3")
def test_each_side_of_a_fight_stands_on_its_own_line(box: DiceBox) -> None:
    own, against = [ShownDie(box["red"], 1)], [ShownDie(box["gray"], 2)]
    assert drawn(own).size == (WIDTH, SIZE + 2 * GAP)
    assert drawn(own, against).size == (WIDTH, 2 * SIZE + 3 * GAP)
    assert drawn(own, []).size == drawn(own).size


def test_long_rows_are_broken_and_nothing_is_cut_off(box: DiceBox) -> None:
    image = drawn([ShownDie(box["red"], side % 6) for side in range(20)])
    assert image.size == (WIDTH, 4 * (SIZE + GAP) + GAP)
    assert box_of_dice(image) == pytest.approx(
        (GAP, GAP, image.width - GAP, image.height - GAP), abs=3
    )


@pytest.mark.rule("D1", "D5")
def test_faces_look_different_exactly_when_they_are(box: DiceBox) -> None:
    for die in box:
        looks = [drawn([ShownDie(die, side)]).tobytes() for side in range(6)]
        written = [die.written(side) for side in range(6)]
        assert len(set(looks)) == len(set(written))
        assert all(
            (looks[one] == looks[other]) == (written[one] == written[other])
            for one in range(6)
            for other in range(6)
        )


def test_dice_are_told_apart_without_their_colours(
    box: DiceBox, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pictures, "DICE", {})
    pictures._tile.cache_clear()
    for edition in Edition:
        dice = [die for die in box if die.edition is edition]
        looks = {drawn([ShownDie(die, 0)]).tobytes() for die in dice}
        assert len(looks) == len(dice)
    pictures._tile.cache_clear()


@pytest.mark.rule("D4")
def test_a_rerolled_die_keeps_its_old_face_struck_through_before_the_new_one(box: DiceBox) -> None:
    blue = box["blue"]
    before, after = drawn([ShownDie(blue, 4)]), drawn([ShownDie(blue, 4, struck=(0,))])
    old_and_new = box_of_dice(after)
    assert old_and_new is not None
    assert old_and_new[2] - old_and_new[0] == pytest.approx(OLD_SIZE + GAP + SIZE, abs=3)
    other = drawn([ShownDie(blue, 4, struck=(1,))])
    assert other.tobytes() != after.tobytes() != before.tobytes()
    left = (old_and_new[0], 0, old_and_new[0] + OLD_SIZE, after.height)
    unstruck = drawn([ShownDie(blue, 0)])
    assert unstruck.crop(left).tobytes() != after.crop(left).tobytes()


@pytest.mark.rule("D4")
def test_every_old_face_of_a_die_stays(box: DiceBox) -> None:
    widths = []
    for struck in [(), (0,), (0, 3), (0, 3, 3)]:
        spot = box_of_dice(drawn([ShownDie(box["blue"], 1, struck)]))
        assert spot is not None
        widths.append(spot[2] - spot[0])
    steps = [wide - narrow for narrow, wide in pairwise(widths)]
    assert steps == pytest.approx([OLD_SIZE + GAP] * 3, abs=3)


def test_pictures_are_the_same_from_any_thread(box: DiceBox) -> None:
    row = [ShownDie(die, 5, (0,)) for die in box]
    alone = dice_picture([row])
    pictures._tile.cache_clear()
    with ThreadPoolExecutor(4) as threads:
        assert set(threads.map(lambda _: dice_picture([row]), range(12))) == {alone}
