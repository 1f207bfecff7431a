"""Tables for fights: a quest under way, dice that show what is wished for."""

from bot.rules.basics.options import Sheet
from bot.rules.printed.box import Box
from bot.rules.rolling.dice_sources import ForcedDice, SeededDice
from bot.rules.rolling.table_rolls import TableRoll, read_roll
from bot.rules.state import commands as c
from bot.rules.state.events import RollCalled
from tests.rules.table import BJORN, OLGA, Table


class Fight(Table):
    """A table whose dice can be told what to show."""

    def __init__(self, box: Box, seed: int = 7) -> None:
        self.forced = ForcedDice(SeededDice(seed), box.dice)
        super().__init__(box, self.forced)

    def wish(self, *faces: str) -> None:
        """Let the next dice of these colours show these faces: "red=0/1/0"."""
        for face in faces:
            self.forced.force(*face.split("="))

    def roll(self, move: int | None = None) -> TableRoll:
        """Read a roll back: the newest, or the one of a move."""
        moves = [entry.move for entry in self.log if isinstance(entry.event, RollCalled)]
        wanted = moves[-1] if move is None else move
        return read_roll([entry for entry in self.log if entry.seq >= wanted])

    def shown(self) -> list[list[tuple[int, tuple[int, ...]]]]:
        """Give what the newest roll shows: for each die its face and those struck through."""
        return [[(die.face, die.struck) for die in one.dice] for one in self.roll().rolled]


def fight(box: Box, *, leoric: int = 2, astarra: int = 2) -> Fight:
    """Leoric (Bjorn, Willpower 3) and Astarra (Carla) in a quest, with some fortune."""
    table = Fight(box)
    table.open()
    table.play(OLGA, c.SetHero("Leoric", Sheet(willpower=3)))
    table.start_quest()
    table.give(leoric=leoric, astarra=astarra)
    table.play(BJORN, c.StartHeroTurn("Leoric"))
    return table
