"""Cards that a hero's player exhausts, without cost (L4)."""

import pytest

from bot.rules import card_offers, offers
from bot.rules.economy.people import Person
from bot.rules.printed.box import Box
from bot.rules.state import commands as c
from bot.rules.state import events as e
from bot.rules.state import refusals as r
from tests.cards.staging import Scene, scene, start
from tests.rules.table import BJORN, CARLA, LEORIC, NILS, OLGA

TASTE = "Taste of the Forbidden"
KEY = "tasteoftheforbidden"


@pytest.fixture
def table(box: Box) -> Scene:
    """A hero's turn; the card lies faceup, and the pool is empty."""
    table = scene(box, "Burning Ambition", TASTE, threat=0)
    start(table)
    table.turn(LEORIC)
    return table


@pytest.mark.rule("L4", "P3")
def test_a_heros_player_exhausts_it_and_the_overlord_side_may_not(table: Scene) -> None:
    trigger = c.TriggerPlotCard(TASTE)
    for person in (OLGA, NILS):
        assert isinstance(table.refuses(person, trigger), r.NotYours)
    assert e.CardTriggered(KEY, 0, exhausted=True) in table.play(CARLA, trigger)
    assert table.refuses(BJORN, trigger) == r.CardExhausted(KEY)
    table.turn()
    assert not table.card(TASTE).exhausted


@pytest.mark.rule("L4", "S5")
def test_facedown_it_is_nothing_to_a_heros_player(box: Box) -> None:
    table = scene(box, "Burning Ambition", threat=0)
    start(table)
    told = table.refuses(BJORN, c.TriggerPlotCard(TASTE))
    assert told == table.refuses(BJORN, c.TriggerPlotCard("Shifting Earth"))
    assert isinstance(told, r.NotYours)


@pytest.mark.rule("L4", "U6")
def test_where_no_hero_has_a_player_the_overlord_side_acts(table: Scene) -> None:
    for hero in table.state.heroes:
        table.play(OLGA, c.AssignHero(hero, None))
    assert e.CardTriggered(KEY, 0, exhausted=True) in table.trigger(TASTE)


@pytest.mark.rule("L4")
def test_it_is_offered_to_heroes_players_alone(table: Scene) -> None:
    def offered(by: Person) -> list[str]:
        found = card_offers.cards_to_trigger(offers.Table(table.state, by, table.box))
        return [card.name for card in found]

    assert offered(BJORN) == [TASTE]
    assert TASTE not in offered(OLGA)
