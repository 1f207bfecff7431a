"""The one voice: names as they stand in sentences, and what depends on who reads them."""

from dataclasses import replace

from bot.pages.lookups.parts import table_of
from bot.pages.voice import EVERYBODY, Voice
from bot.rules.basics.keys import NOBODY, DeckKey
from bot.rules.state.campaign import Campaign
from bot.words import ENGLISH, Catalogue, Words
from tests.rules.table import BJORN, OLGA


def test_a_card_of_a_deck_chosen_before_keeps_its_name(agony: Campaign, names: Voice) -> None:
    other = replace(names, campaign=replace(agony, deck=DeckKey("corruption-from-within")))
    key = next(iter(agony.cards))
    assert other.plain_card(key) == names.plain_card(key) != key


def test_things_stand_in_a_row_in_a_sentence_and_one_after_the_other_behind_a_colon(
    names: Voice,
) -> None:
    assert names.row(["red", "blue", "gray"]) == "red, blue, and gray"
    assert names.row([]) == ""
    assert names.listed(["red", "blue", "gray"]) == "red, blue, gray"
    assert names.listed([]) == "–"


def test_the_overlord_alone_reads_secrets(names: Voice) -> None:
    played = replace(names.campaign, overlords=(OLGA.user,))
    for reader, sees in ((OLGA, True), (BJORN, False), (EVERYBODY, False)):
        assert replace(names, campaign=played, reader=reader).sees_secrets is sees


def test_an_overlord_who_is_forgotten_does_not_make_everybody_one(names: Voice) -> None:
    """Whoever is no longer named and whoever reads what all read have the same number."""
    nameless = replace(names.campaign, overlords=(NOBODY,), creator=NOBODY)
    voice = replace(names, campaign=nameless)
    assert not voice.sees_secrets
    assert not table_of(voice).sees_decks


def test_a_groups_own_card_keeps_its_own_summary_whatever_else_has_its_name(names: Voice) -> None:
    catalogues = {"en": ENGLISH, "de": Catalogue("de", ["summary-spite = Jede Woge kostet.\n"])}
    german = replace(names, words=Words(catalogues), language="de")
    deck = names.box.deck("Eternal Agony")
    printed = deck.card("Spite") if deck else None
    assert printed is not None
    assert german.summary(printed) == "Jede Woge kostet."
    for own in (
        replace(printed, summary="Ours."),
        replace(printed, name="Threat", summary="Ours."),
    ):
        assert german.summary(own) == names.summary(own) == "Ours."
