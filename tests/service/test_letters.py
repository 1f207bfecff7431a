"""Control characters and halves of letters end where a command comes in."""

import pytest

from bot.log.upcasts import event_codec
from bot.rules.basics.keys import UserId
from bot.rules.economy.people import Person
from bot.rules.printed.box import Box
from bot.rules.rolling.dice_sources import SeededDice
from bot.rules.state import commands as c
from bot.rules.state import events as e
from bot.service.rules_service import Request, RulesService
from tests.log.memory import MemoryLog

SEAT = Request(9, 5, Person(UserId(77)))


@pytest.fixture
async def service(box: Box) -> RulesService:
    service = RulesService(MemoryLog(event_codec()), box, SeededDice(3), lambda: 0.0)
    await service.play(SEAT, c.CreateCampaign("k", "Nere\0khall", 5, UserId(77)))
    return service


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("so\x00 it\x7f was", "so it was"),
        ("so\nit\r\nwas", "so it was"),
        ("\ud83dso it was\udc00", "so it was"),
        ("so it was \U0001f600 राम", "so it was \U0001f600 राम"),
    ],
)
async def test_a_note_is_kept_without_them(service: RulesService, typed: str, kept: str) -> None:
    outcome = await service.play(SEAT, c.AdjustXp(1, typed))
    [note] = [x.event.note for x in outcome.entries if isinstance(x.event, e.XpChanged)]
    assert note == kept


async def test_a_campaigns_name_is_kept_without_them(service: RulesService) -> None:
    _, campaign = await service.look(SEAT)
    assert campaign.name == "Nerekhall"
