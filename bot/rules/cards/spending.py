"""What a trigger begins with: its payment, once it is known whether that exhausts the card (L1)."""

from bot.rules.cards import terms
from bot.rules.cards.kind import Asks, effect_of
from bot.rules.economy.draft import Draft
from bot.rules.printed.decks import Card, Spend
from bot.rules.state import events as e
from bot.rules.state.choices import EXHAUST, SPENDING, USE
from bot.rules.state.questions import Audience, PayTrigger, PickWord, Step
from bot.rules.state.touches import PAYMENT

SPEND = Asks(PickWord, SPENDING, PAYMENT)


def begin(draft: Draft, card: Card) -> None:
    """Pay and then carry the card out."""
    begin_with(draft, card, effect_of(card).ability(draft, card))


def begin_with(draft: Draft, card: Card, ability: Step) -> None:
    """Pay and then do the ability; ask first what only the group's own card says."""
    spend = terms.spend(draft.campaign, card)
    if spend is Spend.EITHER:
        _ask_exhaust_or_use(draft, card, ability)
        return
    draft.do((PayTrigger(card.key, spend in terms.EXHAUSTS), ability))


def answer(draft: Draft, question: PickWord, value: str) -> None:
    """Go on with a trigger once the overlord says what the card says: exhaust or use."""
    draft.add(e.Answered(question.id, value, closed=True))
    exhaust = value == EXHAUST
    draft.do((PayTrigger(question.card, exhaust), *question.then))


def _ask_exhaust_or_use(draft: Draft, card: Card, ability: Step) -> None:
    then = (ability, *draft.take_agenda())
    id = draft.new_question_id()
    words = (EXHAUST, USE)
    draft.ask(PickWord(id, card.key, SPEND.purpose, words, Audience.OVERLORD, then))
