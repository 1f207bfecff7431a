"""The map: terrain, doors between spaces, and the pieces that stand on it."""

from collections.abc import Collection, Iterator
from enum import StrEnum
from typing import Protocol, TypeVar

from bot.rules.basics import names
from bot.rules.basics.keys import OwnName
from bot.rules.basics.stored import Stored, replace
from bot.rules.well.bodies import Body
from bot.rules.well.spaces import ONE, Direction, Size, Space, rectangle


class Terrain(StrEnum):
    """What a space is made of; the value is its symbol in a row of the map."""

    FLOOR = "."
    WALL = "#"
    RUBBLE = "%"
    PIT = "O"
    STAIRS = "S"
    WATER = "~"
    OBSTACLE = "X"
    RAMP_NORTH = "^"
    RAMP_EAST = ">"
    RAMP_SOUTH = "v"
    RAMP_WEST = "<"


RAMPS = {
    Terrain.RAMP_NORTH: Direction.NORTH,
    Terrain.RAMP_EAST: Direction.EAST,
    Terrain.RAMP_SOUTH: Direction.SOUTH,
    Terrain.RAMP_WEST: Direction.WEST,
}


_SYMBOLS = frozenset(terrain.value for terrain in Terrain)
MOST_SPACES = 60
MOST_PIECES = 200


class FigureKind(StrEnum):
    """Which side a figure fights for."""

    HERO = "hero"
    MONSTER = "monster"


class Corners(StrEnum):
    """Whether a diagonal step may pass the corner of a wall or the end of a closed door."""

    SQUARE = "square"
    CUT = "cut"


class Stairs(StrEnum):
    """Whether stairs stop a bolt as a wall would, or are the link they are: spaces to pass."""

    WALL = "wall"
    LINK = "link"


class Door(Stored, frozen=True):
    """A door between two spaces; `side` is east or south, so that each edge has one spelling."""

    space: Space
    side: Direction
    open: bool


class Figure(Stored, frozen=True):
    """A hero or a monster; `space` is its north-west corner, bleed and daze count tokens.

    It has a `body` where the group has wounds kept and the figure's are known (E7).
    """

    name: OwnName
    kind: FigureKind
    space: Space
    size: Size = ONE
    flying: bool = False
    bleed: int = 0
    daze: int = 0
    body: Body | None = None

    @property
    def spaces(self) -> tuple[Space, ...]:
        """Every space it stands on."""
        return rectangle(self.space, self.size)


class Boulder(Stored, frozen=True):
    """A boulder that rolls along its arrow; `space` is its north-west corner."""

    name: OwnName
    space: Space
    direction: Direction
    size: Size

    @property
    def spaces(self) -> tuple[Space, ...]:
        """Every space it covers."""
        return rectangle(self.space, self.size)


def door_edge(space: Space, side: Direction) -> tuple[Space, Direction]:
    """Spell an edge the one way a map keeps it: by its west or north space."""
    if side in (Direction.EAST, Direction.SOUTH):
        return space, side
    return space.towards(side), side.opposite


class Map(Stored, frozen=True):
    """A rectangular map; each row is a string of terrain symbols, all of one length."""

    rows: tuple[str, ...]
    doors: tuple[Door, ...] = ()
    figures: tuple[Figure, ...] = ()
    boulders: tuple[Boulder, ...] = ()

    @property
    def width(self) -> int:
        """Number of columns."""
        return len(self.rows[0])

    @property
    def height(self) -> int:
        """Number of rows."""
        return len(self.rows)

    @property
    def pieces(self) -> tuple[Figure | Boulder, ...]:
        """Every figure, then every boulder."""
        return (*self.figures, *self.boulders)

    @property
    def last(self) -> Space:
        """The space in the south-east corner."""
        return Space(self.width - 1, self.height - 1)

    @property
    def is_sound(self) -> bool:
        """Tell whether it is a map: rows of one length of known terrain, all pieces upon it."""
        first = self.rows[0] if self.rows else ""
        known = all(len(row) == len(first) and set(row) <= _SYMBOLS for row in self.rows)
        few = len(self.pieces) <= MOST_PIECES and max(len(first), self.height) <= MOST_SPACES
        if not (first and known and few):
            return False
        return all(self._bears(piece) for piece in self.pieces) and all(
            self.holds(door.space) for door in self.doors
        )

    def _bears(self, piece: Figure | Boulder) -> bool:
        """Tell whether a piece is of a size there is, and stands on the map as a whole."""
        size, first = piece.size, piece.space
        last = Space(first.column + size.width - 1, first.row + size.height - 1)
        return size.is_sound and self.holds(first) and self.holds(last)

    def holds(self, space: Space) -> bool:
        """Tell whether a space is on the map."""
        return 0 <= space.column < self.width and 0 <= space.row < self.height

    def terrain(self, space: Space) -> Terrain:
        """Give a space's terrain; beyond the edge all is wall."""
        return Terrain(self.rows[space.row][space.column]) if self.holds(space) else Terrain.WALL

    def spaces(self) -> Iterator[Space]:
        """Every space in reading order."""
        return iter(rectangle(Space(0, 0), Size(self.width, self.height)))

    def wall(self, space: Space) -> bool:
        """Tell whether a space is wall."""
        return self.terrain(space) is Terrain.WALL

    def door(self, space: Space, side: Direction) -> Door | None:
        """Find the door on one side of a space."""
        where = door_edge(space, side)
        return next((door for door in self.doors if (door.space, door.side) == where), None)

    def shut(self, space: Space, side: Direction) -> bool:
        """Tell whether a closed door stands on one side of a space."""
        door = self.door(space, side)
        return door is not None and not door.open

    def shut_within(self, spaces: Collection[Space]) -> Door | None:
        """Find a closed door between two of these spaces."""
        return next(
            (
                door
                for door in self.doors
                if not door.open
                and door.space in spaces
                and door.space.towards(door.side) in spaces
            ),
            None,
        )

    def figure(self, name: str) -> Figure | None:
        """Find a figure by the name rule."""
        return next((one for one in self.figures if names.same(one.name, name)), None)

    def boulder(self, name: str) -> Boulder | None:
        """Find a boulder by the name rule."""
        return next((one for one in self.boulders if names.same(one.name, name)), None)

    def figures_on(self, spaces: Collection[Space]) -> tuple[Figure, ...]:
        """Every figure that stands on any of these spaces."""
        return tuple(one for one in self.figures if any(space in spaces for space in one.spaces))

    def boulder_on(self, spaces: Collection[Space], but: str = "") -> Boulder | None:
        """Find a boulder on any of these spaces, except the one named."""
        return next(
            (
                one
                for one in self.boulders
                if one.name != but and any(space in spaces for space in one.spaces)
            ),
            None,
        )

    def with_figure(self, figure: Figure) -> "Map":
        """Put a figure on the map, in place of the one of the same name."""
        return replace(self, figures=_put(self.figures, figure))

    def with_boulder(self, boulder: Boulder) -> "Map":
        """Put a boulder on the map, in place of the one of the same name."""
        return replace(self, boulders=_put(self.boulders, boulder))

    def without(self, name: str) -> "Map":
        """Take the piece of exactly this name off the map."""
        return replace(
            self,
            figures=tuple(one for one in self.figures if one.name != name),
            boulders=tuple(one for one in self.boulders if one.name != name),
        )

    def with_door(self, door: Door) -> "Map":
        """Set a door, in place of the one on the same edge."""
        others = (one for one in self.doors if (one.space, one.side) != (door.space, door.side))
        return replace(self, doors=(*others, door))

    def with_terrain(self, space: Space, terrain: Terrain) -> "Map":
        """Change what one space is made of."""
        row = self.rows[space.row]
        changed = row[: space.column] + terrain.value + row[space.column + 1 :]
        return replace(self, rows=(*self.rows[: space.row], changed, *self.rows[space.row + 1 :]))


class _Named(Protocol):
    @property
    def name(self) -> str: ...


_Piece = TypeVar("_Piece", bound=_Named)


def _put(pieces: tuple[_Piece, ...], piece: _Piece) -> tuple[_Piece, ...]:
    if all(one.name != piece.name for one in pieces):
        return (*pieces, piece)
    return tuple(piece if one.name == piece.name else one for one in pieces)
