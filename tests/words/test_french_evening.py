"""A whole evening in French: no word of it is one that only English sentences have.

Names of cards, decks, heroes and figures stay as they are printed, and commands as they are typed,
with the words that their options take: a line of settings names these.
"""

import html
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Protocol

import pytest

from bot.box.box import load_box
from bot.practice.real import fresh
from bot.practice.rehearse import Rehearsal
from bot.practice.script import parse, read
from bot.practice.world import World
from bot.words import WORDS

SCRIPT = Path(__file__).parents[1] / "rehearsals" / "french-evening.play"
_WORD = re.compile(r"[^\W\d_]{2,}")
# Words people type are no sentences: what stands in backticks, commands, names of files.
_TYPED = re.compile(
    r"réglages\s*:[^.\n]*|\b[a-z]+:[a-z]+\b|`[^`]*`|/[^\W\d_][\w-]*(?: [\w-]+)?(?:\.[a-z]+)?"
    r"|[@#][\w-]+|<[^>]*>|\b[\w.-]+\.\w+\b"
)

# Comments, keys and the names of variants.
_NO_SENTENCE = re.compile(r"^#.*$|^-?[a-z][\w-]* *=|^ *\*?\[[\w-]+\]", re.MULTILINE)

# What hosts read names files and commands of theirs.
_OF_THE_HOST = ("command-line", "practice", "start")
# The bot by its own name, in a sentence and before its version.
_OWN_NAME = ("bot overlord", "overlord {")


class HasName(Protocol):
    """Anything with a printed name."""

    @property
    def name(self) -> str:
        """The name."""


def sentences(language: str) -> set[str]:
    """Give every word of a language's sentences, without their keys, placeholders and variants."""
    found = set[str]()
    for file in (WORDS / language).glob("*.ftl"):
        if file.stem in _OF_THE_HOST:
            continue
        text = _NO_SENTENCE.sub("", file.read_text(encoding="utf-8"))
        text = without_names(text.casefold())
        found |= words(re.sub(r"\{ ?\$?[\w-]+(?: ?\}| ->)|\$\w+", " ", text))
    return found


def words(text: str) -> set[str]:
    return set(_WORD.findall(_TYPED.sub(" ", text).casefold()))


@cache
def english() -> frozenset[str]:
    """Give the words that stand in English sentences and in no French one."""
    return frozenset(sentences("en") - sentences("fr"))


@cache
def printed() -> tuple[str, ...]:
    """Give every printed name, the longest first, so that none leaves a part of another."""
    box = load_box()
    sheet = box.sheet
    cards = [card for agent in box.agents for card in agent.cards]
    shelves: list[Iterable[HasName]] = [
        *(box.decks, box.agents, box.heroes, box.monsters, box.campaigns, box.first.quests),
        *(deck.cards for deck in box.decks),
        *(card.abilities or () for card in cards),
        *(sheet.items, sheet.relics, sheet.search, sheet.classes, sheet.cards, sheet.decks),
    ]
    names = {thing.name.casefold() for shelf in shelves for thing in shelf}
    return tuple(sorted(names, key=len, reverse=True))


def said_in_english(text: str) -> set[str]:
    """Give what a text says in English beside printed names."""
    return words(without_names(text.casefold())) & english()


def without_names(text: str) -> str:
    """Leave out what is printed."""
    for name in (*printed(), *_OWN_NAME):
        text = text.replace(name, " ")
    return text


def visible(page: str) -> str:
    """Give what people read of an exported page, without the commands that it names."""
    body = re.sub(r"<(style|script|code)\b.*?</\1>|<!DOCTYPE[^>]*>", " ", page, flags=re.DOTALL)
    shown = re.sub(r'<[^>]*?(?:aria-label|alt|title|placeholder)="([^"]*)"[^>]*>', r" \1 ", body)
    return html.unescape(re.sub(r"<[^>]*>", " ", shown))


@pytest.fixture
def in_french(monkeypatch: pytest.MonkeyPatch) -> None:
    """The rehearsal tells in French too where each message stands."""
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")


async def evening() -> tuple[list[str], str]:
    """Play the evening: all that anybody saw, and the exported page."""
    told: list[str] = []
    async with fresh() as harness, World(harness, folder=SCRIPT.parent, strict=False) as world:
        await Rehearsal(world, told.append).play(parse(read(SCRIPT), str(SCRIPT)))
        return list(_of_the_bot(told)), world.sim.newest_page() or ""


def _of_the_bot(told: list[str]) -> Iterator[str]:
    """Give the lines that people saw: what they did themselves stands at the margin."""
    for line in "\n".join(told).splitlines():
        if line.startswith(" " * 8):
            yield line.strip()


@pytest.mark.usefixtures("in_french")
async def test_no_english_word_stands_in_a_french_evening() -> None:
    lines, page = await evening()
    assert len(lines) > 500
    assert {line: said for line in lines if (said := said_in_english(line))} == {}
    assert "Le Premier Sang" in page
    assert said_in_english(visible(page)) == set()


def test_what_is_said_in_english_is_found() -> None:
    """The test above would not notice if this were wrong."""
    assert {"the", "overlord", "gains"} <= said_in_english("The overlord gains 2 threat.")
    assert said_in_english("Leoric : Burning Ambition, `/threat gain` ou /plot buy.") == set()
    assert "taken" in said_in_english(visible('<p title="Taken back">Annulé</p>'))
