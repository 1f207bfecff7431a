"""The deck file that the documentation shows, and the format it describes."""

import re
from dataclasses import fields
from pathlib import Path
from typing import get_args

import pytest

from bot.box.deck_file import CardFile, DeckFile
from bot.box.decks import read_deck
from bot.rules.basics.options import Attribute, Refresh
from bot.rules.cards.kinds import Effect
from bot.rules.printed.box import Box
from bot.rules.printed.decks import Deck, Moment, Spend

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "docs" / "example-deck.toml"
FORMAT = (ROOT / "docs" / "deck-file.md").read_text(encoding="utf-8")


@pytest.fixture
def deck() -> Deck:
    return read_deck(EXAMPLE.read_bytes())


def test_the_example_is_a_deck(deck: Deck) -> None:
    assert deck.homebrew
    assert (deck.name, deck.also, deck.lieutenant) == (
        "The Long Night",
        ("Winter",),
        "The Frost Widow",
    )
    assert len(deck.cards) == 7
    assert deck.basic.name == "First Snow"


def test_it_shows_cards_with_and_without_an_effect_and_a_missing_cost(deck: Deck) -> None:
    kinds = {card.effect.kind for card in deck.cards}
    assert {"see-card", "guide", "summon", "test-hero", "test-every-hero"} <= kinds
    assert [card.name for card in deck.cards if card.trigger is None] == ["What the Card Says"]


@pytest.mark.parametrize("name", [*DeckFile.model_fields, *CardFile.model_fields])
def test_every_field_is_described(name: str) -> None:
    assert f"`{name}`" in FORMAT


@pytest.mark.parametrize("word", [*Spend, *Moment, *Refresh])
def test_every_word_a_field_takes_is_described(word: str) -> None:
    assert f'`"{word}"`' in FORMAT


def test_every_condition_and_attribute_is_named(box: Box) -> None:
    for word in (*box.conditions, *Attribute):
        assert f"`{word}`" in FORMAT, word


@pytest.mark.parametrize("kind", get_args(Effect))
def test_every_effect_is_described_with_its_fields(kind: type) -> None:
    """Each row of the last table names the effects of one sort and the fields they take."""
    names = {each.name: each.default for each in fields(kind)}
    wanted = names.pop("kind")
    rows = [line for line in FORMAT.splitlines() if re.match(r"\| (`[a-z-]+`(, )?)+ \|", line)]
    (row,) = [line for line in rows if f"`{wanted}`" in line.split("|")[1]]
    assert all(f"`{name}" in row for name in names), row
