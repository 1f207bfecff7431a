"""Plays the board with faces that somebody wished for."""

from bot.rules import offers
from bot.rules.economy.people import Person
from bot.rules.rolling.dice_sources import ForcedDice
from bot.rules.state import commands as c
from bot.rules.state import events as e
from bot.rules.well import commands as w
from bot.rules.well import events as ev
from tests.rules.table import EVERYBODY, Table

RED, GREEN, YELLOW, BLACK = "first:red", "first:green", "first:yellow", "first:black"


def wish(dice: ForcedDice, **faces: str) -> None:
    """Let the next dice show these faces: wish(dice, red="1/3/1", black="surge surge")."""
    for colour, written in faces.items():
        for face in written.split():
            dice.force(colour, face)


def does(table: Table, by: Person, command: w.WellCommand) -> tuple[ev.WellEvent, ...]:
    """Carry a command out at the board; gives what happened there."""
    return at_board(table.play(by, c.AtBoard(command)))


def at_board(events: tuple[e.Event, ...]) -> tuple[ev.WellEvent, ...]:
    """Keep what happened at the board."""
    return tuple(each.event for each in events if isinstance(each, e.WellHappened))


def reason(table: Table, by: Person, command: w.WellCommand) -> object:
    """Give why the board, or the rules before it, refuse something."""
    refusal = table.refuses(by, c.AtBoard(command))
    return getattr(refusal, "reason", refusal)


def able(table: Table, command: c.Command) -> set[Person]:
    """Give everybody who may do something now."""
    tables = {by: offers.Table(table.state, by, table.box) for by in EVERYBODY}
    return {by for by, seat in tables.items() if offers.refusal(seat, command) is None}
