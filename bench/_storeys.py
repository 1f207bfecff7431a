"""Finds the storey of each room: above all that it uses, and above all that waits for less."""

import ast
from collections.abc import Mapping
from enum import IntEnum
from functools import cache
from pathlib import Path

import grimp

from bench import _rooms as rooms

ROOT = Path(__file__).parents[1]

_DISCORD = {"discord", "aiohttp"}
_WAITING = {"asyncio", "aiosqlite"}

Uses = Mapping[str, frozenset[str]]


class Band(IntEnum):
    """What a room waits for, by itself or by what it uses; nothing leads upwards."""

    PURE = 0
    WAITING = 1
    DISCORD = 2


@cache
def imports() -> grimp.ImportGraph:
    """Read who imports whom in the whole bot."""
    return grimp.build_graph("bot", "cogs", cache_dir=None)


@cache
def _outside() -> grimp.ImportGraph:
    """Read also what the bot imports of others."""
    return grimp.build_graph("bot", "cogs", include_external_packages=True, cache_dir=None)


def uses(house: str = "") -> dict[str, frozenset[str]]:
    """Tell for every room of a house, or of the whole bot, which other rooms it imports."""
    found = rooms.within(imports(), house) if house else rooms.outer(imports())
    below = found.find_modules_directly_imported_by
    # The door of the house itself holds no more than its version.
    return {each: frozenset(below(each) - {"bot"}) for each in sorted(found.modules - {"bot"})}


def bands(uses: Uses) -> dict[str, Band]:
    """Tell of every room whether it, or a room it leads to, waits for Discord or for the disk."""
    own = {each: _band(each) for each in uses}
    return {each: max([own[each], *(own[to] for to in far)]) for each, far in reached(uses).items()}


def _band(room: str) -> Band:
    package = bool(_outside().find_children(room))
    upstream = _outside().find_upstream_modules(room, as_package=package)
    if upstream & _DISCORD:
        return Band.DISCORD
    return Band.WAITING if upstream & _WAITING else Band.PURE


def said(room: str) -> str:
    """Give the first sentence that a room says about itself."""
    path = ROOT.joinpath(*room.split("."))
    file = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    docstring = ast.get_docstring(ast.parse(file.read_text(encoding="utf-8"))) or ""
    return docstring.split("\n\n")[0].replace("\n", " ").split(". ")[0].rstrip(".")


def reached(uses: Uses) -> Uses:
    """Tell which rooms each room leads to, however long the way."""
    far = {here: set(there) for here, there in uses.items()}
    for middle, further in far.items():
        for there in far.values():
            if middle in there:
                there.update(further)
    return {here: frozenset(there) for here, there in far.items()}


def knots(uses: Uses) -> dict[str, tuple[str, ...]]:
    """Give for every room all that it makes a circle with; itself alone, as it should be."""
    far = reached(uses)
    return {
        here: tuple(sorted({here} | {each for each in far[here] if here in far[each]}))
        for here in uses
    }


def untied(uses: Uses) -> Uses:
    """Give the imports between the knots of rooms, each knot called by its first room."""
    tied = knots(uses)
    found: dict[str, set[str]] = {}
    for here, there in uses.items():
        found.setdefault(tied[here][0], set()).update(tied[each][0] for each in there)
    return {here: frozenset(there - {here}) for here, there in found.items()}


def plain(uses: Uses) -> Uses:
    """Leave out every import that a longer way says as well; there must be no circles."""
    far = reached(uses)
    return {
        here: frozenset(each for each in there if not any(each in far[by] for by in there))
        for here, there in uses.items()
    }


def storeys(uses: Uses, bands: Mapping[str, Band]) -> dict[str, int]:
    """Give every room its storey, counted from the ground; there must be no circles."""
    height: dict[str, int] = {}
    ground = 0
    for level in Band:
        here = [each for each in uses if bands[each] == level]
        while set(here) - set(height):
            for each in set(here) - set(height):
                below = uses[each] & set(here)
                if below <= set(height):
                    height[each] = max([ground, *(height[to] + 1 for to in below)])
        ground = max([ground, *(height[each] + 1 for each in here)])
    return height
