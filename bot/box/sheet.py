"""Reads what sheets are kept by from data/sheet/, a file as it is needed, and checks them whole."""

import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import msgspec

from bot.rules.basics.dice import DiceBox
from bot.rules.printed import quests as q
from bot.rules.printed import sheet as s
from bot.rules.printed.facts import AFile, Printed

SHEETS = "sheet"
"""The folder within the data."""

FILES: dict[type[Printed], str] = {
    s.ItemsFile: "shop_items.toml",
    s.RelicsFile: "relics.toml",
    s.SearchFile: "search_deck.toml",
    s.ClassesFile: "hero_classes.toml",
    s.CardsFile: "overlord_cards.toml",
    q.RumorsFile: "rumors.toml",
    q.QuestsFile: "quests.toml",
}

Loose = tuple[str, str, str]
"""A file, a key in it, and what is wrong there."""


class BadSheet(Exception):
    """A file that cannot be used: its name, and what is wrong there."""

    def __init__(self, file: str, problem: str) -> None:
        super().__init__(file, problem)
        self.file = file
        self.problem = problem


def sheet_box(folder: Path) -> s.SheetBox:
    """Give the shelves that a folder's files fill."""

    def read(kind: type[AFile]) -> AFile:
        file = folder / FILES[kind]
        try:
            return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), kind)
        except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError, msgspec.MsgspecError) as bad:
            raise BadSheet(file.name, str(bad)) from bad

    return s.SheetBox(read)


def loose_ends(sheet: s.SheetBox, dice: DiceBox) -> Iterator[Loose]:
    """Read every file, and name what they name and nobody knows; raises BadSheet."""
    yield from _items(sheet, dice)
    yield from _cards(sheet)
    yield from _classes(sheet)
    for path in sheet.paths:
        yield from _quests(path)
    for rumor in sheet.rumors:
        for other in rumor.one_of:
            if sheet.rumor(other) is None:
                yield FILES[q.RumorsFile], f"{rumor.name}.one_of", f"unknown rumor {other}"
    for kind, shelf in ((s.RelicsFile, sheet.relics), (s.SearchFile, sheet.search)):
        if not shelf:
            yield FILES[kind], "", "nothing in it"


def _items(sheet: s.SheetBox, dice: DiceBox) -> Iterator[Loose]:
    known = {die.id for die in dice}
    for item in sheet.items:
        if not set(item.dice) <= known:
            yield FILES[s.ItemsFile], f"{item.name}.dice", "unknown die"


def _cards(sheet: s.SheetBox) -> Iterator[Loose]:
    counted: Counter[str] = Counter()
    for card in sheet.cards:
        counted[card.deck] += card.copies
        if sheet.deck(card.deck) is None:
            yield FILES[s.CardsFile], f"{card.name}.deck", f"unknown deck {card.deck}"
    for deck in sheet.decks:
        if counted[deck.name] != deck.size:
            yield FILES[s.CardsFile], f"{deck.name}.size", f"{counted[deck.name]} cards"


def _classes(sheet: s.SheetBox) -> Iterator[Loose]:
    standard = {each.archetype for each in sheet.classes if not each.hybrid_with}
    for held in sheet.classes:
        if held.hybrid_with and held.hybrid_with not in standard:
            wrong = f"unknown archetype {held.hybrid_with}"
            yield FILES[s.ClassesFile], f"{held.name}.hybrid_with", wrong


def _quests(path: q.QuestPath) -> Iterator[Loose]:
    for quest in path.quests:
        opens = (quest.opens.heroes, quest.opens.overlord) if quest.opens else ()
        opened_by = quest.opened_by.quest if quest.opened_by else ""
        for name in filter(None, (*opens, opened_by, *quest.after_any_of)):
            if path.quest(name) is None:
                yield FILES[q.QuestsFile], f"{path.name}.{quest.name}", f"unknown quest {name}"
