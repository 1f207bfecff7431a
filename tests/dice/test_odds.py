"""Odds are exact: equal to going through every roll (D2, D3, F2)."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction
from itertools import product
from math import isclose

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.box.dice import load_dice
from bot.rules.basics.dice import DiceBox, Die, Face
from bot.rules.basics.dice_result import AttackOutcome, attack
from bot.rules.rolling.odds import attack_odds, attribute_odds, ways_of_sums
from bot.rules.rolling.reroll import reroll_gain

BOX = load_dice()
DICE = st.sampled_from(["blue", "red", "yellow", "green", "first:red", "first:yellow"])
SHIELDS = st.sampled_from(["brown", "gray", "black"])
DISTANCES = st.none() | st.integers(0, 9)


def dice(pool: str | Sequence[str]) -> list[Die]:
    return [BOX[die] for die in (pool.split() if isinstance(pool, str) else pool)]


def every_roll(pool: Sequence[Die]) -> list[tuple[Face, ...]]:
    return list(product(*(die.faces for die in pool)))


def close(one: Sequence[float], other: Sequence[float]) -> bool:
    return len(one) == len(other) and all(
        isclose(a, b, rel_tol=0, abs_tol=1e-12) for a, b in zip(one, other, strict=True)
    )


@pytest.mark.rule("D3")
@settings(max_examples=40)
@given(st.lists(DICE, min_size=1, max_size=3), st.lists(SHIELDS, max_size=2), DISTANCES)
def test_attack_odds_equal_going_through_every_roll(
    own: list[str], against: list[str], distance: int | None
) -> None:
    rolls = list(product(every_roll(dice(own)), every_roll(dice(against))))
    fought = [attack(*roll, distance) for roll in rolls]
    odds = attack_odds(dice(own), dice(against), distance)
    dealt = Counter(result.dealt for result in fought)
    assert isclose(
        odds.hit, sum(result.outcome is AttackOutcome.HIT for result in fought) / len(rolls)
    )
    assert close(odds.damage, [dealt[n] / len(rolls) for n in range(len(odds.damage))])
    assert sum(dealt.values()) == sum(dealt[n] for n in range(len(odds.damage)))
    assert isclose(odds.mean, sum(result.dealt for result in fought) / len(rolls), abs_tol=1e-12)
    surges = [result.attack.surge for result in fought]
    at_least = [sum(rolled >= n for rolled in surges) / len(rolls) for n in range(max(surges) + 1)]
    assert close(odds.surges, at_least)


def gain_by_hand(own: list[Die], against: list[Die], distance: int | None) -> Fraction:
    """The best reroll of every roll, tried die by die and face by face."""
    gained, rolls = Fraction(0), 0
    for shown, shields in product(every_roll(own), every_roll(against)):
        now = attack(shown, shields, distance).dealt
        promised = [
            sum(attack(again, shields, distance).dealt for again in rerolls(shown, at, die))
            for at, die in enumerate(own)
        ]
        gained += max(Fraction(0), Fraction(max(promised), 6) - now)
        rolls += 1
    return gained / rolls


def rerolls(shown: tuple[Face, ...], at: int, die: Die) -> list[tuple[Face, ...]]:
    return [(*shown[:at], face, *shown[at + 1 :]) for face in die.faces]


@pytest.mark.rule("F2")
@settings(max_examples=25)
@given(st.lists(DICE, min_size=1, max_size=3), st.lists(SHIELDS, max_size=1), DISTANCES)
def test_the_gain_of_a_reroll_equals_trying_every_die_of_every_roll(
    own: list[str], against: list[str], distance: int | None
) -> None:
    by_hand = gain_by_hand(dice(own), dice(against), distance)
    assert isclose(reroll_gain(dice(own), dice(against), distance), by_hand, abs_tol=1e-12)


@pytest.mark.rule("F2")
def test_a_lone_blue_die_is_rerolled_when_it_missed_or_shows_little() -> None:
    # X (0 damage) promises 8/6, a 1 promises 2/6, a 2 is kept.
    assert isclose(reroll_gain(dice("blue")), (8 / 6 + 2 * 2 / 6) / 6)


@pytest.mark.rule("F2")
def test_one_reroll_mends_one_bad_die_and_not_two() -> None:
    # Twelve spaces need two sixes: with one six (10 rolls of 36) the other die may find its own.
    assert isclose(reroll_gain(dice("blue blue"), distance=12), 10 / 36 * 2 / 6)
    assert reroll_gain(dice("blue blue"), distance=13) == 0
    assert reroll_gain(dice("blue blue"), distance=10**9) == 0


@pytest.mark.rule("F2")
def test_a_reroll_counts_the_shields_on_the_table() -> None:
    # Red against 3 shields is lost whatever is rolled; against 2 only a 3 does damage.
    red = dice("red")
    assert reroll_gain(red, [replace(BOX["gray"], faces=(Face(shields=3),) * 6)]) == 0
    two = [replace(BOX["gray"], faces=(Face(shields=2),) * 6)]
    assert isclose(reroll_gain(red, two), 4 / 6 * 2 / 6)


@pytest.mark.rule("D3")
def test_odds_of_a_plain_blue_attack() -> None:
    odds = attack_odds(dice("blue"))
    assert odds.hit == 5 / 6
    assert close(odds.damage, [1 / 6, 2 / 6, 3 / 6])
    assert close(odds.surges, [1, 2 / 6])
    assert attack_odds(dice("blue"), distance=6).hit == 1 / 6
    assert attack_odds(dice("blue"), distance=7).hit == 0
    assert attack_odds(dice("blue"), distance=10**9).damage == (1, 0, 0)


def test_the_largest_pools_add_up() -> None:
    own, against = (
        dice("blue blue blue red red yellow yellow yellow green green"),
        dice("black " * 10),
    )
    odds = attack_odds(own, against, 8)
    assert isclose(sum(odds.damage), 1, abs_tol=1e-12)
    assert odds.surges[0] == 1
    assert 0 < reroll_gain(own, against, 8) < 1


def test_counts_are_exact_up_to_the_largest_pool() -> None:
    (ways,) = ways_of_sums([((0, 0),) * 5 + ((0, 1),)] * 24)
    assert ways[0] == 5**24
    assert sum(ways) == 6**24


@pytest.mark.rule("D2")
def test_odds_of_every_attribute(box: DiceBox) -> None:
    pool = [box["gray"], box["black"]]
    odds = [attribute_odds(pool, value) for value in range(8)]
    assert [one.passes for one in odds] == [1, 4, 8, 19, 26, 33, 35, 36]
    assert {one.rolls for one in odds} == {36}
    assert odds[4].chance == 26 / 36


@pytest.mark.rule("D2", "F2")
@pytest.mark.parametrize("attribute", range(8))
def test_a_test_with_a_reroll_takes_the_die_that_helps_most(box: DiceBox, attribute: int) -> None:
    gray, black = ([face.shields for face in box[die].faces] for die in ("gray", "black"))
    chance = Fraction(0)
    for g, b in product(gray, black):
        again = (
            Fraction(sum(new + b <= attribute for new in gray), 6),
            Fraction(sum(g + new <= attribute for new in black), 6),
        )
        chance += 1 if g + b <= attribute else max(again)
    odds = attribute_odds([box["gray"], box["black"]], attribute)
    assert isclose(odds.with_reroll, chance / 36)
    assert odds.with_reroll >= odds.chance
