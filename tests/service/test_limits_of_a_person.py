"""What one person may do to a server is limited: decks brought, dice rolled."""

import pytest

from bot.log.notes import DECKS_BY
from bot.log.upcasts import event_codec
from bot.rules.basics.keys import UserId
from bot.rules.economy.people import Person
from bot.rules.printed.box import Box
from bot.rules.rolling.dice_sources import SeededDice
from bot.rules.state import commands as c
from bot.rules.state import refusals as r
from bot.service.erasure import erase
from bot.service.imports import forget_deck, import_deck
from bot.service.own_decks import MOST_OF_ONE
from bot.service.requests import MOST, SECONDS
from bot.service.rules_service import RulesService
from tests.log.memory import MemoryLog
from tests.service.requests import NILS, OLGA, SERVER, seat
from tests.service.test_own_decks import MANAGER, small


async def brought(service: RulesService, by: Person, *names: str) -> None:
    for name in names:
        await import_deck(service, seat(by), small(name, card=f"Card of {name}"))


async def test_one_person_brings_only_so_many_decks(service: RulesService) -> None:
    await brought(service, OLGA, *(f"Deck {n}" for n in range(MOST_OF_ONE)))
    with pytest.raises(r.TooManyDecksOfYours):
        await brought(service, OLGA, "One More")
    await brought(service, OLGA, "Deck 1")  # an own deck may be replaced
    await brought(service, MANAGER, "One More")  # and others bring theirs


async def test_a_deck_forgotten_makes_room(service: RulesService) -> None:
    await brought(service, OLGA, *(f"Deck {n}" for n in range(MOST_OF_ONE)))
    assert (await forget_deck(service, seat(OLGA), "deck 2")).name == "Deck 2"
    assert (await service.box_of(SERVER)).deck("Deck 2") is None
    await brought(service, OLGA, "One More")


async def test_only_a_steward_forgets_and_only_what_no_campaign_plays_with(
    service: RulesService,
) -> None:
    await brought(service, OLGA, "Deck 1", "Deck 2")
    with pytest.raises(r.NotYours):
        await forget_deck(service, seat(NILS), "Deck 1")
    await service.play(seat(OLGA), c.ChooseDeck("Deck 1"))
    with pytest.raises(r.DeckPlayed):
        await forget_deck(service, seat(OLGA), "Deck 1")
    with pytest.raises(r.UnknownDeck):
        await forget_deck(service, seat(OLGA), "Eternal Agony")


async def test_who_brought_a_deck_is_forgotten_with_the_person(service: RulesService) -> None:
    await brought(service, OLGA, "Deck 1")
    await erase(service, SERVER, OLGA.user)
    assert await DECKS_BY.all(service.log, SERVER) == {}
    assert (await service.box_of(SERVER)).deck("Deck 1") is not None


async def test_a_person_rolls_only_so_often_a_minute(box: Box) -> None:
    now = [1000.0]
    service = RulesService(MemoryLog(event_codec()), box, SeededDice(3), lambda: now[0])
    for _ in range(MOST):
        await service.roll(seat(OLGA), c.RollPool("red"))
    with pytest.raises(r.TooManyRolls):
        await service.roll(seat(OLGA), c.RollPool("red"))
    await service.roll(seat(Person(UserId(99))), c.RollPool("red"))
    now[0] += SECONDS
    await service.roll(seat(OLGA), c.RollPool("red"))
