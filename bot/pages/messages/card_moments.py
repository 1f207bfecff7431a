"""What a move offers of the cards whose moment it brings, and of those it makes ready again."""

from collections.abc import Iterator, Mapping

from bot.pages.page import Button
from bot.pages.phrases.stages import take_off_button, trigger_button
from bot.pages.presses import Act
from bot.pages.text import clean
from bot.pages.voice import View
from bot.rules import card_offers
from bot.rules.basics.options import Refresh
from bot.rules.basics.places import PlaceKind
from bot.rules.cards.corrections import seen_at_table
from bot.rules.cards.kind import effect_of
from bot.rules.printed.decks import Card, Moment
from bot.rules.state import events as e

# The moments of cards that come with an event and pass soon.
_SET_UP = (Moment.SET_UP, Moment.FIRST_SET_UP, Moment.ENCOUNTER_START)
_MOMENTS: Mapping[type[e.Event], tuple[Moment, ...]] = {
    e.HeroDefeated: (Moment.KNOCK_OUT,),
    e.HeroTurnBegan: (Moment.HERO_TURN,),
    e.OverlordTurnBegan: (Moment.OVERLORD_TURN,),
    e.QuestEnded: (Moment.QUEST_END,),
    e.PhaseEntered: (
        Moment.XP_STEP,
        Moment.SHOPPING_STEP,
        Moment.NEXT_QUEST_STEP,
        Moment.TRAVEL_STEP,
        Moment.QUEST_PREPARATION,
    ),
    e.QuestStarted: (Moment.QUEST_PREPARATION, Moment.TRAVEL_STEP, *_SET_UP),
    e.EncounterSetUp: _SET_UP,
}
MOST_TRIGGERS = 5


def offered(event: e.Event, view: View) -> Iterator[Button]:
    """Offer to trigger what has its moment now, and to say what makes a card ready (L2)."""
    match event:
        case e.CardTriggered(card):
            yield from _ready_again(view, card, Refresh.FOR_1_THREAT)
        case e.TokensMoved(why=e.Why.COUNTER_LAID | e.Why.COUNTER_OFF, card=card):
            yield from _taking_off(view, card)
        case e.OverlordTurnBegan():
            for card in view.voice.campaign.cards:
                yield from _ready_again(view, card)
                yield from _taking_off(view, card)
        case e.HeroTurnBegan():
            for card in view.voice.campaign.cards:
                yield from _taking_off(view, card)
        case _:
            pass
    cards = _of_the_moment(event, view)[:MOST_TRIGGERS]
    yield from (trigger_button(view, card) for card in cards)


def _of_the_moment(event: e.Event, view: View) -> list[Card]:
    """Give the cards to trigger whose moment an event brings."""
    moments = _MOMENTS.get(type(event), ())
    found = card_offers.triggers(view.voice.campaign, view.voice.box) if moments else ()
    defeat = isinstance(event, e.HeroDefeated)
    cards = (each.card for each in found)
    return [
        card
        for card in cards
        if card.moment in moments or (defeat and effect_of(card).suits_a_defeat)
    ]


def _ready_again(view: View, card: str, *but: Refresh) -> Iterator[Button]:
    """Offer to say that what makes an exhausted card ready again has happened."""
    printed, held = view.voice.printed(card), view.voice.campaign.cards.get(card)
    if printed is None or held is None or not held.exhausted:
        return
    seen = seen_at_table(view.voice.campaign, printed)
    if seen is not None and seen not in but:
        label = view.voice.say(f"button-refresh-{seen}", card=clean(printed.name))
        yield view.button(label, Act.REFRESH, card)


def _taking_off(view: View, card: str) -> Iterator[Button]:
    """Offer to take a counter off a card on which some lie (L3)."""
    button = take_off_button(view, card, PlaceKind.CARD)
    if button is not None:
        yield button
