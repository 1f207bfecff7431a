"""Pages in the browser: whoever presses is heard, however busy the others are."""

import asyncio
import gc
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, suppress
from typing import Any

import aiohttp
import pytest
import simcord

from bot.practice.front_page import serving_front_page
from bot.practice.pages import Pages, Seat
from bot.practice.world import World

ADD_ONE, REFRESH = "Add 1", "Refresh"


class Browser:
    """One open page, acting as its script would."""

    def __init__(self, session: aiohttp.ClientSession, preview: simcord.Preview) -> None:
        self._session = session
        self._origin, _, capability = preview.url.partition("/#")
        self._headers = {"X-Simcord-Capability": capability}
        self._page: dict[str, Any] = {}
        self._acts = 0

    async def _ask(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        url = f"{self._origin}/api/{path}"
        async with self._session.post(url, json=body, headers=self._headers) as answer:
            assert answer.status == 200, await answer.text()
            told: dict[str, Any] = await answer.json()
            return told

    async def open(self) -> None:
        self._page = await self._ask("pages", {})
        self._headers["X-Simcord-Context"] = self._page["context"]["id"]

    def key(self, message: str, label: str) -> str:
        """The control of a label on a message, as this page last saw it."""
        rows = self._page["messages"][message]["components"]
        parts = (part for row in rows for part in row["components"])
        return next(str(part["control_key"]) for part in parts if part.get("label") == label)

    async def press(self, message: str, label: str) -> dict[str, Any]:
        return await self.act("click", target_id=message, control_key=self.key(message, label))

    async def act(self, kind: str, **more: object) -> dict[str, Any]:
        self._acts += 1
        body = {
            "kind": kind,
            "protocol_version": 3,
            "sequence": self._acts,
            "request_id": f"request-{self._acts}",
            "generation": self._page["context"]["generation"],
            "bot_generation": self._page["botGeneration"],
            "published_revision": self._page["publishedRevision"],
            **more,
        }
        return await self._ask("action", body)


Shown = tuple[Pages, simcord.Preview, list[Browser]]


@pytest.fixture
async def shown(world: World) -> AsyncIterator[Shown]:
    """Two browsers at one channel, where one message stands."""
    await world.slash("olga", "tally add", amount=1)
    pages = Pages(world.sim)
    members = [world.people.member(name) for name in ("olga", "bjorn")]
    async with (
        pages.open([Seat(world.people.place, members)]) as [room],
        aiohttp.ClientSession() as session,
    ):
        browsers = [Browser(session, room.preview) for _ in members]
        for browser in browsers:
            await browser.open()
        yield pages, room.preview, browsers


def newest(world: World) -> str:
    return str(world.sim.written_in(world.people.place.id)[0].id)


async def test_presses_at_the_same_instant_all_count(world: World, shown: Shown) -> None:
    pages, _, browsers = shown
    message = newest(world)

    async def time_passes() -> None:
        async with pages.turn:
            await world.sim.env.advance_time(5)

    passing = asyncio.create_task(time_passes())
    told = await asyncio.gather(*(browser.press(message, ADD_ONE) for browser in browsers))
    await passing
    assert [each["rejected"] for each in told] == [False, False]
    assert world.harness.log_size() == 3


async def test_a_page_published_anew_meanwhile_is_no_obstacle(world: World, shown: Shown) -> None:
    _, preview, [browser, _] = shown
    message = newest(world)
    await world.slash("olga", "tally add", amount=1)
    await preview.refresh()
    assert not (await browser.press(message, ADD_ONE))["rejected"]
    assert world.harness.log_size() == 3


async def test_what_is_bound_to_no_message_is_taken_on_a_page_published_anew(shown: Shown) -> None:
    _, preview, [browser, _] = shown
    await preview.refresh()
    size = {"width": 390, "height": 844, "host_width": 390, "host_height": 844}
    told = await browser.act(
        "configure_presentation", layout="channel", display="responsive", **size
    )
    assert not told["rejected"], told
    assert not (await browser.act("history", direction="latest"))["rejected"]


async def test_a_message_that_changed_under_the_finger_is_not_pressed(
    world: World, shown: Shown
) -> None:
    _, preview, [browser, _] = shown
    await world.slash("olga", "tally board")
    board = newest(world)
    await preview.refresh()
    await browser.open()
    await world.slash("olga", "tally add", amount=1)
    await world.advance(5)
    await preview.refresh()
    told = await browser.press(board, REFRESH)
    assert told["rejected"]
    assert told["diagnostics"][0]["code"] == "stale-revision"


async def cut_off(opening: AbstractAsyncContextManager[object], steps: int) -> None:
    """Open and close in a task of its own, cancelled after so many steps of the loop."""

    async def open_and_close() -> None:
        async with opening:
            await asyncio.sleep(0)

    task = asyncio.create_task(open_and_close())
    for _ in range(steps):
        await asyncio.sleep(0)
    task.cancel()
    with suppress(asyncio.CancelledError):
        await task


async def test_opening_cut_off_at_any_step_leaves_no_port_open(world: World) -> None:
    seat = Seat(world.people.place, [world.people.member("olga")])
    for steps in range(40):
        # when the opening of a page, or of the way in, is cut off
        await cut_off(Pages(world.sim).open([seat]), steps)
        await cut_off(serving_front_page(0), steps)
    # then nothing is left behind: a socket that nobody closed is an error as it is collected
    gc.collect()
