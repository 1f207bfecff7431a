"""What holds on every map (W1 to W5)."""

from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.rules.first.boulders import roll_on
from bot.rules.state.events import BoulderAdvanced, BoulderTurned
from bot.rules.state.map_changes import after
from bot.rules.well.map import Corners, Figure, FigureKind, Map, Terrain, door_edge
from bot.rules.well.reach import Area, AttackKind, affected
from bot.rules.well.setup import Falls, WellBox
from bot.rules.well.spaces import Direction, Size, Space, rectangle
from bot.rules.well.templates import Template, alignments, lay
from tests.well.chance import EXAMPLES, maps, mirror, mirror_side, mirrored

often = settings(max_examples=EXAMPLES, deadline=None)
SMALL = (
    Template(("xx", "xx", "xx")),
    Template((".xx", "xx.", "xx.")),
    Template(("xxx", "x.x", ".x.")),
)
USUAL = (
    Template(("xxxx", "xxxx", ".xx.", ".xx.")),
    Template(("xx", "xx", "xx", "xx", "xx", "xx")),
)


@st.composite
def blasts(
    draw: st.DrawFn, templates: tuple[Template, ...] = USUAL
) -> tuple[Map, Area, AttackKind, Corners, Template, Figure]:
    map = draw(maps())
    attacker = draw(st.sampled_from(map.figures))
    side, template = draw(st.sampled_from(Direction)), draw(st.sampled_from(templates))
    alignment = draw(st.integers(1, alignments(attacker, side, template)))
    blast = draw(st.sampled_from((AttackKind.BREATH, AttackKind.BOLT)))
    corners = draw(st.sampled_from(Corners))
    area = affected(map, attacker, lay(attacker, side, alignment, template), blast, corners)
    return map, area, blast, corners, template, attacker


def free(map: Map, start: Space, end: Space) -> bool:
    """Whether a straight step is free; told here apart from the code under test."""
    side = next(side for side in Direction if start.towards(side) == end)
    boulder = any(end in one.spaces for one in map.boulders)
    door = any(
        not door.open and (door.space, door.side) == door_edge(start, side) for door in map.doors
    )
    return map.holds(end) and map.terrain(end) is not Terrain.WALL and not boulder and not door


def moves(map: Map, start: Space, corners: Corners) -> set[Space]:
    """Where a small flying figure may step from a space."""
    straight = {start.towards(side) for side in Direction if free(map, start, start.towards(side))}
    diagonal = set()
    for across in (Direction.EAST, Direction.WEST):
        for down in (Direction.NORTH, Direction.SOUTH):
            end = start.towards(across).towards(down)
            ways = [
                start.towards(first) in straight and free(map, start.towards(first), end)
                for first in (across, down)
            ]
            if all(ways) if corners is Corners.SQUARE else any(ways):
                diagonal.add(end)
    return straight | diagonal


def every_way(
    map: Map, way: tuple[Space, ...], inside: set[Space], blast: AttackKind, corners: Corners
) -> Iterator[tuple[Space, ...]]:
    """Every way inside the template that goes on from this one and enters no space twice."""
    yield way
    if blast is AttackKind.BREATH or map.terrain(way[-1]) is not Terrain.STAIRS:
        for end in moves(map, way[-1], corners) & inside - set(way):
            yield from every_way(map, (*way, end), inside, blast, corners)


@pytest.mark.rule("W4", "W5")
@often
@given(blasts(SMALL))
def test_what_is_reached_is_what_some_way_inside_the_template_leads_to(
    blast: tuple[Map, Area, AttackKind, Corners, Template, Figure],
) -> None:
    map, area, kind, corners, _, attacker = blast
    inside = set(area.spaces)
    beside = [(space, space.towards(area.side)) for space in attacker.spaces]
    starts = [end for space, end in beside if end in inside and free(map, space, end)]
    ways = [way for start in starts for way in every_way(map, (start,), inside, kind, corners)]
    assert set(area.reached) == {way[-1] for way in ways}


@pytest.mark.rule("W4", "W5")
@often
@given(blasts())
def test_nothing_outside_the_template_or_in_a_wall_is_ever_hit(
    blast: tuple[Map, Area, AttackKind, Corners, Template, Figure],
) -> None:
    map, area, _, _, template, attacker = blast
    assert set(area.reached) <= set(area.spaces)
    assert len(area.spaces) <= sum(1 for _ in template.squares())
    assert not any(map.wall(space) for space in area.reached)
    hit = {one.name for one in map.figures if set(one.spaces) & set(area.reached)}
    assert set(area.targets) == hit - {attacker.name}


@pytest.mark.rule("W4", "W5")
@often
@given(blasts())
def test_a_mirrored_board_gives_the_mirrored_area(
    blast: tuple[Map, Area, AttackKind, Corners, Template, Figure],
) -> None:
    map, area, kind, corners, template, attacker = blast
    other = mirrored(map)
    figure = next(one for one in other.figures if one.name == attacker.name)
    side, alignment = mirror_side(area.side), area.alignment
    if side in (Direction.NORTH, Direction.SOUTH):
        alignment = alignments(figure, side, template) + 1 - alignment
    there = affected(other, figure, lay(figure, side, alignment, template), kind, corners)
    assert set(there.reached) == {mirror(map, space) for space in area.reached}
    assert set(there.targets) == set(area.targets)


@st.composite
def rolls(draw: st.DrawFn) -> tuple[Map, str, int, Falls]:
    map = draw(maps().filter(lambda map: bool(map.boulders)))
    boulder = draw(st.sampled_from(map.boulders))
    return map, boulder.name, draw(st.integers(1, 5)), draw(st.sampled_from(Falls))


@pytest.mark.rule("W1", "W2", "W3")
@often
@given(rolls())
def test_a_boulder_goes_step_by_step_and_never_into_wall_door_or_boulder(
    roll: tuple[Map, str, int, Falls],
) -> None:
    map, name, distance, falls = roll
    boulder = next(one for one in map.boulders if one.name == name)
    for event in roll_on(map, boulder, distance, falls):
        before = next((one for one in map.boulders if one.name == name), None)
        map = after(map, event)
        now = next((one for one in map.boulders if one.name == name), None)
        if isinstance(event, BoulderAdvanced):
            assert before is not None
            assert now is not None
            assert now.space == before.space.towards(before.direction)
            assert not any(map.wall(space) for space in now.spaces)
            assert map.shut_within(now.spaces) is None
            assert map.boulder_on(now.spaces, but=name) is None
            steps = zip(before.spaces, now.spaces, strict=True)
            assert all(free(Map(map.rows, map.doors), *step) for step in steps)
        elif isinstance(event, BoulderTurned):
            assert now is not None
            assert map.terrain(event.ramp).name == f"RAMP_{event.direction.name}"


@pytest.mark.rule("W2", "W3")
@often
@given(rolls())
def test_who_is_left_where_a_boulder_lies_is_in_a_pit(
    roll: tuple[Map, str, int, Falls],
) -> None:
    map, name, distance, falls = roll
    boulder = next(one for one in map.boulders if one.name == name)
    for event in roll_on(map, boulder, distance, falls):
        map = after(map, event)
    for boulder in map.boulders:
        for figure in map.figures_on(boulder.spaces):
            assert not figure.flying
            assert all(map.terrain(space) is Terrain.PIT for space in figure.spaces)
        if boulder.name == name:
            assert not all(map.terrain(space) is Terrain.PIT for space in boulder.spaces)


@pytest.mark.rule("W1", "W2", "W3")
@often
@given(rolls())
def test_a_boulder_on_a_mirrored_board_does_the_mirrored_thing(
    roll: tuple[Map, str, int, Falls],
) -> None:
    map, name, distance, falls = roll
    ends = []
    for start in (map, mirrored(map)):
        here = start
        boulder = next(one for one in here.boulders if one.name == name)
        for event in roll_on(here, boulder, distance, falls):
            here = after(here, event)
        ends.append(here)
    assert ends[1] == mirrored(ends[0])


@pytest.mark.rule("W4")
def test_on_the_largest_board_full_of_figures_the_template_decides_alone(box: WellBox) -> None:
    map = Map(("." * 60,) * 60)
    for space in rectangle(Space(20, 20), Size(10, 10)):
        map = map.with_figure(Figure(str(space), FigureKind.MONSTER, space))
    attacker = map.figures[0]
    placement = lay(attacker, Direction.EAST, 1, box.setup.breath)
    area = affected(map, attacker, placement, AttackKind.BREATH, Corners.SQUARE)
    under = {str(space) for space in placement.spaces} & {one.name for one in map.figures}
    assert len(map.figures) == 100
    assert set(area.targets) == under
