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


async def test_work_that_more_work_follows_is_waited_for_too() -> None:
    """Given a job that begins another, and a task of the library's, the end comes behind them."""
    jobs, done = Jobs(), []

    async def second() -> None:
        await asyncio.sleep(0)
        done.append("second")

    async def first() -> None:
        await asyncio.sleep(0)
        jobs.start(second())

    async def librarys() -> None:
        with jobs.held(), jobs.held():
            await asyncio.sleep(0)
            jobs.start(first())

    task = asyncio.create_task(librarys())
    await jobs.finish()
    assert task.done()
    assert done == ["second"]


async def test_what_is_held_too_long_is_ended_and_nothing_begins_behind_the_end() -> None:
    jobs = Jobs()

    async def endless() -> None:
        with jobs.held():
            await asyncio.Event().wait()

    async def late() -> None:
        raise AssertionError("never begun")

    task = asyncio.create_task(endless())
    await jobs.finish(within=0)
    assert task.cancelled()
    await asyncio.wait([jobs.start(late())])
