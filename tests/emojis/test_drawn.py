"""The emojis: a name and a picture for every face, within what Discord takes."""

import re
from io import BytesIO

import pytest
from PIL import Image

from bot.box.box import load_box
from bot.desk.emojis import drawn
from bot.pages.phrases.emojis import of_face
from bot.rules.basics.dice import Face

# As Discord's reference on emojis states them.
NAME = re.compile(r"\w{2,32}", re.ASCII)
MOST, MOST_BYTES, SIDE = 2000, 256 * 1024, 128
DICE = load_box().dice
ALL = dict(drawn(DICE))


def test_only_faces_that_look_the_same_share_a_name() -> None:
    faces: dict[str, set[tuple[str, Face]]] = {}
    for die in DICE:
        for place, face in enumerate(die.faces):
            faces.setdefault(of_face(die, place), set()).add((die.id, face))
    assert all(len(each) == 1 for each in faces.values())
    assert set(ALL) == {*faces, "threat", "fortune"}


def test_names_are_such_as_discord_takes() -> None:
    assert len(ALL) <= MOST
    assert all(NAME.fullmatch(name) for name in ALL)


@pytest.mark.parametrize(
    ("die", "name"),
    [
        ("blue", "blue_miss"),
        ("blue", "blue_2_2_damage_surge"),
        ("yellow", "yellow_2_1_damage"),
        ("yellow", "yellow_2_damage"),
        ("green", "green_1_surge"),
        ("gray", "gray_2_shields"),
        ("brown", "brown_blank"),
        ("first:black", "first_black_enhancement"),
    ],
)
def test_names_tell_what_a_face_shows(die: str, name: str) -> None:
    assert name in {of_face(DICE[die], face) for face in range(6)}


@pytest.mark.parametrize("name", ALL)
def test_pictures_are_as_small_as_discord_wants(name: str) -> None:
    png = ALL[name]()
    assert len(png) <= MOST_BYTES
    with Image.open(BytesIO(png)) as image:
        assert (image.format, image.size) == ("PNG", (SIDE, SIDE))


def test_every_picture_is_another_but_for_the_same_face_of_both_editions() -> None:
    looks = {(die.colour, die.mark, face) for die in DICE for face in die.faces}
    assert len({draw() for draw in ALL.values()}) == len(looks) + len(("threat", "fortune"))
