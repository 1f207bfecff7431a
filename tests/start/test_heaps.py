"""How many heaps the C library keeps: each of a hundred threads would get one of its own."""

import ctypes
import subprocess
import sys

import pytest

# Eight threads that each hold memory, all at once; then the C library lists its heaps.
_HEAPS = """
import ctypes, threading
{before}
libc = ctypes.CDLL(None)
libc.malloc.restype = ctypes.c_void_p
libc.fdopen.restype = ctypes.c_void_p
all_hold = threading.Barrier(8)

def hold():
    libc.malloc(ctypes.c_size_t(5000))
    all_hold.wait()

threads = [threading.Thread(target=hold) for _ in range(8)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
listed = ctypes.c_void_p(libc.fdopen(1, b"w"))
libc.malloc_info(0, listed)
libc.fflush(listed)
"""
_SHARED = "from bot.host.heaps import share_one_heap; share_one_heap()"

glibc = pytest.mark.skipif(
    sys.platform != "linux" or not hasattr(ctypes.CDLL(None), "malloc_info"),
    reason="only glibc keeps heaps for threads",
)


def heaps(before: str) -> int:
    program = _HEAPS.format(before=before)
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, check=True)
    return ran.stdout.count(b"<heap nr=")


@glibc
def test_all_threads_share_one_heap() -> None:
    assert heaps(before=_SHARED) == 1


@glibc
def test_each_would_have_one_of_its_own() -> None:
    assert heaps(before="") > 1
