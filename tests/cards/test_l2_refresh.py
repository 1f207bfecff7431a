"""More moments at which cards are ready again, each at its time and told truly (L2, P7)."""

import pytest

from bot.box.decks import read_deck
from bot.rules.basics.places import POOL, SUPPLY
from bot.rules.basics.stage import Step
from bot.rules.printed.box import Box
from bot.rules.state import commands as c
from bot.rules.state import events as e
from bot.rules.state import refusals as r
from tests.cards.generic import end_quest
from tests.cards.staging import Scene, next_encounter, scene, start
from tests.rules.table import LEORIC, OLGA, says

CARD = "oldtrick"
BY = e.Refreshed


def table_with(box: Box, refresh: str, *, also: str = "", threat: int = 3) -> Scene:
    """A quest in whose first set-up a card that is refreshed so is exhausted."""
    second = f'refresh_also = "{also}"' if also else ""
    deck = read_deck(f"""
        name = "House Cards"
        [[cards]]
        number = 1
        name = "Old Trick"
        trigger = 0
        spend = "exhaust"
        moment = "any"
        refresh = "{refresh}"
        {second}
    """)
    table = scene(box.with_decks([deck]), "House Cards", heroes=2, threat=threat)
    start(table)
    table.trigger("Old Trick")
    return table


def refreshed(events: tuple[e.Event, ...]) -> list[e.Refreshed]:
    return [event.by for event in events if isinstance(event, e.CardRefreshed)]


@pytest.mark.rule("L2", "P7")
def test_at_the_end_of_the_overlords_turn_called_over_or_not(box: Box) -> None:
    table = table_with(box, "overlord-turn-end")
    assert refreshed(table.play(OLGA, c.StartHeroTurn(LEORIC))) == []
    assert refreshed(table.play(OLGA, c.StartOverlordTurn())) == []
    assert refreshed(table.play(OLGA, c.EndTurn())) == [BY.OVERLORD_TURN_END]
    table.trigger("Old Trick")
    events = table.play(OLGA, c.StartHeroTurn(LEORIC))
    ready = e.CardRefreshed(CARD, BY.OVERLORD_TURN_END)
    assert says(events, ready, e.HeroTurnBegan(LEORIC, 2))


@pytest.mark.rule("L2", "P7")
@pytest.mark.parametrize(
    "refresh", ["overlord-turn-end", "monster-defeated", "more-heroes-on-tile", "activation-end"]
)
def test_at_the_encounters_end_where_its_own_moment_never_came(box: Box, refresh: str) -> None:
    table = table_with(box, refresh)
    assert refreshed(table.play(OLGA, c.EndEncounter())) == [BY.ENCOUNTER_END]


@pytest.mark.rule("L2")
def test_at_the_start_of_an_encounter(box: Box) -> None:
    table = table_with(box, "encounter-start")
    table.play(OLGA, c.StartOverlordTurn())
    events = table.play(OLGA, c.EndEncounter())
    assert says(events, e.EncounterSetUp(2), e.CardRefreshed(CARD, BY.ENCOUNTER_START))
    table.trigger("Old Trick")
    assert refreshed(end_quest(table)) == []
    assert refreshed(table.play(OLGA, c.StartQuest("The Next"))) == [BY.ENCOUNTER_START]


@pytest.mark.rule("L2", "C2")
@pytest.mark.parametrize("far", [Step.CHOOSE_QUEST, Step.TRAVEL])
def test_after_the_next_shopping_step(box: Box, far: Step) -> None:
    table = table_with(box, "after-next-shopping")
    next_encounter(table)
    assert refreshed(end_quest(table)) == []
    assert refreshed(table.play(OLGA, c.GoToStep(Step.SHOPPING))) == []
    assert refreshed(table.play(OLGA, c.GoToStep(far))) == [BY.SHOPPING_ENDED]


@pytest.mark.rule("L2", "C2")
def test_after_shopping_that_was_passed_over(box: Box) -> None:
    table = table_with(box, "after-next-shopping")
    table.end_quest()
    assert refreshed(table.play(OLGA, c.StartQuest("The Next"))) == [BY.SHOPPING_ENDED]


@pytest.mark.rule("L2")
@pytest.mark.parametrize(
    ("refresh", "by"),
    [
        ("monster-defeated", BY.MONSTER_DEFEATED),
        ("more-heroes-on-tile", BY.TILE_LOST),
        ("activation-end", BY.ACTIVATION_END),
    ],
)
def test_when_the_table_says_so(box: Box, refresh: str, by: e.Refreshed) -> None:
    table = table_with(box, refresh)
    table.play(OLGA, c.StartOverlordTurn())
    said = c.RefreshPlotCard("Old Trick", by_its_text=True)
    assert says(table.play(OLGA, said), e.CardRefreshed(CARD, by))
    assert table.state.threat == 3


@pytest.mark.rule("L2", "L3", "T8")
def test_for_one_threat_in_the_overlords_turn_that_turns_into_no_fortune(box: Box) -> None:
    table = table_with(box, "quest-end", also="for-1-threat")
    pays = c.RefreshPlotCard("Old Trick", by_its_text=True)
    table.play(OLGA, c.StartHeroTurn(LEORIC))
    assert table.refuses(OLGA, pays) == r.NotInThisTurn(LEORIC, card=CARD)
    table.play(OLGA, c.StartOverlordTurn())
    paid = e.TokensMoved(POOL, SUPPLY, 1, e.Why.CARD_PAYMENT, CARD)
    assert says(table.play(OLGA, pays), paid, e.CardRefreshed(CARD, BY.FOR_THREAT))
    assert table.state.threat == 2
    assert set(table.fortune().values()) == {0}


@pytest.mark.rule("L2", "P3")
def test_for_one_threat_that_the_pool_must_hold(box: Box) -> None:
    table = table_with(box, "quest-end", also="for-1-threat", threat=0)
    table.play(OLGA, c.StartOverlordTurn())
    pays = c.RefreshPlotCard("Old Trick", by_its_text=True)
    assert table.refuses(OLGA, pays) == r.NotEnoughThreat(1, 0, CARD)
    by_hand = table.play(OLGA, c.RefreshPlotCard("Old Trick"))
    assert refreshed(by_hand) == [BY.BY_HAND]


@pytest.mark.rule("L2")
def test_whichever_of_two_is_first(box: Box) -> None:
    table = table_with(box, "quest-end", also="for-1-threat")
    next_encounter(table)
    assert refreshed(end_quest(table)) == [BY.QUEST_END]


@pytest.mark.rule("L2", "L3", "T8")
def test_concealment_is_ready_again_for_one_threat_that_turns_into_no_fortune(box: Box) -> None:
    table = scene(box, "Skulduggery", "Concealment", heroes=2, threat=4)
    table.give(leoric=9)
    start(table)
    table.turn()
    table.trigger("Concealment")
    held = table.state.threat
    fortune = table.fortune()
    events = table.play(OLGA, c.RefreshPlotCard("Concealment", by_its_text=True))
    paid = e.TokensMoved(POOL, SUPPLY, 1, e.Why.CARD_PAYMENT, "concealment")
    assert says(events, paid, e.CardRefreshed("concealment", BY.FOR_THREAT))
    assert (table.state.threat, table.fortune()) == (held - 1, fortune)
    assert not table.card("Concealment").exhausted
