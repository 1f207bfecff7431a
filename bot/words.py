"""The word catalogues: every sentence people read, by language and key (Fluent files)."""

import re
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Self

from fluent.runtime import FluentBundle, FluentResource

from bot.data import DATA

WORDS = DATA / "words"
FALLBACK = "en"

# An entry begins at the margin and goes on until the next one; comments end with their line.
_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=.*?(?=^-?[a-zA-Z][\w-]* *=|^#|\Z)", re.DOTALL | re.M)


class WordsError(LookupError):
    """A key has no words, or the words lack an argument or cannot be read."""


class Catalogue:
    """All words of one language; an entry is read when it is said for the first time."""

    def __init__(self, language: str, sources: Iterable[str]) -> None:
        self.language = language
        self._bundle = FluentBundle([language, FALLBACK], use_isolating=False)
        self._sources: dict[str, str] = {}
        for source in sources:
            self._add(source)

    @classmethod
    def load(cls, folder: Path) -> Self:
        """Read every Fluent file of a language's folder; raises WordsError for a key twice."""
        files = sorted(folder.glob("*.ftl"))
        return cls(folder.name, [file.read_text(encoding="utf-8") for file in files])

    def say(self, key: str, /, **args: str | int) -> str:
        """Give the words of a key; raises WordsError for a missing key or argument."""
        if not self._bundle.has_message(key):
            self._read(key)
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise WordsError(key)
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise WordsError(key, *errors)
        return str(text)

    def has(self, key: str) -> bool:
        """Tell whether a key has words."""
        return key in self._sources

    def __iter__(self) -> Iterator[str]:
        return iter(self._sources)

    def _add(self, source: str) -> None:
        for entry in _ENTRY.finditer(source):
            key = entry[1]
            if key in self._sources:
                raise WordsError(key)
            if key.startswith("-"):
                self._bundle.add_resource(FluentResource(entry[0]))
            else:
                self._sources[key] = entry[0]

    def _read(self, key: str) -> None:
        if key not in self._sources:
            raise WordsError(key)
        self._bundle.add_resource(FluentResource(self._sources[key]))
        if not self._bundle.has_message(key):
            raise WordsError(key)


class Words:
    """The catalogues of all languages; what one lacks is said in English."""

    def __init__(self, catalogues: Mapping[str, Catalogue]) -> None:
        self._catalogues = dict(catalogues)
        self._english = self._catalogues[FALLBACK]

    @classmethod
    def load(cls, path: Path = WORDS) -> Self:
        """Read the catalogues: one folder for each language."""
        return cls({each.name: Catalogue.load(each) for each in path.iterdir() if each.is_dir()})

    @property
    def languages(self) -> tuple[str, ...]:
        """Name the languages there are words in."""
        return tuple(sorted(self._catalogues))

    def say(self, language: str, key: str, /, **args: str | int) -> str:
        """Give the words of a key in a language, or in English where it has none."""
        catalogue = self._of(language)
        return (catalogue if catalogue.has(key) else self._english).say(key, **args)

    def translated(self, language: str, key: str, text: str) -> str:
        """Give the words of a key in a language, or the text of the data where it has none."""
        return self.say(language, key) if self.has(language, key) else text

    def has(self, language: str, key: str) -> bool:
        """Tell whether a key has words of its own in a language."""
        return self._of(language).has(key)

    def keys(self, language: str) -> tuple[str, ...]:
        """Give every key of a language."""
        return tuple(self._of(language))

    def nearest(self, language: str) -> str:
        """Give the language with words that serves one best: its own, its root, or English."""
        return self._of(language).language

    def _of(self, language: str) -> Catalogue:
        for name in (language, language.partition("-")[0]):
            if name in self._catalogues:
                return self._catalogues[name]
        return self._english


ENGLISH = Catalogue.load(WORDS / FALLBACK)
