"""A process takes over what another had at any instant: people see every move once, and newest.

Two whole bots with shards of one database are killed, held up and ended in turn while people play
on servers of both. Whoever comes back late posts nothing.
"""

import os
import random
from pathlib import Path

import pytest

from tests.durability.test_kills import prove
from tests.log.conftest import open_postgres

pytest.importorskip("asyncpg", reason="PostgreSQL needs the package asyncpg")
pytest.importorskip("fcntl", reason="SIGKILL")

from tests.durability.discord_served import ServedDiscord
from tests.durability.whole_bots import KILL, SERVERS, STOP, Host

TAKEOVERS = 30 if os.environ.get("OVERLORD_SOAK") else 1


async def test_whoever_takes_over_tells_everything_once_as_it_stands(
    database: str, tmp_path: Path
) -> None:
    chance = random.Random(17)
    async with ServedDiscord(tmp_path, SERVERS, chance).serving() as discord:
        host = Host(tmp_path, discord, database, chance)
        async with host.open():
            for takeover in range(TAKEOVERS):
                if takeover:
                    await host.stand_by()
                if takeover % 3 == 2:
                    await host.part()
                await host.take_over(KILL if takeover % 2 else STOP)
            log = await open_postgres(database)
            await host.end_well(log)
        assert discord.late == []
        assert len(discord.answered) > 20 * TAKEOVERS  # there was something to lose
    moves, messages = await prove(tmp_path, log, discord, SERVERS)
    print(f"\n{TAKEOVERS} takeovers, {moves} moves, {messages} messages: all zero")
