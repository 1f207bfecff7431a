"""What the next life needs to find a move's answer is written with the move, or not at all."""

from dataclasses import replace

import pytest

from bot.log.notes import Answering, answered_elsewhere, answering
from bot.rules.basics.keys import CampaignAt
from bot.rules.basics.options import GainReason
from bot.rules.state import commands as c
from bot.rules.state import refusals as r
from bot.service.rules_service import Request, RulesService
from tests.log.memory import MemoryLog
from tests.service.requests import CHANNEL, CREATE, NILS, OLGA, SERVER, THREAD, seat

GAIN = c.GainThreat(GainReason.CORRECTION, note="as agreed")
APPLICATION, TOKEN = 99, "aW50OmVy"


def asked(request: Request) -> Request:
    """An interaction asks, which Discord can be asked about."""
    return replace(request, application=APPLICATION, token=TOKEN)


@pytest.fixture
def at() -> CampaignAt:
    return CampaignAt(SERVER, 1)


async def test_an_answer_at_home_is_noted_with_the_move(
    service: RulesService, log: MemoryLog, at: CampaignAt
) -> None:
    move = (await service.play(asked(seat(OLGA)), GAIN)).move
    noted = Answering(move, APPLICATION, TOKEN, CHANNEL)
    assert await answering(move).get(log, at) == noted
    assert await answered_elsewhere(move).get(log, at) is None


async def test_an_answer_elsewhere_has_a_note_that_stays(
    service: RulesService, log: MemoryLog, at: CampaignAt
) -> None:
    thread = asked(seat(OLGA, channel=THREAD, parent=CHANNEL))
    move = (await service.play(thread, GAIN)).move
    noted = Answering(move, APPLICATION, TOKEN, THREAD)
    assert await answered_elsewhere(move).get(log, at) == noted


async def test_an_undo_shows_in_its_moves_message_wherever_it_is_asked_for(
    service: RulesService, log: MemoryLog, at: CampaignAt
) -> None:
    await service.play(seat(OLGA), GAIN)
    thread = asked(seat(OLGA, channel=THREAD, parent=CHANNEL))
    seq = (await service.play(thread, c.TakeBack())).entries[0].seq
    assert await answering(seq).get(log, at) == Answering(seq, APPLICATION, TOKEN, THREAD)
    assert await answered_elsewhere(seq).get(log, at) is None


async def test_a_campaign_is_founded_with_its_note(
    empty: RulesService, log: MemoryLog, at: CampaignAt
) -> None:
    await empty.play(asked(seat(OLGA)), CREATE)
    assert await answering(1).get(log, at) == Answering(1, APPLICATION, TOKEN, CHANNEL)


async def test_a_refusal_and_what_nobody_asks_leave_no_note(
    service: RulesService, log: MemoryLog, at: CampaignAt
) -> None:
    before = await log.notes(at)
    with pytest.raises(r.Refusal):
        await service.play(asked(seat(NILS)), GAIN)
    await service.play(seat(OLGA), GAIN)
    assert await log.notes(at) == before


async def test_a_token_is_told_to_nobody() -> None:
    assert TOKEN not in repr(asked(seat(OLGA)))
