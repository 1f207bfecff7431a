"""Every card of every deck: bought, triggered in its moment or refused, refreshed, undone."""

from asyncio import Runner
from collections.abc import Iterator

import pytest

from bot.rules import card_offers
from bot.rules.basics.options import SEEN_AT_TABLE, Refresh, Winner
from bot.rules.basics.stage import Step
from bot.rules.cards import kinds as kind
from bot.rules.printed.box import Box
from bot.rules.printed.decks import Card, Deck, Moment, Spend
from bot.rules.state import commands as c
from bot.rules.state import events as e
from bot.rules.state import refusals as r
from bot.rules.state.campaign import Campaign
from bot.rules.state.choices import USE
from bot.rules.state.replay import replay
from tests.cards.generic import BOX, Generic, happened, needs_all, open_at
from tests.cards.reopened import Reopened
from tests.rules.table import BJORN, LEORIC, NILS, OLGA

NOT_NOW = r.WrongMoment | r.NotInThisTurn | r.AgentNotDefeated | r.NoClassToken
EVERY_CARD = [(deck, card) for deck in BOX.decks for card in deck.cards]


@pytest.fixture(params=EVERY_CARD, ids=lambda each: f"{each[0].key}-{each[1].key}")
def table(request: pytest.FixtureRequest, box: Box) -> Generic:
    """The card, not bought yet, in the Spend Experience Points step, and threat enough."""
    deck, card = request.param
    assert isinstance(deck, Deck)
    assert isinstance(card, Card)
    return Generic(box, deck, card)


@pytest.fixture(scope="module")
def loop() -> Iterator[Runner]:
    """What the services of all cards run on."""
    with Runner() as runner:
        yield runner


@pytest.fixture(params=EVERY_CARD, ids=lambda each: f"{each[0].key}-{each[1].key}")
def reopened(request: pytest.FixtureRequest, box: Box, loop: Runner) -> Reopened:
    """The same table, where the service is restarted before every command."""
    deck, card = request.param
    return Reopened(box, deck, card, loop)


def test_there_are_twenty_decks_of_ten_cards_and_a_groups_own() -> None:
    assert len([card for deck, card in EVERY_CARD if not deck.homebrew]) == 200
    assert [deck.name for deck in BOX.decks if deck.homebrew] == ["The Long Night"]


@pytest.mark.rule("P1", "P2", "S4", "Z0")
def test_it_is_bought_once_for_its_cost_or_lies_there_from_the_start(table: Generic) -> None:
    card, threat = table.printed, table.state.threat
    buys = c.BuyPlotCard(card.name)
    if card.is_basic:
        assert table.state.cards[card.key].faceup
    else:
        assert table.refuses(OLGA, c.TriggerPlotCard(card.name)) == r.CardNotFaceup(card.key)
        for person in (BJORN, NILS):
            assert isinstance(table.refuses(person, buys), r.NotYours)
        assert e.CardBought(card.key, card.purchase or 0) in table.play(OLGA, buys)
        assert table.state.threat == threat - (card.purchase or 0)
    assert table.refuses(OLGA, buys) == r.CardFaceup(card.key, card.is_basic)


@pytest.mark.rule("P3", "P4", "P6", "P10", "P11", "L7", "U1", "U2", "U3")
def test_in_every_moment_it_is_triggered_undone_redone_or_refused_with_restarts_between(
    reopened: Reopened,
) -> None:
    table = reopened
    card = table.printed
    for other in table.deck.cards if needs_all(card) else ():
        table.buy(other)
    table.buy()
    trigger = c.TriggerPlotCard(card.name)
    for place in table.places():
        if card.spend is Spend.PASSIVE:
            assert table.refuses(OLGA, trigger) == r.CardWorksAlone(card.key)
            assert isinstance(table.refuses(BJORN, trigger), r.NotYours)
            continue
        others = (OLGA, NILS) if table.triggers == BJORN else (BJORN, NILS)
        assert all(isinstance(table.refuses(each, trigger), r.NotYours) for each in others)
        offered = {each.card: each.cost for each in card_offers.triggers(table.state, table.box)}
        if place not in open_at(card):
            assert card not in offered
            wrong = table.refuses(table.triggers, trigger)
            assert isinstance(wrong, NOT_NOW)
            continue
        assert offered[card] == card.trigger
        assert (
            card_offers.triggers(table.state, table.box, card.moment)[0].card.moment is card.moment
        )
        before = table.state
        events = table.trigger()
        after = table.state
        assert any(isinstance(event, e.CardTriggered) for event in events)
        assert not table.state.questions
        _undo_and_redo(table, before, after)


def _undo_and_redo(table: Reopened, before: Campaign, after: Campaign) -> None:
    """Take the trigger back, play it again, read the log back, and take it back for good."""
    table.undo()
    assert not happened(before, table.state)
    table.redo()
    assert not happened(after, table.state)
    assert replay(table.log) == table.state
    table.undo()


@pytest.mark.rule("P3", "P7")
def test_triggered_it_lies_as_it_prints_and_is_refreshed_when_it_prints(table: Generic) -> None:
    card = table.printed
    for other in table.deck.cards if needs_all(card) else ():
        table.buy(other)
    table.buy()
    if card.spend is Spend.PASSIVE:
        assert not any(table.state.cards[card.key].exhausted for _ in table.places())
        return
    table.go_to_moment()
    table.trigger()
    held = table.state.cards[card.key]
    if isinstance(card.effect, kind.Experience):
        assert held.boxed
        return
    assert held.exhausted is (card.spend is not Spend.USE)
    if held.exhausted:
        again = table.refuses(table.triggers, c.TriggerPlotCard(card.name))
        assert again == r.CardExhausted(card.key)
        refreshed = refreshing(table, card)
        assert [by for by in refreshed if by is not None][:1] == [PRINTED[card.refresh]]
        assert not table.state.cards[card.key].exhausted


@pytest.mark.rule("P3")
def test_where_only_the_card_says_it_may_also_be_used(table: Generic) -> None:
    card = table.printed
    if card.spend is not Spend.EITHER:
        assert card.summary
        return
    table.buy()
    table.go_to_moment()
    events = table.trigger(USE)
    assert e.CardTriggered(card.key, card.trigger or 0, exhausted=False) in events
    assert not table.state.cards[card.key].exhausted


PRINTED = {
    Refresh.TURN: e.Refreshed.OVERLORD_TURN,
    Refresh.ENCOUNTER_END: e.Refreshed.ENCOUNTER_END,
    Refresh.FIRST_ENCOUNTER_END: e.Refreshed.ENCOUNTER_END,
    Refresh.QUEST_END: e.Refreshed.QUEST_END,
    Refresh.OVERLORD_TURN_END: e.Refreshed.OVERLORD_TURN_END,
    Refresh.ENCOUNTER_START: e.Refreshed.ENCOUNTER_START,
    Refresh.AFTER_NEXT_SHOPPING: e.Refreshed.SHOPPING_ENDED,
    Refresh.MORE_HEROES_ON_TILE: e.Refreshed.ENCOUNTER_END,
}


def refreshing(table: Generic, card: Card) -> list[e.Refreshed | None]:
    """Play on through the next quest and tell by what the card was refreshed, moment by moment."""
    if table.state.quest is None:
        table.start_quest()
        table.settle()
    moves = (
        c.StartHeroTurn(LEORIC),
        c.StartOverlordTurn(),
        c.EndTurn(),
        c.EndEncounter(),
        c.EndQuest(Winner.OVERLORD),
        c.GoToStep(Step.CHOOSE_QUEST),
    )
    last = 2 if table.state.stage.encounter == 2 else 1
    played = [table.play(OLGA, move) + table.settle() for move in moves if not _is_over(last, move)]
    return [by_what(events, card) for events in played]


def _is_over(encounter: int, move: c.Command) -> bool:
    return encounter == 2 and isinstance(move, c.EndEncounter)


def by_what(events: tuple[e.Event, ...], card: Card) -> e.Refreshed | None:
    """Tell by what a card was refreshed among these events."""
    refreshed = (event for event in events if isinstance(event, e.CardRefreshed))
    return next((event.by for event in refreshed if event.card == card.key), None)


def test_every_kind_of_moment_and_effect_is_met() -> None:
    cards = [card for _, card in EVERY_CARD]
    assert {card.moment for card in cards} == set(Moment)
    assert {card.spend for card in cards} == set(Spend)
    by_itself = {*Refresh} - {*SEEN_AT_TABLE} | {Refresh.MORE_HEROES_ON_TILE}
    assert {card.refresh for card in cards} == by_itself - {Refresh.HERO_DECLINES}
    also = {*SEEN_AT_TABLE} - {Refresh.MORE_HEROES_ON_TILE} | {Refresh.HERO_DECLINES}
    assert {card.refresh_also for card in cards} == {None, *also}
