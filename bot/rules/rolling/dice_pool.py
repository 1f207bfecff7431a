"""Pools of dice, as people type them: "blue red yellow", "2 red", "b r y", "brg", "red x2".

Names and numbers, in digits or in words ("two reds"), stand in any order, divided by spaces, by
, + ; / & or by "and". A number counts the die after it ("2br" is two blue and a red), or, where a
number follows every name, the die before it.
Letters mean attack dice in the attack option and in a free pool, defence dice in the defence
option: "b" is blue there and black here, "g" green there and gray here; brown is "n" (or "br" in
the defence option), black also "k", gray also "w" for white. In the first edition they are
r w b g y, and k or p for the power die.

Whoever types in another language has its words and letters besides, without accents too. A letter
means that language first: in French "g" is gray in a free pool, and still green among attack dice.
At a table of yet another language its words and letters work too, where they mean nothing else.
"""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from enum import Enum

from bot.rules.basics.dice import DiceBox, Die, DieKind
from bot.rules.basics.keys import Quoted
from bot.rules.basics.options import Edition
from bot.rules.basics.spoken import NONE, Tongue, bare
from bot.rules.state.refusals import Impossible

MOST_DICE = 20
LONGEST_TEXT = 200
LONGEST_QUOTE = 60
LARGEST_COUNT = 999
TOKEN = re.compile(r"\d+|[^\W\d_]+(?::[^\W\d_]+)?|[^\w\s]+|_+")
DIVIDERS = re.compile(r"[,+;/&]")
TIMES = re.compile(r"(?<=\d)\s*[x×*]\s*|(?:(?<!\w)x|[×*])\s*(?=\d)")


class PoolUse(Enum):
    """Which dice a pool may hold; where a letter fits several, the first kind wins."""

    ATTACK = (DieKind.ATTACK, DieKind.POWER)
    DEFENCE = (DieKind.DEFENCE,)
    FREE = (DieKind.ATTACK, DieKind.POWER, DieKind.DEFENCE)


class UnknownDie(Impossible):
    """The pool's text has a part that names no die of this kind; `known` are the colours."""

    text: str
    known: tuple[Quoted, ...]


class TooManyDice(Impossible):
    """The pool is larger than one roll may be."""

    count: int
    most: int = MOST_DICE


class EmptyPool(Impossible):
    """The pool's text names no dice; `known` are the colours it could name."""

    known: tuple[Quoted, ...]


def parse_pool(
    text: str,
    box: DiceBox,
    use: PoolUse = PoolUse.FREE,
    edition: Edition = Edition.SECOND,
    tongue: Tongue = NONE,
    beside: Tongue = NONE,
) -> tuple[str, ...]:
    """Read a pool's dice ids, in the order typed; raises UnknownDie, TooManyDice or EmptyPool.

    What `beside` adds, the table's language, never changes what the asker's own or English means.
    """
    dice = [die for kind in use.value for die in box if (die.kind, die.edition) == (kind, edition)]
    return _PoolReader(dice, tongue, beside).read(text)


def write_pool(pool: Sequence[str], box: DiceBox) -> str:
    """Write a pool of one edition so that it reads back the same: "2 red blue"."""
    counts = Counter(box[die].colour for die in pool)
    return " ".join(colour if n == 1 else f"{n} {colour}" for colour, n in counts.items())


class _PoolReader:
    """Reads pools of certain dice; those that stand first have first claim on letters."""

    def __init__(self, dice: Sequence[Die], tongue: Tongue, beside: Tongue) -> None:
        self._known = tuple(die.colour for die in dice)
        own = {bare(name): die.id for die in dice for name in tongue.dice.get(die.id, ())}
        self._names = own | {name: die.id for die in dice for name in die.names}
        self._numbers = dict(tongue.numbers)
        self._letters: dict[str, str] = {}
        for die in dice:
            self._claim(die, tongue.letters.get(die.id, ()))
        for die in dice:
            self._claim(die, die.letters)
        joins = (*tongue.joins, *self._added(dice, beside))
        marked = (rf"\b{re.escape(word)}\b" for word in joins)
        self._divides = re.compile("|".join((DIVIDERS.pattern, *marked)))

    def _added(self, dice: Sequence[Die], beside: Tongue) -> tuple[str, ...]:
        """Let another language add what means nothing yet; gives what it says between dice."""
        named = ((bare(name), die.id) for die in dice for name in beside.dice.get(die.id, ()))
        names = {name: id for name, id in named if not self._means(name)}
        numbers = {word: n for word, n in beside.numbers.items() if not self._means(word)}
        joins = tuple(word for word in beside.joins if not self._means(word))
        self._names |= names
        self._numbers |= numbers
        for die in dice:
            self._claim(die, beside.letters.get(die.id, ()))
        return joins

    def _means(self, word: str) -> bool:
        return word in self._names or word in self._numbers or bool(self._spell(word))

    def _claim(self, die: Die, letters: Iterable[str]) -> None:
        free = [short for short in letters if not self._spell(short)]
        self._letters |= dict.fromkeys(free, die.id)

    def read(self, text: str) -> tuple[str, ...]:
        if len(text) > LONGEST_TEXT:
            raise self._unknown(text)
        parts = self._divides.split(TIMES.sub(" ", text.casefold()))
        counted = [pair for part in parts for pair in self._counted(part)]
        total = sum(count for count, _ in counted)
        if total > MOST_DICE:
            raise TooManyDice(total)
        if total == 0:
            raise EmptyPool(self._known)
        return tuple(die for count, die in counted for _ in range(count))

    def _counted(self, part: str) -> Iterator[tuple[int, str]]:
        """Each die of a part with its count; refuses a count that could belong to either die."""
        items = [item for token in TOKEN.findall(part) for item in self._items(token)]
        shape = "".join("n" if item.isdecimal() else "d" for item in items)
        if re.fullmatch("(dn)+", shape):
            items[::2], items[1::2] = items[1::2], items[::2]
        elif not re.fullmatch("(n?d)*", shape):
            raise self._unknown(part)
        count = 1
        for item in items:
            if item.isdecimal():
                count = min(int(item), LARGEST_COUNT)
            else:
                yield count, item
                count = 1

    def _items(self, token: str) -> list[str]:
        """A number as it is, a name or a run of letters as the dice it stands for."""
        if token.isdecimal():
            return [token]
        name = token if token in self._names else bare(token)
        if name in self._numbers:
            return [str(self._numbers[name])]
        dice = [self._names[name]] if name in self._names else self._spell(name)
        if not dice:
            raise self._unknown(token)
        return dice

    def _spell(self, word: str) -> list[str]:
        """The dice that a run of letters stands for; none if any of it stands for nothing."""
        letters = "|".join(sorted(self._letters, key=len, reverse=True))
        if not re.fullmatch(f"(?:{letters})+", word):
            return []
        return [self._letters[short] for short in re.findall(letters, word)]

    def _unknown(self, text: str) -> UnknownDie:
        return UnknownDie(text.strip()[:LONGEST_QUOTE], self._known)
