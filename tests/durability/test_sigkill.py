"""Killed at any instant: nothing acknowledged is lost, nothing is doubled, nothing is half.

A child plays and tells for several servers at once and is killed with SIGKILL again and again, each
time after a random piece of news, somewhere in the middle of what comes next. Presses that were not
answered are delivered again to the next life, as Discord does.
"""

import multiprocessing
import os
import random
from collections import Counter
from collections.abc import Callable
from itertools import count
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from typing import Any

import pytest

from bot.log.sqlite import SqliteLog
from bot.log.upcasts import event_codec
from bot.rules.state.events import Entry, RumorPlayed
from tests.durability.life import PARTS, SERVERS, Press, last_life, live

KILLS = 200 if os.environ.get("OVERLORD_SOAK") else 20
MOST_NEWS = 90
children = multiprocessing.get_context("forkserver")
children.set_forkserver_preload([live.__module__])


class Witness:
    """Hears the news of every life, up to the last words before its death."""

    def __init__(self, home: Path) -> None:
        self._home = home
        self.asked: set[Press] = set()
        self.answered: set[Press] = set()

    @property
    def unanswered(self) -> tuple[Press, ...]:
        """What Discord delivers again."""
        return tuple(sorted(self.asked - self.answered))

    def watch(self, life: Callable[..., None], *arguments: Any, kill_after: int) -> None:  # noqa: ANN401
        """Live one life; it is killed after that much news, if it lives that long."""
        news, mouth = children.Pipe(duplex=False)
        child: ForkServerProcess = children.Process(
            target=life, args=(self._home, mouth, *arguments)
        )
        with news:
            child.start()
            mouth.close()
            for heard in count():
                if heard == kill_after:
                    child.kill()
                try:
                    self._hear(*news.recv())
                except EOFError:
                    break
        child.join()
        self.ended = child.exitcode

    def _hear(self, what: str, server: int, cause: str) -> None:
        if what == "asked":
            self.asked.add((server, cause))
        elif what == "answered":
            self.answered.add((server, cause))


@pytest.mark.skipif(os.name != "posix", reason="SIGKILL")
async def test_killed_at_any_instant_every_move_is_played_and_told_once(tmp_path: Path) -> None:
    chance = random.Random(20)
    witness = Witness(tmp_path)
    for number in range(KILLS):
        news = chance.randrange(MOST_NEWS)
        witness.watch(live, number, witness.unanswered, kill_after=news)
        assert witness.ended == -9
    witness.watch(last_life, witness.unanswered, kill_after=-1)
    assert witness.ended == 0
    assert witness.unanswered == ()
    assert len(witness.answered) > KILLS  # there was something to lose

    log = SqliteLog(tmp_path / "servers", event_codec())
    moves = {server: await _moves(log, server) for server in SERVERS}
    await log.close()
    played = Counter((server, _cause(move)) for server in SERVERS for move in moves[server][1:])
    assert played == Counter(witness.asked)
    posts = (tmp_path / "posts").read_text(encoding="utf-8").splitlines()
    told = [f"{server}.{move[0].move}" for server in SERVERS for move in moves[server]]
    assert sorted(posts) == sorted(told)


async def _moves(log: SqliteLog, server: int) -> list[list[Entry]]:
    """All moves of a server, which must be whole and told."""
    assert await log.check(server) == []
    [row] = await log.campaigns(server)
    assert row.told == row.last
    entries = await log.read(row.at)
    moves: dict[int, list[Entry]] = {}
    for entry in entries:
        moves.setdefault(entry.move, []).append(entry)
    founding, *played = moves.values()
    assert len(founding) == 1
    assert all(len(move) == PARTS for move in played)
    return [founding, *played]


def _cause(move: list[Entry]) -> str:
    event = move[0].event
    assert isinstance(event, RumorPlayed)
    return event.name
