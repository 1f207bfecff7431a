"""Every fault of a deck file can be said."""

import pytest

from bot.rules.printed.decks import Expected
from bot.words import Words

ARGS: dict[str, str | int] = {"least": 1, "most": 30, "options": "a, b", "line": 7, "kib": 64}


@pytest.mark.parametrize("expected", Expected)
def test_what_is_expected_has_words(expected: Expected) -> None:
    said = Words.load().say("en", f"fault-{expected}", **ARGS)
    assert len(said) > 10


def test_a_fault_names_card_and_field() -> None:
    said = Words.load().say("en", "fault-of-card", card="Spite", field="trigger", expected="x")
    assert said == "Spite, trigger: x"
