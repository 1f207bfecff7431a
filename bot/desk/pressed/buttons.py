"""Buttons and selects as Discord hands them back: they carry what they mean and hold no state."""

import re
from collections.abc import Iterator
from typing import Any, Protocol, Self, cast

import discord
from discord import ui
from msgspec import Struct

from bot.pages.page import Button, Buttons, Page, Select
from bot.pages.presses import Press, read

# Two kinds of item must not share a template: the client keeps one class for each.
SELECT_PREFIX = "s-"


class Control(Struct, frozen=True):
    """A button or select as it stands in a message: its id there, and what a select offers."""

    custom_id: str
    choices: tuple[str, ...] = ()

    @property
    def presses(self) -> tuple[Press, ...]:
        """Give all that it can be pressed for; raises ValueError for one of another version."""
        press = read(self.custom_id.removeprefix(SELECT_PREFIX))
        if self.custom_id.startswith(SELECT_PREFIX):
            return tuple(map(press.choosing, self.choices))
        return (press,)


def controls_of(page: Page) -> Iterator[tuple[Control, Press]]:
    """Give what can be pressed on a page, and what it is pressed for: of a select in general."""
    for block in page.blocks:
        if isinstance(block, Select):
            values = tuple(option.value for option in block.options)
            yield Control(SELECT_PREFIX + block.press.custom_id, values), block.press
        elif isinstance(block, Buttons):
            for each in block.buttons:
                if isinstance(each, Button):
                    yield Control(each.press.custom_id), each.press


class Presses(Protocol):
    """Whoever carries presses out: the desk."""

    async def press(self, interaction: discord.Interaction, press: Press) -> None:
        """Carry out a press and answer it."""

    async def unknown(self, interaction: discord.Interaction) -> None:
        """Answer a press of a kind that there is no more."""


class _Client(Protocol):
    """What the items need of the client they come in by."""

    presses: Presses


class PressButton(ui.DynamicItem[ui.Button[Any]], template=r"o1:.+"):
    """A button that does what its custom id says."""

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction, item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """Take the button from the message as it stands there."""
        return cls(cast(ui.Button[Any], item))

    async def callback(self, interaction: discord.Interaction) -> None:
        """Hand the press to the desk."""
        await _hand_over(interaction, self.custom_id)


class PressSelect(ui.DynamicItem[ui.Select[Any]], template=SELECT_PREFIX + r"o1:.+"):
    """A select whose chosen value takes the place of its press's last argument."""

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction, item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """Take the select from the message as it stands there."""
        return cls(cast(ui.Select[Any], item))

    async def callback(self, interaction: discord.Interaction) -> None:
        """Hand the choice to the desk."""
        custom_id = self.custom_id.removeprefix(SELECT_PREFIX)
        await _hand_over(interaction, custom_id, *self.item.values[:1])


async def _hand_over(interaction: discord.Interaction, custom_id: str, *chosen: str) -> None:
    try:
        press = read(custom_id)
    except ValueError:  # made by another version of the bot
        await _presses(interaction).unknown(interaction)
        return
    for value in chosen:
        press = press.choosing(value)
    await _presses(interaction).press(interaction, press)


def _presses(interaction: discord.Interaction) -> Presses:
    return cast(_Client, interaction.client).presses
