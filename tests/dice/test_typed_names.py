"""In every language that comes along, each die and each condition can be typed (D1, V1)."""

import pytest

from bot.box.box import load_box
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
def test_every_condition_has_a_word(language: str) -> None:
    conditions = BOX.tongue(language).conditions
    assert set(conditions) == set(BOX.conditions)
    assert all(conditions.values())
