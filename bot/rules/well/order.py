"""Which commands have to wait for something else first."""

from bot.rules.well.attack_refusals import ChoiceOpen
from bot.rules.well.commands import (
    AttackFigure,
    BeginFigureTurn,
    BeginOverlordBoardTurn,
    ChangeWellSetup,
    LoadMap,
    LoadPreset,
    OpenTreachery,
    RemovePiece,
    RollBoulders,
    SettleTreachery,
    SwapWithTreachery,
    UndoTreacherySwap,
    UseBolt,
    UseBreath,
    WellCommand,
)
from bot.rules.well.refusals import BouldersFirst, Refuse
from bot.rules.well.state import WellState

_BESIDE_THE_GAME = (
    LoadMap
    | LoadPreset
    | ChangeWellSetup
    | OpenTreachery
    | SwapWithTreachery
    | UndoTreacherySwap
    | SettleTreachery
)
WHILE_BOULDERS_WAIT = RollBoulders | RemovePiece | _BESIDE_THE_GAME
# An attack that waits for a choice would be lost or changed by these.
NOT_WHILE_AN_ATTACK_WAITS = (
    LoadMap
    | LoadPreset
    | RemovePiece
    | BeginOverlordBoardTurn
    | BeginFigureTurn
    | AttackFigure
    | UseBreath
    | UseBolt
)


def check_order(state: WellState, command: WellCommand, refuse: Refuse) -> None:
    """Refuse what has to wait; raises BouldersFirst or ChoiceOpen."""
    if state.waiting and not isinstance(command, WHILE_BOULDERS_WAIT):
        refuse(BouldersFirst(state.waiting))
    attack = state.attack
    if attack is not None and attack.waits and isinstance(command, NOT_WHILE_AN_ATTACK_WAITS):
        raise ChoiceOpen(attack.attacker)
