"""A group's own decks: imported by a steward, for one server, replaced only where unused."""

from collections.abc import Callable
from pathlib import Path

import pytest

from bot.box.faults import DeckFaults
from bot.rules.basics.keys import CampaignAt, UserId
from bot.rules.basics.stored import replace
from bot.rules.economy.people import Person
from bot.rules.printed.box import Box
from bot.rules.printed.decks import Expected
from bot.rules.rolling.dice_sources import SeededDice
from bot.rules.state import commands as c
from bot.rules.state import events as e
from bot.rules.state import refusals as r
from bot.service.imports import import_deck
from bot.service.own_decks import MOST_DECKS, MOST_OF_ONE
from bot.service.rules_service import RulesService
from tests.log.memory import MemoryLog
from tests.service.requests import BJORN, CHANNEL, CREATE, NILS, OLGA, OTHER_CHANNEL, SERVER, seat

EXAMPLE = (Path(__file__).parents[2] / "docs" / "example-deck.toml").read_bytes()
NAME, KEY = "The Long Night", "longnight"
MANAGER = Person(UserId(8), manages=True)
CHOOSE = c.ChooseDeck(NAME)


def small(name: str, card: str = "Only One", also: str = "") -> bytes:
    """A deck of a single card."""
    names = f'also = ["{also}"]\n' if also else ""
    return f'name = "{name}"\n{names}[[cards]]\nnumber = 1\nname = "{card}"\ntrigger = 0'.encode()


@pytest.fixture
def again(log: MemoryLog, box: Box) -> Callable[[], RulesService]:
    """The service after a restart on the same log."""
    return lambda: RulesService(log, box, SeededDice(6), lambda: 1_700_000_001.0)


async def test_an_imported_deck_is_there_for_its_server_alone(service: RulesService) -> None:
    deck = await import_deck(service, seat(OLGA), EXAMPLE)
    assert (deck.key, deck.homebrew) == (KEY, True)
    assert (await service.box_of(SERVER)).deck("winter") == deck
    assert (await service.box_of(2)).deck(NAME) is None
    assert service.box.deck(NAME) is None
    outcome = await service.play(seat(OLGA), CHOOSE)
    assert isinstance(outcome.entries[-1].event, e.DeckChosen)


async def test_it_survives_a_restart(
    service: RulesService, again: Callable[[], RulesService]
) -> None:
    await import_deck(service, seat(OLGA), EXAMPLE)
    fresh = again()
    await fresh.play(seat(OLGA), CHOOSE)
    assert fresh.box_at_hand(SERVER).deck(NAME) is not None


async def test_windows_lines_and_a_byte_order_mark_survive_it_too(
    service: RulesService, again: Callable[[], RulesService]
) -> None:
    content = b"\xef\xbb\xbf" + EXAMPLE.replace(b"\n", b"\r\n")
    deck = await import_deck(service, seat(OLGA), content)
    assert (await again().box_of(SERVER)).deck(NAME) == deck


@pytest.mark.parametrize("person", [BJORN, NILS])
async def test_only_a_steward_may_import(service: RulesService, person: Person) -> None:
    with pytest.raises(r.NotYours):
        await import_deck(service, seat(person), EXAMPLE)
    assert (await service.box_of(SERVER)).deck(NAME) is None


async def test_where_no_campaign_runs_whoever_manages_the_server_may(
    empty: RulesService,
) -> None:
    with pytest.raises(r.NotYours):
        await import_deck(empty, seat(OLGA), EXAMPLE)
    await import_deck(empty, seat(MANAGER), EXAMPLE)
    assert (await empty.box_of(SERVER)).deck(NAME) is not None


@pytest.mark.parametrize(
    ("content", "homebrew"),
    [
        (small("Eternal Agony"), False),
        (small("inner corruption!"), False),
        (small("Something Else", also="the Eternal-Agony"), False),
        (small("Winter"), True),
        (small("Something Else", also="long night"), True),
    ],
)
async def test_no_two_decks_answer_to_one_name(
    service: RulesService, content: bytes, homebrew: bool
) -> None:
    await import_deck(service, seat(OLGA), EXAMPLE)
    with pytest.raises(r.DeckNameTaken) as taken:
        await import_deck(service, seat(OLGA), content)
    assert taken.value.homebrew is homebrew


async def test_unused_it_is_replaced_by_a_file_of_its_name(service: RulesService) -> None:
    await import_deck(service, seat(OLGA), EXAMPLE)
    await import_deck(service, seat(OLGA), small("the LONG night", "Thaw"))
    deck = (await service.box_of(SERVER)).deck(NAME)
    assert deck is not None
    assert [card.name for card in deck.cards] == ["Thaw"]


async def test_while_any_campaign_of_the_server_plays_with_it_it_stays(
    service: RulesService,
) -> None:
    await import_deck(service, seat(OLGA), EXAMPLE)
    await service.play(seat(OLGA), CHOOSE)
    await service.play(
        seat(BJORN, channel=OTHER_CHANNEL), replace(CREATE, key="b", home=OTHER_CHANNEL)
    )
    with pytest.raises(r.DeckInUse) as in_use:
        await import_deck(service, seat(BJORN, channel=OTHER_CHANNEL), small(NAME))
    assert in_use.value.campaign == "Nerekhall"
    await service.play(seat(OLGA), c.EndCampaign())
    await import_deck(service, seat(BJORN, channel=OTHER_CHANNEL), small(NAME))


async def test_no_undo_goes_back_to_a_deck_whose_cards_are_gone(service: RulesService) -> None:
    await import_deck(service, seat(OLGA), EXAMPLE)
    await service.play(seat(OLGA), CHOOSE)
    await service.play(seat(OLGA), c.TakeBack())
    await import_deck(service, seat(OLGA), small(NAME))
    with pytest.raises(r.DeckReplaced):
        await service.play(seat(OLGA), c.PlayAgain())
    await import_deck(service, seat(OLGA), EXAMPLE)
    await service.play(seat(OLGA), c.PlayAgain())
    await service.play(seat(OLGA), c.EndCampaign())
    await import_deck(service, seat(MANAGER), small(NAME))
    with pytest.raises(r.DeckReplaced):
        await service.play(seat(OLGA), c.TakeBack())


async def test_a_server_keeps_so_many_and_no_more(service: RulesService) -> None:
    for number in range(MOST_DECKS):
        steward = Person(UserId(1000 + number // MOST_OF_ONE), manages=True)
        await import_deck(service, seat(steward), small(f"Deck {number}"))
    with pytest.raises(r.TooManyDecks):
        await import_deck(service, seat(OLGA), small("One More"))
    await import_deck(service, seat(OLGA), small("Deck 3", "Another Card"))


async def test_every_fault_is_told_at_once_and_nothing_is_kept(service: RulesService) -> None:
    content = EXAMPLE.replace(b'"immobilized"', b'"frozen"').replace(b'spend = "exhaust"', b"", 1)
    content = content.replace(b'moment = "play"', b'moment = "later"').replace(b"number = 2", b"")
    with pytest.raises(DeckFaults) as wrong:
        await import_deck(service, seat(OLGA), content)
    found = {(fault.card, fault.field, fault.expected) for fault in wrong.value.faults}
    assert found == {
        ("Frostbite", "number", Expected.GIVEN),
        ("Frostbite", "moment", Expected.ONE_OF),
        ("Whiteout", "effect.condition", Expected.ONE_OF),
    }
    assert (await service.box_of(SERVER)).deck(NAME) is None


async def test_a_deck_that_can_no_longer_be_read_is_left_out_and_the_host_is_told(
    service: RulesService,
    log: MemoryLog,
    again: Callable[[], RulesService],
    caplog: pytest.LogCaptureFixture,
) -> None:
    await import_deck(service, seat(OLGA), EXAMPLE)
    await log.note_put(CampaignAt(SERVER, 0), "deck:old", "name = 3")
    box = await again().box_of(SERVER)
    assert [deck.name for deck in box.decks if deck.homebrew] == [NAME]
    assert "deck left out" in caplog.text


async def test_nothing_in_a_file_is_executed_or_interpolated(service: RulesService) -> None:
    """Braces, markup and mentions stay the text they are."""
    nasty = "{ $who } {NUMBER(1)} @everyone **x** <@1>"
    deck = await import_deck(service, seat(OLGA), small("Nasty", nasty))
    assert deck.cards[0].name == nasty


async def test_a_card_of_an_imported_deck_is_played_like_any_other(service: RulesService) -> None:
    await import_deck(service, seat(OLGA), EXAMPLE)
    await service.play(seat(OLGA), CHOOSE)
    await service.play(seat(OLGA), c.AdoptCampaign(threat=3, cards="Summon the Frost Widow"))
    await service.play(seat(OLGA), c.StartQuest("First Blood"))
    await service.play(seat(OLGA), c.TriggerPlotCard("Summon the Frost Widow"))
    _, campaign = await service.look(seat(OLGA, channel=CHANNEL))
    assert campaign.cards["summonthefrostwidow"].exhausted
