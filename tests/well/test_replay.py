"""Whatever is played: the events alone, written and read back, give the same state (W1 to W9)."""

import random
from collections.abc import Sequence
from typing import get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.log.upcasts import event_codec
from bot.rules.basics.dice import Rolled, Throw
from bot.rules.basics.keys import UserId
from bot.rules.basics.options import Edition
from bot.rules.decide import decide
from bot.rules.printed.box import Box
from bot.rules.state.campaign import Campaign
from bot.rules.state.choices import choices
from bot.rules.state.commands import (
    AddBleed,
    AddDaze,
    Answer,
    AttackFigure,
    BeginFigureTurn,
    BeginOverlordMapTurn,
    ChangeWellSetup,
    DodgeAttack,
    LoadPreset,
    MovePiece,
    OpenTreachery,
    PlaceBoulder,
    PlaceFigure,
    RemovePiece,
    RollBoulders,
    SetDoor,
    SettleTreachery,
    SwapWithTreachery,
    UndoTreacherySwap,
    UseBolt,
    UseBreath,
    WellCommand,
)
from bot.rules.state.events import Event
from bot.rules.state.evolve import evolve
from bot.rules.state.questions import Question
from bot.rules.state.refusals import QuestionOpen, Refusal
from bot.rules.well.map import Corners, FigureKind, Map
from bot.rules.well.setup import Falls
from bot.rules.well.spaces import Direction
from bot.rules.well.state import WellState
from bot.rules.well.treachery import TreacheryKind
from tests.well.chance import EXAMPLES, maps
from tests.well.conftest import ANYBODY

FIRST = ("red", "white", "blue", "green", "yellow", "black")
POOL = st.lists(st.sampled_from([f"first:{colour}" for colour in FIRST]), max_size=5).map(tuple)
NAMES = st.sampled_from(["a", "b", "1", "2", "B", "C", "Ape", "Scout", "Drake", "Brute"])
SPACES = st.sampled_from([f"{column}{row}" for column in "ABCDEF" for row in range(1, 7)])
SIDES = st.sampled_from(Direction)
KINDS = st.sampled_from(FigureKind)
ALIGNMENTS = st.integers(1, 3)
COMMANDS: st.SearchStrategy[WellCommand] = st.one_of(
    st.builds(LoadPreset, st.sampled_from(["rolling hall", "drake gallery", "kobold cellar"])),
    st.builds(PlaceFigure, NAMES, KINDS, SPACES, st.sampled_from(["", "2x2"]), st.booleans()),
    st.builds(PlaceBoulder, SPACES, SIDES, st.sampled_from(["", "1x1"])),
    st.builds(MovePiece, NAMES, SPACES),
    st.builds(RemovePiece, NAMES),
    st.builds(SetDoor, SPACES, SIDES, st.booleans()),
    st.builds(ChangeWellSetup, corners=st.sampled_from(Corners), falls=st.sampled_from(Falls)),
    st.builds(BeginOverlordMapTurn),
    st.builds(RollBoulders),
    st.builds(BeginFigureTurn, NAMES),
    st.builds(AttackFigure, NAMES, NAMES, POOL, st.booleans()),
    st.builds(UseBreath, NAMES, SIDES, ALIGNMENTS, POOL),
    st.builds(UseBolt, NAMES, SIDES, ALIGNMENTS, POOL),
    st.builds(DodgeAttack, NAMES, st.lists(st.integers(1, 3), max_size=2).map(tuple)),
    st.builds(AddBleed, NAMES, st.integers(-1, 2)),
    st.builds(AddDaze, NAMES, st.integers(-1, 2)),
    st.builds(OpenTreachery, st.integers(0, 5), st.integers(0, 5), st.integers(0, 5)),
    st.builds(SwapWithTreachery, NAMES, st.sampled_from(TreacheryKind), st.integers(1, 3)),
    st.builds(UndoTreacherySwap, NAMES),
    st.builds(SettleTreachery),
)


class Chance:
    """Dice that fall by a seed."""

    forced: tuple[tuple[str, int], ...] = ()

    def __init__(self, seed: int) -> None:
        self._chance = random.Random(seed)

    def roll(self, colours: Sequence[str], *, secret: bytes | None, throw: Throw) -> Rolled:
        return Rolled(tuple(self._chance.randrange(6) for _ in colours))

    def new_secret(self) -> bytes:
        return bytes(32)


def answer(asked: Question) -> Answer:
    """Some legal answer to what the attack waits for."""
    return Answer(asked.id, choices(asked)[0].value)


@pytest.mark.rule("W1", "W2", "W3", "W4", "W5", "W6", "W7", "W8", "W9", "W10")
@settings(max_examples=EXAMPLES, deadline=None)
@given(map=maps(), commands=st.lists(COMMANDS, max_size=25), seed=st.integers(0, 999))
def test_replay_equals_state(
    whole_box: Box, map: Map, commands: list[WellCommand], seed: int
) -> None:
    start = Campaign(edition=Edition.FIRST, overlords=(UserId(1),), seq=1, well=WellState(map=map))
    state, stored, dice = start, list[tuple[str, str]](), Chance(seed)
    for command in commands:
        try:
            decision = decide(state, command, ANYBODY, whole_box, dice)
        except QuestionOpen as waiting:
            decision = decide(state, answer(waiting.question), ANYBODY, whole_box, dice)
        except Refusal:
            continue
        assert decision.after is not None
        state = decision.after
        stored.extend(event_codec().encode(event) for event in decision.events)
    again = start
    for kind, body in stored:
        again = evolve(again, event_codec().decode(kind, body))
    assert again == state


def test_no_two_events_share_a_name() -> None:
    kinds = get_args(Event)
    assert len({kind.__name__ for kind in kinds}) == len(kinds)
