"""What lasts and when it ends: exhausted cards, markers, agents, counters (P7, R1, A8, Z8)."""

from bot.rules.basics.places import PlaceKind
from bot.rules.cards import agents
from bot.rules.economy import find
from bot.rules.economy.draft import Draft
from bot.rules.printed.decks import Refresh
from bot.rules.state import events as e
from bot.rules.state.campaign import PlotCard


def at_overlord_turn(draft: Draft) -> None:
    """Return markers and refresh cards as normal, at the start of the overlord's turn (P7)."""
    _return_markers(draft)
    for held in _exhausted(draft):
        if _refresh_of(draft, held) is Refresh.TURN:
            refresh(draft, held, e.Refreshed.OVERLORD_TURN)


def at_encounter_end(draft: Draft) -> None:
    """Refresh what an encounter's end refreshes, and let markers go.

    What refreshes as normal and still is exhausted saw no overlord's turn since (P7).
    """
    _return_markers(draft)
    agents.let_go(draft, defeated=False)
    for held in _exhausted(draft):
        if _ends_with_encounter(draft, held):
            refresh(draft, held, e.Refreshed.ENCOUNTER_END)


def at_quest_end(draft: Draft) -> None:
    """Refresh what a quest's end refreshes (C5)."""
    for held in _exhausted(draft):
        if _refresh_of(draft, held) in (Refresh.QUEST_END, Refresh.FIRST_ENCOUNTER_END):
            refresh(draft, held, e.Refreshed.QUEST_END)
    for held in draft.campaign.cards.values():
        if held.hero_tokens:
            draft.add(e.CountersRemoved(held.key))


def refresh(draft: Draft, held: PlotCard, by: e.Refreshed) -> None:
    """Refresh a card; the Overlord cards beneath it are discarded (R4)."""
    draft.add(e.CardRefreshed(held.key, by))
    if held.beneath:
        draft.add(e.CardsDiscarded(held.key, held.beneath))


def _ends_with_encounter(draft: Draft, held: PlotCard) -> bool:
    match _refresh_of(draft, held):
        case Refresh.TURN | Refresh.ENCOUNTER_END:
            return True
        case Refresh.FIRST_ENCOUNTER_END:
            return draft.campaign.stage.encounter == 1
        case Refresh.QUEST_END | Refresh.NONE:
            return False


def _exhausted(draft: Draft) -> list[PlotCard]:
    return [card for card in draft.campaign.cards.values() if card.exhausted]


def _refresh_of(draft: Draft, held: PlotCard) -> Refresh:
    return find.card_by_key(draft, held.key).refresh


def _return_markers(draft: Draft) -> None:
    for place in [p for p in draft.campaign.tokens if p.kind is PlaceKind.MONSTER]:
        draft.clear(place, e.Why.MARKER_RETURNED, place.owner)
