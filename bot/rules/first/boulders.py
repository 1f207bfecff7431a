"""Boulders on the roll (W1-W3)."""

from collections.abc import Iterator, Sequence

from bot.rules.basics.names import key
from bot.rules.basics.stored import replace
from bot.rules.economy.draft import Draft
from bot.rules.economy.stages import begin_play
from bot.rules.first.economy import income, killed, waits_for_income
from bot.rules.first.look import the_map, the_setup
from bot.rules.first.order import begin
from bot.rules.state import commands as c
from bot.rules.state import events as e
from bot.rules.state import refusals as r
from bot.rules.state.map_changes import after
from bot.rules.state.refusals import Right
from bot.rules.well.dice import add_up
from bot.rules.well.map import RAMPS, Boulder, Figure, FigureKind, Map, Terrain
from bot.rules.well.setup import Falls
from bot.rules.well.spaces import Space, edge


def begin_turn(draft: Draft, command: c.BeginOverlordMapTurn) -> None:
    """Begin the overlord's turn: the boulders are waited for (W1)."""
    begin(draft, command, Right.OVERLORD)
    the_map(draft)
    if draft.campaign.dungeon is not None:
        begin_play(draft)
        draft.add(e.OverlordTurnBegan())
    await_all(draft)


def await_all(draft: Draft) -> None:
    """Let every boulder be waited for; without a map there is none."""
    map = draft.campaign.well.map
    if map is not None:
        draft.add(e.BouldersAwaited(tuple(one.name for one in map.boulders)))


def roll(draft: Draft, command: c.RollBoulders) -> None:
    """Roll boulders one after another, each over the map that the one before left (W1)."""
    begin(draft, command, Right.OVERLORD)
    roll_all(draft, _in_order(draft, command.order))
    if not draft.campaign.well.waiting and waits_for_income(draft.campaign):
        income(draft)


def roll_all(draft: Draft, names: Sequence[str]) -> None:
    """Roll these boulders in this order; whoever is crushed of the heroes is killed (E5)."""
    box, falls = draft.box.well, the_setup(draft).falls
    for name in names:
        boulder = next(one for one in the_map(draft).boulders if one.name == name)
        rolled = draft.roll(box.printed.boulder_dice, e.RollFor.POOL)
        distance = add_up(box.dice, rolled.dice, rolled.faces).range
        way = roll_on(the_map(draft), boulder, distance, falls)
        for event in (e.BoulderRolled(name, rolled, distance), *way):
            draft.add(event)
            _count_kill(draft, event)


def _count_kill(draft: Draft, event: e.Event) -> None:
    """Take the conquest of a hero of the quest whom a boulder kills."""
    if draft.campaign.dungeon is None or not isinstance(event, e.FigureCrushed):
        return
    hero = draft.campaign.heroes.get(key(event.name))
    if hero is not None and event.kind is FigureKind.HERO:
        killed(draft, hero)


def _in_order(draft: Draft, order: Sequence[str]) -> tuple[str, ...]:
    """Spell the chosen order as the map does; raises BouldersNotNow or BoulderNotWaiting."""
    waiting = draft.campaign.well.waiting
    if not waiting:
        waiting = tuple(one.name for one in the_map(draft).boulders)
        draft.refuse(r.BouldersNotNow())
    chosen: list[str] = []
    for name in order or waiting:
        boulder = the_map(draft).boulder(name)
        if boulder is None or boulder.name not in waiting or boulder.name in chosen:
            raise r.BoulderNotWaiting(name, waiting)
        chosen.append(boulder.name)
    return tuple(chosen)


def roll_on(map: Map, boulder: Boulder, distance: int, falls: Falls) -> tuple[e.BoulderEvent, ...]:
    """Roll a boulder so many spaces along its arrow: its path and each consequence, in order."""
    events: list[e.BoulderEvent] = []
    for step in range(1, distance + 1):
        last = step == distance or falls is Falls.AT_ONCE
        for event in _one_space(map, boulder.name, last):
            events.append(event)
            map = after(map, event)
        if map.boulder(boulder.name) is None:
            break
    return tuple(_spared_once(events))


def _one_space(map: Map, name: str, last: bool) -> Iterator[e.BoulderEvent]:
    """Roll one space on; at its last space it falls into pits that lie wholly under it."""
    boulder = next(one for one in map.boulders if one.name == name)
    front = edge(boulder.space, boulder.size, boulder.direction)
    entered = tuple(space.towards(boulder.direction) for space in front)
    shattered = _collision(map, boulder, front, entered)
    if shattered is not None:
        yield shattered
        return
    moved = replace(boulder, space=boulder.space.towards(boulder.direction))
    yield e.BoulderAdvanced(name, moved.space)
    yield from _passed(map, moved, entered)
    yield from _turned(map, moved, entered)
    if last and all(map.terrain(space) is Terrain.PIT for space in moved.spaces):
        yield from _fallen(map, moved)


def _collision(
    map: Map, boulder: Boulder, front: Sequence[Space], entered: Sequence[Space]
) -> e.BoulderShattered | None:
    """Find what destroys a boulder that would enter these spaces: wall, closed door, boulder."""
    for space in entered:
        if map.wall(space):
            return e.BoulderShattered(boulder.name, space, e.Shattering.WALL)
    for space, beyond in zip(front, entered, strict=True):
        if map.shut(space, boulder.direction):
            return e.BoulderShattered(boulder.name, beyond, e.Shattering.DOOR)
    door = map.shut_within(entered)
    if door is not None:
        return e.BoulderShattered(boulder.name, door.space, e.Shattering.DOOR)
    other = map.boulder_on(entered, but=boulder.name)
    if other is not None:
        hit = next(space for space in entered if space in other.spaces)
        return e.BoulderShattered(boulder.name, hit, e.Shattering.BOULDER, other.name)
    return None


def _passed(map: Map, boulder: Boulder, entered: Sequence[Space]) -> Iterator[e.BoulderEvent]:
    for space in entered:
        if map.terrain(space) is Terrain.RUBBLE:
            yield e.RubbleCleared(boulder.name, space)
    for figure in map.figures_on(entered):
        if _deep(map, figure):
            yield e.FigureSpared(boulder.name, figure.name, figure.space)
        else:
            yield e.FigureCrushed(boulder.name, figure.name, figure.kind, figure.space)


def _deep(map: Map, figure: Figure) -> bool:
    """Tell whether a figure is in a pit: wholly over pits, and not flying above them (outside)."""
    return not figure.flying and all(map.terrain(space) is Terrain.PIT for space in figure.spaces)


def _turned(map: Map, boulder: Boulder, entered: Sequence[Space]) -> Iterator[e.BoulderEvent]:
    """Turn the arrow by the ramp entered; ramps that point different ways leave it (ruling)."""
    ramps = [space for space in entered if map.terrain(space) in RAMPS]
    arrows = {RAMPS[map.terrain(space)] for space in ramps}
    if len(arrows) == 1 and boulder.direction not in arrows:
        yield e.BoulderTurned(boulder.name, ramps[0], arrows.pop())


def _fallen(map: Map, boulder: Boulder) -> Iterator[e.BoulderEvent]:
    """Fall into the pit on top of those who are in it; fliers over it died when it came."""
    yield e.BoulderFell(boulder.name, boulder.space)
    for figure in map.figures_on(boulder.spaces):
        if _deep(map, figure):
            yield e.FigureCrushed(boulder.name, figure.name, figure.kind, figure.space)


def _spared_once(events: Sequence[e.BoulderEvent]) -> Iterator[e.BoulderEvent]:
    """Tell of a large figure in a pit once, and not at all when it is crushed in the end."""
    told = {event.name for event in events if isinstance(event, e.FigureCrushed)}
    for event in events:
        if isinstance(event, e.FigureSpared):
            if event.name in told:
                continue
            told.add(event.name)
        yield event
