"""Arranges boxes on floors so that the arrows between them are short and rarely cross."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate, pairwise
from math import floor as rounded_down
from statistics import fmean

from scipy.optimize import isotonic_regression

Arrow = tuple[str, str]

SWEEPS = 24
GAP = 26
PASSAGE = 10  # how wide an arrow is that goes through a floor


@dataclass(frozen=True)
class Arranged:
    """The rows from the top, where the middle of each box is, and the way of each arrow."""

    rows: tuple[tuple[str, ...], ...]
    middle: Mapping[str, int]
    ways: Mapping[Arrow, tuple[str, ...]]


def arrange(
    widths: Mapping[str, int], floors: Mapping[str, int], arrows: Sequence[Arrow]
) -> Arranged:
    """Put boxes into rows; an arrow over several floors goes through a passage in each."""
    ways = {arrow: tuple(_way(arrow, floors)) for arrow in arrows}
    height = dict(floors)
    for (_, to), way in ways.items():
        height.update({each: floors[to] + up for up, each in enumerate(reversed(way))})
    steps = [step for way in ways.values() for step in pairwise(way)]
    rows = _ordered(_rows(height), steps)
    wide = {each: widths.get(each, PASSAGE) for each in height}
    return Arranged(rows, _placed(rows, steps, wide), ways)


def _way(arrow: Arrow, floors: Mapping[str, int]) -> Iterator[str]:
    start, to = arrow
    yield start
    yield from (f"{start} {to} {floor}" for floor in range(floors[start] - 1, floors[to], -1))
    yield to


def _rows(height: Mapping[str, int]) -> list[list[str]]:
    top = max(height.values())
    return [sorted(each for each in height if height[each] == top - row) for row in range(top + 1)]


def _neighbours(steps: Sequence[Arrow], *, above: bool) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for upper, lower in steps:
        here, there = (lower, upper) if above else (upper, lower)
        found.setdefault(here, []).append(there)
    return found


def _ordered(rows: list[list[str]], steps: Sequence[Arrow]) -> tuple[tuple[str, ...], ...]:
    """Sort rows by their neighbours', downwards and upwards, and keep the least crossed."""
    best, least = [list(row) for row in rows], crossings(rows, steps)
    for sweep in range(SWEEPS):
        down = sweep % 2 == 0
        near = _neighbours(steps, above=down)
        for each in range(1, len(rows)) if down else range(len(rows) - 2, -1, -1):
            _sort(rows[each], rows[each - 1 if down else each + 1], near)
        now = crossings(rows, steps)
        if now < least:
            best, least = [list(row) for row in rows], now
    return tuple(map(tuple, best))


def _sort(row: list[str], fixed: list[str], near: Mapping[str, list[str]]) -> None:
    at = {each: (place + 0.5) / len(fixed) for place, each in enumerate(fixed)}
    own = {each: (place + 0.5) / len(row) for place, each in enumerate(row)}
    pulled = {each: fmean(at[other] for other in near[each]) for each in row if each in near}
    row.sort(key=lambda each: pulled.get(each, own[each]))


def crossings(rows: Sequence[Sequence[str]], steps: Sequence[Arrow]) -> int:
    """Count how often two arrows cross between two rows."""
    at = {each: (row, place) for row, rooms in enumerate(rows) for place, each in enumerate(rooms)}
    spans = [(at[upper][0], at[upper][1], at[lower][1]) for upper, lower in steps]
    return sum(
        a[0] == b[0] and (a[1] - b[1]) * (a[2] - b[2]) < 0
        for place, a in enumerate(spans)
        for b in spans[:place]
    )


def _placed(
    rows: Sequence[Sequence[str]], steps: Sequence[Arrow], wide: Mapping[str, int]
) -> dict[str, int]:
    """Move every row towards its neighbours, again and again, without changing its order."""
    near: dict[str, list[str]] = {}
    for upper, lower in steps:
        near.setdefault(upper, []).append(lower)
        near.setdefault(lower, []).append(upper)
    middle: dict[str, int] = {}
    for row in rows:
        middle |= spread(row, dict.fromkeys(row, 0), wide)
    for sweep in range(SWEEPS):
        for row in rows if sweep % 2 == 0 else reversed(rows):
            wish = {each: _between(middle, near.get(each, [each])) for each in row}
            middle |= spread(row, wish, wide)
    return middle


def _between(middle: Mapping[str, int], others: Sequence[str]) -> int:
    return snapped(fmean(middle[other] for other in others))


def spread(
    row: Sequence[str], wish: Mapping[str, int], wide: Mapping[str, int], gap: int = GAP
) -> dict[str, int]:
    """Put boxes of a row as near as can be to where they wish to be, none over another."""
    if not row:
        return {}
    apart = ((wide[left] + wide[right]) / 2 + gap for left, right in pairwise(row))
    offset = list(accumulate(apart, initial=0.0))
    pulled = isotonic_regression([wish[each] - off for each, off in zip(row, offset, strict=True)])
    return {
        each: snapped(float(x) + off) for each, x, off in zip(row, pulled.x, offset, strict=True)
    }


def snapped(value: float) -> int:
    """Round to a whole number, halves always alike, so that every machine draws the same."""
    return rounded_down(value + 0.5 - 1e-6)
