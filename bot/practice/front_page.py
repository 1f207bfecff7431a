"""The try-out page's front door: a small local page with the ways into the simulated Discord."""

import os
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from html import escape
from string import Template

from aiohttp import web

from bot.data import DATA

HOST = "127.0.0.1"
USUAL = (*range(8765, 8785), 0)
_PAGES = DATA / "practice"
_HEADERS = {
    "Cache-Control": "no-store",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'",
}
_Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


@dataclass(frozen=True, slots=True)
class Way:
    """One way in: what it is called, and its address, which lets whoever has it act."""

    name: str
    url: str


class FrontPage:
    """Shows where to go, as soon as there is somewhere to go."""

    def __init__(self) -> None:
        self.channel: Way | None = None
        self.messages: Sequence[Way] = ()
        self.url = ""

    async def show(self, _: web.Request) -> web.StreamResponse:
        """The page: the ways in, or a word of patience."""
        return web.Response(text=self._page(), content_type="text/html", headers=_HEADERS)

    def _page(self) -> str:
        if self.channel is None:
            return (_PAGES / "waiting.html").read_text(encoding="utf-8")
        page = Template((_PAGES / "table.html").read_text(encoding="utf-8"))
        messages = "\n".join(_link(way) for way in self.messages)
        return page.substitute(channel=_link(self.channel), messages=messages)


def _link(way: Way) -> str:
    return f'<a href="{escape(way.url)}" target="_blank" rel="noopener">{escape(way.name)}</a>'


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
    door = FrontPage()
    app = web.Application(middlewares=[_local_only])
    app.router.add_get("/", door.show)
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    try:
        await _bind(runner, USUAL if port is None else [port])
        door.url = f"http://{HOST}:{runner.addresses[0][1]}/"
        yield door
    finally:
        await runner.cleanup()


async def _bind(runner: web.AppRunner, ports: Sequence[int]) -> None:
    """Take the first of the ports that is free."""
    for port in ports:
        try:
            await web.TCPSite(runner, HOST, port).start()
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
