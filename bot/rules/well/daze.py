"""Daze: dice that an attack loses, and which of them the owner may pick (W7)."""

from collections import Counter
from collections.abc import Collection, Sequence
from itertools import combinations


def losable(pool: Sequence[str], colours: Collection[str]) -> tuple[str, ...]:
    """The dice of a pool that daze can take."""
    return tuple(colour for colour in pool if colour in colours)


def ways_to_lose(pool: Sequence[str], lose: int, colours: Collection[str]) -> list[tuple[str, ...]]:
    """Every different choice of `lose` dice; dice of one colour are alike."""
    among = sorted(losable(pool, colours))
    return sorted(set(combinations(among, min(lose, len(among)))))


def without(pool: Sequence[str], lost: Sequence[str]) -> tuple[str, ...]:
    """The pool with these dice taken from it, the rest in its order."""
    going = Counter(lost)
    kept = []
    for colour in pool:
        if going[colour]:
            going[colour] -= 1
        else:
            kept.append(colour)
    return tuple(kept)
