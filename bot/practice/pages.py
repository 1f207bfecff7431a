"""The pages people act on in a browser: nobody's press is lost because somebody else is busy.

SimCord refuses an act that overlaps another, and one made on a page that has been published anew
since. In Discord both go through; so here acts take turns, and a press counts as long as the
message under it is still the one that was seen.
"""

import asyncio
import contextlib
import os
import re
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from html import escape
from string import Template
from typing import Any, TypeVar

import simcord
from aiohttp import web

from bot import DATA
from bot.practice.faults import say
from bot.practice.simulation import Simulation

Viewers = Sequence[simcord.MemberActor | simcord.UserHandle]
Place = tuple[simcord.ChannelHandle, Viewers]

_TITLE = re.compile(r"<title>.*?</title>", re.DOTALL)
_PRESSES = frozenset({"click", "select"})
_UNBOUND = frozenset({"autocomplete_command", "run_command", "send_message", "modal_submit"})

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
T = TypeVar("T")


class Pages:
    """One preview for each place. Whoever acts, and whoever lets time pass, takes the `turn`."""

    def __init__(self, sim: Simulation) -> None:
        self._sim = sim
        self._published: dict[tuple[str, int], int] = {}
        self.turn = asyncio.Lock()

    @contextlib.asynccontextmanager
    async def open(self, places: Sequence[Place]) -> AsyncIterator[tuple[simcord.Preview, ...]]:
        """Serve a preview of each place to its viewers while the context lasts."""
        async with contextlib.AsyncExitStack() as stack:
            yield tuple(
                [await _whole(stack.enter_async_context(self._preview(*each))) for each in places]
            )

    def running(self, preview: simcord.Preview) -> bool:
        """Whether a preview is still up: people can end it from its page."""
        return preview._active

    def _preview(self, place: simcord.ChannelHandle, viewers: Viewers) -> simcord.Preview:
        """SimCord allows one; several do not disturb each other once it forgets the last one."""
        self._sim.env._preview = None
        preview = self._sim.env.preview(place, viewers=viewers, layout="channel")
        act, publish = preview._action, preview._publish

        async def act_in_turn(page: str | None, body: Mapping[str, Any]) -> dict[str, Any]:
            async with self.turn:
                known = preview._pages.get(page or "")
                return await act(page, self._brought_up_to_date(known, body))

        def publish_noted(page: Any, **options: Any) -> None:  # noqa: ANN401 - SimCord's own
            publish(page, **options)
            self._published[page.id, page.revision] = self._sim.changes

        vars(preview).update(_action=act_in_turn, _publish=publish_noted)
        _name_tab(preview, f"#{place.name}" if place.name else viewers[0].name)
        return preview

    def _brought_up_to_date(self, page: Any, body: Mapping[str, Any]) -> Mapping[str, Any]:  # noqa: ANN401
        """What somebody does, as if the page had been seen as it stands now."""
        seen = body.get("published_revision")
        if page is None or not isinstance(seen, int) or not self._stands(page.id, seen, body):
            return body
        return {**body, "published_revision": page.revision}

    def _stands(self, page: str, seen: int, body: Mapping[str, Any]) -> bool:
        """Whether what is acted on is still what was seen."""
        if body.get("kind") not in _PRESSES:
            return body.get("kind") in _UNBOUND
        pressed = int(body.get("target_id") or 0)
        return self._sim.changed.get(pressed, 0) <= self._published.get((page, seen), -1)


def _name_tab(preview: simcord.Preview, place: str) -> None:
    """Say in a page's tab which place it shows; SimCord gives all one title."""
    server = preview._server
    index, title = server._index, f"<title>{escape(say('tab', place=place))}</title>"

    async def named(request: web.Request) -> web.Response:
        page = await index(request)
        return web.Response(
            text=_TITLE.sub(lambda _: title, page.text, count=1),
            content_type=page.content_type,
            headers={name: page.headers[name] for name in server._SECURITY_HEADERS},
        )

    vars(server)["_index"] = named


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
            await _whole(web.TCPSite(runner, HOST, port).start())
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


async def _whole(opening: Coroutine[Any, Any, T]) -> T:
    """Open to the end also when cancelled, so that it can be closed.

    A server that asyncio is starting is lost with its socket when the start is cut off.
    """
    begun = asyncio.ensure_future(opening)
    try:
        return await asyncio.shield(begun)
    except asyncio.CancelledError:
        await asyncio.wait([begun])
        raise
