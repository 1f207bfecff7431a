"""Changes the colour of the buttons in a message as it stands on Discord, and nothing else."""

from collections.abc import Callable

import discord
from discord import ui
from msgspec import Struct

from bot.desk.pressed.buttons import Control

Verdict = Callable[[Control, bool], bool]
"""Tells whether a button is to be grey, of one that is so or not."""


class Stands(Struct, frozen=True):
    """A button of a message, and whether it is grey; whether it `has_time` to become so."""

    control: Control
    grey: bool
    has_time: bool = False


async def recolour(message: discord.Message, is_grey: Verdict) -> tuple[Stands, ...]:
    """Edit a message where a button in it has the wrong colour; gives how all of them stand now.

    The message must have been fetched while nobody else changes it.
    """
    view = ui.LayoutView.from_message(message, timeout=None)
    found, wrong = [], False
    for item in view.walk_children():
        if not isinstance(item, ui.Button | ui.Select) or item.custom_id is None:
            continue
        control = _control(item)
        grey = is_grey(control, item.disabled)
        wrong |= grey != item.disabled
        item.disabled = grey
        found.append(Stands(control, grey))
    # A stopped view is sent but not kept.
    view.stop()
    if wrong:
        _keep_files(view, message)
        await message.edit(view=view)
    return tuple(found)


def _control(item: "ui.Button[ui.LayoutView] | ui.Select[ui.LayoutView]") -> Control:
    if isinstance(item, ui.Select):
        return Control(item.custom_id, tuple(option.value for option in item.options))
    return Control(item.custom_id or "")


def _keep_files(view: ui.LayoutView, message: discord.Message) -> None:
    """Let pictures and files point at the message's own again instead of where Discord shows them.

    Without a word about them, an edit leaves the files of a message where they are.
    """
    names = {attached.url: attached.filename for attached in message.attachments}
    for item in view.walk_children():
        if isinstance(item, ui.MediaGallery):
            for shown in item.items:
                if shown.media.url in names:
                    shown.media = _own(names[shown.media.url])
        elif isinstance(item, ui.File) and item.media.url in names:
            item.media = _own(names[item.media.url])


def _own(name: str) -> discord.UnfurledMediaItem:
    return discord.UnfurledMediaItem(f"attachment://{name}")
