"""A whole evening in each language: no word of it is one that only English sentences have.

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
from bot.words import FALLBACK, WORDS, Words

SHIPPED = Words.load()
TRANSLATED = [language for language in SHIPPED.languages if language != FALLBACK]
SCRIPTS = Path(__file__).parents[1] / "rehearsals"
EVENINGS = {"de": "german-evening.play", "fr": "french-evening.play"}
FIRST_QUEST = {"de": "Erstes Blut", "fr": "Le Premier Sang"}
_WORD = re.compile(r"[^\W\d_]{2,}")
# Words people type are no sentences: what stands in backticks, commands, names of files.
_TYPED = re.compile(
    r"\b[a-z]+:[a-z]+\b|`[^`]*`|/[^\W\d_][\w-]*(?: [\w-]+)?(?:\.[a-z]+)?"
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
def english(language: str) -> frozenset[str]:
    """Give the words that stand in English sentences and in none of a language."""
    return frozenset(sentences("en") - sentences(language))


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


def said_in_english(text: str, language: str) -> set[str]:
    """Give what a text says in English beside printed names and the values of settings."""
    told = without_names(text.casefold())
    return words(values_of_settings(language).sub(" ", told)) & english(language)


@cache
def values_of_settings(language: str) -> re.Pattern[str]:
    """Find what a line of settings names: the words that their options take."""
    line = SHIPPED.own(language, "event-settings-changed", changes="") or ""
    label = line.partition(":")[0].strip().casefold()
    return re.compile(rf"{re.escape(label)}\s*:[^.\n]*")


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


async def evening(script: Path) -> tuple[list[str], str]:
    """Play the evening: all that anybody saw, and the exported page."""
    told: list[str] = []
    async with fresh() as harness, World(harness, folder=SCRIPTS, strict=False) as world:
        await Rehearsal(world, told.append).play(parse(read(script), str(script)))
        return list(_of_the_bot(told)), world.sim.newest_page() or ""


def _of_the_bot(told: list[str]) -> Iterator[str]:
    """Give the lines that people saw: what they did themselves stands at the margin."""
    for line in "\n".join(told).splitlines():
        if line.startswith(" " * 8):
            yield line.strip()


@pytest.mark.parametrize("language", TRANSLATED)
async def test_no_english_word_stands_in_an_evening(
    monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    """The rehearsal tells in the language too where each message stands."""
    monkeypatch.setenv("LC_ALL", f"{language}.UTF-8")
    lines, page = await evening(SCRIPTS / EVENINGS[language])
    assert len(lines) > 500
    found = {line: said for line in lines if (said := said_in_english(line, language))}
    assert found == {}
    assert FIRST_QUEST[language] in page
    assert said_in_english(visible(page), language) == set()


def test_every_language_has_an_evening() -> None:
    assert sorted(EVENINGS) == sorted(FIRST_QUEST) == TRANSLATED


@pytest.mark.parametrize(
    ("language", "name"), [("de", "Leoric: Burning Ambition"), ("fr", "Leoric : Burning Ambition")]
)
def test_what_is_said_in_english_is_found(language: str, name: str) -> None:
    """The test above would not notice if this were wrong."""
    assert {"the", "gains"} <= said_in_english("The overlord gains 2 threat.", language)
    assert said_in_english(f"{name}, `/threat gain`, /plot buy.", language) == set()
    assert "taken" in said_in_english(visible('<p title="Taken back">x</p>'), language)


@pytest.mark.parametrize(
    ("language", "line"),
    [("de", "Einstellungen: track everything."), ("fr", "Réglages : track everything.")],
)
def test_values_of_settings_are_typed_in_english(language: str, line: str) -> None:
    assert said_in_english(line, language) == set()
    assert said_in_english(line.partition(":")[2], language)
