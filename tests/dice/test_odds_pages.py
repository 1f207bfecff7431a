"""The odds as a page: exact figures in words, a chart, and the same in its alt text (D2, D3)."""

from decimal import Decimal

import pytest

from bot.pages.lookups import odds
from bot.pages.lookups.odds import AskedAttack
from bot.pages.page import Page
from bot.pages.phrases.dice_words import decimal, percent, signed, tenths
from bot.pages.voice import Voice
from bot.rules.printed.box import Box
from bot.rules.rolling.dice_pool import PoolUse, parse_pool
from bot.rules.state.choices import TEST_DICE
from bot.words import Words
from tests.dice.fights import Fight
from tests.dice.reading import decoded, nowhere, picture, text
from tests.telling.laid_out import laid_out


@pytest.fixture(scope="module")
def names(printed: Box, words: Words) -> Voice:
    return nowhere(Fight(printed), words)


def page(names: Voice, attack: str, defence: str = "", distance: int | None = None) -> Page:
    box = names.box.dice
    own = tuple(box[die] for die in parse_pool(attack, box, PoolUse.ATTACK))
    other = parse_pool(defence, box, PoolUse.DEFENCE) if defence else ()
    asked = AskedAttack(own, tuple(box[die] for die in other), distance)
    return odds.attack(asked, names)


@pytest.mark.rule("D3")
def test_an_attack_that_can_be_counted_by_hand(names: Voice) -> None:
    """A red die against a brown one: 36 equal rolls.

    A reroll pays at 1 or 2 damage on the die against 0 or 1 shields, and at no damage against 2:
    5/6 (1/6 * 7/6 + 3/6 * 1/6) + 1/6 * 4/6 * 2/6 = 0.27.
    """
    drawn = page(names, "red", "brown")
    assert text(drawn).replace("**", "").splitlines() == [
        "Odds: red against brown",
        "Chance to hit: 100%",
        "Damage after defence: 1.53 on average",
        "Surges on the dice: at least 1: 16.7%",
        "One fortune reroll of the best attack die adds 0.27 damage on average.",
    ]
    assert picture(drawn).alt == (
        "Chart. Chance of each damage after defence. 0: 16.7%, 1: 30.6%, 2: 36.1%, 3: 16.7%."
    )


@pytest.mark.rule("D3", "F2")
def test_the_only_die_missing_one_time_in_six(names: Voice) -> None:
    drawn = page(names, "blue", "", 6)
    said = text(drawn)
    assert "blue, at distance 6" in said
    assert "Chance to hit: **16.7%**" in said
    assert "0: 83.3%, 1: 16.7%" in picture(drawn).alt
    assert "at least 1: 33.3%" in said
    assert "adds 0.14 damage" in said


def test_what_a_chart_has_no_room_for_stands_in_words(names: Voice) -> None:
    """Given bars without figures beside them, the text has what the chart is described by."""
    drawn = page(names, "4 red", "gray")
    chances = text(drawn).splitlines()[3].partition(": ")[2]
    assert picture(drawn).alt == f"Chart. Chance of each damage after defence. {chances}."


@pytest.mark.parametrize("pool", [("2 red", "gray", None), ("10 blue", "10 black", 12)])
def test_the_text_leaves_to_the_chart_what_it_says(
    names: Voice, pool: tuple[str, str, int | None]
) -> None:
    drawn = page(names, *pool)
    assert "Chance of each damage" not in text(drawn)
    assert picture(drawn).alt.startswith("Chart. Chance of each damage after defence. 0: ")
    assert decoded(picture(drawn)).size == (800, 420)
    assert laid_out(drawn).content_length() <= 4000


def test_different_odds_look_different(names: Voice) -> None:
    one, other = page(names, "2 red"), page(names, "2 red", "gray")
    assert decoded(picture(one)).tobytes() != decoded(picture(other)).tobytes()


def test_the_damage_shown_is_all_there_is(names: Voice) -> None:
    """What is too rare for a line of its own stands in the last one."""
    said = text(page(names, "20 red", "20 black", 0)).splitlines()[3].partition(": ")[2]
    parts = [part.partition(": ")[2] for part in said.split(", ") if "than" not in part]
    whole = sum((Decimal(part.removesuffix("%")) for part in parts), Decimal())
    assert abs(whole - 100) < Decimal(2)
    assert "or more: less than 0.1%" in said


@pytest.mark.rule("D2", "F2")
@pytest.mark.parametrize("value", range(9))
def test_a_test_counts_of_36(names: Voice, value: int) -> None:
    dice = [names.box.dice[die] for die in TEST_DICE]
    drawn = odds.attribute_test(dice, value, names)
    passes = (1, 4, 8, 19, 26, 33, 35, 36, 36)[value]
    assert f"against {value}: {passes} of 36 rolls pass" in text(drawn)
    assert "3: 52.8%" in picture(drawn).alt
    assert decoded(picture(drawn)).size == (800, 420)


@pytest.mark.parametrize(
    ("chance", "said"),
    [
        (0.0, "0%"),
        (1.0, "100%"),
        (1e-9, "less than 0.1%"),
        (1 - 1e-9, "more than 99.9%"),
        (0.0009, "less than 0.1%"),
        (0.001, "0.1%"),
        (19 / 36, "52.8%"),
    ],
)
def test_a_chance_is_never_rounded_to_certainty(names: Voice, chance: float, said: str) -> None:
    assert percent(chance, names) == said


def test_figures_are_written_as_a_language_writes_them(names: Voice) -> None:
    french = names.to("fr-CA")
    assert percent(1 / 3, french) == "33,3\u00a0%"
    assert percent(1, french) == "100\u00a0%"
    assert decimal(2.5, french) == "2,50"
    assert signed(-0.5, french) == "−0,5"


def test_numbers_are_written_short(names: Voice) -> None:
    assert decimal(1 / 3, names) == "0.33"
    assert tenths(2, names) == "2.0"
    assert (signed(1.25, names), signed(-0.04, names), signed(0, names)) == ("+1.2", "−0.0", "+0.0")
