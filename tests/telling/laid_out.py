"""A page laid out, as the library reads such a message: it refuses more than Discord would take."""

from types import SimpleNamespace
from typing import Any, cast

import discord
from discord import ui
from discord.components import _component_factory

from bot.desk.drawn.layout import build
from bot.pages.page import Page


def laid_out(page: Page) -> ui.LayoutView:
    """Lay a page out and read it back."""
    payload: list[Any] = build(page).view.to_components()
    message = SimpleNamespace(components=[_component_factory(each) for each in payload])
    return ui.LayoutView.from_message(cast(discord.Message, message), timeout=None)
