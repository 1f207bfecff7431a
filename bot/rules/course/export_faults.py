"""What can be wrong with a campaign's file, as typed data."""

from enum import StrEnum

from bot.rules.course.soundness import Problem


class ExportFault(StrEnum):
    """What is wrong with a campaign's file."""

    TOO_LARGE = "too-large"
    NO_JSON = "no-json"
    NO_EXPORT = "no-export"
    NEWER = "newer"
    TOO_MANY = "too-many"
    KIND = "kind"
    FIELD = "field"
    TEXT = "text"
    NUMBER = "number"
    LONG = "long"
    TOO_MANY_USERS = "too-many-users"
    DECK = "deck"
    DECK_FILE = "deck-file"
    DECK_DIFFERS = "deck-differs"
    DICE = "dice"
    WORDS = "words"
    TOO_MUCH = "too-much"


class BadExport(Exception):
    """A campaign's file cannot be read: why, at which entry (from 1; 0: none), in which field.

    For a deck `field` is its name.
    """

    def __init__(self, fault: ExportFault | Problem, entry: int = 0, field: str = "") -> None:
        super().__init__(fault, entry, field)
        self.fault = fault
        self.entry = entry
        self.field = field
