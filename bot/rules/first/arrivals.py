"""Figures that come onto the map: people's own, heroes, and printed monsters (E7)."""

from collections.abc import Iterator

from bot.rules.basics import names
from bot.rules.basics.stored import replace
from bot.rules.economy import find
from bot.rules.economy.draft import Draft
from bot.rules.first.look import check_amount, need_room, the_map, the_size, the_space
from bot.rules.first.maps import need_name
from bot.rules.first.order import begin
from bot.rules.first.wounds import away, bodied, keeps_wounds
from bot.rules.printed.first import FirstMonster, Rank
from bot.rules.state import commands as c
from bot.rules.state import events as e
from bot.rules.state import refusals as r
from bot.rules.well.bodies import Body
from bot.rules.well.map import Figure, FigureKind, Map
from bot.rules.well.placing import cluttered, obstruction
from bot.rules.well.setup import Group
from bot.rules.well.spaces import ONE, Size, Space, distance, parse_size

MOST_MONSTERS = 10
MOST_WOUNDS = 99
MOST_ARMOUR = 20


def place_figure(draft: Draft, command: c.PlaceFigure) -> None:
    """Put a figure on the map; where wounds are kept, with what it prints or what is typed."""
    begin(draft, command)
    map, name = the_map(draft), _called(draft, command)
    printed, rank = _printed(draft, command)
    space, size = the_space(map, command.space), the_size(command.size, _usual_size(printed))
    need_name(map, name)
    need_room(map, space, size)
    figure = Figure(name, command.kind, space, size, command.flying or _flies(rank))
    left = away(draft, figure)
    if left is not None:  # a visit to the town heals no token (W6, W7)
        figure = replace(figure, bleed=left.bleed, daze=left.daze)
    draft.add(e.FigurePlaced(_as_typed(draft, bodied(draft, figure, rank), command)))


def place_monsters(draft: Draft, command: c.PlaceMonsters) -> None:
    """Put so many printed monsters on the map; raises UnknownMonster or NoRoomForMonsters."""
    begin(draft, command)
    map = the_map(draft)
    check_amount(command.count, 1, MOST_MONSTERS)
    printed = _the_monster(draft, command.name)
    near = the_space(map, command.space) if command.space.strip() else Space(0, 0)
    group = Group(printed.name, command.count, command.master, near)
    for figure in newcomers(draft, map, printed, group):
        draft.add(e.FigurePlaced(figure))


def newcomers(draft: Draft, map: Map, printed: FirstMonster, group: Group) -> Iterator[Figure]:
    """Give printed monsters as they come to a map, each where there is room for it."""
    rank = printed.master if group.master else printed.normal
    for _ in range(group.count):
        space = _free(map, group.space, _usual_size(printed))
        if space is None:
            raise r.NoRoomForMonsters(printed.name, group.count)
        name = next(_free_names(draft, map, group))
        need_name(map, name)
        figure = Figure(name, FigureKind.MONSTER, space, _usual_size(printed), _flies(rank))
        figure = bodied(draft, figure, rank)
        map = map.with_figure(figure)
        yield figure


def _called(draft: Draft, command: c.PlaceFigure) -> str:
    """Give a figure its name: a hero of the campaign's where one is meant; raises NearlyHero.

    A second figure beside the hero's own would have neither its wounds nor its player.
    """
    name, campaign = command.name.strip(), draft.campaign
    if command.kind is not FigureKind.HERO or command.own_name:
        return name
    there = [hero.name for hero in campaign.heroes.values()]
    hero = find.called(campaign, name)
    meant = hero.name if hero else names.named_by_beginning(name, there)
    if meant is not None:
        return meant
    alike = names.near(name, ((each,) for each in there))
    if alike:
        raise r.NearlyHero(name, alike)
    return name


def _printed(draft: Draft, command: c.PlaceFigure) -> tuple[FirstMonster | None, Rank | None]:
    """Find what a monster's name tells of it, where wounds are kept."""
    found = draft.box.first.figure(command.name)
    if found is None or command.kind is FigureKind.HERO or not keeps_wounds(draft.campaign):
        return None, None
    printed, rank = found
    return printed, printed.master if command.master else rank


def _flies(rank: Rank | None) -> bool:
    return rank is not None and rank.flies


def _usual_size(printed: FirstMonster | None) -> Size:
    return (parse_size(printed.size) if printed else None) or ONE


def _as_typed(draft: Draft, figure: Figure, command: c.PlaceFigure) -> Figure:
    """Let typed wounds and armour go before what is printed; raises WoundsNotKept."""
    if command.wounds is None and command.armour is None:
        return figure
    if not keeps_wounds(draft.campaign):
        raise r.WoundsNotKept
    body = figure.body
    if command.wounds is not None:
        check_amount(command.wounds, 1, MOST_WOUNDS)
        body = replace(body or Body(0, 0, 0), wounds=command.wounds, most=command.wounds)
    if body is None:
        raise r.WoundsUnknown(figure.name)
    if command.armour is not None:
        check_amount(command.armour, 0, MOST_ARMOUR)
        body = replace(body, armour=command.armour)
    return replace(figure, body=body)


def _the_monster(draft: Draft, name: str) -> FirstMonster:
    """Find a printed monster, by a part of its name too; raises UnknownMonster."""
    first = draft.box.first
    found = first.monster(name) or names.by_part(name, first.monsters)
    if found is None:
        raise r.UnknownMonster(name.strip())
    return found


def _free(map: Map, near: Space, size: Size) -> Space | None:
    """Find where a monster of this size stands nearest to a space, on clear ground if there is any.

    The bot chooses here, and no group puts its monsters into the water beside a free space.
    """
    spaces = sorted(
        map.spaces(), key=lambda each: (cluttered(map, each, size), distance((near,), (each,)))
    )
    return next((each for each in spaces if obstruction(map, each, size) is None), None)


def _free_names(draft: Draft, map: Map, group: Group) -> Iterator[str]:
    """Give the names that a monster may have: a lone one's without a number first."""
    bare = f"{draft.box.first.master} {group.name}" if group.master else group.name
    listed = (bare,) if group.count == 1 else ()
    for name in (*listed, *(f"{bare} {number}" for number in range(1, len(map.figures) + 2))):
        if map.figure(name) is None and map.boulder(name) is None:
            yield name
