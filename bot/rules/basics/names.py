"""How names compare: by letters with their marks and digits, a leading word The left out."""

import re
import unicodedata
from collections.abc import Iterable
from functools import lru_cache
from typing import Protocol, TypeVar

# A leading "the" counts as a word of its own only when another word follows it.
_LEADING_THE = re.compile(r"^[\W_]*the[\W_]+(?=[^\W_])")


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


def by_part(text: str, things: Iterable[ANamed]) -> ANamed | None:
    """Find the one thing that has the text within its name, or else within another accepted one."""
    part, listed = key(text), list(things)
    shown = [each for each in listed if part in key(each.name)]
    found = shown or [each for each in listed if any(part in key(other) for other in each.also)]
    return found[0] if part and len(found) == 1 else None
