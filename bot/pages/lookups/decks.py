"""The Plot decks there are, and the overlord's own cards of the chosen one (private, S5)."""

from collections.abc import Iterator, Sequence

from bot.pages.fitting import shorten
from bot.pages.lookups.cards import costs, costs_in_short, counters
from bot.pages.lookups.parts import need, table_of
from bot.pages.page import Buttons, Option, Page, Select, Style, Text, lines, row
from bot.pages.phrases.agents import bans
from bot.pages.phrases.fields import NOBODY
from bot.pages.phrases.pools import pools_now, xp_now
from bot.pages.phrases.stages import buy_button, trigger_button
from bot.pages.presses import Act, Press, unfold
from bot.pages.text import clean
from bot.pages.voice import View, Voice
from bot.rules import card_offers, offers
from bot.rules.basics.options import Costs
from bot.rules.basics.sealing import side_of
from bot.rules.cards.kinds import Summon
from bot.rules.economy.find import deck as chosen_deck
from bot.rules.printed.decks import Card, Deck, Moment
from bot.rules.state.campaign import PlotCard
from bot.rules.state.refusals import Right, UnknownDeck

A_PAGE = 10
LONGEST_SUMMARY = 100
# The sorts of cards in a hand, those at the top with which something can be done now.
GROUPS = ("ready", "exhausted", "affordable", "too-dear", "boxed")


def decks(view: View, page: str = "1") -> Page:
    """Draw a page of the list; raises NotYours for whoever may not look."""
    voice = view.voice
    need(voice, Right.OVERLORD_OR_STEWARD)
    all_decks = voice.box.decks
    first = (int(page) - 1) * A_PAGE
    shown = all_decks[first : first + A_PAGE]
    told = (_line(voice, deck) for deck in shown)
    title = voice.say("page-decks-title", count=len(all_decks))
    return Page(
        (
            lines(title, *told, voice.say("page-decks-how")),
            _open(view, shown),
            _paging(view, int(page), len(all_decks)),
        )
    )


def deck(view: View, key: str) -> Page:
    """Draw a deck with its cards; of the chosen deck only what the asker may see (S5)."""
    voice = view.voice
    need(voice, Right.OVERLORD_OR_STEWARD)
    found = voice.box.deck(unfold(key, (each.key for each in voice.box.decks)))
    if found is None:
        raise UnknownDeck(key)
    seen = [card for card in found.cards if _may_see(voice, found, card)]
    hidden = len(found.cards) - len(seen)
    return Page(
        (
            lines(
                _line(voice, found),
                *(
                    voice.say("page-deck-card", card=clean(c.name), costs=costs(voice, c))
                    for c in seen
                ),
                voice.say("page-deck-hidden", count=hidden) if hidden else "",
                _source(voice, found),
            ),
            _cards(view, found, seen),
            _choose(view, found),
        )
    )


def _line(voice: Voice, deck: Deck) -> str:
    also = voice.say("page-deck-also", names=voice.listed(map(clean, deck.also)))
    return voice.say(
        "page-deck",
        deck=clean(deck.name),
        also=also if deck.also else "",
        lieutenant=clean(deck.lieutenant),
        costs=" ".join(_pair(voice, card) for card in deck.cards),
        source=_mark(voice, deck),
    )


def _pair(voice: Voice, card: Card) -> str:
    held = card.costs(printed=voice.campaign.settings.costs is Costs.PRINTED)
    purchase = "–" if card.is_basic else str(held.purchase)
    return f"{purchase}/{'?' if held.trigger is None else held.trigger}"


def _mark(voice: Voice, deck: Deck) -> str:
    """Mark in the list what a deck's own page says in full."""
    if deck.homebrew:
        return voice.say("page-deck-homebrew")
    return voice.say("page-deck-single") if deck.sources < 2 else ""


def _source(voice: Voice, deck: Deck) -> str:
    if deck.homebrew:
        return voice.say("page-homebrew")
    return voice.say("page-single-source") if deck.sources < 2 else ""


def _may_see(voice: Voice, deck: Deck, card: Card) -> bool:
    if deck.key != voice.campaign.deck or voice.sees_secrets:
        return True
    held: PlotCard | None = voice.campaign.cards.get(card.key)
    return held is not None and card_offers.is_open(held)


def _open(view: View, shown: Sequence[Deck]) -> Select:
    press = Press(Act.SHOW, view.at, ("deck", ""))
    options = tuple(Option(d.name, d.key, d.lieutenant) for d in shown)
    return Select(view.voice.say("page-decks-open"), press, options)


def _cards(view: View, deck: Deck, seen: Sequence[Card]) -> Select:
    press = Press(Act.SHOW, view.at, ("card-of", deck.key, ""))
    options = tuple(Option(card.name, card.key) for card in seen)
    return Select(view.voice.say("page-hand-look"), press, options)


def _paging(view: View, page: int, count: int) -> Buttons:
    last, say = -(-count // A_PAGE), view.voice.say
    return row(
        view.look(say("page-button-back"), "decks", str(page - 1)) if page > 1 else None,
        view.look(say("page-button-on"), "decks", str(page + 1)) if page < last else None,
    )


def _choose(view: View, deck: Deck) -> Buttons:
    voice = view.voice
    back = view.look(voice.say("page-button-decks"), "decks")
    if deck not in offers.decks(table_of(voice)):
        return row(back)
    label = voice.say("page-button-choose", deck=deck.name)
    return row(view.button(label, Act.CHOOSE_DECK, deck.key, style=Style.PRIMARY), back)


def hand(view: View) -> Page:
    """Draw the hand; raises NotYours for anybody but the overlord side, NoDeck without a deck."""
    voice = view.voice
    need(voice, Right.OVERLORD)
    deck = chosen_deck(voice.campaign, voice.box)
    cards = [card for card in deck.cards if card.key in voice.campaign.cards]
    buyable = card_offers.cards_to_buy(table_of(voice), timely=True)
    title = voice.say("page-hand-title", deck=clean(deck.name), lieutenant=clean(deck.lieutenant))
    return Page(
        (
            lines(title, pools_now(voice), xp_now(voice)),
            *_groups(voice, cards, buyable),
            lines(*_hidden(voice, cards)),
            row(*(buy_button(view, card) for card in buyable)),
            row(*(trigger_button(view, card, Style.PRIMARY) for card in _triggers(voice))),
            _look(view, cards),
            lines(_small(_bans(voice, cards))),
        )
    )


def _hidden(voice: Voice, cards: list[Card]) -> Iterator[str]:
    """Remind the overlord side of the sides that are hidden from everybody else (L5)."""
    for card in cards:
        held = voice.campaign.cards[card.key]
        if held.seal:
            side = side_of(held.sealed) or NOBODY
            yield voice.say("page-hand-sealed", card=clean(card.name), side=side)


def _groups(voice: Voice, cards: Sequence[Card], buyable: Sequence[Card]) -> Iterator[Text]:
    """Give the cards by what can be done with them: a title for each sort, a line for each card."""
    now = "yes" if buyable else "no"
    for group in GROUPS:
        told = [_held_line(voice, card) for card in cards if _group(voice, card) == group]
        if told:
            yield lines(voice.say(f"page-hand-{group}", now=now), *told)


def _group(voice: Voice, card: Card) -> str:
    held = voice.campaign.cards[card.key]
    if held.boxed:
        return "boxed"
    if held.faceup:
        return "exhausted" if held.exhausted else "ready"
    return "affordable" if _purchase(voice, card) <= voice.campaign.threat else "too-dear"


def _purchase(voice: Voice, card: Card) -> int:
    return card.costs(printed=voice.campaign.settings.costs is Costs.PRINTED).purchase or 0


def _small(text: str) -> str:
    return f"-# {text}" if text else ""


def _bans(voice: Voice, cards: list[Card]) -> str:
    """Say where the agent that a card of the deck summons may not enter (A5)."""
    summons = (card.effect for card in cards if isinstance(card.effect, Summon))
    return next((bans(each.lieutenant, voice) for each in summons), "")


def _held_line(voice: Voice, card: Card) -> str:
    """Say in one line what a card costs, when it is triggered, what it does, what lies on it."""
    lies = "".join(counters(voice, voice.campaign.cards[card.key]))
    return voice.say(
        "page-hand-card",
        card=clean(card.name),
        costs=costs_in_short(voice, card),
        moment="none" if card.moment is Moment.ANY else voice.say(f"moment-{card.moment}"),
        lies=lies,
        summary=shorten(voice.summary(card), LONGEST_SUMMARY) or voice.say("page-see-your-card"),
    )


def _triggers(voice: Voice) -> list[Card]:
    timely = card_offers.cards_to_trigger(table_of(voice), timely=True)
    return [card for card in timely if card_offers.affordable(table_of(voice), card)]


def _look(view: View, cards: list[Card]) -> Select:
    press = Press(Act.SHOW, view.at, ("card", ""))
    options = tuple(Option(card.name, card.key, costs(view.voice, card)) for card in cards)
    return Select(view.voice.say("page-hand-look"), press, options)
