"""What the tests of the map share: the printed data, scripted dice, and a table to play at."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

import pytest

from bot.box.box import load_box
from bot.rules.basics.dice import Rolled, Throw
from bot.rules.basics.keys import UserId
from bot.rules.basics.options import Edition
from bot.rules.decide import decide
from bot.rules.economy.people import Person
from bot.rules.printed.box import Box
from bot.rules.state import commands as c
from bot.rules.state import events as e
from bot.rules.state import questions as q
from bot.rules.state.campaign import Campaign
from bot.rules.state.choices import AND
from bot.rules.well.map import Map
from bot.rules.well.setup import WellBox
from bot.rules.well.state import WellState

# Overlord and steward in one: who may do what is proved elsewhere.
ANYBODY = Person(UserId(1), manages=True)


@pytest.fixture(scope="session")
def whole_box() -> Box:
    return load_box()


@pytest.fixture(scope="session")
def box(whole_box: Box) -> WellBox:
    return whole_box.well


@dataclass
class Table:
    """A first-edition table: gives commands, keeps the state and every event on the map."""

    whole_box: Box
    campaign: Campaign = field(
        default_factory=lambda: Campaign(edition=Edition.FIRST, overlords=(UserId(1),), seq=1)
    )
    happened: list[e.WellEvent] = field(default_factory=list)
    faces: list[str] = field(default_factory=list)
    rolls: int = 0

    @property
    def box(self) -> WellBox:
        return self.whole_box.well

    @property
    def state(self) -> WellState:
        return self.campaign.well

    @property
    def map(self) -> Map:
        assert self.state.map is not None
        return self.state.map

    @property
    def questions(self) -> tuple[q.Question, ...]:
        return self.campaign.questions

    def with_map(self, map: Map) -> "Table":
        self.campaign = replace(self.campaign, well=replace(self.state, map=map))
        return self

    def dice(self, *written: str) -> "Table":
        """Let the next dice show these faces, written as on the die."""
        self.faces.extend(written)
        return self

    def does(self, command: c.Command) -> tuple[e.WellEvent, ...]:
        """Carry a command out."""
        decision = decide(self.campaign, command, ANYBODY, self.whole_box, self)
        assert decision.after is not None
        self.campaign = decision.after
        events = tuple(each for each in decision.events if isinstance(each, e.WellEvent))
        self.happened.extend(events)
        return events

    def answers(self, value: str) -> tuple[e.WellEvent, ...]:
        """Answer what the attack waits for."""
        return self.does(c.Answer(self.questions[-1].id, value))

    def loses(self, *dice: str) -> tuple[e.WellEvent, ...]:
        """Choose what daze takes."""
        return self.answers(AND.join(dice))

    forced: tuple[tuple[str, int], ...] = ()

    def roll(self, colours: Sequence[str], *, secret: bytes | None, throw: Throw) -> Rolled:
        self.rolls += 1
        shown = [self.box.dice[die].find(self.faces.pop(0)) for die in colours]
        faces = tuple(face for face in shown if face is not None)
        assert len(faces) == len(colours), "no such face on this die"
        return Rolled(faces)

    def new_secret(self) -> bytes:
        return bytes(32)


@pytest.fixture
def table(whole_box: Box) -> Table:
    return Table(whole_box)
