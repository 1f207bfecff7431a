"""Observed against expected, and luck."""

from collections.abc import Iterator, Sequence
from math import isclose, sqrt
from random import Random
from statistics import fmean

import pytest

from bot.rules.basics.dice import DiceBox, Die
from bot.rules.basics.options import Edition
from bot.rules.rolling.fairness import (
    Bets,
    FaceCount,
    Luck,
    Measure,
    SeenDie,
    Verdict,
    fairness,
    laid,
    luck,
)


def seen(
    die: str, counts: str, player: int | None = None, *, test: bool = False
) -> Iterator[SeenDie]:
    """A die's sides 0 to 5, seen so often: "5 5 5 5 5 5"."""
    for face, count in enumerate(map(int, counts.split())):
        yield from [SeenDie(die, face, player, test=test)] * count


@pytest.mark.rule("D1")
def test_sides_that_look_the_same_count_together(box: DiceBox) -> None:
    (red,) = fairness(seen("red", "6 4 5 9 5 7"), box).dice
    assert red.rolls == 36
    assert red.faces == (
        FaceCount("0/1/0", 6, 6.0),
        FaceCount("0/2/0", 18, 18.0),
        FaceCount("0/3/0", 5, 6.0),
        FaceCount("0/3/1", 7, 6.0),
    )


@pytest.mark.rule("D7")
@pytest.mark.parametrize(
    ("rolls", "verdict"),
    [
        ("29 0 0 0 0 0", Verdict.TOO_FEW),
        ("30 0 0 0 0 0", Verdict.SUSPECT),
        ("5 5 5 5 5 5", Verdict.FAIR),
        ("1 5 5 7 7 6", Verdict.FAIR),
    ],
)
def test_under_30_dice_of_a_kind_nothing_is_judged(
    box: DiceBox, rolls: str, verdict: Verdict
) -> None:
    blue = list(seen("blue", rolls))
    Random(1).shuffle(blue)
    assert fairness(blue, box).verdict is verdict


@pytest.mark.rule("D7")
def test_dice_of_several_kinds_do_not_make_30_together(box: DiceBox) -> None:
    few = [*seen("blue", "29"), *seen("green", "29"), *seen("gray", "29")]
    assert fairness(few, box).verdict is Verdict.TOO_FEW


@pytest.mark.rule("D7")
@pytest.mark.parametrize("die", ["blue", "red", "brown", "first:black"])
def test_no_bet_gains_anything_on_average_while_the_die_is_fair(box: DiceBox, die: str) -> None:
    """That is all the verdict rests on: by Ville's inequality, whoever looks how often."""
    random = Random(3)
    past: list[int] = []
    for _ in range(100):
        after = [_worth(box[die], [*past, side]) for side in range(6)]
        assert isclose(fmean(after), _worth(box[die], past))
        past.append(random.randrange(6))


def _worth(die: Die, sides: Sequence[int]) -> float:
    bets = Bets(die)
    for side in sides:
        bets.fell(side)
    return bets.worth


SEVEN = ("blue", "red", "yellow", "green", "brown", "gray", "black")
FIGHTS = ("blue", "blue", "blue", "red", "yellow", "green", "brown", "gray", "black")


def evening(
    random: Random, dice: int, loaded: float = 1 / 6, mix: Sequence[str] = SEVEN
) -> Iterator[SeenDie]:
    """A campaign's dice, drawn from a mix; `loaded` is how often a blue one shows its X."""
    for _ in range(dice):
        die, face = random.choice(mix), random.randrange(6)
        if die == "blue":
            face = 0 if random.random() < loaded else random.randrange(1, 6)
        yield SeenDie(die, face)


@pytest.mark.rule("D7")
@pytest.mark.parametrize("mix", [SEVEN, FIGHTS], ids=["even", "fights"])
def test_of_fair_campaigns_hardly_any_ever_cries_wolf(box: DiceBox, mix: Sequence[str]) -> None:
    """The evidence is the most there was at any look: every die of 1,200 is looked at."""
    random = Random(11)
    judged = [fairness(evening(random, 1200, mix=mix), box).verdict for _ in range(100)]
    unusual = sum(verdict is not Verdict.FAIR for verdict in judged)
    assert unusual <= 0.05 * len(judged)
    assert Verdict.SUSPECT not in judged


@pytest.mark.rule("D7")
@pytest.mark.parametrize(
    ("mix", "share"), [(SEVEN, 0.5), (FIGHTS, 0.9)], ids=["one in seven", "one in three"]
)
def test_a_blue_die_with_an_x_in_four_is_found_in_most_campaigns(
    box: DiceBox, mix: Sequence[str], share: float
) -> None:
    """Given 2,000 dice in all, of which one in seven or one in three is blue."""
    random = Random(12)
    judged = [fairness(evening(random, 2000, 1 / 4, mix), box) for _ in range(60)]
    found = [one for one in judged if one.verdict in (Verdict.UNUSUAL, Verdict.SUSPECT)]
    assert len(found) > share * len(judged)
    assert {one.worst for one in found} == {"blue"}


@pytest.mark.rule("D7")
def test_of_2000_blue_ones_it_is_certain(box: DiceBox) -> None:
    random = Random(12)
    for _ in range(10):
        blue = evening(random, 2000, 1 / 4, ("blue",))
        assert fairness(blue, box).verdict is Verdict.SUSPECT


@pytest.mark.rule("D7")
@pytest.mark.parametrize("edition", Edition)
def test_all_stakes_come_to_one_whichever_edition_is_played(box: DiceBox, edition: Edition) -> None:
    """Correcting for the number of dice: the bound is one for the campaign, not one per die."""
    stakes = laid(box, edition)
    assert set(stakes) == set(box.by_id)
    assert isclose(sum(Bets(box[die], *stakes[die]).worth for die in stakes), 1)


@pytest.mark.rule("D7")
def test_what_was_once_found_does_not_go_by_looking_again(box: DiceBox) -> None:
    loaded = [*seen("blue", "40")]
    assert fairness([*loaded, *seen("blue", "0 99 99 99 99 99")], box).verdict is Verdict.SUSPECT


def test_dice_stand_in_the_order_of_the_box_and_only_rolled_ones(box: DiceBox) -> None:
    rolls = [*seen("first:red", "1 0 0 0 0 0"), *seen("black", "1"), *seen("blue", "0 1")]
    assert [die.die for die in fairness(rolls, box).dice] == ["blue", "black", "first:red"]
    assert fairness([], box).dice == ()


def test_luck_is_told_for_each_player_and_measure(box: DiceBox) -> None:
    rolls = [
        *seen("red", "0 0 0 0 0 30", 7),  # thirty hits for 3 damage and a surge
        *seen("gray", "30 0 0 0 0 0", 7),  # no shield in defence
        *seen("black", "30 0 0 0 0 0", 8, test=True),  # no shield in a test is good
        *seen("red", "40 0 0 0 0 0"),  # a monster's
    ]
    damage, surges, shields, tests = luck(rolls, box)
    assert (damage.player, damage.measure, damage.dice) == (7, Measure.DAMAGE, 30)
    assert damage.observed == 90
    assert isclose(damage.expected, 30 * 13 / 6)
    assert isclose(damage.spread, sqrt(30 * (31 / 6 - (13 / 6) ** 2)))
    assert (surges.measure, surges.observed) == (Measure.SURGES, 30)
    assert isclose(surges.expected, 30 / 6)
    assert (shields.player, shields.measure, shields.observed) == (7, Measure.SHIELDS, 0)
    assert shields.deviation < 0 < damage.deviation
    assert (tests.player, tests.measure) == (8, Measure.TEST_SHIELDS)
    assert tests.deviation > 0


@pytest.mark.rule("D7")
def test_luck_is_told_from_30_dice_on(box: DiceBox) -> None:
    assert luck([*seen("red", "29", 7), *seen("gray", "29", 7)], box) == ()
    told = luck([*seen("red", "20", 7), *seen("blue", "10", 7), *seen("gray", "29", 7)], box)
    assert [one.measure for one in told] == [Measure.DAMAGE, Measure.SURGES]


@pytest.mark.rule("D5")
def test_power_dice_bring_surges_only(box: DiceBox) -> None:
    (surges,) = luck(seen("first:black", "29 0 0 0 1 0", 7), box)
    assert (surges.measure, surges.observed) == (Measure.SURGES, 1)


def test_dice_without_spread_bring_neither_good_nor_bad_luck() -> None:
    assert Luck(7, Measure.SURGES, 3, 0, 0.0, 0.0).deviation == 0
