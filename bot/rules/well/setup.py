"""What a group can set, and what is printed; the values live in data (W10)."""

from collections.abc import Mapping
from enum import StrEnum

from msgspec import Struct

from bot.rules.basics.dice import DiceBox
from bot.rules.basics.stored import Stored
from bot.rules.well.map import Corners, Map, Stairs
from bot.rules.well.spaces import Size, Space
from bot.rules.well.templates import Template


class Falls(StrEnum):
    """When a boulder that lies wholly over pits falls in: where its roll ends, or at once."""

    AT_END = "at-end"
    AT_ONCE = "at-once"


class Cap(StrEnum):
    """Whether an attack's power dice are limited before daze takes dice, or after."""

    BEFORE_DAZE = "before-daze"
    AFTER_DAZE = "after-daze"


class WellSetup(Stored, frozen=True):
    """What the source leaves open, as a group plays it."""

    breath: Template
    bolt: Template
    boulder: Size
    corners: Corners
    falls: Falls
    stairs: Stairs = Stairs.WALL
    cap: Cap = Cap.BEFORE_DAZE


class Printed(Struct, frozen=True):
    """What the source does give, in figures and dice."""

    boulder_dice: tuple[str, ...]
    bleed_die: str
    power_die: str
    losable_dice: tuple[str, ...]
    most_power_dice: int
    usual_start_cards: int
    most_start_cards: int
    points_per_card: int


class Group(Struct, frozen=True):
    """So many printed monsters that come together, near a space."""

    name: str
    count: int
    master: bool
    space: Space


class SampleQuest(Struct, frozen=True):
    """A quest of ours on a board that comes along, and where everybody starts on it.

    `treachery` is what it gives of events, traps and monsters.
    """

    board: str
    name: str
    conquest: int
    starts: tuple[Space, ...]
    monsters: tuple[Group, ...]
    treachery: tuple[int, int, int] | None = None
    also: tuple[str, ...] = ()


class WellBox(Struct, frozen=True):
    """Everything the rules of this room look up."""

    setup: WellSetup
    printed: Printed
    dice: DiceBox
    presets: Mapping[str, Map]
    samples: tuple[SampleQuest, ...] = ()
