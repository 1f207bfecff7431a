"""A rules service on a log in memory, with a campaign of three heroes in channel 100."""

from collections.abc import AsyncIterator

import pytest

from bot.box.box import load_box
from bot.log.upcasts import event_codec
from bot.rules.printed.box import Box
from bot.rules.rolling.dice_sources import SeededDice
from bot.rules.state import commands as c
from bot.service.rules_service import RulesService
from tests.log.memory import MemoryLog
from tests.service.requests import BJORN, CARLA, CREATE, DORA, OLGA, seat


@pytest.fixture(scope="session")
def box() -> Box:
    return load_box()


@pytest.fixture
def log() -> MemoryLog:
    return MemoryLog(event_codec())


@pytest.fixture
def empty(log: MemoryLog, box: Box) -> RulesService:
    """No campaign anywhere."""
    return RulesService(log, box, SeededDice(5), lambda: 1_700_000_000.9)


@pytest.fixture
async def service(empty: RulesService) -> AsyncIterator[RulesService]:
    await empty.play(seat(OLGA), CREATE)
    players = (("Leoric", BJORN), ("Astarra", CARLA), ("Grisban", DORA))
    for name, player in players:
        await empty.play(seat(OLGA), c.AddHero(name, player.user))
    yield empty
