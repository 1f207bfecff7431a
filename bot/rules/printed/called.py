"""What printings in other languages call things: accepted from whoever reads the language.

The English name stays what is shown and stored.
"""

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field

from msgspec import Struct

from bot.rules.basics.names import key
from bot.rules.basics.spoken import bare

KINDS = (
    "heroes",
    "classes",
    "skills",
    "items",
    "decks",
    "cards",
    "agents",
    "monsters",
    "quests",
    "campaigns",
)
"""What names are told apart by: one of each kind may be called alike."""

# Figures of a kind are told apart on a board by a number behind its name.
_NUMBERED = re.compile(r"(.*\S)\s+(\d+)\s*", re.DOTALL)
_OF_A_KIND = "monsters"

# How letters are typed that a keyboard lacks.
_SPELT_OUT = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue"})

Listed = Mapping[str, tuple[str, ...]]
"""The names of a language by the English one."""


class PrintedNames:
    """The names of one language, found by either side."""

    def __init__(self, kinds: Mapping[str, Listed]) -> None:
        """Take them by kind."""
        self.kinds = kinds
        self._called = {
            kind: {key(english): own for english, own in listed.items()}
            for kind, listed in kinds.items()
        }
        self._meant = {kind: _meant(listed) for kind, listed in kinds.items()}

    def __bool__(self) -> bool:
        """Tell whether the language has any."""
        return bool(self.kinds)

    def called(self, kinds: Iterable[str], english: str) -> tuple[str, ...]:
        """Give what the language calls a thing of these kinds, or one of several monsters."""
        return _by_number(self._names_of, tuple(kinds), english)

    def meant(self, kinds: Iterable[str], typed: str) -> tuple[str, ...]:
        """Give the English names of all things of these kinds that are called so."""
        return _by_number(self._things_of, tuple(kinds), typed)

    def _names_of(self, kinds: tuple[str, ...], english: str) -> tuple[str, ...]:
        wanted = key(english)
        return tuple(name for kind in kinds for name in self._called.get(kind, {}).get(wanted, ()))

    def _things_of(self, kinds: tuple[str, ...], typed: str) -> tuple[str, ...]:
        wanted = bare(key(typed))
        found = (name for kind in kinds for name in self._meant.get(kind, {}).get(wanted, ()))
        return tuple(dict.fromkeys(found))


def unnumbered(name: str) -> str:
    """Give the name of one of several monsters without its number."""
    one = _NUMBERED.fullmatch(name)
    return one[1] if one else name


def _by_number(
    find: Callable[[tuple[str, ...], str], tuple[str, ...]], kinds: tuple[str, ...], name: str
) -> tuple[str, ...]:
    """Find a name, or, of several monsters of a kind, one by its number."""
    found = find(kinds, name)
    one = None if found or _OF_A_KIND not in kinds else _NUMBERED.fullmatch(name)
    return tuple(f"{each} {one[2]}" for each in find((_OF_A_KIND,), one[1])) if one else found


def _meant(listed: Listed) -> dict[str, tuple[str, ...]]:
    found: dict[str, tuple[str, ...]] = {}
    for english, own in listed.items():
        for form in {form for name in own for form in forms(name)}:
            found[form] = (*found.get(form, ()), english)
    return found


def forms(name: str) -> tuple[str, ...]:
    """Give how a name may be typed: without accents, or with what stands for them."""
    whole = key(name)
    return tuple(dict.fromkeys((bare(whole), bare(whole.translate(_SPELT_OUT)))))


class Readings(Struct, frozen=True):
    """The names of the languages that somebody may type in, their own first."""

    names: tuple[PrintedNames, ...]

    def __bool__(self) -> bool:
        """Tell whether any of the languages has any."""
        return any(self.names)

    def called(self, kinds: Iterable[str], english: str) -> tuple[str, ...]:
        """Give what the languages call a thing of one of these kinds."""
        kinds = tuple(kinds)
        found = (name for each in self.names for name in each.called(kinds, english))
        return tuple(dict.fromkeys(found))

    def meant(self, kinds: Iterable[str], typed: str) -> tuple[str, ...]:
        """Give the English names of all things called so by the first language that has any."""
        kinds = tuple(kinds)
        return next(filter(None, (each.meant(kinds, typed) for each in self.names)), ())


NO_NAMES = PrintedNames({})


def _none(_: str) -> PrintedNames:
    return NO_NAMES


@dataclass(frozen=True)
class CalledBox:
    """The names of every language, each read when somebody who reads it types a name."""

    languages: tuple[str, ...] = ()
    read: Callable[[str], PrintedNames] = field(default=_none, repr=False, compare=False)

    def of(self, language: str) -> PrintedNames:
        """Give the names of a language, or of the one it is a kind of."""
        for known in (language, language.partition("-")[0]):
            if known in self.languages:
                return self.read(known)
        return NO_NAMES

    def among(self, *languages: str) -> Readings:
        """Give the names of languages, in this order; each counts once."""
        return Readings(tuple(dict.fromkeys(filter(None, map(self.of, languages)))))

    def all(self) -> Readings:
        """Give the names of every language."""
        return self.among(*self.languages)
