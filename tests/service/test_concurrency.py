"""Many at once: what is counted is exact, and a choice is made once."""

import asyncio
from collections import Counter
from collections.abc import Coroutine
from typing import Any

import pytest

from bot.log.errors import LostRace
from bot.rules.basics.keys import CampaignAt, UserId
from bot.rules.basics.options import GainReason, OverlordAction
from bot.rules.economy.people import Person
from bot.rules.printed.box import Box
from bot.rules.rolling.dice_sources import SeededDice
from bot.rules.state import commands as c
from bot.rules.state import events as e
from bot.rules.state import refusals as r
from bot.rules.state.replay import replay
from bot.service.rules_service import Outcome, RulesService
from tests.log.memory import MemoryLog
from tests.service.requests import BJORN, CARLA, CHANNEL, DORA, OLGA, SERVER, seat

GAIN = c.GainThreat(GainReason.CORRECTION, note="as agreed")


async def together(*plays: Coroutine[Any, Any, Outcome]) -> Counter[str]:
    """Play all at once; count what became of them."""
    ended = await asyncio.gather(*plays, return_exceptions=True)
    return Counter(type(each).__name__ for each in ended)


async def threat(service: RulesService) -> int:
    return (await service.look(seat(OLGA)))[1].threat


@pytest.fixture
async def tied(service: RulesService) -> str:
    """A tie of three heroes for one token; gives the question's id."""
    await service.play(seat(OLGA), c.ChooseDeck("Eternal Agony"))
    await service.play(seat(OLGA), c.AdoptCampaign(5, cards="Make No Excuse, Branded"))
    await service.play(seat(OLGA), c.StartQuest("First Blood"))
    await service.play(seat(OLGA), c.TriggerPlotCard("Make No Excuse"))
    return (await service.look(seat(OLGA)))[1].questions[0].id


@pytest.mark.rule("P5")
async def test_of_fifty_presses_of_a_tie_one_counts(service: RulesService, tied: str) -> None:
    people = [(BJORN, "leoric"), (CARLA, "astarra"), (DORA, "grisban"), (BJORN, "leoric")]
    presses = [
        service.play(seat(by, f"press {n}"), c.Answer(tied, hero))
        for n, (by, hero) in enumerate((people * 13)[:50])
    ]
    ended = await together(*presses)
    assert ended == {"Outcome": 1, "QuestionClosed": 49}
    state = (await service.look(seat(OLGA)))[1]
    assert sum(state.fortune(hero) for hero in state.heroes) == 1


@pytest.mark.rule("P5")
async def test_while_more_are_to_be_chosen_a_chosen_hero_is_no_choice(
    service: RulesService, tied: str
) -> None:
    await service.play(seat(OLGA), c.TakeBack())
    await service.play(seat(OLGA), c.TriggerPlotCard("Branded"))
    tie = (await service.look(seat(OLGA)))[1].questions[0].id
    presses = (service.play(seat(BJORN), c.Answer(tie, "leoric")) for _ in range(50))
    assert await together(*presses) == {"Outcome": 1, "NoSuchChoice": 49}


@pytest.mark.rule("S6")
async def test_fifty_gains_at_once_are_fifty(service: RulesService) -> None:
    await service.play(seat(OLGA), c.ChangeOverlords(OverlordAction.ADD, BJORN.user))
    people = [OLGA, BJORN] * 25
    ended = await together(*(service.play(seat(by, f"c{n}"), GAIN) for n, by in enumerate(people)))
    assert ended == {"Outcome": 50}
    assert await threat(service) == 50


async def test_gains_and_losses_at_once_never_go_below_nothing(service: RulesService) -> None:
    await service.play(seat(OLGA), GAIN)
    ended = await together(
        *(service.play(seat(OLGA), c.LoseThreat(1, "a mistake")) for _ in range(20))
    )
    assert ended == {"Outcome": 1, "NotEnoughThreat": 19}


async def test_the_same_cause_plays_once_and_answers_the_same(service: RulesService) -> None:
    first = await service.play(seat(OLGA, "interaction 7"), GAIN)
    second = await service.play(seat(OLGA, "interaction 7"), GAIN)
    assert (first.again, second.again) == (False, True)
    assert second.entries == first.entries
    assert second.move == first.move
    assert await threat(service) == 1


async def test_the_same_cause_fifty_times_at_once_plays_once(service: RulesService) -> None:
    outcomes = await asyncio.gather(
        *(service.play(seat(OLGA, "interaction 7"), GAIN) for _ in range(50))
    )
    assert Counter(outcome.again for outcome in outcomes) == {True: 49, False: 1}
    assert len({outcome.entries for outcome in outcomes}) == 1
    assert await threat(service) == 1


async def test_a_redelivered_answer_is_the_same_answer(service: RulesService, tied: str) -> None:
    press = seat(BJORN, "press"), c.Answer(tied, "leoric")
    first = await service.play(*press)
    second = await service.play(*press)
    assert (second.again, second.entries) == (True, first.entries)
    with pytest.raises(r.QuestionClosed):
        await service.play(seat(BJORN, "another press"), c.Answer(tied, "leoric"))


async def test_a_redelivered_undo_takes_nothing_more_back(service: RulesService) -> None:
    await service.play(seat(OLGA), GAIN)
    await service.play(seat(OLGA), GAIN)
    undo = seat(OLGA, "undo"), c.TakeBack()
    first = await service.play(*undo)
    second = await service.play(*undo)
    assert (second.again, second.entries) == (True, first.entries)
    assert await threat(service) == 1


async def test_a_refused_cause_is_refused_again(service: RulesService) -> None:
    for _ in range(2):
        with pytest.raises(r.NotEnoughThreat):
            await service.play(seat(OLGA, "c"), c.LoseThreat(1, "a mistake"))


async def test_a_second_service_on_the_log_recovers_from_a_lost_race(
    service: RulesService, log: MemoryLog, box: Box
) -> None:
    second = RulesService(log, box, SeededDice(6), lambda: 1_700_000_001.0)
    for _ in range(3):
        await service.play(seat(OLGA), GAIN)
        await second.play(seat(OLGA), GAIN)
    ended = await together(
        *(each.play(seat(OLGA), GAIN) for each in (service, second) for _ in range(5))
    )
    assert ended == {"Outcome": 10}
    assert (await service.play(seat(OLGA), GAIN)).after.threat == 17


async def test_a_redo_that_lost_its_race_is_decided_anew(
    service: RulesService, log: MemoryLog, box: Box
) -> None:
    second = RulesService(log, box, SeededDice(6), lambda: 0.0)
    await service.play(seat(OLGA), GAIN)
    await service.play(seat(OLGA), c.TakeBack())
    await second.play(seat(OLGA), GAIN)
    with pytest.raises(r.NothingToRedo):
        await service.play(seat(OLGA), c.PlayAgain())
    assert await threat(service) == 1


async def test_a_race_lost_every_time_is_given_up(
    service: RulesService, log: MemoryLog, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def lose(at: CampaignAt, *_: object) -> None:
        raise LostRace(at)

    monkeypatch.setattr(log, "append", lose)
    with pytest.raises(LostRace):
        await service.play(seat(OLGA), GAIN)
    monkeypatch.undo()
    assert (await service.play(seat(OLGA), GAIN)).after.threat == 1


async def test_a_look_that_was_slow_does_not_bring_an_old_state_back(
    service: RulesService, log: MemoryLog, box: Box, monkeypatch: pytest.MonkeyPatch
) -> None:
    fresh = RulesService(log, box, SeededDice(6), lambda: 0.0)
    read, reading, go_on = log.read, asyncio.Event(), asyncio.Event()

    async def slowly(at: CampaignAt, after: int = 0) -> list[e.Entry]:
        entries = await read(at, after)
        reading.set()
        await go_on.wait()
        return entries

    monkeypatch.setattr(log, "read", slowly)
    look = asyncio.create_task(fresh.look(seat(OLGA)))
    await reading.wait()
    monkeypatch.undo()
    await fresh.play(seat(OLGA), GAIN)
    go_on.set()
    assert (await look)[1].threat == 1
    assert await threat(fresh) == 1


async def test_the_outcome_is_what_the_log_says(service: RulesService, log: MemoryLog) -> None:
    outcome: Outcome = await service.play(seat(OLGA), GAIN)
    entries = await log.read(CampaignAt(SERVER, outcome.at.id))
    assert tuple(entries[-1:]) == outcome.entries
    assert replay(entries) == outcome.after
    assert outcome.entries[0].at == 1_700_000_000
    assert outcome.before.threat == 0
    assert (await service.directory(SERVER))[0].home_channel == CHANNEL


async def test_two_campaigns_do_not_wait_for_each_other(empty: RulesService) -> None:
    people = [Person(UserId(number)) for number in range(1, 21)]
    create = [
        empty.play(seat(by, channel=by.user), c.CreateCampaign("key", f"N{by.user}", by.user))
        for by in people
    ]
    assert await together(*create) == {"Outcome": 20}
    ended = await together(*(empty.play(seat(by, channel=by.user), GAIN) for by in people * 3))
    assert ended == {"Outcome": 60}
    states = [(await empty.look(seat(by, channel=by.user)))[1] for by in people]
    assert [state.threat for state in states] == [3] * 20
