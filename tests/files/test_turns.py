"""One at a time for each server, two in all; whoever waits is told."""

import asyncio

from bot.desk.drawn.turns import Turns


class Room:
    """Notes who is being served, who has waited, and lets them go one by one."""

    def __init__(self) -> None:
        self.turns, self.inside, self.told = Turns(2), list[str](), list[str]()
        self.doors: dict[str, asyncio.Event] = {}

    async def visit(self, server: int, name: str) -> None:
        async def waits() -> None:
            self.told.append(name)

        self.doors[name] = asyncio.Event()
        async with self.turns.turn(server, waits):
            self.inside.append(name)
            await self.doors[name].wait()
            self.inside.remove(name)

    async def settled(self) -> list[str]:
        for _ in range(20):
            await asyncio.sleep(0)
        return sorted(self.inside)


async def test_one_a_server_two_in_all() -> None:
    room = Room()
    visits = ((1, "a1"), (1, "a2"), (1, "a3"), (2, "b1"), (3, "c1"))
    tasks = []
    for server, name in visits:
        tasks.append(asyncio.ensure_future(room.visit(server, name)))
        await room.settled()
    assert await room.settled() == ["a1", "b1"]
    assert room.told == ["a2", "a3", "c1"]
    room.doors["b1"].set()
    assert await room.settled() == ["a1", "c1"]
    room.doors["a1"].set()
    assert await room.settled() == ["a2", "c1"]
    for door in room.doors.values():
        door.set()
    await asyncio.gather(*tasks)


async def test_whoever_gives_up_leaves_the_place_to_others() -> None:
    room = Room()
    first = asyncio.ensure_future(room.visit(1, "a1"))
    await room.settled()
    second = asyncio.ensure_future(room.visit(1, "a2"))
    await room.settled()
    first.cancel()
    await room.settled()
    assert room.inside[-1] == "a2"
    second.cancel()
    await asyncio.gather(first, second, return_exceptions=True)
    assert room.told == ["a2"]
