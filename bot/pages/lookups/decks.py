"""The Plot decks there are (private, for overlord side and stewards, S5)."""

from collections.abc import Sequence

from bot.pages.lookups.cards import costs
from bot.pages.lookups.parts import need, table_of
from bot.pages.page import Buttons, Option, Page, Select, Style, lines, row
from bot.pages.presses import Act, Press, unfold
from bot.pages.text import clean
from bot.pages.voice import View, Voice
from bot.rules import offers
from bot.rules.basics.options import Costs
from bot.rules.printed.decks import Card, Deck
from bot.rules.state.campaign import PlotCard
from bot.rules.state.refusals import Right, UnknownDeck

A_PAGE = 10


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
    return held is not None and offers.is_open(held)


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
