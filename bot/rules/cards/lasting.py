"""What lasts and when it ends: exhausted cards, agents, what lies on cards (P7, R1, A8, Z8)."""

from bot.rules.cards import agents
from bot.rules.cards.kind import effect_of
from bot.rules.economy import find
from bot.rules.economy.draft import Draft
from bot.rules.printed.decks import Card, Refresh
from bot.rules.state import events as e
from bot.rules.state.campaign import PlotCard


def at_overlord_turn(draft: Draft) -> None:
    """Return markers and refresh cards as normal, at the start of the overlord's turn (P7)."""
    for card, held in find.cards(draft.campaign, draft.box):
        effect_of(card).overlord_turn_began(draft, card, held)
    for card, held in _exhausted(draft):
        if card.refresh is Refresh.TURN:
            refresh(draft, card, held, e.Refreshed.OVERLORD_TURN)


def at_encounter_end(draft: Draft) -> None:
    """Refresh what an encounter's end refreshes, and let markers go.

    What refreshes as normal and still is exhausted saw no overlord's turn since (P7).
    """
    for card, held in find.cards(draft.campaign, draft.box):
        effect_of(card).encounter_ended(draft, card, held)
    agents.let_go(draft, defeated=False)
    for card, held in _exhausted(draft):
        if _ends_with_encounter(draft, card):
            refresh(draft, card, held, e.Refreshed.ENCOUNTER_END)


def at_quest_end(draft: Draft) -> None:
    """Refresh what a quest's end refreshes (C5)."""
    for card, held in _exhausted(draft):
        if card.refresh in (Refresh.QUEST_END, Refresh.FIRST_ENCOUNTER_END):
            refresh(draft, card, held, e.Refreshed.QUEST_END)
    for card, held in find.cards(draft.campaign, draft.box):
        effect_of(card).quest_ended(draft, card, held)


def refresh(draft: Draft, card: Card, held: PlotCard, by: e.Refreshed) -> None:
    """Refresh a card, with what that ends by its own text (R4)."""
    draft.add(e.CardRefreshed(held.key, by))
    effect_of(card).refreshed(draft, card, held)


def _ends_with_encounter(draft: Draft, card: Card) -> bool:
    match card.refresh:
        case Refresh.TURN | Refresh.ENCOUNTER_END:
            return True
        case Refresh.FIRST_ENCOUNTER_END:
            return draft.campaign.stage.encounter == 1
        case Refresh.QUEST_END | Refresh.NONE:
            return False


def _exhausted(draft: Draft) -> list[tuple[Card, PlotCard]]:
    exhausted = [held for held in draft.campaign.cards.values() if held.exhausted]
    return [find.card(draft, held.key) for held in exhausted]
