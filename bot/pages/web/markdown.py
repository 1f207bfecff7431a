"""Sentences as Discord reads them, made HTML: only what our own words and `clean` write."""

import re
from collections.abc import Callable
from datetime import UTC, datetime

from bot.pages.web.html import Html, element, joined

Named = Callable[[int], str]

_TOKENS = re.compile(
    r"\\(?P<plain>.)"
    r"|<@!?(?P<user>[0-9]+)>"
    r"|<t:(?P<time>[0-9]+)(?::\w)?>"
    r"|(?P<link><#[0-9]+>)"
    r"|(?P<mark>\*\*|~~|`)"
    r"|(?P<text>[^\\<*~`]+|.)",
    re.DOTALL,
)
_BEGINNING = re.compile(r"(?P<small>-# )|#{1,3} |- |> ")
_TAGS = {"**": "strong", "~~": "s", "`": "code"}


def paragraph(markdown: str, named: Named) -> Html:
    """Make each line of a text a line of a paragraph."""
    lines = [inline(line, named) for line in markdown.split("\n") if line.strip()]
    broken = (part for line in lines for part in (element("br"), line))
    return element("p", *list(broken)[1:])


def inline(line: str, named: Named) -> Html:
    """Make a line HTML; people are `named`, channels are left out."""
    begun = _BEGINNING.match(line)
    said = _inline(line[begun.end() :] if begun else line, named)
    return element("small", said) if begun and begun["small"] else said


def _inline(line: str, named: Named) -> Html:
    """Read marks as a stack, so that whatever is open ends before what holds it."""
    parts: list[str | Html] = []
    opened: list[str] = []
    for token in _TOKENS.finditer(line):
        mark = token["mark"]
        if mark is None:
            parts.append(_said(token, named))
        elif mark in opened:
            while opened:
                closed = opened.pop()
                parts.append(Html(f"</{_TAGS[closed]}>"))
                if closed == mark:
                    break
        else:
            opened.append(mark)
            parts.append(Html(f"<{_TAGS[mark]}>"))
    parts.extend(Html(f"</{_TAGS[mark]}>") for mark in reversed(opened))
    return joined(*parts)


def _said(token: re.Match[str], named: Named) -> str | Html:
    if token["user"]:
        return named(int(token["user"]))
    if token["time"]:
        return moment(int(token["time"]))
    if token["link"]:
        return ""
    plain: str = token["plain"] or token["text"]
    return plain


def moment(at: int) -> Html:
    """Write a time, in UTC, as everybody reads it the same."""
    then = datetime.fromtimestamp(at, UTC)
    written = then.strftime("%Y-%m-%d %H:%M")
    return element("time", written, datetime=then.strftime("%Y-%m-%dT%H:%MZ"))
