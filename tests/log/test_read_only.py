"""A file in a folder that takes nothing is read, and written to as soon as that is possible."""

import os
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.log.sqlite import SqliteLog
from bot.log.upcasts import event_codec
from tests.log.builders import SERVER, at, gained, move
from tests.log.conftest import found

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="permissions of Linux")

# A life without the privilege to write where permissions say no, in a folder that becomes
# read-only, and writable again.
LIFE = """
import asyncio, ctypes, logging, os, sys
ctypes.CDLL(None).prctl(24, 1, 0, 0, 0)  # PR_CAPBSET_DROP, CAP_DAC_OVERRIDE: from the next exec on
if sys.argv[2:] != ["go"]:
    os.execv(sys.executable, [*sys.orig_argv, "go"])

from pathlib import Path
from bot.log import LogUnavailable
from bot.log.sqlite import SqliteLog
from bot.log.upcasts import event_codec
from tests.log.builders import SERVER, at, gained, move

folder = Path(sys.argv[1])
logging.basicConfig(format="%(message)s %(reason)s", stream=sys.stdout)
files = list(folder.iterdir())

async def main():
    log = SqliteLog(folder, event_codec())
    try:
        await live(log)
    finally:
        await log.close()

async def live(log):
    for path in files:
        path.chmod(0o400)
    folder.chmod(0o500)
    [row] = await log.campaigns(SERVER)
    print("read", len(await log.read(row.at)), await log.check(SERVER), flush=True)
    for write in (
        log.append(row.at, row.last, move(row.last, gained()), None),
        log.note_put(row.at, "board", "1:2"),
        log.name_goes(SERVER, 7),
        log.delete(row.at),
        log.forget(SERVER),
    ):
        try:
            await write
        except LogUnavailable as refused:
            print("refused", refused.reason.value, flush=True)
    print("read", len(await log.read(row.at)), flush=True)
    folder.chmod(0o700)
    for path in files:
        path.chmod(0o600)
    await log.append(row.at, row.last, move(row.last, gained()), None)
    print("read", len(await log.read(row.at)), await log.check(SERVER), flush=True)

asyncio.run(main())
"""


def lived(folder: Path) -> list[str]:
    done = subprocess.run(
        [sys.executable, "-c", LIFE, str(folder)],
        capture_output=True,
        encoding="utf-8",
        check=False,
        env={**os.environ, "PYTHONPATH": str(Path(__file__).parents[2])},
    )
    assert done.stderr == ""
    return done.stdout.splitlines()


EXPECTED = [
    "a server's file cannot be used read-only",
    "read 2 []",
    *["refused read-only"] * 5,
    "read 2",
    "read 3 []",
]


@pytest.fixture
async def log(tmp_path: Path) -> AsyncIterator[SqliteLog]:
    opened = SqliteLog(tmp_path, event_codec())
    campaign = await found(opened)
    await opened.append(at(campaign), 1, move(1, gained()), None)
    yield opened
    await opened.close()


async def test_it_is_read_and_written_to_later(log: SqliteLog, tmp_path: Path) -> None:
    await log.close()
    assert lived(tmp_path) == EXPECTED


async def test_so_is_one_whose_bot_died(log: SqliteLog, tmp_path: Path) -> None:
    """What was answered waits beside the file."""
    assert (tmp_path / f"{SERVER}.sqlite3-wal").stat().st_size
    told, read, *rest = EXPECTED
    assert lived(tmp_path) == [read, told, *rest]
