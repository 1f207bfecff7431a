"""Reads pages as people see them: text, with buttons in brackets."""

from collections.abc import Sequence
from textwrap import dedent

from bot.desk.drawn.moves_read import number, of_log
from bot.pages.messages import say
from bot.pages.page import Buttons, Page, Select, Text
from bot.pages.phrases.moves import Move
from bot.pages.voice import Voice
from bot.rules.basics.keys import CampaignAt
from bot.rules.printed.box import Box
from bot.rules.state import events as e
from bot.words import Words
from tests.rules.table import Table

SERVER, ID = 1, 2


def newest(table: Table) -> Move:
    """The move of the newest entry, as it stands."""
    return of_log(CampaignAt(SERVER, ID), table.log, _changed(table.log)[-1])


def every(log: Sequence[e.Entry]) -> list[Move]:
    """Every move as it stands, the one that changed last at the end."""
    return [of_log(CampaignAt(SERVER, ID), log, move) for move in _changed(log)]


def _changed(log: Sequence[e.Entry]) -> list[int]:
    """Give the moves by their last change; an undo or redo is one of what it undoes or redoes."""
    first = {entry.move: entry for entry in reversed(log)}
    newest_first = dict.fromkeys(number(first[entry.move]) for entry in reversed(log))
    return [*reversed(newest_first)]


def names_of(move: Move, box: Box) -> Voice:
    """Names at the table of a move, in English."""
    return Voice(move.after, box, _words(), "en")


def told(table: Table, move: Move | None = None) -> str:
    """The message of a move, by default the newest."""
    move = move or newest(table)
    return text(say.page(move, names_of(move, table.box)))


def is_told(table: Table, expected: str) -> None:
    """Check the message of the newest move, indentation aside."""
    assert told(table) == dedent(expected).strip()


def text(page: Page) -> str:
    """All parts of a page, a line each."""
    return "\n".join(filter(None, map(_block, page.blocks)))


def _block(block: object) -> str:
    match block:
        case Text(markdown):
            return markdown
        case Buttons(buttons):
            return " ".join(f"[{button.label}]" for button in buttons)
        case Select(placeholder, _, options):
            return " ".join(f"[{each}]" for each in (placeholder, *(o.label for o in options)))
        case _:
            raise AssertionError(block)


def _words() -> Words:
    if not _LOADED:
        _LOADED.append(Words.load())
    return _LOADED[0]


_LOADED: list[Words] = []
