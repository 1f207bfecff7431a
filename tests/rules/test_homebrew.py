"""What the cards of a group's own deck are called, only its overlord side knows (S5)."""

from pathlib import Path

import pytest

from bot.box.decks import read_deck
from bot.rules.printed.box import Box
from bot.rules.state import commands as c
from bot.rules.state import refusals as r
from bot.rules.state.refusals import Right
from tests.rules.conftest import AGONY
from tests.rules.table import MARA, OLGA, Table

TEXT = (Path(__file__).parents[2] / "docs" / "example-deck.toml").read_text(encoding="utf-8")
DECK = read_deck(TEXT)
FACEDOWN = next(card for card in DECK.cards if not card.is_basic)
pytestmark = pytest.mark.rule("S5")


@pytest.fixture
def homebrew(box: Box) -> Table:
    table = Table(box.with_decks([DECK]))
    table.open()
    table.own(DECK.name)
    return table


@pytest.mark.parametrize("guess", [FACEDOWN.name, "No Such Card", f"Nothing, {FACEDOWN.name}"])
def test_a_steward_learns_nothing_by_guessing(homebrew: Table, guess: str) -> None:
    not_theirs = r.NotYours(Right.OVERLORD, (OLGA.user,))
    assert homebrew.refuses(MARA, c.AdoptCampaign(1, cards=guess)) == not_theirs


def test_a_steward_takes_over_what_is_public(homebrew: Table) -> None:
    homebrew.play(MARA, c.AdoptCampaign(3, 1))
    assert (homebrew.state.threat, homebrew.state.xp) == (3, 1)


def test_the_overlord_side_names_the_cards(homebrew: Table) -> None:
    homebrew.play(OLGA, c.AdoptCampaign(cards=FACEDOWN.name))
    assert homebrew.state.cards[FACEDOWN.key].faceup


def test_a_steward_names_the_cards_of_a_printed_deck(table: Table) -> None:
    table.play(OLGA, c.ChooseDeck(AGONY))
    table.play(MARA, c.AdoptCampaign(cards="Branded"))
    assert table.state.cards["branded"].faceup
