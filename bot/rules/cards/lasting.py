"""What lasts and when it ends: exhausted cards, agents, what lies on cards (P7, R1, A8, Z8)."""

from bot.rules.basics.options import Refresh
from bot.rules.cards import agents, terms
from bot.rules.cards.kind import effect_of
from bot.rules.economy import find
from bot.rules.economy.draft import Draft
from bot.rules.printed.decks import Card, Spend
from bot.rules.state import events as e
from bot.rules.state.campaign import PlotCard

ENDS_WITH_ENCOUNTER = (
    Refresh.TURN,
    Refresh.OVERLORD_TURN_END,
    Refresh.ENCOUNTER_END,
    Refresh.MONSTER_DEFEATED,
    Refresh.MORE_HEROES_ON_TILE,
    Refresh.ACTIVATION_END,
)


def at_overlord_turn(draft: Draft) -> None:
    """Return markers and refresh cards as normal, at the start of the overlord's turn (P7)."""
    _tell_what_is_known(draft)
    for card, held in find.cards(draft.campaign, draft.box):
        effect_of(card).overlord_turn_began(draft, card, held)
    _refresh_by(draft, e.Refreshed.OVERLORD_TURN, Refresh.TURN)


def at_overlord_turn_end(draft: Draft) -> None:
    """Refresh what the end of the overlord's turn refreshes, if it is the overlord's (L2).

    A turn ends when it is called over, and as the next one begins.
    """
    turn = draft.campaign.turn
    if turn is not None and not turn.hero:
        _refresh_by(draft, e.Refreshed.OVERLORD_TURN_END, Refresh.OVERLORD_TURN_END)


def at_encounter_start(draft: Draft) -> None:
    """Refresh what the start of an encounter refreshes, and lay what it lays (L2, L3)."""
    for card, held in find.cards(draft.campaign, draft.box):
        effect_of(card).encounter_began(draft, card, held)
    _refresh_by(draft, e.Refreshed.ENCOUNTER_START, Refresh.ENCOUNTER_START)


def at_shopping_end(draft: Draft) -> None:
    """Refresh what lasts until the next Shopping step is over (L2)."""
    _refresh_by(draft, e.Refreshed.SHOPPING_ENDED, Refresh.AFTER_NEXT_SHOPPING)


def at_encounter_end(draft: Draft) -> None:
    """Refresh what an encounter's end refreshes, and let markers go.

    What refreshes as normal and still is exhausted saw no overlord's turn since (P7). Monsters,
    their activations and tiles are gone with the encounter, and so is what waits for them (L2).
    """
    _tell_what_is_known(draft)
    for card, held in find.cards(draft.campaign, draft.box):
        effect_of(card).encounter_ended(draft, card, held)
    agents.let_go(draft, defeated=False)
    first = (Refresh.FIRST_ENCOUNTER_END,) if draft.campaign.stage.encounter == 1 else ()
    _refresh_by(draft, e.Refreshed.ENCOUNTER_END, *ENDS_WITH_ENCOUNTER, *first)


def at_quest_end(draft: Draft) -> None:
    """Refresh what a quest's end refreshes (C5)."""
    ends = (Refresh.QUEST_END, Refresh.FIRST_ENCOUNTER_END)
    _refresh_by(draft, e.Refreshed.QUEST_END, *ends)
    for card, held in find.cards(draft.campaign, draft.box):
        effect_of(card).quest_ended(draft, card, held)


def refresh(draft: Draft, card: Card, held: PlotCard, by: e.Refreshed) -> None:
    """Refresh a card, with what that ends by its own text (R4)."""
    draft.add(e.CardRefreshed(held.key, by))
    effect_of(card).refreshed(draft, card, held)


def _refresh_by(draft: Draft, by: e.Refreshed, *moments: Refresh) -> None:
    """Refresh every exhausted card that one of these moments refreshes."""
    for card, held in _exhausted(draft):
        if not {*moments}.isdisjoint(terms.refreshes(draft.campaign, card)):
            refresh(draft, card, held, by)


def _tell_what_is_known(draft: Draft) -> None:
    """Say, once, that the table's word on an exhausted card is known from the data now (L1)."""
    for card, held in _exhausted(draft):
        if held.guessed and terms.spend(draft.campaign, card) is not Spend.EITHER:
            draft.add(e.RefreshKnown(held.key))


def _exhausted(draft: Draft) -> list[tuple[Card, PlotCard]]:
    exhausted = [held for held in draft.campaign.cards.values() if held.exhausted]
    return [find.card(draft, held.key) for held in exhausted]
