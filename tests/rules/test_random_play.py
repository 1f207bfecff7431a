"""Random campaigns with every deck: no crash, conserved tokens, answerable questions, replay.

`make soak` plays 2,000 campaigns of 300 moves with each deck.
"""

import os
from functools import cache
from pathlib import Path
from random import Random
from typing import get_args

import pytest

from bot.box.box import load_box
from bot.box.decks import read_deck
from bot.rules.basics.places import PlaceKind
from bot.rules.cards.kinds import Effect
from bot.rules.printed.box import Box
from bot.rules.state import events as e
from tests.rules.random_decks import random_deck
from tests.rules.random_play import play_at_random, play_on
from tests.rules.table import Table

MOVES = 300
SOAKING = bool(os.environ.get("OVERLORD_SOAK"))
BOX = load_box()
DECKS = [deck.name for deck in BOX.decks]
# The decks whose cards all do something.
AUTOMATED = ("Corruption From Within", "Eternal Agony")


@cache
def played(deck: str, seed: int) -> Table:
    return play_at_random(BOX, deck, seed, MOVES)


def campaigns(deck: str) -> int:
    return 2000 if SOAKING else 8 if deck in AUTOMATED else 3


@pytest.mark.rule("S6", "S7", "U1", "U2", "U3", "U4")
@pytest.mark.parametrize("deck", DECKS)
def test_a_campaign_played_at_random_keeps_every_promise(deck: str) -> None:
    for seed in range(campaigns(deck)):
        table = played(deck, seed)
        assert table.state.seq > MOVES / 2


@pytest.mark.rule("L2", "L3", "P7", "S6")
@pytest.mark.parametrize("deck", DECKS)
def test_in_the_end_no_card_is_stuck_and_no_token_left_behind(deck: str) -> None:
    """Whatever was played: after a quiet quest and the way to the next, all is ready again."""
    table = Table(BOX, check_each=False)
    table.log, table.state = list(played(deck, 0).log), played(deck, 0).state
    play_on(table)
    assert [card.key for card in table.state.cards.values() if card.exhausted] == []
    left = {place.kind for place in table.state.tokens}
    assert left <= {PlaceKind.SUPPLY, PlaceKind.POOL, PlaceKind.FORTUNE}


def test_so_does_one_with_a_groups_own_deck(box: Box) -> None:
    example = read_deck((Path(__file__).parents[2] / "docs" / "example-deck.toml").read_bytes())
    for seed in range(100 if SOAKING else 3):
        play_at_random(box.with_decks([example]), example.name, seed, MOVES)


@pytest.mark.rule("U4", "P10")
def test_so_does_one_with_any_deck_that_a_file_could_hold(box: Box) -> None:
    """Questions too that no printed card asks so; they are checked as the play goes on."""
    for seed in range(2000 if SOAKING else 40):
        deck = random_deck(Random(seed))
        play_at_random(box.with_decks([deck]), deck.name, seed, MOVES)


def test_decks_of_chance_leave_no_effect_out() -> None:
    drawn = {type(card.effect) for seed in range(40) for card in random_deck(Random(seed)).cards}
    assert drawn == set(get_args(Effect))


@pytest.mark.parametrize("deck", AUTOMATED)
def test_what_is_played_at_random_is_not_idle(deck: str) -> None:
    log = [entry.event for seed in range(8) for entry in played(deck, seed).log]
    triggered = {event.card for event in log if isinstance(event, e.CardTriggered)}
    printed = BOX.deck(deck)
    assert printed is not None
    assert triggered == {card.key for card in printed.cards}
    assert {e.QuestEnded, e.TakenBack, e.PlayedAgain, e.HouseRuled} <= {type(each) for each in log}
