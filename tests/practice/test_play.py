"""The try-out page: it answers at once, only here, shows the table, and closes cleanly."""

import asyncio
import re
import signal
import socket
import subprocess
import sys
import urllib.request
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from typing import Any

import aiohttp
import pytest
import simcord

from bot.__main__ import main
from bot.practice import front_page
from bot.practice.front_page import serving_front_page
from bot.practice.pages import Pages, Seat
from bot.practice.play import Clockwork, keep_open, run
from bot.practice.world import World
from tests.practice.play_tally import kept_tally, table

ROOT = Path(__file__).parents[2]


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[str]:
    """The try-out page on the tally bot, in this process; gives its address."""
    told: asyncio.Queue[str] = asyncio.Queue()
    playing = asyncio.create_task(
        keep_open(folder / "kept", kept_tally, 0, table(folder), told.put_nowait)
    )
    line = await told.get()
    try:
        yield line.split()[4]
    finally:
        playing.cancel()
        with suppress(asyncio.CancelledError):
            await playing


async def read(session: aiohttp.ClientSession, url: str, **headers: str) -> tuple[int, str]:
    async with session.get(url, headers=headers) as answer:
        return answer.status, await answer.text()


async def ways(session: aiohttp.ClientSession, url: str) -> list[str]:
    """The pages of everybody in every place, once the table is set."""
    while True:
        _, page = await read(session, url)
        if found := re.findall(r'<a href="([^"]+)"', page):
            return found


async def timeline(session: aiohttp.ClientSession, way: str) -> str:
    """What a browser that opens a way sees."""
    origin, _, capability = way.partition("/#")
    headers = {"X-Simcord-Capability": capability}
    async with session.post(f"{origin}/api/pages", json={}, headers=headers) as answer:
        page: dict[str, Any] = await answer.json()
    return str(page)


async def test_it_answers_at_once_and_to_this_computer_only(tmp_path: Path) -> None:
    async with opened(tmp_path) as url, aiohttp.ClientSession() as session:
        assert re.fullmatch(r"http://127\.0\.0\.1:\d+/", url)
        assert (await read(session, url))[0] == 200
        assert (await read(session, url, Host="evil.example"))[0] == 403
        assert (await read(session, url, Host="evil.example:80"))[0] == 403


async def test_each_page_has_the_mark_of_the_browsers_tab(tmp_path: Path) -> None:
    async with opened(tmp_path) as url, aiohttp.ClientSession() as session:
        status, icon = await read(session, f"{url}favicon.ico")
        assert status == 200
        assert icon.startswith("<svg")
        assert (await read(session, f"{url}board.png"))[0] == 404


async def test_each_tab_is_named_for_its_place_and_person(tmp_path: Path) -> None:
    async with opened(tmp_path) as url, aiohttp.ClientSession() as session:
        titles = [
            re.findall("<title>(.*?)</title>", (await read(session, way))[1])
            for way in await ways(session, url)
        ]
    assert [title for [title] in titles] == [
        "#descent as olga",
        "@Overlord as olga",
        "#descent as bjorn",
        "@Overlord as bjorn",
    ]


async def port_of(port: int | None) -> int:
    """The port of a page that asked for this one."""
    async with serving_front_page(port) as door:
        return int(door.url.split(":")[2].strip("/"))


async def test_the_port_is_the_usual_one_or_the_next_that_is_free(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with serving_front_page(0) as other:
        taken = int(other.url.split(":")[2].strip("/"))
        monkeypatch.setattr(front_page, "USUAL", (taken, 0))
        assert await port_of(None) not in (taken, 0)
    assert await port_of(None) == taken
    assert await port_of(None) == taken


def test_the_usual_ports_begin_with_8765() -> None:
    assert front_page.USUAL[:2] == (8765, 8766)
    assert front_page.USUAL[-1] == 0


@contextmanager
def listening() -> Iterator[int]:
    """Somebody else has a port."""
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        yield int(other.getsockname()[1])


def test_a_port_in_use_that_was_asked_for_is_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with listening() as port:
        code = run(tmp_path / "kept", kept_tally, fresh=False, port=port, table=table(tmp_path))
    assert code == 1
    [told] = capsys.readouterr().err.splitlines()
    assert told.startswith(f"The page cannot be served at port {port}: Address already in use.")


@pytest.mark.parametrize("port", ["65536", "-1", "http", "8765.5"])
def test_a_port_that_is_none_is_a_wrong_use(port: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as refused:
        main(["play", f"--port={port}"])
    assert refused.value.code == 2
    assert "a port is a number from 0 to 65535" in capsys.readouterr().err


async def test_it_says_what_it_is_doing_and_shows_the_page_in_a_browser(tmp_path: Path) -> None:
    told: asyncio.Queue[str] = asyncio.Queue()
    shown: list[str] = []
    playing = asyncio.create_task(
        keep_open(tmp_path / "kept", kept_tally, 0, table(tmp_path), told.put_nowait, shown.append)
    )
    lines = [await told.get() for _ in range(3)]
    playing.cancel()
    await asyncio.wait([playing])
    address, waiting, ready = lines
    assert shown == [address.split()[4]]
    assert waiting.startswith("The bot starts in a simulated Discord")
    assert str(tmp_path / "kept") in ready


@pytest.mark.parametrize(
    ("environment", "system", "there"),
    [
        ({"DISPLAY": ":0"}, "linux", True),
        ({"WAYLAND_DISPLAY": "wayland-0"}, "linux", True),
        ({}, "linux", False),
        ({}, "win32", True),
        ({}, "darwin", True),
        ({"DISPLAY": ":0", "SSH_CONNECTION": "10.0.0.1"}, "linux", False),
        ({"SSH_CONNECTION": "10.0.0.1"}, "darwin", False),
    ],
)
def test_a_browser_opens_only_where_somebody_sees_it(
    environment: dict[str, str], system: str, *, there: bool
) -> None:
    assert front_page.has_browser(environment, system) is there


async def test_the_table_is_set_once_and_kept(tmp_path: Path) -> None:
    async with aiohttp.ClientSession() as session:
        async with opened(tmp_path) as url:
            channel, olga, _, bjorn = await ways(session, url)
            assert "0 → 3" in await timeline(session, channel)
            assert "tally is 3" in await timeline(session, bjorn)
            assert "tally is 3" not in await timeline(session, olga)
        async with opened(tmp_path) as url:
            channel, *_ = await ways(session, url)
            assert "Hail Leoric" in await timeline(session, channel)
        with pytest.raises(aiohttp.ClientConnectionError):
            await read(session, url)


async def test_time_passes_and_every_page_follows(world: World) -> None:
    bjorn = world.people.member("bjorn")
    seats = [Seat(world.people.place, [bjorn]), Seat(bjorn.user.dm_channel, [bjorn.user])]
    pages = Pages(world.sim)
    async with pages.open(seats) as rooms:
        clockwork = Clockwork(world.sim, pages, rooms)
        await world.slash("olga", "tally add", amount=1, to="@bjorn")
        begin = world.clock()
        await clockwork.tick(clockwork.kept + 10)
        assert world.clock() - begin == pytest.approx(10)
        channel, messages = [await timeline_of(room.preview) for room in rooms]
        assert "0 → 1" in channel
        assert "tally is 1" in messages
        # when both are open in a browser, and one of them is ended for good
        await rooms[0].preview.close()
        await world.slash("olga", "tally add", amount=1, to="@bjorn")
        await clockwork.tick(clockwork.kept + 10)
        [drawn] = [str(page.snapshot) for page in opened_pages(rooms[1].preview)]
        assert "tally is 2" in drawn


def opened_pages(preview: simcord.Preview) -> list[Any]:
    """What is published to the browsers that have a preview open."""
    return [page for name, page in preview._pages.items() if name != "python"]


async def timeline_of(preview: simcord.Preview) -> str:
    async with aiohttp.ClientSession() as session:
        return await timeline(session, preview.url)


HERE = "import runpy; runpy.run_module('tests.practice.play_tally', run_name='__main__')"
# What Windows does when it is asked to pass signals on to an event loop.
AS_ON_WINDOWS = f"""
import asyncio
def refuse(*_): raise NotImplementedError
asyncio.SelectorEventLoop.add_signal_handler = refuse
{HERE}
"""


@pytest.mark.parametrize("end", [signal.SIGINT, signal.SIGTERM])
@pytest.mark.parametrize("code", [HERE, AS_ON_WINDOWS], ids=["here", "as on Windows"])
def test_it_prints_its_address_first_and_stops_cleanly(tmp_path: Path, code: str, end: int) -> None:
    (tmp_path / "kept").mkdir()
    (tmp_path / "kept" / "tally.txt").write_text("5")
    command = [sys.executable, "-c", code, str(tmp_path), "--fresh"]
    with subprocess.Popen(
        command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as playing:
        assert playing.stdout
        assert playing.stderr
        url = playing.stdout.readline().split()[4]
        page = ""
        while "href" not in page:
            with urllib.request.urlopen(url) as answer:
                assert answer.status == 200
                page = answer.read().decode()
        playing.send_signal(end)
        assert playing.wait(20) == 0
        assert playing.stderr.read() == ""
    assert (tmp_path / "kept" / "tally.txt").read_text() == "3"
