"""The eighteen decks of a single source, against a copy of their numbers."""

from pathlib import Path

import pytest

from bot.rules.basics.options import Refresh
from bot.rules.cards.kinds import SeeCard, Summon
from bot.rules.printed.box import Box
from bot.rules.printed.decks import Card, Deck, Moment, Spend

# deck | lieutenant | purchase/trigger of cards 1 to 10 | replaced (masters+minions)
DECKS = """
Seeds of Betrayal | Baron Zachareth    | -/1 1/3 2/1 2/1 2/1 2/1 3/2 3/2 4/1 3/2 | 1+1
Hybrid Loyalty    | Belthir            | -/1 2/0 2/0 2/1 2/1 2/1 2/2 3/1 4/0 3/2 | 1+1
Endless Thirst    | Lady Eliza Farrow  | -/0 1/1 1/1 2/1 2/1 3/1 3/1 3/1 3/1 3/2 | 1+0
Cursed By Power   | Lord Merick Farrow | -/0 2/1 2/0 2/1 2/1 3/1 3/1 3/1 4/1 3/2 | 1+0
The Fallen Elite  | Sir Alric Farrow   | -/1 2/1 2/1 2/1 3/2 3/1 2/3 3/1 4/2 3/2 | 1+1
Goblin Uprising   | Splig              | -/1 1/1 2/1 2/1 2/1 3/1 3/1 4/2 4/1 3/2 | 1+0
Dragon's Greed    | Valyndra           | -/0 2/1 2/1 3/2 3/1 3/2 3/2 4/1 4/0 3/2 | 1+2
Dark Illusions    | Ariad              | -/1 1/1 1/0 2/1 2/1 2/1 3/1 3/1 4/0 3/2 | 1+1
Tangled Web       | Queen Ariad        | -/1 1/1 2/1 2/1 2/2 2/1 2/1 3/1 4/2 3/2 | whole group
Skulduggery       | Raythen            | -/1 2/0 2/1 2/2 2/1 2/1 3/0 3/0 3/2 3/2 | 1+0
Silent Protector  | Serena             | -/1 1/1 2/1 3/2 2/1 2/1 3/1 3/1 3/1 3/2 | 1+0
Raging Infection  | Bol'Goreth         | -/1 1/1 1/1 2/1 2/2 2/1 2/2 3/1 4/1 3/2 | 1+2
Burning Ambition  | Gargan Mirklace    | -/2 1/1 2/0 2/1 2/1 2/1 3/0 3/1 3/2 3/2 | whole group
Unstable Forces   | Tristayne Olliven  | -/0 2/0 2/1 2/2 3/0 3/1 3/1 3/2 3/1 3/2 | 1+1
Unseen Legions    | Verminous          | -/0 2/1 2/0 2/1 2/1 2/1 3/1 3/1 4/1 3/2 | 1+0
Twisted Soul      | Skarn              | -/1 1/0 2/1 2/2 2/1 2/1 3/1 3/0 4/0 3/2 | 1+2
First Legion      | Ardus Ix'Erebus    | -/1 2/1 2/1 2/1 2/1 2/1 3/2 4/0 4/1 3/2 | 1+1
Vital Essence     | Kyndrithul         | -/0 1/1 2/1 2/0 2/1 3/1 3/1 3/0 3/1 3/2 | 1+2
"""
FORBIDDEN = {
    "Endless Thirst": ("Heirs of Blood",),
    "Seeds of Betrayal": ("The Shadow Rune",),
    "Tangled Web": ("Labyrinth of Ruin",),
    "Burning Ambition": ("Shadow of Nerekhall",),
    "Unstable Forces": ("Shadow of Nerekhall",),
}
ROWS = [[cell.strip() for cell in line.split("|")] for line in DECKS.strip().splitlines()]


def numbers(card: Card) -> str:
    costs = card.costs(printed=False)
    return f"{'-' if costs.purchase is None else costs.purchase}/{costs.trigger}"


def summons(deck: Deck) -> str:
    effect = deck.cards[-1].effect
    assert isinstance(effect, Summon)
    assert effect.lieutenant == deck.lieutenant
    return "whole group" if effect.whole_group else f"{effect.masters}+{effect.minions}"


@pytest.mark.rule("A2", "A5")
@pytest.mark.parametrize("row", ROWS, ids=[row[0] for row in ROWS])
def test_a_deck_stands_as_it_was_copied(box: Box, row: list[str]) -> None:
    deck = box.deck(row[0])
    assert deck is not None
    costs = " ".join(map(numbers, deck.cards))
    assert [deck.name, deck.lieutenant, costs, summons(deck)] == row
    assert deck.forbidden_campaigns == FORBIDDEN.get(deck.name, ())
    assert deck.sources == 1
    assert not deck.homebrew


@pytest.mark.rule("L1")
@pytest.mark.parametrize("row", ROWS, ids=[row[0] for row in ROWS])
def test_of_every_card_the_table_is_asked_nothing(box: Box, row: list[str]) -> None:
    deck = box.deck(row[0])
    assert deck is not None
    for card in deck.cards:
        assert card.effect != SeeCard()
        assert card.spend is not Spend.EITHER
        assert card.moment is not Moment.ANY
        assert card.summary


@pytest.mark.rule("L1", "L2")
def test_spend_moment_and_refresh_of_every_card_stand_as_they_were_copied(box: Box) -> None:
    copied = (Path(__file__).parent / "plot_moments.tsv").read_text(encoding="utf-8").splitlines()
    rows = [line.split("\t") for line in copied if not line.startswith("#")]
    assert len(rows) == 162
    for deck_name, card_name, spend, moment, refresh in rows:
        deck = box.deck(deck_name)
        card = deck.card(card_name) if deck else None
        assert card is not None, card_name
        refreshes = {str(each) for each in (card.refresh, card.refresh_also) if each is not None}
        held = card.spend.value, card.moment.value, refreshes
        assert held == (spend, moment, {*refresh.split("|")}), card_name


@pytest.mark.rule("A1")
def test_every_summon_card_waits_for_set_up(box: Box) -> None:
    summons = [card for deck in box.decks for card in deck.cards if card.effect.kind == "summon"]
    assert len(summons) == len(box.decks) == 20
    assert {card.moment for card in summons} == {Moment.SET_UP}
    assert {card.spend for card in summons} == {Spend.EXHAUST}
    assert {card.refresh for card in summons} == {Refresh.TURN}


@pytest.mark.rule("S4")
def test_every_deck_has_ten_cards_and_one_of_them_basic(box: Box) -> None:
    for deck in box.decks:
        assert [card.number for card in deck.cards] == list(range(1, 11))
        assert [card.number for card in deck.cards if card.is_basic] == [1]
        assert deck.basic is deck.cards[0]
