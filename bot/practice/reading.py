"""A Discord message as a person reads it: its text in order, and what can be pressed.

Works on the wire form of messages and modals (plain dictionaries), so it knows neither library.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Literal

from msgspec import Struct

Part = Mapping[str, Any]
Names = Callable[[str, int], str]

_BUTTON, _CHOICE, _TEXT, _PEOPLE, _LABEL, _RADIO = 2, 3, 4, 5, 18, 21
_SELECTS = frozenset({3, 5, 6, 7, 8})
_LINK_STYLES = frozenset({5, 6})

_MENTION = re.compile(r"<(?P<sort>@[!&]?|#)(?P<id>\d+)>")
_COMMAND = re.compile(r"<(?P<command>/[^:>]+):\d+>")
_EMOJI = re.compile(r"<a?(?P<emoji>:\w+:)\d+>")
_LINE_MARK = re.compile(r"^(?:-# |#{1,3} |>>> |> )+", re.MULTILINE)
_EMPHASIS = re.compile(
    r"(\*{1,3}|__)(?=\S)(.+?)(?<=\S)\1|(?<!\w)_(?=\S)([^_]+?)(?<=\S)_(?!\w)", re.DOTALL
)
_CODE = re.compile(r"`{1,3}")
_ESCAPED = re.compile(r"\\([!-/:-@\[-`{-~])")
# Escaped marks step aside while markdown is read: one private-use character each.
_ASIDE = 0xF0000
_BACK = re.compile(r"[\U000f0000-\U000f007f]")


Kind = Literal["text", "choice", "radio", "people", "tick"]


class Control(Struct, frozen=True):
    """One thing to press: a button (`value` None), or one option of a select.

    In a select of people every known name is an option.
    """

    label: str
    custom_id: str
    value: str | None
    disabled: bool
    people: bool = False


class Field(Struct, frozen=True):
    """One field of a modal: its label, what it takes, and its options (label, value)."""

    label: str
    custom_id: str
    kind: Kind
    options: tuple[tuple[str, str], ...]


def flat(text: str) -> str:
    """Text made comparable: emphasis stripped, white space collapsed, case folded."""
    return " ".join(plain(text).split()).casefold()


def plain(text: str, names: Names | None = None) -> str:
    """Text without the marks of markdown; struck text keeps its tildes."""
    text = _ESCAPED.sub(lambda found: chr(_ASIDE + ord(found[1])), text)
    text = _named(text, names) if names else text
    text = _CODE.sub("", _LINE_MARK.sub("", text))
    while (stripped := _EMPHASIS.sub(lambda found: found[2] or found[3], text)) != text:
        text = stripped
    return _BACK.sub(lambda found: chr(ord(found[0]) - _ASIDE), text)


def read(message: Part, names: Names) -> tuple[str, ...]:
    """Every part of a message as lines of plain text, in the order a person meets them.

    `names` turns the sort ("@", "@&", "#") and id of a mention into what is shown.
    """
    parts = [message.get("content") or ""]
    parts += [text for embed in message.get("embeds", ()) for text in _embed(embed)]
    parts += [text for component in message.get("components", ()) for text in _texts(component)]
    parts += [text for file in _loose_files(message) for text in _attached(file)]
    lines = (line for part in parts for line in plain(part, names).split("\n"))
    return tuple(line for line in lines if line.strip())


def controls(message: Part, people: Iterable[str]) -> Iterator[Control]:
    """Every button and select option of a message in wire order; links are none."""
    for part in walk(message.get("components", ())):
        disabled = bool(part.get("disabled"))
        if part["type"] == _BUTTON and part.get("style") not in _LINK_STYLES:
            yield Control(_label(part), part["custom_id"], None, disabled)
        for option in part.get("options", ()):
            yield Control(option["label"], part["custom_id"], option["value"], disabled)
        for name in people if part["type"] == _PEOPLE else ():
            yield Control(f"@{name}", part["custom_id"], name, disabled, people=True)


def fields(modal: Part) -> Iterator[Field]:
    """The fields of a modal, each under the label a person sees."""
    for part in modal.get("components", ()):
        if part["type"] == _LABEL:
            yield _field(part["component"], part["label"])
        for child in part.get("components", ()):
            yield _field(child, child.get("label") or child["custom_id"])


def walk(components: Iterable[Part]) -> Iterator[Part]:
    """Every component with those nested in it, in wire order."""
    for part in components:
        yield part
        yield from walk(part.get("components", ()))
        yield from walk(part[key] for key in ("accessory", "component") if part.get(key))


def _field(part: Part, label: str) -> Field:
    options = tuple((option["label"], option["value"]) for option in part.get("options", ()))
    kinds: dict[int, Kind] = {_TEXT: "text", _CHOICE: "choice", _PEOPLE: "people", _RADIO: "radio"}
    return Field(label, part["custom_id"], kinds.get(part["type"], "tick"), options)


def _texts(component: Part) -> Iterator[str]:
    for part in walk((component,)):
        if part["type"] == _BUTTON:
            yield f"[{_label(part)}]"
        elif part["type"] in _SELECTS:
            yield f"[{part.get('placeholder') or ''}]"
            yield from (f"[{_option(option)}]" for option in part.get("options", ()))
        else:
            yield from _words(part)


def _words(part: Part) -> Iterator[str]:
    """The text of a component that cannot be pressed: its own, and its pictures' alt texts."""
    for key in ("content", "description"):
        if part.get(key):
            yield part[key]
    for item in part.get("items", ()):
        if item.get("description"):
            yield item["description"]


def _label(button: Part) -> str:
    emoji = (button.get("emoji") or {}).get("name") or ""
    return button.get("label") or emoji


def _option(option: Part) -> str:
    return " ".join(filter(None, (option["label"], option.get("description"))))


def _embed(embed: Part) -> Iterator[str]:
    yield (embed.get("author") or {}).get("name") or ""
    yield embed.get("title") or ""
    yield embed.get("description") or ""
    for field in embed.get("fields", ()):
        yield f"{field['name']}\n{field['value']}"
    yield (embed.get("footer") or {}).get("text") or ""


def _loose_files(message: Part) -> Iterator[Part]:
    """The attachments that no gallery of the message shows with its own alt text."""
    items = (i for part in walk(message.get("components", ())) for i in part.get("items", ()))
    shown = {item["media"]["url"] for item in items}
    return (file for file in message.get("attachments", ()) if file["url"] not in shown)


def _attached(file: Part) -> Iterator[str]:
    yield f"({file['filename']})"
    yield file.get("description") or ""


def _named(text: str, names: Names) -> str:
    text = _MENTION.sub(lambda found: names(found["sort"].rstrip("!"), int(found["id"])), text)
    return _EMOJI.sub(lambda found: found["emoji"], _COMMAND.sub(lambda c: c["command"], text))
