"""The places a threat or fortune token can be in (S7)."""

from enum import StrEnum

from bot.rules.basics.keys import CardKey
from bot.rules.basics.stored import Stored


class PlaceKind(StrEnum):
    """What holds a token."""

    SUPPLY = "supply"
    POOL = "pool"
    FORTUNE = "fortune"
    BRAND = "brand"
    CARD = "card"
    MONSTER = "monster"
    MONSTER_CARD = "monster-card"
    TILE = "tile"
    MARK = "mark"
    CLASS = "class"
    AWAITING = "awaiting"

    # Places are looked up in every move, and an enum's own hash is a slow one.
    __hash__ = str.__hash__


class Place(Stored, frozen=True):
    """One place; `owner` is the key of a hero for sheets and Class cards, else of a Plot card.

    A mark on a hero is `of` the card that laid it there.
    """

    kind: PlaceKind
    owner: str = ""
    of: CardKey = ""


SUPPLY = Place(PlaceKind.SUPPLY)
POOL = Place(PlaceKind.POOL)
AWAITING = Place(PlaceKind.AWAITING)


def fortune(hero: str) -> Place:
    """Give the fortune side of a hero sheet."""
    return Place(PlaceKind.FORTUNE, hero)


def brand(hero: str) -> Place:
    """Give the threat side of a hero sheet (Z6)."""
    return Place(PlaceKind.BRAND, hero)


def on_card(card: str) -> Place:
    """Give the place on a Plot card."""
    return Place(PlaceKind.CARD, card)


def on_monster(card: str) -> Place:
    """Give the base of the monster that a card marks (R1)."""
    return Place(PlaceKind.MONSTER, card)


def on_monster_card(card: str) -> Place:
    """Give the Monster card of the group that a card marks (L3)."""
    return Place(PlaceKind.MONSTER_CARD, card)


def on_tile(card: str) -> Place:
    """Give the tile that a card marks (L3)."""
    return Place(PlaceKind.TILE, card)


def mark(hero: str, card: str) -> Place:
    """Give the hero whom a card marks (L3)."""
    return Place(PlaceKind.MARK, hero, card)


def on_class(hero: str) -> Place:
    """Give the Class cards of a hero (L3)."""
    return Place(PlaceKind.CLASS, hero)


OF_HEROES = (PlaceKind.FORTUNE, PlaceKind.BRAND, PlaceKind.MARK, PlaceKind.CLASS)
OF_CARDS = (PlaceKind.CARD, PlaceKind.MONSTER, PlaceKind.MONSTER_CARD, PlaceKind.TILE)
