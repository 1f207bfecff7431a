"""Parts that several pages share: who may look, what lies open, and what to do next."""

from bot.pages.page import Button, Buttons, row
from bot.pages.phrases.stages import (
    ADD_HERO,
    CHOOSE_DECK,
    START_QUEST,
    begin_quest,
    heroes_next,
    next_step,
    open_form,
    turn_button,
)
from bot.pages.voice import View, Voice
from bot.rules.basics.stage import StageKind
from bot.rules.economy.people import has, holders
from bot.rules.economy.stages import MOST_HEROES
from bot.rules.offers import Table
from bot.rules.state.campaign import Campaign, PlotCard
from bot.rules.state.refusals import NotYours, Right


def need(voice: Voice, right: Right) -> None:
    """Refuse a reader who lacks a right to look."""
    if not has(voice.campaign, voice.reader, right):
        raise NotYours(right, holders(voice.campaign, right))


def table_of(voice: Voice) -> Table:
    """Give what the offers need: who looks at which table."""
    return Table(voice.campaign, voice.reader, voice.box)


def open_cards(campaign: Campaign) -> tuple[PlotCard, ...]:
    """Give the cards that lie faceup for everybody."""
    return tuple(card for card in campaign.cards.values() if card.faceup)


def next_buttons(view: View) -> Buttons:
    """Offer what usually comes next at this stage."""
    campaign = view.voice.campaign
    if campaign.ended:
        return row()
    if campaign.stage.in_encounter:
        return row(*_turn_buttons(view))
    if campaign.stage.kind is StageKind.BEFORE:
        return row(*_set_up_buttons(view))
    return row(next_step(view), begin_quest(view))


def _set_up_buttons(view: View) -> tuple[Button, ...]:
    campaign = view.voice.campaign
    needed = {
        ADD_HERO: len(campaign.heroes) < MOST_HEROES,
        CHOOSE_DECK: not campaign.deck,
        START_QUEST: True,
    }
    return tuple(open_form(view, form) for form, wanted in needed.items() if wanted)


def _turn_buttons(view: View) -> tuple[Button, ...]:
    """Offer every turn but the one under way."""
    called = view.voice.campaign.turn
    under_way = called.hero if called is not None and not called.ended else None
    overlord = ("",) if under_way != "" else ()
    turns = (*overlord, *heroes_next(view.voice.campaign))
    return tuple(turn_button(view, hero) for hero in turns)
