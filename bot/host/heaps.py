"""How much of its memory the C library keeps for each thread, where it can be told: glibc."""

import ctypes
import sys

_ARENA_MAX = -8  # M_ARENA_MAX of glibc's malloc.h


def share_one_heap() -> None:
    """Let all threads to come take their memory from one heap.

    Each open file has a thread, and glibc gives threads heaps of their own: what one file has let
    go of serves no other. They seldom take memory at the same moment, so none waits for another.
    """
    if sys.platform != "linux":
        return
    tell = getattr(ctypes.CDLL(None), "mallopt", None)
    if tell is not None:  # musl has no such thing, and one heap anyway
        tell(_ARENA_MAX, 1)
