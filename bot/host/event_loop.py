"""Keeps the event loop responsive while threads read long logs and draw pictures."""

import asyncio
import gc
import sys
from concurrent.futures import ThreadPoolExecutor

THREADS = 2
"""Threads that work for the loop at once; each more would make it wait longer for its turn."""
SWITCH_SECONDS = 0.001
"""How long a thread busy with Python code keeps the loop waiting at most."""


def share_fairly() -> None:
    """Let the running loop's threads give way to it often, and be few."""
    sys.setswitchinterval(SWITCH_SECONDS)
    pool = ThreadPoolExecutor(THREADS, thread_name_prefix="overlord")
    asyncio.get_running_loop().set_default_executor(pool)


async def settle() -> None:
    """Leave what is in memory now, and stays, out of the garbage collector's rounds.

    A round that walks through everything printed and said holds every thread up for a tenth of a
    second.
    """
    gc.collect()
    gc.freeze()
