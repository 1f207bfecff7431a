"""How the process ends: asked by signals, on every system in the way it knows, or at once."""

import asyncio
import logging
import os
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType

# Ctrl-C, a polite end by the system, and on Windows a closed console.
NAMES = ("SIGINT", "SIGTERM", "SIGBREAK")


@contextmanager
def told_to_end(end: Callable[[], object]) -> Iterator[None]:
    """Have the running loop call `end` whenever the process is asked to end meanwhile."""
    loop = asyncio.get_running_loop()
    known = [each for name in NAMES if (each := getattr(signal, name, None)) is not None]
    try:
        for each in known:
            loop.add_signal_handler(each, end)
    except NotImplementedError:  # Windows: its loops wake up for signals, but pass none on
        with _handled(known, lambda _, __: loop.call_soon_threadsafe(end)):
            yield
    else:
        try:
            yield
        finally:
            for each in known:
                loop.remove_signal_handler(each)


@contextmanager
def _handled(
    known: list[signal.Signals], handler: Callable[[int, FrameType | None], object]
) -> Iterator[None]:
    before = {each: signal.signal(each, handler) for each in known}
    try:
        yield
    finally:
        for each, old in before.items():
            signal.signal(each, old)


def end_at_once() -> None:
    """Leave, though something in this process hangs; what was answered is on disk."""
    logging.shutdown()
    os._exit(1)
