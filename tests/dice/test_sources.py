"""Every source is fair by construction, and wishes are kept in order."""

from collections import Counter
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.rules.basics.dice import Dice, DiceBox, Rolled, Throw, fair_faces, first_faces
from bot.rules.rolling.dice_sources import ForcedDice, ImpossibleFace, SeededDice, SystemDice
from bot.rules.rolling.verification import mixed_faces

POOL = ("blue", "red", "yellow")


def roll(dice: Dice, *pool: str, secret: bytes | None = None, number: int = 1) -> Rolled:
    return dice.roll(pool, secret=secret, throw=Throw("nerekhall", number))


def test_every_face_stands_for_the_same_number_of_bytes() -> None:
    faces = Counter(face for byte in range(256) for face in fair_faces(bytes([byte])))
    assert faces == dict.fromkeys(range(6), 42)


def test_two_bytes_give_every_pair_of_faces_equally_often() -> None:
    pairs = Counter(
        tuple(faces)
        for two in product(range(256), repeat=2)
        if len(faces := fair_faces(bytes(two))) == 2
    )
    assert pairs == dict.fromkeys(product(range(6), repeat=2), 42 * 42)


def test_a_passed_over_byte_never_moves_into_a_face() -> None:
    assert fair_faces(bytes([252, 0, 253, 7, 254, 255, 251])) == [0, 1, 5]


def test_blocks_are_read_until_there_are_faces_enough() -> None:
    blocks = iter([bytes([255] * 32), bytes([1, 255]), bytes([2, 3]), bytes([4])])
    assert first_faces(3, blocks) == (1, 2, 3)
    assert next(blocks) == bytes([4])


@given(st.lists(st.sampled_from(POOL), max_size=40))
def test_the_system_rolls_a_face_for_every_die(pool: list[str]) -> None:
    rolled = roll(SystemDice(), *pool)
    assert len(rolled.faces) == len(pool)
    assert set(rolled.faces) <= set(range(6))
    assert not rolled.forced


def test_the_system_does_not_repeat_itself() -> None:
    dice = SystemDice()
    assert dice.new_secret() != dice.new_secret()
    assert len(dice.new_secret()) == 32
    assert roll(dice, *["red"] * 20) != roll(dice, *["red"] * 20)


def test_a_committed_secret_decides_the_faces_of_every_source(box: DiceBox) -> None:
    seeded = SeededDice(7)
    secret = seeded.new_secret()
    due = Rolled(mixed_faces(secret, Throw("nerekhall", 3), len(POOL)))
    for dice in (SystemDice(), seeded, ForcedDice(seeded, box)):
        assert roll(dice, *POOL, secret=secret, number=3) == due


def test_a_seed_repeats_rolls_and_secrets() -> None:
    one, other, third = SeededDice(7), SeededDice(7), SeededDice(8)
    first = [roll(one, *POOL) for _ in range(8)]
    assert [roll(other, *POOL) for _ in range(8)] == first
    assert [roll(third, *POOL) for _ in range(8)] != first
    assert len(set(first)) > 1
    assert one.new_secret() == other.new_secret() != third.new_secret()


def test_a_seed_rules_even_over_a_foreign_secret_but_is_not_verified_by_it() -> None:
    rolled = [roll(SeededDice(7), *POOL, secret=SystemDice().new_secret()) for _ in range(2)]
    assert rolled[0] == rolled[1]
    assert rolled[0].forced


def test_wished_faces_come_in_order_and_only_on_their_dice(box: DiceBox) -> None:
    dice = ForcedDice(SeededDice(1), box)
    dice.force("gray", "0")
    dice.force("blue", "x")
    dice.force("red", "0/3/1")
    dice.force("gray", "3")
    first = roll(dice, "red", "gray", "yellow")
    assert first.forced
    assert box.faces(["red", "gray"], first.faces[:2]) == (
        box["red"].faces[5],
        box["gray"].faces[0],
    )
    assert [(wish.colour, wish.written) for wish in dice.unused()] == [("blue", "x"), ("gray", "3")]
    second = roll(dice, "gray", "blue")
    assert box.faces(["gray", "blue"], second.faces) == (
        box["gray"].faces[5],
        box["blue"].faces[0],
    )
    assert dice.unused() == ()


def test_without_wishes_the_inner_dice_are_untouched(box: DiceBox) -> None:
    dice = ForcedDice(SeededDice(1), box)
    dice.force("black", "4")
    assert roll(dice, *POOL) == roll(SeededDice(1), *POOL)
    assert not roll(dice, *POOL).forced


def test_a_wish_waits_for_the_edition_that_has_the_face(box: DiceBox) -> None:
    dice = ForcedDice(SeededDice(1), box)
    dice.force("red", "2/2/0")
    dice.force("black", "surge")
    dice.force("white", "1/3/1")
    assert not roll(dice, "red", "black", "gray").forced
    rolled = roll(dice, "first:red", "first:black", "first:white")
    written = [
        box[die].written(face)
        for die, face in zip(("first:red", "first:black", "first:white"), rolled.faces, strict=True)
    ]
    assert written == ["2/2/0", "surge", "1/3/1"]


def test_two_wishes_for_one_colour_fill_two_dice_of_a_roll(box: DiceBox) -> None:
    dice = ForcedDice(SeededDice(1), box)
    dice.force("black", "0")
    dice.force("black", "4")
    assert roll(dice, "black", "black").faces == (0, 5)


@pytest.mark.parametrize(
    ("colour", "face"), [("yellow", "X"), ("gray", "4"), ("black", "1"), ("pink", "0"), ("red", "")]
)
def test_an_impossible_wish_is_refused_at_once(box: DiceBox, colour: str, face: str) -> None:
    dice = ForcedDice(SeededDice(1), box)
    with pytest.raises(ImpossibleFace) as refused:
        dice.force(colour, face)
    assert (refused.value.colour, refused.value.written) == (colour, face)
    assert dice.unused() == ()
