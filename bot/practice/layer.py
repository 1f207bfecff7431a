"""What is laid over SimCord's preview, so that its page behaves as Discord does.

The files of the layer lie in data/practice/page/; here they are put into what SimCord serves. It
offers no seam for that, so its server is used beyond its public face, as in patches.py.
"""

import re
from collections.abc import Callable, Mapping
from html import escape
from string import Template
from typing import Any

import simcord
from aiohttp import web
from msgspec import Struct, field

from bot.practice import projection
from bot.practice.faults import say
from bot.practice.front_page import PAGES

_FOLDER = PAGES / "page"
_KINDS = {".js": "application/javascript", ".css": "text/css", ".svg": "image/svg+xml"}
_ADDED = {f"/table/{file.name}": file for file in _FOLDER.iterdir() if file.suffix in _KINDS}
_TITLE = re.compile(r"<title>.*?</title>", re.DOTALL)
_TOOLBAR = re.compile(r'<header class="preview-toolbar"[^>]*>')


class Surroundings(Struct, frozen=True):
    """What the page of one person in one place says of itself, and where it leads.

    `press` is the label to be marked; `places` are this person's pages by the place's name,
    `people` those of everybody in this place by id.
    """

    home: str
    place: str
    person: str
    press: str = ""
    places: Mapping[str, str] = field(default_factory=dict)
    people: Mapping[int, str] = field(default_factory=dict)


def lay_over(preview: simcord.Preview, around: Callable[[], Surroundings]) -> None:
    """Serve the preview's page with the layer in it, and pictures as soon as their text."""
    server = preview._server
    index, static = server._index, server._static

    async def dressed(request: web.Request) -> web.Response:
        page = await index(request)
        return _served(server, dress(page.text, around()), page.content_type)

    async def ours_too(request: web.Request) -> web.Response:
        if request.path not in _ADDED:
            served: web.Response = await static(request)
            return served
        if request.headers.get("Host", "") not in server._allowed_hosts():
            raise web.HTTPForbidden
        file = _ADDED[request.path]
        return _served(server, file.read_text(encoding="utf-8"), _KINDS[file.suffix])

    files = {**server._STATIC_FILES, **dict.fromkeys(_ADDED, "")}
    vars(server).update(_index=dressed, _static=ours_too, _STATIC_FILES=files)
    vars(preview)["_media_worker"] = projection.QuickPictures()


def _served(server: Any, text: str, kind: str) -> web.Response:  # noqa: ANN401 - SimCord's own
    return web.Response(text=text, content_type=kind, headers=server._SECURITY_HEADERS)


def dress(page: str, around: Surroundings) -> str:
    """SimCord's page with the layer's title, files and ways in it."""
    title = f"<title>{escape(say('tab', place=around.place, person=around.person))}</title>"
    tools = (_FOLDER / "toolbar.html").read_text(encoding="utf-8")
    toolbar = Template(tools).substitute(
        home=escape(around.home),
        press=escape(around.press),
        hint=escape(say("press", label=around.press)) if around.press else "",
        after=escape(say("pressed")),
        places="\n".join(_place(*each, around.place) for each in around.places.items()),
        people="\n".join(_person(*each) for each in around.people.items()),
    )
    head = '<link rel="icon" href="/table/icon.svg">\n'
    head += '<link rel="stylesheet" href="/table/look.css">\n'
    head += '<script type="module" src="/table/main.js"></script>\n'
    page = _TITLE.sub(lambda _: title, page, count=1)
    page = _TOOLBAR.sub(lambda found: found[0] + toolbar, page, count=1)
    return page.replace("</head>", f"{head}</head>", 1)


def _place(name: str, url: str, here: str) -> str:
    current = ' aria-current="page"' if name == here else ""
    return f'<a href="{escape(url)}"{current}>{escape(name)}</a>'


def _person(who: int, url: str) -> str:
    return f'<a href="{escape(url)}" data-viewer="{who}"></a>'
