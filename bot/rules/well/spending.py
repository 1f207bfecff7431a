"""Spending treachery before a quest (W8)."""

from bot.rules.basics import names
from bot.rules.well.commands import (
    OpenTreachery,
    SettleTreachery,
    SwapWithTreachery,
    UndoTreacherySwap,
)
from bot.rules.well.events import (
    TreacheryOpened,
    TreacherySettled,
    TreacherySwapped,
    TreacherySwapUndone,
)
from bot.rules.well.look import check_amount
from bot.rules.well.refusals import (
    BadName,
    NotSwapped,
    TreacheryChanged,
    TreacheryNotOpen,
    TreacheryShort,
    TreacherySpent,
)
from bot.rules.well.setup import Printed
from bot.rules.well.state import WellState
from bot.rules.well.treachery import Swap, Treachery

_MOST_POINTS = 99
_LONGEST_NAME = 60


def open_treachery(command: OpenTreachery, printed: Printed) -> TreacheryOpened:
    """Take what the quest gives; an earlier spending is forgotten; raises BadAmount."""
    usual = printed.usual_start_cards if command.usual is None else command.usual
    for points in (command.event, command.trap, command.monster):
        check_amount(points, 0, _MOST_POINTS)
    check_amount(usual, 0, printed.most_start_cards)
    return TreacheryOpened(command.event, command.trap, command.monster, usual)


def swap(state: WellState, command: SwapWithTreachery) -> TreacherySwapped:
    """Pay a card in its own kind; raises TreacheryShort when that kind is short."""
    treachery = the_treachery(state)
    card = command.card.strip()
    if not names.key(card) or len(card) > _LONGEST_NAME:
        raise BadName(card[:_LONGEST_NAME])
    check_amount(command.cost, 1, _MOST_POINTS)
    left = treachery.left(command.kind)
    if command.cost > left:
        raise TreacheryShort(command.kind, command.cost, left)
    return TreacherySwapped(Swap(card, command.kind, command.cost))


def undo_swap(state: WellState, command: UndoTreacherySwap) -> TreacherySwapUndone:
    """Take the newest swap of a card back; raises NotSwapped."""
    for made in reversed(the_treachery(state).swaps):
        if names.same(made.card, command.card):
            return TreacherySwapUndone(made)
    raise NotSwapped(command.card)


def settle(state: WellState, command: SettleTreachery, printed: Printed) -> TreacherySettled:
    """Turn what is left over into starting cards; raises TreacheryChanged."""
    treachery = the_treachery(state)
    if command.swaps not in (None, len(treachery.swaps)):
        raise TreacheryChanged
    cards = treachery.start_cards(printed.points_per_card, printed.most_start_cards)
    return TreacherySettled(
        len(treachery.swaps), treachery.left_over, cards - treachery.usual, cards
    )


def the_treachery(state: WellState) -> Treachery:
    """Give the treachery being spent; raises TreacheryNotOpen or TreacherySpent."""
    if state.treachery is None:
        raise TreacheryNotOpen
    if state.treachery.done:
        raise TreacherySpent
    return state.treachery
