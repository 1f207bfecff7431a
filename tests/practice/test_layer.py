"""The layer over SimCord's page: what is served, to whom, and what it says of itself."""

import asyncio
import re
from collections.abc import AsyncIterator, Callable
from typing import Any

import aiohttp
import pytest

from bot.practice import projection
from bot.practice.front_page import PAGES
from bot.practice.layer import Surroundings, dress
from bot.practice.pages import Pages, Room, Seat
from bot.practice.world import World
from tests.practice.tally_bot import DOT

Get = Callable[[str], Any]
FILES = [
    "icon.svg",
    "lists.js",
    "look.css",
    "main.js",
    "newest.js",
    "patience.js",
    "tools.js",
    "typed.js",
]


@pytest.fixture
async def session() -> AsyncIterator[aiohttp.ClientSession]:
    async with aiohttp.ClientSession() as session:
        yield session


@pytest.fixture
async def rooms(world: World) -> AsyncIterator[tuple[Room, ...]]:
    """olga and bjorn in the channel, and bjorn's messages."""
    await world.slash("olga", "tally add", amount=1, to="@bjorn")
    olga, bjorn = (world.people.member(name) for name in ("olga", "bjorn"))
    channel, messages = world.people.place, bjorn.user.dm_channel
    seats = [
        Seat(channel, [olga, bjorn], "Add -"),
        Seat(channel, [bjorn, olga]),
        Seat(messages, [bjorn.user]),
    ]
    async with Pages(world.sim, "http://127.0.0.1:1/").open(seats) as rooms:
        yield rooms


def origin(room: Room) -> str:
    return room.preview.url.partition("/#")[0]


async def index(session: aiohttp.ClientSession, room: Room) -> str:
    async with session.get(f"{origin(room)}/") as answer:
        assert answer.status == 200
        return await answer.text()


async def test_every_file_of_the_layer_is_served_under_simcords_own_policy(
    session: aiohttp.ClientSession, rooms: tuple[Room, ...]
) -> None:
    assert (
        sorted(file.name for file in (PAGES / "page").iterdir() if file.suffix != ".html") == FILES
    )
    page = await index(session, rooms[0])
    for name in FILES:
        async with session.get(f"{origin(rooms[0])}/table/{name}") as answer:
            assert answer.status == 200
            assert await answer.text() == (PAGES / "page" / name).read_text(encoding="utf-8")
            policy = answer.headers["Content-Security-Policy"]
            assert "default-src 'self'; script-src 'self'; style-src 'self'" in policy
    # nothing stands in the page itself that this policy would stop
    assert not re.search(r"<style|\sstyle=|\son\w+=", page)
    assert all(re.search(r'src="/', tag) for tag in re.findall(r"<script[^>]*>", page))
    # the layer comes first, so that it hears of everything
    assert page.index("/table/main.js") < page.index("/app.js")


async def test_the_layer_is_shown_to_this_computer_only(
    session: aiohttp.ClientSession, rooms: tuple[Room, ...]
) -> None:
    for path in ("/", "/table/main.js"):
        url = f"{origin(rooms[0])}{path}"
        async with session.get(url, headers={"Host": "evil.example"}) as answer:
            assert answer.status == 403


async def test_a_page_leads_to_ones_other_places_and_to_others_in_this_one(
    session: aiohttp.ClientSession, rooms: tuple[Room, ...]
) -> None:
    olga, bjorn, messages = rooms
    page = await index(session, bjorn)
    assert '<a href="http://127.0.0.1:1/" class="all-ways">' in page
    assert f'<a href="{bjorn.preview.url}" aria-current="page">#descent</a>' in page
    assert f'<a href="{messages.preview.url}">@Overlord</a>' in page
    assert f'<a href="{olga.preview.url}" data-viewer="{olga.seat.who}">' in page


async def test_the_one_thing_to_press_is_named_while_it_can_be_pressed(
    session: aiohttp.ClientSession, world: World, rooms: tuple[Room, ...]
) -> None:
    olga, bjorn, _ = rooms
    assert ">Your move: press “Add -1”.</p>" in await index(session, olga)
    assert 'data-label="Add -1"' in await index(session, olga)
    assert 'data-label=""' in await index(session, bjorn)
    world.sim.written_in(world.people.place.id)[0].components.clear()
    assert 'data-label=""' in await index(session, olga)


def test_names_are_escaped_where_they_stand() -> None:
    page = '<head><title>x</title></head><header class="preview-toolbar" id="toolbar"></header>'
    evil = '"><script>alert(1)</script>'
    around = Surroundings("h", evil, evil, evil, {evil: evil}, {1: evil})
    assert "<script>alert" not in dress(page, around)
    assert "title>&quot;&gt;&lt;script&gt;" in dress(page, around)


async def test_a_new_tab_opens_at_the_newest_message_as_the_right_person(
    world: World, rooms: tuple[Room, ...]
) -> None:
    _, bjorn, _ = rooms
    for amount in range(1, 60):
        await world.slash("olga", "tally add", amount=amount % 20 + 1)
    page: Any = bjorn.preview._open_page()
    assert page.viewer.name == "bjorn"
    assert page.snapshot["timeline"][-1] == str(world.sim.written_in(bjorn.seat.channel.id)[0].id)
    assert not page.snapshot["history"]["hasAfter"]


async def test_a_channel_shows_by_its_name_in_direct_messages(rooms: tuple[Room, ...]) -> None:
    messages = rooms[2]
    page: Any = messages.preview._open_page()
    shown = messages.preview._page_payload(page)
    assert "'label': '#descent'" in str(shown["messages"])
    assert "#descent" in shown["messageIndex"][0]["excerpt"]
    assert "'content': 'The tally is 1, says '" in str(shown["messages"])


async def test_a_picture_comes_without_a_process_of_its_own(
    world: World, rooms: tuple[Room, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def none(*_: object, **__: object) -> None:
        raise AssertionError

    monkeypatch.setattr(asyncio, "create_subprocess_exec", none)
    await world.slash("olga", "tally paint")
    preview = rooms[0].preview
    page: Any = preview._open_page()
    preview._page_payload(page)
    [asset] = [name for name, each in page.assets.items() if each.filename == "dot.png"]
    kind, drawn, _ = await preview._prepare_asset(page.id, asset)
    assert kind == "image/png"
    assert drawn.startswith(DOT[:8])


async def test_what_is_no_picture_of_ours_is_examined_apart(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[bytes] = []

    async def apart(_: object, key: str, blob: bytes, *, media_time: float | None) -> str:
        asked.append(blob)
        return key

    monkeypatch.setattr("simcord.preview._media.MediaWorker.validate", apart)
    assert str(await projection.QuickPictures().validate("film", b"GIF89a")) == "film"
    assert asked == [b"GIF89a"]


async def test_a_text_is_parsed_once_and_handed_out_untouched(
    rooms: tuple[Room, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    page: Any = rooms[0].preview._open_page()
    first = str(page.snapshot["messages"])

    def never(*_: object) -> None:
        raise AssertionError

    monkeypatch.setattr("simcord.preview._markdown._markdown_parser", never)
    rooms[0].preview._publish(page)
    assert str(page.snapshot["messages"]) == first
