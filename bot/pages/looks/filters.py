"""Which moves of a log somebody wants to see: about a hero, about a card, by a user."""

from collections.abc import Iterator
from dataclasses import dataclass

from bot.pages.looks.history import Past
from bot.rules.basics.holding import held
from bot.rules.basics.keys import CardKey, HeroKey
from bot.rules.basics.places import Place, PlaceKind
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
    return frozenset((*held(event, HeroKey), *_owners(event, _OF_HEROES)))


def cards_in(event: e.Event) -> frozenset[str]:
    """Name the Plot cards an event is about, by their keys."""
    return frozenset((*held(event, CardKey), *_owners(event, _OF_CARDS)))


def _owners(event: e.Event, kinds: tuple[PlaceKind, ...]) -> Iterator[str]:
    """Whose a place is goes by its kind."""
    return (place.owner for place in held(event, Place) if place.kind in kinds)
