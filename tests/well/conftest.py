"""What the tests of the board share: the printed data, scripted dice, and a table to play at."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

import pytest

from bot.box.dice import load_dice
from bot.box.well import load_well
from bot.rules.well.board import Board
from bot.rules.well.commands import WellCommand
from bot.rules.well.decide import well_decide
from bot.rules.well.dice import RolledDice
from bot.rules.well.events import WellEvent
from bot.rules.well.evolve import well_evolve
from bot.rules.well.setup import WellBox
from bot.rules.well.state import START, WellState


@pytest.fixture(scope="session")
def box() -> WellBox:
    return load_well(load_dice())


@dataclass
class Table:
    """A first-edition table: gives commands, keeps the state and every event."""

    box: WellBox
    state: WellState = START
    happened: list[WellEvent] = field(default_factory=list)
    faces: list[str] = field(default_factory=list)
    rolls: int = 0

    def with_board(self, board: Board) -> "Table":
        self.state = replace(self.state, board=board)
        return self

    def dice(self, *written: str) -> "Table":
        """Let the next dice show these faces, written as on the die."""
        self.faces.extend(written)
        return self

    def does(self, command: WellCommand) -> tuple[WellEvent, ...]:
        """Carry a command out."""
        events = well_decide(self.state, command, self.box, self._roll)
        for event in events:
            self.state = well_evolve(self.state, event)
        self.happened.extend(events)
        return events

    @property
    def board(self) -> Board:
        assert self.state.board is not None
        return self.state.board

    def _roll(self, dice: Sequence[str]) -> RolledDice:
        self.rolls += 1
        shown = [self.box.dice[die].find(self.faces.pop(0)) for die in dice]
        faces = tuple(face for face in shown if face is not None)
        assert len(faces) == len(dice), "no such face on this die"
        return RolledDice(self.rolls, tuple(dice), faces)


@pytest.fixture
def table(box: WellBox) -> Table:
    return Table(box)
