"""What a picture of the first-edition map shows, and the same as data for its alt text."""

import re
from collections.abc import Iterable, Iterator, Sequence

from msgspec import Struct

from bot.pages.pictures.palette import legible
from bot.rules.state import events as e
from bot.rules.well.map import Boulder, Door, Figure, FigureKind, Map, Terrain
from bot.rules.well.reach import Area
from bot.rules.well.spaces import Direction, Size, Space, rectangle

_PARTS = re.compile(r"[^\W\d_]+|[0-9]+")
_PLAIN = (Terrain.FLOOR, Terrain.WALL)
_MOST_AT_ONCE, _LEAST_AT_ONCE, _AROUND = 20, 14, 4


class Trail(Struct, frozen=True):
    """The way a boulder came: its north-west corners, the start first."""

    size: Size
    corners: tuple[Space, ...]


class MapView(Struct, frozen=True):
    """A map and what to point out on it; `died` names who died on the `crushed` spaces.

    With a `centre` no more of a large map is shown than a phone can show.
    """

    map: Map
    area: Area | None = None
    trails: tuple[Trail, ...] = ()
    crushed: tuple[Space, ...] = ()
    focus: tuple[Space, ...] = ()
    died: tuple[str, ...] = ()
    centre: Space | None = None

    @property
    def pointed_out(self) -> tuple[Space, ...]:
        """Every space that somebody should see."""
        covered = self.area.spaces if self.area else ()
        ways = (
            space
            for trail in self.trails
            for corner in trail.corners
            for space in rectangle(corner, trail.size)
        )
        return (*covered, *ways, *self.crushed, *self.focus)


class Window(Struct, frozen=True):
    """The part of a map that a picture shows, corners included."""

    first: Space
    last: Space

    def __contains__(self, space: Space) -> bool:
        across = self.first.column <= space.column <= self.last.column
        return across and self.first.row <= space.row <= self.last.row


class ShownFigure(Struct, frozen=True):
    """A figure as the picture shows it; a small one begins and ends on the same space."""

    label: str
    name: str
    kind: FigureKind
    first: Space
    last: Space
    flying: bool
    bleed: int
    daze: int
    target: bool
    wounds: int = 0
    most: int = 0


class ShownBoulder(Struct, frozen=True):
    """A boulder as the picture shows it."""

    name: str
    first: Space
    last: Space
    direction: Direction


class ShownDoor(Struct, frozen=True):
    """A door between two spaces."""

    first: Space
    last: Space
    open: bool


class MapDescription(Struct, frozen=True):
    """All that a picture shows but plain floor and wall, in reading order.

    `died` has the names and labels of those whose crosses are on the `crushed` spaces.
    """

    window: Window
    figures: tuple[ShownFigure, ...]
    boulders: tuple[ShownBoulder, ...]
    doors: tuple[ShownDoor, ...]
    terrain: tuple[tuple[Terrain, tuple[Space, ...]], ...]
    covered: tuple[Space, ...]
    reached: tuple[Space, ...]
    crushed: tuple[Space, ...]
    died: tuple[tuple[str, str], ...] = ()


def view_after(before: Map, events: Iterable[e.WellEvent], after: Map) -> MapView:
    """Show the map after boulders rolled, with the ways they came and where figures died."""
    happened = tuple(events)
    ways: dict[str, list[Space]] = {}
    for event in happened:
        if isinstance(event, e.BoulderAdvanced):
            ways.setdefault(event.name, []).append(event.space)
    boulders = {one.name: one for one in before.boulders}
    trails = (
        Trail(boulders[name].size, (boulders[name].space, *way)) for name, way in ways.items()
    )
    deaths = [event for event in happened if isinstance(event, e.FigureCrushed)]
    return MapView(
        after,
        trails=tuple(trails),
        crushed=tuple(event.space for event in deaths),
        died=tuple(event.name for event in deaths),
    )


def window(view: MapView) -> Window:
    """Choose what to show: a map whole, a large one only round what is pointed out.

    A phone shrinks a large map until nobody can read it.
    """
    map, seen = view.map, view.pointed_out
    if view.centre is not None:
        return _round(view.centre, map)
    if not seen or max(map.width, map.height) <= _MOST_AT_ONCE:
        return Window(Space(0, 0), map.last)
    columns = _stretch([space.column for space in seen], map.width)
    rows = _stretch([space.row for space in seen], map.height)
    return Window(Space(columns[0], rows[0]), Space(columns[1], rows[1]))


def is_large(map: Map) -> bool:
    """Tell whether a map is too large for a phone to show whole."""
    return max(map.width, map.height) > _MOST_AT_ONCE


def _round(centre: Space, map: Map) -> Window:
    """Show as much round a space as can be read, or the map whole."""
    column, columns = _share(centre.column, map.width)
    row, rows = _share(centre.row, map.height)
    return Window(Space(column, row), Space(column + columns - 1, row + rows - 1))


def _share(middle: int, count: int) -> tuple[int, int]:
    """The first of `count` columns or rows to show, and how many."""
    shown = min(count, _MOST_AT_ONCE)
    return max(0, min(middle - shown // 2, count - shown)), shown


def _stretch(seen: Sequence[int], count: int) -> tuple[int, int]:
    """The first and last of `count` columns or rows to show around those seen."""
    first, last = max(0, min(seen) - _AROUND), min(count - 1, max(seen) + _AROUND)
    missing = max(0, min(count, _LEAST_AT_ONCE) - (last - first + 1))
    first = max(0, first - missing // 2)
    last = min(count - 1, max(last, first + min(count, _LEAST_AT_ONCE) - 1))
    return min(first, max(0, last - _LEAST_AT_ONCE + 1)), last


def describe(view: MapView) -> MapDescription:
    """Say what a picture shows, as data."""
    map, shown = view.map, window(view)
    area, named = view.area, labels(view.map, view.died)
    return MapDescription(
        window=shown,
        figures=tuple(_figures(view, shown)),
        boulders=tuple(
            ShownBoulder(one.name, one.space, one.spaces[-1], one.direction)
            for one in sorted(map.boulders, key=_reading_order)
            if any(space in shown for space in one.spaces)
        ),
        doors=tuple(
            ShownDoor(door.space, door.space.towards(door.side), door.open)
            for door in sorted(map.doors, key=_reading_order)
            if door.space in shown
        ),
        terrain=tuple(_terrain(map, shown)),
        covered=area.spaces if area else (),
        reached=area.reached if area else (),
        crushed=view.crushed,
        died=tuple((name, named[name]) for name in view.died),
    )


def labels(map: Map, died: Sequence[str] = ()) -> dict[str, str]:
    """Give each figure a label of its own, two or three letters and digits short.

    Those who died have theirs too, after those who stand.
    """
    given: dict[str, str] = {}
    for name in (*(figure.name for figure in map.figures), *died):
        taken = set(given.values())
        given[name] = next(label for label in _labels(name) if label not in taken)
    return given


def _labels(name: str) -> Iterator[str]:
    """Labels for a name, the best first: initials, first letters, then numbers."""
    parts = _PARTS.findall(legible(name)) or [""]
    first = parts[0][:1].upper()
    if len(parts) > 1:
        yield first + (parts[-1][:2] if parts[-1].isdecimal() else parts[1][:1].upper())
    for letter in parts[0][1:]:
        yield first + letter.lower()
    if len(parts[0]) == 1:
        yield first
    for number in range(1, 1000):
        yield f"{first}{number}"


def _figures(view: MapView, shown: Window) -> Iterator[ShownFigure]:
    named = labels(view.map)
    hit = view.area.targets if view.area else ()
    for one in sorted(view.map.figures, key=_reading_order):
        if any(space in shown for space in one.spaces):
            yield ShownFigure(
                named[one.name],
                one.name,
                one.kind,
                one.space,
                one.spaces[-1],
                one.flying,
                one.bleed,
                one.daze,
                one.name in hit,
                one.body.wounds if one.body else 0,
                one.body.most if one.body else 0,
            )


def _terrain(map: Map, shown: Window) -> Iterator[tuple[Terrain, tuple[Space, ...]]]:
    places: dict[Terrain, list[Space]] = {}
    for space in map.spaces():
        if space in shown:
            places.setdefault(map.terrain(space), []).append(space)
    for terrain in Terrain:
        if terrain not in _PLAIN and terrain in places:
            yield terrain, tuple(places[terrain])


def _reading_order(thing: Figure | Boulder | Door) -> tuple[int, int]:
    return thing.space.row, thing.space.column
