"""The picture of the rooms shows who imports whom, and is the one that the page shows."""

from itertools import product
from xml.etree.ElementTree import fromstring

import pytest

from bench import _floors, _storeys, draw_rooms
from bench._storeys import Band

HOUSES = ["", *draw_rooms.HOUSES]
STORED = draw_rooms.PICTURE.read_text(encoding="utf-8")
DIAMOND = {"top": "left right bottom", "left": "bottom", "right": "bottom", "bottom": ""}


def uses(**rooms: str) -> _storeys.Uses:
    return {room: frozenset(others.split()) for room, others in rooms.items()}


def test_the_stored_picture_is_true() -> None:
    assert draw_rooms.drawn() == STORED, "run python -m bench.draw_rooms"


def test_it_names_every_room() -> None:
    shown = {text.text for text in fromstring(STORED).iter() if text.tag.endswith("text")}
    outside = {draw_rooms.path(room) for room in _storeys.uses()}
    inside = {room.rpartition(".")[2] for each in draw_rooms.HOUSES for room in _storeys.uses(each)}
    assert outside | inside <= shown


def test_what_is_left_out_a_longer_way_says() -> None:
    shown = _storeys.plain(uses(**DIAMOND))
    assert shown["top"] == {"left", "right"}
    assert _storeys.reached(shown) == _storeys.reached(uses(**DIAMOND))


@pytest.mark.parametrize("house", HOUSES)
def test_leaving_out_loses_no_way_of_the_bots_own(house: str) -> None:
    loose = _storeys.untied(_storeys.uses(house))
    assert _storeys.reached(_storeys.plain(loose)) == _storeys.reached(loose)


def test_rooms_in_a_circle_are_tied_together() -> None:
    tied = uses(a="b", b="c", c="a d", d="")
    assert _storeys.knots(tied) == {
        **dict.fromkeys("abc", ("a", "b", "c")),
        "d": ("d",),
    }
    assert _storeys.untied(tied) == uses(a="d", d="")


def test_a_room_stands_above_all_that_it_uses_and_all_that_waits_for_less() -> None:
    rooms = uses(cog="desk", desk="page", page="rules", rules="", log="rules")
    bands = dict.fromkeys(rooms, Band.PURE) | {
        "cog": Band.DISCORD,
        "desk": Band.DISCORD,
        "log": Band.WAITING,
    }
    storey = _storeys.storeys(rooms, bands)
    assert storey == {"rules": 0, "page": 1, "log": 2, "desk": 3, "cog": 4}


def test_what_a_room_waits_for_is_what_it_leads_to() -> None:
    found = _storeys.bands(_storeys.uses())
    assert found["bot.rules"] is Band.PURE
    assert found["bot.log"] is Band.WAITING
    assert found["cogs"] is Band.DISCORD


def test_rows_are_sorted_until_no_arrow_crosses_that_need_not() -> None:
    arrows = [("a", "y"), ("b", "x")]
    floors = {"a": 1, "b": 1, "x": 0, "y": 0}
    found = _floors.arrange(dict.fromkeys(floors, 40), floors, arrows)
    assert _floors.crossings(found.rows, arrows) == 0


def test_boxes_of_a_row_stand_apart_and_an_arrow_over_a_floor_goes_beside_them() -> None:
    floors = {"top": 2, "middle": 1, "bottom": 0}
    arrows = [("top", "middle"), ("middle", "bottom"), ("top", "bottom")]
    found = _floors.arrange(dict.fromkeys(floors, 100), floors, arrows)
    _, passage, _ = found.ways["top", "bottom"]
    assert {"middle", passage} == set(found.rows[1])
    apart = abs(found.middle["middle"] - found.middle[passage])
    assert apart >= (100 + _floors.PASSAGE) / 2 + _floors.GAP


@pytest.mark.parametrize(("value", "whole"), list(product([0.5, 0.5 - 1e-9, 0.5 + 1e-9], [0])))
def test_halves_are_rounded_alike_whatever_the_noise(value: float, whole: int) -> None:
    assert _floors.snapped(value) == whole
