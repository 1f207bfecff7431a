"""Random campaigns with all kept: no crash, sums that add up, replay, undo of every entry."""

from functools import cache

import pytest

from bot.box.box import load_box
from bot.rules.course.soundness import sound
from bot.rules.state import commands as c
from bot.rules.state import counts
from bot.rules.state import events as e
from bot.rules.state.counts import Kept
from bot.rules.state.replay import live
from bot.rules.state.sheet import UNHURT
from tests.rules.random_play import play_at_random
from tests.rules.table import OLGA, Table
from tests.sheet.conftest import CREATE

MOVES = 260
BOX = load_box()
PLAYED = [(deck, seed) for deck in ("Corruption From Within", "Eternal Agony") for seed in range(7)]


@cache
def played(deck: str, seed: int) -> Table:
    return play_at_random(BOX, deck, seed, MOVES, CREATE)


@pytest.mark.rule("V1")
@pytest.mark.parametrize(("deck", "seed"), PLAYED)
def test_what_sheets_hold_is_what_the_log_adds_up_to(deck: str, seed: int) -> None:
    table = played(deck, seed)
    happened = [entry.event for entry in live(table.log)]
    added = {count: amount for count, amount in counts.added_up(happened).items() if amount}
    assert added == counts.held(table.state)
    assert all(amount > 0 for amount in added.values())
    assert sound(table.log) == table.state


@pytest.mark.rule("V1", "V3")
@pytest.mark.parametrize(("deck", "seed"), PLAYED)
def test_at_every_moment_heroes_are_in_a_state_that_the_rules_know(deck: str, seed: int) -> None:
    for state in played(deck, seed).states:
        for hero, held in state.vitals.items():
            assert hero in state.heroes
            assert held != UNHURT
            assert len(set(held.conditions)) == len(held.conditions)
            assert not (held.down and held.conditions)


@pytest.mark.rule("V1", "V3", "V4", "V5", "V6")
def test_all_of_it_happens() -> None:
    """Else these campaigns would prove little."""
    events = [entry.event for deck, seed in PLAYED for entry in played(deck, seed).log]
    changed = (e.DamageChanged, e.FatigueChanged, e.ConditionChanged)
    whys = {event.why for event in events if isinstance(event, changed)}
    assert whys == set(e.OnSheet)
    assert {type(event) for event in events} >= {e.HeroKnockedOut, e.HeroStood, e.ConditionMet}
    assert {count.kept for count in counts.added_up(events)} >= {*Kept}


@pytest.mark.parametrize(("deck", "seed"), PLAYED[::4])
def test_undo_leads_back_move_by_move(deck: str, seed: int) -> None:
    table = Table(BOX, check_each=False)
    table.log, table.state = list(played(deck, seed).log), played(deck, seed).state
    for _ in range(25):
        if table.state.newest is None or table.state.newest.previous is None:
            break
        table.play(OLGA, c.TakeBack())
        assert sound(table.log) == table.state
