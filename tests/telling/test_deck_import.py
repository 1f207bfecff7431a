"""What /plot import answers: the new deck to all, the faults of a file to the asker."""

import re
from pathlib import Path

import pytest

from bot.box.decks import MOST_BYTES, read_deck
from bot.box.faults import DeckFaults
from bot.desk.handlers import deck_import
from bot.desk.handlers.deck_import import MOST_FAULTS, fault_line, faults, imported
from bot.rules.printed.decks import DeckFault, Expected
from bot.words import WORDS, Words
from tests.sources import telling
from tests.telling.reader import text

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "docs" / "example-deck.toml"


def found(content: str) -> tuple[DeckFault, ...]:
    with pytest.raises(DeckFaults) as wrong:
        read_deck(content)
    return wrong.value.faults


def test_a_new_deck_is_told_without_its_facedown_cards(words: Words) -> None:
    deck = read_deck(EXAMPLE.read_bytes())
    assert text(imported(deck, 7, words, "en")) == (
        "<@7> adds the homebrew Plot deck **The Long Night** (The Frost Widow) to this server, "
        "7 cards with the basic card **First Snow**. `/plot choose` offers it."
    )


def test_names_in_a_file_format_nothing_and_mention_nobody(words: Words) -> None:
    content = 'name = "**@everyone** { $who }"\n[[cards]]\nnumber = 1\nname = "_x_"\ntrigger = 0'
    told = text(imported(read_deck(content), 7, words, "en"))
    assert "\\*\\*@\u200beveryone\\*\\* { $who }" in told
    assert "**\\_x\\_**" in told


def test_the_first_faults_are_listed_and_the_others_counted(words: Words) -> None:
    cards = "\n".join(f'[[cards]]\nnumber = {n}\nname = "C{n}"\npurchase = 1' for n in range(1, 21))
    told = text(faults(found(f'name = "X"\n{cards}'), words, "en")).splitlines()
    assert told[0] == "This file is not a deck yet. 21 things are wrong with it:"
    assert told[1] == "- cards: exactly one card has no purchase cost: the basic card"
    assert told[2] == "- C1, trigger: it is missing"
    assert len([line for line in told if line.startswith("- ")]) == MOST_FAULTS
    assert told[-2] == "… and 6 more."


def test_a_single_fault_is_told_in_the_singular(words: Words) -> None:
    told = text(faults(found('name = "X\n'), words, "en"))
    assert told.startswith("This file is not a deck yet. One thing is wrong with it:\n")
    assert "from line 1 on this is not TOML" in told
    assert "more." not in told


@pytest.mark.parametrize("expected", Expected)
def test_every_fault_has_its_words(expected: Expected, words: Words) -> None:
    at = DeckFault(field="trigger", expected=expected, least=0, most=20, options=("a", "b"), line=3)
    assert fault_line(at, words, "en").startswith("trigger: ")


def test_the_limit_of_a_file_is_told_in_kib(words: Words) -> None:
    large = DeckFault(field="file", expected=Expected.SMALL_FILE, most=MOST_BYTES)
    assert fault_line(large, words, "en") == "file: a file may have 64 KiB at most"


def test_a_very_long_field_name_is_cut(words: Words) -> None:
    told = text(faults(found(f'name = "X"\n{"y" * 900} = 1'), words, "en"))
    assert max(map(len, told.splitlines())) <= deck_import.LONGEST_FAULT + len("- ")


def said_in_code() -> set[str]:
    """Give the keys of agents and deck files that stand in the code, families by their start."""
    return set(re.findall(r'"((?:agent|deck|fault)-[a-z-]*)', telling()))


@pytest.mark.parametrize("file", ["agents", "deck-files"])
def test_no_words_of_agents_and_deck_files_are_left_over(file: str) -> None:
    source = (WORDS / "en" / f"{file}.ftl").read_text(encoding="utf-8")
    keys = set(re.findall(r"^([a-z][a-z0-9-]*) =", source, re.MULTILINE))
    used = said_in_code()
    left = {key for key in keys if not any(key.startswith(each) for each in used)}
    assert not left
