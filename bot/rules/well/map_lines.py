"""The lines of a text map that stand below its picture: doors, figures, boulders."""

import re
from collections.abc import Sequence

from msgspec import Struct

from bot.rules.well.map import Boulder, Door, Figure, FigureKind, Map, door_edge
from bot.rules.well.map_faults import MapFault, MapFaultKind
from bot.rules.well.placing import free_number, name_fault, obstruction
from bot.rules.well.spaces import ONE, Direction, Size, Space, parse_size, parse_space

_WORD = re.compile(r'"([^"]*)"|(\S+)')
_STATES = {"open": True, "closed": False}
_FLYING = "flying"


class _Word(Struct, frozen=True):
    text: str
    column: int


class _Wrong(Exception):  # never leaves this file
    def __init__(self, kind: MapFaultKind, word: _Word, space: str = "") -> None:
        super().__init__(kind)
        self.kind, self.word, self.space = kind, word, space


def add_line(map: Map, text: str, number: int, boulder_size: Size) -> tuple[Map, list[MapFault]]:
    """Add what one line says to the map, or leave the map as it is and say what is wrong."""
    try:
        return _add(map, _words(text), boulder_size), []
    except _Wrong as wrong:
        word = wrong.word
        return map, [MapFault(wrong.kind, number, word.column, word.text, wrong.space)]


def _words(text: str) -> list[_Word]:
    found = [
        _Word(match[2] if match[1] is None else match[1], match.start() + 1)
        for match in _WORD.finditer(text)
    ]
    for word in found:
        if '"' in word.text:
            raise _Wrong(MapFaultKind.QUOTE, word)
    return found


def _add(map: Map, words: Sequence[_Word], boulder_size: Size) -> Map:
    match words[0].text.casefold():
        case "door":
            return _door(map, *_take(words, 3))
        case "hero" | "monster" as kind:
            return _figure(map, FigureKind(kind), words)
        case "boulder":
            return _boulder(map, words, boulder_size)
    raise _Wrong(MapFaultKind.LINE, words[0])


def _take(words: Sequence[_Word], count: int) -> Sequence[_Word]:
    """Take exactly this many words after the first."""
    if len(words) <= count:
        raise _Wrong(MapFaultKind.LINE, words[-1])
    if len(words) > count + 1:
        raise _Wrong(MapFaultKind.WORD, words[count + 1])
    return words[1:]


def _door(map: Map, where: _Word, side: _Word, state: _Word) -> Map:
    space, direction = door_edge(_space(map, where), _direction(side))
    if state.text.casefold() not in _STATES:
        raise _Wrong(MapFaultKind.DOOR_STATE, state)
    if map.wall(space) or map.wall(space.towards(direction)):
        raise _Wrong(MapFaultKind.DOOR_IN_WALL, where)
    if map.door(space, direction):
        raise _Wrong(MapFaultKind.DOOR_TWICE, where)
    door = Door(space, direction, _STATES[state.text.casefold()])
    if not door.open and _inside_a_piece(map, door):
        raise _Wrong(MapFaultKind.DOOR_IN_PIECE, where)
    return map.with_door(door)


def _inside_a_piece(map: Map, door: Door) -> bool:
    ends = {door.space, door.space.towards(door.side)}
    return any(ends <= set(piece.spaces) for piece in map.pieces)


def _figure(map: Map, kind: FigureKind, words: Sequence[_Word]) -> Map:
    flying = len(words) > 3 and words[-1].text.casefold() == _FLYING
    if flying:
        words = words[:-1]
    name, where, *rest = _take(words, 3 if len(words) > 3 else 2)
    size = _size(rest[0]) if rest else ONE
    corner = _corner(map, where, size)
    _pass(name_fault(map, name.text), name)
    return map.with_figure(Figure(name.text, kind, corner, size, flying))


def _boulder(map: Map, words: Sequence[_Word], boulder_size: Size) -> Map:
    where, arrow, *rest = _take(words, 3 if len(words) > 3 else 2)
    direction = _direction(arrow)
    size = _size(rest[0]) if rest else boulder_size
    corner = _corner(map, where, size)
    name = free_number(map)
    _pass(name_fault(map, name), where)
    return map.with_boulder(Boulder(name, corner, direction, size))


def _space(map: Map, word: _Word) -> Space:
    space = parse_space(word.text)
    if space is None:
        raise _Wrong(MapFaultKind.SPACE, word)
    if not map.holds(space):
        raise _Wrong(MapFaultKind.OFF_MAP, word, str(space))
    return space


def _direction(word: _Word) -> Direction:
    if word.text.casefold() not in list(Direction):
        raise _Wrong(MapFaultKind.SIDE, word)
    return Direction(word.text.casefold())


def _size(word: _Word) -> Size:
    size = parse_size(word.text)
    if size is None:
        raise _Wrong(MapFaultKind.SIZE, word)
    return size


def _corner(map: Map, word: _Word, size: Size) -> Space:
    space = _space(map, word)
    found = obstruction(map, space, size)
    _pass(found.kind if found else None, word)
    return space


def _pass(fault: MapFaultKind | None, word: _Word) -> None:
    if fault is not None:
        raise _Wrong(fault, word)
