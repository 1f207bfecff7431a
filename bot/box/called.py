"""Reads what printings in other languages call things, from a language's printed.toml."""

import tomllib
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

import msgspec

from bot.box.faults import BoxError
from bot.rules.basics.names import key
from bot.rules.printed.box import Box
from bot.rules.printed.called import KINDS, CalledBox, Listed, PrintedNames, forms

WORDS = "words"
"""The folder of the languages within the data."""
PRINTED_FILE = "printed.toml"

_File = dict[str, dict[str, str | tuple[str, ...]]]


def called_box(folder: Path) -> CalledBox:
    """Give the names that the languages of a folder have; each file is read at first use."""
    languages = sorted(file.parent.name for file in folder.glob(f"*/{PRINTED_FILE}"))

    @cache
    def read(language: str) -> PrintedNames:
        return PrintedNames(_listed(folder, language))

    return CalledBox(tuple(languages), read)


def _listed(folder: Path, language: str) -> dict[str, Listed]:
    """Read a language's file; raises BoxError for one that cannot be used."""
    name = f"{language}/{PRINTED_FILE}"
    try:
        written = (folder / name).read_text(encoding="utf-8")
        file = msgspec.convert(tomllib.loads(written), _File)
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError, msgspec.MsgspecError) as bad:
        raise BoxError(name, "", str(bad)) from bad
    return {
        kind: {english: (own,) if isinstance(own, str) else own for english, own in names.items()}
        for kind, names in file.items()
    }


def loose_names(box: Box) -> Iterator[tuple[str, str, str]]:
    """Name what a language's file calls something and nobody knows, as file, key and problem."""
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


def english_names(box: Box, kind: str) -> Iterable[str]:
    """Give the English names of all things of a kind, in both editions."""
    sheet, first = box.sheet, box.first
    match kind:
        case "heroes":
            return (each.name for each in (*box.heroes, *first.heroes))
        case "monsters":
            return (each.name for each in (*box.monsters, *first.monsters))
        case "agents":
            return (each.name for each in box.agents)
        case "campaigns":
            return (each.name for each in (*box.campaigns, *sheet.paths))
        case "classes":
            return (each.name for each in sheet.classes)
        case "skills":
            return (skill.name for each in sheet.classes for skill in each.skills)
        case "decks":
            return (each.name for each in (*box.decks, *sheet.decks))
        case "cards":
            plots = (card for deck in box.decks for card in deck.cards)
            return (each.name for each in (*plots, *sheet.cards, *first.cards))
        case "quests":
            printed = (quest.name for path in sheet.paths for quest in path.quests)
            more = (*sheet.side_quests, *sheet.rumors, *first.quests)
            return (*printed, *(each.name for each in more))
        case _:
            starting = (item for each in sheet.classes for item in each.starting_items or ())
            sides = (side for relic in sheet.relics for side in (relic.name, *relic.also))
            return (*(each.name for each in (*sheet.items, *sheet.search)), *sides, *starting)
