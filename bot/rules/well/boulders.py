"""Boulders on the roll (W1-W3)."""

from collections.abc import Iterator, Sequence
from typing import assert_never

from bot.rules.basics.stored import replace
from bot.rules.well.board import RAMPS, Board, Boulder, Figure, Terrain
from bot.rules.well.boulder_events import (
    BoulderAdvanced,
    BoulderEvent,
    BoulderFell,
    BoulderShattered,
    BoulderTurned,
    FigureCrushed,
    FigureSpared,
    RubbleCleared,
    Shattering,
)
from bot.rules.well.setup import Falls
from bot.rules.well.spaces import Direction, Space, edge


def roll_on(
    board: Board, boulder: Boulder, distance: int, falls: Falls
) -> tuple[BoulderEvent, ...]:
    """Roll a boulder so many spaces along its arrow: its path and each consequence, in order."""
    events: list[BoulderEvent] = []
    for step in range(1, distance + 1):
        last = step == distance or falls is Falls.AT_ONCE
        for event in _one_space(board, boulder.name, last):
            events.append(event)
            board = after(board, event)
        if board.boulder(boulder.name) is None:
            break
    return tuple(_spared_once(events))


def after(board: Board, event: BoulderEvent) -> Board:
    """Give the board after something happened on a boulder's way."""
    match event:
        case BoulderAdvanced(name, space):
            return _changed(board, name, space=space)
        case BoulderTurned(name, _, direction):
            return _changed(board, name, direction=direction)
        case RubbleCleared(_, space):
            return board.with_terrain(space, Terrain.FLOOR)
        case FigureCrushed(_, name) | BoulderShattered(name) | BoulderFell(name):
            return board.without(name)
        case FigureSpared():
            return board
        case _:
            assert_never(event)


def _changed(
    board: Board, name: str, space: Space | None = None, direction: Direction | None = None
) -> Board:
    boulder = next(one for one in board.boulders if one.name == name)
    return board.with_boulder(
        replace(boulder, space=space or boulder.space, direction=direction or boulder.direction)
    )


def _one_space(board: Board, name: str, last: bool) -> Iterator[BoulderEvent]:
    """Roll one space on; at its last space it falls into pits that lie wholly under it."""
    boulder = next(one for one in board.boulders if one.name == name)
    front = edge(boulder.space, boulder.size, boulder.direction)
    entered = tuple(space.towards(boulder.direction) for space in front)
    shattered = _collision(board, boulder, front, entered)
    if shattered is not None:
        yield shattered
        return
    moved = replace(boulder, space=boulder.space.towards(boulder.direction))
    yield BoulderAdvanced(name, moved.space)
    yield from _passed(board, moved, entered)
    yield from _turned(board, moved, entered)
    if last and all(board.terrain(space) is Terrain.PIT for space in moved.spaces):
        yield from _fallen(board, moved)


def _collision(
    board: Board, boulder: Boulder, front: Sequence[Space], entered: Sequence[Space]
) -> BoulderShattered | None:
    """Find what destroys a boulder that would enter these spaces: wall, closed door, boulder."""
    for space in entered:
        if board.wall(space):
            return BoulderShattered(boulder.name, space, Shattering.WALL)
    for space, beyond in zip(front, entered, strict=True):
        if board.shut(space, boulder.direction):
            return BoulderShattered(boulder.name, beyond, Shattering.DOOR)
    door = board.shut_within(entered)
    if door is not None:
        return BoulderShattered(boulder.name, door.space, Shattering.DOOR)
    other = board.boulder_on(entered, but=boulder.name)
    if other is not None:
        hit = next(space for space in entered if space in other.spaces)
        return BoulderShattered(boulder.name, hit, Shattering.BOULDER, other.name)
    return None


def _passed(board: Board, boulder: Boulder, entered: Sequence[Space]) -> Iterator[BoulderEvent]:
    for space in entered:
        if board.terrain(space) is Terrain.RUBBLE:
            yield RubbleCleared(boulder.name, space)
    for figure in board.figures_on(entered):
        if _deep(board, figure):
            yield FigureSpared(boulder.name, figure.name, figure.space)
        else:
            yield FigureCrushed(boulder.name, figure.name, figure.kind, figure.space)


def _deep(board: Board, figure: Figure) -> bool:
    """Tell whether a figure is in a pit: wholly over pits, and not flying above them (outside)."""
    return not figure.flying and all(board.terrain(space) is Terrain.PIT for space in figure.spaces)


def _turned(board: Board, boulder: Boulder, entered: Sequence[Space]) -> Iterator[BoulderEvent]:
    """Turn the arrow by the ramp entered; ramps that point different ways leave it (ruling)."""
    ramps = [space for space in entered if board.terrain(space) in RAMPS]
    arrows = {RAMPS[board.terrain(space)] for space in ramps}
    if len(arrows) == 1 and boulder.direction not in arrows:
        yield BoulderTurned(boulder.name, ramps[0], arrows.pop())


def _fallen(board: Board, boulder: Boulder) -> Iterator[BoulderEvent]:
    """Fall into the pit on top of those who are in it; fliers over it died when it came."""
    yield BoulderFell(boulder.name, boulder.space)
    for figure in board.figures_on(boulder.spaces):
        if _deep(board, figure):
            yield FigureCrushed(boulder.name, figure.name, figure.kind, figure.space)


def _spared_once(events: Sequence[BoulderEvent]) -> Iterator[BoulderEvent]:
    """Tell of a large figure in a pit once, and not at all when it is crushed in the end."""
    told = {event.name for event in events if isinstance(event, FigureCrushed)}
    for event in events:
        if isinstance(event, FigureSpared):
            if event.name in told:
                continue
            told.add(event.name)
        yield event
