"""Swarm: power dice for friends around the target (W9)."""

import pytest

from bot.rules.state.commands import AddDaze, AttackFigure, ChangeWellSetup
from bot.rules.state.events import (
    PowerDiceCapped,
    WellAttackDeclared,
    WellAttackRolled,
    WellEvent,
)
from bot.rules.well.map import Map
from bot.rules.well.setup import Cap
from tests.well.conftest import Table
from tests.well.drawing import drawn

RED, GREEN, BLACK = "first:red", "first:green", "first:black"


def declared(
    table: Table, map: Map, dice: tuple[str, ...] = (RED,), swarm: bool = True
) -> WellAttackDeclared:
    table.faces = ["0/4/0" if die == RED else "surge" for die in dice] + ["surge"] * 5
    event = table.with_map(map).does(AttackFigure("a", "1", dice, swarm))[0]
    assert isinstance(event, WellAttackDeclared)
    return event


@pytest.mark.rule("W9")
def test_each_other_friend_next_to_the_target_adds_a_power_die(table: Table) -> None:
    map = drawn(
        """
        .b...
        .1c..
        a.2.d
        """
    )
    event = declared(table, map)
    assert set(event.helpers) == {"b", "c"}
    assert event.gained == (BLACK, BLACK)


@pytest.mark.rule("W9")
def test_without_swarm_nobody_helps(table: Table) -> None:
    event = declared(table, drawn(".b.\na1."), swarm=False)
    assert event.helpers == event.gained == ()


@pytest.mark.rule("W9")
def test_heroes_help_heroes(table: Table) -> None:
    table.with_map(drawn(".2.\n1a3")).dice("0/4/0", "surge", "surge")
    event = table.does(AttackFigure("1", "a", (RED,), swarm=True))[0]
    assert isinstance(event, WellAttackDeclared)
    assert set(event.helpers) == {"2", "3"}


@pytest.mark.rule("W9")
def test_never_more_than_five_power_dice_in_all(table: Table) -> None:
    map = drawn("bcd\ne1f\n.ag")
    event = declared(table, map)
    assert len(event.helpers) == 6
    assert event.gained == (BLACK,) * 5
    event = declared(table, map, (RED, BLACK, BLACK, BLACK))
    assert event.gained == (BLACK,) * 2
    event = declared(table, map, (RED, *[BLACK] * 5))
    assert event.gained == ()


@pytest.mark.rule("W9")
def test_large_figures_touch_with_any_of_their_spaces(table: Table) -> None:
    map = drawn(
        """
        bb..cc
        bb..cc
        ..11..
        a.11..
        ....dd
        """
    )
    assert set(declared(table, map).helpers) == {"b", "c", "d"}


@pytest.mark.rule("W9")
def test_a_large_friend_counts_once(table: Table) -> None:
    assert declared(table, drawn("bb\nbb\n1a")).gained == (BLACK,)


@pytest.mark.rule("W9")
def test_walls_and_closed_doors_part_neighbours(table: Table) -> None:
    assert declared(table, drawn("b#\n#1\n.a")).helpers == ()
    assert declared(table, drawn("b1a", doors=["A1 E closed"])).helpers == ()
    assert declared(table, drawn("b1a", doors=["A1 E open"])).helpers == ("b",)
    assert declared(table, drawn("b.\n#1\n.a")).helpers == ("b",)


CROWD = drawn("bcd\ne1f\n.ag")


def rolled(table: Table, cap: Cap, lost: str) -> tuple[tuple[str, ...], list[WellEvent]]:
    """Give the dice that a dazed attacker in a crowd rolls, and what was capped."""
    table.with_map(CROWD).does(ChangeWellSetup(cap=cap))
    table.does(AddDaze("a", 2))
    table.dice("0/4/0", *["0/3/0"] * (2 - lost.count(GREEN)), *["surge"] * 5)
    table.does(AttackFigure("a", "1", (RED, GREEN, GREEN, BLACK), swarm=True))
    table.loses(*lost.split())
    [attack] = [each for each in table.happened if isinstance(each, WellAttackRolled)]
    return attack.roll.dice, [x for x in table.happened if isinstance(x, PowerDiceCapped)]


@pytest.mark.rule("W9", "W12", "W7")
@pytest.mark.parametrize(
    ("cap", "lost", "power", "beyond"),
    [
        (Cap.BEFORE_DAZE, f"{BLACK} {BLACK}", 3, 0),
        (Cap.BEFORE_DAZE, f"{GREEN} {GREEN}", 5, 0),
        (Cap.AFTER_DAZE, f"{BLACK} {BLACK}", 5, 0),
        (Cap.AFTER_DAZE, f"{GREEN} {GREEN}", 5, 2),
    ],
)
def test_power_dice_are_capped_before_or_after_daze(
    table: Table, cap: Cap, lost: str, power: int, beyond: int
) -> None:
    """Six friends help and one power die is the attacker's own: seven, and five may be rolled."""
    dice, capped = rolled(table, cap, lost)
    assert dice.count(BLACK) == power
    assert capped == ([PowerDiceCapped("a", (BLACK,) * beyond)] if beyond else [])


@pytest.mark.rule("W9", "W12")
def test_without_daze_the_order_makes_no_difference(table: Table) -> None:
    table.with_map(CROWD).does(ChangeWellSetup(cap=Cap.AFTER_DAZE))
    assert declared(table, CROWD).gained == (BLACK,) * 5
