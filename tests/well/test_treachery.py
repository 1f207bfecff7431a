"""Treachery before a quest (W8)."""

import pytest

from bot.rules.state.commands import (
    OpenTreachery,
    SettleTreachery,
    SwapWithTreachery,
    UndoTreacherySwap,
)
from bot.rules.state.events import TreacherySettled
from bot.rules.state.refusals import (
    BadAmount,
    BadPieceName,
    NotSwapped,
    TreacheryNotOpen,
    TreacheryShort,
    TreacherySpent,
)
from bot.rules.well.treachery import TreacheryKind
from tests.well.conftest import Table

EVENT, TRAP, MONSTER = TreacheryKind


def settled(table: Table) -> TreacherySettled:
    (event,) = table.does(SettleTreachery())
    assert isinstance(event, TreacherySettled)
    return event


@pytest.mark.rule("W8")
def test_each_swap_is_paid_in_its_own_kind(table: Table) -> None:
    table.does(OpenTreachery(event=4, trap=2, monster=4))
    table.does(SwapWithTreachery("Enraged", EVENT, 3))
    table.does(SwapWithTreachery("Crushing Wall", TRAP, 2))
    treachery = table.state.treachery
    assert treachery is not None
    assert [treachery.left(kind) for kind in TreacheryKind] == [1, 0, 4]


@pytest.mark.rule("W8")
def test_a_kind_that_is_short_refuses_though_others_have_plenty(table: Table) -> None:
    table.does(OpenTreachery(event=4, trap=2, monster=4))
    with pytest.raises(TreacheryShort) as refused:
        table.does(SwapWithTreachery("Crushing Wall", TRAP, 3))
    assert (refused.value.needed, refused.value.left) == (3, 2)


@pytest.mark.rule("W8")
@pytest.mark.parametrize(
    ("given", "left", "extra", "cards"),
    [
        ((0, 0, 0), 0, 0, 3),
        ((1, 0, 0), 1, 0, 3),
        ((1, 1, 0), 2, 1, 4),
        ((3, 3, 3), 9, 4, 7),
        ((3, 3, 4), 10, 5, 8),
        ((4, 4, 4), 12, 5, 8),
        ((9, 9, 9), 27, 5, 8),
    ],
)
def test_two_points_left_over_of_any_kind_give_a_card_up_to_eight(
    table: Table, given: tuple[int, int, int], left: int, extra: int, cards: int
) -> None:
    table.does(OpenTreachery(*given))
    assert settled(table) == TreacherySettled(0, left, extra, cards)


@pytest.mark.rule("W8")
def test_only_what_is_left_after_the_swaps_counts(table: Table) -> None:
    table.does(OpenTreachery(4, 4, 4))
    table.does(SwapWithTreachery("Enraged", EVENT, 4))
    table.does(SwapWithTreachery("Master", MONSTER, 3))
    assert settled(table) == TreacherySettled(swapped=2, left_over=5, extra=2, start_cards=5)


@pytest.mark.rule("W8")
def test_another_usual_start_is_taken_and_still_ends_at_eight(table: Table) -> None:
    table.does(OpenTreachery(4, 4, 4, usual=5))
    assert settled(table).start_cards == 8
    table.does(OpenTreachery(0, 0, 2, usual=0))
    assert settled(table).start_cards == 1


@pytest.mark.rule("W8")
def test_a_swap_taken_back_gives_its_points_back(table: Table) -> None:
    table.does(OpenTreachery(4, 0, 0))
    table.does(SwapWithTreachery("Enraged", EVENT, 1))
    table.does(SwapWithTreachery("Enraged", EVENT, 2))
    table.does(UndoTreacherySwap("enraged"))
    treachery = table.state.treachery
    assert treachery is not None
    assert [swap.cost for swap in treachery.swaps] == [1]
    with pytest.raises(NotSwapped):
        table.does(UndoTreacherySwap("Doom"))


def test_nothing_is_spent_before_it_is_opened_or_after_it_is_settled(table: Table) -> None:
    swap = SwapWithTreachery("Enraged", EVENT, 1)
    with pytest.raises(TreacheryNotOpen):
        table.does(swap)
    table.does(OpenTreachery(4, 0, 0))
    settled(table)
    for command in (swap, UndoTreacherySwap("Enraged"), SettleTreachery()):
        with pytest.raises(TreacherySpent):
            table.does(command)


def test_amounts_and_names_are_checked(table: Table) -> None:
    for wrong in (OpenTreachery(-1, 0, 0), OpenTreachery(0, 100, 0), OpenTreachery(0, 0, 0, 9)):
        with pytest.raises(BadAmount):
            table.does(wrong)
    table.does(OpenTreachery(4, 4, 4))
    with pytest.raises(BadAmount):
        table.does(SwapWithTreachery("Enraged", EVENT, 0))
    with pytest.raises(BadPieceName):
        table.does(SwapWithTreachery("!?", EVENT, 1))
