"""HTML of plain values: whatever is not `Html` yet is text, and loses its power as it goes in."""

from collections.abc import Iterable
from html import escape

from msgspec import Struct

# What these elements are takes no end tag.
_EMPTY = ("br", "meta", "input", "hr")


class Html(Struct, frozen=True):
    """Source that stands in a page as it is."""

    source: str


Child = str | int | Html
Value = str | int | bool | None

NOTHING = Html("")


def element(tag: str, *children: Child | Iterable[Child], **attributes: Value) -> Html:
    """Make an element; `class_` is written `class`, `data_hero` is `data-hero`.

    An attribute that is True stands alone, one that is False or None not at all.
    """
    named = "".join(_attribute(name, value) for name, value in attributes.items())
    if tag in _EMPTY:
        return Html(f"<{tag}{named}>")
    return Html(f"<{tag}{named}>{joined(*children).source}</{tag}>")


def joined(*children: Child | Iterable[Child]) -> Html:
    """Put things one after the other."""
    return Html("".join(_source(child) for child in children))


def _source(child: Child | Iterable[Child]) -> str:
    match child:
        case Html(source):
            return source
        case str():
            return escape(child)
        case int():
            return str(child)
        case _:
            return "".join(map(_source, child))


def _attribute(name: str, value: Value) -> str:
    written = name.rstrip("_").replace("_", "-")
    match value:
        case None | False:
            return ""
        case True:
            return f" {written}"
        case _:
            return f' {written}="{escape(str(value))}"'
