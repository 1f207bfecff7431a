"""Killed, hung up on, without its database in mid-play: lost 0, doubled 0, untold 0, told twice 0.

The bot, its library and the database's server are real. Before each bot dies, connections are
ended under it, and the server is killed and started again.
"""

import os
import random
from collections import Counter
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from tests.durability.test_kills import MOST_NEWS, Witness, prove
from tests.log.conftest import open_postgres
from tests.postgres import Postgres

pytest.importorskip("asyncpg", reason="PostgreSQL needs the package asyncpg")
pytest.importorskip("fcntl", reason="SIGKILL")

from tests.durability.evening_in_database import end_well, play_on

LIVES = 60 if os.environ.get("OVERLORD_SOAK") else 5
TROUBLES = 2
"""So many come to each life, besides its death."""
HUNG_UP = """
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'overlord'
"""
OVER = "UPDATE overlord.leases SET until = clock_timestamp()"


class Chaos:
    """Does to a server what happens to servers, and counts it."""

    def __init__(self, server: Postgres) -> None:
        self._server = server
        self._chance = random.Random(16)
        self.done: Counter[str] = Counter()

    def hang_up(self) -> None:
        """End every connection of the bot, whatever it is doing."""
        self.done["dropped connections"] += 1
        self._server.execute(HUNG_UP)

    def restart(self) -> None:
        """Kill the server with all that is open in it, and start it again."""
        self.done["restarts of the database"] += 1
        self._server.kill()
        self._server.start()

    def plan(self) -> tuple[int, dict[int, Callable[[], None]]]:
        """Say when one life ends, by the news it gives, and what happens to it before."""
        *when, death = sorted(self._chance.sample(range(1, 2 * MOST_NEWS), TROUBLES + 1))
        return death, {each: self._chance.choice((self.hang_up, self.restart)) for each in when}

    def bury(self) -> None:
        """Let the lease of the dead be over, as if its time had gone by."""
        self._server.execute(OVER)


async def test_whatever_happens_to_bot_and_database_everything_is_told_once_as_it_stands(
    postgres_server: Postgres, database: str, tmp_path: Path
) -> None:
    await (await open_postgres(database)).close()
    chaos, witness = Chaos(postgres_server), Witness(tmp_path)
    for life in range(LIVES):
        death, troubles = chaos.plan()
        living = partial(play_on, database=database)
        assert witness.watch(living, life, death, troubles) == -9
        chaos.bury()
    assert witness.watch(partial(end_well, database=database), LIVES, -1) == 0
    assert len(witness.answered) > LIVES  # there was something to lose
    moves, messages = await prove(tmp_path, await open_postgres(database), witness)
    happened = ", ".join(f"{count} {what}" for what, count in chaos.done.items())
    print(f"\n{LIVES} kills, {happened}, {moves} moves, {messages} messages: all zero")
