"""How many dice, in words: English ones for everybody, others as each language has them (D1)."""

import pytest

from bot.box.box import load_box
from bot.rules.rolling.dice_pool import PoolUse, TooManyDice, UnknownDie, parse_pool

BOX = load_box()


def read(typed: str, language: str) -> str:
    return " ".join(parse_pool(typed, BOX.dice, PoolUse.ATTACK, tongue=BOX.tongue(language)))


@pytest.mark.rule("D1")
@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("two reds", "red red"),
        ("one blue, two yellows", "blue yellow yellow"),
        ("a blue + three green", "blue green green green"),
        ("red two", "red red"),
        ("TWO RED", "red red"),
        ("two br", "blue blue red"),
    ],
)
@pytest.mark.parametrize("language", ["en", "en-GB", "de", "fr", "sv-SE", ""])
def test_english_numbers_work_in_any_language(language: str, typed: str, meant: str) -> None:
    assert read(typed, language) == meant


@pytest.mark.parametrize("typed", ["zwei rote", "zwei red", "two", "two two red"])
def test_what_is_no_number_of_ones_language_or_counts_nothing_is_refused(typed: str) -> None:
    with pytest.raises(UnknownDie):
        read(typed, "en")


def test_numbers_in_words_add_up_as_digits_do() -> None:
    with pytest.raises(TooManyDice) as refused:
        read("ten red ten blue one green", "en")
    assert refused.value.count == 21


@pytest.mark.rule("D1")
@pytest.mark.parametrize(
    ("typed", "language"),
    [
        ("a blue, two reds and three yellows", "en"),
        ("a blue and two reds and three yellows", "sv-SE"),
        ("ein blauer, zwei rote und drei gelbe", "de"),
        ("un bleu, deux rouges et trois jaunes", "fr"),
        ("b und 2 r and yellow 3", "de"),
    ],
)
def test_dice_are_joined_as_people_say_it(typed: str, language: str) -> None:
    assert read(typed, language) == "blue red red yellow yellow yellow"


@pytest.mark.parametrize(("typed", "language"), [("b und r", "en"), ("sandred", "en")])
def test_a_join_of_another_language_or_within_a_word_is_none(typed: str, language: str) -> None:
    with pytest.raises(UnknownDie):
        read(typed, language)
