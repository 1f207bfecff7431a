"""A server's long looks wait for each other, and for nobody else's; short ones pass."""

import asyncio
from contextlib import AsyncExitStack

import pytest

from bot.box.box import load_box
from bot.desk.drawn.drawing import AT_ONCE, LONG_LOG, Drawing
from bot.log.upcasts import event_codec
from bot.rules.rolling.dice_sources import SeededDice
from bot.service.rules_service import RulesService
from bot.words import Words
from tests.log.memory import MemoryLog


@pytest.fixture
def drawing() -> Drawing:
    service = RulesService(MemoryLog(event_codec()), load_box(), SeededDice(1), lambda: 0.0)
    return Drawing(service, Words.load(), lambda _: "en")


async def enters(drawing: Drawing, server: int, entries: int) -> bool:
    """Tell whether a look begins without another one's end."""

    async def look() -> None:
        async with drawing.long_work(server, entries):
            pass

    looking = asyncio.ensure_future(look())
    for _ in range(10):
        await asyncio.sleep(0)
    done = looking.done()
    looking.cancel()
    return done


async def test_a_long_look_keeps_only_its_own_servers_long_looks_waiting(drawing: Drawing) -> None:
    async with drawing.long_work(1, LONG_LOG + 1):
        assert not await enters(drawing, 1, LONG_LOG + 1)
        assert await enters(drawing, 1, LONG_LOG)
        assert await enters(drawing, 2, LONG_LOG + 1)
    assert await enters(drawing, 1, LONG_LOG + 1)


async def test_many_looks_of_one_server_take_one_place(drawing: Drawing) -> None:
    waiting = []

    async def look() -> None:
        async with drawing.long_work(1, LONG_LOG + 1):
            await asyncio.Event().wait()

    for _ in range(20):
        waiting.append(asyncio.ensure_future(look()))
    await asyncio.sleep(0)
    assert await enters(drawing, 2, LONG_LOG + 1)
    for each in waiting:
        each.cancel()


async def test_memory_holds_only_so_many_long_logs(drawing: Drawing) -> None:
    async with AsyncExitStack() as held:
        for server in range(AT_ONCE):
            await held.enter_async_context(drawing.long_work(server, LONG_LOG + 1))
        assert not await enters(drawing, 99, LONG_LOG + 1)
        assert await enters(drawing, 99, LONG_LOG)
