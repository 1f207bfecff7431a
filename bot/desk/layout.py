"""Builds Discord messages from pages: the only place that makes components, within its limits."""

import io
from collections.abc import Iterator
from typing import Any, assert_never

import discord
from discord import ui
from msgspec import Struct

from bot.desk.buttons import SELECT_PREFIX, PressButton, PressSelect
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
    Style.PRIMARY: discord.ButtonStyle.primary,
    Style.SECONDARY: discord.ButtonStyle.secondary,
    Style.DANGER: discord.ButtonStyle.danger,
}


class Built(Struct, frozen=True):
    """A message ready to send, once: the view, and the files its pictures point at."""

    view: ui.LayoutView
    files: list[discord.File]


def build(page: Page) -> Built:
    """Build a message; what is too long or too much for Discord is shortened."""
    files: list[discord.File] = []
    colour = COLOURS[page.accent]
    container: ui.Container[Any] = ui.Container(accent_colour=colour, id=page.sign or None)
    for block in fitted(page).blocks:
        for item in _items(block, files):
            container.add_item(item)
    view = ui.LayoutView(timeout=None)
    view.add_item(container)
    # A stopped view is sent but not kept: the client knows the item classes, and a kept view
    # would stay in memory, or unregister its classes for the whole bot when it goes.
    view.stop()
    return Built(view, files)


def _items(block: Block, files: list[discord.File]) -> Iterator[ui.Item[Any]]:
    match block:
        case Text(markdown):
            yield ui.TextDisplay(markdown)
        case Buttons(buttons):
            for start in range(0, len(buttons), A_ROW):
                row = buttons[start : start + A_ROW]
                yield ui.ActionRow(*(_button(button) for button in row))
        case Select():
            yield ui.ActionRow(_select(block))
        case Picture(name, png, alt):
            files.append(discord.File(io.BytesIO(png), name))
            shown = discord.MediaGalleryItem(
                f"attachment://{name}", description=shorten(alt, LONGEST_ALT)
            )
            yield ui.MediaGallery(shown)
        case Document(name, data):
            files.append(discord.File(io.BytesIO(data), name))
            yield ui.File(f"attachment://{name}")
        case _:
            assert_never(block)


def _button(button: Button | Link) -> ui.Item[Any]:
    label = shorten(button.label, LONGEST_LABEL)
    if isinstance(button, Link):
        return ui.Button(label=label, url=button.url)
    inner: ui.Button[Any] = ui.Button(
        label=label,
        custom_id=button.press.custom_id,
        style=STYLES[button.style],
        disabled=button.disabled,
    )
    return PressButton(inner)


def _select(select: Select) -> ui.Item[Any]:
    inner: ui.Select[Any] = ui.Select(
        custom_id=SELECT_PREFIX + select.press.custom_id,
        placeholder=shorten(select.placeholder, LONGEST_PLACEHOLDER),
        options=[_option(option) for option in select.options],
    )
    return PressSelect(inner)


def _option(option: Option) -> discord.SelectOption:
    return discord.SelectOption(
        label=shorten(option.label, LONGEST_OPTION),
        value=option.value if len(option.value) <= LONGEST_OPTION else fold(option.value),
        description=shorten(option.description, LONGEST_OPTION) or None,
    )
