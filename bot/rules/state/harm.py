"""What events do to the wounds of figures on the map of the first edition: no rules (E7, E8)."""

from collections.abc import Callable
from dataclasses import replace as exchange

from bot.rules.basics.names import key
from bot.rules.basics.stored import replace
from bot.rules.state import events as e
from bot.rules.well.map import Figure, FigureKind
from bot.rules.well.state import Harm, WellState


def equipped(state: WellState, figures: tuple[Figure, ...]) -> WellState:
    """Give the table after figures of the map got their wounds: nobody of them is away."""
    map = state.map
    for figure in figures:
        map = map.with_figure(figure) if map else None
    names = {key(figure.name) for figure in figures}
    away = tuple(one for one in state.away if key(one.name) not in names)
    return exchange(state, map=map, away=away)


def over(state: WellState) -> WellState:
    """Give the table as a new quest begins: nobody is away, and the last attack strikes no more."""
    if not (state.away or state.attack):
        return state
    attack = state.attack and exchange(state.attack, targets=(), harms=())
    return exchange(state, away=(), attack=attack)


def left(state: WellState, name: str) -> WellState:
    """Give the table after a piece was taken off the map by hand."""
    map = state.map
    if map is None:
        raise LookupError("a piece off no map")
    state = gone(state, tuple(one for one in map.figures if one.name == name))
    return exchange(state, map=map.without(name))


def gone(state: WellState, figures: tuple[Figure, ...]) -> WellState:
    """Remember the wounds and tokens of heroes who leave the map without being killed."""
    hurt = tuple(one for one in figures if one.kind is FigureKind.HERO and one.body)
    names = {key(one.name) for one in hurt}
    return exchange(state, away=(*(one for one in state.away if key(one.name) not in names), *hurt))


def healed(state: WellState, hero: str) -> WellState:
    """Give the table after a hero was killed, who comes back whole from the town (E7)."""
    return exchange(state, away=tuple(one for one in state.away if key(one.name) != hero))


def hurt(state: WellState, event: e.FigureHurt) -> WellState:
    """Give the table after a figure lost wounds; of the newest attack's it is remembered."""
    old, map = event.figure, state.map
    now = map.figure(old.name) if map else None
    if map is None or now is None:
        raise LookupError("wounds of nobody")
    body = now.body and replace(now.body, wounds=now.body.wounds - event.lost)
    bleed, daze = now.bleed + event.bleed, now.daze + event.daze
    state = exchange(state, map=map.with_figure(replace(now, body=body, bleed=bleed, daze=daze)))
    if event.by is not e.HurtBy.ATTACK or state.attack is None:
        return state
    harm = Harm(old, event.lost, event.bleed, event.daze)
    return exchange(state, attack=exchange(state.attack, harms=(*state.attack.harms, harm)))


def died(state: WellState, event: e.FigureDied) -> WellState:
    """Give the table after a figure died; of the newest attack's it is remembered."""
    if event.by is e.HurtBy.ATTACK:
        state = _with_harm(state, event.name, lambda harm: exchange(harm, died=True))
    return exchange(state, map=state.map.without(event.name) if state.map else None)


def paid(state: WellState, hero: str, amount: int) -> WellState:
    """Remember what the newest attack's kill of a hero cost, if it has killed that hero."""
    dead = [harm for harm in state.attack.harms if harm.died] if state.attack else []
    harm = next((each for each in dead if key(each.figure.name) == hero), None)
    if harm is None or harm.cost:
        return state
    return _with_harm(state, harm.figure.name, lambda held: exchange(held, cost=amount))


def lifted(state: WellState, figure: Figure) -> WellState:
    """Give the table after what an attack did to a figure was taken back."""
    attack = state.attack
    if attack is not None:
        left = tuple(harm for harm in attack.harms if harm.figure.name != figure.name)
        attack = exchange(attack, harms=left)
    return exchange(state, attack=attack, map=state.map.with_figure(figure) if state.map else None)


def _with_harm(state: WellState, name: str, change: Callable[[Harm], Harm]) -> WellState:
    if state.attack is None:
        return state
    harms = (change(each) if each.figure.name == name else each for each in state.attack.harms)
    return exchange(state, attack=exchange(state.attack, harms=tuple(harms)))
