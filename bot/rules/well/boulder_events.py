"""What happened on a boulder's way (W1-W3)."""

from dataclasses import dataclass
from enum import StrEnum

from bot.rules.well.board import FigureKind
from bot.rules.well.dice import RolledDice
from bot.rules.well.spaces import Direction, Space


@dataclass(frozen=True, slots=True)
class BouldersAwaited:
    """The overlord's turn began; these boulders roll before anything else (W1)."""

    waiting: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class BoulderRolled:
    """A boulder's dice were rolled: it goes so many spaces."""

    name: str
    roll: RolledDice
    distance: int


@dataclass(frozen=True, slots=True)
class BoulderAdvanced:
    """A boulder went one space; its north-west corner is there now."""

    name: str
    space: Space


@dataclass(frozen=True, slots=True)
class RubbleCleared:
    """A boulder removed rubble (W3)."""

    boulder: str
    space: Space


@dataclass(frozen=True, slots=True)
class FigureCrushed:
    """A boulder killed a figure at once (W2)."""

    boulder: str
    name: str
    kind: FigureKind
    space: Space


@dataclass(frozen=True, slots=True)
class FigureSpared:
    """A boulder rolled over a figure that is safe in its pit (W2)."""

    boulder: str
    name: str
    space: Space


@dataclass(frozen=True, slots=True)
class BoulderTurned:
    """A ramp turned a boulder's arrow (W3)."""

    name: str
    ramp: Space
    direction: Direction


class Shattering(StrEnum):
    """What destroys a boulder."""

    WALL = "wall"
    DOOR = "door"
    BOULDER = "boulder"


@dataclass(frozen=True, slots=True)
class BoulderShattered:
    """A boulder ran into something and is destroyed (W3); `other` is the boulder it hit."""

    name: str
    space: Space
    cause: Shattering
    other: str = ""


@dataclass(frozen=True, slots=True)
class BoulderFell:
    """A boulder lay wholly over pits, fell in and is gone (W3)."""

    name: str
    space: Space


BoulderEvent = (
    BoulderAdvanced
    | RubbleCleared
    | FigureCrushed
    | FigureSpared
    | BoulderTurned
    | BoulderShattered
    | BoulderFell
)
