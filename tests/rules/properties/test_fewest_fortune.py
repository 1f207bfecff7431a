"""P4 and P5 by exhaustion: flipping in bunches equals going token by token, whatever is chosen."""

import os
from collections.abc import Iterator
from functools import cache
from itertools import product

import pytest

from bot.rules.basics.places import AWAITING, POOL, SUPPLY, fortune
from bot.rules.economy.draft import Draft
from bot.rules.economy.fortune import answer_tie, flip
from bot.rules.printed.box import Box
from bot.rules.rolling.dice_sources import SeededDice
from bot.rules.state.campaign import Campaign, Hero
from bot.rules.state.questions import FortuneTie
from tests.rules.table import BJORN

Sheets = tuple[int, ...]

HEROES = ("a", "b", "c", "d")
MOST_TOKENS = 6
HIGHEST = 6
# Only differences between sheets matter; the long run tries every height all the same.
EVERY_HEIGHT = bool(os.environ.get("OVERLORD_SOAK"))


@cache
def by_the_book(sheets: Sheets, tokens: int) -> frozenset[Sheets]:
    """P4 and P5, word for word: one token to one of the heroes with the fewest, then again."""
    if tokens == 0:
        return frozenset({sheets})
    ends: set[Sheets] = set()
    for chosen, held in enumerate(sheets):
        if held == min(sheets):
            after = (*sheets[:chosen], held + 1, *sheets[chosen + 1 :])
            ends |= by_the_book(after, tokens - 1)
    return frozenset(ends)


def at_the_table(box: Box, sheets: Sheets, tokens: int) -> Iterator[tuple[Sheets, int]]:
    """Flip with every order of answers; gives the sheets after each, and how many answers."""
    heroes = HEROES[: len(sheets)]
    held = {fortune(hero): count for hero, count in zip(heroes, sheets, strict=True) if count}
    campaign = Campaign(
        heroes={hero: Hero(hero, hero, BJORN.user) for hero in heroes},
        tokens={**held, POOL: tokens, SUPPLY: -tokens - sum(sheets)},
    )
    draft = Draft(campaign, BJORN, box, SeededDice(1))
    flip(draft, tokens, "card")
    yield from _answered(box, draft.campaign, answers=0)


def _answered(box: Box, campaign: Campaign, answers: int) -> Iterator[tuple[Sheets, int]]:
    if not campaign.questions:
        assert AWAITING not in campaign.tokens
        yield tuple(campaign.fortune(hero) for hero in campaign.heroes), answers
        return
    (tie,) = campaign.questions
    assert isinstance(tie, FortuneTie)
    assert 0 < tie.left < len(tie.tied)
    assert campaign.awaiting == tie.left
    for hero in tie.tied:
        draft = Draft(campaign, BJORN, box, SeededDice(1))
        answer_tie(draft, tie, hero)
        yield from _answered(box, draft.campaign, answers + 1)


@pytest.mark.rule("P4", "P5")
@pytest.mark.parametrize("heroes", [1, 2, 3, 4])
def test_every_outcome_and_no_other(box: Box, heroes: int) -> None:
    for sheets in _positions(heroes):
        for tokens in range(MOST_TOKENS + 1):
            expected = by_the_book(sheets, tokens)
            reached = [*at_the_table(box, sheets, tokens)]
            assert {end for end, _ in reached} == expected, (sheets, tokens)
            # Asked if and only if there is a choice, and once a token that is chosen.
            assert {answers > 0 for _, answers in reached} == {len(expected) > 1}
            assert len({answers for _, answers in reached}) == 1


def _positions(heroes: int) -> Iterator[Sheets]:
    every = product(range(HIGHEST + 1), repeat=heroes)
    return (sheets for sheets in every if EVERY_HEIGHT or min(sheets) == 0)
