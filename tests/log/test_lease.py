"""A part of a database's servers is written by one process, until its lease ends."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack

import pytest

from bot.log import CampaignLog, LogUnavailable, Post, Reason
from bot.rules.basics.keys import CampaignAt
from tests.log.builders import CHANNEL, SERVER, at, created, gained, move
from tests.log.conftest import found, open_postgres
from tests.postgres import Postgres

pytest.importorskip("asyncpg", reason="PostgreSQL needs the package asyncpg")

from bot.log.errors import PartHeld
from bot.log.postgres.address import Address
from bot.log.postgres.lease import Lease, Times, now
from bot.log.shards import WHOLE, Part

FIRST, SECOND = 7 << 22, 8 << 22
"""Servers of shards 1 and 0 of two."""
Take = Callable[..., Awaitable[Lease]]


@pytest.fixture
async def take(database: str) -> AsyncIterator[Take]:
    """Takes a part for somebody."""
    async with AsyncExitStack() as ending:

        async def taken(who: str, part: Part = WHOLE, lasts: float = 30.0) -> Lease:
            await (await open_postgres(database)).close()  # its tables are there
            lease = Lease(Address(database), who, part, Times(lasts, lasts / 2))
            await lease.open()
            ending.push_async_callback(lease.close)
            await lease.take()
            return lease

        yield taken


async def until_over(postgres_server: Postgres) -> None:
    """All leases end, as if as much time had gone by."""
    past = "UPDATE overlord.leases SET until = clock_timestamp() - interval '1 second'"
    postgres_server.execute(past)


async def refused(log: CampaignLog, campaign: CampaignAt) -> None:
    row = next(row for row in await log.campaigns(campaign.server) if row.at == campaign)
    writes: list[Callable[[], Awaitable[object]]] = [
        lambda: log.append(campaign, row.last, move(row.last, gained()), None),
        lambda: log.rewrite(campaign, move(0, created())),
        lambda: log.deliver(campaign, [Post(1, "move", 0, CHANNEL, 10)], 1),
        lambda: log.note_put(campaign, "board", "1"),
        lambda: log.note_put(CampaignAt(campaign.server, 0), "language", "fr"),
        lambda: log.create(campaign.server, 99, "x", move(0, created()), None),
        lambda: log.set_ended(campaign, True),
        lambda: log.delete(campaign),
        lambda: log.forget(campaign.server),
    ]
    for write in writes:
        with pytest.raises(LogUnavailable) as unavailable:
            await write()
        assert unavailable.value.reason is Reason.TAKEN
    assert await log.campaigns(campaign.server) == [row]
    assert await log.notes(campaign) == await log.notes(CampaignAt(campaign.server, 0)) == {}


async def test_a_part_is_one_process_at_a_time_and_free_when_that_ends(take: Take) -> None:
    one = await take("one")
    with pytest.raises(PartHeld) as held:
        await take("two")
    assert held.value.who == "one"
    assert "postgresql://owner@" in held.value.database
    assert one.ends > now()
    await one.close()
    await take("two")


async def test_of_many_who_come_at_once_one_has_it(take: Take) -> None:
    await (await take("first of all")).close()
    tries = await asyncio.gather(*(take(str(n)) for n in range(6)), return_exceptions=True)
    assert sum(isinstance(each, Lease) for each in tries) == 1
    assert sum(isinstance(each, PartHeld) for each in tries) == 5


async def test_whoever_has_lost_its_part_writes_nothing(
    take: Take, database: str, postgres_server: Postgres
) -> None:
    one = await take("one")
    log = await open_postgres(database, one.holder)
    campaign = at(await found(log))
    await until_over(postgres_server)
    await refused(log, campaign)
    two = await take("two")
    assert not await one.renew()
    await refused(log, campaign)
    successor = await open_postgres(database, two.holder)
    await successor.append(campaign, 1, move(1, gained()), "press")
    for each in (log, successor):
        assert len(await each.read(campaign)) == 2
        await each.close()


async def test_a_lease_that_nobody_took_goes_on_after_its_end(
    take: Take, database: str, postgres_server: Postgres
) -> None:
    """Given a database that did not answer for a while: it gave the part to nobody either."""
    lease = await take("one")
    await until_over(postgres_server)
    assert await lease.renew()
    log = await open_postgres(database, lease.holder)
    await found(log)
    await log.close()


async def test_a_lease_is_relied_on_for_less_than_it_lasts(take: Take, database: str) -> None:
    lease = await take("one", WHOLE, 3.0)
    assert lease.ends <= now() + 1.5
    before = lease.ends
    assert await lease.renew()
    assert lease.ends >= before


async def test_a_database_that_does_not_answer_renews_nothing(
    take: Take, postgres_server: Postgres
) -> None:
    lease = await take("one")
    before = lease.ends
    postgres_server.kill()
    try:
        assert not await lease.renew()
        assert lease.ends == before
    finally:
        postgres_server.start()
    assert await lease.renew()


async def test_parts_of_one_whole_stand_side_by_side(take: Take, database: str) -> None:
    one, two = await take("one", Part(2, (1,))), await take("two", Part(2, (0,)))
    logs = [await open_postgres(database, each.holder) for each in (one, two)]
    await found(logs[0], FIRST)
    await found(logs[1], SECOND)
    for log, others in ((logs[0], SECOND), (logs[1], FIRST)):
        await refused(log, CampaignAt(others, 1))
        await log.close()


@pytest.mark.parametrize("part", [Part(), Part(3, (2,)), Part(2, (0, 1))])
async def test_a_part_that_overlaps_with_another_waits(take: Take, part: Part) -> None:
    await take("one", Part(2, (1,)))
    with pytest.raises(PartHeld):
        await take("two", part)


async def test_the_hosts_own_hands_are_free(database: str, take: Take) -> None:
    await take("one")
    log = await open_postgres(database)
    await found(log, SERVER)
    await log.close()


HALVES = Part(4, (0, 1)), Part(4, (2, 3))
AT_ONCE = Times(grace=0.0, settled=0.0)


@pytest.fixture
async def start(database: str) -> AsyncIterator[Take]:
    """Begins with a half of four shards, as a process that takes over what it can."""
    async with AsyncExitStack() as ending:

        async def started(who: str, part: Part, times: Times = AT_ONCE) -> Lease:
            await (await open_postgres(database)).close()
            lease = Lease(Address(database), who, part, times)
            await lease.open()
            ending.push_async_callback(lease.close)
            await lease.take()
            return lease

        yield started


async def test_what_is_left_behind_is_taken_over_and_written(
    start: Take, database: str, postgres_server: Postgres
) -> None:
    one, two = await start("one", HALVES[0]), await start("two", HALVES[1])
    # given a campaign of the other half
    log = await open_postgres(database, two.holder)
    campaign = CampaignAt(3 << 22, await found(log, 3 << 22))
    assert await one.inherit() == ""  # nobody takes what somebody has
    # when its lease has ended
    await until_over(postgres_server)
    assert await one.renew()
    assert await one.inherit() == "two"
    # then it is written by whoever took it over, and by nobody else
    assert await one.renew()
    assert one.part == Part(4)
    heir = await open_postgres(database, one.holder)
    await heir.append(campaign, 1, move(1, gained()), "press")
    assert not await two.renew()
    with pytest.raises(LogUnavailable):
        await log.append(campaign, 2, move(2, gained()), "another")
    for each in (log, heir):
        await each.close()


@pytest.mark.parametrize(
    "times", [Times(grace=60.0, settled=0.0), Times(grace=0.0, settled=60.0)], ids=str
)
async def test_whoever_comes_back_soon_finds_its_own_part(
    times: Times, start: Take, postgres_server: Postgres
) -> None:
    """Nothing is taken over at once, nor by whoever has only just started itself."""
    one = await start("one", HALVES[0], times)
    await start("two", HALVES[1])
    await until_over(postgres_server)
    assert await one.renew()
    assert await one.inherit() == ""
    assert (await start("two again", HALVES[1])).part == HALVES[1]
    assert one.part == HALVES[0]


async def test_whoever_comes_back_late_stands_by(start: Take, postgres_server: Postgres) -> None:
    one, two = await start("one", HALVES[0]), await start("two", HALVES[1])
    await until_over(postgres_server)
    assert await one.renew()
    await one.inherit()
    # then it hears that whoever has its part has more
    with pytest.raises(PartHeld) as held:
        await two.take()
    assert (held.value.who, held.value.has_more) == ("one", True)
    # and has it again as soon as that one ends
    await one.close()
    await two.take()
    assert await two.renew()


async def test_of_several_heirs_one_has_it(start: Take, postgres_server: Postgres) -> None:
    gone, *heirs = [await start(str(shard), Part(4, (shard,))) for shard in range(4)]
    await until_over(postgres_server)
    assert all(await asyncio.gather(*(heir.renew() for heir in heirs)))
    await asyncio.gather(*(heir.inherit() for heir in heirs))
    assert all(await asyncio.gather(*(heir.renew() for heir in heirs)))
    assert sorted(shard for heir in heirs for shard in heir.part.held) == [0, 1, 2, 3]
    assert gone.part.held == (0,)


async def test_a_takeover_that_nobody_heard_of_shows_with_the_next_renewal(
    start: Take, postgres_server: Postgres
) -> None:
    one = await start("one", HALVES[0])
    await start("two", HALVES[1])
    # given a statement that got through, and an answer that did not
    postgres_server.execute(f"UPDATE overlord.leases SET holder = '{one.holder}'")
    assert await one.renew()
    assert one.part == Part(4)


async def test_what_ends_on_purpose_leaves_nothing_behind(start: Take) -> None:
    one, two = await start("one", HALVES[0]), await start("two", HALVES[1])
    await two.close()
    assert await one.inherit() == ""


async def test_what_fails_is_followed_at_once_by_itself_or_soon_by_another(start: Take) -> None:
    one, two = await start("one", HALVES[0]), await start("two", HALVES[1])
    await two.close(on_purpose=False)
    again = await start("two again", HALVES[1])
    await again.close(on_purpose=False)
    assert await one.inherit() == "two again"


async def test_what_was_taken_over_is_left_behind_by_whoever_ends_on_purpose(
    start: Take, postgres_server: Postgres
) -> None:
    """Else nobody would look after it, where its own process is gone for good."""
    one = await start("one", HALVES[0])
    await start("two", HALVES[1])
    await until_over(postgres_server)
    assert await one.renew()
    await one.inherit()
    await one.renew()
    await one.close()
    again = await start("one again", HALVES[0])
    assert await again.inherit() == "one"


@pytest.mark.parametrize("part", [Part(), Part(4), Part(8, (0, 1))], ids=str)
async def test_parts_of_another_number_are_nobodys_inheritance(
    part: Part, start: Take, postgres_server: Postgres
) -> None:
    await start("two", HALVES[1])
    await until_over(postgres_server)
    one = await start("one", part)
    assert await one.inherit() == ""
    assert one.part == part


async def test_a_campaign_that_is_refused_leaves_no_server_behind(
    take: Take, database: str
) -> None:
    """Given a campaign at one's own server, and somebody who founds at another's."""
    lease = await take("one", Part(2, (1,)))
    log = await open_postgres(database, lease.holder)
    await found(log, FIRST)
    for _ in range(2):
        with pytest.raises(LogUnavailable):
            await found(log, SECOND)
    assert await log.servers() == [FIRST]
    await log.close()
    # then it has used up no number there, nor made one that its holder has to look after
    own = await open_postgres(database)
    assert await found(own, SECOND) == 1
    await own.close()


async def test_a_campaign_that_is_refused_uses_up_no_number(
    take: Take, database: str, postgres_server: Postgres
) -> None:
    lease = await take("one")
    log = await open_postgres(database, lease.holder)
    first = await found(log, SERVER, 1)
    await until_over(postgres_server)
    with pytest.raises(LogUnavailable):
        await found(log, SERVER, 2)
    assert await lease.renew()
    assert await found(log, SERVER, 2) == first + 1
    await log.close()
