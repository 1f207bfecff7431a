"""Plays the map with faces that somebody wished for."""

from bot.rules import offers
from bot.rules.economy.people import Person
from bot.rules.rolling.dice_sources import ForcedDice
from bot.rules.state import commands as c
from bot.rules.state import events as e
from tests.rules.table import EVERYBODY, Table

RED, GREEN, YELLOW, BLACK = "first:red", "first:green", "first:yellow", "first:black"


def wish(dice: ForcedDice, **faces: str) -> None:
    """Let the next dice show these faces: wish(dice, red="1/3/1", black="surge surge")."""
    for colour, written in faces.items():
        for face in written.split():
            dice.force(colour, face)


def does(table: Table, by: Person, command: c.WellCommand) -> tuple[e.WellEvent, ...]:
    """Carry a command out on the map; gives what happened there."""
    return on_map(table.play(by, command))


def on_map(events: tuple[e.Event, ...]) -> tuple[e.WellEvent, ...]:
    """Keep what happened on the map."""
    return tuple(each for each in events if isinstance(each, e.WellEvent))


def able(table: Table, command: c.Command) -> set[Person]:
    """Give everybody who may do something now."""
    tables = {by: offers.Table(table.state, by, table.box) for by in EVERYBODY}
    return {by for by, seat in tables.items() if offers.refusal(seat, command) is None}
