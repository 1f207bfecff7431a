"""Attacks from the declaration to what they come to (W4, W5, W7, W9)."""

from collections import Counter
from collections.abc import Iterator, Sequence

from bot.rules.well.attack_events import (
    AttackKind,
    DazeDiceLost,
    WellAttackDeclared,
    WellAttackDodged,
    WellAttackRolled,
    WellAttackSettled,
)
from bot.rules.well.attack_refusals import (
    AttackMissed,
    DodgedAlready,
    NoAttack,
    NoSuchDie,
    NotATarget,
    NotSoMuchRange,
    NotThisLoss,
    TooManyPowerDice,
)
from bot.rules.well.board import Board, Figure
from bot.rules.well.daze import losable, ways_to_lose, without
from bot.rules.well.dice import DiceRoll, Sum, add_up
from bot.rules.well.events import WellEvent
from bot.rules.well.reach import Area
from bot.rules.well.refusals import Refuse
from bot.rules.well.setup import Printed, WellBox
from bot.rules.well.state import AttackStage, AttackUnderWay
from bot.rules.well.swarm import gained_dice, helpers


def declare(
    board: Board, attacker: Figure, target: Figure, dice: Sequence[str], swarm: bool, box: WellBox
) -> WellAttackDeclared:
    """Declare an attack on one figure, with the power dice that a swarm adds (W9)."""
    printed = box.printed
    power_dice = _power_dice(dice, printed)
    helping = helpers(board, attacker, target) if swarm else ()
    gained = gained_dice(len(helping), power_dice, printed.most_power_dice)
    extra = (printed.power_die,) * gained
    return WellAttackDeclared(
        AttackKind.PLAIN,
        attacker.name,
        (target.name,),
        tuple(dice),
        tuple(one.name for one in helping),
        extra,
        _lose(attacker, (*dice, *extra), printed),
        swarm=swarm,
    )


def declare_area(
    kind: AttackKind, attacker: Figure, area: Area, dice: Sequence[str], box: WellBox
) -> WellAttackDeclared:
    """Declare a breath or bolt; without dice, only whom it affects (W4, W5)."""
    lose = _lose(attacker, dice, box.printed)
    return WellAttackDeclared(kind, attacker.name, area.targets, tuple(dice), lose=lose, area=area)


def begin(declared: WellAttackDeclared) -> AttackUnderWay:
    """Give the attack that a declaration begins."""
    pool = declared.dice + declared.gained
    stage = AttackStage.ROLLING if pool else AttackStage.SETTLED
    return AttackUnderWay(
        declared.kind,
        declared.attacker,
        declared.targets,
        pool,
        declared.lose,
        AttackStage.LOSING if declared.lose else stage,
        declared.area,
    )


def carry_on(attack: AttackUnderWay, box: WellBox, dice_roll: DiceRoll) -> Iterator[WellEvent]:
    """Go on from the declaration as far as nobody has to choose."""
    if attack.stage is AttackStage.LOSING:
        ways = ways_to_lose(attack.dice, attack.lose, box.printed.losable_dice)
        if len(ways) == 1:
            yield from lose_and_roll(attack, ways[0], box, dice_roll)
    elif attack.stage is AttackStage.ROLLING:
        yield from _roll(attack, attack.dice, box, dice_roll)


def lose_and_roll(
    attack: AttackUnderWay, lost: Sequence[str], box: WellBox, dice_roll: DiceRoll
) -> Iterator[WellEvent]:
    """Take the dice that daze takes, and roll what is left; raises NotThisLoss (W7)."""
    if attack.stage is not AttackStage.LOSING:
        raise NoAttack
    ways = ways_to_lose(attack.dice, attack.lose, box.printed.losable_dice)
    if tuple(sorted(lost)) not in ways:
        raise NotThisLoss(attack.lose, losable(attack.dice, box.printed.losable_dice))
    yield DazeDiceLost(attack.attacker, tuple(sorted(lost)))
    yield from _roll(attack, without(attack.dice, lost), box, dice_roll)


def dodge(
    attack: AttackUnderWay, name: str, places: Sequence[int], box: WellBox, dice_roll: DiceRoll
) -> Iterator[WellEvent]:
    """Roll dice again for the one target that dodges; a power choice made before lapses (W5)."""
    again = [attack.dice[place - 1] for place in sorted(places)]
    old = tuple(attack.faces[place - 1] for place in sorted(places))
    roll = dice_roll(again)
    faces = list(attack.faces)
    for place, face in zip(sorted(places), roll.faces, strict=True):
        faces[place - 1] = face
    total = add_up(box.dice, attack.dice, faces)
    yield WellAttackDodged(name, tuple(sorted(places)), old, roll, tuple(faces), total)
    yield from _settled(attack.kind, total)


def enhance(attack: AttackUnderWay, reach: int, box: WellBox) -> WellAttackSettled:
    """Settle an attack with so many enhancements as range; raises NotSoMuchRange."""
    if attack.stage is not AttackStage.ENHANCING:
        raise NoAttack
    total = add_up(box.dice, attack.dice, attack.faces)
    if not 0 <= reach <= total.enhancements:
        raise NotSoMuchRange(total.enhancements)
    wounds = total.wounds + total.enhancements - reach
    return WellAttackSettled(False, total.range + reach, wounds, total.surges)


def stage_after(kind: AttackKind, total: Sum) -> AttackStage:
    """Tell what an attack waits for once these dice lie there; a template needs no range."""
    if total.missed:
        return AttackStage.MISSED
    if total.enhancements and kind is AttackKind.PLAIN:
        return AttackStage.ENHANCING
    return AttackStage.SETTLED


def _roll(
    attack: AttackUnderWay, dice: Sequence[str], box: WellBox, dice_roll: DiceRoll
) -> Iterator[WellEvent]:
    if not dice:  # daze took every die
        yield WellAttackSettled(False, 0, 0, 0)
        return
    roll = dice_roll(dice)
    total = add_up(box.dice, roll.dice, roll.faces)
    yield WellAttackRolled(roll, total)
    yield from _settled(attack.kind, total)


def _settled(kind: AttackKind, total: Sum) -> Iterator[WellAttackSettled]:
    match stage_after(kind, total):
        case AttackStage.MISSED:
            yield WellAttackSettled(True, 0, 0, 0)
        case AttackStage.SETTLED:
            reach = total.range if kind is AttackKind.PLAIN else None
            wounds = total.wounds + total.enhancements
            yield WellAttackSettled(False, reach, wounds, total.surges)
        case _:
            return


def check_power_dice(dice: Sequence[str], printed: Printed, refuse: Refuse) -> None:
    """Refuse more power dice than an attack may have (W9); raises TooManyPowerDice."""
    if _power_dice(dice, printed) > printed.most_power_dice:
        refuse(TooManyPowerDice(printed.most_power_dice))


def check_dodge(attack: AttackUnderWay, name: str, places: Sequence[int], refuse: Refuse) -> None:
    """Refuse a dodge that cannot be (W5)."""
    if attack.stage is AttackStage.MISSED:
        raise AttackMissed
    if not attack.faces or attack.stage is AttackStage.LOSING:
        raise NoAttack
    if name not in attack.targets:
        raise NotATarget(name, attack.targets)
    if attack.dodged_by:
        refuse(DodgedAlready(attack.dodged_by))
    most = len(attack.dice)
    if (
        not places
        or max(Counter(places).values()) > 1
        or not set(places) <= set(range(1, most + 1))
    ):
        raise NoSuchDie(most)


def _power_dice(dice: Sequence[str], printed: Printed) -> int:
    return sum(die == printed.power_die for die in dice)


def _lose(attacker: Figure, dice: Sequence[str], printed: Printed) -> int:
    return min(attacker.daze, len(losable(dice, printed.losable_dice)))
