"""What a command at the board leads to."""

from collections.abc import Iterable, Iterator, Sequence
from typing import assert_never

from bot.rules.basics.options import Edition
from bot.rules.well import attacks, editing, spending, tokens
from bot.rules.well.attack_events import AttackKind, WellAttackDeclared
from bot.rules.well.attack_refusals import (
    AttackOnItself,
    AttackWithoutDice,
    NoSuchAlignment,
    NotAFirstEditionDie,
    OtherAttack,
)
from bot.rules.well.boulder_events import BoulderRolled, BouldersAwaited
from bot.rules.well.boulders import roll_on
from bot.rules.well.commands import (
    AddBleed,
    AddDaze,
    AttackFigure,
    BeginFigureTurn,
    BeginOverlordBoardTurn,
    ChangeWellSetup,
    DodgeAttack,
    LoadMap,
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
from bot.rules.well.dice import DiceRoll, add_up
from bot.rules.well.events import WellEvent
from bot.rules.well.evolve import well_evolve
from bot.rules.well.look import the_attack, the_board, the_figure, the_setup, the_target
from bot.rules.well.order import check_order
from bot.rules.well.reach import Blast, affected
from bot.rules.well.refusals import BoulderNotWaiting, BouldersNotNow, Refuse, strictly
from bot.rules.well.setup import WellBox
from bot.rules.well.state import AttackUnderWay, WellState
from bot.rules.well.templates import alignments, lay


def well_decide(
    state: WellState,
    command: WellCommand,
    box: WellBox,
    dice_roll: DiceRoll,
    refuse: Refuse = strictly,
) -> tuple[WellEvent, ...]:
    """Give the events of a legal command; raises a WellRefusal otherwise.

    `refuse` may let pass what only a rule forbids, as groups with house rules play.
    """
    check_order(state, command, refuse)
    return tuple(_events(state, command, box, dice_roll, refuse))


def _events(  # noqa: C901, PLR0912, PLR0915 - one flat match, proved whole
    state: WellState, command: WellCommand, box: WellBox, dice_roll: DiceRoll, refuse: Refuse
) -> Iterable[WellEvent]:
    setup = the_setup(state, box)
    match command:
        case LoadMap(text):
            return [editing.load_map(text, setup)]
        case LoadPreset(name):
            return [editing.load_preset(name, box)]
        case PlaceFigure():
            return [editing.place_figure(the_board(state), command)]
        case PlaceBoulder():
            return [editing.place_boulder(the_board(state), command, setup)]
        case MovePiece():
            return [editing.move_piece(the_board(state), command)]
        case RemovePiece():
            return [editing.remove_piece(the_board(state), command)]
        case SetDoor():
            return [editing.set_door(the_board(state), command)]
        case ChangeWellSetup():
            return [editing.change_setup(setup, command)]
        case BeginOverlordBoardTurn():
            return [BouldersAwaited(tuple(one.name for one in the_board(state).boulders))]
        case RollBoulders(order):
            return _roll_boulders(state, _in_order(state, order, refuse), box, dice_roll)
        case BeginFigureTurn(name):
            return tokens.begin_turn(the_figure(the_board(state), name), box, dice_roll)
        case AttackFigure():
            return _attack(_declare(state, command, box, refuse), box, dice_roll)
        case UseBreath():
            return _attack(_declare_area(state, command, box, refuse), box, dice_roll)
        case UseBolt():
            return _attack(_declare_area(state, command, box, refuse), box, dice_roll)
        case LoseDice(dice):
            return attacks.lose_and_roll(the_attack(state), dice, box, dice_roll)
        case SpendEnhancements(reach):
            return [attacks.enhance(the_attack(state), reach, box)]
        case DodgeAttack():
            return _dodge(the_attack(state), command, box, dice_roll, refuse)
        case AddBleed(name, amount):
            return [tokens.add_bleed(the_figure(the_board(state), name), amount)]
        case AddDaze(name, amount):
            return [tokens.add_daze(the_figure(the_board(state), name), amount)]
        case OpenTreachery():
            return [spending.open_treachery(command, box.printed)]
        case SwapWithTreachery():
            return [spending.swap(state, command)]
        case UndoTreacherySwap():
            return [spending.undo_swap(state, command)]
        case SettleTreachery():
            return [spending.settle(state, command, box.printed)]
        case _:
            assert_never(command)


def _roll_boulders(
    state: WellState, order: Sequence[str], box: WellBox, dice_roll: DiceRoll
) -> Iterator[WellEvent]:
    """Roll boulders one after another, each over the board that the one before left (W1)."""
    falls = the_setup(state, box).falls
    for name in order:
        boulder = next(one for one in the_board(state).boulders if one.name == name)
        roll = dice_roll(box.printed.boulder_dice)
        distance = add_up(box.dice, roll.dice, roll.faces).range
        rolled = BoulderRolled(name, roll, distance)
        for event in (rolled, *roll_on(the_board(state), boulder, distance, falls)):
            yield event
            state = well_evolve(state, event)


def _in_order(state: WellState, order: Sequence[str], refuse: Refuse) -> tuple[str, ...]:
    """Spell the chosen order as the board does; raises BouldersNotNow or BoulderNotWaiting."""
    waiting = state.waiting
    if not waiting:
        waiting = tuple(one.name for one in the_board(state).boulders)
        refuse(BouldersNotNow())
    chosen = []
    for name in order or waiting:
        boulder = the_board(state).boulder(name)
        if boulder is None or boulder.name not in waiting or boulder.name in chosen:
            raise BoulderNotWaiting(name, waiting)
        chosen.append(boulder.name)
    return tuple(chosen)


def _declare(
    state: WellState, command: AttackFigure, box: WellBox, refuse: Refuse
) -> WellAttackDeclared:
    board = the_board(state)
    attacker, target = the_figure(board, command.attacker), the_figure(board, command.target)
    if attacker.name == target.name:
        raise AttackOnItself(attacker.name)
    if not command.dice:
        raise AttackWithoutDice
    _check_dice(command.dice, box)
    attacks.check_power_dice(command.dice, box.printed, refuse)
    return attacks.declare(board, attacker, target, command.dice, command.swarm, box)


def _declare_area(
    state: WellState, command: UseBreath | UseBolt, box: WellBox, refuse: Refuse
) -> WellAttackDeclared:
    setup, bolt = the_setup(state, box), isinstance(command, UseBolt)
    template, kind = (setup.bolt, AttackKind.BOLT) if bolt else (setup.breath, AttackKind.BREATH)
    board = the_board(state)
    attacker = the_figure(board, command.attacker)
    most = alignments(attacker, command.side, template)
    if not 1 <= command.alignment <= most:
        raise NoSuchAlignment(command.alignment, most)
    _check_dice(command.dice, box)
    attacks.check_power_dice(command.dice, box.printed, refuse)
    placement = lay(attacker, command.side, command.alignment, template)
    area = affected(board, attacker, placement, Blast(kind.value), setup.corners)
    return attacks.declare_area(kind, attacker, area, command.dice, box)


def _attack(declared: WellAttackDeclared, box: WellBox, dice_roll: DiceRoll) -> Iterator[WellEvent]:
    yield declared
    yield from attacks.carry_on(attacks.begin(declared), box, dice_roll)


def _dodge(
    attack: AttackUnderWay, command: DodgeAttack, box: WellBox, dice_roll: DiceRoll, refuse: Refuse
) -> Iterator[WellEvent]:
    if command.seen not in (None, attack.faces):
        raise OtherAttack
    name = the_target(attack, command.name)
    attacks.check_dodge(attack, name, command.places, refuse)
    return attacks.dodge(attack, name, command.places, box, dice_roll)


def _check_dice(dice: Sequence[str], box: WellBox) -> None:
    """Refuse a die of the other edition; raises NotAFirstEditionDie."""
    for die in dice:
        if die not in box.dice.by_id or box.dice[die].edition is not Edition.FIRST:
            raise NotAFirstEditionDie(die)
