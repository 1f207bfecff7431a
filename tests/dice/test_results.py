"""What rolled dice amount to (D2, D3, D5)."""

from collections.abc import Sequence
from itertools import product

import pytest

from bot.rules.basics.dice import DiceBox, Face
from bot.rules.basics.dice_result import (
    Attack,
    AttackOutcome,
    Total,
    add_up,
    attack,
    attribute_test,
)


def faces(box: DiceBox, shown: str) -> Sequence[Face]:
    """The faces of "red=0/2/0 gray=1"."""
    pairs = [pair.split("=") for pair in shown.split()]
    return [box[die].faces[box[die].find(face) or 0] for die, face in pairs]


def fought(box: DiceBox, own: str, against: str = "", distance: int | None = None) -> Attack:
    return attack(faces(box, own), faces(box, against), distance)


@pytest.mark.rule("D3")
def test_an_attack_sums_range_damage_and_surges_and_subtracts_shields(box: DiceBox) -> None:
    result = fought(box, "blue=2/2/1 red=0/3/1 yellow=1/0/1", "gray=2 brown=1", distance=3)
    assert result.attack == Total(range=3, damage=5, surge=3)
    assert result.shields == 3
    assert (result.outcome, result.dealt) == (AttackOutcome.HIT, 2)


@pytest.mark.rule("D3")
def test_shields_beyond_the_damage_leave_a_hit_without_damage(box: DiceBox) -> None:
    result = fought(box, "red=0/1/0", "black=4")
    assert (result.outcome, result.dealt) == (AttackOutcome.HIT, 0)


@pytest.mark.rule("D1", "D3")
def test_a_blue_miss_misses_whatever_else_is_rolled(box: DiceBox) -> None:
    result = fought(box, "blue=X red=0/3/1 red=0/3/1", distance=0)
    assert (result.outcome, result.dealt) == (AttackOutcome.MISS, 0)


@pytest.mark.rule("D3")
@pytest.mark.parametrize(
    ("distance", "outcome"),
    [
        (None, AttackOutcome.HIT),
        (0, AttackOutcome.HIT),
        (4, AttackOutcome.HIT),
        (5, AttackOutcome.OUT_OF_RANGE),
    ],
)
def test_range_must_reach_a_given_distance(
    box: DiceBox, distance: int | None, outcome: AttackOutcome
) -> None:
    result = fought(box, "blue=3/2/0 yellow=1/1/0", "gray=0", distance=distance)
    assert result.outcome is outcome
    assert result.dealt == (3 if outcome is AttackOutcome.HIT else 0)


@pytest.mark.rule("D3")
def test_a_miss_is_told_before_the_range(box: DiceBox) -> None:
    assert fought(box, "blue=X", distance=9).outcome is AttackOutcome.MISS


@pytest.mark.rule("D2")
def test_a_test_passes_with_shields_up_to_the_attribute(box: DiceBox) -> None:
    rolled = faces(box, "gray=1 black=3")
    assert attribute_test(rolled, 4).passed
    assert not attribute_test(rolled, 3).passed
    assert attribute_test(rolled, 3).shields == 4


@pytest.mark.rule("D2")
def test_pass_counts_of_all_36_rolls(box: DiceBox) -> None:
    rolls = list(product(box["gray"].faces, box["black"].faces))
    passes = [sum(attribute_test(roll, value).passed for roll in rolls) for value in range(8)]
    assert passes == [1, 4, 8, 19, 26, 33, 35, 36]


@pytest.mark.rule("D5")
def test_power_dice_let_the_roller_choose_range_or_wounds(box: DiceBox) -> None:
    rolled = faces(
        box, "first:red=2/2/0 first:black=enhancement first:black=enhancement first:black=surge"
    )
    total = add_up(rolled)
    assert total == Total(range=2, damage=2, surge=1, enhancements=2)
    assert total.enhanced(1, 1) == Total(range=3, damage=3, surge=1)
    assert total.enhanced(0, 1) == Total(range=2, damage=3, surge=1, enhancements=1)


@pytest.mark.rule("D5")
@pytest.mark.parametrize("choice", [(2, 0), (-1, 1), (0, 2)])
def test_no_more_enhancements_than_rolled(choice: tuple[int, int]) -> None:
    with pytest.raises(ValueError, match=r"\d, -?\d"):
        Total(enhancements=1).enhanced(*choice)
