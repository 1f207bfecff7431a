"""The contract of every campaign log: appending and reading."""

import asyncio

import pytest

from bot.log import AlreadyPlayed, CampaignGone, CampaignLog, LogClosed, LostRace, Note, Played
from bot.rules.basics.keys import CampaignAt
from tests.log.builders import OTHER_SERVER, SERVER, at, created, defeated, gained, move, rumor
from tests.log.conftest import found

STRANGER = 99


async def test_what_is_appended_is_read_in_order(log: CampaignLog) -> None:
    campaign = await found(log)
    first = move(1, defeated(), gained())
    await log.append(at(campaign), 1, first, "press 1")
    second = move(3, gained(2))
    await log.append(at(campaign), 3, second, None)
    assert await log.read(at(campaign)) == [*move(0, created()), *first, *second]
    assert await log.read(at(campaign), after=2) == [first[1], *second]
    assert await log.read(at(campaign), after=4) == []


async def test_a_move_is_read_with_all_its_answers(log: CampaignLog) -> None:
    campaign = await found(log)
    asked, other, answered = move(1, gained()), move(2, rumor("x")), move(3, defeated(), of=2)
    for after, entries in ((1, asked), (2, other), (3, answered)):
        await log.append(at(campaign), after, entries, None)
    assert await log.read_move(at(campaign), 2) == [*asked, *answered]
    assert await log.read_move(at(campaign), STRANGER) == []


async def test_pages_go_backwards_from_the_newest(log: CampaignLog) -> None:
    campaign = await found(log)
    await log.append(at(campaign), 1, move(1, *(gained(n) for n in range(1, 6))), None)
    newest = await log.page(at(campaign), None, 2)
    assert [entry.seq for entry in newest] == [6, 5]
    assert [entry.seq for entry in await log.page(at(campaign), 5, 3)] == [4, 3, 2]
    assert [entry.seq for entry in await log.page(at(campaign), 2, 3)] == [1]
    assert await log.page(at(campaign), 1, 3) == []


async def test_the_second_writer_behind_the_same_entry_loses(log: CampaignLog) -> None:
    campaign = await found(log)
    await log.append(at(campaign), 1, move(1, gained(1)), "a")
    with pytest.raises(LostRace) as lost:
        await log.append(at(campaign), 1, move(1, gained(2), gained(3)), "b")
    assert lost.value.at == at(campaign)
    assert await log.read(at(campaign), after=1) == move(1, gained(1))
    assert await log.entries_of_cause(SERVER, "b") is None


async def test_a_note_comes_with_the_entries_or_not_at_all(log: CampaignLog) -> None:
    campaign = await found(log)
    await log.append(at(campaign), 1, move(1, gained(), gained()), "a", Note("answering-2", "one"))
    assert await log.notes(at(campaign)) == {"answering-2": "one"}
    await log.append(at(campaign), 3, move(3, gained()), "b", Note("answering-2", "two"))
    for after, cause, lost in ((1, "c", LostRace), (4, "b", AlreadyPlayed)):
        with pytest.raises(lost):
            await log.append(
                at(campaign), after, move(after, gained()), cause, Note("answering-2", "three")
            )
    assert await log.notes(at(campaign)) == {"answering-2": "two"}


async def test_nobody_leaves_a_gap(log: CampaignLog) -> None:
    campaign = await found(log)
    with pytest.raises(LostRace):
        await log.append(at(campaign), 5, move(5, gained()), None)
    assert len(await log.read(at(campaign))) == 1


@pytest.mark.parametrize(
    "entries", [[], move(7, gained()), [*move(1, gained()), *move(3, gained())]]
)
async def test_entries_that_do_not_follow_are_a_mistake(
    log: CampaignLog, entries: list[object]
) -> None:
    campaign = await found(log)
    with pytest.raises(ValueError):
        await log.append(at(campaign), 1, entries, None)  # type: ignore[arg-type] # on purpose
    assert len(await log.read(at(campaign))) == 1


async def test_a_redelivered_cause_plays_once_and_finds_its_answer(log: CampaignLog) -> None:
    campaign = await found(log)
    played = move(1, defeated(), gained())
    await log.append(at(campaign), 1, played, "press")
    await log.append(at(campaign), 3, move(3, gained(5)), None)
    for after in (1, 4):  # with an old view of the campaign, and with a fresh one
        with pytest.raises(AlreadyPlayed) as again:
            await log.append(at(campaign), after, move(after, defeated(), gained()), "press")
        assert (again.value.server, again.value.cause) == (SERVER, "press")
    assert await log.entries_of_cause(SERVER, "press") == Played(at(campaign), played)
    assert await log.entries_of_cause(SERVER, "another") is None
    assert len(await log.read(at(campaign))) == 4


async def test_a_cause_counts_once_in_a_whole_server_and_not_beyond(log: CampaignLog) -> None:
    here, there = await found(log), await found(log, channel=334)
    elsewhere = await found(log, OTHER_SERVER)
    await log.append(at(here), 1, move(1, gained()), "press")
    with pytest.raises(AlreadyPlayed):
        await log.append(at(there), 1, move(1, gained()), "press")
    await log.append(CampaignAt(OTHER_SERVER, elsewhere), 1, move(1, gained()), "press")
    assert await log.entries_of_cause(OTHER_SERVER, "press") == Played(
        CampaignAt(OTHER_SERVER, elsewhere), move(1, gained())
    )


async def test_appending_to_what_never_was_finds_it_gone(log: CampaignLog) -> None:
    await found(log)
    for server, campaign in ((SERVER, STRANGER), (OTHER_SERVER, 1)):
        for after in (0, 3):
            with pytest.raises(CampaignGone):
                await log.append(
                    CampaignAt(server, campaign), after, move(after, gained()), "press"
                )
    assert await log.servers() == [SERVER]


async def test_of_fifty_at_once_behind_one_entry_exactly_one_wins(log: CampaignLog) -> None:
    campaign = await found(log)
    tries = [
        log.append(at(campaign), 1, move(1, gained(n), defeated()), f"press {n}")
        for n in range(1, 51)
    ]
    outcomes = await asyncio.gather(*tries, return_exceptions=True)
    assert sum(outcome is None for outcome in outcomes) == 1
    assert sum(isinstance(outcome, LostRace) for outcome in outcomes) == 49
    assert len(await log.read(at(campaign))) == 3


async def test_fifty_at_once_who_try_again_are_all_counted_once(log: CampaignLog) -> None:
    campaign = await found(log)

    async def press(number: int) -> None:
        while True:
            last = (await log.read(at(campaign)))[-1].seq
            try:
                await log.append(at(campaign), last, move(last, gained(number)), f"p{number}")
            except LostRace:
                continue
            return

    await asyncio.gather(*(press(number) for number in range(50)))
    entries = await log.read(at(campaign), after=1)
    assert [entry.seq for entry in entries] == list(range(2, 52))
    assert {entry.event for entry in entries} == {gained(number) for number in range(50)}


async def test_a_cancelled_append_is_written_whole(log: CampaignLog) -> None:
    campaign = await found(log)
    writing = asyncio.create_task(
        log.append(at(campaign), 1, move(1, defeated(), gained()), "press")
    )
    await asyncio.sleep(0)
    writing.cancel()
    await asyncio.wait([writing])
    assert await log.read(at(campaign), after=1) == move(1, defeated(), gained())


async def test_rewriting_replaces_the_person_and_keeps_place_and_time(log: CampaignLog) -> None:
    campaign = await found(log)
    await log.append(at(campaign), 1, move(1, rumor("Olga's"), gained()), "press")
    await log.rewrite(at(campaign), move(1, rumor("a former player's"), by=0))
    assert await log.read(at(campaign), after=1) == [
        *move(1, rumor("a former player's"), by=0),
        *move(2, gained(), of=2),
    ]
    with pytest.raises(CampaignGone):
        await log.rewrite(at(campaign), move(7, gained()))
    assert len(await log.read(at(campaign))) == 3


async def test_a_closed_log_refuses(log: CampaignLog) -> None:
    campaign = await found(log)
    await log.close()
    with pytest.raises(LogClosed):
        await log.append(at(campaign), 1, move(1, gained()), None)
    with pytest.raises(LogClosed):
        await log.read(at(campaign))
