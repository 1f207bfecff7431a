"""Laying out and changing the map by hand."""

from bot.rules.basics import names
from bot.rules.basics.stored import replace
from bot.rules.economy.draft import Draft
from bot.rules.first import wounds
from bot.rules.first.look import need_room, the_map, the_piece, the_setup, the_size, the_space
from bot.rules.first.order import begin, need_no_choice
from bot.rules.state import commands as c
from bot.rules.state import events as e
from bot.rules.state import refusals as r
from bot.rules.well.map import MOST_PIECES, Boulder, Door, Map, door_edge
from bot.rules.well.map_faults import MapFaultKind
from bot.rules.well.map_text import read_map
from bot.rules.well.placing import (
    LONGEST_NAME,
    free_number,
    name_fault,
)
from bot.rules.well.templates import Template, template_faults


def load_map(draft: Draft, command: c.LoadMap) -> None:
    """Read a group's own map; raises MapFaulty."""
    begin(draft, command)
    reading = read_map(command.text, the_setup(draft).boulder)
    if reading.map is None:
        raise r.MapFaulty(reading.faults)
    draft.add(e.BoardLoaded(reading.map, ""))
    wounds.equip(draft)


def load_preset(draft: Draft, command: c.LoadPreset) -> None:
    """Find a map that comes along; raises NoSuchPreset."""
    begin(draft, command)
    presets = draft.box.well.presets
    exact = next((name for name in presets if names.same(name, command.name)), None)
    found = exact or names.named_by_part(command.name, presets)
    if found is None:
        raise r.NoSuchPreset(command.name, tuple(presets))
    draft.add(e.BoardLoaded(presets[found], found))
    wounds.equip(draft)


def place_boulder(draft: Draft, command: c.PlaceBoulder) -> None:
    """Put a boulder on the map."""
    begin(draft, command)
    map, usual = the_map(draft), the_setup(draft).boulder
    space, size = the_space(map, command.space), the_size(command.size, usual)
    name = command.name.strip() or free_number(map)
    need_name(map, name)
    need_room(map, space, size)
    draft.add(e.BoulderPlaced(Boulder(name, space, command.direction, size)))


def move_piece(draft: Draft, command: c.MovePiece) -> None:
    """Move a piece by hand; the way there does not matter.

    Whoever attacks and is attacked stays until the attack's question is answered: it tells of the
    spaces between them, and they were rolled for (W11).
    """
    begin(draft, command)
    map = the_map(draft)
    piece, space = the_piece(map, command.name), the_space(map, command.space)
    attack = draft.campaign.well.attack
    if attack is not None and piece.name in (attack.attacker, *attack.targets):
        need_no_choice(draft)
    need_room(map, space, piece.size, but=piece.name)
    draft.add(e.PieceMoved(piece.name, piece.space, space))


def remove_piece(draft: Draft, command: c.RemovePiece) -> None:
    """Take a piece off the map."""
    begin(draft, command)
    piece = the_piece(the_map(draft), command.name)
    draft.add(e.PieceRemoved(piece.name, piece.space))


def set_door(draft: Draft, command: c.SetDoor) -> None:
    """Open or close a door, or put one there; raises InWall or DoorInTheWay."""
    begin(draft, command)
    map = the_map(draft)
    space, side = door_edge(the_space(map, command.space), command.side)
    ends = space, space.towards(side)
    for end in ends:
        if map.wall(end):
            raise r.InWall(end)
    if not command.open and any(set(ends) <= set(piece.spaces) for piece in map.pieces):
        raise r.DoorInTheWay(space, side)
    draft.add(e.DoorSet(Door(space, side, command.open), added=map.door(space, side) is None))


def change_setup(draft: Draft, command: c.ChangeWellSetup) -> None:
    """Change what the group plays with (W10); raises TemplateFaulty or NotASize."""
    begin(draft, command, r.Right.STEWARD)
    setup = the_setup(draft)
    breath = setup.breath if command.breath is None else Template(command.breath)
    bolt = setup.bolt if command.bolt is None else Template(command.bolt)
    faults = (*template_faults(breath, bolt=False), *template_faults(bolt, bolt=True))
    if faults:
        raise r.TemplateFaulty(faults)
    changed = replace(
        setup,
        breath=breath,
        bolt=bolt,
        boulder=the_size(command.boulder, setup.boulder),
        corners=command.corners or setup.corners,
        falls=command.falls or setup.falls,
        stairs=command.stairs or setup.stairs,
        cap=command.cap or setup.cap,
    )
    draft.add(e.WellSetupChanged(changed))


def need_name(map: Map, name: str) -> None:
    """Refuse what no piece of this map can be called."""
    match name_fault(map, name):
        case MapFaultKind.NAME:
            raise r.BadPieceName(name[:LONGEST_NAME])
        case MapFaultKind.NAME_TAKEN:
            raise r.PieceNameTaken(name)
        case MapFaultKind.TOO_MANY:
            raise r.TooManyPieces(MOST_PIECES)
        case _:
            pass
