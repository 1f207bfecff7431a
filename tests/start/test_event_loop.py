"""The running bot's threads leave the event loop its turns, and garbage is collected quickly."""

import argparse
import asyncio
import gc
import sys
import threading
from collections.abc import Iterator

import pytest

from bot.__main__ import main
from bot.host.running import SWITCH_SECONDS, THREADS, settle, share_fairly


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    """Nothing of it outlives a test."""
    interval = sys.getswitchinterval()
    yield
    sys.setswitchinterval(interval)
    gc.unfreeze()
    gc.enable()


async def test_few_threads_work_at_once() -> None:
    share_fairly()
    assert sys.getswitchinterval() == pytest.approx(SWITCH_SECONDS)
    names, all_here = set(), threading.Barrier(THREADS)

    def work() -> None:
        all_here.wait()
        names.add(threading.current_thread().name)

    await asyncio.gather(*(asyncio.to_thread(work) for _ in range(3 * THREADS)))
    assert len(names) == THREADS


async def test_garbage_is_collected_again_once_the_bot_is_ready() -> None:
    gc.disable()
    await settle()
    assert gc.isenabled()


def test_a_start_collects_no_garbage(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nor does it leave that to whoever comes after it, however it ends."""
    collecting: list[bool] = []

    def ends(asked: argparse.Namespace) -> int:
        collecting.append(gc.isenabled())
        raise KeyboardInterrupt

    monkeypatch.setattr("bot.__main__._served", ends)
    assert main(["run"]) == 1
    assert collecting == [False]
    assert gc.isenabled()


async def test_what_stays_is_left_out_of_collections() -> None:
    await settle()
    assert gc.get_freeze_count() > 0
    before = gc.get_freeze_count()
    await settle()
    assert gc.get_freeze_count() >= before
