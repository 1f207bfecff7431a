"""What happened on a boulder's way (W1-W3)."""

from enum import StrEnum

from bot.rules.basics.keys import OwnName
from bot.rules.basics.stored import Variant
from bot.rules.well.board import FigureKind
from bot.rules.well.dice import RolledDice
from bot.rules.well.spaces import Direction, Space


class BouldersAwaited(Variant, frozen=True):
    """The overlord's turn began; these boulders roll before anything else (W1)."""

    waiting: tuple[OwnName, ...]


class BoulderRolled(Variant, frozen=True):
    """A boulder's dice were rolled: it goes so many spaces."""

    name: OwnName
    roll: RolledDice
    distance: int


class BoulderAdvanced(Variant, frozen=True):
    """A boulder went one space; its north-west corner is there now."""

    name: OwnName
    space: Space


class RubbleCleared(Variant, frozen=True):
    """A boulder removed rubble (W3)."""

    boulder: OwnName
    space: Space


class FigureCrushed(Variant, frozen=True):
    """A boulder killed a figure at once (W2)."""

    boulder: OwnName
    name: OwnName
    kind: FigureKind
    space: Space


class FigureSpared(Variant, frozen=True):
    """A boulder rolled over a figure that is safe in its pit (W2)."""

    boulder: OwnName
    name: OwnName
    space: Space


class BoulderTurned(Variant, frozen=True):
    """A ramp turned a boulder's arrow (W3)."""

    name: OwnName
    ramp: Space
    direction: Direction


class Shattering(StrEnum):
    """What destroys a boulder."""

    WALL = "wall"
    DOOR = "door"
    BOULDER = "boulder"


class BoulderShattered(Variant, frozen=True):
    """A boulder ran into something and is destroyed (W3); `other` is the boulder it hit."""

    name: OwnName
    space: Space
    cause: Shattering
    other: OwnName = ""


class BoulderFell(Variant, frozen=True):
    """A boulder lay wholly over pits, fell in and is gone (W3)."""

    name: OwnName
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
