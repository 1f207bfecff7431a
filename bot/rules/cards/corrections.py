"""What a group puts right about its Plot cards: state, spend, missing costs (P7, L1, L2, Z1)."""

from bot.rules.basics.options import SEEN_AT_TABLE, Refresh
from bot.rules.basics.places import POOL, SUPPLY
from bot.rules.cards import lasting, terms
from bot.rules.cards.kind import effect_of
from bot.rules.cards.terms import MOST_COST, printed_trigger
from bot.rules.economy import find
from bot.rules.economy.draft import Draft
from bot.rules.economy.threat import need_threat
from bot.rules.printed.decks import Card, Spend
from bot.rules.state import commands as c
from bot.rules.state import events as e
from bot.rules.state import refusals as r
from bot.rules.state.campaign import Campaign
from bot.rules.state.refusals import Right

REFRESH_PRICE = 1
# By what a card is ready again that the table has seen the moment for.
_SEEN = {
    Refresh.MONSTER_DEFEATED: e.Refreshed.MONSTER_DEFEATED,
    Refresh.MORE_HEROES_ON_TILE: e.Refreshed.TILE_LOST,
    Refresh.ACTIVATION_END: e.Refreshed.ACTIVATION_END,
    Refresh.FOR_1_THREAT: e.Refreshed.FOR_THREAT,
}


def refresh(draft: Draft, command: c.RefreshPlotCard) -> None:
    """Refresh a card by hand, as a correction (P7), or because its own text does it (Z1)."""
    draft.need(Right.OVERLORD)
    card, held = find.card(draft, command.card)
    if not held.exhausted:
        raise r.CardReady(card.key) if held.faceup else r.CardNotFaceup(card.key)
    seen = seen_at_table(draft.campaign, card) if command.by_its_text else None
    if seen is Refresh.FOR_1_THREAT:
        terms.need_overlord_turn(draft, card)
        need_threat(draft, REFRESH_PRICE, card.key)
        draft.transfer(POOL, SUPPLY, REFRESH_PRICE, e.Why.CARD_PAYMENT, card.key)
    by = e.Refreshed.BY_HAND if seen is None else _SEEN[seen]
    its_text = command.by_its_text and effect_of(card).refreshes_itself
    lasting.refresh(draft, card, held, e.Refreshed.BY_ITS_TEXT if its_text else by)


def seen_at_table(campaign: Campaign, card: Card) -> Refresh | None:
    """Give what refreshes a card as soon as the table says that it has happened (L2)."""
    return next((each for each in terms.refreshes(campaign, card) if each in SEEN_AT_TABLE), None)


def exhaust(draft: Draft, command: c.ExhaustPlotCard) -> None:
    """Exhaust a card by hand, as a correction (P7)."""
    draft.need(Right.OVERLORD)
    card, held = find.card(draft, command.card)
    if not held.faceup:
        raise r.CardNotFaceup(card.key)
    if held.exhausted:
        raise r.CardExhaustedAlready(card.key)
    draft.add(e.CardExhausted(card.key))


def take_off(draft: Draft, command: c.TakeTokensOff) -> None:
    """Take tokens off a card, or off what it marks, back to the supply (L3)."""
    draft.need(Right.OVERLORD)
    card, _ = find.card(draft, command.card)
    loose = effect_of(card).loose(card)
    lying = draft.campaign.tokens.get(loose.place, 0) if loose else 0
    if loose is None or not lying:
        raise r.NothingToTakeOff(card.key)
    if command.lying not in (None, lying):
        raise r.TakenOffAlready(card.key)
    amount = find.number(command.amount, 1, lying)
    draft.transfer(loose.place, SUPPLY, amount, loose.why, card.key)


def record_spend(draft: Draft, command: c.RecordPlotSpend) -> None:
    """Record what a trigger does to the group's own card; one it only uses is ready (L1)."""
    draft.need(Right.OVERLORD)
    card, held = find.card(draft, command.card)
    now = terms.spend(draft.campaign, card)
    known = now in terms.EXHAUSTS if now is not Spend.EITHER else None
    if known is command.exhausts and now is not Spend.PASSIVE:
        raise r.SpendKnown(card.key, command.exhausts)
    draft.add(e.SpendRecorded(card.key, command.exhausts))
    if held.exhausted and not command.exhausts:
        lasting.refresh(draft, card, held, e.Refreshed.BY_HAND)


def record_refresh(draft: Draft, command: c.RecordPlotRefresh) -> None:
    """Record what makes the group's own card ready again, from its next moment on (L1)."""
    draft.need(Right.OVERLORD)
    card, _ = find.card(draft, command.card)
    if terms.spend(draft.campaign, card) in (Spend.USE, Spend.PASSIVE):
        raise r.NeverExhausted(card.key)
    if terms.refreshes(draft.campaign, card) == (command.refresh,):
        raise r.RefreshHolds(card.key, command.refresh)
    draft.add(e.RefreshRecorded(card.key, command.refresh))


def record_cost(draft: Draft, command: c.RecordPlotCost) -> None:
    """Record a trigger cost that the data in force lacks (Z1)."""
    draft.need(Right.OVERLORD)
    card, _ = find.card(draft, command.card)
    known = printed_trigger(draft.campaign, card)
    if known is not None:
        raise r.CostKnown(card.key, known)
    draft.add(e.CostRecorded(card.key, find.number(command.trigger, 0, MOST_COST)))
