"""A database whose disk is really full: moves are refused by name; room is all that it wants."""

import errno
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from bot.log import LogUnavailable, Reason
from tests import postgres
from tests.log.builders import SERVER, at, move, rumor
from tests.log.conftest import found, open_postgres
from tests.postgres import QUICK, Postgres

pytest.importorskip("asyncpg", reason="PostgreSQL needs the package asyncpg")
pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="a file system of a set size")

SIZE = "160m"
LONG = "x" * 2000


@contextmanager
def mounted(place: Path) -> Iterator[Path]:
    """A disk of a set size, in memory; who may mount none leaves the test out."""
    mount = ["mount", "-t", "tmpfs", "-o", f"size={SIZE}", "overlord-test", str(place)]
    done = subprocess.run(mount, capture_output=True, check=False)
    if done.returncode:
        pytest.skip(f"no disk of a set size can be mounted here: {done.stderr.decode().strip()}")
    try:
        yield place
    finally:
        subprocess.run(["umount", str(place)], check=True)


@pytest.fixture
def disk() -> Iterator[Path]:
    """Where everybody may go: the server is not root's."""
    place = Path(tempfile.mkdtemp(prefix="overlord-disk-"))
    place.chmod(0o755)
    try:
        with mounted(place):
            yield place
    finally:
        place.rmdir()


@pytest.fixture
def server(disk: Path) -> Iterator[Postgres]:
    """A server with all of its files on that disk."""
    try:
        with postgres.running(QUICK | {"max_wal_size": "32MB"}, disk) as server:
            yield server
    except postgres.NoPostgres as why:
        pytest.skip(f"no PostgreSQL server can be run here: {why}")


def filled(disk: Path) -> Path:
    """Fill a disk to the last byte, and give the file that does."""
    ballast = disk / "ballast"
    with ballast.open("wb", buffering=0) as file:
        for size in (1 << 20, 1 << 12, 1):
            try:
                while file.write(b"\0" * size) == size:
                    pass
            except OSError as full:
                assert full.errno == errno.ENOSPC
    return ballast


async def test_a_full_disk_refuses_moves_by_name_and_takes_them_as_soon_as_there_is_room(
    server: Postgres, disk: Path
) -> None:
    log = await open_postgres(server.address())
    campaign, last = at(await found(log)), 1
    # given no room for anything on the whole disk
    ballast = filled(disk)
    # when people play on, then what still finds room in a page is written, and nothing else
    with pytest.raises(LogUnavailable) as unavailable:
        while True:
            await log.append(campaign, last, move(last, rumor(LONG)), f"press {last}")
            last += 1
    assert (unavailable.value.server, unavailable.value.reason) == (SERVER, Reason.DISK_FULL)
    # and it can be looked at, and is whole
    assert len(await log.read(campaign)) == last
    assert await log.check(SERVER) == []
    # when there is room again, then the same move is taken
    ballast.unlink()
    await log.append(campaign, last, move(last, rumor(LONG)), f"press {last}")
    assert len(await log.read(campaign)) == last + 1
    await log.close()
