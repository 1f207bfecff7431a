"""The overlord's own Plot cards, with what can be bought and triggered now (private, S5)."""

from bot.pages.lookups.card_state import card_state
from bot.pages.lookups.cards import costs
from bot.pages.lookups.parts import need, table_of
from bot.pages.page import Option, Page, Select, Style, lines, row
from bot.pages.phrases.agents import bans
from bot.pages.phrases.pools import pools_now, xp_now
from bot.pages.phrases.step_buttons import buy_button, trigger_button
from bot.pages.presses import Act, Press
from bot.pages.text import clean
from bot.pages.voice import View, Voice
from bot.rules import offers
from bot.rules.cards.kinds import Summon
from bot.rules.economy.find import deck as chosen_deck
from bot.rules.printed.decks import Card
from bot.rules.state.campaign import PlotCard
from bot.rules.state.refusals import Right


def hand(view: View) -> Page:
    """Draw the hand; raises NotYours for anybody but the overlord side, NoDeck without a deck."""
    voice = view.voice
    need(voice, Right.OVERLORD)
    deck = chosen_deck(voice.campaign, voice.box)
    held = voice.campaign.cards
    cards = [card for card in deck.cards if card.key in held]
    buyable = offers.cards_to_buy(table_of(voice), timely=True)
    title = voice.say("page-hand-title", deck=clean(deck.name), lieutenant=clean(deck.lieutenant))
    return Page(
        (
            lines(
                title, *(_line(voice, card, held[card.key]) for card in cards), _bans(voice, cards)
            ),
            lines(pools_now(voice), xp_now(voice)),
            row(*(buy_button(view, card) for card in buyable)),
            row(*(trigger_button(view, card, Style.PRIMARY) for card in _triggers(voice))),
            _look(view, cards),
        )
    )


def _bans(voice: Voice, cards: list[Card]) -> str:
    """Say where the agent that a card of the deck summons may not enter (A5)."""
    summons = (card.effect for card in cards if isinstance(card.effect, Summon))
    return next((bans(each.lieutenant, voice) for each in summons), "")


def _line(voice: Voice, card: Card, held: PlotCard) -> str:
    return voice.say(
        "page-hand-card",
        card=clean(card.name),
        state=card_state(voice, held),
        costs=costs(voice, card),
    )


def _triggers(voice: Voice) -> list[Card]:
    timely = offers.cards_to_trigger(table_of(voice), timely=True)
    return [card for card in timely if offers.affordable(table_of(voice), card)]


def _look(view: View, cards: list[Card]) -> Select:
    press = Press(Act.SHOW, view.at, ("card", ""))
    options = tuple(Option(card.name, card.key) for card in cards)
    return Select(view.voice.say("page-hand-look"), press, options)
