"""What log, looks and summary count of a first-edition quest is what the state holds."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.pages.lookups.dungeon import changed
from bot.pages.lookups.dungeon_summary import runs
from bot.pages.lookups.log import history
from bot.pages.phrases.moves import COUNTS
from bot.rules.basics.options import GainReason, OverlordCardKind, Winner
from bot.rules.printed.box import Box
from bot.rules.state import commands as c
from bot.rules.state import events as e
from bot.rules.state import refusals as r
from bot.rules.state.replay import live
from tests.first.test_any_dungeon import BOX, evening
from tests.rules.table import BJORN, NOTE, OLGA, Table


def after_any_evening(seed: int) -> Table:
    table = Table(BOX, check_each=False)
    for by, command in evening(Random(seed)):
        try:
            table.play(by, command)
        except r.Refusal:
            continue
    return table


@pytest.mark.rule("E1", "E3", "E5")
@settings(max_examples=25, database=None, derandomize=True, deadline=None)
@given(st.integers(0, 2**32))
def test_every_look_counts_as_the_state_does(seed: int) -> None:
    table = after_any_evening(seed)
    held, told = table.state.dungeon, history(table.log)[-1].dungeon
    if held is None:
        assert told is None
        return
    assert told is not None
    assert [getattr(told, each) for each in COUNTS] == [getattr(held, each) for each in COUNTS]
    last = {type(each.event): each.after for each in changed(table.log)}
    assert last.get(e.DungeonThreatChanged, 0) == held.threat
    assert last.get(e.ConquestChanged, held.conquest) == held.conquest
    assert runs(live(table.log))[-1].conquest == held.conquest


@pytest.mark.rule("U2")
def test_what_is_taken_back_counts_nowhere(table: Table) -> None:
    table.play(OLGA, c.ActivateGlyph())
    table.undo()
    assert changed(table.log) == []
    (run,) = runs(live(table.log))
    assert (run.conquest, run.conquest_by) == (20, {})
    assert [past.dungeon.conquest for past in history(table.log) if past.dungeon][-1] == 20


@pytest.mark.rule("E1")
def test_a_summary_tells_quests_apart(between: Table, box: Box) -> None:
    between.play(OLGA, c.StartQuest("A Test of Nerves", conquest=20))
    between.play(BJORN, c.StartHeroTurn("Mordrog"))
    between.play(BJORN, c.KillHero("Mordrog"))
    between.play(OLGA, c.StartOverlordTurn())
    between.play(OLGA, c.DiscardOverlordCards(3, cards=2))
    between.play(OLGA, c.PlayOverlordCard(OverlordCardKind.TRAP, 2))
    between.play(OLGA, c.EndQuest(Winner.HEROES))
    between.play(OLGA, c.StartQuest("Into the Dark"))
    between.play(OLGA, c.GainThreat(reason=GainReason.CORRECTION, amount=2, note=NOTE))
    first, second = runs(live(between.log))
    mordrog = box.first.hero("Mordrog")
    assert mordrog is not None
    assert (first.winner, second.winner) == (Winner.HEROES, None)
    assert (first.rounds, first.turns) == (1, 2)
    assert first.conquest == 20 - mordrog.conquest
    assert first.kills == {"mordrog": 1}
    assert first.threat_by == {("turn", True): 3, ("discard", True): 3, ("played", False): 2}
    assert (first.drawn, first.discarded, first.played) == (2, 2, {OverlordCardKind.TRAP: 1})
    assert second.threat_by == {("correction", True): 2}
    assert [each.after for each in changed(between.log)] == [2]
