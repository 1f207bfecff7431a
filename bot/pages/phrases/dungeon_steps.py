"""What comes next in the first edition, as buttons: heroes, a quest, turns, the quest's end."""

from collections.abc import Iterator

from bot.pages.page import Button, Style
from bot.pages.phrases.moves import Move
from bot.pages.phrases.stages import ADD_HERO, START_QUEST, heroes_next, open_form, turn_button, won
from bot.pages.presses import Act
from bot.pages.voice import View
from bot.rules.basics.options import Winner
from bot.rules.economy.stages import LEAST_HEROES, MOST_HEROES
from bot.rules.state import events as e
from bot.rules.state.campaign import Campaign

OVERLORD = ""
TREACHERY = "treachery"
PLAY = "play"


def after(move: Move, view: View) -> Iterator[Button]:
    """Offer what a move of the first edition leads to; nothing while it waits for something."""
    campaign = move.after
    if move.questions or campaign.well.waiting or campaign.ended:
        return
    yield from dict.fromkeys(button for event in move.events for button in _next(event, move, view))


def _next(event: e.Event, move: Move, view: View) -> Iterator[Button]:
    match event:
        case e.QuestEnded(quest):
            yield from between_quests(view, move.after)
            yield from samples(view, quest)
        case e.HeroAdded():
            yield from between_quests(view, move.after)
            yield from first_samples(view, move.after)
        case e.QuestStarted():
            yield from turns(view, move.after)
            yield from _treachery(view, move.after)
        case e.HeroTurnBegan() | e.OverlordTurnBegan() | e.TurnEnded():
            yield from turns(view, move.after)
        case e.BoulderRolled():
            yield from turns(view, move.after)
        case e.ConquestChanged() if move.after.dungeon and not move.after.dungeon.conquest:
            yield won(view, Winner.OVERLORD, move.after, Style.PRIMARY)
        case _:
            pass


def _treachery(view: View, campaign: Campaign) -> Iterator[Button]:
    """Offer the overlord's calculator while there is treachery to be spent (W8)."""
    opened = campaign.well.treachery
    if opened is not None and not opened.done:
        yield view.look(view.voice.say("button-treachery"), TREACHERY)


def between_quests(view: View, campaign: Campaign) -> Iterator[Button]:
    """Offer another hero, and a quest as soon as there are heroes enough."""
    if campaign.quest is not None:
        return
    heroes = len(campaign.heroes)
    if heroes < MOST_HEROES:
        yield open_form(view, ADD_HERO)
    if heroes >= LEAST_HEROES:
        yield open_form(view, START_QUEST)


def samples(view: View, after: str) -> Iterator[Button]:
    """Offer the other sample quests once one is over."""
    listed = view.voice.box.well.samples
    if any(each.name == after for each in listed):
        yield from (_sample(view, each.name) for each in listed if each.name != after)


def first_samples(view: View, campaign: Campaign) -> Iterator[Button]:
    """Offer the sample quests to those who have played nothing yet, once they are enough."""
    unplayed = not campaign.quests_ended and campaign.quest is None
    if unplayed and len(campaign.heroes) >= LEAST_HEROES:
        yield from (_sample(view, each.name) for each in view.voice.box.well.samples)


def _sample(view: View, quest: str) -> Button:
    label = view.voice.say("button-play-sample", quest=quest)
    return view.button(label, Act.WELL, PLAY, quest)


def turns(view: View, campaign: Campaign) -> Iterator[Button]:
    """Offer every turn that may be called now: not the one under way, nor the overlord's twice."""
    if campaign.quest is None:
        return
    for hero in heroes_next(campaign):
        yield turn_button(view, hero)
    if campaign.dungeon is not None and not campaign.dungeon.paid:
        yield turn_button(view, OVERLORD)
