"""How far moves are told, while some are on their way and some have failed."""

import asyncio
import logging

import pytest

from bot.desk.delivery.jobs import Jobs
from bot.desk.delivery.lanes import Lanes
from bot.desk.delivery.marks import Marks

HERE = (1, 2)


def test_the_mark_follows_moves_told_one_after_the_other() -> None:
    marks = Marks()
    marks.begin(*HERE, 1, 2)
    assert marks.done(*HERE, 1) == 2
    marks.begin(*HERE, 3, 5)
    assert marks.done(*HERE, 3) == 5


def test_a_move_still_under_way_holds_the_mark_back() -> None:
    marks = Marks()
    marks.begin(*HERE, 1, 2)
    marks.begin(*HERE, 3, 3)
    assert marks.done(*HERE, 3) == 0
    assert marks.is_under_way(*HERE, 2)
    assert not marks.is_under_way(*HERE, 3)
    assert marks.done(*HERE, 1) == 3


def test_a_move_that_failed_holds_the_mark_back_until_it_is_told() -> None:
    marks = Marks()
    marks.begin(*HERE, 1, 2)
    marks.fail(*HERE, 1)
    marks.begin(*HERE, 3, 3)
    assert marks.has_failed(*HERE)
    assert marks.done(*HERE, 3) == 0
    assert marks.caught_up(*HERE, 3) == 3
    assert not marks.has_failed(*HERE)


def test_catching_up_stops_at_what_is_under_way() -> None:
    marks = Marks()
    marks.begin(*HERE, 4, 6)
    assert marks.caught_up(*HERE, 9) == 3
    assert marks.done(*HERE, 4) == 6


def test_a_campaign_that_is_gone_leaves_nothing() -> None:
    marks = Marks()
    marks.begin(*HERE, 1, 1)
    marks.forget(*HERE)
    assert marks.done(*HERE, 1) == 0
    assert not marks.has_failed(*HERE)


def test_campaigns_do_not_hold_each_other_back() -> None:
    marks = Marks()
    marks.begin(1, 1, 1, 1)
    marks.begin(1, 2, 1, 1)
    assert marks.done(1, 2, 1) == 1


async def test_a_lane_lives_as_long_as_somebody_holds_it() -> None:
    lanes = Lanes()
    lane = lanes.of(1, 2, 3, seq=5)
    assert lanes.of(1, 2, 3, seq=4) is lane
    assert lane.newest == 5
    del lane
    assert lanes.of(1, 2, 3, seq=1).newest == 1


async def test_jobs_are_waited_for(caplog: pytest.LogCaptureFixture) -> None:
    jobs, done = Jobs(), []

    async def work() -> None:
        await asyncio.sleep(0)
        done.append(1)

    async def fails() -> None:
        raise ZeroDivisionError

    jobs.start(work())
    with caplog.at_level(logging.ERROR):
        jobs.start(fails())
        await jobs.idle()
    assert done == [1]
    assert [record.message for record in caplog.records] == ["unexpected error"]


async def test_jobs_that_do_not_end_are_ended() -> None:
    jobs = Jobs()
    stuck = jobs.start(asyncio.Event().wait())  # type: ignore[arg-type]  # whatever it gives
    await jobs.finish(within=0)
    assert stuck.cancelled()
    await jobs.finish(within=0)
