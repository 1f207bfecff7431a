"""What can be wrong with a text map."""

from enum import StrEnum

from msgspec import Struct


class MapFaultKind(StrEnum):
    """The kinds of fault."""

    EMPTY = "empty"
    TOO_LONG = "too-long"
    TOO_WIDE = "too-wide"
    TOO_TALL = "too-tall"
    RAGGED = "ragged"
    SYMBOL = "symbol"
    LEGEND_NAME = "legend-name"
    LEGEND_SYMBOL = "legend-symbol"
    LEGEND_TWICE = "legend-twice"
    LINE = "line"
    QUOTE = "quote"
    SPACE = "space"
    OFF_MAP = "off-map"
    SIDE = "side"
    DOOR_STATE = "door-state"
    DOOR_TWICE = "door-twice"
    DOOR_IN_WALL = "door-in-wall"
    DOOR_IN_PIECE = "door-in-piece"
    NAME = "name"
    NAME_TAKEN = "name-taken"
    SIZE = "size"
    IN_WALL = "in-wall"
    SPACE_TAKEN = "space-taken"
    WORD = "word"
    TOO_MANY = "too-many"


class MapFault(Struct, frozen=True):
    """One fault; line and column of the file count from 1, `text` is what was read there."""

    kind: MapFaultKind
    line: int
    column: int
    text: str = ""
    space: str = ""
