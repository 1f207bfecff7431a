"""What people of a language type for dice and conditions, beside the English names (D1, V1)."""

import unicodedata
from collections.abc import Mapping
from functools import lru_cache

from msgspec import Struct

from bot.rules.basics.names import key


class Tongue(Struct, frozen=True):
    """The names of a language: words and letters for a die by its id, words for a condition.

    A letter means this language first; a word that English has too means what it does there.
    `numbers` are words for how many, and `joins` those between dice ("and"), English ones among
    them; `marks` stand on pictures of dice.
    """

    dice: Mapping[str, tuple[str, ...]] = {}
    letters: Mapping[str, tuple[str, ...]] = {}
    conditions: Mapping[str, tuple[str, ...]] = {}
    numbers: Mapping[str, int] = {}
    marks: Mapping[str, str] = {}
    joins: tuple[str, ...] = ()

    def condition(self, text: str) -> str | None:
        """Find the word of the one condition that is called so, or begins so; None for others."""
        wanted = bare(key(text))
        named = {bare(key(each)): word for word, own in self.conditions.items() for each in own}
        begun = {word for name, word in named.items() if wanted and name.startswith(wanted)}
        return named.get(wanted) or (begun.pop() if len(begun) == 1 else None)


NONE = Tongue()
"""A tongue that adds nothing to what is printed."""

ENGLISH = "en"
"""The language whose words always work, whoever types."""


@lru_cache(maxsize=4096)
def bare(text: str) -> str:
    """Leave out accents: nobody needs to type them."""
    parted = unicodedata.normalize("NFD", text)
    return "".join(char for char in parted if unicodedata.category(char) != "Mn")
