"""What triggering does to a card is data; the group's own card wins, and old guesses end (L1)."""

import pytest

from bot.box.decks import read_deck
from bot.rules import card_offers, offers
from bot.rules.printed.box import Box
from bot.rules.state import commands as c
from bot.rules.state import events as e
from bot.rules.state import questions as q
from bot.rules.state import refusals as r
from bot.rules.state.replay import replay
from tests.cards.generic import end_quest
from tests.cards.staging import Scene, next_encounter, scene, start
from tests.rules.table import BJORN, LEORIC, NILS, OLGA, says

ELITE = "The Fallen Elite"
ARMOR = "armorofdarkness"
EXHAUSTS, USES = (
    c.RecordPlotSpend("Armor", exhausts=True),
    c.RecordPlotSpend("Armor", exhausts=False),
)

GUESSED = """
name = "House Cards"

[[cards]]
number = 1
name = "Old Trick"
trigger = 1
"""
KNOWN = GUESSED + 'spend = "{}"\nmoment = "play"\nrefresh = "{}"\n'


@pytest.fixture
def table(box: Box) -> Scene:
    """A quest with a basic card that a trigger exhausts, three threat, no tie to settle."""
    table = scene(box, ELITE, threat=3)
    table.give(leoric=1, astarra=1)
    start(table)
    return table


@pytest.mark.rule("L1", "P3")
def test_nothing_is_asked_that_the_data_knows(table: Scene) -> None:
    assert e.CardTriggered(ARMOR, 1, exhausted=True) in table.trigger("Armor of Darkness")
    assert table.state.questions == ()


@pytest.mark.rule("L1")
def test_the_groups_own_card_says_otherwise_and_it_is_kept(table: Scene) -> None:
    assert says(table.play(OLGA, USES), e.SpendRecorded(ARMOR, exhausts=False))
    assert e.CardTriggered(ARMOR, 1, exhausted=False) in table.trigger("Armor of Darkness")
    next_encounter(table)
    table.pay_ties()
    assert e.CardTriggered(ARMOR, 1, exhausted=False) in table.trigger("Armor of Darkness")
    assert replay(table.log) == table.state


@pytest.mark.rule("L1", "P7")
def test_a_card_that_is_only_used_is_ready_at_once(table: Scene) -> None:
    table.trigger("Armor of Darkness")
    refreshed = e.CardRefreshed(ARMOR, e.Refreshed.BY_HAND)
    assert says(table.play(OLGA, USES), e.SpendRecorded(ARMOR, exhausts=False), refreshed)
    table.undo()
    assert table.card("Armor of Darkness").exhausted
    assert table.state.spends == {}


@pytest.mark.rule("L1")
def test_what_holds_already_is_not_recorded_and_only_the_overlord_side_tells(table: Scene) -> None:
    assert table.refuses(OLGA, EXHAUSTS) == r.SpendKnown(ARMOR, exhausts=True)
    for person in (BJORN, NILS):
        assert isinstance(table.refuses(person, USES), r.NotYours)
    table.play(OLGA, USES)
    assert table.refuses(OLGA, USES) == r.SpendKnown(ARMOR, exhausts=False)
    table.play(OLGA, EXHAUSTS)
    assert e.CardTriggered(ARMOR, 1, exhausted=True) in table.trigger("Armor of Darkness")


@pytest.mark.rule("L1")
def test_every_card_is_offered_to_whoever_may_tell(table: Scene) -> None:
    said = card_offers.cards_to_spend(offers.Table(table.state, OLGA, table.box))
    assert len(said) == 10
    assert card_offers.cards_to_spend(offers.Table(table.state, BJORN, table.box)) == ()


@pytest.mark.rule("L1")
def test_a_card_asked_about_is_asked_about_no_more_once_it_is_told(box: Box) -> None:
    table = scene(box.with_decks([read_deck(GUESSED)]), "House Cards", heroes=2)
    table.give(leoric=1)
    table.play(OLGA, c.RecordPlotSpend("Old Trick", exhausts=True))
    assert e.CardTriggered("oldtrick", 1, exhausted=True) in table.trigger("Old Trick")
    assert table.state.questions == ()


def guessed(box: Box, spend: str, refresh: str) -> Scene:
    """A quest of a group that said its card is exhausted, before the list knew the card."""
    table = scene(box.with_decks([read_deck(GUESSED)]), "House Cards", heroes=2, threat=3)
    table.give(leoric=1)
    start(table)
    table.trigger("Old Trick")
    table.answer(OLGA, "exhaust", q.PickWord)
    table.box = box.with_decks([read_deck(KNOWN.format(spend, refresh))])
    return table


@pytest.mark.rule("L1", "P7")
def test_a_card_exhausted_by_a_guess_goes_by_the_rule_from_now_on_and_it_is_said_once(
    box: Box,
) -> None:
    table = guessed(box, "exhaust", "quest-end")
    events = table.play(OLGA, c.StartOverlordTurn())
    assert says(events, e.OverlordTurnBegan(), e.RefreshKnown("oldtrick"))
    assert table.card("Old Trick").exhausted
    table.play(OLGA, c.StartHeroTurn(LEORIC))
    assert e.RefreshKnown("oldtrick") not in table.play(OLGA, c.StartOverlordTurn())
    next_encounter(table)
    assert e.CardRefreshed("oldtrick", e.Refreshed.QUEST_END) in end_quest(table)
    assert replay(table.log) == table.state


@pytest.mark.rule("L1", "P7")
@pytest.mark.parametrize("spend", ["use", "passive"])
def test_one_that_no_trigger_exhausts_is_ready_from_the_next_turn_on(box: Box, spend: str) -> None:
    table = guessed(box, spend, "turn")
    ready = e.CardRefreshed("oldtrick", e.Refreshed.OVERLORD_TURN)
    assert says(table.play(OLGA, c.StartOverlordTurn()), e.RefreshKnown("oldtrick"), ready)
    assert not table.card("Old Trick").exhausted


@pytest.mark.rule("L1")
def test_a_log_reads_the_same_whether_the_list_knows_the_card_or_not(box: Box) -> None:
    table = guessed(box, "exhaust", "quest-end")
    assert table.card("Old Trick").exhausted
    assert replay(table.log) == table.state
