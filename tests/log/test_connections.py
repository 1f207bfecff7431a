"""At most so many open files, whatever happens at once; every file that was opened is closed."""

import asyncio
import os
import random
import sqlite3
import threading
from pathlib import Path

import pytest

from bot.log import LogClosed, LogUnavailable, Reason
from bot.log.connections import Connections
from bot.log.sqlite import SqliteLog
from bot.log.upcasts import event_codec
from bot.rules.basics.keys import CampaignAt
from tests.log.builders import CHANNEL, created, gained, move
from tests.log.conftest import found, long_ago

MOST = 4


class Counting:
    """Opens files in memory, and knows how many are open and how many ever were at once."""

    def __init__(self) -> None:
        self.now = self.peak = self.opened = 0
        self._lock = threading.Lock()

    def open(self, server: int) -> sqlite3.Connection:
        with self._lock:
            self.now += 1
            self.opened += 1
            self.peak = max(self.peak, self.now)
        counter = self

        class Counted(sqlite3.Connection):
            def close(self) -> None:
                super().close()
                with counter._lock:
                    counter.now -= 1

        return sqlite3.connect(":memory:", isolation_level=None, factory=Counted)


async def ask(connections: Connections, server: int) -> int:
    [(number,)] = await connections.run(server, "SELECT ?", [server])
    return int(number)


@pytest.mark.parametrize("most", [1, 2, MOST])
async def test_a_burst_opens_no_more_than_allowed_and_everybody_is_served(most: int) -> None:
    files = Counting()
    connections = Connections(files.open, most)
    servers = [random.Random(most).randrange(40) for _ in range(600)]
    answers = await asyncio.gather(*(ask(connections, server) for server in servers))
    assert answers == servers
    assert files.peak <= most
    await connections.close()
    assert files.now == 0


async def test_the_least_recently_used_makes_room() -> None:
    files = Counting()
    connections = Connections(files.open, 2)
    for server in (1, 2, 1, 3, 1, 2):
        await ask(connections, server)
    assert list(connections.open) == [1, 2]
    assert files.opened == 4  # 1 never had to be opened again
    await connections.close()


async def test_many_at_the_same_closed_door_open_it_once() -> None:
    files = Counting()
    connections = Connections(files.open, MOST)
    await asyncio.gather(*(ask(connections, 7) for _ in range(50)))
    assert files.opened == 1
    await connections.close()


async def test_a_statement_handed_over_before_the_closing_still_runs() -> None:
    files = Counting()
    connections = Connections(files.open, 1)
    await ask(connections, 1)
    answers = await asyncio.gather(ask(connections, 1), ask(connections, 2), ask(connections, 1))
    assert list(answers) == [1, 2, 1]
    await connections.close()


async def test_a_failed_opening_gives_its_place_back() -> None:
    files = Counting()

    def broken(server: int) -> sqlite3.Connection:
        if server == 13:
            raise LogUnavailable(server, Reason.CORRUPT)
        return files.open(server)

    connections = Connections(broken, 1)
    for _ in range(3):
        with pytest.raises(LogUnavailable):
            await ask(connections, 13)
        assert await ask(connections, 1) == 1
    await connections.close()


async def test_a_cancelled_opening_leaves_nothing_open() -> None:
    files = Counting()
    connections = Connections(files.open, 2)
    asking = [asyncio.create_task(ask(connections, server)) for server in range(9)]
    await asyncio.sleep(0)
    for task in asking:
        task.cancel()
    await asyncio.wait(asking)
    await connections.close()
    assert files.opened == 9
    assert (files.now, files.peak) == (0, 2)


async def test_a_shut_file_lets_statements_wait() -> None:
    files = Counting()
    connections = Connections(files.open, MOST)
    await ask(connections, 1)
    async with connections.shut(1):
        assert files.now == 0
        asking = asyncio.create_task(ask(connections, 1))
        await ask(connections, 2)
        assert not asking.done()
    assert await asking == 1
    await connections.close()


async def test_closing_finishes_what_was_begun_and_then_refuses() -> None:
    files = Counting()
    connections = Connections(files.open, 2)
    asking = [asyncio.create_task(ask(connections, server)) for server in range(5)]
    await asyncio.sleep(0)
    await connections.close()
    assert list(await asyncio.gather(*asking)) == list(range(5))
    assert files.now == 0
    with pytest.raises(LogClosed):
        await ask(connections, 1)


async def test_descriptors_stay_bounded_and_everything_ends(tmp_path: Path) -> None:
    """Three descriptors an open file: database, write-ahead file, shared memory."""
    descriptors, threads = _descriptors(), set(threading.enumerate())
    log = SqliteLog(tmp_path, event_codec(), most_open=MOST)
    for server in range(1, 31):
        await log.create(server, CHANNEL, "Nerekhall", move(0, created()), None)
        assert _descriptors() - descriptors <= 3 * MOST
    await log.close()
    assert _descriptors() == descriptors
    for thread in set(threading.enumerate()) - threads:
        if thread.name.startswith("asyncio"):
            continue  # the event loop's own pool, which wrote beside the files
        thread.join()  # would wait forever for the thread of a file that was left open


async def test_files_that_made_room_lose_nothing(tmp_path: Path) -> None:
    log = SqliteLog(tmp_path, event_codec(), most_open=2, clock=long_ago)
    servers = range(1, 9)
    for server in servers:
        await found(log, server)

    async def play(server: int) -> None:
        for after in range(1, 6):
            await log.append(CampaignAt(server, 1), after, move(after, gained(server)), None)

    await asyncio.gather(*(play(server) for server in servers))
    await log.close()
    reopened = SqliteLog(tmp_path, event_codec())
    for server in servers:
        events = [entry.event for entry in await reopened.read(CampaignAt(server, 1), after=1)]
        assert events == [gained(server)] * 5
        assert await reopened.check(server) == []
    await reopened.close()


def _descriptors() -> int:
    return len(os.listdir("/dev/fd"))
