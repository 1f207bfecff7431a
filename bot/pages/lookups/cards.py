"""Plot cards: one shown to whoever may see it (S5, Z0), how one lies in play (R1, R4, Z3)."""

from collections import Counter
from collections.abc import Iterable, Iterator

from bot.pages.lookups.parts import need, table_of
from bot.pages.page import Button, Buttons, Option, Page, Select, lines, row
from bot.pages.phrases.agents import bans
from bot.pages.phrases.pools import counted
from bot.pages.phrases.stages import buy_button, take_off_button
from bot.pages.presses import Act, Press, unfold
from bot.pages.text import clean
from bot.pages.voice import View, Voice
from bot.rules import card_offers
from bot.rules.basics.keys import NOWHERE
from bot.rules.basics.names import by_part, same
from bot.rules.basics.options import Costs, Refresh
from bot.rules.basics.places import PlaceKind, on_card
from bot.rules.basics.sealing import side_of
from bot.rules.cards import terms
from bot.rules.cards.kinds import Summon
from bot.rules.offers import Table
from bot.rules.printed.decks import Card, Deck, Spend
from bot.rules.state.campaign import Campaign, PlotCard
from bot.rules.state.refusals import NoDeck, Refusal, Right, UnknownCard

OWN_REFRESH = "own-refresh"
# In which words it is said that a card's tokens lie on something, by what they lie on.
_LIES_ON = {
    PlaceKind.MONSTER: "marker",
    PlaceKind.MONSTER_CARD: "marker-card",
    PlaceKind.TILE: "marker-tile",
    PlaceKind.MARK: "marker-hero",
    PlaceKind.CARD: "tokens",
}


def card_state(voice: Voice, card: PlotCard) -> str:
    """Say in one line how a card lies and what lies on, beneath or because of it."""
    return "".join((_face(voice, card), *counters(voice, card)))


def counters(voice: Voice, card: PlotCard) -> Iterator[str]:
    """Say what lies on a card, beneath or because of it, each behind a comma."""
    return _counters(voice, card, "lies")


def card_state_lines(voice: Voice, card: PlotCard) -> Iterator[str]:
    """Say the same with a sentence for each."""
    yield voice.say("page-card-lies", state=_face(voice, card))
    yield from _counters(voice, card, "card")


def _face(voice: Voice, card: PlotCard) -> str:
    if card.boxed:
        return voice.say("page-card-boxed")
    if not card.faceup:
        return voice.say("page-card-facedown")
    return voice.say("page-card-exhausted" if card.exhausted else "page-card-ready")


def _counters(voice: Voice, card: PlotCard, form: str) -> Iterator[str]:
    if card.beneath:
        yield voice.say(f"page-{form}-beneath", count=card.beneath)
    if card.damage:
        yield voice.say(f"page-{form}-damage", count=card.damage)
    if card.hero_tokens:
        shares = Counter(card.hero_tokens).items()
        heroes = (_share(voice, hero, count) for hero, count in shares)
        count = len(card.hero_tokens)
        yield voice.say(f"page-{form}-hero-tokens", heroes=voice.listed(heroes), count=count)
    if card.seal:
        known = side_of(card.sealed) if voice.campaign.knows_side(card) else "hidden"
        yield voice.say(f"page-{form}-sealed", side=known)
    for place, count in voice.campaign.tokens.items():
        if place == on_card(card.key) and card.seal:
            continue
        if card.key in (place.owner, place.of) and place.kind in _LIES_ON:
            hero = voice.plain_hero(place.owner) if place.of else ""
            what, lies = counted(voice, card.key), _LIES_ON[place.kind]
            yield voice.say(f"page-{form}-{lies}", count=count, hero=hero, what=what)


def _share(voice: Voice, hero: str, count: int) -> str:
    return voice.say("page-lies-hero-token", hero=voice.plain_hero(hero), count=count)


def card(view: View, name: str, deck: str = "") -> Page:
    """Draw a card; raises UnknownCard, the same for a card that the asker may not know of."""
    voice = view.voice
    table = table_of(voice)
    name = _unfolded(table, name)
    held = _held(table, name)
    if held is not None and not deck:
        return _page(view, *held)
    found = elsewhere(table, name, deck)
    if not found:
        raise _unknown(view, name)
    if len(found) > 1:
        return _which(view, found)
    return _page(view, *found[0], None)


def _unknown(view: View, name: str) -> Refusal:
    """Refuse a card by its name, also where an old button has its key."""
    printed = (deck.card(name) for deck in view.voice.box.decks if not deck.homebrew)
    name = next((card.name for card in printed if card is not None), name)
    if view.at == NOWHERE:
        return UnknownCard(name, printed=True)
    return UnknownCard(name) if view.voice.campaign.deck else NoDeck()


def card_of(view: View, deck: str, name: str) -> Page:
    """Draw a card of a deck, chosen or not; raises UnknownCard as `card` does."""
    key = unfold(deck, (each.key for each in view.voice.box.decks))
    return card(view, name, "" if key == view.voice.campaign.deck else key)


def is_public(table: Table, name: str, deck: str = "") -> bool:
    """Tell whether everybody may see what is shown: faceup, basic, in the box (S5)."""
    if deck:
        return False
    held = _held(table, _unfolded(table, name))
    return held is not None and card_offers.is_open(held[2])


def lookable(table: Table) -> tuple[Card, ...]:
    """Give the cards somebody may look at: the chosen deck's, then those of other decks."""
    return (*card_offers.cards_seen(table), *(card for _, card in _others(table)))


def elsewhere(table: Table, name: str, deck: str = "") -> tuple[tuple[Deck, Card], ...]:
    """Find a card in decks not chosen; nothing of the chosen deck's, which answers for itself."""
    chosen = _chosen(table)
    if chosen and chosen.card(name) and not deck:
        return ()
    return tuple(
        (each, found)
        for each, found in _others(table)
        if deck in ("", each.key) and any(same(name, n) for n in _names(found))
    )


def _unfolded(table: Table, name: str) -> str:
    """Read a card's key back from a button, or from a part of a name that no other card has.

    Among those that the asker may look at; the chosen deck's come first.
    """
    listed = lookable(table)
    found = unfold(name, (card.key for card in listed))
    if found != name or any(same(name, each) for card in listed for each in _names(card)):
        return found
    part = by_part(name, card_offers.cards_seen(table)) or by_part(name, listed)
    return part.key if part else name


def _names(card: Card) -> tuple[str, ...]:
    return card.name, *card.also


def costs(voice: Voice, card: Card) -> str:
    """Say what a card costs by the columns in force."""
    purchase, trigger = _figures(voice, card)
    if purchase is None:
        return voice.say("page-costs-basic", trigger=trigger)
    return voice.say("page-costs", purchase=purchase, trigger=trigger)


def costs_in_short(voice: Voice, card: Card) -> str:
    """Say the same within a line."""
    purchase, trigger = _figures(voice, card)
    if purchase is None:
        return voice.say("page-hand-costs-basic", trigger=trigger)
    return voice.say("page-hand-costs", purchase=purchase, trigger=trigger)


def _figures(voice: Voice, card: Card) -> tuple[int | None, str]:
    """Give what a purchase costs, and in words what a trigger does."""
    held = card.costs(printed=voice.campaign.settings.costs is Costs.PRINTED)
    told = voice.campaign.costs.get(card.key)
    trigger = held.trigger if held.trigger is not None else told
    shown = voice.say("page-cost-missing") if trigger is None else _now(voice, card, trigger)
    return held.purchase, shown


def _now(voice: Voice, card: Card, cost: int) -> str:
    """Say a trigger cost, and what another card has made of it for now (Z9)."""
    table = table_of(voice)
    chosen = _chosen(table)
    if chosen is None or chosen.card(card.key) is not card:
        return str(cost)
    now = card_offers.trigger_cost(table, card)
    return str(cost) if now in (None, cost) else voice.say("page-cost-now", cost=cost, now=now or 0)


def _held(table: Table, name: str) -> tuple[Deck, Card, PlotCard] | None:
    """Find a card of the chosen deck that somebody may look at."""
    deck = _chosen(table)
    found = deck.card(name) if deck else None
    if deck is None or found is None or found not in card_offers.cards_seen(table):
        return None
    return deck, found, table.campaign.cards[found.key]


def _chosen(table: Table) -> Deck | None:
    return table.box.deck(table.campaign.deck) if table.campaign.deck else None


def _others(table: Table) -> Iterable[tuple[Deck, Card]]:
    chosen = _chosen(table)
    decks = table.box.decks if table.sees_decks else ()
    return ((deck, card) for deck in decks if deck is not chosen for card in deck.cards)


def _which(view: View, found: tuple[tuple[Deck, Card], ...]) -> Page:
    buttons = (view.look(deck.name, "card-of", deck.key, card.key) for deck, card in found)
    return Page((view.voice.text("page-card-which", card=clean(found[0][1].name)), row(*buttons)))


def _page(view: View, deck: Deck, card: Card, held: PlotCard | None) -> Page:
    return Page((lines(*_told(view.voice, deck, card, held)), _buttons(view, card, held)))


def _told(voice: Voice, deck: Deck, card: Card, held: PlotCard | None) -> Iterable[str]:
    yield voice.say("page-card-title", card=clean(card.name), deck=clean(deck.name))
    if card.also:
        yield voice.say("page-card-also", names=voice.listed(map(clean, card.also)))
    if held is not None:
        yield from card_state_lines(voice, held)
    yield costs(voice, card)
    yield from _use(voice, card, held)
    yield voice.summary(card) if card.summary else voice.say("page-see-your-card")
    if isinstance(card.effect, Summon):
        yield bans(card.effect.lieutenant, voice)
    yield from _doubts(voice, deck, card)


def _use(voice: Voice, card: Card, held: PlotCard | None) -> Iterable[str]:
    """Say what a trigger does to a card, when it is triggered, what refreshes it."""
    campaign = voice.campaign if held is not None else Campaign()
    yield voice.say(f"page-spend-{terms.spend(campaign, card)}")
    if card.key in campaign.spends:
        yield voice.say("page-spend-told")
    yield voice.say(f"page-moment-{card.moment}")
    # What no trigger exhausts says nothing of it, unless it lies exhausted by hand.
    lies_exhausted = held is not None and held.exhausted
    if terms.spend(campaign, card) not in (Spend.USE, Spend.PASSIVE) or lies_exhausted:
        for refresh in terms.refreshes(campaign, card):
            yield voice.say(f"page-refresh-{refresh}")
    if card.key in campaign.refreshes:
        yield voice.say("page-refresh-told")


def _doubts(voice: Voice, deck: Deck, card: Card) -> Iterable[str]:
    if card.has_two_columns:
        yield voice.say(f"page-columns-{voice.campaign.settings.costs}")
    if deck.homebrew:
        yield voice.say("page-homebrew")
    elif deck.sources < 2:
        yield voice.say("page-single-source")


_OWN_CARD = {
    Spend.EXHAUST: "page-button-own-card-exhaust",
    Spend.USE: "page-button-own-card-use",
}


def _own_card(view: View, card: Card) -> Iterable[Button]:
    """Let the group correct with one press what a single list says a trigger does (L1)."""
    deck = _chosen(table_of(view.voice))
    spend = terms.spend(view.voice.campaign, card)
    if deck is None or deck.sources > 1:
        return
    if spend in (Spend.EXHAUST, Spend.USE):
        other = Spend.USE if spend is Spend.EXHAUST else Spend.EXHAUST
        yield view.button(view.voice.say(_OWN_CARD[other]), Act.OWN_CARD, card.key, other)
    if spend in terms.EXHAUSTS:
        label = view.voice.say("page-button-own-card-refresh")
        yield view.look(label, OWN_REFRESH, card.key)


def own_refresh(view: View, key: str = "") -> Page:
    """Let the overlord side say what makes the group's own card ready again (L1)."""
    voice = view.voice
    need(voice, Right.OVERLORD)
    held = _held(table_of(voice), _unfolded(table_of(voice), key))
    if held is None:
        raise UnknownCard(key)
    card = held[1]
    now = terms.refreshes(voice.campaign, card)
    options = tuple(
        Option(voice.say(f"refresh-{each}"), each) for each in Refresh if now != (each,)
    )
    press = Press(Act.OWN_REFRESH, view.at, (card.key, ""))
    told = (voice.say(f"page-refresh-{refresh}") for refresh in now)
    asked = voice.say("page-own-refresh", card=clean(card.name))
    pick = voice.say("page-own-refresh-select")
    return Page((lines(asked, *told), Select(pick, press, options)))


def _buttons(view: View, card: Card, held: PlotCard | None) -> Buttons:
    """Offer a purchase on the overlord's own facedown look only; on a faceup one, what it says."""
    if held is not None and held.faceup:
        return row(take_off_button(view, card.key), *_own_card(view, card))
    if held is None or card_offers.is_open(held):
        return row()
    if card not in card_offers.cards_to_buy(table_of(view.voice)):
        return row()
    return row(buy_button(view, card))
