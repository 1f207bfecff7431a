from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.log import CampaignLog, opening
from bot.log.sqlite import SqliteLog
from bot.log.upcasts import event_codec
from bot.rules.basics.stored import replace
from tests.log.builders import CHANNEL, SERVER, created, move
from tests.log.memory import MemoryLog


def long_ago() -> float:
    """A time before the bot was thought of: campaigns are counted from 1."""
    return 0.0


@pytest.fixture(autouse=True)
def no_waiting_for_the_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    """A power cut is beyond these tests; test_opening.py proves what files are opened with."""
    monkeypatch.setattr(opening, "DURABLE", "PRAGMA synchronous = OFF")


@pytest.fixture(params=["memory", "sqlite", "postgres"])
async def log(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[CampaignLog]:
    """Every kind of log, one after the other: what holds for one holds for all."""
    opened: CampaignLog
    match request.param:
        case "memory":
            opened = MemoryLog(event_codec())
        case "sqlite":
            opened = SqliteLog(tmp_path / "servers", event_codec(), clock=long_ago)
        case _:
            opened = await open_postgres(request.getfixturevalue("database"))
    yield opened
    await opened.close()


async def open_postgres(database: str, holder: str = "", **limits: Any) -> CampaignLog:  # noqa: ANN401
    """A log in a database; what this needs is not installed everywhere."""
    from bot.log.postgres.address import Address  # noqa: PLC0415
    from bot.log.postgres.database import Limits  # noqa: PLC0415
    from bot.log.postgres.log import open_log  # noqa: PLC0415

    own = replace(Limits(), **limits)
    return await open_log(Address(database), event_codec(), long_ago, own, holder)


@pytest.fixture
async def sqlite(tmp_path: Path) -> AsyncIterator[SqliteLog]:
    opened = SqliteLog(tmp_path / "servers", event_codec(), clock=long_ago)
    yield opened
    await opened.close()


async def found(log: CampaignLog, server: int = SERVER, channel: int = CHANNEL) -> int:
    """A campaign with its first entry."""
    return await log.create(server, channel, "Nerekhall", move(0, created()), None)
