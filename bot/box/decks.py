"""Reads a deck file, printed or a group's own, or finds every fault in it at once.

The models of such a file are loaded with the first one: most bots never read any.
"""

import json
import re
import tomllib

from bot.box.faults import MOST_CARDS, DeckFaults, Table
from bot.rules.printed.decks import Deck, DeckFault, Expected

MOST_BYTES = 64 * 1024
# Dotted keys cost the parser the square of their length; no honest line is longer than this.
LONGEST_LINE = 1000


def read_deck(data: bytes | str, conditions: tuple[str, ...] = ()) -> Deck:
    """Read a group's own deck of at most 64 KiB; raises DeckFaults with every fault.

    With `conditions` it may name no others. A file made to be slow may take the better part of a
    second: call it off the event loop.
    """
    text = _text(data.encode() if isinstance(data, str) else data)
    return parse_deck(text, homebrew=True, conditions=conditions)


def parse_deck(text: str, *, homebrew: bool, conditions: tuple[str, ...] = ()) -> Deck:
    """Make a deck of the text of a deck file; raises DeckFaults with every fault."""
    from pydantic import ValidationError

    from bot.box import deck_faults
    from bot.box.deck_file import DeckFile

    table, as_json = _toml(text)
    cards = _cards(table)
    faults = list(deck_faults.of_sense(table, cards, conditions))
    try:
        file = DeckFile.model_validate_json(as_json)
    except ValidationError as wrong:
        faults += deck_faults.of_shape(wrong, cards, known=tuple(faults))
        raise DeckFaults(faults) from None
    if faults:
        raise DeckFaults(faults)
    return file.deck(homebrew=homebrew)


def _text(data: bytes) -> str:
    """The text of a file that is small, UTF-8 and without overlong lines."""
    if len(data) > MOST_BYTES:
        raise DeckFaults([DeckFault(field="file", expected=Expected.SMALL_FILE, most=MOST_BYTES)])
    try:
        text = data.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError:
        raise DeckFaults([DeckFault(field="file", expected=Expected.UTF_8)]) from None
    for line, content in enumerate(text.split("\n"), 1):
        if len(content) > LONGEST_LINE:
            short = Expected.SHORT_LINES
            raise DeckFaults(
                [DeckFault(field="file", expected=short, most=LONGEST_LINE, line=line)]
            )
    return text


def _toml(text: str) -> tuple[Table, str]:
    """Parse TOML; a file that is none, or is nested too deep, is a single fault with its line.

    Gives JSON too, where the strict models still take lists for tuples and words for choices.
    Cards past the one that is too many are left out: they would only add to its fault.
    """
    try:
        table = tomllib.loads(text)
        if isinstance(table.get("cards"), list):
            table["cards"] = table["cards"][: MOST_CARDS + 1]
        return table, json.dumps(table, default=str)
    except (ValueError, RecursionError) as wrong:
        line = re.search(r"at line (\d+)", str(wrong))
        at = int(line[1]) if line else None
        raise DeckFaults([DeckFault(field="file", expected=Expected.TOML, line=at)]) from None


def _cards(table: Table) -> list[Table]:
    """The card tables of a file, as far as they are tables."""
    cards = table.get("cards")
    listed = cards if isinstance(cards, list) else []
    return [card if isinstance(card, dict) else {} for card in listed]
