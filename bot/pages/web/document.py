"""The campaign as one HTML file that needs nothing else: no server, nothing of anybody else's.

Only the filters of the ledger need a script.
"""

from base64 import b64encode
from collections.abc import Mapping
from functools import cache
from hashlib import sha256

from bot import DATA
from bot.pages.voice import View
from bot.pages.web import story
from bot.pages.web.dice import dice
from bot.pages.web.html import Html, element, joined
from bot.pages.web.ledger import Ledger
from bot.pages.web.markdown import moment
from bot.pages.web.source import Source
from bot.pages.web.table import table

FOLDER = DATA / "page"


def document(view: View, people: Mapping[int, str], made: int) -> bytes:
    """Write the page of a campaign as everybody may see it; slow, so not on the event loop.

    `people` are the names of users; whoever has none there is somebody.
    """
    source = Source.of(view, people)
    language = source.voice.words.nearest(source.voice.language)
    page = element("html", _head(source), _body(source, made), lang=language)
    # Half a letter, which only a forged file has, must not spoil the page.
    return f"<!DOCTYPE html>\n{page.source}\n".encode(errors="replace")


def _head(source: Source) -> Html:
    style, script = _read("page.css"), _read("page.js")
    policy = (
        f"default-src 'none'; style-src '{_digest(style)}'; script-src '{_digest(script)}'; "
        "base-uri 'none'; form-action 'none'"
    )
    http = {"http-equiv": "Content-Security-Policy"}
    return element(
        "head",
        element("meta", charset="utf-8"),
        element("meta", **http, content=policy),
        element("meta", name="viewport", content="width=device-width, initial-scale=1"),
        element("meta", name="color-scheme", content="light dark"),
        element("meta", name="referrer", content="no-referrer"),
        element("title", source.voice.campaign.name),
        element("style", Html(style)),
    )


@cache
def _read(name: str) -> str:
    """Read a part of the page that is ours: no text of people is in it."""
    return (FOLDER / name).read_text(encoding="utf-8")


def _digest(text: str) -> str:
    """Name a style or script in the policy by what it is."""
    return f"sha256-{b64encode(sha256(text.encode()).digest()).decode()}"


def _body(source: Source, made: int) -> Html:
    return element(
        "body",
        element("a", source.say("web-skip"), href="#story", class_="skip"),
        element("header", _title(source), story.picture(source), story.shields(source)),
        _tabs(source),
        element("main", story.story(source), Ledger(source).html(), table(source), dice(source)),
        element("footer", element("p", source.say("web-made"), " ", moment(made), ".")),
        element("script", Html(_read("page.js"))),
    )


def _title(source: Source) -> Html:
    campaign = source.voice.campaign
    printed = campaign.printed_campaign
    edition = source.say("web-edition", act=campaign.act, edition=campaign.edition)
    first, last = source.view.entries[0].at, source.view.entries[-1].at
    return joined(
        element("h1", campaign.name),
        element("p", f"{printed}. " if printed else "", edition),
        element("p", moment(first), " – ", moment(last), class_="small"),
    )


def _tabs(source: Source) -> Html:
    names = ("story", "ledger", "table" if source.has_pools else "heroes", "dice")
    places = ("story", "ledger", "table", "dice")
    links = (
        element("a", source.say(f"web-{name}"), href=f"#{place}")
        for name, place in zip(names, places, strict=True)
    )
    return element("nav", links, aria_label=source.voice.say("web-tabs"))
