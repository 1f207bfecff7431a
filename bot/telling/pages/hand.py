"""The overlord's own Plot cards, with what he can buy and trigger now (private, S5)."""

from bot.rules import offers
from bot.rules.campaign import PlotCard
from bot.rules.cards.printed import Card
from bot.rules.find import deck as chosen_deck
from bot.rules.refusals import Right
from bot.telling.page import Button, Option, Page, Select, Style
from bot.telling.pages.cards import costs
from bot.telling.pages.lying import lies
from bot.telling.pages.parts import need, pools, xp
from bot.telling.pages.view import View, clean, lines, row
from bot.telling.presses import Act, Press


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
