"""The pages people act on in a browser: nobody's press is lost because somebody else is busy.

SimCord refuses an act that overlaps another, and one made on a page that has been published anew
since. In Discord both go through; so here acts take turns, and a press counts as long as the
message under it is still the one that was seen.
"""

import asyncio
import contextlib
import re
from collections.abc import AsyncIterator, Mapping, Sequence
from html import escape
from typing import Any

import simcord
from aiohttp import web

from bot.practice.faults import say
from bot.practice.simulation import Simulation

Viewers = Sequence[simcord.MemberActor | simcord.UserHandle]
Place = tuple[simcord.ChannelHandle, Viewers]

_TITLE = re.compile(r"<title>.*?</title>", re.DOTALL)
_PRESSES = frozenset({"click", "select"})
_UNBOUND = frozenset({"autocomplete_command", "run_command", "send_message", "modal_submit"})


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
            yield tuple([await stack.enter_async_context(self._preview(*each)) for each in places])

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
