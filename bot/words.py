"""The word catalogues: every sentence people read, by language and key (Fluent files).

English must be whole. Whatever is wrong with a translation, its sentence is said in English.
"""

import logging
import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property, lru_cache
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Self

from babel.core import Locale, UnknownLocaleError

from bot import DATA

if TYPE_CHECKING:
    from bot.resolving import Resolver

WORDS = DATA / "words"
FALLBACK = "en"
_OWN = WORDS / FALLBACK

# An entry begins at the margin and goes on until the next one or a comment.
_BEGINNING = re.compile(r"^(?:#|(-?[a-zA-Z][\w-]*) *=)", re.MULTILINE)
# A message that is one line of text and variables, without the blanks around it.
_LINE = re.compile(r"[a-zA-Z][\w-]* *= *(?=\S)((?:[^{}\n]|\{ *\$[a-zA-Z][\w-]* *\})*\S) *\n*")
_VARIABLE = re.compile(r"\{ *\$([a-zA-Z][\w-]*) *\}")

# The name of a command or option in a language, and a command as it stands in a sentence.
_NAME = re.compile(r"^name-([a-z-]+) *= *(\S+) *$", re.MULTILINE)
_COMMAND = re.compile(
    r"(?<![\w/.-])/([a-z]+)\b(?!/|\.\w)( [a-z-]+(?![\w-]*:))?((?: [a-z_]+:[^\s`]*)*)"
)
# What an option may choose from has a name in a language too.
_VALUE = re.compile(r"^value-([\w-]+) *= *(\S.*?) *$", re.MULTILINE)
_OPTION = re.compile(r" ([a-z_]+):([\w-]*)")
# An option that stands alone: `note`, `owned:yes`, **falls:at-end**.
_ALONE = re.compile(r"(?:(?<=`)|(?<=\*\*))([a-z_]+)(?:(?=`)|:([\w-]*))")
# People type these: a word there is nothing that Discord lists with its name.
_TYPED = frozenset({"name"})

# The file of a language that says what the language calls itself.
NAMED_IN = "commands.ftl"
_OWN_NAME = re.compile(r"^language-name *= *(\S.*)$", re.MULTILINE)

PARTED = 10_000
"""From here on the digits of a number are parted; shorter ones stand as people type them."""

_KNOWN_NUMBERS, _KNOWN_SENTENCES, _KNOWN_LANGUAGES = 1024, 256, 64
_LONGEST_LINE = 2500  # as the sentence library has it
_log = logging.getLogger(__name__)


class WordsError(LookupError):
    """A key has no words, or the words lack an argument or cannot be read."""


class CommandNames:
    """Puts into sentences what commands, options and their values are called in a language.

    Translators write `/threat gain reason:card` as it is in English: whoever reads the sentence
    finds the names that Discord lists.
    """

    def __init__(self, sources: Iterable[str]) -> None:
        """Read the names that the files of a language give."""
        read = tuple(sources)
        self._names = {each[1]: each[2] for source in read for each in _NAME.finditer(source)}
        self._values = {each[1]: each[2] for source in read for each in _VALUE.finditer(source)}

    def put_into(self, source: str) -> str:
        """Give the same sentences with the language's own names."""
        if not self._names:
            return source
        return _ALONE.sub(self._alone, _COMMAND.sub(self._named, source))

    def _named(self, typed: re.Match[str]) -> str:
        group, name, options = typed.groups()
        own = self._names.get(group, group)
        if name is not None:
            inner = self._names.get(f"{group}-{name[1:]}")
            # Where there is no such command, it is the next word of the sentence.
            own += f" {inner}" if inner else name
        return f"/{own}{_OPTION.sub(self._option, options)}"

    def _option(self, typed: re.Match[str]) -> str:
        return f" {self._alone(typed)}"

    def _alone(self, typed: re.Match[str]) -> str:
        name, value = typed.groups()
        own = self._names.get(f"option-{name.replace('_', '-')}", name)
        if value is None:
            return own
        return f"{own}:{value if name in _TYPED else self._values.get(value, value)}"


class Catalogue:
    """All words of one language; an entry is read when it is said for the first time.

    Most are plain: texts and arguments in a row. They are joined at once, as the library would.
    """

    def __init__(self, language: str, sources: Iterable[str]) -> None:
        self.language = language
        self._plain: dict[str, str] = {}
        self._met: set[str] = set()
        self._parted = lru_cache(_KNOWN_NUMBERS)(self._said)
        # A board and a look say the same as before in nearly every line; the library is slow.
        self._resolved = lru_cache(_KNOWN_SENTENCES, typed=True)(self._resolve)
        self._sources: dict[str, str] = {}
        self._terms: list[str] = []
        listed = list(sources)
        self._names = CommandNames(() if language == FALLBACK else listed)
        for source in listed:
            self._add(source)

    @classmethod
    def load(cls, folder: Path) -> Self:
        """Read every Fluent file of a language's folder.

        Raises WordsError for an English key twice; a translation's counts as first said.
        """
        return cls(folder.name, [read_source(file) for file in sorted(folder.glob("*.ftl"))])

    def say(self, key: str, /, **args: str | int) -> str:
        """Give the words of a key; raises WordsError for a missing key or argument."""
        plain = self._plain.get(key)
        if plain is None:
            if key in self._met:
                return self.resolved(key, **args)
            self._meet(key)
            return self.say(key, **args)
        for value in args.values():
            # Asked in place, since a page asks it a hundred times: see `_stands_as_it_is`.
            if type(value) is not str and not (type(value) is int and 0 <= value < PARTED):
                args = {name: self._stands(each) for name, each in args.items()}
                break
        try:
            return plain % args
        except KeyError:  # an argument lacks, and the library says which
            return self.resolved(key, **args)

    def resolved(self, key: str, /, **args: str | int) -> str:
        """Give the words of a key as the library makes them; raises WordsError likewise."""
        return self._resolved(key, tuple(args), *args.values())

    def _resolve(self, key: str, names: tuple[str, ...], *values: str | int) -> str:
        from bot.resolving import CannotBeSaid  # noqa: PLC0415  # no start has such a message

        # One for all of it: two threads may each make the first.
        resolver = self._resolver
        if not resolver.knows(key):
            self._read(key, resolver)
        try:
            return resolver.say(key, dict(zip(names, values, strict=True)))
        except CannotBeSaid as wrong:
            raise WordsError(key, *wrong.args) from None

    def make_ready(self) -> None:
        """Load what says messages that are more than text and variables."""
        _ = self._resolver

    def _stands(self, value: str | int) -> str | int:
        """Give an argument as it is said: longer numbers are parted in each language."""
        return value if _stands_as_it_is(value) else self._parted(value)

    def _said(self, number: str | int) -> str:
        return self._resolver.number(number)

    def has(self, key: str) -> bool:
        """Tell whether a key has words."""
        return key in self._sources

    def __iter__(self) -> Iterator[str]:
        return iter(self._sources)

    @cached_property
    def _resolver(self) -> "Resolver":
        """What reads messages and says them; it knows the terms from the beginning."""
        from bot.resolving import Resolver  # noqa: PLC0415  # as above

        terms = map(self._names.put_into, self._terms)
        return Resolver([self.language, FALLBACK], terms, PARTED)

    def _add(self, source: str) -> None:
        for key, entry in _entries(source):
            if key.startswith("-"):
                self._terms.append(entry)
            elif key not in self._sources:
                self._sources[key] = entry
            elif self.language == FALLBACK:
                raise WordsError(key)

    def _meet(self, key: str) -> None:
        """Take one line as it stands: a start says hundreds, and the library reads slowly.

        What else a message may be, the library reads when it resolves it.
        """
        self._met.add(key)
        line = _LINE.fullmatch(self._source(key))
        if line is not None and len(line[1]) <= _LONGEST_LINE:
            self._plain[key] = _VARIABLE.sub(r"%(\1)s", line[1].replace("%", "%%"))

    def _read(self, key: str, resolver: "Resolver") -> None:
        resolver.read(self._source(key))
        if not resolver.knows(key):
            raise WordsError(key)
        plain = resolver.plain(key)
        if plain is not None:
            self._plain[key] = plain

    def _source(self, key: str) -> str:
        """Give a message as it is written, commands by their names; empty where there is none."""
        return self._names.put_into(self._sources.get(key, ""))


def _entries(source: str) -> Iterator[tuple[str, str]]:
    """Give the key and the whole text of all that a file says."""
    beginnings = list(_BEGINNING.finditer(source))
    ends = (*(each.start() for each in beginnings[1:]), len(source))
    for beginning, end in zip(beginnings, ends, strict=True):
        if beginning[1]:
            yield beginning[1], source[beginning.start() : end]


def _stands_as_it_is(value: str | int) -> bool:
    """Tell whether an argument is said as it is; longer numbers are parted in each language."""
    if type(value) is str:
        return True
    return type(value) is int and 0 <= value < PARTED


class Words:
    """The catalogues of all languages; what one lacks, or says wrongly, is said in English.

    A translation is read when something is said in it for the first time: most tables speak one.
    """

    def __init__(
        self, catalogues: Mapping[str, Catalogue], unread: Mapping[str, Path] = MappingProxyType({})
    ) -> None:
        """Take what is read already, and the folders of other languages."""
        self._catalogues = dict(catalogues)
        self._unread = unread
        self._named = frozenset({*catalogues, *unread})
        self._english = self._catalogues[FALLBACK]
        self._noted: set[tuple[str, str]] = set()
        # Asked with every sentence; most languages that people have are not their catalogue's name.
        self._of = lru_cache(_KNOWN_LANGUAGES)(self._served)

    @classmethod
    def load(cls, path: Path = WORDS) -> Self:
        """Read the catalogues: one folder for each language; our own English is read already."""
        folders = {each.name: each for each in path.iterdir() if each.is_dir()}
        english = folders.pop(FALLBACK)
        return cls({FALLBACK: ENGLISH if english == _OWN else Catalogue.load(english)}, folders)

    def make_ready(self) -> None:
        """Load now what the first answers need: it takes a twentieth of a second, once."""
        self._english.make_ready()

    @property
    def languages(self) -> tuple[str, ...]:
        """Name the languages there are words in."""
        return tuple(sorted(self._named))

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
        kinds = language, language.partition("-")[0]
        return next((name for name in kinds if name in self._named), FALLBACK)

    def _served(self, language: str) -> Catalogue:
        """Give the catalogue that serves a language best, read now if it was not."""
        name = self.nearest(language)
        if name not in self._catalogues:
            # Two threads may do so at once: both read the same.
            self._catalogues[name] = Catalogue.load(self._unread[name])
        return self._catalogues[name]

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


def own_name(language: str) -> str:
    """Name a language in itself, and read no more of it: it may be that nobody speaks it."""
    file = WORDS / language / NAMED_IN
    named = _OWN_NAME.search(read_source(file)) if file.is_file() else None
    return named[1].strip() if named else language


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
