"""Long logs are read back off the loop: nobody else's command waits for them."""

import threading

import pytest

from bot.rules.basics.keys import MoveNumber, UserId
from bot.rules.state import events as e
from bot.rules.state.campaign import Campaign
from bot.rules.state.events import Entry
from bot.service import kept


@pytest.mark.parametrize(("length", "aside"), [(10, False), (20_000, True)])
async def test_only_a_long_log_is_replayed_aside(
    monkeypatch: pytest.MonkeyPatch, length: int, aside: bool
) -> None:
    threads = []

    def replay(log: list[Entry]) -> Campaign:
        threads.append(threading.current_thread())
        return Campaign(seq=len(log))

    monkeypatch.setattr(kept, "replay", replay)
    log = [Entry(1, MoveNumber(1), 0, UserId(1), e.RoundDeclared())] * length

    assert (await kept.replayed(log)).seq == length
    assert (threads[0] is not threading.main_thread()) is aside
