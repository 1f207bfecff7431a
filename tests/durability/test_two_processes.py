"""Two processes on one database: one plays, the other waits; killed or held up, it takes over.

Nothing acknowledged is lost, nothing is doubled, nothing stays untold; a process that was held up
while another took its part ends by itself.
"""

import os
import random
import signal
from collections import Counter
from collections.abc import Callable
from multiprocessing.connection import Connection, wait
from pathlib import Path
from typing import Any

import pytest

from tests.durability.life import SERVERS, Press
from tests.durability.test_sigkill import _cause, _moves, children
from tests.log.conftest import open_postgres

pytest.importorskip("asyncpg", reason="PostgreSQL needs the package asyncpg")
pytest.importorskip("fcntl", reason="SIGKILL")

from tests.durability.life_in_database import last_life, live

ENDS = 60 if os.environ.get("OVERLORD_SOAK") else 4
MOST_NEWS = 90


class Life:
    """A process that plays or waits."""

    def __init__(self, begin: Callable[..., None], home: Path, database: str, number: int) -> None:
        self.ear, mouth = children.Pipe()
        self.child = children.Process(target=begin, args=(home, mouth, database, number))
        self.child.start()
        mouth.close()
        self.news = 0

    def signal(self, number: int) -> None:
        """Send a signal, as an operating system does."""
        os.kill(self.child.pid or 0, number)


class Host:
    """Keeps two processes going, and is hard on the one that plays."""

    def __init__(self, home: Path, database: str) -> None:
        self._place = home, database
        self._chance = random.Random(7)
        self._lives: dict[Connection, Life] = {}
        self._held_up: list[Life] = []
        self._started = self.ended = 0
        self.asked: set[Press] = set()
        self.answered: set[Press] = set()
        self.codes: list[int] = []
        self.takeovers = 0

    @property
    def unanswered(self) -> tuple[Press, ...]:
        """What Discord delivers again."""
        return tuple(sorted(self.asked - self.answered))

    def start(self, begin: Callable[..., None] = live) -> None:
        """Start one more process."""
        life = Life(begin, *self._place, self._started)
        self._lives[life.ear] = life
        self._started += 1

    def go_on(self) -> None:
        """Hear what happens until the next process has ended."""
        ended = len(self.codes)
        while self._lives and len(self.codes) == ended:
            for ear in wait(list(self._lives)):
                assert isinstance(ear, Connection)
                try:
                    self._hear(self._lives[ear], *ear.recv())
                except (EOFError, ConnectionResetError):
                    life = self._lives.pop(ear)
                    life.child.join()
                    ear.close()
                    self.codes.append(life.child.exitcode or 0)

    def _hear(self, life: Life, what: str, server: int, cause: str) -> None:
        match what:
            case "holds":
                self.takeovers += 1
                life.news = self._chance.randrange(1, MOST_NEWS)
                life.ear.send(self.unanswered)
                for other in self._held_up:
                    other.signal(signal.SIGCONT)
                self._held_up = []
            case "asked":
                self.asked.add((server, cause))
            case "answered":
                self.answered.add((server, cause))
        life.news -= 1
        if life.news == 0 and self.ended < ENDS:
            self._end(life)

    def _end(self, life: Life) -> None:
        """Kill it, or hold it up until somebody else has its part."""
        self.ended += 1
        if self.ended % 3:
            life.signal(signal.SIGKILL)
        else:
            life.signal(signal.SIGSTOP)
            self._held_up.append(life)
        self.start()

    def kill_all(self) -> None:
        """End everything that still lives."""
        for life in self._lives.values():
            life.signal(signal.SIGKILL)
        while self._lives:
            self.go_on()


async def test_whoever_waits_takes_over_and_nothing_is_lost_doubled_or_untold(
    database: str, tmp_path: Path
) -> None:
    await (await open_postgres(database)).close()
    host = Host(tmp_path, database)
    try:
        host.start()
        host.start()
        while len(host.codes) < ENDS:
            host.go_on()
    finally:
        host.kill_all()
    held_up = ENDS // 3
    assert sorted(set(host.codes)) == [-9, 1]
    assert host.codes.count(1) >= held_up  # whoever was held up has ended by itself
    assert host.takeovers >= ENDS
    host.start(last_life)
    host.go_on()
    assert host.codes[-1] == 0
    assert host.unanswered == ()
    await _prove(database, tmp_path, host.asked)


async def _prove(database: str, home: Path, asked: set[Press]) -> None:
    log: Any = await open_postgres(database)
    moves = {server: await _moves(log, server) for server in SERVERS}
    await log.close()
    played = Counter((server, _cause(move)) for server in SERVERS for move in moves[server][1:])
    assert played == Counter(asked)
    posts = (home / "posts").read_text(encoding="utf-8").splitlines()
    told = [f"{server}.{move[0].move}" for server in SERVERS for move in moves[server]]
    assert sorted(posts) == sorted(told)
