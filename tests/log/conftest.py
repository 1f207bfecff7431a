from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest

from bot.log import CampaignLog, opening
from bot.log.sqlite import SqliteLog
from bot.log.upcasts import event_codec
from tests.log.builders import CHANNEL, SERVER, created, move
from tests.log.memory import MemoryLog


def long_ago() -> float:
    """A time before the bot was thought of: campaigns are counted from 1."""
    return 0.0


@pytest.fixture(autouse=True)
def no_waiting_for_the_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    """A power cut is beyond these tests; test_opening.py proves what files are opened with."""
    monkeypatch.setattr(opening, "DURABLE", "PRAGMA synchronous = OFF")


@pytest.fixture(params=["memory", "sqlite"])
async def log(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[CampaignLog]:
    """Every kind of log, one after the other: what holds for one holds for all."""
    backends: dict[str, Callable[[], CampaignLog]] = {
        "memory": lambda: MemoryLog(event_codec()),
        "sqlite": lambda: SqliteLog(tmp_path / "servers", event_codec(), clock=long_ago),
    }
    opened = backends[request.param]()
    yield opened
    await opened.close()


@pytest.fixture
async def sqlite(tmp_path: Path) -> AsyncIterator[SqliteLog]:
    opened = SqliteLog(tmp_path / "servers", event_codec(), clock=long_ago)
    yield opened
    await opened.close()


async def found(log: CampaignLog, server: int = SERVER, channel: int = CHANNEL) -> int:
    """A campaign with its first entry."""
    return await log.create(server, channel, "Nerekhall", move(0, created()), None)
