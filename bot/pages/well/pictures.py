"""Which pictures a move on the map shows: the map before and after, a template, dice."""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from bot.pages.page import Picture
from bot.pages.phrases import dice_words
from bot.pages.pictures.drawn import dice_picture, draw_map
from bot.pages.pictures.shown import ShownDie
from bot.pages.pictures.well_view import MapView, view_after
from bot.pages.text import capital
from bot.pages.voice import Voice
from bot.pages.well.described import alt
from bot.rules.basics.stored import replace
from bot.rules.rolling.table_rolls import RolledDie
from bot.rules.state import events as e
from bot.rules.well.map import Map
from bot.rules.well.spaces import Space
from bot.rules.well.state import WellState

_MOST_KEPT = 32
_WITHOUT_PICTURE = (
    e.WellSetupChanged
    | e.TreacheryOpened
    | e.TreacherySwapped
    | e.TreacherySwapUndone
    | e.TreacherySettled
)


def pictures(
    events: Sequence[e.WellEvent], before: WellState, after: WellState, names: Voice
) -> Iterator[Picture]:
    """Draw what happened on the map; takes tens of milliseconds, so not on the event loop."""
    shown = [event for event in events if has_picture(event)]
    if not shown or after.map is None:
        return
    yield from _dice(shown, after, names)
    if before.map is not None and any(isinstance(event, e.BoulderRolled) for event in shown):
        yield from _boulders(shown, before.map, after.map, names)
        return
    yield map_picture(_view(shown, after.map, before, after), names)


def has_picture(event: e.WellEvent) -> bool:
    """Tell whether an event is one that a picture of the map shows."""
    return not isinstance(event, _WITHOUT_PICTURE)


def map_picture(view: MapView, names: Voice) -> Picture:
    """Draw a map with its alt text."""
    return Picture("board.png", _drawn(view), alt(view, names))


@lru_cache(maxsize=_MOST_KEPT)
def _drawn(view: MapView) -> bytes:
    """Draw a map once for all who show it: the move's message, the live board, a look."""
    return draw_map(view)


def _boulders(
    events: Sequence[e.WellEvent], before: Map, after: Map, names: Voice
) -> Iterator[Picture]:
    rolled = view_after(before, events, after)
    start = MapView(before, focus=rolled.pointed_out)
    for name, view in (("before", start), ("after", rolled)):
        said = names.say(f"well-alt-{name}", board=alt(view, names))
        yield Picture(f"{name}.png", draw_map(view), said)


def _view(events: Sequence[e.WellEvent], map: Map, before: WellState, after: WellState) -> MapView:
    """Point out what happened; after an attack by template, the template."""
    attack = after.attack
    attacked = any(isinstance(event, _OF_ATTACKS) for event in events)
    if attacked and attack is not None:
        names = (attack.attacker, *attack.targets)
        view = MapView(map, attack.area, focus=_standing(map, names))
    else:
        old = before.map or map
        seen = tuple(space for each in events for space in _spaces(each, old, map))
        view = MapView(map, focus=seen)
    return _with_deaths(view, events)


def _with_deaths(view: MapView, events: Sequence[e.WellEvent]) -> MapView:
    """Put a cross where somebody died who did not return within the move (E7)."""
    dead: dict[str, Space] = {}
    for event in events:
        match event:
            case e.FigureDied(name, _, space):
                dead[name] = space
            case e.FigureReturned(figure):
                dead.pop(figure.name, None)
            case _:
                pass
    return replace(view, crushed=tuple(dead.values()), died=tuple(dead))


_OF_ATTACKS = (
    e.WellAttackDeclared
    | e.DazeDiceLost
    | e.PowerDiceCapped
    | e.WellAttackRolled
    | e.WellAttackDodged
    | e.WellAttackSettled
    | e.AttackAdjusted
)


def _standing(map: Map, names: Sequence[str]) -> tuple[Space, ...]:
    pieces = [piece for piece in map.pieces if piece.name in names]
    return tuple(space for piece in pieces for space in piece.spaces)


def _spaces(event: e.WellEvent, before: Map, after: Map) -> tuple[Space, ...]:
    """Give the spaces that an event of the map is about."""
    match event:
        case e.FigurePlaced(figure):
            return figure.spaces
        case e.BoulderPlaced(boulder):
            return boulder.spaces
        case e.PieceMoved(name, start):
            return start, *_standing(after, [name])
        case e.PieceRemoved(name):
            return _standing(before, [name])
        case e.DoorSet(door):
            return door.space, door.space.towards(door.side)
        case e.BleedSet(name) | e.DazeSet(name) | e.FigureTurnBegan(name):
            return _standing(after, [name])
        case e.FigureHurt(figure) | e.FigureReturned(figure):
            return figure.spaces
        case _:
            return ()


def _dice(events: Sequence[e.WellEvent], after: WellState, names: Voice) -> Iterator[Picture]:
    """Draw the dice of an attack as they lie now, with those a dodge had rolled again."""
    attack = after.attack
    rolled = any(isinstance(event, e.WellAttackRolled | e.WellAttackDodged) for event in events)
    if not rolled or attack is None:
        return
    old = _old_faces(events)
    dice = [
        RolledDie(die, face, old.get(place, ()))
        for place, (die, face) in enumerate(zip(attack.dice, attack.faces, strict=True), start=1)
    ]
    row = [ShownDie(names.marked_die(one.die), one.face, one.struck) for one in dice]
    said = names.say("roll-alt-pool", dice=capital(dice_words.told(dice, names)))
    yield Picture("dice.png", dice_picture([row]), said)


def _old_faces(events: Sequence[e.WellEvent]) -> dict[int, tuple[int, ...]]:
    """Give what the dice showed that a dodge had rolled again, by their places from 1."""
    dodged = (event for event in events if isinstance(event, e.WellAttackDodged))
    return {
        place: (face,)
        for event in dodged
        for place, face in zip(event.places, event.old, strict=True)
    }
