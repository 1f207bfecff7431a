"""Plot cards: deck, purchase, trigger, ability, refresh, costs (S3-S5, P1-P11, Z0, Z1)."""

from bot.rules.basics.names import by_part
from bot.rules.basics.places import OF_CARDS, POOL, SUPPLY
from bot.rules.basics.stage import Step
from bot.rules.cards import spending, terms
from bot.rules.cards.kind import effect_of
from bot.rules.cards.terms import MOST_COST, reduced, trigger_cost
from bot.rules.economy import find, fortune, stages
from bot.rules.economy.draft import Draft
from bot.rules.economy.people import Person, answerers, is_overlord
from bot.rules.economy.threat import need_threat
from bot.rules.printed.box import Box
from bot.rules.printed.decks import Card, Spend
from bot.rules.state import commands as c
from bot.rules.state import events as e
from bot.rules.state import questions as q
from bot.rules.state import refusals as r
from bot.rules.state.campaign import Campaign, PlotCard
from bot.rules.state.choices import SEALED
from bot.rules.state.questions import MissingCost, PayTrigger
from bot.rules.state.refusals import Right


def choose_deck(draft: Draft, command: c.ChooseDeck) -> None:
    """Choose the Plot deck: basic cards faceup, the others facedown (S3, S4, S9)."""
    draft.need(Right.OVERLORD)
    campaign = draft.campaign
    named, box = command.deck, draft.box
    deck = box.deck(named) or box.deck_of(named) or by_part(named, box.decks)
    if deck is None:
        raise r.UnknownDeck(named)
    if campaign.agent is not None:
        raise r.DeckFixed(campaign.deck)
    if campaign.deck:
        draft.refuse(r.DeckFixed(campaign.deck))
    if campaign.quest is not None:
        draft.refuse(r.QuestUnderWay(campaign.quest.name))
    for card, held in find.cards(campaign, draft.box):
        effect_of(card).laid_open(draft, card, held)
    basic = tuple(card.key for card in deck.cards if card.is_basic)
    facedown = tuple(card.key for card in deck.cards if not card.is_basic)
    for place in [p for p in campaign.tokens if p.kind in OF_CARDS]:
        draft.clear(place, e.Why.MARKER_RETURNED, place.owner)
    draft.add(e.DeckChosen(deck.key, basic, facedown))


def buy(draft: Draft, command: c.BuyPlotCard) -> None:
    """Purchase a facedown card; the tokens return to the supply (P1, P2)."""
    draft.need(Right.OVERLORD)
    card, held = find.card(draft, command.card)
    if held.faceup or held.basic:
        raise r.CardFaceup(card.key, held.basic)
    stages.need_step(draft, Step.SPEND_XP)
    cost = find.purchase_cost(draft.campaign, card)
    need_threat(draft, cost, card.key)
    draft.add(e.CardBought(card.key, cost))
    draft.transfer(POOL, SUPPLY, cost, e.Why.PURCHASE, card.key)


def trigger(draft: Draft, command: c.TriggerPlotCard) -> None:
    """Trigger a faceup card: pay, flip, exhaust or use, then its own text (P3, P10)."""
    card, held = _whose(draft, command.card)
    spend = terms.spend(draft.campaign, card)
    if not held.faceup:
        raise r.CardNotFaceup(card.key)
    if spend is Spend.PASSIVE:
        raise r.CardWorksAlone(card.key)
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
    if not effect_of(card).asks_first(draft, card):
        spending.begin(draft, card)


def _whose(draft: Draft, name: str) -> tuple[Card, PlotCard]:
    """Find the card to trigger, and refuse whoever it is not for: some are for the heroes (L4)."""
    if not is_overlord(draft.campaign, draft.by) and not _is_for_heroes(draft, name):
        draft.need(Right.OVERLORD)
    card, held = find.card(draft, name)
    if terms.spend(draft.campaign, card) is not Spend.HERO_EXHAUSTS or not held.faceup:
        draft.need(Right.OVERLORD)
    elif len(held.hero_tokens) == 1:
        draft.need(Right.HERO, draft.campaign.heroes[held.hero_tokens[0]])
    else:
        draft.need(Right.HEROES)
    return card, held


def _is_for_heroes(draft: Draft, name: str) -> bool:
    """Tell whether a name means a faceup card that heroes exhaust; facedown ones stay secret."""
    chosen = draft.box.deck(draft.campaign.deck) if draft.campaign.deck else None
    card = find.card_meant(draft.campaign, chosen, name, draft.by) if chosen else None
    held = draft.campaign.cards.get(card.key) if card else None
    return held is not None and held.faceup and card is not None and _heroes_exhaust(draft, card)


def _heroes_exhaust(draft: Draft, card: Card) -> bool:
    return terms.spend(draft.campaign, card) is Spend.HERO_EXHAUSTS


def pay(draft: Draft, step: PayTrigger) -> None:
    """Pay the trigger cost, asking first for one that the data lacks (Z1)."""
    card = find.card_by_key(draft, step.card)
    cost = trigger_cost(draft, card)
    if cost is None:
        then = (step, *draft.take_agenda())
        draft.ask(MissingCost(draft.new_question_id(), card.key, then))
        return
    need_threat(draft, cost, card.key)
    # The moment of a card that has its say on a test is the test's, whenever that is.
    if not any(isinstance(each, q.CountTests) for each in draft.agenda):
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


def open_cost(campaign: Campaign, box: Box, name: str, by: Person) -> MissingCost | None:
    """Find the open question for a card's trigger cost, which `/plot cost` answers too."""
    asked = (each for each in campaign.questions if isinstance(each, MissingCost))
    chosen = box.deck(campaign.deck)
    card = find.card_meant(campaign, chosen, name, by) if chosen else None
    return next((each for each in asked if card and each.card == card.key), None)


def open_choice(campaign: Campaign, box: Box, name: str, by: Person) -> q.SayYes | None:
    """Find what a card that works by itself asks the overlord, which a trigger says yes to."""
    asked = (each for each in campaign.questions if isinstance(each, q.SayYes))
    chosen = box.deck(campaign.deck)
    card = find.card_meant(campaign, chosen, name, by) if chosen else None
    if card is None or terms.spend(campaign, card) is not Spend.PASSIVE:
        return None
    return next((each for each in asked if each.card == card.key), None)


def open_reward(campaign: Campaign, box: Box, name: str, by: Person) -> q.DefeatReward | None:
    """Find the defeat whose reward a trigger of this card would stand for (L6).

    Raises QuestionOpen where several wait: the trigger says not which.
    """
    chosen = box.deck(campaign.deck)
    card = find.card_meant(campaign, chosen, name, by) if chosen else None
    asked = (each for each in campaign.questions if isinstance(each, q.DefeatReward))
    meant = [each for each in asked if card is not None and each.instead == card.key]
    if len(meant) > 1:
        raise r.QuestionOpen(meant[0], answerers(campaign, meant[0]))
    return meant[0] if meant else None


def is_cost(text: str) -> bool:
    """Tell whether an answer is a cost that a card may have, beyond those on the buttons."""
    return text.isdecimal() and text.isascii() and len(text) <= 2 and int(text) <= MOST_COST


def _price(card: Card, cost: int) -> int:
    """Count what the pool must hold: the trigger cost and what the text itself discards (R3)."""
    return cost + effect_of(card).discards


def play_effect(draft: Draft, step: q.PlayEffect) -> None:
    """Carry out a card's ability after it was paid for."""
    card = find.card_by_key(draft, step.card)
    if step.hero:
        effect_of(card).play_on(draft, card, step.hero)
    else:
        effect_of(card).play(draft, card)


def next_test(draft: Draft, step: q.NextTest) -> None:
    """Go on with the tests that a card calls for one after the other."""
    card = find.card_by_key(draft, step.card)
    effect_of(card).next_test(draft, card, step)


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
    told = SEALED if question.purpose == SEALED else value
    draft.add(e.Answered(question.id, told, closed=True))
    draft.do(question.then)
    effect.answer(draft, card, question, value)


def describe_group(draft: Draft, question: q.DescribeGroup, command: c.AnswerGroup) -> None:
    """Go on with the ability of the card that asked for a group."""
    card = find.card_by_key(draft, question.card)
    effect_of(card).describe_group(draft, card, command)
    draft.do(question.then)
