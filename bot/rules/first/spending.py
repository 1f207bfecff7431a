"""Spending treachery before a quest (W8)."""

from bot.rules.basics import names
from bot.rules.basics.stage import StageKind
from bot.rules.economy.draft import Draft
from bot.rules.first.economy import draw_cards, need_dungeon
from bot.rules.first.look import check_amount
from bot.rules.first.order import begin
from bot.rules.state import commands as c
from bot.rules.state import events as e
from bot.rules.state import refusals as r
from bot.rules.state.refusals import Right
from bot.rules.well.treachery import Swap, Treachery

_MOST_POINTS = 99
_LONGEST_NAME = 60


def open_treachery(draft: Draft, command: c.OpenTreachery) -> None:
    """Take what the quest gives; raises BadAmount, or TreacherySpent in a quest that spent it.

    A spending that is not settled, or that lies before the quest, is forgotten.
    """
    begin(draft, command, Right.OVERLORD)
    spent = draft.campaign.well.treachery
    if draft.campaign.dungeon is not None and spent is not None and spent.done:
        raise r.TreacherySpent
    printed = draft.box.well.printed
    usual = printed.usual_start_cards if command.usual is None else command.usual
    for points in (command.event, command.trap, command.monster):
        check_amount(points, 0, _MOST_POINTS)
    check_amount(usual, 0, printed.most_start_cards)
    draft.add(e.TreacheryOpened(command.event, command.trap, command.monster, usual))


def swap(draft: Draft, command: c.SwapWithTreachery) -> None:
    """Pay a card in its own kind; raises TreacheryShort when that kind is short."""
    begin(draft, command, Right.OVERLORD)
    treachery = _the_treachery(draft)
    card = command.card.strip()
    if not names.key(card) or len(card) > _LONGEST_NAME:
        raise r.BadPieceName(card[:_LONGEST_NAME])
    check_amount(command.cost, 1, _MOST_POINTS)
    left = treachery.left(command.kind)
    if command.cost > left:
        raise r.TreacheryShort(command.kind, command.cost, left)
    draft.add(e.TreacherySwapped(Swap(card, command.kind, command.cost)))


def undo_swap(draft: Draft, command: c.UndoTreacherySwap) -> None:
    """Take the newest swap of a card back; raises NotSwapped."""
    begin(draft, command, Right.OVERLORD)
    made = reversed(_the_treachery(draft).swaps)
    newest = next((each for each in made if names.same(each.card, command.card)), None)
    if newest is None:
        raise r.NotSwapped(command.card)
    draft.add(e.TreacherySwapUndone(newest))


def settle(draft: Draft, command: c.SettleTreachery) -> None:
    """Turn what is left over into starting cards; raises TreacheryChanged.

    Where play has begun already, what the hand lacks of them is drawn now (W8).
    """
    begin(draft, command, Right.OVERLORD)
    treachery, printed = _the_treachery(draft), draft.box.well.printed
    swapped = len(treachery.swaps)
    if command.swaps not in (None, swapped):
        raise r.TreacheryChanged
    cards = treachery.start_cards(printed.points_per_card, printed.most_start_cards)
    held = draft.campaign.dungeon
    late = cards - held.dealt if held else 0
    draft.add(e.TreacherySettled(swapped, treachery.left_over, cards - treachery.usual, cards))
    if draft.campaign.stage.kind is StageKind.SET_UP:
        _deal(draft, cards)
    elif late > 0:
        draw_cards(draft, late)


def _deal(draft: Draft, cards: int) -> None:
    """Deal the starting hand that treachery gives, of what the deck holds (E1)."""
    held = need_dungeon(draft)
    hand = min(cards, held.hand + held.deck)
    if hand != held.hand:
        draft.add(e.HandDealt(hand, hand - held.hand))


def _the_treachery(draft: Draft) -> Treachery:
    """Give the treachery being spent; raises TreacheryNotOpen or TreacherySpent."""
    treachery = draft.campaign.well.treachery
    if treachery is None:
        raise r.TreacheryNotOpen
    if treachery.done:
        raise r.TreacherySpent
    return treachery
