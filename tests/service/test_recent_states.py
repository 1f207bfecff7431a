"""Undo and redo of recent moves read no more of the log than what follows the state before them."""

import pytest

from bot.rules.basics.keys import CampaignAt, UserId
from bot.rules.basics.options import GainReason
from bot.rules.basics.stored import replace
from bot.rules.printed.box import Box
from bot.rules.rolling.dice_sources import SeededDice
from bot.rules.state import commands as c
from bot.rules.state.events import Entry
from bot.rules.state.replay import replay
from bot.service.kept import RECENT_STATES
from bot.service.rules_service import RulesService
from tests.log.memory import MemoryLog
from tests.service.requests import OLGA, SERVER, seat

AT = CampaignAt(SERVER, 1)
GAIN = c.GainThreat(GainReason.CORRECTION, amount=1, note="as agreed")


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


async def seq(service: RulesService) -> int:
    return (await service.fold(AT)).seq


async def play(service: RulesService, *commands: c.Command) -> None:
    for command in commands:
        await service.play(seat(OLGA), command)


async def need_replayed(service: RulesService, log: MemoryLog) -> None:
    """What memory holds is what the log says."""
    assert await service.fold(AT) == replay(await log.read(AT))


@pytest.mark.rule("U2", "U3")
async def test_an_undo_reads_only_what_follows_the_state_before_the_move(
    service: RulesService, log: MemoryLog, reads: list[int]
) -> None:
    await play(service, *[GAIN] * 5)
    before = await seq(service)
    await play(service, GAIN)
    reads.clear()
    await play(service, c.TakeBack(), c.PlayAgain(), c.TakeBack())
    assert reads == [before] * 3
    await need_replayed(service, log)


@pytest.mark.rule("U2", "U3")
async def test_a_move_from_before_the_recent_ones_is_undone_by_the_whole_log(
    service: RulesService, log: MemoryLog, reads: list[int]
) -> None:
    await play(service, *[GAIN] * (RECENT_STATES + 10))
    reads.clear()
    await play(service, *[c.TakeBack()] * (RECENT_STATES + 2))
    assert 0 in reads
    assert reads[0] != 0
    await need_replayed(service, log)
    await play(service, *[c.PlayAgain()] * (RECENT_STATES + 2))
    await need_replayed(service, log)


@pytest.mark.rule("U2")
async def test_after_a_restart_an_undo_reads_the_whole_log(
    service: RulesService, log: MemoryLog, box: Box, reads: list[int]
) -> None:
    await play(service, GAIN, GAIN)
    again = RulesService(log, box, SeededDice(5), lambda: 1_700_000_000.9)
    await play(again, c.TakeBack())
    assert reads == [0, 0]
    await need_replayed(again, log)


async def test_what_was_rewritten_is_not_gone_back_to(
    service: RulesService, log: MemoryLog
) -> None:
    """Given somebody's name is erased, an undo leads to no state that still has it."""
    await play(service, GAIN, GAIN)
    first, *_ = await log.read(AT)
    await log.rewrite(AT, [replace(first, by=UserId(77))])
    service.forget(AT)
    await play(service, c.TakeBack())
    await need_replayed(service, log)
    ref = (await service.fold(AT)).newest
    while ref is not None and ref.previous is not None:
        ref = ref.previous
    assert ref is not None
    assert ref.by == 77


async def test_the_state_at_an_entry_is_given_from_memory_or_by_replay(
    service: RulesService, log: MemoryLog, reads: list[int]
) -> None:
    await play(service, GAIN)
    then = await service.fold(AT)
    await play(service, GAIN)
    reads.clear()
    assert await service.then(AT, then.seq) == then
    assert reads == []
    assert await service.then(AT, 3) == replay((await log.read(AT))[:3])
