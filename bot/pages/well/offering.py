"""The buttons under what is told of the map."""

from collections.abc import Iterator

from bot.pages.page import Button, Style
from bot.pages.phrases.moves import Move
from bot.pages.presses import Act, Press
from bot.pages.voice import Voice
from bot.pages.well.pressing import DODGE, LESS, LOAD, MORE, PIERCE, ROLL, can_be_dodged, seen
from bot.rules.basics.keys import CampaignAt
from bot.rules.first.wounds import changes, mark
from bot.rules.state import events as e
from bot.rules.well.state import WellState

MOST_BOULDERS = 10
_ADJUSTING = {
    MORE: ("button-one-more", 1, 0),
    LESS: ("button-one-less", -1, 0),
    PIERCE: ("button-pierce-one", 0, 1),
}


def offered(move: Move, names: Voice) -> Iterator[Button]:
    """Offer what comes next after a move on the map: boulders that still roll, a dodge."""
    events, state = move.well_events, move.after.well
    if any(isinstance(event, e.BouldersAwaited | e.BoulderRolled) for event in events):
        yield from boulders(state, names, move.at)
    rolled = e.WellAttackRolled | e.WellAttackDodged | e.WellAttackSettled
    if any(isinstance(event, rolled) for event in events):
        yield from dodge(state, names, move.at)
    if any(isinstance(event, e.WellAttackSettled | e.AttackAdjusted) for event in events):
        yield from adjusting(state, names, move.at)


def boulders(state: WellState, names: Voice, at: CampaignAt) -> Iterator[Button]:
    """Offer the boulders that still roll, one by one or all as they were placed (W1)."""
    waiting = state.waiting
    if len(waiting) > 1:
        press = Press(Act.WELL, at, (ROLL,))
        yield Button(names.say("button-roll-all-boulders"), press, Style.PRIMARY)
    for name in waiting[:MOST_BOULDERS]:
        label = names.say("button-roll-boulder", boulder=name)
        yield Button(label, Press(Act.WELL, at, (ROLL, name)), Style.PRIMARY)


def presets(names: Voice, at: CampaignAt) -> Iterator[Button]:
    """Offer the maps that come along."""
    for name in names.box.well.presets:
        label = names.say("button-load-board", preset=name)
        yield Button(label, Press(Act.WELL, at, (LOAD, name)))


def adjusting(state: WellState, names: Voice, at: CampaignAt) -> Iterator[Button]:
    """Offer what sets right what an attack takes: a wound more, one less, armour pierced (E7)."""
    attack = state.attack
    if attack is None:
        return
    for what, (label, more, pierce) in _ADJUSTING.items():
        if changes(state, more, pierce):
            yield Button(names.say(label), Press(Act.WELL, at, (what, mark(attack))))


def dodge(state: WellState, names: Voice, at: CampaignAt) -> Iterator[Button]:
    """Offer the one dodge of an attack (W5)."""
    attack = state.attack
    if attack is not None and can_be_dodged(attack):
        press = Press(Act.OPEN, at, (DODGE, seen(attack)))
        yield Button(names.say("button-dodge"), press)
