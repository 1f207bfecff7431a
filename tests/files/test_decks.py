"""A campaign played with a group's own deck takes it along to the next server."""

from pathlib import Path

import pytest

from bot.box.box import load_box
from bot.box.decks import read_deck
from bot.desk.files.exporting import file_of, own_decks
from bot.log.upcasts import event_codec
from bot.rules.basics.keys import UserId
from bot.rules.course.soundness import BadExport, ExportFault
from bot.rules.economy.people import Person
from bot.rules.printed.box import Box
from bot.rules.rolling.dice_sources import SeededDice
from bot.rules.state import commands as c
from bot.rules.state import refusals as r
from bot.service.imports import Sayable, examine, found
from bot.service.requests import Request
from bot.service.rules_service import RulesService
from tests.log.memory import MemoryLog
from tests.rules.table import OLGA, Table

CODEC = event_codec()
TEXT = (Path(__file__).parents[2] / "docs" / "example-deck.toml").read_text(encoding="utf-8")
DECK = read_deck(TEXT)
HERE = Request(9, 5, Person(UserId(77)), cause="press")


@pytest.fixture
def played(box: Box) -> Table:
    table = Table(box.with_decks([DECK]))
    table.open()
    table.own(DECK.name)
    return table


@pytest.fixture
def service(box: Box) -> RulesService:
    return RulesService(MemoryLog(CODEC), box, SeededDice(3), lambda: 0.0)


async def test_a_deck_comes_with_its_campaign(
    played: Table, box: Box, check: Sayable, service: RulesService
) -> None:
    plan = examine(file_of(played.log, (TEXT,), 0), box, CODEC, check)
    at, campaign = await found(service, HERE, plan, frozenset())
    assert {*campaign.cards} == {card.key for card in DECK.cards}
    box_there = await service.box_of(HERE.server)
    assert box_there.deck(DECK.name) == DECK
    assert await own_decks(service, HERE.server, await service.log.read(at)) == (TEXT,)


async def test_a_deck_that_is_there_already_is_not_brought_again(
    played: Table, check: Sayable
) -> None:
    there = load_box().with_decks([DECK])
    assert examine(file_of(played.log, (TEXT,), 0), there, CODEC, check).decks == ()
    assert examine(file_of(played.log, (), 0), there, CODEC, check).decks == ()


def test_a_campaign_without_its_deck_is_refused(played: Table, box: Box, check: Sayable) -> None:
    with pytest.raises(BadExport) as bad:
        examine(file_of(played.log, (), 0), box, CODEC, check)
    assert (bad.value.fault, bad.value.field) == (ExportFault.DECK, DECK.key)


def test_another_deck_of_that_name_is_not_taken_for_it(
    played: Table, box: Box, check: Sayable
) -> None:
    other = read_deck(TEXT.replace("trigger = 1", "trigger = 2", 1))
    assert other != DECK
    with pytest.raises(BadExport) as bad:
        examine(file_of(played.log, (TEXT,), 0), box.with_decks([other]), CODEC, check)
    assert (bad.value.fault, bad.value.field) == (ExportFault.DECK_DIFFERS, DECK.name)


def test_a_damaged_deck_is_refused(played: Table, box: Box, check: Sayable) -> None:
    with pytest.raises(BadExport) as bad:
        examine(file_of(played.log, ("name = 3",), 0), box, CODEC, check)
    assert bad.value.fault is ExportFault.DECK_FILE


async def test_a_redelivered_yes_gives_what_it_founded(
    played: Table, box: Box, check: Sayable, service: RulesService
) -> None:
    plan = examine(file_of(played.log, (TEXT,), 0), box, CODEC, check)
    first = await found(service, HERE, plan, frozenset())
    assert await found(service, HERE, plan, frozenset()) == first
    with pytest.raises(r.CampaignRuns):
        await found(service, Request(9, 5, Person(UserId(78)), cause="other"), plan, frozenset())
    assert [row.at for row in await service.log.campaigns(9)] == [first[0]]


async def test_it_can_be_played_on_at_once(
    played: Table, box: Box, check: Sayable, service: RulesService
) -> None:
    plan = examine(file_of(played.log, (TEXT,), 0), box, CODEC, check)
    await found(service, HERE, plan, frozenset({OLGA.user}))
    seat = Request(9, 5, OLGA, cause="later")
    outcome = await service.play(seat, c.StartQuest("First Blood"))
    assert outcome.after.secret
    assert outcome.after.overlords == (OLGA.user,)
