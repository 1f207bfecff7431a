"""The word catalogues: every sentence people read, by language and key (Fluent files).

English must be whole. Whatever is wrong with a translation, its sentence is said in English.
"""

import logging
import re
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Self

from babel.core import Locale, UnknownLocaleError
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import (
    MAX_PART_LENGTH,
    Pattern,
    Placeable,
    TextElement,
    VariableReference,
)

from bot import DATA

WORDS = DATA / "words"
FALLBACK = "en"
_OWN = WORDS / FALLBACK

# An entry begins at the margin and goes on until the next one; comments end with their line.
_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=.*?(?=^-?[a-zA-Z][\w-]* *=|^#|\Z)", re.DOTALL | re.M)
# A message that is one line of text, without the blanks around it.
_LINE = re.compile(r"[a-zA-Z][\w-]* *= *([^{}\s](?:[^{}\n]*[^{}\s])?) *\n*")

# The name of a command or option in a language, and a command as it stands in a sentence.
_NAME = re.compile(r"^name-([a-z-]+) *= *(\S+) *$", re.MULTILINE)
_COMMAND = re.compile(r"(?<![\w/.-])/([a-z]+)\b(?!/|\.\w)( [a-z-]+)?((?: [a-z_]+:[^\s`]+)*)")
_OPTION = re.compile(r" ([a-z_]+):")

_PARTED = 1000
# A message that is a number and nothing else, as the library says it.
_SAID, _KNOWN_NUMBERS = "said-number", 1024
_NUMBER = f"{_SAID} = {{ $said }}"
# Holds the place of a long argument: characters that nobody types.
_PLACE = "\ue000{}\ue001"

_log = logging.getLogger(__name__)


class WordsError(LookupError):
    """A key has no words, or the words lack an argument or cannot be read."""


class CommandNames:
    """Puts into sentences what commands and options are called in a language.

    Translators write `/threat gain reason:card` as it is in English: whoever reads the sentence
    finds the name that Discord lists.
    """

    def __init__(self, sources: Iterable[str]) -> None:
        """Read the names that the files of a language give."""
        found = (entry for source in sources for entry in _NAME.finditer(source))
        self._names = {entry[1]: entry[2] for entry in found}

    def put_into(self, source: str) -> str:
        """Give the same sentences with the language's own names."""
        return _COMMAND.sub(self._named, source) if self._names else source

    def _named(self, typed: re.Match[str]) -> str:
        group, name, options = typed.groups()
        own = self._names.get(group, group)
        if name is not None:
            inner = self._names.get(f"{group}-{name[1:]}")
            # Where there is no such command, it is the next word of the sentence.
            own += f" {inner}" if inner else name
        return f"/{own}{_OPTION.sub(self._option, options)}"

    def _option(self, typed: re.Match[str]) -> str:
        name = typed[1].replace("_", "-")
        return f" {self._names.get(f'option-{name}', typed[1])}:"


class Catalogue:
    """All words of one language; an entry is read when it is said for the first time.

    Most are plain: texts and arguments in a row. They are joined at once, as the library would.
    """

    def __init__(self, language: str, sources: Iterable[str]) -> None:
        self.language = language
        self._plain: dict[str, str] = {}
        self._met: set[str] = set()
        self._bundle = FluentBundle([language, FALLBACK], use_isolating=False)
        self._bundle.add_resource(FluentResource(_NUMBER))
        self._parted = lru_cache(_KNOWN_NUMBERS)(lambda number: self.resolved(_SAID, said=number))
        self._sources: dict[str, str] = {}
        listed = list(sources)
        names = CommandNames(listed)
        for source in listed:
            self._add(names.put_into(source))

    @classmethod
    def load(cls, folder: Path) -> Self:
        """Read every Fluent file of a language's folder.

        Raises WordsError for an English key twice; a translation's counts as first said.
        """
        return cls(folder.name, [read_source(file) for file in sorted(folder.glob("*.ftl"))])

    def say(self, key: str, /, **args: str | int) -> str:
        """Give the words of a key; raises WordsError for a missing key or argument."""
        if key not in self._met:
            self._meet(key)
        plain = self._plain.get(key)
        if plain is None:
            return self.resolved(key, **args)
        if not all(map(_stands_as_it_is, args.values())):
            args = {name: self._stands(value) for name, value in args.items()}
        try:
            return plain % args
        except KeyError:  # an argument lacks, and the library says which
            return self.resolved(key, **args)

    def resolved(self, key: str, /, **args: str | int) -> str:
        """Give the words of a key as the library makes them; raises WordsError likewise."""
        if not self._bundle.has_message(key):
            self._read(key)
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise WordsError(key)
        # The library refuses to say a long argument, such as a list of all that stands on a board.
        long = [name for name, value in args.items() if _is_long(value)]
        held = {name: _PLACE.format(place) for place, name in enumerate(long)}
        text, errors = self._bundle.format_pattern(pattern, args | held)
        if errors:
            raise WordsError(key, *errors)
        said = str(text)
        for name in long:
            said = said.replace(held[name], str(args[name]))
        return said

    def _stands(self, value: str | int) -> str | int:
        """Give an argument as it is said: longer numbers are parted in each language."""
        return value if _stands_as_it_is(value) else self._parted(value)

    def has(self, key: str) -> bool:
        """Tell whether a key has words."""
        return key in self._sources

    def __iter__(self) -> Iterator[str]:
        return iter(self._sources)

    def _add(self, source: str) -> None:
        for entry in _ENTRY.finditer(source):
            key = entry[1]
            if key.startswith("-"):
                self._bundle.add_resource(FluentResource(entry[0]))
            elif key not in self._sources:
                self._sources[key] = entry[0]
            elif self.language == FALLBACK:
                raise WordsError(key)

    def _meet(self, key: str) -> None:
        """Take one line of text as it stands: a start says hundreds, and the library reads slowly.

        What else a message may be, the library reads when it resolves it.
        """
        self._met.add(key)
        line = _LINE.fullmatch(self._sources.get(key, ""))
        if line is not None and len(line[1]) <= MAX_PART_LENGTH:
            self._plain[key] = _template(line[1])

    def _read(self, key: str) -> None:
        if key not in self._sources:
            raise WordsError(key)
        self._bundle.add_resource(FluentResource(self._sources[key]))
        if not self._bundle.has_message(key):
            raise WordsError(key)
        plain = _plain(self._bundle.get_message(key).value)
        if plain is not None:
            self._plain[key] = plain


def _plain(pattern: Pattern | None) -> str | None:
    """Give a message as a template for `%`; None for one in which more is to be worked out."""
    template = ""
    # What holds one element alone is that element.
    for element in pattern.elements if isinstance(pattern, Pattern) else (pattern,):
        match element:
            case TextElement(value=text) if len(text) <= MAX_PART_LENGTH:
                template += _template(text)
            case Placeable(expression=VariableReference(id=name)):
                template += f"%({name.name})s"
            case _:
                return None
    return template or None


def _template(text: str) -> str:
    return text.replace("%", "%%")


def _stands_as_it_is(value: str | int) -> bool:
    """Tell whether an argument is said as it is; longer numbers are parted in each language."""
    if type(value) is str:
        return True
    return type(value) is int and 0 <= value < _PARTED


def _is_long(value: str | int) -> bool:
    """Tell whether the library refuses to say an argument for its length."""
    return isinstance(value, str) and len(value) > MAX_PART_LENGTH


class Words:
    """The catalogues of all languages; what one lacks, or says wrongly, is said in English."""

    def __init__(self, catalogues: Mapping[str, Catalogue]) -> None:
        self._catalogues = dict(catalogues)
        self._english = self._catalogues[FALLBACK]
        self._noted: set[tuple[str, str]] = set()

    @classmethod
    def load(cls, path: Path = WORDS) -> Self:
        """Read the catalogues: one folder for each language; our own English is read already."""
        folders = [each for each in path.iterdir() if each.is_dir()]
        read = {each.name: Catalogue.load(each) for each in folders if each != _OWN}
        return cls(read | {_OWN.name: ENGLISH} if _OWN in folders else read)

    @property
    def languages(self) -> tuple[str, ...]:
        """Name the languages there are words in."""
        return tuple(sorted(self._catalogues))

    def say(self, language: str, key: str, /, **args: str | int) -> str:
        """Give the words of a key in a language, or in English where it has none that can be said.

        Raises WordsError where English has none either.
        """
        if self._of(language) is not self._english:
            own = self.own(language, key, **args)
            if own is not None:
                return own
        return self._english.say(key, **args)

    def own(self, language: str, key: str, /, **args: str | int) -> str | None:
        """Give the words of a key in a translation; None where it has none that can be said."""
        catalogue = self._of(language)
        if catalogue is self._english or not catalogue.has(key):
            return None
        try:
            return catalogue.say(key, **args)
        except Exception as wrong:  # whatever somebody wrote there, the move is to be told
            self._note(catalogue.language, key, wrong)
            return None

    def translated(self, language: str, key: str, text: str) -> str:
        """Give the words of a key in a translation; the data has the English text itself."""
        own = self.own(language, key)
        return text if own is None else own

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

    def _note(self, language: str, key: str, wrong: Exception) -> None:
        """Tell the host once of a sentence that fails; not with what: that may be people's text."""
        if (language, key) not in self._noted:
            self._noted.add((language, key))
            facts = {"language": language, "key": key, "problem": type(wrong).__name__}
            _log.warning("a translated sentence cannot be said", extra=facts)


def read_source(file: Path) -> str:
    """Read a Fluent file; what is no UTF-8 in a translation becomes the sign for it."""
    strict = file.parent.name == FALLBACK
    return file.read_text(encoding="utf-8", errors="strict" if strict else "replace")


@lru_cache(maxsize=64)
def locale_of(language: str) -> str:
    """Name the locale in which a language writes rows and numbers; English for an unknown one."""
    name = language.replace("-", "_")
    try:
        Locale.parse(name)
    except (UnknownLocaleError, ValueError):
        return FALLBACK
    return name


ENGLISH = Catalogue.load(_OWN)
