"""Text maps: one character a space, then a line for each door and piece.

legend: wall=W floor=_          (optional, any number of lines: renames symbols)
#######
#..O..#                         (the picture; an empty line ends it)
#######

door C2 east open               (a door on the east side of C2; open or closed)
hero "Leoric" B2                (hero NAME SPACE [SIZE] [flying])
monster Dragon D2 2x3 flying
boulder B2 east 2x2             (boulder SPACE DIRECTION [SIZE])
"""

from collections.abc import Sequence
from functools import lru_cache

from msgspec import Struct

from bot.rules.well.map import MOST_SPACES, Map, Terrain
from bot.rules.well.map_faults import MapFault, MapFaultKind
from bot.rules.well.map_lines import add_line
from bot.rules.well.spaces import Size, Space

_MOST_CHARACTERS = 20_000
_LEGEND = "legend:"

SYMBOL_NAMES = {terrain.name.lower().replace("_", "-"): terrain for terrain in Terrain}


class MapReading(Struct, frozen=True):
    """What a text map says; without a map when there are faults."""

    map: Map | None
    faults: tuple[MapFault, ...]


class _Line(Struct, frozen=True):
    number: int
    text: str


@lru_cache(maxsize=4)
def read_map(text: str, boulder_size: Size) -> MapReading:
    """Read a text map whole and report every fault at once; boulders default to the given size.

    A map made to be slow takes a second: it is read off the event loop first, and kept for then.
    """
    if len(text) > _MOST_CHARACTERS:
        return MapReading(None, (MapFault(MapFaultKind.TOO_LONG, 1, 1),))
    legend, picture, rest = _parts(text)
    faults: list[MapFault] = []
    symbols = _symbols(legend, faults)
    map = Map(_rows(picture, symbols, faults))
    for line in rest if picture else ():
        map, found = add_line(map, line.text, line.number, boulder_size)
        faults.extend(found)
        if any(fault.kind is MapFaultKind.TOO_MANY for fault in found):
            break  # whatever else comes is too many as well
    return MapReading(None if faults else map, tuple(faults))


def _parts(text: str) -> tuple[list[_Line], list[_Line], list[_Line]]:
    """Split a map into legend lines, picture lines and the lines after the picture."""
    legend: list[_Line] = []
    picture: list[_Line] = []
    rest: list[_Line] = []
    ended = False
    for number, raw in enumerate(text.removeprefix("\ufeff").splitlines(), start=1):
        line = _Line(number, raw.rstrip())
        if not line.text:
            ended = bool(picture)
        elif not picture and line.text.casefold().startswith(_LEGEND):
            legend.append(line)
        else:
            (rest if ended or rest else picture).append(line)
    return legend, picture, rest


def _symbols(legend: Sequence[_Line], faults: list[MapFault]) -> dict[str, Terrain]:
    """Give the terrain of each symbol, renamed by the legend."""
    by_terrain = {terrain: terrain.value for terrain in Terrain}
    for line in legend:
        for word in line.text[len(_LEGEND) :].split():
            name, _, symbol = word.partition("=")
            where = line.number, line.text.index(word) + 1
            if name.casefold() not in SYMBOL_NAMES:
                faults.append(MapFault(MapFaultKind.LEGEND_NAME, *where, text=name))
            elif len(symbol) != 1:
                faults.append(MapFault(MapFaultKind.LEGEND_SYMBOL, *where, text=word))
            else:
                by_terrain[SYMBOL_NAMES[name.casefold()]] = symbol
    return _one_meaning_each(by_terrain, legend, faults)


def _one_meaning_each(
    by_terrain: dict[Terrain, str], legend: Sequence[_Line], faults: list[MapFault]
) -> dict[str, Terrain]:
    symbols: dict[str, Terrain] = {}
    for terrain, symbol in by_terrain.items():
        if symbol in symbols:
            faults.append(MapFault(MapFaultKind.LEGEND_TWICE, legend[0].number, 1, text=symbol))
        symbols[symbol] = terrain
    return symbols


def _rows(
    picture: Sequence[_Line], symbols: dict[str, Terrain], faults: list[MapFault]
) -> tuple[str, ...]:
    """Read the picture into rows of terrain symbols, noting each fault with its place.

    What cannot be read becomes floor, so that one slip is told as one fault.
    """
    if not picture:
        faults.append(MapFault(MapFaultKind.EMPTY, 1, 1))
        return ()
    width = len(picture[0].text)
    if width > MOST_SPACES:
        faults.append(MapFault(MapFaultKind.TOO_WIDE, picture[0].number, MOST_SPACES + 1))
    if len(picture) > MOST_SPACES:
        faults.append(MapFault(MapFaultKind.TOO_TALL, picture[MOST_SPACES].number, 1))
    return tuple(_row(line, row, width, symbols, faults) for row, line in enumerate(picture))


def _row(
    line: _Line, row: int, width: int, symbols: dict[str, Terrain], faults: list[MapFault]
) -> str:
    if len(line.text) != width:
        faults.append(
            MapFault(
                MapFaultKind.RAGGED, line.number, min(len(line.text), width) + 1, text=str(width)
            )
        )
    for column, symbol in enumerate(line.text):
        if symbol not in symbols:
            space = str(Space(column, row))
            faults.append(MapFault(MapFaultKind.SYMBOL, line.number, column + 1, symbol, space))
    known = "".join(symbols.get(symbol, Terrain.FLOOR).value for symbol in line.text)
    return known[:width].ljust(width, Terrain.FLOOR.value)
