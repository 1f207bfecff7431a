"""Builds Discord messages from pages: the only place that makes components, within its limits.

They are made as Discord reads them. The library's own objects for them listen to presses, and
bring along what that takes: here the client knows the item classes, and an answer is a message.
"""

import io
from collections.abc import Iterator
from typing import Any, assert_never

import discord
from discord import ComponentType, ui
from msgspec import Struct

from bot.desk.pressed.buttons import SELECT_PREFIX
from bot.pages.fitting import fitted, shorten
from bot.pages.page import (
    Accent,
    Block,
    Button,
    Buttons,
    Document,
    Link,
    Option,
    Page,
    Picture,
    Select,
    Style,
    Text,
)
from bot.pages.presses import fold

LONGEST_LABEL = 80
LONGEST_OPTION = 100
LONGEST_PLACEHOLDER = 150
LONGEST_ALT = 1024
A_ROW = 5

COLOURS = {Accent.THREAT: 0xA11D21, Accent.FORTUNE: 0xE8DFC4, Accent.PLAIN: 0x5D6670}
STYLES = {
    Style.PRIMARY: discord.ButtonStyle.primary.value,
    Style.SECONDARY: discord.ButtonStyle.secondary.value,
    Style.DANGER: discord.ButtonStyle.danger.value,
}
_LINK = discord.ButtonStyle.link.value
_CONTAINER, _TEXT = ComponentType.container.value, ComponentType.text_display.value
_ROW, _BUTTON = ComponentType.action_row.value, ComponentType.button.value
_SELECT = ComponentType.select.value
_GALLERY, _FILE = ComponentType.media_gallery.value, ComponentType.file.value

Component = dict[str, Any]


class Layout(ui.LayoutView):
    """A message as the library sends it, of components that are made already.

    It is stopped: the library keeps no view of what it sends, which would stay in memory, or
    unregister the item classes for the whole bot when it goes.
    """

    def __init__(self, components: list[Component]) -> None:
        """Take the components as Discord reads them."""
        super().__init__(timeout=None)
        self._made = components
        self.stop()

    def to_components(self) -> list[Component]:
        """Give the components."""
        return self._made

    def has_components_v2(self) -> bool:
        """Say that they are laid out in a container."""
        return True


class Built(Struct, frozen=True):
    """A message ready to send, once: the view, and the files its pictures point at."""

    view: Layout
    files: list[discord.File]


def build(page: Page) -> Built:
    """Build a message; what is too long or too much for Discord is shortened."""
    files: list[discord.File] = []
    components = [each for block in fitted(page).blocks for each in _components(block, files)]
    container: Component = {
        "type": _CONTAINER,
        "accent_color": COLOURS[page.accent],
        "spoiler": False,
        "components": components,
    }
    if page.sign:
        container["id"] = page.sign
    return Built(Layout([container]), files)


def _components(block: Block, files: list[discord.File]) -> Iterator[Component]:
    match block:
        case Text(markdown):
            yield {"type": _TEXT, "content": markdown}
        case Buttons(buttons):
            for start in range(0, len(buttons), A_ROW):
                yield _row(*map(_button, buttons[start : start + A_ROW]))
        case Select():
            yield _row(_select(block))
        case Picture(name, png, alt):
            files.append(discord.File(io.BytesIO(png), name))
            yield {"type": _GALLERY, "items": [_shown(name, shorten(alt, LONGEST_ALT))]}
        case Document(name, data):
            files.append(discord.File(io.BytesIO(data), name))
            yield {"type": _FILE, "file": _attached(name), "spoiler": False}
        case _:
            assert_never(block)


def _row(*inside: Component) -> Component:
    return {"type": _ROW, "components": [*inside]}


def _shown(name: str, alt: str) -> Component:
    shown: Component = {"media": _attached(name), "spoiler": False}
    if alt:
        shown["description"] = alt
    return shown


def _attached(name: str) -> Component:
    return {"url": f"attachment://{name}"}


def _button(button: Button | Link) -> Component:
    label = shorten(button.label, LONGEST_LABEL)
    if isinstance(button, Link):
        style, disabled, leads_to = _LINK, False, {"url": button.url}
    else:
        style, disabled = STYLES[button.style], button.disabled
        leads_to = {"custom_id": button.press.custom_id}
    return {"type": _BUTTON, "style": style, "disabled": disabled, "label": label, **leads_to}


def _select(select: Select) -> Component:
    return {
        "type": _SELECT,
        "custom_id": SELECT_PREFIX + select.press.custom_id,
        "min_values": 1,
        "max_values": 1,
        "disabled": False,
        "required": True,
        "placeholder": shorten(select.placeholder, LONGEST_PLACEHOLDER),
        "options": [_option(option) for option in select.options],
    }


def _option(option: Option) -> Component:
    value = option.value if len(option.value) <= LONGEST_OPTION else fold(option.value)
    label = shorten(option.label, LONGEST_OPTION)
    made: Component = {"label": label, "value": value, "default": False}
    if option.description:
        made["description"] = shorten(option.description, LONGEST_OPTION)
    return made
