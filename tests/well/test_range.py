"""The range of an attack: spaces are counted, a diagonal step as one (W11)."""

import pytest

from bot.rules.state.commands import AttackFigure, DodgeAttack, MovePiece, RemovePiece, UseBolt
from bot.rules.state.events import WellAttackSettled
from bot.rules.state.refusals import AttackMissed, QuestionOpen
from bot.rules.well.map import Map
from bot.rules.well.spaces import Direction
from bot.rules.well.state import spaces_away
from tests.well.conftest import Table
from tests.well.drawing import drawn

RED, GREEN, BLACK = "first:red", "first:green", "first:black"
NEAR, FAR = "a1...", "a...1"
SLANTED = "a....\n.....\n.....\n...1."
LARGE = "aa...11\naa...11"


def settled(table: Table) -> WellAttackSettled:
    last = table.happened[-1]
    assert isinstance(last, WellAttackSettled)
    return last


@pytest.mark.rule("W11")
@pytest.mark.parametrize(
    ("map", "away"),
    [(NEAR, 0), ("a.\n.1", 0), (FAR, 4), (SLANTED, 3), (LARGE, 4), ("a#.1", 3), (".1\na.", 0)],
)
def test_the_nearest_spaces_count_whatever_lies_between(table: Table, map: str, away: int) -> None:
    table.with_map(drawn(map)).dice("1/3/1").does(AttackFigure("a", "1", (RED,)))
    assert spaces_away(table.state) == away


@pytest.mark.rule("W11")
@pytest.mark.parametrize(
    ("map", "short"), [(drawn("a..1"), 0), (drawn(FAR), 4), (drawn(SLANTED), 0)], ids=str
)
def test_a_range_that_falls_short_misses(table: Table, map: Map, short: int) -> None:
    table.with_map(map).dice("2/2/0", "1/1/0").does(AttackFigure("a", "1", (RED, GREEN)))
    assert settled(table) == WellAttackSettled(bool(short), 3, 3, 0, short)


@pytest.mark.rule("W11")
def test_neighbours_need_no_range(table: Table) -> None:
    """Red, the melee die, shows none on some faces."""
    table.with_map(drawn(NEAR)).dice("0/4/0").does(AttackFigure("a", "1", (RED,)))
    assert settled(table) == WellAttackSettled(False, 0, 4, 0)


@pytest.mark.rule("W11", "D5")
@pytest.mark.parametrize(("put_in", "short"), [("0", 3), ("1", 3), ("2", 0)])
def test_enhancements_count_as_far_as_they_are_range(table: Table, put_in: str, short: int) -> None:
    table.with_map(drawn("a..1")).dice("1/3/1", "enhancement", "enhancement")
    table.does(AttackFigure("a", "1", (RED, BLACK, BLACK)))
    table.answers(put_in)
    assert (settled(table).missed, settled(table).short) == (short > 0, short)
    if short:
        with pytest.raises(AttackMissed):
            table.does(DodgeAttack("1", (1,)))


@pytest.mark.rule("W11")
def test_where_all_of_it_is_too_little_nobody_is_asked(table: Table) -> None:
    table.with_map(drawn(FAR)).dice("1/3/1", "enhancement", "enhancement")
    table.does(AttackFigure("a", "1", (RED, BLACK, BLACK)))
    assert table.questions == ()
    assert settled(table) == WellAttackSettled(True, 3, 3, 1, 4)


@pytest.mark.rule("W11", "W5")
def test_a_dodge_may_make_the_range_too_short(table: Table) -> None:
    table.with_map(drawn("a.1")).dice("2/2/0").does(AttackFigure("a", "1", (RED,)))
    assert not settled(table).missed
    table.dice("1/3/1").does(DodgeAttack("1", (1,)))
    assert settled(table) == WellAttackSettled(True, 1, 3, 1, 2)


@pytest.mark.rule("W11")
@pytest.mark.parametrize("piece", ["a", "1"])
def test_attacker_and_target_stay_until_the_choice_is_made(table: Table, piece: str) -> None:
    """The question tells how far they are apart: a step back made an attack short that was not."""
    table.with_map(drawn("a.1..\n...b.")).dice("1/3/1", "enhancement")
    table.does(AttackFigure("a", "1", (RED, BLACK)))
    with pytest.raises(QuestionOpen):
        table.does(MovePiece(piece, "E1"))
    table.does(MovePiece("b", "C2"))
    table.answers("1")
    assert settled(table).short == 0
    table.does(MovePiece(piece, "E1"))


@pytest.mark.rule("W11", "W5")
@pytest.mark.parametrize(("then", "again", "short"), [("E1", "2/2/0", 0), ("B1", "1/3/1", 2)])
def test_a_dodge_is_rolled_over_the_distance_of_the_attack(
    table: Table, then: str, again: str, short: int
) -> None:
    """Given the target has moved since, nearer or farther, it counts from where it was hit."""
    table.with_map(drawn("a.1..")).dice("2/2/0").does(AttackFigure("a", "1", (RED,)))
    assert not settled(table).missed
    table.does(MovePiece("1", then))
    table.dice(again).does(DodgeAttack("1", (1,)))
    assert settled(table).short == short


@pytest.mark.rule("W11")
def test_a_figure_that_the_map_does_not_know_any_more_has_no_distance(table: Table) -> None:
    table.with_map(drawn("a.1")).dice("2/2/0").does(AttackFigure("a", "1", (RED,)))
    table.does(RemovePiece("1"))
    table.dice("0/4/0").does(DodgeAttack("1", (1,)))
    assert not settled(table).missed


@pytest.mark.rule("W11", "W5")
def test_a_bolt_ignores_range(table: Table) -> None:
    table.with_map(drawn("a...1\n.....")).dice("0/4/0")
    table.does(UseBolt("a", Direction.EAST, 2, (RED,)))
    assert settled(table) == WellAttackSettled(False, None, 4, 0)
