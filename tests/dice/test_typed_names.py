"""In every language that comes along dice, conditions and numbers can be typed (D1, V1)."""

from dataclasses import replace

import pytest

from bot.box.box import load_box
from bot.pages.voice import Voice
from bot.rules.state.campaign import Campaign
from bot.words import FALLBACK, Words

BOX = load_box()
TRANSLATED = [language for language in Words.load().languages if language != FALLBACK]


@pytest.mark.parametrize("language", TRANSLATED)
def test_every_die_has_words_and_letters(language: str) -> None:
    tongue = BOX.tongue(language)
    assert set(tongue.dice) == set(tongue.letters) == {die.id for die in BOX.dice}
    assert all(tongue.dice.values())
    assert all(tongue.letters.values())


@pytest.mark.parametrize("language", TRANSLATED)
def test_pictures_show_a_mark_of_the_language_on_every_die(language: str) -> None:
    # given a table that plays in it
    voice = Voice(Campaign(), BOX, Words.load(), language)
    marks = BOX.tongue(language).marks
    # then each die's picture shows the letter that the language's word begins with, or is known by
    assert set(marks) == {die.id for die in BOX.dice}
    for die in BOX.dice:
        shown = voice.marked_die(die.id)
        assert shown.mark == marks[die.id]
        assert replace(shown, mark=die.mark) == die
        assert shown.mark[0].lower() in {word[0] for word in BOX.tongue(language).dice[die.id]}


def test_an_english_picture_shows_what_is_printed() -> None:
    voice = Voice(Campaign(), BOX, Words.load(), FALLBACK)
    assert [voice.marked_die(die.id) for die in BOX.dice] == list(BOX.dice)


@pytest.mark.parametrize("language", TRANSLATED)
def test_every_condition_has_a_word(language: str) -> None:
    conditions = BOX.tongue(language).conditions
    assert set(conditions) == set(BOX.conditions)
    assert all(conditions.values())


@pytest.mark.parametrize("language", [FALLBACK, *TRANSLATED])
def test_numbers_have_words_of_the_language(language: str) -> None:
    english, numbers = BOX.tongue(FALLBACK).numbers, BOX.tongue(language).numbers
    assert set(english.values()) == set(range(1, 11))
    own = {word: number for word, number in numbers.items() if english.get(word) != number}
    assert language == FALLBACK or set(own.values()) >= set(range(1, 11)) - {6}
    assert english.items() <= numbers.items()
