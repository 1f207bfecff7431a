"""Observed against expected, and luck."""

from collections.abc import Iterator
from math import isclose, sqrt

import pytest

from bot.pages.lookups.fairness import tail_chance
from bot.rules.basics.dice import DiceBox
from bot.rules.rolling.fairness import FaceCount, Luck, Measure, SeenDie, Verdict, fairness, luck


def seen(
    die: str, counts: str, player: int | None = None, *, test: bool = False
) -> Iterator[SeenDie]:
    """A die's sides 0 to 5, seen so often: "5 5 5 5 5 5"."""
    for face, count in enumerate(map(int, counts.split())):
        yield from [SeenDie(die, face, player, test=test)] * count


def certain(chi_square: float, degrees: int) -> float:
    return 1.0


@pytest.mark.rule("D1")
def test_sides_that_look_the_same_count_together(box: DiceBox) -> None:
    (red,) = fairness(seen("red", "6 4 5 9 5 7"), box, certain)
    assert red.rolls == 36
    assert red.faces == (
        FaceCount("0/1/0", 6, 6.0),
        FaceCount("0/2/0", 18, 18.0),
        FaceCount("0/3/0", 5, 6.0),
        FaceCount("0/3/1", 7, 6.0),
    )
    assert isclose(red.chi_square, 2 / 6)
    assert red.degrees == 3


def test_the_tail_is_asked_for_the_chi_square_and_its_degrees(box: DiceBox) -> None:
    asked: list[tuple[float, int]] = []

    def tail(chi_square: float, degrees: int) -> float:
        asked.append((chi_square, degrees))
        return 0.25

    (blue,) = fairness(seen("blue", "12 0 0 0 0 0"), box, tail)
    assert asked == [(60.0, 5)]
    assert blue.p_value == 0.25


@pytest.mark.parametrize(
    ("rolls", "p_value", "verdict"),
    [
        ("5 5 5 5 5 4", 0.0, Verdict.TOO_FEW),
        ("5 5 5 5 5 5", 1.0, Verdict.FAIR),
        ("5 5 5 5 5 5", 0.05, Verdict.FAIR),
        ("5 5 5 5 5 5", 0.049, Verdict.UNUSUAL),
        ("5 5 5 5 5 5", 0.0009, Verdict.SUSPECT),
    ],
)
def test_the_verdict_follows_the_p_value_once_there_are_rolls_enough(
    box: DiceBox, rolls: str, p_value: float, verdict: Verdict
) -> None:
    (blue,) = fairness(seen("blue", rolls), box, lambda *_: p_value)
    assert blue.verdict is verdict


def test_dice_stand_in_the_order_of_the_box_and_only_rolled_ones(box: DiceBox) -> None:
    rolls = [*seen("first:red", "1 0 0 0 0 0"), *seen("black", "1"), *seen("blue", "0 1")]
    assert [die.die for die in fairness(rolls, box, certain)] == ["blue", "black", "first:red"]
    assert fairness([], box, certain) == ()


def test_luck_is_told_for_each_player_and_measure(box: DiceBox) -> None:
    rolls = [
        *seen("red", "0 0 0 0 0 2", 7),  # two hits for 3 damage and a surge
        *seen("gray", "1 0 0 0 0 0", 7),  # no shield in defence
        *seen("black", "1 0 0 0 0 0", 8, test=True),  # no shield in a test is good
        *seen("red", "4 0 0 0 0 0"),  # a monster's
    ]
    damage, surges, shields, tests = luck(rolls, box)
    assert (damage.player, damage.measure, damage.dice) == (7, Measure.DAMAGE, 2)
    assert damage.observed == 6
    assert isclose(damage.expected, 2 * 13 / 6)
    assert isclose(damage.spread, sqrt(2 * (31 / 6 - (13 / 6) ** 2)))
    assert (surges.measure, surges.observed) == (Measure.SURGES, 2)
    assert isclose(surges.expected, 2 / 6)
    assert (shields.player, shields.measure, shields.observed) == (7, Measure.SHIELDS, 0)
    assert shields.deviation < 0 < damage.deviation
    assert (tests.player, tests.measure) == (8, Measure.TEST_SHIELDS)
    assert tests.deviation > 0


@pytest.mark.rule("D5")
def test_power_dice_bring_surges_only(box: DiceBox) -> None:
    (surges,) = luck(seen("first:black", "0 0 0 0 1 0", 7), box)
    assert (surges.measure, surges.observed) == (Measure.SURGES, 1)


def test_dice_without_spread_bring_neither_good_nor_bad_luck() -> None:
    assert Luck(7, Measure.SURGES, 3, 0, 0.0, 0.0).deviation == 0


@pytest.mark.parametrize(
    ("chi_square", "degrees", "chance"),
    [(11.0705, 5, 0.05), (7.8147, 3, 0.05), (20.5150, 5, 0.001), (0, 5, 1)],
)
def test_the_tail_chance_is_the_textbook_one(
    chi_square: float, degrees: int, chance: float
) -> None:
    assert tail_chance(chi_square, degrees) == pytest.approx(chance, rel=1e-3)


def test_a_loaded_die_is_suspect_and_an_even_one_is_fair(box: DiceBox) -> None:
    loaded, even = seen("blue", "5 5 5 5 5 35"), seen("yellow", "11 9 10 10 8 12")
    judged = fairness([*loaded, *even], box, tail_chance)
    assert [die.verdict for die in judged] == [Verdict.SUSPECT, Verdict.FAIR]
