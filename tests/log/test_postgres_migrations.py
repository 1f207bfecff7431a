"""A database is brought to the newest schema once, by one process, or refused by name."""

import asyncio

import pytest

from bot import __version__
from bot.log import CampaignLog, LogUnavailable, Note, Post, Reason, Snapshot, UnreadableEvent
from bot.log.marks import Mark
from tests.log.builders import CHANNEL, OLGA, SERVER, at, created, gained, move, rumor
from tests.log.conftest import found, open_postgres
from tests.postgres import QUOTED, Postgres

pytest.importorskip("asyncpg", reason="PostgreSQL needs the package asyncpg")

SERVANT = "servant"


@pytest.fixture
def bare(postgres_server: Postgres) -> str:
    """The address of a database of which no bot knows anything."""
    return postgres_server.another()


async def test_whoever_comes_first_makes_the_tables_and_all_others_use_them(bare: str) -> None:
    logs = await asyncio.gather(*(open_postgres(bare, connections=1) for _ in range(4)))
    campaign = await found(logs[0])
    for log in logs:
        assert [row.at for row in await log.campaigns(SERVER)] == [at(campaign)]
        await log.close()


async def test_what_is_there_stays_when_it_is_opened_again(bare: str) -> None:
    for last in range(1, 4):
        log = await open_postgres(bare)
        if last == 1:
            await found(log)
        else:
            await log.append(at(1), last - 1, move(last - 1, gained()), None)
        assert len(await log.read(at(1))) == last
        await log.close()


async def test_a_database_of_a_newer_program_is_left_alone(
    bare: str, postgres_server: Postgres
) -> None:
    await (await open_postgres(bare)).close()
    newer = "UPDATE overlord.schema_version SET version = 99, written_by = '99.1'"
    postgres_server.execute(newer, at=bare)
    with pytest.raises(LogUnavailable) as unavailable:
        await open_postgres(bare)
    assert (unavailable.value.reason, unavailable.value.version) == (Reason.NEWER_SCHEMA, "99.1")


async def test_the_newest_version_that_wrote_there_is_named_where_something_is_not_known(
    bare: str, postgres_server: Postgres
) -> None:
    log = await open_postgres(bare)
    campaign = await found(log)
    for writer, named in ((__version__, ""), ("99.1", "99.1")):
        postgres_server.execute(
            "UPDATE overlord.entries SET kind = 'Unheard'",
            f"UPDATE overlord.schema_version SET written_by = '{writer}'",
            at=bare,
        )
        with pytest.raises(UnreadableEvent) as unreadable:
            await log.read(at(campaign))
        assert (unreadable.value.seq, unreadable.value.newer) == (1, named)
    await log.close()
    again = await open_postgres(bare)  # an older version does not sign over a newer one
    with pytest.raises(UnreadableEvent) as unreadable:
        await again.read(at(campaign))
    assert unreadable.value.newer == "99.1"
    await again.close()


@pytest.fixture
def servant(bare: str, postgres_server: Postgres) -> str:
    """The address for a role that may make no tables."""
    postgres_server.execute(
        f"DROP ROLE IF EXISTS {SERVANT}",
        f"CREATE ROLE {SERVANT} LOGIN PASSWORD 'a sl/ash & sp@ce'",
    )
    return bare.replace(f"owner:{QUOTED}", f"{SERVANT}:{QUOTED}")


async def test_a_role_that_may_make_nothing_will_do_once_all_is_made(
    bare: str, servant: str, postgres_server: Postgres
) -> None:
    with pytest.raises(LogUnavailable) as unavailable:
        await open_postgres(servant)
    assert unavailable.value.reason is Reason.READ_ONLY
    await (await open_postgres(bare)).close()
    postgres_server.execute(
        f"GRANT USAGE ON SCHEMA overlord TO {SERVANT}",
        f"GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA overlord TO {SERVANT}",
        at=bare,
    )
    log = await open_postgres(servant)
    try:
        await _everything_is_written(log)
    finally:
        await log.close()
        postgres_server.execute(f"DROP OWNED BY {SERVANT}", at=bare)


async def _everything_is_written(log: CampaignLog) -> None:
    entries, note = move(0, created(), gained()), Note("answering-1", "x")
    campaign = await log.create(SERVER, CHANNEL, "Nerekhall", entries, "press", note=note)
    await log.append(at(campaign), 2, move(2, rumor("x")), "again", note)
    await log.deliver(at(campaign), [Post(1, "dm", OLGA, 70, 1)], 2, ["answering-1"])
    await log.snapshot_put(at(campaign), Snapshot(2, "code", "entry", "sum", b"body"))
    await log.note_put(at(0), f"dms-{OLGA}", "off")
    await log.mark(SERVER, Mark.NUDGING)
    await log.set_all_marked(Mark.NUDGING)
    await log.unmark(SERVER, Mark.NUDGING)
    await log.name_goes(SERVER, OLGA)
    await log.rewrite(at(campaign), move(2, rumor("y")))
    await log.posts_forget(SERVER, OLGA)
    await log.set_ended(at(campaign), ended=True)
    await log.set_home(at(campaign), CHANNEL + 1)
    assert await log.check(SERVER) == []
    await log.delete(at(campaign))
    await log.forget(SERVER)
    assert await log.servers() == []
