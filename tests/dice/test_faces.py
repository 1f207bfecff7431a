"""The dice in the box are the printed ones (D1, D5)."""

from pathlib import Path

import pytest

from bot.box.dice import BadDice, load_dice
from bot.rules.basics.dice import DiceBox, DieKind, Power
from bot.rules.basics.options import Edition

SECOND = {
    "blue": "X 2/2/1 3/2/0 4/2/0 5/1/0 6/1/1",
    "red": "0/1/0 0/2/0 0/2/0 0/2/0 0/3/0 0/3/1",
    "yellow": "1/0/1 1/1/0 2/1/0 0/1/1 0/2/0 0/2/1",
    "green": "0/1/0 0/0/1 1/0/1 1/1/0 0/1/1 1/1/1",
    "brown": "0 0 0 1 1 2",
    "gray": "0 1 1 1 2 3",
    "black": "0 2 2 2 3 4",
}
FIRST = {
    "red": "X 1/3/1 2/2/0 1/3/0 0/4/0 2/1/1",
    "white": "X 1/3/1 2/2/0 3/1/1 1/3/1 3/1/1",
    "blue": "X 4/0/1 1/2/0 3/1/1 3/1/1 2/2/0",
    "green": "1/1/0 0/3/0 1/2/0 0/3/0 0/2/1 0/2/1",
    "yellow": "3/0/0 2/0/1 3/0/0 2/0/1 2/1/0 1/1/0",
    "black": "blank enhancement enhancement enhancement surge surge",
}
DEFENCE = ("brown", "gray", "black")


def written(box: DiceBox, edition: Edition) -> dict[str, str]:
    return {
        die.colour: " ".join(die.written(side) for side in range(6))
        for die in box
        if die.edition is edition
    }


@pytest.mark.rule("D1")
def test_second_edition_faces_are_the_printed_ones(box: DiceBox) -> None:
    assert written(box, Edition.SECOND) == SECOND


@pytest.mark.rule("D5")
def test_first_edition_faces_are_the_printed_ones(box: DiceBox) -> None:
    assert written(box, Edition.FIRST) == FIRST


@pytest.mark.rule("D1")
def test_three_dice_defend_and_only_blue_can_miss(box: DiceBox) -> None:
    second = [die for die in box if die.edition is Edition.SECOND]
    assert tuple(die.colour for die in second if die.kind is DieKind.DEFENCE) == DEFENCE
    assert [die.colour for die in second if any(face.miss for face in die.faces)] == ["blue"]


@pytest.mark.rule("D5")
def test_the_black_die_of_the_first_edition_is_the_power_die(box: DiceBox) -> None:
    power = box["first:black"]
    assert power.kind is DieKind.POWER
    assert [face.power for face in power.faces].count(Power.ENHANCEMENT) == 3
    assert sum(face.surge for face in power.faces) == 2


def test_editions_do_not_mix_up_dice_of_one_colour(box: DiceBox) -> None:
    assert box.die("red") is box["red"]
    assert box.die("red", Edition.FIRST) is box["first:red"]
    assert box["red"].faces != box["first:red"].faces
    assert box.named("Black") == (box["black"], box["first:black"])
    assert box.named("white") == (box["gray"], box["first:white"])


def test_marks_tell_the_dice_of_an_edition_apart_without_colour(box: DiceBox) -> None:
    for edition in Edition:
        marks = [die.mark for die in box if die.edition is edition]
        assert len(set(marks)) == len(marks)


def test_every_written_face_is_found_again(box: DiceBox) -> None:
    for die in box:
        for side in range(6):
            found = die.find(f" {die.written(side).upper()} ")
            assert found is not None
            assert die.faces[found] == die.faces[side]
        assert die.find("7/7/7") is None


GOOD = """
[second.teal]
kind = "attack"
mark = "T"
faces = ["X", "1/1/1", "1/1/1", "0/1/0", "0/1/0", "0/1/0"]
"""


@pytest.mark.parametrize(
    ("broken", "told"),
    [
        (GOOD + "edges = 12\n", "second.teal.edges"),
        (GOOD.replace('mark = "T"\n', ""), "second.teal.mark"),
        (GOOD.replace('"X", ', ""), "second.teal.faces"),
        (GOOD.replace("second.", "third."), "third"),
        (GOOD.replace("teal", "Teal"), "Teal"),
        (GOOD.replace('"attack"', '"healing"'), "second.teal.kind"),
        (GOOD.replace('"X"', '"1/1"'), "second.teal: Value error, 1/1"),
        (GOOD.replace('"attack"', '"defence"'), "second.teal: Value error"),
        (GOOD.replace("[second.teal]", "[second.teal"), "line 2"),
    ],
)
def test_a_broken_file_is_refused_by_file_and_key(tmp_path: Path, broken: str, told: str) -> None:
    file = tmp_path / "dice.toml"
    file.write_text(broken, encoding="utf-8")
    with pytest.raises(BadDice) as refused:
        load_dice(file)
    assert str(refused.value).startswith("dice.toml: ")
    assert told in str(refused.value)


def test_a_good_file_of_another_box_is_read(tmp_path: Path) -> None:
    file = tmp_path / "dice.toml"
    file.write_text(GOOD, encoding="utf-8")
    assert [die.id for die in load_dice(file)] == ["teal"]
