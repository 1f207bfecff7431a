"""The try-out page's front door: a small local page with the ways into the simulated Discord."""

from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from html import escape
from string import Template

from aiohttp import web

from bot.data import DATA

HOST = "127.0.0.1"
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


@asynccontextmanager
async def serving_front_page(port: int) -> AsyncIterator[FrontPage]:
    """Serve the page to this computer alone while the context lasts; port 0 takes a free one."""
    door = FrontPage()
    app = web.Application(middlewares=[_local_only])
    app.router.add_get("/", door.show)
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    try:
        await web.TCPSite(runner, HOST, port).start()
        door.url = f"http://{HOST}:{runner.addresses[0][1]}/"
        yield door
    finally:
        await runner.cleanup()


@web.middleware
async def _local_only(request: web.Request, handler: _Handler) -> web.StreamResponse:
    """The page holds addresses that act: no foreign web site may read it under its own name."""
    if request.host.partition(":")[0] not in {HOST, "localhost"}:
        raise web.HTTPForbidden(headers=_HEADERS)
    return await handler(request)
