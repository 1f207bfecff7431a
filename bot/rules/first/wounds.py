"""Wounds of figures on the map, where a group has them kept (E7), and what lands with them (E8)."""

from collections.abc import Iterator
from dataclasses import replace as exchange

from bot.rules.basics.names import key
from bot.rules.basics.options import Edition, Track
from bot.rules.basics.stored import replace
from bot.rules.economy import find
from bot.rules.economy.draft import Draft
from bot.rules.first.economy import award, killed
from bot.rules.first.look import need_room, the_attack, the_figure, the_map
from bot.rules.first.order import begin
from bot.rules.printed.first import Rank
from bot.rules.state import commands as c
from bot.rules.state import events as e
from bot.rules.state import questions as q
from bot.rules.state import refusals as r
from bot.rules.state.campaign import Campaign, Hero
from bot.rules.well.bodies import Body, armour_left, lost
from bot.rules.well.map import Figure, FigureKind
from bot.rules.well.state import AttackUnderWay, Harm, WellState

MOST = 20


def keeps_wounds(campaign: Campaign) -> bool:
    """Tell whether the group has the wounds of figures kept."""
    return campaign.settings.track is Track.EVERYTHING and campaign.edition is Edition.FIRST


def as_shown(campaign: Campaign, well: WellState) -> WellState:
    """Give the table as it is shown: without wounds of before where none are kept any more."""
    map = well.map
    if map is None or keeps_wounds(campaign):
        return well
    for figure in map.figures:
        if figure.body is not None:
            map = map.with_figure(replace(figure, body=None))
    return well if map is well.map else exchange(well, map=map)


def bodied(draft: Draft, figure: Figure, rank: Rank | None = None) -> Figure:
    """Give a figure with its wounds, if they are kept and known; a hero's from the town stay."""
    if not keeps_wounds(draft.campaign):
        return figure
    known = away(draft, figure)
    kept = known.body if known is not None else None
    return replace(figure, body=kept or _body(draft, figure, rank))


def away(draft: Draft, figure: Figure) -> Figure | None:
    """Find a hero who left the map without being killed, as the figure stood there."""
    if figure.kind is not FigureKind.HERO:
        return None
    held = draft.campaign.well.away
    return next((one for one in held if key(one.name) == key(figure.name)), None)


def _body(draft: Draft, figure: Figure, rank: Rank | None) -> Body | None:
    """Find what a figure prints by its name, for the number of heroes; None if nothing does."""
    if figure.kind is FigureKind.HERO:
        return _of_hero(draft, figure.name)
    found = draft.box.first.figure(figure.name)
    rank = rank or (found[1] if found else None)
    if rank is None:
        return None
    wounds = rank.wounds_with(_heroes(draft.campaign))
    return Body(wounds, wounds, rank.armour, rank.speed, _dice(draft, rank))


def _dice(draft: Draft, rank: Rank) -> tuple[str, ...]:
    """Give the dice that are printed; none where the overlord chooses them at each attack."""
    found = [
        die.id
        for colour in rank.dice
        for die in draft.box.dice.named(colour)
        if die.edition is Edition.FIRST
    ]
    return tuple(found) if len(found) == len(rank.dice) else ()


def _of_hero(draft: Draft, name: str) -> Body | None:
    hero, printed = draft.campaign.heroes.get(key(name)), draft.box.first.hero(name)
    if hero is None:
        return None
    sheet = hero.sheet
    wounds = sheet.wounds or (printed.wounds if printed else None)
    if wounds is None:
        return None
    armour, speed = sheet.armour, sheet.speed
    if printed and armour is None:
        armour = printed.armour
    return Body(wounds, wounds, armour, printed.speed if printed and speed is None else speed)


def _heroes(campaign: Campaign) -> int:
    return len(campaign.quest.heroes if campaign.quest else campaign.heroes)


def equip(draft: Draft, *, anew: bool = False) -> None:
    """Give every figure of the map that lacks them its wounds; `anew` all have them whole again."""
    map = draft.campaign.well.map
    if map is None or not keeps_wounds(draft.campaign):
        return
    found = (_whole(draft, one) if anew else bodied(draft, one) for one in map.figures)
    pairs = zip(map.figures, found, strict=True)
    given = tuple(new for old, new in pairs if new.body and (anew or old.body is None))
    if given:
        draft.add(e.FiguresEquipped(given))


def _whole(draft: Draft, figure: Figure) -> Figure:
    """Give a figure with all its wounds, those of a quest's number of heroes where printed."""
    typed = figure.body and replace(figure.body, wounds=figure.body.most)
    return replace(figure, body=_body(draft, figure, None) or typed)


def land(draft: Draft) -> None:
    """Let an attack that hits take wounds of its targets, and its tokens land (E7, E8)."""
    attack = the_attack(draft)
    for name in attack.targets:
        map = draft.campaign.well.map
        figure = map.figure(name) if map else None
        if figure is not None:
            kept = keeps_wounds(draft.campaign)
            _strike(draft, attack, figure if kept else replace(figure, body=None))


def _strike(draft: Draft, attack: AttackUnderWay, figure: Figure) -> None:
    body, blow = figure.body, attack.blow
    gone = lost(attack.wounds, body, blow) if body else 0
    dies = body is not None and gone == body.wounds
    lands = attack.wounds > 0 and not dies
    bleed, daze = int(blow.bleed and lands), int(blow.daze and lands)
    if body is None and not bleed + daze:
        return
    known = body is not None and body.armour is not None
    armour = armour_left(body.armour, blow) if body and known else None
    by = e.HurtBy.ATTACK
    draft.add(e.FigureHurt(figure, attack.wounds, gone, by, armour, bleed, daze))
    if dies:
        _die(draft, figure, by)


def bleed(draft: Draft, name: str, wounds: int) -> None:
    """Let a figure lose wounds to its bleed, whatever its armour (W6, E7)."""
    map = draft.campaign.well.map
    figure = map.figure(name) if map else None
    if figure is None or figure.body is None or not keeps_wounds(draft.campaign):
        return
    if wounds:
        _lose(draft, figure, wounds, e.HurtBy.BLEED)


def change(draft: Draft, command: c.ChangeWounds) -> None:
    """Let a figure suffer wounds, or heal some; raises WoundsNotKept or WoundsUnknown."""
    begin(draft, command)
    figure = the_figure(the_map(draft), command.name)
    if not keeps_wounds(draft.campaign):
        raise r.WoundsNotKept
    find.number(command.amount, -MOST, MOST)
    note = find.note(command.note) if command.note else ""
    equip(draft)
    figure = the_figure(the_map(draft), figure.name)
    if figure.body is None:
        raise r.WoundsUnknown(figure.name)
    changes = max(command.amount, figure.body.wounds - figure.body.most)
    if not changes:
        raise r.NothingToDo
    _lose(draft, figure, changes, e.HurtBy.HAND, note)


def _lose(draft: Draft, figure: Figure, wounds: int, by: e.HurtBy, note: str = "") -> None:
    """Let a figure lose wounds, no more than it has; with its last one it dies."""
    left = figure.body.wounds if figure.body else 0
    gone = min(wounds, left)
    draft.add(e.FigureHurt(figure, wounds, gone, by, note=note))
    if gone == left:
        _die(draft, figure, by)


def _die(draft: Draft, figure: Figure, by: e.HurtBy) -> None:
    """Let a figure leave the map; a hero of a quest is killed, and back in the town (E5)."""
    draft.add(e.FigureDied(figure.name, figure.kind, figure.space, by))
    hero = draft.campaign.heroes.get(key(figure.name))
    if hero is not None and figure.kind is FigureKind.HERO and draft.campaign.dungeon is not None:
        killed(draft, hero)


def leave(draft: Draft, hero: Hero) -> None:
    """Let a hero who is said to be killed leave the map too, where wounds are kept (E5, E7)."""
    map = draft.campaign.well.map
    figure = map.figure(hero.name) if map else None
    if figure is not None and keeps_wounds(draft.campaign):
        draft.add(e.FigureDied(figure.name, figure.kind, figure.space, e.HurtBy.HAND))


def lift(draft: Draft) -> None:
    """Take back all that the newest attack did: it comes to something else."""
    for each in the_attack(draft).harms:
        _lift(draft, each)


def _lift(draft: Draft, harm: Harm) -> None:
    map, old = the_map(draft), harm.figure
    now = map.figure(old.name)
    if now is not None and harm.died:
        _lift_from(draft, harm, now)
    elif now is not None:
        body = now.body
        if body is not None:
            body = replace(body, wounds=min(body.most, body.wounds + harm.lost))
        bleed, daze = max(0, now.bleed - harm.bleed), max(0, now.daze - harm.daze)
        before = now.body.wounds if now.body else 0
        draft.add(e.HarmLifted(replace(now, body=body, bleed=bleed, daze=daze), before))
    elif harm.died:
        need_room(map, old.space, old.size)
        draft.add(e.FigureReturned(old))
        _spare(draft, harm)


def _lift_from(draft: Draft, harm: Harm, now: Figure) -> None:
    """Let a hero live after all who is back from the town already.

    Raises PieceNameTaken where the name is another monster's by now.
    """
    if now.kind is not FigureKind.HERO or harm.figure.kind is not FigureKind.HERO:
        raise r.PieceNameTaken(now.name)
    before = now.body.wounds if now.body else 0
    draft.add(e.HarmLifted(replace(now, body=harm.figure.body), before))
    _spare(draft, harm)


def _spare(draft: Draft, harm: Harm) -> None:
    """Give back the conquest that a kill cost which has not come to pass."""
    hero = draft.campaign.heroes.get(key(harm.figure.name))
    for asked in draft.campaign.questions:
        if hero is not None and isinstance(asked, q.ConquestValue) and asked.hero == hero.key:
            draft.withdraw(asked)
    if hero is not None and harm.cost and draft.campaign.dungeon is not None:
        award(draft, harm.cost, e.DungeonWhy.SPARED, hero=hero.key)


def changes(well: WellState, more: int, pierce: int) -> bool:
    """Tell whether the newest attack would take other wounds if it were set right so."""
    if well.attack is None:
        return False
    old, wounds = well.attack.blow, well.attack.wounds
    new = replace(old, more=old.more + more, pierce=old.pierce + pierce)
    return any(lost(wounds, body, old) != lost(wounds, body, new) for body in _struck(well))


def _struck(well: WellState) -> Iterator[Body]:
    """Give the bodies, as they were struck, of all whom the newest attack can be set right for."""
    for harm in well.attack.harms if well.attack else ():
        there = well.map is not None and well.map.figure(harm.figure.name) is not None
        if harm.figure.body is not None and (harm.died or there):
            yield harm.figure.body


def mark(attack: AttackUnderWay) -> str:
    """Tell an attack, as it stands, from others and from itself set right."""
    return f"{attack.number}.{attack.blow.more}.{attack.blow.pierce}"
