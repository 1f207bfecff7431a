"""What one list alone tells says so on every card, and "see your card" where it is silent (L1)."""

import pytest

from bot.box.decks import read_deck
from bot.pages.lookups.cards import card as card_page
from bot.pages.messages import say
from bot.pages.phrases.moves import Move
from bot.pages.voice import Voice
from bot.rules.basics.keys import NOWHERE, DeckKey
from bot.rules.printed.box import Box
from bot.rules.printed.decks import Card, Deck, Spend
from bot.rules.state import questions as q
from bot.words import Words
from tests.cards.generic import BOX
from tests.cards.staging import Scene, scene, start
from tests.cogs.looking import shown, view
from tests.rules.table import OLGA

WORDS = Words.load()
SILENT = """
name = "House Cards"

[[cards]]
number = 1
name = "Old Trick"
trigger = 1
"""
SINGLE = [(deck, card) for deck in BOX.decks if deck.sources < 2 for card in deck.cards]


def seen(table: Scene, deck: Deck, card: Card) -> str:
    """Give a card's page as the overlord reads it."""
    return shown(card_page(view(table, OLGA, WORDS), card.key, DeckKey(deck.key)))


@pytest.fixture(scope="module")
def table() -> Scene:
    return scene(BOX, "Eternal Agony")


@pytest.mark.rule("L1")
@pytest.mark.parametrize(("deck", "card"), SINGLE, ids=[f"{d.key}-{c.key}" for d, c in SINGLE])
def test_every_card_of_one_list_says_so_and_where_the_list_is_silent(
    table: Scene, deck: Deck, card: Card
) -> None:
    said = seen(table, deck, card)
    assert ("Homebrew" if deck.homebrew else "rest on one public list") in said
    is_silent = not card.summary or card.spend is Spend.EITHER
    assert ("see your card" in said) is is_silent


def test_they_are_a_hundred_and_eighty_of_eighteen_decks() -> None:
    assert len([card for deck, card in SINGLE if not deck.homebrew]) == 180


@pytest.mark.rule("L1")
def test_of_a_card_that_says_nothing_the_table_reads_its_own(box: Box) -> None:
    table = scene(box.with_decks([read_deck(SILENT)]), "House Cards", heroes=2)
    table.give(leoric=1)
    said = shown(card_page(view(table, OLGA, WORDS), "Old Trick"))
    for silent in ("Whether triggering exhausts it, see your card", "When: see your card."):
        assert silent in said
    assert "For what it does, see your card." in said
    start(table)
    table.trigger("Old Trick")
    table.answer(OLGA, "use", q.PickWord)
    entries = tuple(entry for entry in table.log if entry.move == table.log[-1].move)
    move = Move(NOWHERE, entries[0].move, entries, table.state, table.state.seq)
    post = shown(say.page(move, Voice(table.state, table.box, WORDS, "en")))
    assert "see your card for what it does" in post
