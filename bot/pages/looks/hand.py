"""The overlord's own Plot cards, with what he can buy and trigger now (private, S5)."""

from bot.pages.looks.card_state import lies
from bot.pages.looks.cards import costs
from bot.pages.looks.parts import need, pools, xp
from bot.pages.looks.view import View
from bot.pages.page import Button, Option, Page, Select, Style, lines, row
from bot.pages.presses import Act, Press
from bot.pages.text import clean
from bot.rules import offers
from bot.rules.economy.find import deck as chosen_deck
from bot.rules.printed.decks import Card
from bot.rules.state.campaign import PlotCard
from bot.rules.state.refusals import Right


def hand(view: View) -> Page:
    """Draw the hand; raises NotYours for anybody but the overlord side, NoDeck without a deck."""
    need(view, Right.OVERLORD)
    deck = chosen_deck(view.campaign, view.box)
    held = view.campaign.cards
    cards = [card for card in deck.cards if card.key in held]
    title = view.say("page-hand-title", deck=clean(deck.name), lieutenant=clean(deck.lieutenant))
    return Page(
        (
            lines(title, *(_line(view, card, held[card.key]) for card in cards)),
            lines(pools(view), xp(view)),
            row(*(_buy(view, card) for card in offers.cards_to_buy(view.table, timely=True))),
            row(*(_trigger(view, card) for card in _triggers(view))),
            _look(view, cards),
        )
    )


def _line(view: View, card: Card, held: PlotCard) -> str:
    return view.say(
        "page-hand-card",
        card=clean(card.name),
        state=lies(view, held),
        costs=costs(view, card),
    )


def _triggers(view: View) -> list[Card]:
    timely = offers.cards_to_trigger(view.table, timely=True)
    return [card for card in timely if offers.affordable(view.table, card)]


def _buy(view: View, card: Card) -> Button:
    return view.button(view.say("page-button-buy", card=card.name), Act.BUY, card.key)


def _trigger(view: View, card: Card) -> Button:
    label = view.say("page-button-trigger", card=card.name)
    return view.button(label, Act.TRIGGER, card.key, style=Style.PRIMARY)


def _look(view: View, cards: list[Card]) -> Select:
    press = Press(Act.SHOW, view.server, view.id, ("card", ""))
    options = tuple(Option(card.name, card.key) for card in cards)
    return Select(view.say("page-hand-look"), press, options)
