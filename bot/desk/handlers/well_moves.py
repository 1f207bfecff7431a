"""What commands of the map need before they are played: a file read, dice and templates named."""

import asyncio
import re
from collections.abc import Callable

import discord

from bot.desk.desk import Desk
from bot.pages.well.offers import OVERLORD
from bot.rules.basics.options import Edition
from bot.rules.basics.stored import replace
from bot.rules.rolling.dice_pool import PoolUse, parse_pool
from bot.rules.state import commands as c
from bot.rules.state.refusals import MapFaulty
from bot.rules.well.map_faults import MapFault, MapFaultKind
from bot.rules.well.map_text import read_map
from bot.rules.well.state import the_setup

MOST_BYTES = 80_000
USUAL = "default"
_ROWS = re.compile(r"[\s/,]+")


async def load(
    desk: Desk, interaction: discord.Interaction, preset: str, file: discord.Attachment | None
) -> None:
    """Lay out a map: a group's own map, else one that comes along."""
    if file is None:
        await desk.play(interaction, c.LoadPreset(preset))
    else:
        await desk.guard(interaction, _load(desk, interaction, file))


async def attack(
    desk: Desk,
    interaction: discord.Interaction,
    dice: str,
    make: Callable[[tuple[str, ...]], c.WellCommand],
) -> None:
    """Attack with dice as they were typed."""
    await desk.guard(interaction, _attack(desk, interaction, dice, make))


def turn(name: str) -> c.Command:
    """Begin the turn of the overlord or of a figure."""
    if name.strip().casefold() == OVERLORD:
        return c.BeginOverlordMapTurn()
    return c.BeginFigureTurn(name)


def setup(desk: Desk, breath: str, bolt: str, others: c.ChangeWellSetup) -> c.ChangeWellSetup:
    """Read the templates a group wants to play with; "default" stands for those of the box."""
    usual = desk.service.box.well.setup
    shapes = _rows(breath, usual.breath.shape), _rows(bolt, usual.bolt.shape)
    return replace(others, breath=shapes[0], bolt=shapes[1])


def _rows(text: str, usual: tuple[str, ...]) -> tuple[str, ...] | None:
    """Read the rows of a template, parted by slashes or spaces; None where nothing was typed."""
    if not text.strip():
        return None
    return usual if text.strip().casefold() == USUAL else tuple(_ROWS.split(text.strip()))


async def _load(desk: Desk, interaction: discord.Interaction, file: discord.Attachment) -> None:
    if file.size > MOST_BYTES:
        raise MapFaulty((MapFault(MapFaultKind.TOO_LONG, 1, 1),))
    text = await _text(desk, interaction, file)
    await desk.play(interaction, c.LoadMap(text))


async def _text(desk: Desk, interaction: discord.Interaction, file: discord.Attachment) -> str:
    """Fetch a map, and read it beside everything else: the rules then find it read."""
    _, campaign = await desk.look(interaction)
    boulder = the_setup(campaign.well, desk.service.box.well).boulder
    async with desk.turn_of_file(interaction):
        text = (await file.read()).decode("utf-8", "replace")
        await asyncio.to_thread(read_map, text, boulder)
    return text


async def _attack(
    desk: Desk,
    interaction: discord.Interaction,
    dice: str,
    make: Callable[[tuple[str, ...]], c.WellCommand],
) -> None:
    box, pool = desk.service.box, tuple[str, ...]()
    if dice.strip():
        _, campaign = await desk.look(interaction)
        tongues = map(box.tongue, desk.languages(interaction, campaign))
        pool = parse_pool(dice, box.dice, PoolUse.ATTACK, Edition.FIRST, *tongues)
    await desk.play(interaction, make(pool))
