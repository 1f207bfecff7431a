"""How names compare: by letters and digits alone, a leading word The left out."""

import re
import unicodedata
from collections.abc import Iterable
from typing import Protocol, TypeVar

# A leading "the" counts as a word of its own only when another word follows it.
_LEADING_THE = re.compile(r"^[\W_]*the[\W_]+(?=[^\W_])")


def key(text: str) -> str:
    """Bring a name down to what compares; empty when it has no letter and no digit."""
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", text).casefold())
    return "".join(filter(str.isalnum, _LEADING_THE.sub("", folded)))


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
    others = {key(other): thing for thing in listed for other in thing.also}
    return others | {key(thing.name): thing for thing in listed}
