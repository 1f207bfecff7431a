"""Look up what a typed name means at this table."""

from collections.abc import Iterable

from bot.rules.basics.names import Named, by_part, index, key, near, unturned
from bot.rules.basics.options import Costs
from bot.rules.basics.spoken import Tongue
from bot.rules.economy.draft import Draft
from bot.rules.economy.people import Person, heroes_of, is_overlord
from bot.rules.printed.box import Box
from bot.rules.printed.decks import Card, Deck
from bot.rules.state import refusals as r
from bot.rules.state.campaign import Campaign, Hero, PlotCard

LONGEST_NAME = 60
LONGEST_NOTE = 200

# Letters that nobody sees.
_UNSEEN = dict.fromkeys((0x115F, 0x1160, 0x3164, 0xFFA0))


def hero(draft: Draft, name: str | None) -> Hero:
    """Find the hero meant; unnamed: the asker's only hero, else the one whose turn it is."""
    campaign = draft.campaign
    if name is not None:
        return named_hero(campaign, name, typed=draft.by.types)
    own = heroes_of(campaign, draft.by)
    if len(own) == 1:
        return own[0]
    if campaign.turn is not None and campaign.turn.hero in campaign.heroes:
        return campaign.heroes[campaign.turn.hero]
    raise r.WhichHero(tuple(h.name for h in own or campaign.heroes.values()))


def named_hero(campaign: Campaign, name: str, *, typed: bool = False) -> Hero:
    """Find a hero by name, or by a part that only one hero's name has.

    The name of one who has left is such a part only where it is typed: an old button means them.
    """
    held = hero_meant(campaign, name, typed=typed)
    if held is None:
        left = campaign.names.get(key(name), name)  # an old button has the key of a hero who left
        raise r.UnknownHero(left, tuple(h.name for h in campaign.heroes.values()))
    return held


def hero_meant(campaign: Campaign, name: str, *, typed: bool = False) -> Hero | None:
    """Find a hero likewise; None where no hero is meant."""
    held = called(campaign, name)
    if held is None and (typed or key(name) not in campaign.names):
        held = _by_part(campaign, name)
    return held


def called(campaign: Campaign, name: str) -> Hero | None:
    """Find the hero of just this name, or of this key."""
    wanted = key(name)
    heroes = campaign.heroes.values()
    # A hero of an old log may have a key without the marks of the name.
    named = (each for each in heroes if wanted and key(each.name) == wanted)
    return campaign.heroes.get(wanted) or next(named, None)


def _by_part(campaign: Campaign, name: str) -> Hero | None:
    part = key(name)
    found = [each for each in campaign.heroes.values() if part and part in key(each.name)]
    return found[0] if len(found) == 1 else None


def deck(campaign: Campaign, box: Box) -> Deck:
    """Find the chosen deck."""
    chosen = box.deck(campaign.deck) if campaign.deck else None
    if chosen is None:
        # A group's own deck may lack in this server's box.
        raise r.UnknownDeck(campaign.deck) if campaign.deck else r.NoDeck
    return chosen


def cards(campaign: Campaign, box: Box) -> tuple[tuple[Card, PlotCard], ...]:
    """Give the chosen deck's cards with their state; none where the box lacks the deck."""
    chosen = box.deck(campaign.deck) if campaign.deck else None
    held = campaign.cards
    return tuple((c, held[c.key]) for c in chosen.cards if c.key in held) if chosen else ()


def card(draft: Draft, name: str) -> tuple[Card, PlotCard]:
    """Find a card of the chosen deck: what is printed, and its state."""
    chosen = deck(draft.campaign, draft.box)
    printed = card_meant(draft.campaign, chosen, name, draft.by)
    held = draft.campaign.cards.get(printed.key) if printed else None
    if printed is None or held is None:
        raise r.UnknownCard(name)
    if held.boxed:
        raise r.CardBoxed(printed.key)
    return printed, held


def card_meant(campaign: Campaign, chosen: Deck, name: str, by: Person) -> Card | None:
    """Find a card of a deck by its name, or a part that only one card has of those listed."""
    return chosen.card(name) or by_part(name, _listed(campaign, chosen, by))


def _listed(campaign: Campaign, chosen: Deck, by: Person) -> list[Card]:
    """Give the cards that somebody could choose from a list; facedown ones are a secret (S5)."""
    if is_overlord(campaign, by):
        return list(chosen.cards)
    held = campaign.cards
    return [each for each in chosen.cards if each.key in held and held[each.key].faceup]


def purchase_cost(campaign: Campaign, card: Card) -> int:
    """Give a card's purchase cost by the columns in force (Z0); 0 for a basic card."""
    return card.costs(printed=campaign.settings.costs is Costs.PRINTED).purchase or 0


def card_by_key(draft: Draft, card_key: str) -> Card:
    """Find a card that the campaign's own state names."""
    return card(draft, card_key)[0]


def own_name(text: str) -> str:
    """Check a name given by a user (S2: 1 to 60 characters, a letter or digit among them)."""
    text = tidy(text)
    if not key(text) or len(text) > LONGEST_NAME:
        raise r.BadName(text[:LONGEST_NAME], LONGEST_NAME)
    return text


def note(text: str) -> str:
    """Check a note given by a user."""
    text = tidy(text)
    if not text or len(text) > LONGEST_NOTE:
        raise r.BadName(text[:LONGEST_NAME], LONGEST_NOTE)
    return text


def dice_word(text: str) -> str:
    """Check a word that somebody mixes into the dice."""
    text = tidy(text)
    if not text or len(text) > LONGEST_NAME:
        raise r.BadName(text[:LONGEST_NAME], LONGEST_NAME)
    return text


def tidy(text: str) -> str:
    """Leave out what turns a line round or is never seen, and spaces too many."""
    return " ".join(unturned(text).translate(_UNSEEN).split())


def printed_or_own(
    text: str, things: Iterable[Named], nearly: type[r.NearlyPrinted], own: bool
) -> str:
    """Name the printed thing meant, or the group's own; one like a printed one is asked for (Q2).

    A printed name stays as it was typed, and so does any where the group insists on its own.
    """
    name, listed = own_name(text), list(things)
    if own or key(name) in index(listed):
        return name
    part = by_part(name, listed)
    if part is not None:
        return part.name
    alike = near(name, ((each.name, *each.also) for each in listed))
    if alike:
        raise nearly(name, alike)
    return name


def tongues(draft: Draft) -> tuple[Tongue, Tongue]:
    """Give what the asker's language calls dice and conditions, and what the table's does."""
    own, table = _languages(draft)
    return draft.box.tongue(own), draft.box.tongue(table)


def _languages(draft: Draft) -> tuple[str, str]:
    return draft.by.language, draft.campaign.settings.language or draft.by.there


def english(draft: Draft, kind: str, name: str) -> str:
    """Give the English name of the one thing called so in the asker's language, or the table's."""
    meant = draft.box.called.among(*_languages(draft)).meant((kind,), name)
    return meant[0] if len(meant) == 1 else name


def number(value: int, least: int, most: int) -> int:
    """Check a number given by a user."""
    if not least <= value <= most:
        raise r.BadNumber(value, least, most)
    return value


def person_names_himself(by: Person, user: int | None) -> int:
    """Give the user named, or the asker."""
    return by.user if user is None else user
