"""The page that `overlord play` opens: a picture of the board, the doors, and every seat."""

import asyncio
import os
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Mapping, Sequence
from contextlib import asynccontextmanager
from html import escape
from string import Template
from typing import Any, TypeVar

from aiohttp import web
from msgspec import Struct

from bot import DATA

HOST = "127.0.0.1"
USUAL = (*range(8765, 8785), 0)
PAGES = DATA / "practice"
_PICTURE = "/board.png"
_ICON = "/favicon.ico"
_HEADERS = {
    "Cache-Control": "no-store",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'",
}
_Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]
T = TypeVar("T")


class Way(Struct, frozen=True):
    """One way in: what it is called, and its address, which lets whoever has it act."""

    name: str
    url: str


class Door(Struct, frozen=True):
    """A way in that is told of: what awaits whoever opens it."""

    way: Way
    text: str


class Picture(Struct, frozen=True):
    """A picture in PNG, and the same in words."""

    drawn: bytes
    told: str


class Lobby(Struct, frozen=True):
    """What the page shows once the table is set: doors, everybody's ways, a picture if any."""

    doors: Sequence[Door]
    people: Mapping[str, Sequence[Way]]
    picture: Picture | None


class FrontPage:
    """Shows where to go, as soon as there is somewhere to go."""

    def __init__(self) -> None:
        self.look: Callable[[], Lobby] | None = None
        self.url = ""

    async def show(self, _: web.Request) -> web.StreamResponse:
        """The page: the ways in, or a word of patience."""
        page = lobby(self.look()) if self.look else _template("waiting.html").template
        return web.Response(text=page, content_type="text/html", headers=_HEADERS)

    async def picture(self, _: web.Request) -> web.StreamResponse:
        """The picture on the page."""
        picture = self.look().picture if self.look else None
        if picture is None:
            raise web.HTTPNotFound(headers=_HEADERS)
        return web.Response(body=picture.drawn, content_type="image/png", headers=_HEADERS)

    async def icon(self, _: web.Request) -> web.StreamResponse:
        """The mark of the browser's tab."""
        drawn = (PAGES / "page" / "icon.svg").read_text(encoding="utf-8")
        return web.Response(text=drawn, content_type="image/svg+xml", headers=_HEADERS)


def lobby(seen: Lobby) -> str:
    """The page as HTML."""
    return _template("table.html").substitute(
        picture=_figure(seen.picture) if seen.picture else "",
        doors="\n".join(map(_door, seen.doors)),
        people="\n".join(_seats(name, ways) for name, ways in seen.people.items()),
    )


def _template(name: str) -> Template:
    return Template((PAGES / name).read_text(encoding="utf-8"))


def _figure(picture: Picture) -> str:
    return f'<img class="board" src="{_PICTURE}" alt="{escape(picture.told)}">'


def _door(door: Door) -> str:
    return f"<li>{_link(door.way, f'<b>{escape(door.way.name)}</b> {escape(door.text)}')}</li>"


def _seats(person: str, ways: Sequence[Way]) -> str:
    links = " ".join(_link(way, escape(way.name)) for way in ways)
    return f"<tr><th>{escape(person)}</th><td>{links}</td></tr>"


def _link(way: Way, shown: str) -> str:
    return f'<a href="{escape(way.url)}" target="_blank" rel="noopener">{shown}</a>'


def has_browser(environment: Mapping[str, str], system: str) -> bool:
    """Tell whether somebody sits at this computer who would see a browser open."""
    if "SSH_CONNECTION" in environment:
        return False
    return system in {"win32", "darwin"} or bool(
        environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY")
    )


class PortTaken(Exception):
    """The page cannot be served at the port that was asked for."""

    def __init__(self, port: int, problem: str) -> None:
        super().__init__(port, problem)
        self.port = port
        self.problem = problem


@asynccontextmanager
async def serving_front_page(port: int | None) -> AsyncIterator[FrontPage]:
    """Serve the page to this computer alone while the context lasts; raises PortTaken.

    Port 0 takes any free one, None the usual one, so that bookmarks go on working, or the next.
    """
    front = FrontPage()
    app = web.Application(middlewares=[_local_only])
    app.router.add_get("/", front.show)
    app.router.add_get(_PICTURE, front.picture)
    app.router.add_get(_ICON, front.icon)
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    try:
        await _bind(runner, USUAL if port is None else [port])
        front.url = f"http://{HOST}:{runner.addresses[0][1]}/"
        yield front
    finally:
        await runner.cleanup()


async def _bind(runner: web.AppRunner, ports: Sequence[int]) -> None:
    """Take the first of the ports that is free."""
    for port in ports:
        try:
            await whole(web.TCPSite(runner, HOST, port).start())
        except OSError as problem:
            if port == ports[-1]:
                raise PortTaken(port, os.strerror(problem.errno or 0)) from problem
        else:
            return


@web.middleware
async def _local_only(request: web.Request, handler: _Handler) -> web.StreamResponse:
    """The page holds addresses that act: no foreign web site may read it under its own name."""
    if request.host.partition(":")[0] not in {HOST, "localhost"}:
        raise web.HTTPForbidden(headers=_HEADERS)
    return await handler(request)


async def whole(opening: Coroutine[Any, Any, T]) -> T:
    """Open to the end also when cancelled, so that it can be closed.

    A server that asyncio is starting is lost with its socket when the start is cut off.
    """
    begun = asyncio.ensure_future(opening)
    try:
        return await asyncio.shield(begun)
    except asyncio.CancelledError:
        await asyncio.wait([begun])
        raise
