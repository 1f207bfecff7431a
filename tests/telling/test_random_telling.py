"""Whatever happens at a table, it can be told: random play, every move as it stood and stands."""

from collections import Counter
from copy import copy

import pytest

from bot.desk.drawn.moves_read import number, of_log
from bot.pages.fitting import MOST_PARTS, MOST_TEXT
from bot.pages.messages import say
from bot.pages.messages.notices import letters
from bot.pages.page import Page
from bot.pages.phrases.moves import Move
from bot.pages.presses import LONGEST_ID
from bot.rules.basics.keys import CampaignAt
from bot.rules.basics.stored import replace
from bot.rules.printed.box import Box
from bot.rules.state import events as e
from tests.rules.random_play import play_at_random
from tests.telling.laid_out import laid_out
from tests.telling.reader import ID, SERVER, every, names_of, text

CHOICE = "A choice is needed first."
DECKS = ("Eternal Agony", "Corruption From Within", "Goblin Uprising")


def pages(move: Move, box: Box) -> list[Page]:
    names = names_of(move, box)
    return [say.page(move, names), *letters(move, names).values()]


@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize("seed", range(3))
async def test_every_move_of_a_random_campaign_can_be_told(box: Box, deck: str, seed: int) -> None:
    """After each entry, so that questions are seen open and half answered."""
    table = play_at_random(box, deck, seed, 80)
    for end in range(1, len(table.log) + 1):
        written = table.log[:end]
        for page in pages(of_log(CampaignAt(SERVER, ID), written, number(written[-1])), box):
            view = laid_out(page)
            assert view.content_length() <= MOST_TEXT
            assert view.total_children_count <= MOST_PARTS
            assert all(len(custom_id) <= LONGEST_ID for custom_id in page.custom_ids)
            assert "{" not in text(page)


@pytest.mark.rule("U1", "U2")
@pytest.mark.parametrize("deck", DECKS)
def test_no_told_move_is_empty_or_still_says_that_something_is_to_be_chosen(
    box: Box, deck: str
) -> None:
    """Each move as it stands in the end, kept or taken back."""
    for seed in range(4):
        table = play_at_random(box, deck, seed, 120)
        for move in every(table.log):
            told = text(say.page(move, names_of(move, box)))
            assert (CHOICE in told) <= bool(move.questions), told
            assert not told.startswith(("~~~~", "Taken back")), told


@pytest.mark.rule("U2")
@pytest.mark.parametrize("deck", DECKS)
def test_undo_is_offered_by_just_the_moves_that_can_be_taken_back(box: Box, deck: str) -> None:
    """A move tells by its own entries: the chain of all moves, walked here, is not needed."""
    table = play_at_random(box, deck, 7, 150)
    offered = Counter[bool]()
    for end in range(1, len(table.log) + 1):
        log = table.log[:end]
        move = of_log(CampaignAt(SERVER, ID), log, number(first_of(log)))
        forgetful = copy(move.after)
        forgetful.newest = None
        assert replace(move, after=forgetful).can_be_undone is stands(move)
        offered[move.can_be_undone] += 1
    assert set(offered) == {True, False}


def first_of(log: list[e.Entry]) -> e.Entry:
    """Give the entry with which the newest move of a log, undo or redo begins."""
    return next(entry for entry in log if entry.move == log[-1].move)


def stands(move: Move) -> bool:
    """Look for a move among those that can be taken back, all but the creation."""
    ref = move.after.newest
    while ref is not None and ref.number != move.number:
        ref = ref.previous
    return ref is not None and ref.previous is not None
