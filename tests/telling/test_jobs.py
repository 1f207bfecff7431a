"""Work that nobody waits for: it is finished, or ended, before the bot ends."""

import asyncio
import logging

import pytest

from bot.desk.outbox.jobs import Jobs


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
