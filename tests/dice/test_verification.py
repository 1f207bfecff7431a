"""Committed rolls can be recomputed by anybody (U7)."""

import hashlib
import hmac

import pytest

from bot.rules.basics.dice import SCHEME, Throw
from bot.rules.basics.sealing import commitment, keeps_word
from bot.rules.basics.stored import replace
from bot.rules.rolling.dice_sources import SeededDice, SystemDice
from bot.rules.rolling.verification import (
    Finding,
    RecordedRoll,
    committed_faces,
    verify,
)

SECRET = bytes(range(32))
POOL = ("blue", "red", "gray")


def rolled(number: int, *, forced: bool = False) -> RecordedRoll:
    """A roll as a bot with these dice would have recorded it."""
    throw = Throw("nerekhall", number, "1180000000000000000", ("fox",))
    faces = SystemDice().roll(POOL, secret=SECRET, throw=throw).faces
    return RecordedRoll(number, POOL, faces, forced, SCHEME, throw.cause, throw.words)


def test_the_commitment_is_the_plain_sha_256_of_the_secret() -> None:
    assert commitment(SECRET) == hashlib.sha256(SECRET).hexdigest()
    assert commitment(b"") == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
    assert keeps_word(SECRET, commitment(SECRET))
    assert not keeps_word(SECRET[:-1], commitment(SECRET))


def test_faces_are_the_bytes_of_the_plain_hmac_below_252_modulo_6() -> None:
    digest = hmac.new(SECRET, b"nerekhall|12", hashlib.sha256).digest()
    due = tuple(byte % 6 for byte in digest if byte < 252)[:20]
    assert committed_faces(SECRET, "nerekhall", 12, 20) == due


def test_the_faces_of_scheme_1_never_change() -> None:
    assert committed_faces(SECRET, "nerekhall", 12, 8) == (2, 0, 3, 0, 0, 4, 0, 2)


def test_a_long_roll_goes_on_in_numbered_blocks() -> None:
    blocks = [
        hmac.new(SECRET, message, hashlib.sha256).digest()
        for message in (b"nerekhall|12", b"nerekhall|12|1", b"nerekhall|12|2")
    ]
    due = tuple(byte % 6 for block in blocks for byte in block if byte < 252)[:80]
    assert committed_faces(SECRET, "nerekhall", 12, 80) == due


def test_number_campaign_and_secret_all_decide() -> None:
    faces = committed_faces(SECRET, "nerekhall", 1, 20)
    assert committed_faces(SECRET, "nerekhall", 2, 20) != faces
    assert committed_faces(SECRET, "labyrinth", 1, 20) != faces
    assert committed_faces(SECRET[::-1], "nerekhall", 1, 20) != faces


def test_every_honest_roll_matches() -> None:
    checked = verify([rolled(number) for number in range(1, 50)], SECRET, "nerekhall")
    assert len(checked) == 49
    assert {one.finding for one in checked} == {Finding.MATCH}


@pytest.mark.parametrize("number", [1, 2, 3])
def test_a_turned_die_is_found(number: int) -> None:
    rolls = [rolled(1), rolled(2), rolled(3)]
    honest = rolls[number - 1]
    turned = replace(honest, faces=((honest.faces[0] + 1) % 6, *honest.faces[1:]))
    rolls[number - 1] = turned
    found = [one for one in verify(rolls, SECRET, "nerekhall") if one.finding is Finding.MISMATCH]
    assert [(one.roll, one.faces) for one in found] == [(turned, honest.faces)]


def test_another_secret_or_number_of_dice_does_not_match() -> None:
    rolls = [rolled(number) for number in range(1, 9)]
    other = verify(rolls, SeededDice(1).new_secret(), "nerekhall")
    assert Finding.MISMATCH in {one.finding for one in other}
    (short,) = verify([replace(rolls[0], dice=POOL[:2])], SECRET, "nerekhall")
    assert short.finding is Finding.MISMATCH


def test_forced_rolls_are_left_out() -> None:
    forced = replace(rolled(2, forced=True), faces=(0, 0, 0))
    checked = verify([rolled(1), forced], SECRET, "nerekhall")
    assert [(one.roll.number, one.finding) for one in checked] == [(1, Finding.MATCH)]


@pytest.mark.rule("U7")
def test_rolls_of_undone_moves_are_verified_like_all_others_by_their_number() -> None:
    before_undo, after_undo = rolled(1), rolled(2)
    checked = verify([before_undo, after_undo], SECRET, "nerekhall")
    assert [one.roll.number for one in checked] == [1, 2]
    assert {one.finding for one in checked} == {Finding.MATCH}
