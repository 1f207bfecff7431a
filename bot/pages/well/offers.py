"""What somebody may want to name on the map: pieces, spaces, boulders, ways to lay a template."""

from collections.abc import Iterator
from itertools import islice

from bot.pages.phrases import map_words
from bot.pages.voice import Voice
from bot.rules.basics.names import key
from bot.rules.offers import Table, refusal
from bot.rules.printed.first import BASE_GAME, FirstMonster
from bot.rules.state import commands as c
from bot.rules.well.map import Boulder, Figure, Map
from bot.rules.well.spaces import ONE, Direction, Size, Space, parse_size, rectangle
from bot.rules.well.state import the_setup
from bot.rules.well.templates import Template, every_way_to_lay

OVERLORD = "overlord"
MOST = 25


def open_map(table: Table) -> Map | None:
    """Give the map, if somebody may change it now."""
    laid_out = table.campaign.well.map
    preset = next(iter(table.box.well.presets))
    may = refusal(table, c.LoadPreset(preset)) is None
    return laid_out if may or table.campaign.well.attack else None


def presets(table: Table) -> Iterator[str]:
    """Name the maps that come along."""
    for name in table.box.well.presets:
        if refusal(table, c.LoadPreset(name)) is None:
            yield name


def pieces(table: Table) -> Iterator[str]:
    """Name every piece on the map, figures first."""
    laid_out = open_map(table)
    yield from (piece.name for piece in laid_out.pieces) if laid_out else ()


def figures(table: Table, but: str = "") -> Iterator[str]:
    """Name the figures on the map, all but one."""
    laid_out = open_map(table)
    yield from (
        (one.name for one in laid_out.figures if key(one.name) != key(but)) if laid_out else ()
    )


def turns(table: Table) -> Iterator[str]:
    """Name whose turn may begin: the overlord's or a figure's."""
    laid_out = open_map(table)
    if laid_out is not None:
        yield OVERLORD
        yield from (one.name for one in laid_out.figures)


def newcomers(table: Table) -> Iterator[str]:
    """Name the heroes of the campaign who do not stand on the map yet."""
    laid_out = open_map(table)
    heroes = table.campaign.heroes.values() if laid_out else ()
    yield from (hero.name for hero in heroes if laid_out and laid_out.figure(hero.name) is None)


def monsters(table: Table) -> tuple[FirstMonster, ...]:
    """Give the printed monsters, those of the base game and of the campaign's expansions first."""
    if open_map(table) is None:
        return ()
    played = {BASE_GAME, *table.campaign.settings.expansions}
    return tuple(sorted(table.box.first.monsters, key=lambda each: each.expansion not in played))


def waiting(table: Table) -> tuple[str, ...]:
    """Name the boulders that roll before anything else, if the asker may roll them."""
    may = refusal(table, c.RollBoulders()) is None
    return table.campaign.well.waiting if may else ()


def usual_boulder(table: Table) -> str:
    """Write the size of a boulder where nothing else is said."""
    return str(the_setup(table.campaign.well, table.box.well).boulder)


def free_spaces(table: Table, typed: str, size: str = "", moving: str = "") -> Iterator[str]:
    """Name the spaces a piece could stand on: near where it is now, if it stands there already."""
    laid_out = open_map(table)
    if laid_out is None:
        return
    piece = laid_out.figure(moving) or laid_out.boulder(moving)
    taken = {space for one in laid_out.pieces if one is not piece for space in one.spaces}
    fits = piece.size if piece else parse_size(size) or ONE
    near = _near(laid_out, piece, typed)
    free = (one for one in near if _is_free(laid_out, one, fits, taken))
    yield from map(str, islice(free, MOST))


def door_spaces(table: Table, typed: str, side: Direction | None) -> Iterator[str]:
    """Name the spaces with a door on that side, then all that could have one."""
    laid_out = open_map(table)
    if laid_out is None:
        return
    named = _near(laid_out, None, typed)
    ends = {
        end
        for door in laid_out.doors
        for end, of in (
            (door.space, door.side),
            (door.space.towards(door.side), door.side.opposite),
        )
        if side in (None, of)
    }
    with_door = [one for one in named if one in ends]
    open_ones = (one for one in dict.fromkeys((*with_door, *named)) if not laid_out.wall(one))
    yield from map(str, islice(open_ones, MOST))


def ways_to_lay(
    table: Table, attacker: str, side: Direction, *, bolt: bool, names: Voice
) -> Iterator[tuple[str, int]]:
    """Give the ways to lay a template against a side: what it covers there, and its number."""
    laid_out = open_map(table)
    figure = laid_out.figure(attacker) if laid_out else None
    setup = the_setup(table.campaign.well, table.box.well)
    template: Template = setup.bolt if bolt else setup.breath
    for way in every_way_to_lay(figure, template) if figure else ():
        if way.side is side:
            base = map_words.run(way.base[0], way.base[-1], names)
            yield names.say("well-way", alignment=way.alignment, base=base), way.alignment


def _near(laid_out: Map, piece: Figure | Boulder | None, typed: str) -> list[Space]:
    """Give the spaces whose name begins as typed, in reading order or the nearest first."""
    wanted = typed.strip().casefold()
    spaces = [one for one in laid_out.spaces() if str(one).casefold().startswith(wanted)]
    if piece is None:
        return spaces
    start = piece.space
    return sorted(
        spaces, key=lambda one: max(abs(one.column - start.column), abs(one.row - start.row))
    )


def _is_free(laid_out: Map, space: Space, size: Size, taken: set[Space]) -> bool:
    spaces = rectangle(space, size)
    return not any(one in taken or laid_out.wall(one) for one in spaces)
