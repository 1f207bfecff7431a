"""Compares the sentences of each translation with the English ones: whether they can be said."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from bot.desk.registering import NAME, is_accepted, is_of_command
from bot.words import FALLBACK, WORDS, Words, locale_of, read_source

# What English says elsewhere: cards' summaries, agents' abilities, names of commands.
_OF_DATA = ("summary-", "ability-", NAME)
_FUNCTIONS = ("NUMBER", "DATETIME")
# Variants that every language has its own of; the others name what the code says.
_PLURALS = frozenset(("zero", "one", "two", "few", "many", "other"))


class Wrong(StrEnum):
    """What can be wrong with a sentence of a translation."""

    UNREADABLE = "unreadable"
    TWICE = "twice"
    UNKNOWN = "unknown"
    FILLS_IN = "fills-in"
    LACKS = "lacks"
    REFERS = "refers"
    VARIANT = "variant"
    NO_VARIANT = "no-variant"
    REFUSED = "refused"
    LOCALE = "locale"


@dataclass(frozen=True, slots=True)
class WordFault:
    """A sentence that cannot be said as it stands: language, key, what is wrong, and with what."""

    language: str
    key: str
    wrong: Wrong
    detail: str = ""


@dataclass(slots=True)
class Placeholders(Visitor):
    """What a sentence fills in (`shown`), decides by (`asked`), and refers to.

    `variants` are the words that it tells apart of what it decides by; those in `usual` stand for
    whatever else there may be.
    """

    shown: set[str] = field(default_factory=set)
    asked: set[str] = field(default_factory=set)
    refers: set[str] = field(default_factory=set)
    variants: dict[str, set[str]] = field(default_factory=dict)
    usual: dict[str, set[str]] = field(default_factory=dict)

    def visit_SelectExpression(self, node: fluent.SelectExpression) -> None:  # noqa: N802
        """Read what a sentence decides by apart from what it says then."""
        chooser = Placeholders()
        chooser.visit(node.selector)
        self.asked |= chooser.shown
        self.refers |= chooser.refers
        for variant in node.variants:
            self.visit(variant.value)
            for name in chooser.shown:
                self._tell_apart(name, variant)

    def _tell_apart(self, name: str, variant: fluent.Variant) -> None:
        key = variant.key
        if isinstance(key, fluent.Identifier) and key.name not in _PLURALS:
            told = self.usual if variant.default else self.variants
            told.setdefault(name, set()).add(key.name)

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802
        """Note a placeholder."""
        self.shown.add(node.id.name)

    def visit_TermReference(self, node: fluent.TermReference) -> None:  # noqa: N802
        """Note a term."""
        self.refers.add(f"-{node.id.name}")

    def visit_MessageReference(self, node: fluent.MessageReference) -> None:  # noqa: N802
        """Note another sentence: each is read alone, so none can be part of another."""
        self.refers.add(node.id.name)

    def visit_FunctionReference(self, node: fluent.FunctionReference) -> None:  # noqa: N802
        """Note a function, unless Fluent knows it."""
        if node.id.name not in _FUNCTIONS:
            self.refers.add(node.id.name)
        self.visit(node.arguments)


@dataclass(slots=True)
class _Read:
    """The sentences of a language, its terms, and what could not be read of its files."""

    sentences: dict[str, Placeholders] = field(default_factory=dict)
    terms: set[str] = field(default_factory=set)
    faults: list[tuple[str, Wrong, str]] = field(default_factory=list)


def word_faults(folder: Path = WORDS) -> list[WordFault]:
    """Give all that is wrong with the translations in a folder, language by language."""
    english, words = _read(folder / FALLBACK), Words.load(folder)
    return [
        WordFault(language, *each)
        for language in words.languages
        if language != FALLBACK
        for each in _faults(_read(folder / language), english, words, language)
    ]


def word_gaps(folder: Path = WORDS) -> dict[str, tuple[str, ...]]:
    """Give the keys that each translation lacks, of all that English or another one has.

    English itself has no names of commands, and the texts of cards elsewhere: one whole translation
    shows which these are.
    """
    words = Words.load(folder)
    said = {language: set(words.keys(language)) for language in words.languages}
    every = set[str]().union(*said.values())
    gaps = {language: tuple(sorted(every - own)) for language, own in said.items()}
    return {language: keys for language, keys in gaps.items() if keys and language != FALLBACK}


def _faults(
    own: _Read, english: _Read, words: Words, language: str
) -> Iterator[tuple[str, Wrong, str]]:
    if language != FALLBACK and locale_of(language) == FALLBACK:
        yield "", Wrong.LOCALE, language
    yield from own.faults
    for key, held in own.sentences.items():
        yield from _of_sentence(key, held, own.terms, english)
        if (is_of_command(key) or key.startswith(NAME)) and not held.shown:
            yield from _of_command(key, words, language)


def _of_sentence(
    key: str, held: Placeholders, terms: set[str], english: _Read
) -> Iterator[tuple[str, Wrong, str]]:
    wanted = english.sentences.get(key)
    if wanted is None and not key.startswith(_OF_DATA):
        yield key, Wrong.UNKNOWN, ""
        return
    wanted = wanted or Placeholders()
    for name in sorted((held.shown | held.asked) - wanted.shown - wanted.asked):
        yield key, Wrong.FILLS_IN, name
    for name in sorted(wanted.shown - held.shown - held.asked):
        yield key, Wrong.LACKS, name
    for name in sorted(held.refers - terms):
        yield key, Wrong.REFERS, name
    for name in sorted(held.asked & wanted.asked):
        yield from _of_variants(key, name, held, wanted)


def _of_variants(
    key: str, name: str, held: Placeholders, wanted: Placeholders
) -> Iterator[tuple[str, Wrong, str]]:
    own, told = (each.variants.get(name, set()) for each in (held, wanted))
    own_usual, usual = (each.usual.get(name, set()) for each in (held, wanted))
    for variant in sorted((own | own_usual) - told - usual):
        yield key, Wrong.VARIANT, variant
    for variant in sorted(told - own - own_usual):
        yield key, Wrong.NO_VARIANT, variant


def _of_command(key: str, words: Words, language: str) -> Iterator[tuple[str, Wrong, str]]:
    said = words.own(language, key)
    if said is not None and not is_accepted(said, key=key, name=key.startswith(NAME)):
        yield key, Wrong.REFUSED, str(len(said))


def _read(folder: Path) -> _Read:
    read = _Read()
    for file in sorted(folder.glob("*.ftl")):
        for entry in FluentParser().parse(read_source(file)).body:
            _take(read, entry, file.name)
    return read


def _take(read: _Read, entry: fluent.EntryType, file: str) -> None:
    match entry:
        case fluent.Junk():
            key = (entry.content or "").partition("=")[0].strip().partition("\n")[0]
            read.faults.append((key, Wrong.UNREADABLE, file))
        case fluent.Term():
            read.terms.add(f"-{entry.id.name}")
        case fluent.Message() if entry.id.name in read.sentences:
            read.faults.append((entry.id.name, Wrong.TWICE, file))
        case fluent.Message():
            read.sentences[entry.id.name] = held = Placeholders()
            if entry.value is not None:
                held.visit(entry.value)
        case _:
            pass
