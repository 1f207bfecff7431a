"""Work at a pace: at once, then merged; tried again where it fails; hurried at the end."""

import asyncio

import pytest

from bot.desk.outbox.jobs import LONGEST_REST, MOST_FAILURES, REST, Jobs, Pace


class Timers:
    """The rests of a pace, which end when a test says so."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.rests: list[float] = []
        self._due: list[tuple[object, object]] = []
        loop = asyncio.get_running_loop()
        monkeypatch.setattr(loop, "call_later", self._later)

    def _later(self, rest: float, ended: object, *args: object) -> asyncio.TimerHandle:
        loop = asyncio.get_running_loop()
        self.rests.append(rest)
        self._due.append((ended, args))
        return asyncio.TimerHandle(0, lambda: None, (), loop)

    def end(self) -> None:
        """Every rest ends."""
        due, self._due = self._due, []
        for ended, args in due:
            ended(*args)  # type: ignore[operator, misc]


class Worker:
    """Counts what was done for each key; fails as often as it is told."""

    def __init__(self) -> None:
        self.done: list[str] = []
        self.failures = 0
        self.error: Exception | None = None

    async def work(self, key: str) -> bool:
        self.done.append(key)
        if self.error is not None:
            raise self.error
        self.failures -= 1
        return self.failures < 0


@pytest.fixture
async def timers(monkeypatch: pytest.MonkeyPatch) -> Timers:
    return Timers(monkeypatch)


@pytest.fixture
def jobs() -> Jobs:
    return Jobs()


@pytest.fixture
def worker() -> Worker:
    return Worker()


@pytest.fixture
def pace(jobs: Jobs, worker: Worker) -> Pace[str]:
    return Pace(jobs, worker.work)


async def test_the_first_request_is_served_at_once_and_the_rest_together(
    timers: Timers, jobs: Jobs, worker: Worker, pace: Pace[str]
) -> None:
    pace.ask("a")
    await jobs.idle()
    for _ in range(5):
        pace.ask("a")
    await jobs.idle()
    assert (worker.done, timers.rests) == (["a"], [REST])
    timers.end()
    await jobs.idle()
    assert worker.done == ["a", "a"]
    timers.end()
    await jobs.idle()
    assert worker.done == ["a", "a"]


async def test_what_is_asked_for_during_the_work_is_done_after_it(
    timers: Timers, jobs: Jobs, worker: Worker, pace: Pace[str]
) -> None:
    pace.ask("a")
    pace.ask("a")
    await jobs.idle()
    timers.end()
    await jobs.idle()
    assert worker.done == ["a", "a"]


async def test_keys_do_not_wait_for_each_other(
    timers: Timers, jobs: Jobs, worker: Worker, pace: Pace[str]
) -> None:
    pace.ask("a")
    pace.ask("b")
    await jobs.idle()
    assert worker.done == ["a", "b"]


async def test_work_that_fails_is_tried_again_later_and_later_then_given_up(
    timers: Timers, jobs: Jobs, worker: Worker, pace: Pace[str]
) -> None:
    worker.failures = 100
    pace.ask("a")
    for _ in range(2 * MOST_FAILURES):
        await jobs.idle()
        timers.end()
    assert len(worker.done) == MOST_FAILURES
    assert timers.rests == sorted(timers.rests)
    assert timers.rests[0] == REST
    assert timers.rests[-1] == LONGEST_REST
    worker.failures = 0
    pace.ask("a")
    await jobs.idle()
    assert len(worker.done) == MOST_FAILURES + 1


async def test_an_unexpected_error_is_logged_and_blocks_nothing(
    timers: Timers, jobs: Jobs, worker: Worker, pace: Pace[str], caplog: pytest.LogCaptureFixture
) -> None:
    worker.error = ValueError("a mistake")
    pace.ask("a")
    await jobs.idle()
    assert "unexpected error" in caplog.text
    worker.error = None
    timers.end()
    pace.ask("a")
    await jobs.idle()
    assert worker.done == ["a", "a"]


async def test_at_the_end_nothing_waits_any_more(
    timers: Timers, jobs: Jobs, worker: Worker, pace: Pace[str]
) -> None:
    pace.ask("a")
    await jobs.idle()
    pace.ask("a")
    await jobs.finish()
    assert worker.done == ["a", "a"]
    assert timers.rests.count(REST) == 1


async def test_behind_the_end_nothing_begins(jobs: Jobs, worker: Worker, pace: Pace[str]) -> None:
    await jobs.finish()
    pace.ask("a")
    await jobs.idle()
    assert worker.done == []


async def test_work_cut_short_by_the_end_is_ended(jobs: Jobs) -> None:
    started, cut = asyncio.Event(), list[str]()

    async def hang(key: str) -> bool:
        started.set()
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            cut.append(key)
            raise
        return True

    Pace(jobs, hang).ask("a")
    await started.wait()
    await jobs.finish(within=0)
    await jobs.idle()
    assert cut == ["a"]
