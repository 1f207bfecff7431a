"""What goes wrong with a database is refused by name; nothing is half written, or written twice."""

import asyncio
import re
from collections.abc import AsyncIterator
from typing import Any

import pytest

from bot.log import CampaignLog, LogUnavailable, LostRace, Note, Post, Reason
from bot.rules.basics.keys import CampaignAt
from tests.log.builders import CHANNEL, OTHER_SERVER, SERVER, at, created, defeated, gained, move
from tests.log.conftest import found, open_postgres
from tests.log.wire import Wire
from tests.postgres import PASSWORD, QUOTED, Postgres

asyncpg = pytest.importorskip("asyncpg", reason="PostgreSQL needs the package asyncpg")

SOON: dict[str, Any] = {"connecting": 1.0, "patience": 0.0, "statement": 1.0, "lock": 0.1}
"""A test does not wait as long as a bot."""


@pytest.fixture
async def log(database: str) -> AsyncIterator[CampaignLog]:
    opened = await open_postgres(database)
    yield opened
    await opened.close()


@pytest.fixture
async def hasty(database: str) -> AsyncIterator[CampaignLog]:
    """A log that gives up soon."""
    opened = await open_postgres(database, **SOON)
    yield opened
    await opened.close()


@pytest.fixture
async def wire(postgres_server: Postgres) -> AsyncIterator[Wire]:
    async with Wire(postgres_server.port).open() as opened:
        yield opened


@pytest.fixture
async def far(wire: Wire, postgres_server: Postgres, database: str) -> AsyncIterator[CampaignLog]:
    """A log at the other end of a wire."""
    here, there = f":{postgres_server.port}/", f":{wire.port}/"
    opened = await open_postgres(database.replace(here, there), connections=1)
    yield opened
    await opened.close()


async def test_a_server_that_starts_again_is_found_again(
    log: CampaignLog, postgres_server: Postgres
) -> None:
    campaign = await found(log)
    postgres_server.kill()
    postgres_server.start()
    await log.append(at(campaign), 1, move(1, gained()), "press")
    assert len(await log.read(at(campaign))) == 2


async def test_a_server_that_is_gone_is_named_and_found_when_it_is_back(
    hasty: CampaignLog, postgres_server: Postgres
) -> None:
    campaign = await found(hasty)
    postgres_server.kill()
    try:
        for trying in (
            lambda: hasty.read(at(campaign)),
            lambda: hasty.append(at(campaign), 1, move(1, gained()), "press"),
        ):
            with pytest.raises(LogUnavailable) as unavailable:
                await trying()
            assert unavailable.value.reason is Reason.UNREACHABLE
    finally:
        postgres_server.start()
    await hasty.append(at(campaign), 1, move(1, gained()), "press")


async def test_connections_that_somebody_ends_are_made_anew(
    log: CampaignLog, postgres_server: Postgres
) -> None:
    campaign = await found(log)
    await asyncio.gather(*(log.read(at(campaign)) for _ in range(20)))
    postgres_server.execute(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'overlord'"
    )
    assert len(await log.read(at(campaign))) == 1


async def test_moves_whose_connections_somebody_ends_are_written_once_on_others(
    log: CampaignLog, postgres_server: Postgres, database: str
) -> None:
    """Given moves that wait in the database just then, on every connection there is."""
    places = [CampaignAt(server, await found(log, server)) for server in range(1, 9)]
    stranger, watching = [await asyncpg.connect(database) for _ in range(2)]
    async with stranger.transaction():
        await stranger.execute("LOCK TABLE overlord.entries")
        moves = [
            asyncio.ensure_future(log.append(each, 1, move(1, gained()), "press"))
            for each in places
        ]
        waiting = "SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock'"
        while await watching.fetchval(waiting) < len(places):
            await asyncio.sleep(0)
        postgres_server.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE application_name = 'overlord'"
        )
    for each in (stranger, watching):
        await each.close()
    await asyncio.gather(*moves)
    assert [len(await log.read(each)) for each in places] == [2] * len(places)


@pytest.mark.parametrize("lost", ["answers_to_lose", "questions_to_lose"])
async def test_a_move_whose_connection_is_lost_is_written_once(
    far: CampaignLog, wire: Wire, lost: str
) -> None:
    """Given a question or its answer that never arrives: nobody knows whether it was written."""
    campaign = await found(far)
    for after, cause in ((1, "press"), (3, None)):
        setattr(wire, lost, 1)
        played = move(after, defeated(), gained())
        await far.append(at(campaign), after, played, cause, Note("answering-1", "x"))
        assert getattr(wire, lost) == 0
        assert await far.read(at(campaign), after=after) == played
    assert await far.check(SERVER) == []


@pytest.mark.parametrize("lost", ["answers_to_lose", "questions_to_lose"])
async def test_a_founding_whose_connection_is_lost_founds_once(
    far: CampaignLog, wire: Wire, lost: str
) -> None:
    await found(far, channel=9)
    for channel, cause, loses in ((CHANNEL, "press", 1), (CHANNEL + 1, None, 1)):
        wire.questions_to_lose = 0
        setattr(wire, lost, loses)
        campaign = await far.create(SERVER, channel, "Nerekhall", move(0, created()), cause)
        assert len(await far.read(at(campaign))) == 1
    assert len(await far.campaigns(SERVER)) == 3


async def test_somebody_elses_move_behind_a_lost_connection_is_a_lost_race(
    far: CampaignLog, log: CampaignLog, wire: Wire
) -> None:
    campaign = await found(far)
    await log.append(at(campaign), 1, move(1, gained(5)), "theirs")
    wire.questions_to_lose = 1
    with pytest.raises(LostRace):
        await far.append(at(campaign), 1, move(1, gained()), "ours")
    assert await log.read(at(campaign), after=1) == move(1, gained(5))


async def test_what_is_delivered_over_a_lost_connection_is_noted(
    far: CampaignLog, wire: Wire
) -> None:
    campaign = await found(far)
    wire.answers_to_lose = 1
    await far.deliver(at(campaign), [Post(1, "move", 0, CHANNEL, 10)], told=1)
    assert await far.told(at(campaign)) == 1
    assert await far.posts_of(at(campaign), 1) == [Post(1, "move", 0, CHANNEL, 10)]


async def test_whoever_holds_the_tables_makes_others_wait_and_not_for_ever(
    hasty: CampaignLog, database: str
) -> None:
    campaign = await found(hasty)
    stranger = await asyncpg.connect(database)
    async with stranger.transaction():
        await stranger.execute("LOCK TABLE overlord.entries")
        with pytest.raises(LogUnavailable) as unavailable:
            await hasty.append(at(campaign), 1, move(1, gained()), "press")
        assert unavailable.value.reason is Reason.BUSY
    await stranger.close()
    assert await hasty.entries_of_cause(SERVER, "press") is None
    await hasty.append(at(campaign), 1, move(1, gained()), "press")


@pytest.mark.parametrize(
    ("code", "reason"),
    [
        ("53100", Reason.DISK_FULL),
        ("53200", Reason.BUSY),
        ("53300", Reason.BUSY),
        ("57014", Reason.BUSY),
        ("58030", Reason.DISK_FAILS),
        ("XX001", Reason.CORRUPT),
        ("42501", Reason.READ_ONLY),
        ("57P01", Reason.UNREACHABLE),
        ("08006", Reason.UNREACHABLE),
    ],
)
async def test_a_complaint_of_the_server_is_refused_by_name(
    hasty: CampaignLog, postgres_server: Postgres, code: str, reason: Reason
) -> None:
    """Given a server that breaks off with a code of its own in the middle of a statement."""
    campaign = await found(hasty)
    postgres_server.execute(
        f"""CREATE FUNCTION breaks_off() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN RAISE EXCEPTION 'made up' USING ERRCODE = '{code}'; END $$""",
        """CREATE TRIGGER breaks_off AFTER INSERT ON overlord.notes
        FOR EACH STATEMENT EXECUTE FUNCTION breaks_off()""",
    )
    try:
        with pytest.raises(LogUnavailable) as unavailable:
            await hasty.append(
                at(campaign), 1, move(1, defeated(), gained()), "press", Note("answering-1", "x")
            )
    finally:
        postgres_server.execute("DROP FUNCTION breaks_off CASCADE")
    assert (unavailable.value.server, unavailable.value.reason) == (SERVER, reason)
    assert len(await hasty.read(at(campaign))) == 1
    assert await hasty.notes(at(campaign)) == {}


async def test_a_database_that_takes_nothing_can_still_be_looked_at(
    hasty: CampaignLog, postgres_server: Postgres
) -> None:
    campaign = await found(hasty)
    say = "ALTER DATABASE postgres {} default_transaction_read_only{}"
    postgres_server.execute(say.format("SET", " = on"))
    try:
        reading = await open_postgres(postgres_server.address(), **SOON)
        with pytest.raises(LogUnavailable) as unavailable:
            await reading.append(at(campaign), 1, move(1, gained()), "press")
        assert unavailable.value.reason is Reason.READ_ONLY
        assert len(await reading.read(at(campaign))) == 1
        await reading.close()
    finally:
        postgres_server.execute("BEGIN READ WRITE; " + say.format("RESET", "") + "; COMMIT")
    assert await found(hasty, OTHER_SERVER) == 1


async def test_however_many_ask_at_once_few_connections_answer(
    database: str, postgres_server: Postgres
) -> None:
    log = await open_postgres(database, connections=3)
    campaign = await found(log)
    watching = await asyncpg.connect(database)
    count = "SELECT count(*) FROM pg_stat_activity WHERE application_name = 'overlord'"
    asking = [asyncio.ensure_future(log.read(at(campaign))) for _ in range(200)]
    counts = [await watching.fetchval(count) for _ in range(10)]
    assert [len(each) for each in await asyncio.gather(*asking)] == [1] * 200
    assert max([*counts, await watching.fetchval(count)]) == 3
    await watching.close()
    await log.close()


async def test_whoever_gets_no_connection_is_told_that_all_are_busy(database: str) -> None:
    log = await open_postgres(database, connections=1, connecting=0.2, lock=2.0, statement=2.0)
    campaign = await found(log)
    stranger = await asyncpg.connect(database)
    async with stranger.transaction():
        await stranger.execute("LOCK TABLE overlord.entries")
        both = [asyncio.ensure_future(log.read(at(campaign))) for _ in range(2)]
        done, _ = await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
    [refused] = [each.exception() for each in done]
    assert isinstance(refused, LogUnavailable)
    assert refused.reason is Reason.BUSY
    await stranger.close()
    [[entries]] = [[await each] for each in both if each not in done]
    assert len(entries) == 1
    await log.close()


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        (QUOTED, f"un{QUOTED}", Reason.CANNOT_OPEN),
        ("/postgres", "/nowhere", Reason.CANNOT_OPEN),
        (r":\d+/", ":1/", Reason.UNREACHABLE),
        ("postgresql:", "mysql:", Reason.CANNOT_OPEN),
    ],
)
async def test_an_address_that_leads_nowhere_is_said_without_its_password(
    database: str, old: str, new: str, reason: Reason
) -> None:
    with pytest.raises(LogUnavailable) as unavailable:
        await open_postgres(re.sub(old, new, database), **SOON)
    assert unavailable.value.reason is reason
    shown = f"{unavailable.value!r} {unavailable.value}"
    assert "127.0.0.1" in shown
    assert not any(each in shown for each in (PASSWORD, QUOTED))


async def test_of_several_hosts_the_one_that_takes_what_is_written_is_found(
    database: str, postgres_server: Postgres
) -> None:
    both = database.replace("@127.0.0.1:", "@127.0.0.1:1,127.0.0.1:")
    log = await open_postgres(both)
    campaign = await found(log)
    postgres_server.kill()
    postgres_server.start()
    await log.append(at(campaign), 1, move(1, gained()), "press")
    await log.close()
    say = "ALTER DATABASE postgres {} default_transaction_read_only{}"
    postgres_server.execute(say.format("SET", " = on"))
    try:
        with pytest.raises(LogUnavailable) as unavailable:
            await open_postgres(both, **SOON)
        assert unavailable.value.reason is Reason.UNREACHABLE
    finally:
        postgres_server.execute("BEGIN READ WRITE; " + say.format("RESET", "") + "; COMMIT")


async def test_a_campaign_is_found_on_its_own_server_alone(log: CampaignLog) -> None:
    here = await found(log)
    there = await found(log, OTHER_SERVER)
    await log.append(CampaignAt(OTHER_SERVER, there), 1, move(1, gained()), "press")
    await log.forget(OTHER_SERVER)
    assert len(await log.read(at(here))) == 1
    assert await log.read(CampaignAt(OTHER_SERVER, there)) == []
