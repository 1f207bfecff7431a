"""U2 and U3: whatever was played, it can be undone down to the creation and redone to the end."""

import os

import pytest

from bot.rules.printed.box import Box
from bot.rules.state import refusals as r
from tests.rules.random_play import play_at_random

SEEDS = 200 if os.environ.get("OVERLORD_SOAK") else 3


@pytest.mark.rule("U2", "U3", "S6")
@pytest.mark.parametrize("deck", ["Corruption From Within", "Eternal Agony"])
def test_everything_is_undone_and_redone(box: Box, deck: str) -> None:
    """Tokens are counted at every step on the way."""
    for seed in range(SEEDS):
        table = play_at_random(box, deck, seed, moves=60)
        while table.state.undone:
            table.redo()
        done, steps = table.state, 0
        while table.state.newest and table.state.newest.previous:
            table.undo()
            steps += 1
        assert table.state.heroes == {}
        assert table.state.tokens == {}
        for _ in range(steps):
            table.redo()
        assert (table.state.tokens, table.state.cards) == (done.tokens, done.cards)
        assert (table.state.heroes, table.state.questions) == (done.heroes, done.questions)
        with pytest.raises(r.NothingToRedo):
            table.redo()
