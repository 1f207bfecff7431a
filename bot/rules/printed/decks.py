"""Plot decks and their cards as they are printed, and what is wrong with a deck file."""

from dataclasses import dataclass, field
from enum import StrEnum
from typing import Protocol, runtime_checkable

from bot.rules.basics import names
from bot.rules.basics.keys import DeckKey
from bot.rules.basics.options import Refresh


class Spend(StrEnum):
    """What triggering does to the card; EITHER asks the overlord what the card says (P3).

    A PASSIVE card works by itself, and nobody triggers it. One that HERO_EXHAUSTS is triggered by a
    hero's player (L4).
    """

    EXHAUST = "exhaust"
    USE = "use"
    EITHER = "either"
    PASSIVE = "passive"
    HERO_EXHAUSTS = "hero-exhausts"


class Moment(StrEnum):
    """When a card can be triggered, or works by itself (P3, P11, L2)."""

    ANY = "any"
    XP_STEP = "xp-step"
    SHOPPING_STEP = "shopping-step"
    TRAVEL_STEP = "travel-step"
    SET_UP = "set-up"
    FIRST_SET_UP = "first-set-up"
    OVERLORD_TURN = "overlord-turn"
    HERO_TURN = "hero-turn"
    PLAY = "play"
    ENCOUNTER_START = "encounter-start"
    ENCOUNTER_END = "encounter-end"
    KNOCK_OUT = "knock-out"
    BEFORE_TRIGGER = "before-trigger"
    QUEST_END = "quest-end"
    NEXT_QUEST_STEP = "next-quest-step"
    QUEST_PREPARATION = "quest-preparation"


@runtime_checkable
class PrintedEffect(Protocol):
    """What a card does, known here by its kind alone; `cards.kinds` knows what that means."""

    @property
    def kind(self) -> str:
        """The word for it in a deck file."""
        ...


@dataclass(frozen=True, slots=True)
class CardCosts:
    """A card's costs in force; no purchase on the basic card, no trigger where it is missing."""

    purchase: int | None
    trigger: int | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Card:
    """One Plot card; `printed_*` stand only where the corrected figures differ (Z0).

    Where a card is refreshed by either of two things, `refresh_also` is the second.
    """

    number: int
    name: str
    also: tuple[str, ...] = ()
    purchase: int | None
    trigger: int | None
    printed_purchase: int | None = None
    printed_trigger: int | None = None
    spend: Spend
    moment: Moment
    refresh: Refresh
    refresh_also: Refresh | None = None
    summary: str = ""
    effect: PrintedEffect
    key: str = field(init=False, repr=False, compare=False)
    """The name as it compares."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "key", names.stored_key(self.name))

    @property
    def is_basic(self) -> bool:
        """Whether the card lies faceup from the start and is never bought (S4)."""
        return self.purchase is None

    def costs(self, printed: bool) -> CardCosts:
        """Give the costs of the transcribed or of the printed column (Z0)."""
        if not printed:
            return CardCosts(self.purchase, self.trigger)
        return CardCosts(
            self.purchase if self.printed_purchase is None else self.printed_purchase,
            self.trigger if self.printed_trigger is None else self.printed_trigger,
        )

    @property
    def has_two_columns(self) -> bool:
        """Whether the printed figures differ from the transcribed ones."""
        return self.costs(printed=True) != self.costs(printed=False)


@dataclass(frozen=True, slots=True, kw_only=True)
class Deck:
    """One Plot deck with its cards in order; `sources` counts what its figures rest on."""

    name: str
    also: tuple[str, ...] = ()
    lieutenant: str
    sources: int = 1
    homebrew: bool = False
    forbidden_campaigns: tuple[str, ...] = ()
    cards: tuple[Card, ...]
    _by_key: dict[str, Card] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "_by_key", names.index(self.cards))

    @property
    def key(self) -> DeckKey:
        """The name as it compares."""
        return DeckKey(names.stored_key(self.name))

    @property
    def basic(self) -> Card:
        """The card that lies faceup from the start."""
        return next(card for card in self.cards if card.is_basic)

    @property
    def has_two_columns(self) -> bool:
        """Whether the costs setting makes a difference to this deck (Z0)."""
        return any(card.has_two_columns for card in self.cards)

    def card(self, name: str) -> Card | None:
        """Find a card by any of its names."""
        return self._by_key.get(names.key(name))


class Expected(StrEnum):
    """What should stand where the fault is."""

    KNOWN_FIELD = "known-field"
    GIVEN = "given"
    WHOLE_NUMBER = "whole-number"
    TEXT = "text"
    NAME = "name"
    ONE_OF = "one-of"
    YES_OR_NO = "yes-or-no"
    LIST = "list"
    TABLE = "table"
    FEW_CARDS = "few-cards"
    UNIQUE = "unique"
    ONE_BASIC = "one-basic"
    SOME_FIGURES = "some-figures"
    SMALL_FILE = "small-file"
    SHORT_LINES = "short-lines"
    UTF_8 = "utf-8"
    TOML = "toml"


@dataclass(frozen=True, slots=True, kw_only=True)
class DeckFault:
    """One fault: the card by name or place ("" for the deck itself), its field, what is expected.

    `least` and `most` bound a number, the length of a text or of a list, or the file's bytes;
    `options` lists the allowed values; `line` is the line of the file where it goes wrong.
    """

    card: str = ""
    field: str
    expected: Expected
    least: int | None = None
    most: int | None = None
    options: tuple[str, ...] = ()
    line: int | None = None
