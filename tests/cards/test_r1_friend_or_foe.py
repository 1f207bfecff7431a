"""Friend or Foe: a token from the supply marks one monster until the overlord's next turn."""

import pytest

from bot.rules.basics.options import Winner
from bot.rules.basics.places import POOL, SUPPLY, on_monster
from bot.rules.basics.places import fortune as sheet
from bot.rules.printed.box import Box
from bot.rules.state import commands as c
from bot.rules.state import events as e
from bot.rules.state import refusals as r
from tests.cards.staging import CORRUPTION, Scene, next_encounter, scene, start
from tests.rules.table import LEORIC, OLGA, says

CARD, KEY = "Friend or Foe", "friendorfoe"


@pytest.fixture
def table(box: Box) -> Scene:
    """The overlord's turn in the first encounter; Leoric holds the fewest fortune."""
    table = scene(box, CORRUPTION, threat=2, fortune=1)
    table.play(OLGA, c.CorrectFortune(LEORIC, -1, "to break the tie"))
    start(table)
    table.turn()
    return table


@pytest.mark.rule("R1", "P3", "P4", "S7")
def test_the_token_comes_from_the_supply_and_never_from_the_pool(table: Scene) -> None:
    events = table.trigger(CARD)
    assert says(
        events,
        e.CardTriggered(KEY, 1, exhausted=True),
        e.TokensMoved(POOL, sheet(LEORIC), 1, e.Why.TRIGGER, KEY),
        e.TokensMoved(SUPPLY, on_monster(KEY), 1, e.Why.MARKER, KEY),
    )
    assert (table.state.threat, table.marked_by(CARD)) == (1, 1)


@pytest.mark.rule("R1")
def test_the_token_returns_at_his_next_turn_and_the_card_stays_exhausted(table: Scene) -> None:
    table.trigger(CARD)
    table.turn(LEORIC)
    assert table.marked_by(CARD) == 1
    table.turn()
    assert table.marked_by(CARD) == 0
    assert table.card(CARD).exhausted


@pytest.mark.rule("R1", "P7")
def test_the_token_returns_at_the_encounters_end_and_the_card_stays_exhausted(
    table: Scene,
) -> None:
    table.trigger(CARD)
    next_encounter(table)
    assert table.marked_by(CARD) == 0
    assert table.card(CARD).exhausted


@pytest.mark.rule("R1", "C5")
def test_the_card_refreshes_only_at_the_quests_end(table: Scene) -> None:
    table.trigger(CARD)
    events = table.play(OLGA, c.EndQuest(Winner.HEROES))
    assert e.CardRefreshed(KEY, e.Refreshed.QUEST_END) in events
    assert not table.card(CARD).exhausted
    assert table.marked_by(CARD) == 0


@pytest.mark.rule("R1", "P3")
def test_exhausted_it_cannot_be_triggered_again(table: Scene) -> None:
    table.trigger(CARD)
    assert table.refuses(OLGA, c.TriggerPlotCard(CARD)) == r.CardExhausted(KEY)


@pytest.mark.rule("R1", "P11")
def test_in_a_heros_turn_it_is_refused_and_with_no_turn_called_it_is_not(table: Scene) -> None:
    table.turn(LEORIC)
    assert table.refuses(OLGA, c.TriggerPlotCard(CARD)) == r.NotInThisTurn(LEORIC, card=KEY)
    next_encounter(table)
    table.trigger(CARD)
    assert table.marked_by(CARD) == 1


@pytest.mark.rule("R1")
def test_after_the_turn_was_called_over_its_window_is_still_open(table: Scene) -> None:
    table.play(OLGA, c.EndTurn())
    table.trigger(CARD)
    assert table.marked_by(CARD) == 1


@pytest.mark.rule("R1", "U2")
def test_undo_takes_the_token_off_the_monster_again(table: Scene) -> None:
    before = table.state
    table.trigger(CARD)
    table.undo()
    assert (table.state.tokens, table.state.cards) == (before.tokens, before.cards)


@pytest.mark.rule("R1", "S9")
def test_the_campaigns_end_returns_it_too(table: Scene) -> None:
    table.trigger(CARD)
    table.play(OLGA, c.EndCampaign())
    assert table.state.tokens == {}
