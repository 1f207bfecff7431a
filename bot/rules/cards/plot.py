"""Plot cards: deck, purchase, trigger, ability, refresh, costs (S3-S5, P1-P11, Z0, Z1)."""

from bot.rules.basics.names import by_part
from bot.rules.basics.places import POOL, SUPPLY, PlaceKind
from bot.rules.basics.stage import Step
from bot.rules.cards import lasting, terms
from bot.rules.cards.kind import Asks, effect_of
from bot.rules.cards.terms import printed_trigger, reduced, trigger_cost
from bot.rules.economy import find, fortune, phase
from bot.rules.economy.draft import Draft
from bot.rules.economy.threat import need_threat
from bot.rules.printed.box import Box
from bot.rules.printed.decks import Card, Spend
from bot.rules.state import commands as c
from bot.rules.state import events as e
from bot.rules.state import questions as q
from bot.rules.state import refusals as r
from bot.rules.state.campaign import Campaign
from bot.rules.state.questions import Audience, MissingCost, PayTrigger, PickWord
from bot.rules.state.refusals import Right
from bot.rules.state.touches import PAYMENT

MOST_COST = 20
EXHAUST, USE = "exhaust", "use"
SPEND = Asks(PickWord, "spend", PAYMENT)
ON_CARDS = (PlaceKind.CARD, PlaceKind.MONSTER)


def choose_deck(draft: Draft, command: c.ChooseDeck) -> None:
    """Choose the Plot deck: basic cards faceup, the others facedown (S3, S4, S9)."""
    draft.need(Right.OVERLORD)
    campaign = draft.campaign
    deck = draft.box.deck(command.deck) or by_part(command.deck, draft.box.decks)
    if deck is None:
        raise r.UnknownDeck(command.deck)
    if campaign.agent is not None:
        raise r.DeckFixed(campaign.deck)
    if campaign.deck:
        draft.refuse(r.DeckFixed(campaign.deck))
    if campaign.quest is not None:
        draft.refuse(r.QuestUnderWay(campaign.quest.name))
    basic = tuple(card.key for card in deck.cards if card.is_basic)
    facedown = tuple(card.key for card in deck.cards if not card.is_basic)
    for place in [p for p in campaign.tokens if p.kind in ON_CARDS]:
        draft.clear(place, e.Why.MARKER_RETURNED, place.owner)
    draft.add(e.DeckChosen(deck.key, basic, facedown))


def buy(draft: Draft, command: c.BuyPlotCard) -> None:
    """Purchase a facedown card; the tokens return to the supply (P1, P2)."""
    draft.need(Right.OVERLORD)
    card, held = find.card(draft, command.card)
    if held.faceup or held.basic:
        raise r.CardFaceup(card.key, held.basic)
    phase.need_step(draft, Step.SPEND_XP)
    cost = find.purchase_cost(draft.campaign, card)
    need_threat(draft, cost, card.key)
    draft.add(e.CardBought(card.key, cost))
    draft.transfer(POOL, SUPPLY, cost, e.Why.PURCHASE, card.key)


def trigger(draft: Draft, command: c.TriggerPlotCard) -> None:
    """Trigger a faceup card: pay, flip, exhaust or use, then its own text (P3, P10)."""
    draft.need(Right.OVERLORD)
    card, held = find.card(draft, command.card)
    if not held.faceup:
        raise r.CardNotFaceup(card.key)
    if held.exhausted:
        draft.refuse(r.CardExhausted(card.key))
    terms.need_moment(draft, card)
    if not draft.campaign.heroes:
        raise r.NoHeroes
    cost = trigger_cost(draft, card)
    need_threat(draft, _price(card, cost or 0), card.key)
    effect_of(card).check(draft, card)
    if cost is not None:
        terms.begin_play_for(draft, card)
    if card.spend is Spend.EITHER:
        _ask_exhaust_or_use(draft, card)
        return
    exhaust = card.spend is Spend.EXHAUST
    draft.do((PayTrigger(card.key, exhaust), effect_of(card).ability(draft, card)))


def pay(draft: Draft, step: PayTrigger) -> None:
    """Pay the trigger cost, asking first for one that the data lacks (Z1)."""
    card = find.card_by_key(draft, step.card)
    cost = trigger_cost(draft, card)
    if cost is None:
        then = (step, *draft.take_agenda())
        draft.ask(MissingCost(draft.new_question_id(), card.key, then))
        return
    need_threat(draft, cost, card.key)
    terms.begin_play_for(draft, card)
    draft.add(e.CardTriggered(card.key, cost, step.exhaust))
    fortune.flip(draft, cost, card.key)


def answer_cost(draft: Draft, question: MissingCost, value: str) -> None:
    """Record the missing cost and pay it; where the pool cannot, only the cost is kept (Z1)."""
    card, cost = find.card_by_key(draft, question.card), int(value)
    draft.add(e.Answered(question.id, value, closed=True))
    draft.add(e.CostRecorded(card.key, cost))
    price, held = _price(card, reduced(draft, card, cost)), draft.campaign.threat
    if price <= held:
        draft.do(question.then)
        return
    draft.add(e.TriggerForgone(card.key, price, held))
    # Its payment and its ability are off; what waits behind them goes on.
    draft.do(question.then[2:])


def open_cost(campaign: Campaign, box: Box, name: str) -> MissingCost | None:
    """Find the open question for a card's trigger cost, which `/plot cost` answers too."""
    asked = (each for each in campaign.questions if isinstance(each, MissingCost))
    chosen = box.deck(campaign.deck)
    card = chosen.card(name) if chosen else None
    return next((each for each in asked if card and each.card == card.key), None)


def is_cost(text: str) -> bool:
    """Tell whether an answer is a cost that a card may have, beyond those on the buttons."""
    return text.isdecimal() and text.isascii() and len(text) <= 2 and int(text) <= MOST_COST


def refresh(draft: Draft, command: c.RefreshPlotCard) -> None:
    """Refresh a card by hand, as a correction (P7), or because its own text does it (Z1)."""
    draft.need(Right.OVERLORD)
    card, held = find.card(draft, command.card)
    if not held.exhausted:
        raise r.CardReady(card.key) if held.faceup else r.CardNotFaceup(card.key)
    its_text = command.by_its_text and effect_of(card).refreshes_itself
    lasting.refresh(draft, card, held, e.Refreshed.BY_ITS_TEXT if its_text else e.Refreshed.BY_HAND)


def exhaust(draft: Draft, command: c.ExhaustPlotCard) -> None:
    """Exhaust a card by hand, as a correction (P7)."""
    draft.need(Right.OVERLORD)
    card, held = find.card(draft, command.card)
    if not held.faceup:
        raise r.CardNotFaceup(card.key)
    if held.exhausted:
        raise r.CardExhaustedAlready(card.key)
    draft.add(e.CardExhausted(card.key))


def record_cost(draft: Draft, command: c.RecordPlotCost) -> None:
    """Record a trigger cost that the data in force lacks (Z1)."""
    draft.need(Right.OVERLORD)
    card, _ = find.card(draft, command.card)
    known = printed_trigger(draft.campaign, card)
    if known is not None:
        raise r.CostKnown(card.key, known)
    draft.add(e.CostRecorded(card.key, find.number(command.trigger, 0, MOST_COST)))


def answer_spend(draft: Draft, question: PickWord, value: str) -> None:
    """Go on with a trigger once the overlord says what the card says: exhaust or use."""
    draft.add(e.Answered(question.id, value, closed=True))
    exhaust = value == EXHAUST
    draft.do((PayTrigger(question.card, exhaust), *question.then))


def _ask_exhaust_or_use(draft: Draft, card: Card) -> None:
    then = (effect_of(card).ability(draft, card),)
    id = draft.new_question_id()
    words = (EXHAUST, USE)
    draft.ask(PickWord(id, card.key, SPEND.purpose, words, Audience.OVERLORD, then))


def _price(card: Card, cost: int) -> int:
    """Count what the pool must hold: the trigger cost and what the text itself discards (R3)."""
    return cost + effect_of(card).discards


def play_effect(draft: Draft, step: q.PlayEffect) -> None:
    """Carry out a card's ability after it was paid for."""
    card = find.card_by_key(draft, step.card)
    effect_of(card).play(draft, card)


def begin_tests(draft: Draft, step: q.AttributeTests) -> None:
    """Begin the tests a card calls for."""
    card = find.card_by_key(draft, step.card)
    effect_of(card).begin_tests(draft, card, step.heroes)


def gain(draft: Draft, step: q.GainByCard) -> None:
    """Gain threat by a card's text (T7)."""
    draft.transfer(SUPPLY, POOL, step.amount, e.Why.CARD, step.card)


def ask_defeated(draft: Draft, step: q.AskDefeated) -> None:
    """Ask about the next hero whom a card's damage may have defeated (Z3)."""
    card = find.card_by_key(draft, step.card)
    effect_of(card).ask_defeated(draft, card, step.heroes)


def answer_effect(draft: Draft, question: q.OfCard, value: str) -> None:
    """Go on with the ability of the card that asked."""
    card = find.card_by_key(draft, question.card)
    effect = effect_of(card)
    if not any(asked.fits(question) for asked in effect.asks):
        raise r.NoSuchChoice(question, value)
    draft.add(e.Answered(question.id, value, closed=True))
    draft.do(question.then)
    effect.answer(draft, card, question, value)


def describe_group(draft: Draft, question: q.DescribeGroup, command: c.AnswerGroup) -> None:
    """Go on with the ability of the card that asked for a group."""
    card = find.card_by_key(draft, question.card)
    effect_of(card).describe_group(draft, card, command)
    draft.do(question.then)
