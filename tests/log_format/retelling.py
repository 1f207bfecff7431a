"""Reads a kept campaign as the bot does, and tells it as people see it.

All that this must know of the telling is imported here, so that it can follow when that moves.
"""

from collections.abc import AsyncIterator, Iterator, Sequence
from itertools import count, groupby
from pathlib import Path

from bot.box.box import load_box
from bot.box.decks import read_deck
from bot.desk.drawn.drawing import Drawing
from bot.desk.drawn.moves_read import number, of_log
from bot.log.export import Export, read
from bot.log.upcasts import event_codec
from bot.pages.lookups.log import log as log_page
from bot.pages.messages.notices import letters
from bot.pages.page import Button, Buttons, Page
from bot.pages.phrases.moves import Move
from bot.pages.voice import View, Voice
from bot.rules.basics.keys import CampaignAt, UserId
from bot.rules.economy.people import Person
from bot.rules.printed.box import Box
from bot.rules.rolling.dice_sources import SeededDice
from bot.rules.state import events as e
from bot.rules.state.replay import replay
from bot.service.rules_service import RulesService
from bot.words import Words
from tests.cogs.looking import shown
from tests.log.memory import MemoryLog

SERVER, LANGUAGE = 77, "en"
Entries = Sequence[e.Entry]


def campaign(file: Path) -> tuple[Export, Box]:
    """Read a campaign's file, and the box with the decks that came with it."""
    export, box = read(file.read_bytes(), event_codec()), load_box()
    return export, box.with_decks(read_deck(text, box.conditions) for text in export.decks)


def written(log: Entries) -> Iterator[list[e.Entry]]:
    """Give the entries that were written at once: a move, an answer, an undo."""
    for _, entries in groupby(log, key=lambda entry: (entry.at, entry.move)):
        yield list(entries)


async def told(log: Entries, box: Box) -> AsyncIterator[str]:
    """Tell, after all that was written at once, the move as it stands then."""
    kept = MemoryLog(event_codec())
    drawing = Drawing(RulesService(kept, box, SeededDice(1), lambda: 0.0), Words.load(), _language)
    so_far: list[e.Entry] = []
    id = 0
    for entries in written(log):
        if so_far:
            await kept.append(CampaignAt(SERVER, id), len(so_far), entries, None)
        else:
            id = await kept.create(SERVER, replay(entries).home, "", entries, None)
        so_far += entries
        move = of_log(CampaignAt(SERVER, id), so_far, number(entries[-1]))
        pages = [each async for each in _pages(drawing, move)]
        parts = (f"--- {to}\n{shown(page)}" for to, page in pages)
        yield "\n".join((f"=== {entries[0].seq}", *parts))


async def _pages(drawing: Drawing, move: Move) -> AsyncIterator[tuple[str, Page]]:
    """Give everything that is told of a move, and to whom."""
    if not move.is_secret:
        yield "the table", await drawing.page(move)
    if move.undone_by is not None or move.redone_by is not None:
        yield "in short", await drawing.brief(move)
    if move.is_secret or move.settles_treachery:
        yield "the overlord", drawing.secret(move, LANGUAGE)
    for user, letter in letters(move, drawing.names(move)).items():
        yield f"user {user}", letter


def log_pages(log: Entries, box: Box, reader: int) -> Iterator[str]:
    """Give all pages of /campaign log, newest first, as somebody reads them."""
    words, state = Words.load(), replay(log)
    view = View(
        Voice(state, box, words, LANGUAGE, Person(UserId(reader))), CampaignAt(SERVER, 1), log
    )
    for page in count(1):
        drawn = log_page(view, str(page))
        yield shown(drawn)
        if _is_last(drawn):
            return


def _is_last(page: Page) -> bool:
    *_, paging = (block for block in page.blocks if isinstance(block, Buttons))
    *_, older = (button for button in paging.buttons if isinstance(button, Button))
    return older.disabled


def _language(_server: int) -> str:
    return LANGUAGE
