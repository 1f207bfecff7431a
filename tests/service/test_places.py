"""Where a campaign is: channels, threads, ended campaigns, and what is found there."""

import asyncio

import pytest

from bot.log.contract import CampaignRow
from bot.rules.basics.keys import CampaignAt, UserId
from bot.rules.basics.options import GainReason
from bot.rules.economy.people import Person
from bot.rules.printed.box import Box
from bot.rules.rolling.dice_sources import SeededDice
from bot.rules.state import commands as c
from bot.rules.state import refusals as r
from bot.service.rules_service import Request, RulesService
from tests.log.memory import MemoryLog
from tests.service.requests import (
    BJORN,
    CHANNEL,
    CREATE,
    NILS,
    OLGA,
    OTHER_CHANNEL,
    SERVER,
    THREAD,
    seat,
)

GAIN = c.GainThreat(GainReason.CORRECTION, note="as agreed")
END = c.EndCampaign()


def create(name: str, channel: int) -> c.CreateCampaign:
    return c.CreateCampaign("key", name, channel)


@pytest.mark.rule("S1")
async def test_where_no_campaign_runs_nothing_is_played(empty: RulesService) -> None:
    for command in (GAIN, c.TakeBack(), c.EndCampaign()):
        with pytest.raises(r.NoCampaign):
            await empty.play(seat(OLGA), command)
    with pytest.raises(r.NoCampaign):
        await empty.look(seat(OLGA))


async def test_one_campaign_runs_in_a_channel(service: RulesService) -> None:
    with pytest.raises(r.CampaignRuns) as refused:
        await service.play(seat(NILS), create("Heirs", CHANNEL))
    assert refused.value.name == "Nerekhall"
    elsewhere = seat(NILS, channel=OTHER_CHANNEL)
    await service.play(elsewhere, create("  Heirs   of Blood ", OTHER_CHANNEL))
    assert [row.name for row in await service.directory(SERVER)] == ["Nerekhall", "Heirs of Blood"]
    assert (await service.look(elsewhere))[1].creator == NILS.user


async def test_of_many_creations_at_once_one_is_the_campaign(empty: RulesService) -> None:
    people = [Person(UserId(number)) for number in range(1, 21)]
    plays = (empty.play(seat(by), create(f"N{by.user}", CHANNEL)) for by in people)
    ended = await asyncio.gather(*plays, return_exceptions=True)
    assert sum(isinstance(each, r.CampaignRuns) for each in ended) == 19
    assert len(await empty.directory(SERVER)) == 1


async def test_a_redelivered_creation_is_the_same_campaign(empty: RulesService) -> None:
    first = await empty.play(seat(OLGA, "create"), CREATE)
    second = await empty.play(seat(OLGA, "create"), CREATE)
    assert (second.again, second.at, second.entries) == (True, first.at, first.entries)


async def test_a_refused_creation_leaves_nothing(empty: RulesService) -> None:
    with pytest.raises(r.BadName):
        await empty.play(seat(OLGA), create("!", CHANNEL))
    assert await empty.directory(SERVER) == []


async def test_servers_know_nothing_of_each_other(service: RulesService) -> None:
    with pytest.raises(r.NoCampaign):
        await service.play(seat(OLGA, server=2), GAIN)
    await service.play(seat(OLGA, server=2), CREATE)
    await service.play(seat(OLGA, server=2), GAIN)
    assert (await service.look(seat(OLGA)))[1].threat == 0


async def test_a_thread_uses_its_parents_campaign(service: RulesService) -> None:
    thread = seat(OLGA, channel=THREAD, parent=CHANNEL)
    await service.play(thread, GAIN)
    assert (await service.look(seat(OLGA)))[1].threat == 1
    with pytest.raises(r.NoCampaign):
        await service.play(seat(OLGA, channel=THREAD, parent=OTHER_CHANNEL), GAIN)


async def test_a_thread_may_have_its_own(service: RulesService) -> None:
    thread = seat(NILS, channel=THREAD, parent=CHANNEL)
    await service.play(thread, create("Side Quest", THREAD))
    await service.play(thread, GAIN)
    assert (await service.look(thread))[1].name == "Side Quest"
    assert (await service.look(seat(OLGA)))[1].threat == 0


async def test_a_button_names_its_campaign_from_anywhere(service: RulesService) -> None:
    at, _ = await service.look(seat(OLGA))
    press = Request(SERVER, 777, OLGA, campaign=at.id)
    assert (await service.play(press, GAIN)).after.threat == 1
    with pytest.raises(r.NoCampaign):
        await service.play(Request(SERVER, CHANNEL, OLGA, campaign=99), GAIN)


@pytest.mark.rule("S9")
async def test_an_ended_campaign_makes_room_for_another(service: RulesService) -> None:
    await service.play(seat(OLGA), END)
    with pytest.raises(r.CampaignOver):
        await service.play(seat(OLGA), GAIN)
    await service.play(seat(NILS), create("Heirs", CHANNEL))
    assert (await service.look(seat(OLGA)))[1].name == "Heirs"
    assert [row.ended for row in await service.directory(SERVER)] == [True, False]


@pytest.mark.rule("S9", "U2")
async def test_an_end_is_undone(service: RulesService) -> None:
    await service.play(seat(OLGA), GAIN)
    await service.play(seat(OLGA), END)
    undone = await service.play(seat(OLGA), c.TakeBack())
    assert (undone.after.ended, undone.after.threat) == (False, 1)
    assert [row.ended for row in await service.directory(SERVER)] == [False]
    await service.play(seat(OLGA), c.PlayAgain())
    assert [row.ended for row in await service.directory(SERVER)] == [True]


@pytest.mark.rule("S9", "U2")
async def test_an_end_is_not_undone_where_another_campaign_runs(
    service: RulesService, log: MemoryLog
) -> None:
    old, _ = await service.look(seat(OLGA))
    await service.play(seat(OLGA), END)
    await service.play(seat(NILS), create("Heirs", CHANNEL))
    before = await log.read(old)
    with pytest.raises(r.CampaignRuns) as refused:
        await service.play(Request(SERVER, CHANNEL, OLGA, campaign=old.id), c.TakeBack())
    assert refused.value.name == "Heirs"
    assert await log.read(old) == before
    await service.play(seat(NILS), END)
    await service.play(Request(SERVER, CHANNEL, OLGA, campaign=old.id), c.TakeBack())
    assert (await service.look(seat(OLGA)))[1].name == "Nerekhall"


async def test_undo_of_an_end_and_a_creation_at_once_leave_one_campaign(
    service: RulesService,
) -> None:
    await service.play(seat(OLGA), END)
    await asyncio.gather(
        service.play(seat(OLGA), c.TakeBack()),
        service.play(seat(NILS), create("Heirs", CHANNEL)),
        return_exceptions=True,
    )
    rows = await service.directory(SERVER)
    assert sum(not row.ended for row in rows) == 1
    running = [not (await service.fold(row.at)).ended for row in rows]
    assert running == [not row.ended for row in rows]


async def test_an_end_whose_mark_was_lost_makes_room_all_the_same(
    service: RulesService, log: MemoryLog, box: Box
) -> None:
    """The process died between the entry and the mark in the directory."""
    outcome = await service.play(seat(OLGA), END)
    await log.set_ended(CampaignAt(SERVER, outcome.at.id), False)
    later = RulesService(log, box, SeededDice(1), lambda: 0.0)
    await later.play(seat(NILS), create("Heirs", CHANNEL))
    assert [row.ended for row in await later.directory(SERVER)] == [True, False]


async def test_a_directory_read_during_a_creation_is_not_kept(
    empty: RulesService, log: MemoryLog, monkeypatch: pytest.MonkeyPatch
) -> None:
    campaigns, reading, go_on = log.campaigns, asyncio.Event(), asyncio.Event()

    async def slowly(server: int) -> list[CampaignRow]:
        rows = await campaigns(server)
        reading.set()
        await go_on.wait()
        return rows

    monkeypatch.setattr(log, "campaigns", slowly)
    look = asyncio.create_task(empty.directory(SERVER))
    await reading.wait()
    monkeypatch.undo()
    await empty.play(seat(OLGA), CREATE)
    go_on.set()
    assert await look == []
    await empty.play(seat(OLGA), GAIN)


async def test_only_a_steward_deletes_and_nothing_is_left(service: RulesService) -> None:
    for person in (BJORN, NILS):
        with pytest.raises(r.NotYours):
            await service.delete(seat(person))
    await service.delete(seat(Person(UserId(8), manages=True)))
    with pytest.raises(r.NoCampaign):
        await service.look(seat(OLGA))
    await service.play(seat(NILS), create("Heirs", CHANNEL))
    assert (await service.look(seat(NILS)))[1].heroes == {}
