"""What a move offers of the cards whose moment it brings, and of those it makes ready again."""

from collections.abc import Iterator, Mapping

from bot.pages.page import Button
from bot.pages.phrases.stages import trigger_button
from bot.pages.presses import Act
from bot.pages.text import clean
from bot.pages.voice import View
from bot.rules import offers
from bot.rules.cards.corrections import seen_at_table
from bot.rules.printed.decks import Moment, Refresh
from bot.rules.state import events as e

# The moments of cards that come with an event and pass soon.
_MOMENTS: Mapping[type[e.Event], tuple[Moment, ...]] = {
    e.HeroDefeated: (Moment.KNOCK_OUT,),
    e.QuestEnded: (Moment.QUEST_END,),
    e.PhaseEntered: (Moment.QUEST_PREPARATION,),
    e.QuestStarted: (Moment.QUEST_PREPARATION, Moment.ENCOUNTER_START),
    e.EncounterSetUp: (Moment.ENCOUNTER_START,),
}


def offered(event: e.Event, view: View) -> Iterator[Button]:
    """Offer to trigger what has its moment now, and to say what makes a card ready (L2)."""
    match event:
        case e.CardTriggered(card):
            yield from _ready_again(view, card, Refresh.FOR_1_THREAT)
        case e.OverlordTurnBegan():
            for card in view.voice.campaign.cards:
                yield from _ready_again(view, card)
        case _:
            moments = _MOMENTS.get(type(event), ())
            campaign, box = view.voice.campaign, view.voice.box
            found = offers.triggers(campaign, box, *moments) if moments else ()
            yield from (trigger_button(view, each.card) for each in found)


def _ready_again(view: View, card: str, *but: Refresh) -> Iterator[Button]:
    """Offer to say that what makes an exhausted card ready again has happened."""
    printed, held = view.voice.printed(card), view.voice.campaign.cards.get(card)
    if printed is None or held is None or not held.exhausted:
        return
    seen = seen_at_table(view.voice.campaign, printed)
    if seen is not None and seen not in but:
        label = view.voice.say(f"button-refresh-{seen}", card=clean(printed.name))
        yield view.button(label, Act.REFRESH, card)
