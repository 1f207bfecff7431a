"""Find what a command names, or refuse."""

from bot.rules.basics import names
from bot.rules.economy.draft import Draft
from bot.rules.state import refusals as r
from bot.rules.well import state
from bot.rules.well.map import Boulder, Door, Figure, Map
from bot.rules.well.map_faults import MapFaultKind
from bot.rules.well.placing import Obstruction, obstruction
from bot.rules.well.setup import WellSetup
from bot.rules.well.spaces import Size, Space, parse_size, parse_space
from bot.rules.well.state import AttackUnderWay


def the_map(draft: Draft) -> Map:
    """Give the map; raises NoMap."""
    if draft.campaign.well.map is None:
        raise r.NoMap
    return draft.campaign.well.map


def the_setup(draft: Draft) -> WellSetup:
    """Give what the group plays with."""
    return state.the_setup(draft.campaign.well, draft.box.well)


def the_attack(draft: Draft) -> AttackUnderWay:
    """Give the attack under way; raises NoAttack."""
    if draft.campaign.well.attack is None:
        raise r.NoAttack
    return draft.campaign.well.attack


def the_space(map: Map, text: str) -> Space:
    """Read a space of the map; raises NotASpace or OffMap."""
    space = parse_space(text)
    if space is None:
        raise r.NotASpace(text.strip())
    if not map.holds(space):
        raise r.OffMap(space, map.last)
    return space


def the_size(text: str, usual: Size) -> Size:
    """Read a size; an empty text means the usual one; raises NotASize."""
    if not text.strip():
        return usual
    size = parse_size(text)
    if size is None:
        raise r.NotASize(text.strip())
    return size


def the_figure(map: Map, name: str) -> Figure:
    """Find a figure; raises NoSuchPiece."""
    there = tuple(one.name for one in map.figures)
    figure = map.figure(name) or map.figure(names.named_by_part(name, there) or "")
    if figure is None:
        raise r.NoSuchPiece(name, there)
    return figure


def the_piece(map: Map, name: str) -> Figure | Boulder:
    """Find a figure or boulder; raises NoSuchPiece."""
    there = tuple(one.name for one in map.pieces)
    for each in (name, names.named_by_part(name, there) or ""):
        piece = map.figure(each) or map.boulder(each)
        if piece is not None:
            return piece
    raise r.NoSuchPiece(name, there)


def the_target(attack: AttackUnderWay, name: str) -> str:
    """Spell a name as the attack's targets do, if it is one of them."""
    return next((target for target in attack.targets if names.same(target, name)), name)


def check_amount(amount: int, least: int, most: int) -> None:
    """Refuse an amount beyond its bounds; raises BadAmount."""
    if not least <= amount <= most:
        raise r.BadAmount(amount, least, most)


def need_room(map: Map, corner: Space, size: Size, but: str = "") -> None:
    """Refuse a place where a piece cannot stand."""
    match obstruction(map, corner, size, but):
        case None:
            pass
        case Obstruction(MapFaultKind.OFF_MAP, space):
            raise r.OffMap(space, map.last)
        case Obstruction(MapFaultKind.IN_WALL, space):
            raise r.InWall(space)
        case Obstruction(_, space, door=Door(side=side)):
            raise r.DoorInTheWay(space, side)
        case Obstruction(_, space, by):
            raise r.SpaceTaken(space, by, boulder=map.boulder(by) is not None)
