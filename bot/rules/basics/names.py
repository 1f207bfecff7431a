"""How names compare, and which letters a text of people's own may hold."""

import re
import unicodedata
from collections.abc import Iterable, Iterator
from difflib import get_close_matches
from enum import Enum
from functools import lru_cache
from typing import Protocol, TypeVar

from msgspec import Struct
from msgspec.structs import replace

_ALIKE = 0.7
"""How like a name a slip must be, from 0 to 1."""
_TELLING = 4
"""Letters of a word that may stand for a whole name."""
# A leading "the" counts as a word of its own only when another word follows it.
_LEADING_THE = re.compile(r"^[\W_]*the[\W_]+(?=[^\W_])")

A = TypeVar("A", bound=Struct)

IN_LINES = ("text",)
"""Fields of commands that are read line by line: a map's."""
LINES = "\n"
_SPACES = re.compile("[\t\v\f\r\x1c-\x1f\x85]+|\r\n")
# Marks that turn the writing of a whole line round.
_TURNS = dict.fromkeys((*range(0x202A, 0x202F), *range(0x2066, 0x206A)))
_UNFIT = re.compile("[\x00-\x08\x0e-\x1b\x7f-\x9f\ud800-\udfff]")


@lru_cache(maxsize=4096)
def key(text: str) -> str:
    """Bring a name down to what compares; empty when it has no letter and no digit."""
    kept: list[str] = []
    follows = False
    for char in _folded(text):
        # A mark belongs to the letter before it: vowel signs tell names apart.
        follows = char.isalnum() or (follows and _is_mark(char))
        if follows:
            kept.append(char)
    return "".join(kept)


@lru_cache(maxsize=4096)
def stored_key(text: str) -> str:
    """Bring the name of a card or deck down to what logs know it by: letters and digits alone."""
    return "".join(filter(str.isalnum, _folded(text)))


def _folded(text: str) -> str:
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", text).casefold())
    return _LEADING_THE.sub("", folded)


def _is_mark(char: str) -> bool:
    """Tell whether a character is a combining mark; variation selectors only change the looks."""
    return unicodedata.category(char) in ("Mn", "Mc") and not unicodedata.name(char, "").startswith(
        "VARIATION SELECTOR"
    )


def same(a: str, b: str) -> bool:
    """Tell whether two texts name the same thing."""
    return bool(key(a)) and key(a) == key(b)


class Named(Protocol):
    """Anything with a name and other accepted names."""

    @property
    def name(self) -> str:
        """The name to show."""

    @property
    def also(self) -> tuple[str, ...]:
        """The other names it answers to."""


ANamed = TypeVar("ANamed", bound=Named)


def index(things: Iterable[ANamed]) -> dict[str, ANamed]:
    """Map every key, of the name or another accepted name, to its thing; a shown name wins."""
    listed = list(things)
    stored = {stored_key(thing.name): thing for thing in listed}
    others = {key(other): thing for thing in listed for other in thing.also}
    return stored | others | {key(thing.name): thing for thing in listed}


def near(text: str, things: Iterable[tuple[str, ...]], most: int = 3) -> tuple[str, ...]:
    """Give the first names of things that a text nearly names, best first.

    Each thing comes with all the names it answers to. Names that have the text within them come
    before those that it looks like, whole or by one of their words.
    """
    part, listed = key(text), list(things)
    within = [names[0] for names in listed if part and any(part in key(name) for name in names)]
    words = ((each, names[0]) for names in listed for name in names for each in _words(name))
    # A whole name counts before a word of another; two things may be called alike.
    whole = _gathered((key(name), names[0]) for names in listed for name in names)
    keys = _gathered(words) | whole
    alike = [
        name for each in get_close_matches(part, keys, 2 * most, _ALIKE) for name in keys[each]
    ]
    return tuple(dict.fromkeys((*within, *alike)))[:most]


def _gathered(named: Iterable[tuple[str, str]]) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for each, name in named:
        found.setdefault(each, []).append(name)
    return found


def _words(name: str) -> Iterator[str]:
    """Give the words of a name that are long enough to tell it from others."""
    return (word for word in map(key, name.split()) if len(word) >= _TELLING)


def named_by_part(text: str, listed: Iterable[str]) -> str | None:
    """Find the one name that has the text within it; None for several or none."""
    part = key(text)
    found = [name for name in listed if part in key(name)]
    return found[0] if part and len(found) == 1 else None


def by_part(text: str, things: Iterable[ANamed]) -> ANamed | None:
    """Find the one thing that has the text within its name, or else within another accepted one."""
    part, listed = key(text), list(things)
    shown = [each for each in listed if part in key(each.name)]
    found = shown or [each for each in listed if any(part in key(other) for other in each.also)]
    return found[0] if part and len(found) == 1 else None


def by_beginning(text: str, things: Iterable[ANamed]) -> ANamed | None:
    """Find the one thing with words that begin so, where a name of people's own may be meant.

    A letter or two within a word would make somebody's own name a printed one.
    """
    part = key(text)
    found = [
        thing for thing in things if any(_begins(part, name) for name in (thing.name, *thing.also))
    ]
    return found[0] if part and len(found) == 1 else None


def named_by_beginning(text: str, listed: Iterable[str]) -> str | None:
    """Find the one name with words that begin so; None for several or none."""
    part = key(text)
    found = [name for name in listed if _begins(part, name)]
    return found[0] if part and len(found) == 1 else None


def _begins(part: str, name: str) -> bool:
    words = name.split()
    return any(key(" ".join(words[place:])).startswith(part) for place in range(len(words)))


def fit(text: str) -> str:
    """Leave out what no text may hold; line breaks stay, other breaks become spaces."""
    if text.isprintable():
        return text
    return _UNFIT.sub("", _SPACES.sub(" ", text.replace("\r\n", LINES)))


def one_line(text: str) -> str:
    """Likewise, and on one line."""
    return text if text.isprintable() else fit(text).replace(LINES, " ")


def unturned(text: str) -> str:
    """Leave out what turns the line round that a text stands in."""
    return text if text.isprintable() else text.translate(_TURNS)


def with_fit_texts(command: A) -> A:
    """Give a command with its texts as they may be: maps in lines, everything else on one."""
    changed = {}
    for name in command.__struct_fields__:
        text = getattr(command, name)
        if isinstance(text, str) and not isinstance(text, Enum) and not text.isprintable():
            changed[name] = fit(text) if name in IN_LINES else one_line(text)
    return replace(command, **changed) if changed else command
