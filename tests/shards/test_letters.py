"""A button in a direct message reaches the process that has its server, and runs there once.

Discord brings direct messages to the first shard, whichever server they are about.
"""

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bench.loopback import Loopback, Place
from bot.desk.outbox.jobs import Jobs
from bot.desk.passing_on import PassingOn, about
from bot.log.errors import DatabaseUnavailable, Reason
from bot.log.shards import Own, Part
from bot.pages.presses import Act, Press
from bot.rules.basics.keys import CampaignAt
from tests.log.conftest import open_postgres
from tests.postgres import Postgres
from tests.shards.test_gateway import quick
from tests.shards.test_takeover import FIRST, PLACES, SECOND, serving
from tests.shards.test_takeover import discord as discord  # noqa: PLC0414 - a fixture
from tests.start.test_discord_at_the_start import TOKEN
from tests.start.test_two_bots import hears

pytest.importorskip("asyncpg", reason="PostgreSQL needs the package asyncpg")

from bot.log.postgres.address import Address
from bot.log.postgres.handing import Handing

__all__ = ["quick"]

OTHERS = Place(PLACES[3].server)
PRESS = Press(Act.UNDO, CampaignAt(OTHERS.server, 1), ("1",)).custom_id
IN_A_LETTER = {"id": "77", "token": "secret", "data": {"custom_id": PRESS}}


@pytest.fixture
async def ends(database: str) -> AsyncIterator[tuple[Handing, Handing]]:
    """Both ends of the way."""
    await (await open_postgres(database)).close()
    both = Handing(Address(database), 0.0), Handing(Address(database), 0.0)
    yield both
    for each in both:
        await each.close()


@asynccontextmanager
async def listening(end: Handing, server: int) -> AsyncIterator["asyncio.Queue[str]"]:
    """A process that has a server, and what it is brought."""
    brought: asyncio.Queue[str] = asyncio.Queue()
    task = asyncio.create_task(end.listen(lambda each: each == server, brought.put_nowait))
    try:
        yield brought
    finally:
        task.cancel()
        await asyncio.wait([task])


def left(postgres_server: Postgres, count: int) -> None:
    """So many presses lie on the way; raises where that is not so."""
    postgres_server.execute(
        f"DO $$ BEGIN ASSERT (SELECT count(*) FROM overlord.handed) = {count}; END $$"
    )


async def handed_until_taken(end: Handing, interaction: int) -> None:
    """Hand a press over; whoever takes it may only just have begun to listen."""
    while not await end.hand(interaction, OTHERS.server, f"press {interaction}"):
        await asyncio.sleep(0.01)


async def test_a_press_is_taken_once_by_whoever_has_its_server(
    ends: tuple[Handing, Handing], postgres_server: Postgres
) -> None:
    here, there = ends
    async with listening(there, OTHERS.server) as brought, listening(here, 1) as own:
        for interaction in (5, 6):
            await handed_until_taken(here, interaction)
            assert await brought.get() == f"press {interaction}"
        assert (own.qsize(), brought.qsize()) == (0, 0)
    left(postgres_server, 0)


async def test_a_press_that_nobody_takes_is_taken_back(
    ends: tuple[Handing, Handing], postgres_server: Postgres
) -> None:
    here, _ = ends
    assert not await here.hand(5, OTHERS.server, "press")
    left(postgres_server, 0)


async def test_nothing_lies_there_for_long_though_whoever_handed_it_over_has_died(
    ends: tuple[Handing, Handing], postgres_server: Postgres
) -> None:
    """It bears the token of an interaction."""
    here, there = ends
    postgres_server.execute(
        "INSERT INTO overlord.handed VALUES (4, 1, 'old', now() - interval '2 minutes')"
    )
    async with listening(there, OTHERS.server):
        await handed_until_taken(here, 5)
    left(postgres_server, 0)


async def test_whoever_is_hung_up_on_listens_again(
    ends: tuple[Handing, Handing], postgres_server: Postgres
) -> None:
    here, there = ends
    async with listening(there, OTHERS.server) as brought:
        await handed_until_taken(here, 5)
        postgres_server.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'"
        )
        await handed_until_taken(here, 6)
        assert [await brought.get(), await brought.get()] == ["press 5", "press 6"]


class NoWay:
    """A way that leads nowhere: nobody takes anything, or nobody knows."""

    def __init__(self, problem: Exception | None) -> None:
        self.problem = problem
        self.handed: list[int] = []

    async def hand(self, interaction: int, server: int, payload: str) -> bool:
        assert "secret" in payload
        self.handed.append(server)
        if self.problem is not None:
            raise self.problem
        return False

    async def listen(self, *_: object) -> None:
        raise AssertionError


@pytest.mark.parametrize(
    "problem", [None, DatabaseUnavailable(0, Reason.UNREACHABLE)], ids=["nobody", "no database"]
)
async def test_what_cannot_be_passed_on_is_answered_here(problem: Exception | None) -> None:
    way, jobs, parsed = NoWay(problem), Jobs(), list[object]()
    passing = PassingOn(way, Own(Part(4, (0, 1))), jobs, parsed.append)
    passing.take(IN_A_LETTER)
    await jobs.idle()
    assert way.handed == [OTHERS.server]
    assert parsed == [IN_A_LETTER]


@pytest.mark.parametrize(
    "payload",
    [
        IN_A_LETTER | {"guild_id": str(OTHERS.server)},
        {"id": "77", "data": {"name": "help"}},
        {"id": "77", "data": {"custom_id": "of another version"}},
        {"id": "77"},
    ],
    ids=["on a server", "a command", "unknown", "a ping"],
)
def test_anything_else_stays_where_it_is(payload: dict[str, object]) -> None:
    assert about(payload) == 0
    assert about(IN_A_LETTER) == about({"data": {"custom_id": f"s-{PRESS}"}}) == OTHERS.server


async def test_a_button_in_a_letter_does_its_work_at_another_processs_server(
    discord: Loopback, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, database: str
) -> None:
    monkeypatch.setenv("OVERLORD_DATABASE", database)
    async with serving(discord, tmp_path / "first", FIRST):
        async with serving(discord, tmp_path / "second", SECOND) as second:
            await hears(second, b"Ctrl-C")
            # given a move at a server of the second process
            await discord.use(TOKEN, "campaign create", OTHERS, name="Nerekhall")
            gain: dict[str, str | int] = {"reason": "correction", "amount": 2, "note": "x"}
            await discord.use(TOKEN, "threat gain", OTHERS, **gain)
            [undo] = re.findall(r'"custom_id": ?"(o1:undo:[^"]+)"', discord.said[-1])
            # when it is taken back in a direct message, which Discord brings to the first
            await discord.press(TOKEN, undo)
            # then that is done
            await discord.use(TOKEN, "threat show", OTHERS)
            assert "Threat 0" in discord.said[-1]
        # and where nobody takes it, it is refused in time, and kindly
        assert await discord.press(TOKEN, undo) < 3
        assert "do it in the campaign" in discord.said[-1]
    log = await open_postgres(database)
    [row] = await log.campaigns(OTHERS.server)
    kinds = [type(entry.event).__name__ for entry in await log.read(row.at)]
    assert kinds.count("TakenBack") == 1
    await log.close()
