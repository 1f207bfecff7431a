"""Reads what printings in other languages call things, from a language's printed.toml."""

import tomllib
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Protocol

import msgspec

from bot.rules.basics.names import key
from bot.rules.printed.box import Box
from bot.rules.printed.called import KINDS, CalledBox, Listed, PrintedNames, forms
from bot.rules.printed.sheet import SheetBox

WORDS = "words"
"""The folder of the languages within the data."""
PRINTED_FILE = "printed.toml"


class BadCalled(Exception):
    """A file that cannot be used: its name, and what is wrong there."""

    def __init__(self, file: str, problem: str) -> None:
        super().__init__(file, problem)
        self.file = file
        self.problem = problem


_File = dict[str, dict[str, str | tuple[str, ...]]]


def called_box(folder: Path) -> CalledBox:
    """Give the names that the languages of a folder have; each file is read at first use."""
    languages = sorted(file.parent.name for file in folder.glob(f"*/{PRINTED_FILE}"))

    @cache
    def read(language: str) -> PrintedNames:
        return PrintedNames(_listed(folder, language))

    return CalledBox(tuple(languages), read)


def _listed(folder: Path, language: str) -> dict[str, Listed]:
    """Read a language's file; raises BadCalled for one that cannot be used."""
    name = f"{language}/{PRINTED_FILE}"
    try:
        written = (folder / name).read_text(encoding="utf-8")
        file = msgspec.convert(tomllib.loads(written), _File)
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError, msgspec.MsgspecError) as bad:
        raise BadCalled(name, str(bad)) from bad
    return {
        kind: {english: (own,) if isinstance(own, str) else own for english, own in names.items()}
        for kind, names in file.items()
    }


def loose_names(box: Box) -> Iterator[tuple[str, str, str]]:
    """Name what a language's file calls something and nobody knows, as file, key and problem.

    Raises BadCalled.
    """
    for language in box.called.languages:
        file = f"{language}/{PRINTED_FILE}"
        for kind, names in box.called.of(language).kinds.items():
            if kind not in KINDS:
                yield file, kind, "unknown kind"
                continue
            english = {key(name) for name in english_names(box, kind)}
            for name, own in names.items():
                if key(name) not in english:
                    yield file, f"{kind}.{name}", "unknown name"
                taken = english - {key(name)}
                if any(form in taken for each in own for form in forms(each)):
                    yield file, f"{kind}.{name}", "something else has this name in English"


class _HasName(Protocol):
    @property
    def name(self) -> str:
        """The printed name."""


def english_names(box: Box, kind: str) -> Iterator[str]:
    """Give the English names of all things of a kind, in both editions."""
    sheet, first = box.sheet, box.first
    match kind:
        case "heroes":
            yield from _of(box.heroes, first.heroes)
        case "monsters":
            yield from _of(box.monsters, first.monsters)
        case "agents":
            yield from _of(box.agents)
        case "campaigns":
            yield from _of(box.campaigns, sheet.paths)
        case "classes":
            yield from _of(sheet.classes)
        case "skills":
            yield from _of(*(each.skills for each in sheet.classes))
        case "decks":
            yield from _of(box.decks, sheet.decks)
        case "cards":
            yield from _of(*(deck.cards for deck in box.decks), sheet.cards, first.cards)
        case "quests":
            yield from _of(*(path.quests for path in sheet.paths), sheet.side_quests)
            yield from _of(sheet.rumors, first.quests)
        case _:
            yield from _items(sheet)


def _items(sheet: SheetBox) -> Iterator[str]:
    yield from _of(sheet.items, sheet.search)
    for relic in sheet.relics:
        yield from (relic.name, *relic.also)
    for each in sheet.classes:
        yield from each.starting_items or ()


def _of(*shelves: Iterable[_HasName]) -> Iterator[str]:
    return (thing.name for shelf in shelves for thing in shelf)
