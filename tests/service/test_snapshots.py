"""After a restart a campaign goes on from its snapshot; the log says the same, and has the word."""

import asyncio
import logging
from collections.abc import Callable
from dataclasses import replace

import pytest

from bot.log import LogUnavailable, Reason, Snapshot, snapshots
from bot.rules.basics.keys import CampaignAt, MoveNumber, UserId
from bot.rules.basics.options import GainReason, Winner
from bot.rules.course.so_far import summed
from bot.rules.printed.box import Box
from bot.rules.rolling.dice_sources import SeededDice
from bot.rules.state import commands as c
from bot.rules.state import refusals as r
from bot.rules.state.campaign import Earlier
from bot.rules.state.events import Entry
from bot.rules.state.replay import replay
from bot.service import erasure, kept, past
from bot.service.rules_service import RulesService
from tests.log.memory import MemoryLog
from tests.service.requests import BJORN, OLGA, SERVER, seat

AT = CampaignAt(SERVER, 1)
GAIN = c.GainThreat(GainReason.CORRECTION, amount=1, note="as agreed")
EVERY = 20

Restart = Callable[[], RulesService]


@pytest.fixture(autouse=True)
def often(monkeypatch: pytest.MonkeyPatch) -> None:
    """A snapshot every few entries, of a few moves; a few entries in memory."""
    for module in (past, kept):
        monkeypatch.setattr(module, "SNAPSHOT_EVERY", EVERY)
    monkeypatch.setattr(past, "NEAR", 3)
    monkeypatch.setattr(snapshots, "CHAIN_KEPT", 6)


@pytest.fixture
def reads(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The entry behind which each reading began."""
    found: list[int] = []
    read = MemoryLog.read

    async def counted(self: MemoryLog, at: CampaignAt, after: int = 0) -> list[Entry]:
        found.append(after)
        return await read(self, at, after)

    monkeypatch.setattr(MemoryLog, "read", counted)
    return found


@pytest.fixture
def restarted(log: MemoryLog, box: Box) -> Restart:
    return lambda: RulesService(log, box, SeededDice(5), lambda: 1_700_000_000.9)


async def play(service: RulesService, *commands: c.Command) -> None:
    """Play, and keep snapshots when it is time, as the outbox does."""
    for command in commands:
        await service.play(seat(OLGA), command)
        if service.wants_snapshot(AT):
            await service.keep_snapshot(AT)


async def seqs(log: MemoryLog) -> list[int]:
    return [each.seq for each in await log.snapshots(AT)]


async def newest_move(service: RulesService) -> int:
    newest = (await service.fold(AT)).newest
    assert newest is not None
    return newest.number


async def need_true(service: RulesService, log: MemoryLog) -> None:
    """State and sums are what the whole log comes to."""
    whole = await log.read(AT)
    assert await service.fold(AT) == replay(whole)
    assert await service.sums(AT) == summed(whole)


async def test_one_is_kept_every_so_many_entries(service: RulesService, log: MemoryLog) -> None:
    await play(service, *[GAIN] * 60)
    newest, older = await seqs(log)
    assert newest - older == EVERY
    assert (await service.fold(AT)).seq - newest < EVERY


async def test_a_first_touch_reads_no_more_than_follows_the_snapshot(
    service: RulesService, log: MemoryLog, restarted: Restart, reads: list[int]
) -> None:
    await play(service, *[GAIN] * 50)
    [newest, _] = await seqs(log)
    again = restarted()
    reads.clear()
    await again.fold(AT)
    await again.sums(AT)
    assert reads == [newest - 1, newest - 1]
    await need_true(again, log)


async def test_an_undo_after_a_first_touch_reads_only_the_newest_entries(
    service: RulesService, log: MemoryLog, restarted: Restart, reads: list[int]
) -> None:
    await play(service, *[GAIN] * 52)
    again = restarted()
    last = (await again.fold(AT)).seq
    reads.clear()
    await again.play(seat(OLGA), c.TakeBack())
    assert reads == [last - 3]
    await need_true(again, log)


async def test_what_is_near_is_a_state_between_two_moves(
    service: RulesService, log: MemoryLog, restarted: Restart, reads: list[int]
) -> None:
    """Given a roll, which cannot be taken back, where half of it would be behind that state."""
    await play(service, *[GAIN] * 52)
    roll = await service.play(seat(OLGA), c.RollAttack("blue red", "gray", hero="Leoric"))
    gain = await service.play(seat(OLGA), GAIN)
    assert roll.move < gain.entries[-1].seq - 3 + 1 < gain.move
    again = restarted()
    await again.fold(AT)
    reads.clear()
    await again.play(seat(OLGA), c.TakeBack())
    assert reads == [roll.move - 1]
    await need_true(again, log)


@pytest.mark.rule("U2", "U3")
async def test_what_is_near_is_before_all_that_was_undone_since(
    service: RulesService, log: MemoryLog, restarted: Restart, reads: list[int]
) -> None:
    await play(service, *[GAIN] * 48)
    undone = await newest_move(service)
    for command in (c.TakeBack(), c.PlayAgain(), GAIN):
        await service.play(seat(OLGA), command)
    again = restarted()
    await again.fold(AT)
    reads.clear()
    await again.play(seat(OLGA), c.TakeBack())
    assert reads == [undone - 1]
    await need_true(again, log)


@pytest.mark.rule("U2", "U3")
async def test_an_undo_across_the_edge_goes_on_from_the_one_before(
    service: RulesService, log: MemoryLog, restarted: Restart, reads: list[int]
) -> None:
    await play(service, *[GAIN] * 50)
    newest, older = await seqs(log)
    again = restarted()
    while (await newest_move(again)) >= newest - 4:
        await again.play(seat(OLGA), c.TakeBack())
    await need_true(again, log)
    fresh = restarted()
    reads.clear()
    await fresh.fold(AT)
    assert reads == [newest - 1, older - 1]
    await need_true(fresh, log)
    await fresh.play(seat(OLGA), c.PlayAgain())
    await need_true(fresh, log)
    await need_true(restarted(), log)


@pytest.mark.rule("U2", "U3")
async def test_an_undo_deeper_than_any_reads_the_whole_log(
    service: RulesService, log: MemoryLog, restarted: Restart, reads: list[int]
) -> None:
    await play(service, *[GAIN] * 50)
    again = restarted()
    for _ in range(45):
        await again.play(seat(OLGA), c.TakeBack())
    assert 0 in reads
    await need_true(again, log)
    for _ in range(20):
        await again.play(seat(OLGA), c.PlayAgain())
    await need_true(again, log)
    # Neither counts any more: the whole log is read, and a new one is kept at the next move.
    before = await seqs(log)
    fresh = restarted()
    reads.clear()
    await fresh.fold(AT)
    assert reads[-1] == 0
    await play(fresh, GAIN)
    assert (await seqs(log))[0] > before[0]
    reads.clear()
    await restarted().fold(AT)
    assert 0 not in reads


async def test_everything_back_to_the_first_move_can_be_undone(
    service: RulesService, log: MemoryLog, restarted: Restart
) -> None:
    await play(service, *[GAIN] * 45)
    again = restarted()
    while True:
        try:
            await again.play(seat(OLGA), c.TakeBack())
        except r.NothingToUndo:
            break
    assert (await again.fold(AT)).heroes == {}
    await need_true(again, log)


@pytest.mark.rule("U2")
async def test_an_old_undo_button_says_the_same_as_before_the_restart(
    service: RulesService, restarted: Restart
) -> None:
    """Given a move that stands from before all that the snapshot names, and one that is gone."""
    stands, gone = [(await service.play(seat(OLGA), GAIN)).move for _ in range(2)]
    await play(service, c.TakeBack(), *[GAIN] * 50)
    for move in (stands, gone):
        said = []
        for each in (service, restarted()):
            with pytest.raises(r.Refusal) as refused:
                await each.play(seat(OLGA), c.TakeBack(MoveNumber(move)))
            said.append(refused.value)
        assert said[0] == said[1]
        assert isinstance(said[0], r.NewerMove if move == stands else r.MoveGone)


@pytest.mark.rule("U2", "U4")
async def test_an_answer_to_an_old_question_makes_its_move_the_newest(
    service: RulesService, log: MemoryLog, restarted: Restart
) -> None:
    """Given a question from before all moves that the snapshot names."""
    await play(service, c.StartQuest("First Blood"), c.StartOverlordTurn())
    asked = await service.play(seat(BJORN), c.DefeatHero("Leoric"))
    await play(service, *[GAIN] * 50)
    again = restarted()
    end = (await again.fold(AT)).newest
    while end is not None and not isinstance(end, Earlier):
        assert end.number != asked.move
        end = end.previous
    [question] = (await again.fold(AT)).questions
    await again.play(seat(OLGA), c.Answer(question.id, "threat"))
    assert await newest_move(again) == asked.move
    await need_true(again, log)
    await need_true(restarted(), log)


async def test_dice_secrets_and_quests_are_counted_on(
    service: RulesService, log: MemoryLog, restarted: Restart
) -> None:
    quest: tuple[c.Command, ...] = (
        c.StartQuest("First Blood"),
        *[c.RollAttack("blue red", "gray", hero="Leoric")] * 12,
        GAIN,
        c.TakeBack(),
        c.EndQuest(Winner.OVERLORD),
    )
    await play(service, *quest, *quest, *quest)
    assert len(await seqs(log)) == 2
    again = restarted()
    assert (await again.fold(AT)).rolls == (await service.fold(AT)).rolls > 0
    assert (await again.fold(AT)).shown_secrets
    await need_true(again, log)


async def test_erasing_a_name_erases_them(
    service: RulesService, log: MemoryLog, restarted: Restart
) -> None:
    await play(service, *[GAIN] * 30)
    await erasure.erase(service, SERVER, BJORN.user)
    assert await seqs(log) == []
    await need_true(service, log)
    await play(service, GAIN)
    assert await seqs(log) == [(await service.fold(AT)).seq]
    again = await restarted().fold(AT)
    assert BJORN.user not in [hero.player for hero in again.heroes.values()]


async def test_what_was_read_before_an_erasure_is_not_kept_after_it(
    service: RulesService, log: MemoryLog
) -> None:
    """Given the snapshot waits for its turn while the name goes."""
    for _ in range(30):
        await service.play(seat(OLGA), GAIN)
    async with service.lock(AT):
        keeping = asyncio.create_task(service.keep_snapshot(AT))
        for _ in range(20):
            await asyncio.sleep(0)
        await log.rewrite(AT, [replace_by(entry) for entry in await log.read(AT)])
        service.forget(AT)
    await keeping
    assert await seqs(log) == []


def replace_by(entry: Entry) -> Entry:
    return Entry(entry.seq, entry.move, entry.at, UserId(77), entry.event)


async def test_one_that_is_damaged_is_told_in_the_log_and_passed_over(
    service: RulesService, log: MemoryLog, restarted: Restart, caplog: pytest.LogCaptureFixture
) -> None:
    await play(service, *[GAIN] * 50)
    newest, older = await log.snapshots(AT)
    await log.snapshot_put(AT, replace(newest, body=newest.body[:-9]))
    await log.snapshot_put(AT, replace(older, entry="another"))
    with caplog.at_level(logging.INFO):
        await need_true(restarted(), log)
    told = {record.message for record in caplog.records if record.levelno == logging.WARNING}
    assert told == {"a snapshot does not count"}


async def test_one_of_other_code_is_passed_over_without_a_warning(
    service: RulesService, log: MemoryLog, restarted: Restart, caplog: pytest.LogCaptureFixture
) -> None:
    await play(service, *[GAIN] * 30)
    [kept] = await log.snapshots(AT)
    await log.snapshot_put(AT, replace(kept, code="yesterday's"))
    with caplog.at_level(logging.INFO):
        await need_true(restarted(), log)
    assert {record.levelno for record in caplog.records} == {logging.INFO}


async def test_where_none_can_be_kept_the_game_goes_on(
    service: RulesService, log: MemoryLog, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def full(self: MemoryLog, at: CampaignAt, snapshot: Snapshot) -> None:
        raise LogUnavailable(at.server, Reason.DISK_FULL)

    monkeypatch.setattr(MemoryLog, "snapshot_put", full)
    await play(service, *[GAIN] * 30)
    assert await seqs(log) == []
    await need_true(service, log)


async def test_one_that_is_near_enough_is_not_written_anew(
    service: RulesService, log: MemoryLog, restarted: Restart
) -> None:
    """Given a service that does not know of it, since the campaign went out of memory."""
    await play(service, *[GAIN] * 30)
    kept = await seqs(log)
    await restarted().keep_snapshot(AT)
    assert await seqs(log) == kept
