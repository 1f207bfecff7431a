"""Bolt: given a map, whom does the template affect (W5)?"""

import pytest

from bot.rules.state.commands import ChangeWellSetup, UseBolt
from bot.rules.state.events import WellAttackDeclared
from bot.rules.well.map import Corners, Map, Stairs
from bot.rules.well.reach import AttackKind, affected
from bot.rules.well.setup import WellBox
from bot.rules.well.spaces import Direction
from bot.rules.well.templates import Template, TemplateFault, every_way_to_lay, lay, template_faults
from tests.well.conftest import Table
from tests.well.drawing import drawn


def struck(
    map: Map, box: WellBox, kind: AttackKind = AttackKind.BOLT, alignment: int = 1
) -> set[str]:
    attacker = map.figure("a")
    assert attacker is not None
    placement = lay(attacker, Direction.EAST, alignment, box.setup.bolt)
    return set(affected(map, attacker, placement, kind, Corners.SQUARE).targets)


@pytest.mark.rule("W5")
def test_it_affects_friend_and_foe_under_the_template_and_nobody_else(box: WellBox) -> None:
    map = drawn(
        """
        ..1...b.4
        .a....2..
        ...3.....
        """
    )
    assert struck(map, box) == {"1", "2", "b"}


@pytest.mark.rule("W5")
def test_its_base_is_two_wide_and_lies_flat_in_one_of_eight_ways(box: WellBox) -> None:
    figure = drawn("...\n.a.\n...").figures[0]
    ways = every_way_to_lay(figure, box.setup.bolt)
    assert len({way.base for way in ways}) == len(ways) == 8
    assert all(len(way.base) == 2 for way in ways)


@pytest.mark.rule("W5", "W10")
def test_a_template_with_another_base_is_no_bolt() -> None:
    faults = template_faults(Template(("xxx", "xxx")), bolt=True)
    assert faults == (TemplateFault.BOLT_BASE,)
    assert template_faults(Template((".xx", "xx.")), bolt=True) == ()


@pytest.mark.rule("W5")
def test_stairs_stop_the_bolt_and_not_the_breath(box: WellBox) -> None:
    map = drawn("#####\n.aS1.\n#####")
    assert struck(map, box) == set()
    assert struck(map, box, AttackKind.BREATH) == {"1"}


@pytest.mark.rule("W5", "W12")
def test_a_group_may_play_stairs_as_the_link_they_are(table: Table) -> None:
    """The bolt crosses their spaces; a wall and a closed door stop it as ever."""
    table.with_map(drawn("#####\n.aS1.\n#####"))
    hit = []
    for stairs in Stairs:
        table.does(ChangeWellSetup(stairs=stairs))
        [declared, *_] = table.does(UseBolt("a", Direction.EAST, 1))
        assert isinstance(declared, WellAttackDeclared)
        hit.append(declared.targets)
    assert hit == [(), ("1",)]


@pytest.mark.rule("W5")
def test_who_stands_on_the_stairs_is_struck(box: WellBox) -> None:
    map = drawn("#####\n.aS..\n#####")
    figure = drawn("#####\n..1..\n#####").figures[0]
    assert struck(map.with_figure(figure), box) == {"1"}


@pytest.mark.rule("W5")
def test_it_goes_round_stairs_inside_the_template(box: WellBox) -> None:
    assert struck(drawn(".a.S1\n....."), box, alignment=2) == {"1"}


@pytest.mark.rule("W5")
@pytest.mark.parametrize("obstacle", ["%", "X", "O", "~"])
def test_it_goes_round_obstacles_like_breath(box: WellBox, obstacle: str) -> None:
    assert struck(drawn(f"####\n.a{obstacle}1\n####"), box) == {"1"}


@pytest.mark.rule("W5")
def test_walls_and_closed_doors_stop_it(box: WellBox) -> None:
    assert struck(drawn(".a#1\n..#2"), box, alignment=2) == set()
    assert struck(drawn("####\n.a.1\n####", doors=["C2 E closed"]), box) == set()
    assert struck(drawn("####\n.a.1\n####", doors=["C2 E open"]), box) == {"1"}
