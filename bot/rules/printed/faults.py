"""What is wrong with a deck file, as typed data; the sentences live in the word catalogues."""

from dataclasses import dataclass
from enum import StrEnum


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
