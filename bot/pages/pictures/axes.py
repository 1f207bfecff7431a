"""How far an axis goes, and which of its labels stand: the same on every chart."""

from collections.abc import Sequence
from itertools import count

from msgspec import Struct

MOST_LABELS = 12
MOST_STEPS = 8
_LEADING = (1, 2, 5)


class Axis(Struct, frozen=True):
    """From 0 to `top` by equal steps."""

    step: int
    top: int

    @property
    def values(self) -> range:
        """Give what is written beside it."""
        return range(0, self.top + 1, self.step)


def axis(most: int) -> Axis:
    """Give an axis that ends with the first round step above the highest value."""
    rounds = (lead * 10**zeros for zeros in count() for lead in _LEADING)
    step = next(each for each in rounds if each * MOST_STEPS >= most)
    return Axis(step, step * (most // step + 1))


def thinned(labels: Sequence[str], most: int = MOST_LABELS) -> list[int]:
    """Give the places of the labels that stand: all, or every second, third and so on."""
    step = -(-len(labels) // most) or 1
    return list(range(0, len(labels), step))
