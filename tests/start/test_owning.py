"""Whoever starts second waits for the campaigns; whoever cannot be sure of them any more ends."""

import asyncio
import threading
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.host import owning
from bot.host.owning import Hold, holding, owned
from bot.host.settings import HostSettings, load
from bot.log import CampaignLog
from bot.log.errors import LogError
from bot.rules.basics.keys import CampaignAt
from bot.rules.basics.stored import replace
from tests.log.conftest import found, open_postgres
from tests.postgres import Postgres

pytest.importorskip("asyncpg", reason="PostgreSQL needs the package asyncpg")

from bot.log.postgres.address import Address
from bot.log.postgres.lease import Times

SOON = Times(lasts=1.0, trusted=0.4)
LONG = Times(lasts=600.0, trusted=500.0)


@pytest.fixture
def settings(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, database: str) -> HostSettings:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("OVERLORD_HOME", str(tmp_path / "var"))
    monkeypatch.setenv("OVERLORD_DATABASE", database)
    monkeypatch.setattr(owning, "PAUSES", (0.05,))
    monkeypatch.setattr(owning, "AGAIN", 0.05)
    return load()


def never() -> None:
    raise AssertionError


async def test_a_second_bot_says_so_and_waits_until_the_first_ends(settings: HostSettings) -> None:
    told: list[str] = []
    waits, has_it = asyncio.Event(), asyncio.Event()

    def tell(line: str) -> None:
        told.append(line)
        waits.set()

    async def second() -> CampaignLog:
        async with owned(settings, tell, never) as log:
            has_it.set()
            assert len(await log.servers()) == 1
            return log

    async with owned(settings, told.append, never) as log:
        await found(log)
        waiting = asyncio.create_task(second())
        await waits.wait()
        assert not has_it.is_set()
    await waiting
    [line] = told
    assert line.startswith("Process ")
    assert "has the campaigns in postgresql://owner@127.0.0.1" in line
    assert "This one waits" in line


async def test_what_changes_everything_at_once_wants_the_bot_to_be_stopped(
    settings: HostSettings,
    database: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    async with owned(settings, print, never):
        assert await asyncio.to_thread(main, ["restore", "copies"]) == 1
        assert await asyncio.to_thread(main, ["move-to", "elsewhere"]) == 1
        monkeypatch.delenv("OVERLORD_DATABASE")
        assert await asyncio.to_thread(main, ["move-to", database]) == 1
        said = capsys.readouterr().err.splitlines()
        assert len(said) == 3
        assert all("are in use by process" in line for line in said)
        assert await asyncio.to_thread(main, ["backup", "copies"]) == 1  # nothing to copy
    monkeypatch.setenv("OVERLORD_DATABASE", database)
    assert await asyncio.to_thread(main, ["restore", "copies"]) == 1
    assert "There is nothing at copies to put back" in capsys.readouterr().err


async def test_a_database_that_is_not_there_yet_is_waited_for(
    settings: HostSettings, postgres_server: Postgres
) -> None:
    told: list[str] = []

    def tell(line: str) -> None:
        if not told:
            postgres_server.start()
        told.append(line)

    postgres_server.kill()
    async with owned(settings, tell, never) as log:
        await log.servers()  # it answers, whatever other tests have left in it
    assert "does not answer. Trying again in" in told[0]


async def test_two_bots_with_a_part_each_have_the_campaigns_together(
    settings: HostSettings, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, elsewhere = CampaignAt(3 << 22, 1), CampaignAt(1 << 22, 1)
    told: list[str] = []
    first, second = (replace(settings, shards=each) for each in ("0/2", "1/2"))
    async with owned(first, told.append, never) as own, owned(second, told.append, never) as other:
        # given two processes on one database, each writes the servers of its own shards
        await other.create(here.server, 5, "Nerekhall", [], None)
        with pytest.raises(LogError):
            await own.create(elsewhere.server, 5, "Nerekhall", [], None)
        # and who has all servers waits for both
        third = asyncio.create_task(_has(settings, told))
        while not told:
            await asyncio.sleep(0)
        assert not third.done()
    await third
    assert told[0].startswith("Process ")


async def _has(settings: HostSettings, told: list[str]) -> None:
    async with owned(settings, told.append, never) as log:
        assert len(await log.campaigns(3 << 22)) == 1
        assert await log.campaigns(1 << 22) == []


async def test_a_process_that_cannot_renew_its_lease_ends(
    database: str, postgres_server: Postgres
) -> None:
    await (await open_postgres(database)).close()
    loop, ended = asyncio.get_running_loop(), asyncio.Event()

    def end() -> None:
        loop.call_soon_threadsafe(ended.set)

    async with holding(Address(database), print, end, SOON) as lease:
        first = lease.ends
        while lease.ends < first + 2 * SOON.trusted:  # more than once it was renewed in time
            await asyncio.sleep(0.01)
        assert not ended.is_set()
        postgres_server.kill()
        try:
            await ended.wait()
        finally:
            postgres_server.start()


async def test_a_loop_that_hangs_does_not_keep_it_from_ending(database: str) -> None:
    await (await open_postgres(database)).close()
    ended: list[bool] = []
    async with holding(Address(database), print, lambda: ended.append(True), SOON):
        for _ in range(200):  # the loop does nothing else meanwhile
            if ended:
                break
            threading.Event().wait(0.05)
    assert ended == [True]


async def test_whoever_may_have_lost_its_part_goes_on_with_nothing(database: str) -> None:
    ended: list[bool] = []
    hold = Hold(lambda: ended.append(True))
    hold.check()  # nothing is held in a database
    async with holding(Address(database), print, lambda: None, LONG) as lease:
        hold.of(lease)
        hold.check()
        assert ended == []
        lease.ends = 0.0
        hold.check()
    assert ended == [True]
