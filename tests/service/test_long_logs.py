"""Long logs are read back off the loop: nobody else's command waits for them."""

import threading
from collections.abc import Sequence

import pytest

from bot.rules.basics.keys import CampaignAt
from bot.rules.basics.options import GainReason
from bot.rules.rolling.dice_sources import SeededDice
from bot.rules.state import commands as c
from bot.rules.state.campaign import Campaign
from bot.rules.state.events import Entry
from bot.rules.state.replay import resumed
from bot.service import past
from bot.service.rules_service import RulesService
from tests.log.memory import MemoryLog
from tests.service.requests import OLGA, SERVER, seat

AT = CampaignAt(SERVER, 1)
GAIN = c.GainThreat(GainReason.CORRECTION, note="as agreed")


@pytest.mark.parametrize(("moves", "aside"), [(10, False), (300, True)])
async def test_only_a_long_log_is_read_back_aside(
    service: RulesService,
    log: MemoryLog,
    monkeypatch: pytest.MonkeyPatch,
    moves: int,
    aside: bool,
) -> None:
    threads = []

    def watched(base: Campaign, later: Sequence[Entry]) -> Campaign | None:
        threads.append(threading.current_thread())
        return resumed(base, later)

    for _ in range(moves):
        await service.play(seat(OLGA), GAIN)
    monkeypatch.setattr(past, "resumed", watched)
    again = RulesService(log, service.box, SeededDice(1), lambda: 0.0)

    assert await again.fold(AT) == await service.fold(AT)
    assert all((each is not threading.main_thread()) is aside for each in threads)
    assert threads
