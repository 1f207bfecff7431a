"""The places a threat or fortune token can be in (S7)."""

from enum import StrEnum

from bot.rules.basics.stored import Stored


class PlaceKind(StrEnum):
    """What holds a token."""

    SUPPLY = "supply"
    POOL = "pool"
    FORTUNE = "fortune"
    BRAND = "brand"
    CARD = "card"
    MONSTER = "monster"
    AWAITING = "awaiting"

    # Places are looked up in every move, and an enum's own hash is a slow one.
    __hash__ = str.__hash__


class Place(Stored, frozen=True):
    """One place; `owner` is a hero key for fortune and brand, a card key for card and monster."""

    kind: PlaceKind
    owner: str = ""


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
