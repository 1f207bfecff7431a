"""A move on the map as one message: what happened, with pictures, and what can be pressed."""

from dataclasses import replace

from bot.pages.messages import say
from bot.pages.page import Page
from bot.pages.phrases.moves import Move
from bot.pages.pictures.well_view import MapView
from bot.pages.voice import Voice
from bot.pages.well.pictures import has_picture, map_picture, pictures
from bot.rules.state import events as e
from bot.rules.well.state import WellState

_LOOKS_BACK = e.BoulderRolled | e.PieceRemoved


def needs_before(move: Move) -> bool:
    """Tell whether the pictures of a move need the map as it was before."""
    happened = any(isinstance(event, _LOOKS_BACK) for event in move.well_events)
    return happened and not move.undone_by


def page(move: Move, before: WellState, names: Voice) -> Page:
    """Draw a move with its pictures; takes tens of milliseconds, so not on the event loop."""
    return _with_pictures(say.page(move, names), move, before, names)


def briefly(move: Move, before: WellState, names: Voice) -> Page:
    """Draw an undo or redo that was asked for by command, with the same pictures."""
    return _with_pictures(say.briefly(move, names), move, before, names)


def _with_pictures(told: Page, move: Move, before: WellState, names: Voice) -> Page:
    """Put pictures behind the first text; a move taken back shows the map as it is again."""
    events, after = move.well_events, move.after.well
    if not move.undone_by:
        drawn = tuple(pictures(events, before, after, names))
    elif after.map is not None and any(map(has_picture, events)):
        drawn = (map_picture(MapView(after.map), names),)
    else:
        drawn = ()
    return replace(told, blocks=(*told.blocks[:1], *drawn, *told.blocks[1:]))
