"""The buttons under what is told of the map."""

from collections.abc import Iterator

from bot.pages.page import Button, Style
from bot.pages.phrases.dungeon_steps import PLAY
from bot.pages.phrases.moves import Move
from bot.pages.presses import Act, Press
from bot.pages.voice import View, Voice
from bot.pages.well.pressing import (
    DODGE,
    LESS,
    LOAD,
    MORE,
    PIERCE,
    PUT_ON_BOARD,
    ROLL,
    can_be_dodged,
    seen,
)
from bot.rules.basics.keys import CampaignAt
from bot.rules.economy.stages import LEAST_HEROES, MOST_HEROES
from bot.rules.first.wounds import changes, mark
from bot.rules.state import events as e
from bot.rules.state.campaign import Campaign
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
    """Offer the maps that come along, each by its sample quest: to play it, or the map alone."""
    quests = {each.board: each.name for each in names.box.well.samples}
    plays = can_play(names.campaign)
    for preset in names.box.well.presets:
        quest = quests.get(preset)
        if quest and plays:
            label = names.say("button-play-sample", quest=quest)
            yield Button(label, Press(Act.WELL, at, (PLAY, quest)))
        else:
            label = names.say("button-load-board", preset=quest or preset)
            yield Button(label, Press(Act.WELL, at, (LOAD, preset)))


def can_play(campaign: Campaign) -> bool:
    """Tell whether a quest can begin now."""
    enough = LEAST_HEROES <= len(campaign.heroes) <= MOST_HEROES
    return enough and campaign.quest is None and not campaign.ended


def placing(view: View, hero: str) -> Iterator[Button]:
    """Offer to put a hero onto the map who does not stand there, such as one back in the town."""
    campaign = view.voice.campaign
    map, held = campaign.well.map, campaign.heroes.get(hero)
    if map is None or held is None or campaign.quest is None or map.figure(held.name):
        return
    label = view.voice.say("button-put-on-board", hero=view.voice.short_name(hero))
    yield view.button(label, Act.OPEN, PUT_ON_BOARD, hero)


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
