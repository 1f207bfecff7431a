"""Attacks: declared, rolled, dodged and settled (W4, W5, W7, W9)."""

from collections import Counter
from collections.abc import Sequence

from bot.rules.basics.names import key
from bot.rules.basics.options import Edition
from bot.rules.economy.draft import Draft
from bot.rules.first import attack_choices, order, wounds
from bot.rules.first.look import (
    check_amount,
    the_attack,
    the_figure,
    the_map,
    the_setup,
    the_target,
)
from bot.rules.first.order import OfAttack, begin
from bot.rules.state import commands as c
from bot.rules.state import events as e
from bot.rules.state import questions as q
from bot.rules.state import refusals as r
from bot.rules.state.choices import AND
from bot.rules.well.bodies import Blow
from bot.rules.well.daze import losable, ways_to_lose
from bot.rules.well.dice import Sum, add_up
from bot.rules.well.map import Figure, FigureKind
from bot.rules.well.reach import AttackKind, affected
from bot.rules.well.setup import Cap
from bot.rules.well.state import AttackStage, AttackUnderWay, spaces_away, stage_after
from bot.rules.well.swarm import gained_dice, helpers
from bot.rules.well.templates import alignments, lay

MOST_MORE = 20
MOST_PIERCE = 10


def attack(draft: Draft, command: c.AttackFigure) -> None:
    """Attack one figure, with the power dice that a swarm adds (W9)."""
    begin(draft, command)
    wounds.equip(draft)
    map, printed = the_map(draft), draft.box.well.printed
    attacker, target = the_figure(map, command.attacker), the_figure(map, command.target)
    if attacker.name == target.name:
        raise r.AttackOnItself(attacker.name)
    dice = command.dice or _usual_dice(draft, attacker)
    if not dice:
        raise r.AttackWithoutDice
    _check_dice(draft, dice)
    helping = helpers(map, attacker, target) if command.swarm else ()
    extra = (printed.power_die,) * _gained(draft, attacker, dice, len(helping))
    declared = e.WellAttackDeclared(
        AttackKind.PLAIN,
        attacker.name,
        (target.name,),
        dice,
        tuple(one.name for one in helping),
        extra,
        _lose(draft, attacker, (*dice, *extra)),
        swarm=command.swarm,
        blow=checked(command.blow),
    )
    _attack(draft, declared)


def attack_area(draft: Draft, command: c.UseBreath | c.UseBolt) -> None:
    """Breathe or hurl a bolt; without dice, only whom it affects is told (W4, W5)."""
    begin(draft, command)
    wounds.equip(draft)
    setup, bolt = the_setup(draft), isinstance(command, c.UseBolt)
    template, kind = (setup.bolt, AttackKind.BOLT) if bolt else (setup.breath, AttackKind.BREATH)
    map = the_map(draft)
    attacker = the_figure(map, command.attacker)
    most = alignments(attacker, command.side, template)
    if not 1 <= command.alignment <= most:
        raise r.NoSuchAlignment(command.alignment, most)
    _check_dice(draft, command.dice)
    placement = lay(attacker, command.side, command.alignment, template)
    area = affected(map, attacker, placement, kind, setup.corners, setup.stairs)
    lose = _lose(draft, attacker, command.dice)
    declared = e.WellAttackDeclared(
        kind,
        attacker.name,
        area.targets,
        command.dice,
        lose=lose,
        area=area,
        blow=checked(command.blow),
    )
    _attack(draft, declared)


def answer(draft: Draft, question: OfAttack, value: str) -> None:
    """Go on with an attack whose owner has made a choice (W7, D5)."""
    draft.add(e.Answered(question.id, value, closed=True))
    order.check(draft, c.Answer(question.id, value))
    match question:
        case q.DazeTakes():
            _lose_and_roll(draft, tuple(value.split(AND)))
            attack_choices.ask(draft)
        case q.SpendPower():
            _settle_power(draft, int(value))


def dodge(draft: Draft, command: c.DodgeAttack) -> None:
    """Roll dice again for the one target that dodges; a power choice made before lapses (W5)."""
    begin(draft, command, *order.owner(draft.campaign, command.name))
    attack = the_attack(draft)
    if command.seen not in (None, attack.faces):
        raise r.OtherAttack
    name, places = the_target(attack, command.name), tuple(sorted(command.places))
    _check_dodge(draft, attack, name, places)
    wounds.lift(draft)
    old = tuple(attack.faces[place - 1] for place in places)
    roll = draft.roll([attack.dice[place - 1] for place in places], e.RollFor.POOL)
    again = dict(zip(places, roll.faces, strict=True))
    faces = tuple(again.get(place, face) for place, face in enumerate(attack.faces, start=1))
    total = add_up(draft.box.well.dice, attack.dice, faces)
    draft.add(e.WellAttackDodged(name, places, old, roll, faces, total))
    _settle(draft, attack.kind, total)
    attack_choices.ask_again(draft)


def adjust(draft: Draft, command: c.AdjustAttack) -> None:
    """Set right what the newest attack takes; raises NoAttack, OtherAttack or NothingToDo (E7)."""
    begin(draft, command)
    if not wounds.keeps_wounds(draft.campaign):
        raise r.WoundsNotKept
    attack = the_attack(draft)
    if attack.stage is not AttackStage.SETTLED or not attack.harms:
        raise r.NoAttack
    if command.of and command.of != wounds.mark(attack):
        raise r.OtherAttack
    check_amount(command.more, -MOST_MORE, MOST_MORE)
    check_amount(command.pierce, 0, MOST_PIERCE)
    if not wounds.changes(draft.campaign.well, command.more, command.pierce):
        raise r.NothingToDo
    wounds.lift(draft)
    draft.add(e.AttackAdjusted(command.more, command.pierce))
    wounds.land(draft)


def checked(blow: Blow) -> Blow:
    """Check what an attack does besides its dice; raises BadAmount."""
    check_amount(blow.damage, 0, MOST_MORE)
    check_amount(blow.pierce, 0, MOST_PIERCE)
    return blow


def _usual_dice(draft: Draft, attacker: Figure) -> tuple[str, ...]:
    """Give the dice that a figure prints, or of a hero those that the player keeps (E7)."""
    if attacker.kind is FigureKind.HERO:
        hero = draft.campaign.heroes.get(key(attacker.name))
        return hero.attack if hero else ()
    return attacker.body.dice if attacker.body else ()


def _attack(draft: Draft, declared: e.WellAttackDeclared) -> None:
    """Go on from the declaration as far as nobody has to choose."""
    draft.add(declared)
    attack = the_attack(draft)
    if attack.stage is AttackStage.LOSING:
        ways = ways_to_lose(attack.dice, attack.lose, draft.box.well.printed.losable_dice)
        if len(ways) == 1:
            _lose_and_roll(draft, ways[0])
    elif attack.stage is AttackStage.ROLLING:
        _roll(draft, attack)
    attack_choices.ask(draft)


def _lose_and_roll(draft: Draft, lost: Sequence[str]) -> None:
    """Take the dice that daze takes, and roll what is left (W7)."""
    draft.add(e.DazeDiceLost(the_attack(draft).attacker, tuple(lost)))
    _cap(draft, the_attack(draft))
    _roll(draft, the_attack(draft))


def _cap(draft: Draft, attack: AttackUnderWay) -> None:
    """Leave out what Swarm added beyond the most, where that is counted after daze (W12)."""
    printed = draft.box.well.printed
    beyond = _power_dice(draft, attack.dice) - printed.most_power_dice
    capped = (printed.power_die,) * min(beyond, attack.gained)
    if capped and the_setup(draft).cap is Cap.AFTER_DAZE:
        draft.add(e.PowerDiceCapped(attack.attacker, capped))


def _settle_power(draft: Draft, reach: int) -> None:
    """Settle an attack with so many enhancements as range, the others as wounds (D5)."""
    attack = the_attack(draft)
    total = add_up(draft.box.well.dice, attack.dice, attack.faces)
    wounded = total.wounds + total.enhancements - reach
    _come_to(draft, total.range + reach, wounded, total.surges)


def _come_to(draft: Draft, range: int | None, wounded: int, surges: int) -> None:
    """End an attack that hits, unless its range falls short of the target (W11)."""
    away = spaces_away(draft.campaign.well)
    short = away if range is not None and range < away else 0
    hits = wounded + the_attack(draft).blow.damage
    draft.add(e.WellAttackSettled(bool(short), range, hits, surges, short))
    if not short:
        wounds.land(draft)


def _roll(draft: Draft, attack: AttackUnderWay) -> None:
    if not attack.dice:  # daze took every die
        draft.add(e.WellAttackSettled(False, 0, 0, 0))
        return
    roll = draft.roll(attack.dice, e.RollFor.POOL)
    total = add_up(draft.box.well.dice, roll.dice, roll.faces)
    draft.add(e.WellAttackRolled(roll, total))
    _settle(draft, attack.kind, total)


def _settle(draft: Draft, kind: AttackKind, total: Sum) -> None:
    match stage_after(kind, total):
        case AttackStage.MISSED:
            draft.add(e.WellAttackSettled(True, 0, 0, 0))
        case AttackStage.SETTLED:
            reach = total.range if kind is AttackKind.PLAIN else None
            _come_to(draft, reach, total.wounds + total.enhancements, total.surges)
        case _ if (most := total.range + total.enhancements) < spaces_away(draft.campaign.well):
            _come_to(draft, most, total.wounds, total.surges)
        case _:
            return


def _check_dice(draft: Draft, dice: Sequence[str]) -> None:
    """Refuse dice of the other edition, and more power dice than an attack may have (W9)."""
    box, most = draft.box.well.dice, draft.box.well.printed.most_power_dice
    for die in dice:
        if die not in box.by_id or box[die].edition is not Edition.FIRST:
            raise r.NotAFirstEditionDie(die)
    if _power_dice(draft, dice) > most:
        draft.refuse(r.TooManyPowerDice(most))


def _check_dodge(draft: Draft, attack: AttackUnderWay, name: str, places: Sequence[int]) -> None:
    """Refuse a dodge that cannot be (W5)."""
    if attack.stage is AttackStage.MISSED:
        raise r.AttackMissed
    if not attack.faces or attack.stage is AttackStage.LOSING:
        raise r.NoAttack
    if name not in attack.targets:
        raise r.NotATarget(name, attack.targets)
    if attack.dodged_by:
        draft.refuse(r.DodgedAlready(attack.dodged_by))
    most = len(attack.dice)
    twice = max(Counter(places).values(), default=0) > 1
    if not places or twice or not set(places) <= set(range(1, most + 1)):
        raise r.NoSuchDie(most)


def _gained(draft: Draft, attacker: Figure, dice: Sequence[str], helping: int) -> int:
    """Count the power dice that Swarm adds; daze may take some first, as the group plays it."""
    most = draft.box.well.printed.most_power_dice
    if the_setup(draft).cap is Cap.AFTER_DAZE and attacker.daze:
        return helping
    return gained_dice(helping, _power_dice(draft, dice), most)


def _power_dice(draft: Draft, dice: Sequence[str]) -> int:
    return sum(die == draft.box.well.printed.power_die for die in dice)


def _lose(draft: Draft, attacker: Figure, dice: Sequence[str]) -> int:
    return min(attacker.daze, len(losable(dice, draft.box.well.printed.losable_dice)))
