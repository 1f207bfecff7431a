"""Which pictures a move at the board shows: the board before and after, a template, dice."""

from collections.abc import Iterator, Sequence

from bot.pages.page import Picture
from bot.pages.phrases import dice_words
from bot.pages.pictures.dice import ShownDie, dice_picture
from bot.pages.pictures.well_board import draw_board
from bot.pages.pictures.well_view import BoardView, view_after
from bot.pages.voice import Voice
from bot.pages.well.described import alt
from bot.rules.rolling.table_rolls import RolledDie
from bot.rules.well import events as w
from bot.rules.well.attack_events import (
    DazeDiceLost,
    WellAttackDeclared,
    WellAttackDodged,
    WellAttackRolled,
    WellAttackSettled,
)
from bot.rules.well.board import Board
from bot.rules.well.boulder_events import BoulderRolled
from bot.rules.well.spaces import Space
from bot.rules.well.state import WellState

_WITHOUT_PICTURE = (
    w.WellSetupChanged
    | w.TreacheryOpened
    | w.TreacherySwapped
    | w.TreacherySwapUndone
    | w.TreacherySettled
)


def pictures(
    events: Sequence[w.WellEvent], before: WellState, after: WellState, names: Voice
) -> Iterator[Picture]:
    """Draw what happened at the board; takes tens of milliseconds, so not on the event loop."""
    shown = [event for event in events if has_picture(event)]
    if not shown or after.board is None:
        return
    yield from _dice(shown, after, names)
    if before.board is not None and any(isinstance(event, BoulderRolled) for event in shown):
        yield from _boulders(shown, before.board, after.board, names)
        return
    yield board_picture(_view(shown, after.board, before, after), names)


def has_picture(event: w.WellEvent) -> bool:
    """Tell whether an event is one that a picture of the board shows."""
    return not isinstance(event, _WITHOUT_PICTURE)


def board_picture(view: BoardView, names: Voice) -> Picture:
    """Draw a board with its alt text."""
    return Picture("board.png", draw_board(view), alt(view, names))


def _boulders(
    events: Sequence[w.WellEvent], before: Board, after: Board, names: Voice
) -> Iterator[Picture]:
    rolled = view_after(before, events, after)
    start = BoardView(before, focus=rolled.pointed_out)
    for name, view in (("before", start), ("after", rolled)):
        said = names.say(f"well-alt-{name}", board=alt(view, names))
        yield Picture(f"{name}.png", draw_board(view), said)


def _view(
    events: Sequence[w.WellEvent], board: Board, before: WellState, after: WellState
) -> BoardView:
    """Point out what happened; after an attack by template, the template."""
    attack = after.attack
    attacked = any(isinstance(event, _OF_ATTACKS) for event in events)
    if attacked and attack is not None:
        names = (attack.attacker, *attack.targets)
        return BoardView(board, attack.area, focus=_standing(board, names))
    old = before.board or board
    return BoardView(
        board, focus=tuple(space for each in events for space in _spaces(each, old, board))
    )


_OF_ATTACKS = (
    WellAttackDeclared | DazeDiceLost | WellAttackRolled | WellAttackDodged | WellAttackSettled
)


def _standing(board: Board, names: Sequence[str]) -> tuple[Space, ...]:
    pieces = [piece for piece in board.pieces if piece.name in names]
    return tuple(space for piece in pieces for space in piece.spaces)


def _spaces(event: w.WellEvent, before: Board, after: Board) -> tuple[Space, ...]:
    """Give the spaces that an event of the board is about."""
    match event:
        case w.FigurePlaced(figure):
            return figure.spaces
        case w.BoulderPlaced(boulder):
            return boulder.spaces
        case w.PieceMoved(name, start):
            return start, *_standing(after, [name])
        case w.PieceRemoved(name):
            return _standing(before, [name])
        case w.DoorSet(door):
            return door.space, door.space.towards(door.side)
        case w.BleedSet(name) | w.DazeSet(name) | w.FigureTurnBegan(name):
            return _standing(after, [name])
        case _:
            return ()


def _dice(events: Sequence[w.WellEvent], after: WellState, names: Voice) -> Iterator[Picture]:
    """Draw the dice of an attack as they lie now, with those a dodge had rolled again."""
    attack = after.attack
    rolled = any(isinstance(event, WellAttackRolled | WellAttackDodged) for event in events)
    if not rolled or attack is None:
        return
    old = _old_faces(events)
    dice = [
        RolledDie(die, face, old.get(place, ()))
        for place, (die, face) in enumerate(zip(attack.dice, attack.faces, strict=True), start=1)
    ]
    row = [ShownDie(names.box.dice[one.die], one.face, one.struck) for one in dice]
    said = names.say("roll-alt-pool", dice=dice_words.told(dice, names))
    yield Picture("dice.png", dice_picture([row]), said)


def _old_faces(events: Sequence[w.WellEvent]) -> dict[int, tuple[int, ...]]:
    """Give what the dice showed that a dodge had rolled again, by their places from 1."""
    dodged = (event for event in events if isinstance(event, WellAttackDodged))
    return {
        place: (face,)
        for event in dodged
        for place, face in zip(event.places, event.old, strict=True)
    }
