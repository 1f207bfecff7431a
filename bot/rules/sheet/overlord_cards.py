"""The overlord's hand as a count, and the cards that are learnt in secret (O1, O2)."""

from collections.abc import Sequence

from bot.rules.basics.names import by_part, key
from bot.rules.basics.stage import Step
from bot.rules.economy import find, stages
from bot.rules.economy.draft import Draft
from bot.rules.economy.people import is_overlord
from bot.rules.printed.first import BASE_GAME
from bot.rules.printed.sheet import LearntCard
from bot.rules.sheet.overlord_deck import size
from bot.rules.state import commands as c
from bot.rules.state import events as e
from bot.rules.state import refusals as r
from bot.rules.state.party import Learnt
from bot.rules.state.refusals import Right

MOST_CARDS = 60


def change_hand(draft: Draft, command: c.ChangeHand) -> None:
    """Draw Overlord cards, or discard some; the hand never holds less than none."""
    draft.need(Right.OVERLORD)
    amount, held = find.number(abs(command.cards), 1, MOST_CARDS), draft.campaign.party.hand
    note = find.note(command.note) if command.note else ""
    if command.cards > 0:
        left = max(0, size(draft.campaign, draft.box) - held)
        if amount > left:
            draft.refuse(r.DeckDrawn(amount, left))
        draft.add(e.HandChanged(amount, e.HandWhy.DRAWN_BY_HAND, note))
        return
    if amount > held:
        raise r.NotEnoughCards(amount, held)
    draft.add(e.HandChanged(-amount, e.HandWhy.DISCARDED, note))


def learn(draft: Draft, command: c.LearnOverlordCard) -> None:
    """Learn a card for its level in experience, by the level rule; or enter one for nothing."""
    draft.need(Right.OVERLORD)
    card = _card(draft, command.card)
    owned = _names(draft.campaign.party.learnt)
    if owned.count(card.name) >= card.copies:
        raise r.CardLearnt(card.name, card.copies)
    if command.owned:
        _enter(draft, card)
        return
    if card.xp is None:
        raise r.CardUnpriced(card.name)
    stages.need_step(draft, Step.SPEND_XP)
    lacking = draft.box.sheet.lacking(card, owned)
    if lacking:
        draft.refuse(r.LevelTooHigh(card.name, card.xp, lacking, card.deck))
    if card.xp > draft.campaign.xp:
        raise r.NotEnoughXp(card.xp, draft.campaign.xp)
    draft.add(e.XpChanged(-card.xp, e.Why.LEARNT))
    draft.add(e.OverlordCardLearnt(card.name, card.xp))


def choose_basic(draft: Draft, command: c.ChooseBasicDeck) -> None:
    """Choose the basic deck, before the first quest."""
    draft.need(Right.OVERLORD)
    decks = draft.box.sheet.basic_decks
    called = key(command.deck)
    exact = next((each for each in decks if called in map(key, (each.name, *each.also))), None)
    deck = exact or by_part(command.deck, decks)
    if deck is None:
        raise r.UnknownBasicDeck(command.deck)
    if draft.campaign.quest is not None or draft.campaign.quests_ended:
        draft.refuse(r.BasicDeckFixed(draft.campaign.party.basic))
    if deck.name == draft.campaign.party.basic:
        raise r.NothingToDo
    draft.add(e.BasicDeckChosen(deck.name))


def draw(draft: Draft, amount: int, why: e.HandWhy) -> None:
    """Change the hand by what happened; never below 0, and no further than the deck goes."""
    held = draft.campaign.party.hand
    left = max(0, size(draft.campaign, draft.box) - held)
    amount = max(min(amount, left), -held)
    if amount:
        draft.add(e.HandChanged(amount, why))


def for_sale(draft: Draft) -> tuple[LearntCard, ...]:
    """Give the cards that could be learnt by their level, of the expansions in use first."""
    owned, sheet = _names(draft.campaign.party.learnt), draft.box.sheet
    known = [card for card in sheet.cards if card.xp and not sheet.lacking(card, owned)]
    left = [card for card in known if owned.count(card.name) < card.copies]
    played = {BASE_GAME, *draft.campaign.settings.expansions}
    return tuple(sorted(left, key=lambda card: card.expansion not in played))


def _enter(draft: Draft, card: LearntCard) -> None:
    """Enter a card that is owned already; one without a name of its level gets the name."""
    level = card.xp or 0
    if Learnt(level) in draft.campaign.party.learnt:
        draft.add(e.OverlordCardNamed(card.name, level))
        return
    draft.add(e.OverlordCardLearnt(card.name, level, owned=True))


def _names(learnt: Sequence[Learnt]) -> list[str]:
    return [each.card for each in learnt if each.card]


def _card(draft: Draft, name: str) -> LearntCard:
    basic = {deck.name for deck in draft.box.sheet.basic_decks}
    cards = [card for card in draft.box.sheet.cards if card.deck not in basic]
    exact = next((card for card in cards if key(card.name) == key(name)), None)
    found = exact or by_part(name, cards)
    if found is None:
        raise r.UnknownOverlordCard(name if is_overlord(draft.campaign, draft.by) else "")
    return found
