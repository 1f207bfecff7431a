"""Diagonals are played as they were by default when the campaign was founded (W4)."""

import json

import pytest

from bot.log.upcasts import event_codec
from bot.rules.basics.stored import replace
from bot.rules.state import commands as c
from bot.rules.state import events as e
from bot.rules.state.replay import replay
from bot.rules.well.map import Corners
from bot.rules.well.spaces import Direction
from bot.rules.well.state import the_setup
from tests.rules.table import BJORN, MARA, OLGA, Table
from tests.well.played.playing import does

# A breath of one space ahead and one to the right behind it, past the corner of a wall.
BEYOND_A_CORNER = """##..#
...##
#####

monster a B2
hero 1 D1
"""
SLANT = ("x.", ".x")


def hit(table: Table) -> tuple[str, ...]:
    """Give whom the breath past the corner reaches."""
    does(table, BJORN, c.LoadMap(BEYOND_A_CORNER))
    does(table, MARA, c.ChangeWellSetup(breath=SLANT))
    [declared, *_] = does(table, OLGA, c.UseBreath("a", Direction.EAST, 1))
    assert isinstance(declared, e.WellAttackDeclared)
    return declared.targets


def founded_before(table: Table) -> None:
    """Let the campaign's first entry be as earlier versions wrote it."""
    first = table.log[0]
    kind, body = event_codec().encode(first.event)
    old = {field: value for field, value in json.loads(body).items() if field != "corners"}
    table.log[0] = replace(first, event=event_codec().decode(kind, json.dumps(old)))
    table.renew()


@pytest.mark.rule("W4")
def test_a_campaign_founded_now_lets_a_breath_pass_a_corner(table: Table) -> None:
    assert the_setup(table.state.well, table.box.well).corners is Corners.CUT
    assert hit(table) == ("1",)


@pytest.mark.rule("W4")
def test_an_older_campaign_keeps_its_square_corners_whatever_else_it_changes(table: Table) -> None:
    founded_before(table)
    assert the_setup(table.state.well, table.box.well).corners is Corners.SQUARE
    assert hit(table) == ()
    assert replay(table.log).well.setup == the_setup(table.state.well, table.box.well)
    does(table, MARA, c.ChangeWellSetup(corners=Corners.CUT))
    assert hit(table) == ("1",)


@pytest.mark.rule("W4", "W10")
def test_square_corners_are_a_house_rule_of_any_group(table: Table) -> None:
    does(table, MARA, c.ChangeWellSetup(corners=Corners.SQUARE))
    assert hit(table) == ()
