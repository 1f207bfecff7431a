"""The closed words and numbers that options of /well take."""

from enum import StrEnum

from discord.app_commands import Range, Transform

from bot.rules.well.map import FigureKind
from bot.rules.well.setup import Corners, Falls
from bot.rules.well.spaces import Direction
from cogs._values import OneOf, one_of


class MapAction(StrEnum):
    """What /well board does."""

    LOAD = "load"
    SHOW = "show"


MapWord = Transform[MapAction, one_of(MapAction)]
FigureWord = Transform[FigureKind, one_of(FigureKind)]
SideWord = Transform[Direction, one_of(Direction)]
DoorWord = Transform[bool, OneOf({"open": True, "closed": False})]
CornersWord = Transform[Corners, one_of(Corners)]
FallsWord = Transform[Falls, one_of(Falls)]

Shape = Range[str, 1, 200]
Tokens = Range[int, -20, 20]
Alignment = Range[int, 1, 30]
Points = Range[int, 0, 99]
Cards = Range[int, 0, 8]
