"""Whatever is played: the events alone, written and read back, give the same state (W1 to W9)."""

import random
from typing import get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.log.codec import Codec
from bot.rules.well.attack_refusals import ChoiceOpen
from bot.rules.well.board import Board, FigureKind
from bot.rules.well.commands import (
    AddBleed,
    AddDaze,
    AttackFigure,
    BeginFigureTurn,
    BeginOverlordBoardTurn,
    ChangeWellSetup,
    DodgeAttack,
    LoadPreset,
    LoseDice,
    MovePiece,
    OpenTreachery,
    PlaceBoulder,
    PlaceFigure,
    RemovePiece,
    RollBoulders,
    SetDoor,
    SettleTreachery,
    SpendEnhancements,
    SwapWithTreachery,
    UndoTreacherySwap,
    UseBolt,
    UseBreath,
    WellCommand,
)
from bot.rules.well.daze import ways_to_lose
from bot.rules.well.decide import well_decide
from bot.rules.well.dice import RolledDice
from bot.rules.well.events import WellEvent
from bot.rules.well.evolve import well_evolve
from bot.rules.well.refusals import WellRefusal
from bot.rules.well.setup import Corners, Falls, WellBox
from bot.rules.well.spaces import Direction
from bot.rules.well.state import AttackStage, WellState
from bot.rules.well.treachery import TreacheryKind
from tests.well.chance import EXAMPLES, boards

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
    st.builds(BeginOverlordBoardTurn),
    st.builds(RollBoulders),
    st.builds(BeginFigureTurn, NAMES),
    st.builds(AttackFigure, NAMES, NAMES, POOL, st.booleans()),
    st.builds(UseBreath, NAMES, SIDES, ALIGNMENTS, POOL),
    st.builds(UseBolt, NAMES, SIDES, ALIGNMENTS, POOL),
    st.builds(DodgeAttack, NAMES, st.lists(st.integers(1, 3), max_size=2).map(tuple)),
    st.builds(SpendEnhancements, st.integers(0, 1)),
    st.builds(AddBleed, NAMES, st.integers(-1, 2)),
    st.builds(AddDaze, NAMES, st.integers(-1, 2)),
    st.builds(OpenTreachery, st.integers(0, 5), st.integers(0, 5), st.integers(0, 5)),
    st.builds(SwapWithTreachery, NAMES, st.sampled_from(TreacheryKind), st.integers(1, 3)),
    st.builds(UndoTreacherySwap, NAMES),
    st.builds(SettleTreachery),
)


class Chance:
    """Dice that fall by a seed."""

    def __init__(self, seed: int) -> None:
        self._chance = random.Random(seed)
        self._number = 0

    def __call__(self, dice: object) -> RolledDice:
        assert isinstance(dice, list | tuple)
        self._number += 1
        faces = tuple(self._chance.randrange(6) for _ in dice)
        return RolledDice(self._number, tuple(dice), faces)


def answer(state: WellState, box: WellBox) -> WellCommand | None:
    """Some legal answer to what the attack waits for."""
    attack = state.attack
    if attack is None or not attack.waits:
        return None
    if attack.stage is AttackStage.ENHANCING:
        return SpendEnhancements(0)
    return LoseDice(ways_to_lose(attack.dice, attack.lose, box.printed.losable_dice)[0])


def flat(union: object) -> list[type]:
    """The classes of a union."""
    return list(get_args(union))


@pytest.mark.rule("W1", "W2", "W3", "W4", "W5", "W6", "W7", "W8", "W9", "W10")
@settings(max_examples=EXAMPLES, deadline=None)
@given(board=boards(), commands=st.lists(COMMANDS, max_size=25), seed=st.integers(0, 999))
def test_replay_equals_state(
    box: WellBox, board: Board, commands: list[WellCommand], seed: int
) -> None:
    codec: Codec[WellEvent] = Codec(flat(WellEvent))
    start = WellState(board=board)
    state, stored, dice = start, list[tuple[str, str]](), Chance(seed)
    for command in commands:
        try:
            events = well_decide(state, command, box, dice)
        except ChoiceOpen:
            given_answer = answer(state, box)
            assert given_answer is not None
            events = well_decide(state, given_answer, box, dice)
        except WellRefusal:
            continue
        for event in events:
            state = well_evolve(state, event)
            stored.append(codec.encode(event))
    again = start
    for kind, body in stored:
        again = well_evolve(again, codec.decode(kind, body))
    assert again == state


def test_no_two_events_share_a_name() -> None:
    kinds = flat(WellEvent)
    assert len({kind.__name__ for kind in kinds}) == len(kinds)
