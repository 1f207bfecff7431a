"""Which moves of a log somebody wants to see: about a hero, about a card, by a user."""

from dataclasses import dataclass

from bot.pages.looks.history import Past
from bot.rules.basics.places import PlaceKind
from bot.rules.state import events as e

ANY, UNKNOWN = "", "?"
_OF_HEROES = (PlaceKind.FORTUNE, PlaceKind.BRAND)
_OF_CARDS = (PlaceKind.CARD, PlaceKind.MONSTER)


@dataclass(frozen=True, slots=True)
class Filter:
    """What to keep; ANY keeps all, UNKNOWN nothing, user 0 is anybody."""

    hero: str = ANY
    card: str = ANY
    user: int = 0

    def keeps(self, past: Past) -> bool:
        """Tell whether a move has an entry for each thing wanted."""
        events = [entry.event for entry in past.entries]
        return (
            (not self.hero or any(self.hero in heroes_in(event) for event in events))
            and (not self.card or any(self.card in cards_in(event) for event in events))
            and (not self.user or any(entry.by == self.user for entry in past.entries))
        )


def heroes_in(event: e.Event) -> frozenset[str]:
    """Name the heroes an event is about, by their keys."""
    match event:
        case e.TokensMoved(source, to):
            return frozenset(place.owner for place in (source, to) if place.kind in _OF_HEROES)
        case e.HeroAdded(hero):
            return frozenset((hero,))
        case e.ShopCardDrawn(heroes):
            return frozenset(heroes)
        case e.Asked(question):
            return frozenset((getattr(question, "hero", ""),))
        case _:
            return frozenset((getattr(event, "hero", ""),))


def cards_in(event: e.Event) -> frozenset[str]:
    """Name the Plot cards an event is about, by their keys."""
    match event:
        case e.TokensMoved(source, to, card=card):
            owners = (place.owner for place in (source, to) if place.kind in _OF_CARDS)
            return frozenset((card, *owners))
        case e.CampaignAdopted(cards):
            return frozenset(cards)
        case e.DeckChosen(_, basic):
            return frozenset(basic)
        case e.Asked(question):
            return frozenset((getattr(question, "card", ""),))
        case _:
            return frozenset((getattr(event, "card", ""),))
