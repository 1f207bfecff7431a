"""A bot that stays unwell ends itself, so that whatever restarts it can."""

import threading
from collections.abc import Callable
from functools import partial

import pytest

from bot.host import life
from bot.host.life import Pulse, watch

LOOKS = int(life.PATIENCE / life.LOOK)


class Looks(threading.Event):
    """Stands in for time: something happens before each look, and after them it is over."""

    def __init__(self, *happens: Callable[[], object]) -> None:
        super().__init__()
        self._happens = list(happens)
        self.waited: list[float | None] = []

    def wait(self, timeout: float | None = None) -> bool:
        self.waited.append(timeout)
        if not self._happens:
            return True
        self._happens.pop(0)()
        return False


@pytest.fixture
def ended(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """How the process ended, in order."""
    ends: list[str] = []
    monkeypatch.setattr(life, "end_at_once", lambda: ends.append("at once"))
    return ends


def looked(ended: list[str], *happens: Callable[[Pulse], object]) -> Pulse:
    pulse = Pulse()
    looks = Looks(*(partial(each, pulse) for each in happens))
    watch(pulse, looks, lambda: ended.append("politely"))
    return pulse


def beats(pulse: Pulse) -> None:
    pulse.beats += 1


def hangs(_: Pulse) -> None:
    """Nothing happens."""


def test_a_bot_that_is_well_goes_on(ended: list[str]) -> None:
    pulse = looked(ended, *[beats] * (2 * LOOKS))
    assert (ended, pulse.given_up) == ([], False)


def test_one_that_was_never_connected_waits_for_discord(ended: list[str]) -> None:
    pulse = looked(ended, *[hangs] * (2 * LOOKS))
    assert (ended, pulse.given_up) == ([], False)


def test_one_that_stays_unwell_ends_itself_politely(ended: list[str]) -> None:
    pulse = looked(ended, beats, *[hangs] * LOOKS)
    assert (ended, pulse.given_up) == (["politely"], True)


def test_one_that_recovers_in_time_goes_on(ended: list[str]) -> None:
    almost = [hangs] * (LOOKS - 1)
    pulse = looked(ended, beats, *almost, beats, *almost, beats)
    assert (ended, pulse.given_up) == ([], False)


def test_one_whose_loop_hangs_is_ended_at_once(ended: list[str]) -> None:
    looked(ended, beats, *[hangs] * LOOKS, hangs)
    assert ended == ["politely", "at once"]
